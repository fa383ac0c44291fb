### The table, its replay, the big screen and the frame of lessons.

## Everywhere at the table

close = Close
cancel = Cancel
home = Home page
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
bot-at-A = Ash
bot-at-B = Bell
bot-at-C = Cinder
bot-at-D = Dusk
bot-at-E = Echo
bot-at-F = Fog
seat-stand-in = a bot is playing
seat-here = here
seat-away = away
seat-resigned = resigned
seat-flag = out of time
seat-turn = to play
watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
clock-left = Time left
clock-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }

## The line that says who must do what

status-loading = Loading the table…
status-closed = This table has been closed.
status-moment = Earlier position (entry { $seq }).
status-again = Since your last turn…
status-resigned = You resigned. It is { $seat_name }’s turn.
status-resigned-bot = You resigned. A bot plays in your seat.
status-stand-in = A bot is playing for you. Take your seat back whenever you like.
status-flag =
    { $count ->
        [one] { $names } ran out of time: a bot plays on.
       *[other] { $names } ran out of time: bots play on.
    }
status-flag-you = You ran out of time: a bot is playing for you. Take your seat back whenever you like.
status-flag-you-claim = You ran out of time: a bot is playing for you. Take your seat back before your opponent claims the win.
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
        [one] Replay the move made since your turn
       *[other] Replay the { $count } moves made since your turn
    }
back-to-present = Back to the game

## Buttons

undo = Undo
take-back = Take back
hint = Hint
status-thinking = { $seat_name } is thinking
hint-why = Why?
hint-expected = Expected result: { $outlook }
outlook-winning = winning
outlook-ahead = somewhat better
outlook-even = even
outlook-behind = somewhat worse
outlook-losing = losing
outlook-scale = From −100, all lost, to +100, all won.
hint-line = How it could go on
hint-step = { $who }: { $action }
hint-chance = Chance
hint-others = Other moves
hint-guesses = What others hide is only guessed.
all-actions = All actions
actions-short = Actions
actions-none = There is nothing for you to do right now.
you-watch = You are watching.
come-back = Take my seat back
costly-yes = Confirm

## Log and chat

log-empty = Nothing has happened yet.
log-memory = At this table everyone relies on memory: only the latest move is shown.
log-curtain = The log is hidden while the curtain is closed.
log-look = Show this position
chat-empty = Nobody has said anything yet.
chat-off = There is no chat at this table.
chat-curtain = The chat is hidden while the curtain is closed.
chat-phrases = Preset phrases
chat-text = Write a message
chat-send = Send
chat-mute = Mute
chat-mute-name = Mute { $name }
chat-muted =
    { $count ->
        [one] You have muted one person.
       *[other] You have muted { $count } people.
    }
chat-guest = Guests can only use preset phrases; with an account you can write freely.
chat-nobody = Take a seat to join the chat.
chat-watching = Until the game is over, only the other spectators read this.
chat-spectator = spectator
chat-join = Talk with the other spectators
chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
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
ask-stop = Offer to stop
resign = Resign
close-table = Close the table
claim = Claim the win
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
sure-resign = Resign the game?
    .text = You lose the game, and this cannot be undone.
    .yes = Resign
sure-resign-many = { sure-resign }
    .text = A bot takes your seat and you come last. This cannot be undone.
sure-stop = Stop the game here?
    .text = If everybody agrees, the game ends as a draw.
    .yes = Ask the others
sure-bot = Let a bot play for { $absent_seat_name }?
    .text = If the others agree, a bot plays until { $absent_seat_name } comes back.
    .yes = Ask the others
sure-claim = Claim the win?
    .text = Your opponent ran out of time. The game ends, and you win. You can also let the bot play on.
    .yes = Claim the win
sure-close = Close this table?
    .text = Everybody leaves it, and it cannot be opened again.
    .yes = Close the table

## The end of a round and of the game

round-player = Player
round-what = What happened
round-score = Score
round-continue = Continue
end-title = Game over
end-result = Result
end-rank = Rank
rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
end-rematch = Rematch
end-rematch-go = Go to the rematch
end-replay = Replay
end-picture = Share picture
end-drawing = as a drawing (SVG)
end-lobby = Back to the lobby
picture-failed = The browser could not create a picture.

## The line to the house

line-reconnecting = Connection lost. Reconnecting…
line-unsaved = Your move is not saved yet. Trying again…
line-offline = You are offline. The game continues as soon as you are back.
line-closed = This table has been closed.
closed-help = The host or the house closed it. There are other tables in the lobby.
line-banned = You cannot enter at the moment.
line-replaced = This game is open in another window.
line-retry = Try again
no-table = Table not found
no-table-help = The link or the code may be wrong. Ask for it again, or find a table in the lobby.
no-line = The table cannot be reached

## The waiting room

waiting-start = Everybody is here: start whenever you like.
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
join-name-made-up = made up if left blank
sit-any = Join the game
sit-here = Take this seat
leave = Leave
start = Start the game
bot-add = Add a bot…
bot-choose = Add a bot at seat { $letter }
bot-remove = Remove
share = Invite
share-code = Table code:
share-link = Link to this table
share-copy = Copy
share-share = Share
share-copied = Link copied.
share-selected = Link selected: copy it with your keyboard or a long press.
share-qr = QR code for { $url }
share-text = Come and play { $game } with me!
share-failed = The link cannot be shown at the moment.
share-local = This address works on this computer only. To reach it from a phone in the room, start the house with “./hantise serve --host 0.0.0.0”.
about-table = This table
about-pace = Time control
about-memory = Memory aid
about-rated = Rated game
pace-none = no clock
pace-live =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }, plus { $increment ->
        [one] { $increment } second per move
       *[other] { $increment } seconds per move
    }
pace-correspondence =
    { $days ->
        [one] one day per move
       *[other] { $days } days per move
    }

## The keys

keys = Keyboard shortcuts
keys-table = At the table
keys-screen = Several people at one screen
keys-replay = Replay
keys-editor = Drawing a castle
keys-help = Show these shortcuts
keys-explain = Explain a card, a token or a sign
keys-close = Close what is open
keys-tabs = Log, chat and rules: next tab
keys-hold = Hold to look
keys-curtain = Close the curtain
keys-rooms = From room to room
keys-row-ends = To the first or last room of the row
keys-choose = Choose
keys-let-go = Let go of what you hold
keys-cards = From card to card
keys-rows = To the row above or below
keys-hand-ends = To the first or last card
keys-copies = One card more or fewer
keys-places = From room to wall to room
keys-tool = Use the chosen tool
keys-door = On a wall: a red, blue or green door
keys-wall-up = On a wall: remove the door
keys-hall = On a wall: join the two rooms, or part them
keys-blazon = In a room: its blazon
keys-undo = Undo
keys-redo = Redo
keys-save = Save
keys-play = Play or pause
keys-step = One step back or on
keys-ten = Ten steps back or on
keys-replay-ends = To the beginning or the end
key-space = Space
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-delete = Delete
key-backspace = Backspace

## The menu

show-settings = Display and sound
speed = Animation speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant
sound = Sounds
voice = Read announcements aloud
confirm-costly = Confirm costly moves
big-screen = Mute this device: the big screen plays the sounds
tv-open = Big screen

## Several people at one screen

curtain-who = { $name }, it is your turn
curtain-others = Everybody else: look away, please.
curtain-hold = Hold to look
curtain-keep = Keep open for my turn
curtain-close = Close the curtain
curtain-public = everybody may look
recap-title = Since your last turn
recap-read = Got it

## A game without a board of its own

generic-view = The table
generic-private = Only you see
generic-recall = Seen earlier
generic-yes = yes
generic-no = no

## Replay

replay-title = Replay: { $game }
replay-controls = Replay controls
replay-first = Go to the start
replay-previous = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = Go to the end
replay-step = Step
replay-position = Step { $step } of { $last }
replay-reading = Loading…
replay-further = Show the next moves
replay-earlier = Show the earlier moves
replay-start = Start of the game.
replay-dealt = Set-up complete: the game can begin.
replay-eyes = View as
replay-eyes-public = Spectator
replay-eyes-open = Everything revealed
replay-share = Play on, speed, link, file
replay-link = Copy the link to this step
replay-linked = Link to this step copied.
replay-link-shown = Copy the address of this page: it leads to this step.
replay-export = Download the record
replay-from-events = This game was played under older rules: it is shown as it was stored.
replay-none = Game not found
analyse = Analyse
analysis = Analysis
analysis-running = Analysing the game…
analysis-waiting = It takes about a minute. Bots that are playing go first.
analysis-failed = The analysis could not be finished.
analysis-curve = Course of the game
analysis-seat = { $who } { $worth }
analysis-mark = { $cost } · better: { $action }
analysis-ahead = Next move { $cost } · better: { $action }
analysis-previous = Previous turning point
analysis-next = Next turning point
analysis-details = Details
analysis-turning = Turning points
analysis-calm = No move gave much away.
analysis-move = Step { $step }, { $who }
analysis-luck-and-choice = Luck and choice
analysis-choices = Choices
analysis-start = Start
analysis-choice = Own moves
analysis-others = Others’ moves
analysis-luck = Luck
analysis-end = End
analysis-mistakes = Mistakes
analysis-luck-scale = A move is judged by what its player could know, the course of the game by the cards as they really were. Luck is what the draws brought beyond their average.
analysis-judge = Judged by: { $bot }.
play-on = Play on from here
play-on-help = A new unrated game against bots begins as this one stood after step { $step }.
play-on-seat = Your seat
play-on-go = Play
record-delete = Delete this record
record-delete-sure = Delete this imported record?
    .text = Its link will no longer work. The file you imported is not affected.
    .yes = Delete
import-title = Replay a game from a file
import-help = Choose a record that you downloaded here or saved on your own computer. It is checked, and then anyone with its link can replay it.
import-file = Record file
import-go = Open
import-busy = Checking the record…
import-too-large = This file is too large to be a record.
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
tv-sound = Turn on the sound
tv-next = The next game begins here in a moment.
tv-free-seat = free

## Lessons

lesson-title = Learn { $game }
lesson-progress = Scene { $number } of { $count }
lesson-show = Show me
lesson-again = Start over
lesson-next = Continue
lesson-back = Previous scene
lesson-play = Play now
lesson-end = That was everything you need for a first game.
lesson-over = The lesson is over
lesson-from-start = Restart the lesson
lesson-wanted = Like this: { $action }
lesson-astray = That is allowed, but this scene is about something else: start it over.
lesson-none = There is no lesson for this game
# Names of the house: the learner’s, unless the house knows another, and those at the other seats.
lesson-learner = Glimmer
lesson-other-1 = Whisper
lesson-other-2 = Draught
lesson-other-3 = Lantern
lesson-other-4 = Cobweb
lesson-other-5 = Lullaby

## A puzzle

puzzle = Puzzle
puzzles = Puzzles
puzzle-title = { $game }, puzzle { $number }
puzzle-right = Good. Go on:
puzzle-solved = Solved!
puzzle-shown = Here is how:
puzzle-not-now = That is not possible here.
puzzle-again = Try again
puzzle-restart = Start over
puzzle-show = Show solution
puzzle-next = Next puzzle
