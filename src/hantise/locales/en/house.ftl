### The pages of the house: entrance, lobby, settings and the rest around the games.

## The frame of every page

skip = Skip to the content
nav = Main menu
nav-home = Hantise, home page
nav-lobby = Lobby
nav-mine = My games
nav-castles = Castles
nav-leaderboard = Rankings
nav-settings = Settings
nav-admin = Administration
nav-more = About the house
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
title-device = Continue on this device
title-about = About and credits
title-fair = Is it fair?
title-admin = Administration
title-castles = Castles
title-puzzles = Puzzles
title-not-found = Page not found
title-rules = Rules of { $game }

## What goes wrong

error-offline = The house cannot be reached. Check your connection and try again.
error-unexpected = Something went wrong. Nothing was changed.
error-house-down = The house has a problem. Please try again in a moment.
field-missing =
    { $kind ->
        [checkbox] Tick this box to continue.
        [file] Choose a file.
        [select-one] Choose an option.
       *[other] Fill in this field.
    }
field-short =
    { $least ->
        [one] Enter at least one character.
       *[other] Enter at least { $least } characters.
    }
field-mail = Enter an email address, such as name@example.org.
field-number = Enter a whole number from { $low } to { $high }.
not-found-heading = Page not found
not-found-help = The address may be mistyped, or the table that was here has been closed. You can go to:
to-entrance = Home page
to-lobby = Lobby
to-mine = My games

## Entrance

motto = A house of ghost games. Every lit window is one.
scene = A haunted house at night; its lit windows are the games
window = See { $title }
door = Front door, to the lobby
games-heading = The games
play-now = Play now
more-options = More options
learn = Learn to play
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
join-help = The four letters shown at the table.
join = Join
with-people-heading = Play with others
with-people =
    { $open ->
        [0] No table is open
        [one] One table is open
       *[other] { $open } tables are open
    }, and { $people ->
        [0] the house is quiet.
        [one] one person is here.
       *[other] { $people } people are here.
    }
name-heading = Your name
name-saved = Your name is now { $name }.
name-nobody = Optional: without a name you get a ghostly one.
name-guest = You are playing as a guest on this device.
name-account = The name of your account.
make-account = Create an account
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
won-on-time = { $names } won on time
out-of-time = Out of time: a bot plays for you
sit = Join
look = View
watch = Watch
resume = Continue
play = Play
replay = Replay

## Lobby

lobby-waiting = Loading…
lobby-broken = Connection lost: what you see may be out of date. Reconnecting…
lobby-open = Open tables
lobby-open-none = None right now. Open one: friends can join by link, and anyone can join from here.
lobby-playing = Games in progress
lobby-playing-none = No public games right now.
lobby-recent = Recent results
lobby-recent-none = No finished games yet.
lobby-here = Online now
lobby-here-none = Nobody but you and the draught.
lobby-here-who =
    { $named ->
        [0] { $others ->
            [one] One person.
           *[other] { $others } people.
        }
       *[other] { $others ->
            [0] { $names }.
            [one] { $names } and one more person.
           *[other] { $names } and { $others } more people.
        }
    }

## A new table

form-show = Open a table
form-hide = Close
form-heading = New table
form-game = Game
form-players = Number of players
players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
form-seats = Seats
seat = Seat { $letter }
seat-me = Me
seat-me-named = Me ({ $name })
seat-open = Open to anyone
seat-bot = Bot
seat-here = Also on this screen
seat-bot-level = Bot at seat { $letter }
bot-level = { $name } (level { $level })
quick-players = Players
quick-bots =
    { $count ->
        [one] Opponent
       *[other] Opponents
    }
fill-with-bots = Fill with bots
in-the-dark = In the dark
    .help = The 1998 edition: only what is phosphorescent glows, and fades. A lantern charges it again.
seat-here-name = Name (optional)
seat-here-name-of = Name of the person at seat { $letter }
pace = Time control
pace-none = No clock
pace-live = Real time, with a clock
pace-correspondence = Correspondence
pace-bank = Time per player
pace-increment = Added per move
pace-days = Time per move
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
form-rules = Rule options
form-table = Table settings
form-public = Who can join
form-public-yes = Anyone: listed in the lobby
form-public-no = Only people with the link or the code
form-chat = Chat
form-chat-free = Free
form-chat-phrases = Preset phrases only
form-chat-off = Off
form-chat-guest = Guests can only use preset phrases. With an account you can write freely.
form-memory = Memory aid
    .help = Lets you look again at what everybody has seen.
form-rated = Rated game
    .help = If everybody has an account and the options allow it.
form-unrated-guest = You need an account to play rated games.
form-unrated-bots = Games against bots are not rated.
form-unrated-screen = Games on one screen are not rated.
form-open = Open the table
form-start = Start the game

## My games

mine-next = Next game
mine-waiting = Your turn
mine-playing = In progress
mine-open = Waiting for players
mine-over = Finished
mine-none = You have no games yet. Choose a game, or see who is in the lobby.
mine-bots = Against bots
mine-aside = Set aside ({ $count })
aside = Set aside
aside-named = Set aside { $game }, last played { $ago }
aside-all = Set all aside
aside-done =
    { $count ->
        [one] Game set aside.
       *[other] { $count } games set aside.
    }
undo = Undo
mine-page = My results and ratings

## People and rankings

person-guest = Guest
person-since = Here since { $date }.
person-games = Games
person-rating = Rating: { $game }
person-recent = Recent games
person-recent-none = No finished public games yet.
column-rank = Rank
column-name = Name
column-rating = Rating
column-games = Games
column-game = Game
column-played = Played
column-won = Won
column-when = When
column-admin = Administrator
column-action = Action
column-target = Person
column-why = Reason
curve =
    { $games ->
        [one] { $rating } ± { $uncertainty } after one rated game.
       *[other] { $rating } ± { $uncertainty } after { $games } rated games.
    }
curve-course = Between { $low } and { $high }, from { $from } to { $to }.
leaderboard-of = Rankings: { $game }
leaderboard-help = Only games between people with accounts count. A rating starts low and rises as it becomes more certain.
leaderboard-none = No rated games yet.
leaderboard-all = All rankings

## Rules

rules-search = Search the rules
rules-contents = Contents
rules-technical = Notation and technical details
rules-found =
    { $count ->
        [0] No results for “{ $word }”.
        [one] One section mentions “{ $word }”.
       *[other] { $count } sections mention “{ $word }”.
    }

## Settings

settings-device = This device
settings-notifications = Notifications
settings-account = Account
settings-other-device = Continue on another device
settings-sessions = Signed-in devices
settings-tokens = API tokens
settings-data = My data
setting-language = Language
language-auto = Match browser
language-en = English
language-fr = Français
setting-theme = Theme
theme-system = Match system
theme-light = Light
theme-dark = Dark
setting-motion = Animations
motion-system = Match system
motion-full = All
motion-reduced = As few as possible
setting-speed = Animation speed
    .help = Tap the board to skip an animation.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
setting-sound = Sound
setting-volume = Volume
try-sound = Test
setting-voice = Read announcements aloud
    .help = Uses this device’s voice.
    .impossible = This browser has no voice.
voice-sample = Five, mirror
setting-confirm = Confirm costly moves
    .help = Shows what a move would cost, and asks once.
setting-notifications = Notify me when this page is in the background
setting-push = Notify me even when no page is open
    .help = For correspondence games. The notification names the game, nothing more.
notifications-help = The page title always shows when it is your turn.
notifications-impossible = This browser shows notifications only on a secure address (https) or on the computer that runs the house. The title and the sound still tell you.
notifications-denied = The browser blocks notifications. You can allow them in its settings for this site.
saved = Saved.
copy = Copy
print = Print
copied = Copied.
selected = Selected: now copy it with your keyboard or a long press.
account-make = Create an account
    .help = You keep your name, your games and your seat. Games with others can then be rated.
account-make-button = Create account
account-name = Name
account-password = Password
    .help = At least 8 characters. A few words in a row work well.
account-old-password = Current password
account-new-password = New password
account-mail = Email address (optional)
    .help = Only for reminders of correspondence games. Nobody sees it.
mail-code = Code
    .help = Sent to { $mail }. Enter it here to get reminders.
mail-confirm = Confirm
mail-code-again = Resend the code
mail-code-sent = Code sent.
mail-confirmed = Email address confirmed: you will get reminders.
own-password = Your password, to confirm
recovery-code = Recovery code
    .help = Shown only once. Anyone who has it can set a new password: print it or keep it in a safe place.
sign-in = Sign in
    .help = Your guest games on this device come with you.
forgotten = Forgot your password?
recover = Set a new password and sign in
sign-out = Sign out
sign-others-out = Sign out other devices
signed-out = You are signed out.
signed-others-out = All other devices are signed out.
sign-out-everywhere = Sign out everywhere
session-device = { $browser } on { $system }
session-unknown = Unknown browser
session-here = This device
session-seen = last seen { $ago }
session-drop = Sign out
session-drop-named = Sign out { $device }
signed-one-out = That device is signed out.
password-change = Change password
    .help = All other devices will be signed out.
password-tokens =
    { $count ->
        [one] Your API token
       *[other] Your { $count } API tokens
    }
password-tokens-revoke = Revoke
password-tokens-keep = Keep
password-changed = Password changed.
other-device-help = Take your name and your games to a phone or another computer, without a password.
other-device-make = Show code
other-device-qr = QR code with the address below
other-device-address =
    { $minutes ->
        [one] Scan the code, or open this address on the other device. It works once, for one minute.
       *[other] Scan the code, or open this address on the other device. It works once, for { $minutes } minutes.
    }
other-device-local = This address works on this computer only. To reach it from a phone in the room, start the house with “./hantise serve --host 0.0.0.0”.
tokens-help = With a token, a program of yours can play through the same protocol as this page.
token-label = What is it for?
token-new = Create
token-made = created on { $date }, never used
token-used = used { $ago }
token-drop = Revoke
token-drop-named = Revoke { $label }
token-secret = Shown only once. Anyone who has it can play in your name.
export = Download my data
export-help = Everything the house stores about you, as a JSON file.
farewell = Delete my account
farewell-guest = Delete my data
farewell-help = Your name, password, email address and messages are deleted at once and for good. Games you played with others stay, without your name.
farewell-sure = I am sure
farewell-button = Delete permanently

## Another device

device-help = With the code from your other device, you are the same person here: same name, same games.
device-code = Code
device-take = Continue on this device
device-done = Welcome back, { $name }.
device-replaces = On this device you are currently { $name }. Games in progress come with you; the name does not.

## Administration

admin-find = Find a person
admin-find-button = Find
admin-found =
    { $count ->
        [0] No results.
        [one] One person.
       *[other] { $count } people.
    }
admin-guest = guest, seen { $ago }
admin-account = account, seen { $ago }
admin-hours = Duration
admin-mute = Mute
admin-unmute = Unmute
admin-ban = Ban
admin-unban = Unban
admin-muted = muted until { $until }
admin-banned = banned until { $until }
admin-audit = Administration log
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
about-privacy = A cookie that keeps you signed in, the name you chose, and the games you played. Passwords are stored as hashes. There is no advertising, no tracking, and nothing is loaded from anywhere but this house. On the settings page you can download all your data, or delete it.
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
fair-records = A finished game is kept with every decision and every draw, sealed entry by entry. Anyone can replay it as each player saw it or with everything revealed, download it, and run it again with the rules, which are open to read.
fair-ratings-heading = What counts
fair-ratings = Only games between people with accounts are rated: none with bots, hints, one screen for several people, or options that change the game’s character. Whoever runs out of time or lets a bot make a move in a rated game ranks, for the ratings, below those who made all their own moves.

## Puzzles

puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzles-all = All puzzles
puzzles-about = Real positions that can be won: find out how. Every answer is proven, and what you solve is remembered.
puzzles-solved = { $solved } of { $count } solved
puzzles-start = Start
puzzles-continue = Continue
puzzles-grade-1 = Easy
puzzles-grade-2 = Medium
puzzles-grade-3 = Hard
puzzles-number-open = Puzzle { $number }
puzzles-number-solved = Puzzle { $number }, solved
puzzles-number-shown = Puzzle { $number }, solution shown
