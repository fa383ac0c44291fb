### The pages of the house: entrance, lobby, settings and the rest around the games.

## The frame of every page

skip = Skip to the content
nav = Main menu
nav-home = Hantise, the entrance
nav-lobby = Lobby
nav-mine = My games
nav-castles = Castles
nav-leaderboard = Rankings
nav-settings = Settings
nav-admin = Administration
nav-more = More about the house
menu = Menu
switch-to-en = Switch to English
switch-to-fr = Passer au français
switch-to-light = Switch to the light theme
switch-to-dark = Switch to the dark theme
footer-unofficial = An unofficial house of ghost games.
try-again = Try again
save = Save
cancel = Cancel
close = Close
about-game = { $what }, { $title }

title-entrance = Hantise, a house of ghost games
title-lobby = Lobby
title-mine = My games
title-leaderboard = Rankings
title-settings = Settings
title-device = Go on at this device
title-about = About and credits
title-fair = Is it fair?
title-admin = Administration
title-castles = Castles
title-not-found = No such room
title-rules = Rules of { $game }

## What goes wrong

error-offline = The house cannot be reached. Check the connection, then try again.
error-unexpected = Something went wrong here. Nothing was changed.
error-house-down = The house has a problem. Please try again in a moment.
not-found-heading = There is no such room
not-found-help = Perhaps the address has a typing mistake, or the table that was here has been closed. These doors are open:
to-entrance = To the entrance
to-lobby = To the lobby
to-mine = To my games

## Entrance

motto = A house of ghost games. Every lit window is one.
scene = A haunted house at night; its lit windows are the games
window = { $title }: look in at this window
door = The front door, to the lobby
games-heading = The games
play-now = Play now
more-options = More options
learn = Learn it
rules = Rules
players-range =
    { $low ->
        [2] { $high ->
            [2] 2 players
           *[other] 2–{ $high } players
        }
       *[other] { $low }–{ $high } players
    }
minutes = { $minutes } min
age = { $age }+
join-heading = Join by code
join-help = Four letters; whoever opened the table can see them.
join = Join
with-people-heading = Play with people
with-people =
    { $open ->
        [0] No table is waiting for players
        [one] One table is waiting for players
       *[other] { $open } tables are waiting for players
    }, and { $people ->
        [0] the house is quiet.
        [one] one person is here.
       *[other] { $people } people are here.
    }
name-heading = Your name
name-saved = From now on you are { $name }.
name-nobody = You may play without one: a ghostly name will be found for you.
name-guest = You are a guest on this device.
name-account = This is the name of your account.
make-account = Make it an account
waiting-for-me =
    { $count ->
        [0] No game is waiting for you.
        [one] One game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
games-running =
    { $count ->
        [one] You have a game in progress.
       *[other] You have { $count } games in progress.
    }
continue-game = Continue { $game }
your-turn-at = { $game }: it is your turn.

## Tables in lists

your-turn = Your turn
free-seats =
    { $free ->
        [one] one of { $players } seats free
       *[other] { $free } of { $players } seats free
    }
pace-live-short = { $minutes } min + { $increment } s
pace-days-short =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
rated = rated
by-link = by link only
watching =
    { $count ->
        [one] one watching
       *[other] { $count } watching
    }
won-by =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
sit = Sit down
look = Look
watch = Watch
go-back = Go back in
play = Play
replay = Replay

## Lobby

lobby-waiting = Opening the door …
lobby-broken = The line to the house is broken; what you see may be out of date. Trying again …
lobby-open = Tables that wait for players
lobby-open-none = None just now. Open one: your friends can join by link, and anybody from here.
lobby-playing = Games to watch
lobby-playing-none = Nobody is playing in public just now.
lobby-recent = Latest results
lobby-recent-none = No game has ended here yet.
lobby-here = Who is here
lobby-here-none = Nobody but you and the draught.
lobby-here-who =
    { $named ->
        [0] { $others ->
            [one] One person is here.
           *[other] { $others } people are here.
        }
       *[other] { $others ->
            [0] { $names }.
            [one] { $names } – and one more person.
           *[other] { $names } – and { $others } more people.
        }
    }

## A new table

form-show = Open a table
form-hide = Close the form
form-heading = A new table
form-game = Game
form-players = Number of players
players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
form-seats = Who sits where
seat = Seat { $letter }
seat-me = Me
seat-me-named = Me ({ $name })
seat-open = Free for anyone who joins
seat-bot = A bot
seat-here = At this screen too
seat-bot-level = Bot at seat { $letter }
seat-here-name = Name
seat-here-name-of = Name of the person at seat { $letter }
pace = Pace
pace-none = No clock
pace-live = Live, with a clock
pace-correspondence = Over days
pace-bank = Time for each player
pace-increment = Added for each move
pace-days = Time for each move
seconds = { $seconds } s
days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
hours =
    { $hours ->
        [1] 1 hour
        [24] 1 day
        [168] 1 week
        [720] 30 days
        [8760] 1 year
       *[other] { $hours } hours
    }
form-rules = Options of the rules
form-table = More about the table
form-public = Who may come
form-public-yes = Everybody: it is shown in the lobby
form-public-no = Only those who have the link or the code
form-chat = Chat
form-chat-free = Free
form-chat-phrases = Ready-made phrases only
form-chat-off = Off
form-chat-guest = Guests speak in ready-made phrases. With an account you may write.
form-memory = Memory aid
    .help = Shows again what everybody has seen and might have forgotten.
form-rated = Count for the rankings
    .help = If everybody has an account, and the options allow it.
form-unrated-guest = Guests are not ranked: that takes an account.
form-unrated-bots = Games with bots are not ranked.
form-unrated-screen = Games on one screen are not ranked.
form-open = Open the table
form-start = Start the game

## My games

mine-next = The next one that waits for me
mine-waiting = Waiting for me
mine-playing = In progress
mine-open = Waiting for players
mine-over = Finished
mine-none = You have no games yet. Choose a window, or see who is in the lobby.
mine-page = My results and ratings

## People and rankings

person-guest = A guest of the house.
person-since = In the house since { $date }.
person-games = Games
person-rating = Rating at { $game }
person-recent = Latest games
person-recent-none = No finished games in public yet.
column-rank = Rank
column-name = Name
column-rating = Rating
column-games = Games
column-game = Game
column-played = Played
column-won = Won
column-when = When
column-admin = Administrator
column-action = What
column-target = Whom
column-why = Why
curve =
    { $games ->
        [one] { $rating }, give or take { $uncertainty }, after one rated game.
       *[other] { $rating }, give or take { $uncertainty }, after { $games } rated games.
    }
curve-course = Between { $low } and { $high }, from { $from } to { $to }.
leaderboard-of = Rankings: { $game }
leaderboard-help = Only games between people with accounts count. A rating starts low and rises as the house becomes sure of it.
leaderboard-none = Nobody has played a rated game yet.
leaderboard-all = All rankings

## Rules

rules-search = Search the rules
rules-contents = Contents
rules-technical = For programs, and for those who study the game
rules-found =
    { $count ->
        [0] The rules do not speak of “{ $word }”.
        [one] “{ $word }” is found in one section.
       *[other] “{ $word }” is found in { $count } sections.
    }

## Settings

settings-device = On this device
settings-notifications = When it is my turn
settings-account = Account
settings-other-device = Go on at another device
settings-tokens = Tokens for programs
settings-data = My data
setting-language = Language
language-auto = As the browser
language-en = English
language-fr = Français
setting-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
setting-motion = Motion
motion-system = As the system
motion-full = Everything moves
motion-reduced = As little as possible
setting-speed = Speed of what happens in a game
    .help = Tap the board to skip what is being shown.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
setting-sound = Sound
setting-volume = Volume
try-sound = Try it
setting-voice = Speak announcements aloud
    .help = With the voice of this device.
    .impossible = This browser has no voice.
voice-sample = Five, mirror
setting-confirm = Ask before costly choices
    .help = What it would cost is shown, and asked about once.
setting-notifications = Notify me while this page is open elsewhere
setting-push = Notify me also when no page is open
    .help = For games over days. The message says which game, nothing more.
notifications-help = The title of the page always shows when it is your turn.
notifications-impossible = This browser shows notifications only on a secure address (https) or on this very computer. The title and the sound still tell you.
notifications-denied = The browser has refused. Its settings for this address can allow it again.
saved = Saved.
copy = Copy
print = Print
copied = Copied.
selected = Selected: now copy it with your keyboard, or with a long press.
account-make = Make an account
    .help = You keep your name, your games and your seat. Games with others can then count for the rankings.
account-make-button = Make the account
account-name = Name
account-password = Password
    .help = At least 8 characters. A few words in a row are good.
account-old-password = Password until now
account-new-password = New password
account-mail = Mail address (optional)
    .help = Only for reminders of games over days. Nobody sees it.
mail-code = Code
    .help = It was sent to { $mail }. Reminders go there once you have typed it here.
mail-confirm = Confirm
mail-code-again = Send the code again
mail-code-sent = The code was sent.
mail-confirmed = The address is confirmed: reminders go there.
own-password = Your password, to change this
recovery-code = Recovery code
    .help = Shown only this once. Whoever has it can set a new password: print it or keep it in a safe place.
sign-in = Sign in
    .help = Your games as a guest on this device come along.
forgotten = I have forgotten the password
recover = Set the password and sign in
sign-out = Sign out
sign-others-out = Sign out all other devices
signed-out = You are signed out.
signed-others-out = All other devices are signed out.
password-change = Change the password
    .help = All other devices will be signed out.
password-changed = The password is changed.
other-device-help = Take your name and your games to a phone or another computer, without a password.
other-device-make = Show the code
other-device-qr = QR code with the address below
other-device-address =
    { $minutes ->
        [one] Scan the picture, or open this address there. It is good once, for one minute.
       *[other] Scan the picture, or open this address there. It is good once, for { $minutes } minutes.
    }
other-device-local = This address works on this machine only. To reach it from a phone in the room, start the house with “./hantise serve --host 0.0.0.0”.
tokens-help = A program of yours can play with a token, through the same protocol as this page.
token-label = What it is for
token-new = Make one
token-made = made on { $date }, never used
token-used = used { $ago }
token-drop = Revoke
token-drop-named = Revoke { $label }
token-secret = Shown only this once. Whoever has it can play in your name.
export = Download my data
export-help = Everything the house keeps about you, as a JSON file.
farewell = Delete my account
farewell-guest = Forget me
farewell-help = Your name, password, mail address and messages are deleted at once and for good. Games you played with others stay, without your name.
farewell-sure = I am sure
farewell-button = Delete for good

## Another device

device-help = With the code from your other device you are the same person here: same name, same games.
device-code = Code
device-take = Go on here
device-done = Welcome back, { $name }.
device-replaces = On this device you are { $name } so far. Games being played come along; the name does not.

## Administration

admin-find = Find somebody
admin-find-button = Find
admin-found =
    { $count ->
        [0] Nobody has such a name.
        [one] One person.
       *[other] { $count } people.
    }
admin-guest = guest, seen { $ago }
admin-account = account, seen { $ago }
admin-hours = For how long
admin-mute = Mute
admin-unmute = Unmute
admin-ban = Ban
admin-unban = Lift the ban
admin-muted = muted until { $until }
admin-banned = banned until { $until }
admin-audit = What administrators did
admin-audit-none = Nothing yet.
audit-mute = Muted for { $time }
audit-unmute = Unmuted
audit-ban = Banned for { $time }
audit-unban = Ban lifted
audit-admin = Made administrator
audit-not-admin = No longer administrator
audit-close-table = Table closed
audit-delete-message = Message deleted

## About

about-what = Hantise is a house of ghost games: faithful rules, opponents worth playing, a place to meet, and replays of every game. It speaks French and English.
about-games-heading = The games and who made them
about-game-line = { $title } is a game by { $authors }, published by { $publisher } ({ $year }).
about-unofficial = Hantise is an unofficial work. It is not affiliated with the authors and publishers of these games, nor endorsed by them. It uses the games’ mechanics and names only; all text and art are its own.
about-box = If you enjoy a game here, buy the box: it has a real castle, real cards and no screen.
about-privacy-heading = What the house knows about you
about-privacy = A cookie that keeps you signed in, the name you chose, and the games you played. Passwords are stored as hashes. There is no advertising, no tracking, and nothing is fetched from anywhere but this house. The settings page has all your data for download, and a button that deletes you.
about-licence-heading = Licence
about-licence = The code is free software under the Apache License 2.0.

## Is it fair?

fair-intro = Cards and dice on a screen ask for trust. This is how the house earns it.
fair-chance-heading = Where chance comes from
fair-chance = Every draw and every deal comes from the random generator of the operating system of the machine that runs the house, the same one that makes keys for encryption. Nobody can predict it, and nothing that players do influences it. It does not know who is winning.
fair-piles-heading = Hidden piles have no order
fair-piles = A draw pile here is not a shuffled list that somebody might peek into. The house only knows which cards are still in it. Which one you draw is decided at the moment you draw it, each card with the same chance. What does not exist cannot leak.
fair-bots-heading = Bots see what you would see
fair-bots = A bot gets exactly the view of its seat: its own hand and what lies open. It thinks in a separate process that has nothing else. It imagines what others might hold, and it can be wrong.
fair-eyes-heading = What is sent to your screen
fair-eyes = Only what your seat may know is ever sent to your browser, so that nobody can find more by looking at the data. Tests compare thousands of pairs of games that differ only in hidden cards, and check that every byte a seat receives is the same.
fair-records-heading = Every game can be re-run
fair-records = A finished game is kept with every decision and every draw, sealed entry by entry. Anybody can replay it through each player’s eyes or with all cards open, download it, and run it again with the rules, which are open to read.
fair-ratings-heading = What counts
fair-ratings = Only games between people with accounts count for the rankings: none with bots, hints, one screen for several people, or options that change the game’s character. Whoever let a bot make a move in a rated game ranks, for the ratings, below those who made all their moves themselves.
