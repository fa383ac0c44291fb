### The table, its replay, the big screen and the frame of lessons.

## Everywhere at the table

close = Close
cancel = Cancel
home = To the entrance
menu = Menu
drawers = Log, chat and rules
log = Log
chat = Chat
rules = Rules

## Seats

seats = Players
name-you = { $name } (you)
    .behind = (you)
seat-you = You
seat-free = free
seat-bot = bot
seat-stand-in = a bot stands in
seat-here = here
seat-away = not here
seat-resigned = gave up
seat-turn = to act
watching =
    { $count ->
        [one] { $count } person watches.
       *[other] { $count } people watch.
    }
clock-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }

## The line that says who must do what

status-loading = The table is being laid…
status-closed = This table has been closed.
status-moment = An earlier moment (entry { $seq }).
status-again = Since your turn…
status-resigned = You gave up. It is { $seat_name }’s turn.
status-resigned-bot = You gave up. A bot plays in your seat.
status-stand-in = A bot is playing for you. Take your seat back whenever you like.
status-generic-you = Your turn: choose an action.
status-generic-other = It is { $seat_name }’s turn.
status-generic-wait = One moment…
not-your-turn = It is { $seat_name }’s turn.
your-turn = It is your turn.
result-you = You win!
result-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
result-draw = A draw.
since-short =
    { $count ->
        [one] Since your turn: { $count } move
       *[other] Since your turn: { $count } moves
    }
since-show =
    { $count ->
        [one] Show again the move made since your turn
       *[other] Show again the { $count } moves made since your turn
    }
back-to-present = Back to now

## Buttons

undo = Undo
take-back = Take back
hint = Hint
all-actions = All actions
actions-short = Actions
actions-none = There is nothing for you to do right now.
you-watch = You are watching.
come-back = Take my seat back
costly-yes = Do it

## Log and chat

log-empty = Nothing has happened yet.
log-memory = At this table everyone relies on their memory: only the latest move is told.
log-curtain = The log is hidden while the curtain is closed.
log-look = Show this moment on the board
chat-empty = Nobody has said anything yet.
chat-off = There is no chat at this table.
chat-curtain = The chat is hidden while the curtain is closed.
chat-phrases = Ready-made phrases
chat-text = Say something
chat-send = Send
chat-mute = Mute
chat-mute-name = Hide what { $name } says
chat-muted =
    { $count ->
        [one] You hide what one person says.
       *[other] You hide what { $count } people say.
    }
chat-guest = Guests use the ready-made phrases; with an account you can write freely.
chat-nobody = Take a seat to join in the talk.
chat-unread =
    { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-lucky = That was lucky!
phrase-oops = Oops!
phrase-boo = Boo!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-rematch = Shall we play again?
phrase-goodbye = Goodbye!

## Asking the others

ask-bot = Let a bot play
ask-stop = Agree to stop
resign = Give up
close-table = Close the table
proposal-back = { $by_seat_name } would like to take back a move.
proposal-back-mine = You asked to take back a move.
proposal-stop = { $by_seat_name } would like to stop here.
proposal-stop-mine = You asked to stop here.
proposal-bot = { $by_seat_name } would like a bot to play for { $absent_seat_name }, who is away.
proposal-bot-mine = You asked for a bot to play for { $absent_seat_name }, who is away.
proposal-waiting = Waiting for { $names }.
proposal-yes = Agree
proposal-no = Refuse
proposal-withdraw = Withdraw
sure-resign = Give up the game?
    .text = The game is lost for you, and this cannot be undone.
    .yes = Give up
sure-resign-many = { sure-resign }
    .text = A bot takes your seat, and you come last. This cannot be undone.
sure-stop = Stop the game here?
    .text = If everybody agrees, the game ends as a draw.
    .yes = Ask the others
sure-bot = Let a bot play for { $absent_seat_name }?
    .text = If the others agree, a bot plays until { $absent_seat_name } comes back.
    .yes = Ask the others
sure-close = Close this table?
    .text = Everybody leaves it, and it cannot be opened again.
    .yes = Close it

## The end of a round and of the game

round-player = Player
round-what = What happened
round-score = Score
round-continue = Go on
end-title = The game is over
end-result = Result
end-rank = Rank
rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
end-rematch = Play again
end-rematch-go = To the next game
end-replay = Replay
end-picture = Share the picture
end-drawing = as a drawing (SVG)
end-lobby = To the lobby
picture-failed = The browser could not make a picture.

## The line to the house

line-reconnecting = The line is broken. Reconnecting…
line-offline = You are offline. The game goes on as soon as you are back.
line-closed = This table has been closed.
closed-help = Its host or the house closed it. There are others in the lobby.
line-banned = You cannot come in here at the moment.
line-replaced = This game is open in another window.
line-retry = Try again
no-table = There is no such table
no-table-help = Perhaps there is a slip in the link or the code. Ask for it again, or find a table in the lobby.
no-line = The table cannot be reached

## The waiting room

waiting-start = Everybody is here: start the game whenever you like.
waiting-host = All seats are taken. The host will start the game.
waiting-everybody = The game begins as soon as everybody is here.
waiting-free =
    { $count ->
        [one] One seat is still free. Send the link to somebody!
       *[other] { $count } seats are still free. Send the link to your friends!
    }
waiting-sit =
    { $count ->
        [one] One seat is free. Would you like to play?
       *[other] { $count } seats are free. Would you like to play?
    }
waiting-full = All seats are taken. You can watch as soon as the game begins.
join-name = Your name
join-name-made-up = empty: a made-up name
sit-any = Sit down and play
sit-here = Sit here
leave = Leave
start = Start the game
bot-add = Seat a bot…
bot-choose = Seat a bot at { $letter }
bot-remove = Remove
share = Invite
share-code = The code to say aloud:
share-link = The link to this table
share-copy = Copy
share-share = Share
share-copied = The link has been copied.
share-selected = The link is selected: copy it with your keyboard or a long press.
share-qr = A picture for phones that leads to { $url }
share-text = Come and play { $game } with me!
share-failed = The link cannot be shown at the moment.
share-local = This address works on this machine only. To reach it from a phone in the room, start the house with “./hantise serve --host 0.0.0.0”.
about-table = This table
about-pace = Time
about-memory = Memory aid
about-rated = Counts for the ranking
pace-none = no clock
pace-live = { $minutes } minutes each, { $increment } seconds more per move
pace-correspondence =
    { $days ->
        [one] one day per move
       *[other] { $days } days per move
    }

## The menu

show-settings = How it is shown
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant
sound = Sounds
voice = Speak announcements aloud
confirm-costly = Ask before costly choices
big-screen = A big screen in the room makes the sounds: this device stays silent
tv-open = Big screen

## Several people at one screen

curtain-who = { $name }, it is your turn
curtain-others = Everybody else: look away, please.
curtain-hold = Hold to look
curtain-keep = Open for my turn
curtain-close = Close the curtain
curtain-public = everybody may look
recap-title = Since your last turn
recap-read = Got it

## A game without a board of its own

generic-view = The table
generic-private = Only you see
generic-recall = What could be seen before
generic-yes = yes
generic-no = no

## Replay

replay-title = Replay: { $game }
replay-controls = Replay controls
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = Step
replay-position = Step { $step } of { $last }
replay-start = The beginning.
replay-dealt = Everything is dealt: the game can begin.
replay-eyes = Through whose eyes
replay-eyes-public = A spectator’s
replay-eyes-open = Everything open
replay-share = Speed, link, picture, file
replay-link = Copy the link to this step
replay-linked = The link to this step has been copied.
replay-link-shown = Copy the address of this page: it leads to this step.
replay-export = Save the record
replay-keys = Space plays and pauses, the arrow keys step, Home and End jump.
replay-from-events = This game was played under older rules: what happened is shown as it was stored.
replay-none = There is no such game to replay
import-title = Replay a game from a file
import-help = Choose a record that you saved here or on your own computer. It is checked, and then anybody with its link can replay it.
import-file = Record file
import-go = Open it
import-busy = The record is being checked…
import-too-large = This file is too large for a record.
import-not-json = This file is not a record: it is not JSON.

## The big screen

tv-join = Join or watch
tv-code = Code
tv-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
tv-ready = Everybody is here. The host starts the game.
tv-sound = Turn the sound on
tv-next = The next game begins here in a moment.
tv-free-seat = free

## Lessons

lesson-title = Learn { $game }
lesson-progress = Scene { $number } of { $count }
lesson-show = Show me
lesson-again = Start over
lesson-next = Go on
lesson-back = Previous scene
lesson-play = Now play
lesson-end = That was everything you need for a first game.
lesson-over = The lesson is over
lesson-from-start = Begin the lesson anew
lesson-wanted = Like this: { $action }
lesson-astray = That is allowed, but the scene is about something else: start it over.
lesson-none = There is no lesson for this game
# Names of the house: the learner’s, unless the house knows another, and those at the other seats.
lesson-learner = Glimmer
lesson-other-1 = Whisper
lesson-other-2 = Draught
lesson-other-3 = Lantern
lesson-other-4 = Cobweb
lesson-other-5 = Lullaby
