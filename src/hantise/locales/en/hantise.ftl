### What the house itself says, whatever the game.

## What can be wrong with what was asked

error-unknown-game = There is no game “{ $game }”. Available: { $known }.
error-wrong-players =
    { $low ->
        [2] { $high ->
            [2] { $game } is for 2 players, not { $given }.
           *[other] { $game } is for 2 to { $high } players, not { $given }.
        }
       *[other] { $game } is for { $low } to { $high } players, not { $given }.
    }
error-unknown-option = There is no option “{ $option }”. Available: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. Expected: { $expected }.
error-option-range = The option { $option } must be from { $low } to { $high }, not { $value }.
error-never = “{ $notation }” is never possible. { $reason }
error-unknown-action = “{ $notation }” is not an action of the game { $game }.
error-illegal-action = “{ $action }” is not possible now. { $reason }
error-not-your-turn = It is not your turn.
error-over = The game is over.
error-not-chance = Chance does not act now.
error-view-other = This is not a view of the game { $game }.
error-newer-rules = This game of { $game } follows version { $given } of the rules; this program knows versions 1 to { $known }.

# What an option may be; follows “Expected:”.
expected-flag = yes or no
expected-choice = one of { $choices }
expected-number = a whole number from { $low } to { $high }
expected-text = a text of at most { $high } characters
# A list with nothing in it.
none = none

## Records

error-not-a-file = “{ $path }” is a folder or a device, not a file: nothing was saved.
error-not-saved = The file { $path } could not be written: { $detail }.
error-record-unreadable = The file { $path } could not be read: { $detail }.
error-record-too-large = This is not a record: it has { $given } bytes, and a record has { $most } at most.
error-record-json = This is not a record: its { $size } bytes are not valid JSON ({ $detail }).
error-record-truncated = This record is incomplete: it stops after { $size } bytes ({ $detail }).
error-record-shape = This is not a record: “{ $field }” { $reason }.
error-record-format = This record has format { $given }; this program reads format { $known }.
error-record-seats =
    The record names { $given ->
        [one] { $given } seat
       *[other] { $given } seats
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
error-record-seals =
    The record has { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } but { $given ->
        [one] { $given } seal
       *[other] { $given } seals
    }: something was added or removed.
error-record-edited = Entry { $number } (“{ $entry }”) does not match its seal: it, or something before it, was edited.
error-record-entry-wrong = Entry { $number } (“{ $entry }”) cannot be replayed. { $reason }
error-record-entry = The table entry “{ $entry }” lacks its seat, its bot or the entry to go back to, or has one of the wrong kind.
error-record-draw = Chance drew “{ $expected }” here before the game went back, so it must draw it again, and not “{ $given }”.
error-record-back =
    One cannot go back to entry { $to }: there { $entries ->
        [one] is { $entries } entry
       *[other] are { $entries } entries
    } so far.
error-record-seat =
    There is no seat { $seat }: seats are counted from 0, and the table has { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }.
error-record-time = Seat { $seat } cannot have lost on time: that takes two players, and a clock that ran out.
error-record-result = The result in the record is not the one its entries lead to.

## At the table, beside the rules

event-resigned = { $seat_name } resigns.
    .you = You resign.
event-forfeited = { $seat_name } forfeits the game: the program { $why_name }.
    .you = You forfeit the game: the program { $why_name }.
# What a program did that forfeits; follows “the program”.
why-crashed = broke down
why-stalled = took too long
why-nonsense = answered nonsense
why-illegal = chose an impossible action
event-agreed = Everybody agrees to stop.
event-flag = { $seat_name } has run out of time.
    .you = You have run out of time.
event-lost-on-time = { $seat_name } loses on time.
    .you = You lose on time.
event-bot = A bot takes over for { $seat_name }.
    .you = A bot takes over for you.
event-person = { $seat_name } takes their seat back.
    .you = You take your seat back.
event-back =
    { $to ->
        [0] The game goes back to its start.
       *[other] The game goes back to an earlier moment.
    }
ending-resigned = A player resigned.
ending-forfeited = A program failed and forfeited the game.
ending-lost-on-time = Time ran out.
ending-agreed = The players agreed to stop: the game is drawn.

## Headings of every table

heading-players = Players
heading-turn = To play
heading-actions = Possible actions
heading-log = Log
heading-options = Options
heading-result = Result

## Command line

cli-help = A house of ghost games: play them, replay them, read and check their rules.
cli-help-play = Play a game against bots, or with several people at one keyboard.
cli-help-resume = Continue the last game, or one from a file.
cli-help-replay = Replay a recorded game, step by step.
cli-help-analyse = Say what each move of a finished game was worth, and where it turned.
cli-help-games = List the games and their options.
cli-help-rules = Read the rules of a game.
cli-help-castle = Check or draw a castle of your own.
cli-help-position = Check the text of a position and draw it.
cli-help-perft = Count sequences of actions, to test and time the rules.
cli-help-laws = Check that the games obey the laws of the house.

cli-usage = Usage: { $usage }
cli-usage-command = COMMAND [ARGUMENTS]
cli-usage-options = [OPTIONS]
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-everywhere = Global options

cli-word-bot = BOT
cli-word-depth = DEPTH
cli-word-eyes = VIEW
cli-word-file = FILE
cli-word-castle = check|draw
cli-word-game = GAME
cli-word-letter = LETTER
cli-word-names = NAME,NAME
cli-word-number = NUMBER
cli-word-pair = NAME=VALUE
cli-word-seconds = SECONDS
cli-word-text = TEXT
cli-word-word = WORD

cli-help-lang = the language; default: the system’s
cli-help-no-colour = no colours (NO_COLOR in the environment does the same)
cli-help-help = show this help
cli-help-version = show the version
cli-help-json = print JSON, for programs
cli-help-game = the short name of the game, as “hantise games” lists it
cli-help-play-game = the short name of the game; if missing, you are asked
cli-help-players = number of players
cli-help-option = an option of the game; can be repeated. For a text such as a castle: name=@FILE
cli-help-people = how many people play at this keyboard, in the first seats (default: 1; 0 to watch)
cli-help-seat = a seat taken by a person, for example B; can be repeated
cli-help-bot = the bot for the other seats; if repeated, used in turn
cli-help-names = the players’ names, in seat order
cli-help-seed = a seed: the same number gives the same chance and the same bots
cli-help-start-position = start from this position
cli-help-play-resume = continue the game in this file
cli-help-play-save = save the game to this file
cli-help-pace = pause before each bot action
cli-help-resume-file = the game’s file; default: the last unfinished game
cli-help-replay-file = the game’s file
cli-help-eyes = whose view: a seat’s letter, public, or all
cli-help-step = the step to start at, or to show
cli-help-check = only check the file
cli-help-search = only what the rules say about this word
cli-help-castle-verb = check: list everything wrong with it; draw: make a picture of it (SVG)
cli-help-castle-file = the castle’s file (TOML)
cli-help-castle-output = where to write the picture (default: beside the file)
cli-help-castle-game = which castle, if the file holds one for each game
cli-help-position-text = the position, in quotation marks
cli-help-depth = how many actions deep
cli-help-laws-game = the short name of a game; default: all
cli-help-laws-games = random games for each number of players and each option (default: 20)

cli-error-language = There is no language “{ $given }”. Available: { $known }.
cli-error-no-command = There is no command “{ $given }”. Available: { $known }.
cli-error-no-option = There is no option { $option } here; see --help.
cli-error-option-needs-value = The option { $option } needs a value; see --help.
cli-error-missing = Missing: { $parameter }. See --help.
cli-error-extra = Unexpected: “{ $given }”. A text with spaces needs quotation marks.
cli-error-usage = Not understood: { $detail }
cli-error-number = “{ $given }” is not a whole number (0 or more).
cli-error-pair = “{ $given }” is not of the form name=value.
cli-error-twice = The option { $option } was given twice.
cli-error-pace = “{ $given }” is not a pause of 0 to { $most } seconds.
cli-error-laws-games = At least 1 game must be played.
cli-error-depth = The depth must be 1 or more.
cli-error-seat = There is no seat “{ $given }”: the seats are A to { $last }.
cli-error-eyes = There is no view “{ $given }”. Available: the seats A to { $last }, public, all.
cli-error-step =
    There is no step { $given }: the game has { $last ->
        [one] { $last } step
       *[other] { $last } steps
    }.
cli-error-people-and-seat = Give --people or --seat, not both.
cli-error-too-many-people = { $people } people cannot take { $players } seats.
cli-error-too-many-names = There are { $given } names for { $players } seats.
cli-error-name = The name “{ $name }” cannot be used: names must differ and be printable.
cli-error-file-exists = The file { $path } already exists and was not changed. To continue a game in it: hantise resume { $path }
cli-error-not-read = The file { $file } cannot be read.
cli-error-file-too-long = The file { $file } is too large: at most { $most } bytes are read.
cli-error-no-terminal = To play you need a terminal. With --people 0, bots play among themselves.
cli-error-resume-alone = With --resume the file sets everything: give no game and no seats.
cli-error-resume-over = The game in { $path } is over. To replay it: hantise replay { $path }
cli-error-nothing-to-resume = There is no game to continue in { $folder }.
cli-error-no-rules = There are no rules for “{ $game }” in this language.
cli-error-action-number =
    { $last ->
        [one] There is only one action: 1, not { $given }.
       *[other] There are { $last } actions: give a number from 1 to { $last }, not { $given }.
    }

# At the table
cli-you = you
cli-bot-random = random
cli-bot-beginner = beginner
cli-bot-careful = careful
cli-bot-skilled = skilled
cli-bot-master = master
cli-prompt = Number, notation or ? for help:{ " " }
cli-curtain =
    { $name }, it is your turn.
    Everybody else, look away, please.

    Press Enter when only you can see the screen.
cli-hint = Hint: { $notation } ({ $action })
cli-nothing-to-undo = You have not made a decision yet: there is nothing to undo.
cli-all-agree = Does everybody agree to go back to your last decision? [y/N]{ " " }
cli-not-agreed = The game continues.
cli-nothing-yet = Nothing has happened yet.
cli-saved = Saved: { $path }
cli-overwrite = { $path } already exists. Replace it? [y/N]{ " " }
cli-position-secret = The position shows hidden hands: keep it secret until the game is over.
cli-really-resign = { $name }, do you really want to resign? [y/N]{ " " }
cli-keep-game = Keep this game to continue later? [Y/n]{ " " }
cli-kept =
    The game is saved in { $path }
    To continue: hantise resume
cli-kept-named =
    The game is saved in { $path }
    To continue: hantise resume { $path }
cli-dropped = The game was not kept.
cli-order-action-words = 3 / { $notation }
cli-order-action = do the action with this number or notation
cli-order-help = show this help
cli-order-hint = what the best bot would do, and why
cli-order-undo = go back to your last decision
cli-order-log = what has happened
cli-order-rules = the rules of the game
cli-order-save = save the game, to a file if you name one
cli-order-position = the position as text
cli-order-resign = resign
cli-order-quit = quit; the game can be kept
cli-order-redraw-key = Enter
cli-order-redraw = redraw the board
cli-legend-door = the open side of a portal

# The menu
cli-menu-welcome = Welcome to the house of ghosts.
cli-menu-game = Which game?
cli-menu-players = How many players, { $low } to { $high }?
cli-menu-rivals = Against whom?
cli-menu-bot = the bot “{ $bot }”
cli-menu-people = people at this keyboard
cli-menu-again = A number from { $low } to { $high }, please.

# The end
cli-winner = { $names } wins.
cli-you-win = You win.
cli-winners = The winners: { $names }.
cli-not-over = The game is not over.
cli-record-kept =
    The game is saved in { $path }
    To replay it: hantise replay { $path }

# Replay
cli-replay-secrets = This game is not over: you see what the players cannot.
cli-replay-keys =
    { $moment } / { $last }, { $eyes }
    n → next · p ← previous · f first · l last · number Enter · e view · q quit { $typed }
cli-eyes =
    { $eyes ->
        [all] everything revealed
        [public] as a spectator
       *[other] as { $eyes }
    }
cli-record-sound =
    { $path } is sound: { $entries ->
        [one] { $entries } entry re-runs
       *[other] { $entries } entries re-run
    } to the stated result.

# Tables
cli-column-id = Short name
cli-column-game = Game
cli-column-players = Players
cli-column-depth = Depth
cli-column-count = Sequences
cli-column-seconds = Seconds
cli-column-per-second = Per second
cli-option-line = { $name }={ $default } (or { $others })
cli-option-text = { $name }=@FILE (the text of a file, at most { $most } characters)
cli-game-facts = { $players } players · { $minutes } minutes · age { $age }+
cli-fact = { $name }: { $value }
cli-number = { $number }
cli-perft-last = The last actions: { $kinds }
cli-position-actions =
    { $count ->
        [one] { $count } action: { $actions }
       *[other] { $count } actions: { $actions }
    }
cli-nothing-found = The rules of { $game } say nothing about “{ $word }”.

# Laws
cli-laws-report = { $games } games, { $states } states, { $sampled } of them examined closely; { $illegal } illegal actions tried; { $worlds } worlds imagined, { $other } unlike the truth; the odds of { $odds } views compared with exact ones.
cli-laws-endings = Endings: { $endings }
cli-laws-kept =
    All laws hold: { $laws }.
    Seed: { $seed }
cli-laws-broken = A law is broken: { $law }
cli-laws-again = Seed { $seed }; to reproduce it, see { $path }

## The bench

cli-help-bench = Measure how fast the games are played at random and searched, compared with OpenSpiel.
cli-help-bench-game = the short names of games; default: all
cli-help-bench-milliseconds = duration of each measurement (default: 1000)
cli-help-bench-repeats = number of measurements; the median counts (default: 3)
cli-help-bench-search = only how fast the bots look ahead
cli-error-bench = The bench needs at least 1 millisecond and 1 repeat.
cli-bench-running = Measuring
cli-bench-no-peer =
    OpenSpiel is not installed, so there is nothing to compare with. To install it:
    { "." }venv/bin/uv pip install --require-hashes -r requirements/bench.txt
cli-bench-ratios = Compiled, compared with OpenSpiel { $version }
cli-column-subject = Game
cli-column-loop = Loop
cli-column-build = Build
cli-column-peer = Compared with
cli-column-ratio = Ratio
cli-column-actions-per-second = Actions per second
cli-bench-searches = Looking ahead
cli-column-counted = Counted
cli-column-microseconds = µs each
cli-column-playout = Actions of a playout
cli-bench-worlds = worlds imagined
cli-bench-guided = iterations, the game’s own guide
cli-bench-nodes = nodes
cli-bench-random = iterations, random playouts
cli-bench-mcts = MCTS simulations
cli-bench-ismcts = ISMCTS simulations

## Bots

error-unknown-bot = There is no bot “{ $bot }” for { $game }. Available: { $known }.
reason-random = just a guess
reason-only = nothing else is possible
reason-winning = this wins the game
reason-search = the best it found by looking ahead

## Lobby, records, ratings, games and lessons

error-no-messages = There are no messages “{ $name }” in the language “{ $language }”.
error-no-person = There is nobody at this address.
error-no-record = There is no finished game at this address.
error-record-in-progress = This game is still in progress. You can replay it once it is over.
error-record-eyes = There is no view “{ $eyes }” of this game: choose a seat from 0 to { $last }, “public” or “open”.
error-record-place = “{ $place }” is not a place in the list of games.
error-record-file-large = This is not a record: it is larger than { $most } MiB.
error-record-long = This record has { $given } entries; a game has { $most } at most.
error-record-start-long = The starting position of this record is longer than { $most } characters.
error-no-scene =
    { $scenes ->
        [0] There is no lesson for this game.
        [one] The lesson has only one scene.
       *[other] The lesson has { $scenes } scenes, numbered from 1.
    }
error-no-puzzle = There is no such puzzle.
error-lesson-done = This scene is done: continue with the next one, or start it over.

## People and safety in the house

error-bad-request = The request cannot be used: “{ $field }” { $reason }.
reason-wrong-form = does not have the expected form
reason-too-short = is too short: at least { $number }
reason-too-long = is too long: at most { $number }
reason-too-small = is too small: at least { $number }
reason-too-big = is too big: at most { $number }
reason-too-many-digits = is a number with far too many digits
reason-missing = is missing
reason-twice = is given twice
reason-unknown-field = is not expected here
error-not-signed-in = Sign in first, as a guest or with an account.
error-not-found = There is nothing at this address.
error-method = That cannot be done at this address.
error-forbidden = This is not allowed.
error-too-large = That is too large.
error-too-many-requests = Too many requests. Try again in { $seconds } s.
error-internal = Something went wrong in the house, and it was logged. Nothing was changed.
error-unavailable = The house cannot read or save anything right now. Please try again in a moment.
error-aborted = The connection ended before everything was sent. Nothing was changed.
error-origin = This request comes from another site and was refused.
error-banned = You are banned until { $until }; you can still watch.
error-muted = You cannot write in the chat until { $until }.
error-name = This name cannot be used: a name has 1 to { $most } visible characters on one line.
error-name-taken = The name “{ $name }”, or one that looks like it, is taken.
error-line = “{ $field }” must be one line of visible characters.
error-wrong-sign-in = Wrong name or password.
error-wrong-password = Wrong password.
error-password-needed = Enter your password to change the name or the email address of your account.
error-mail-code = This code is wrong or has expired.
error-no-mail-to-confirm = There is no email address to confirm.
error-too-many-imported = You have already imported { $most } records, which is the limit.
error-wrong-recovery = Wrong name or recovery code.
error-password-name = The password must differ from the name.
error-has-account = You already have an account.
error-needs-account = You need an account for this.
error-handover = This code is not valid: each works once, for a few minutes.
error-token-manages = A token cannot manage the account.
error-too-many-tokens = You already have { $most } tokens: revoke one first.
error-too-many-mutes = You have already muted { $most } people: unmute one first.
error-mute-oneself = You cannot mute yourself.
error-push-address = The house does not send notifications to that address.
error-admin-only = Only administrators can do that.
error-admin-protected = Administrators cannot be muted or banned here.
confirm-mail-title = Confirm your email address
confirm-mail-text =
    Your code is { $code }

    Enter it on your settings page to get reminders here. If you did not ask for them, ignore this message: you will get no others.
remind-your-turn-title = Your turn at { $game }
remind-your-turn-text = The others are waiting for you.
remind-seat-lost-title = A bot is playing for you at { $game }
remind-seat-lost-text = Your time ran out. You can take your seat back at any time.
remind-lost-on-time-title = You lost on time at { $game }
remind-lost-on-time-text = Your time had run out, and your opponent claimed the win.
remind-mail =
    { $text }

    { $url }

    You get this email because you gave your address to this house; you can remove it in the settings.

## Running the house

error-setting-host = “{ $given }” is not an address to listen on. Expected: an address such as 127.0.0.1, 0.0.0.0 or ::1.
error-setting-port = “{ $given }” is not a port. Expected: a whole number from { $low } to { $high }.
error-setting-port-taken = Port { $port } on { $host } is in use by another program. Choose another with --port.
error-setting-listen = The house cannot listen on { $host }, port { $port }: { $detail }.
error-setting-connections = “{ $given }” is not a number of connections. Expected: a whole number from { $low } to { $high }.
error-setting-workers = “{ $given }” is not a number of processes. Expected: a whole number from { $low } to { $high }.
error-setting-workers-sqlite = { $workers } processes cannot share a SQLite file. Several processes need PostgreSQL: --database postgresql://…
error-setting-database-file = “{ $given }” cannot be a database. Expected: the path of a file, sqlite:///path or postgresql://….
error-setting-database-scheme = “{ $scheme }://” is not a known kind of database. Expected: the path of a file, sqlite:///path or postgresql://….
error-setting-database-postgresql = This is not the address of a PostgreSQL database. Expected: postgresql://name:password@host:5432/database
error-setting-base-url = “{ $given }” cannot be the public address. Expected: http:// or https:// and a host, without a path, for example https://ghosts.example.org
error-setting-smtp-url = This is not the address of a mail server. Expected: smtp://name:password@host:587 or smtps://…
error-setting-flag = { $setting } cannot be “{ $given }”. Expected: yes or no.
error-setting-log-format = “{ $given }” is not a log format. Expected: one of { $known }.
error-database-in-use = Another house is running on { $path }. One SQLite file serves one process; several need PostgreSQL.
error-database-file-bad = { $path } cannot be used as a database: { $detail }.
error-database-newer = This database was written by a later version of Hantise (revision { $revision }). Start that version, or restore a backup.
error-database-unreachable = The PostgreSQL database cannot be reached: { $detail }.
house-not-built = The web pages are not built yet. In a checkout, start ./hantise, which builds them.
cli-word-address = ADDRESS
cli-word-database = DATABASE
cli-word-name = NAME
cli-word-url = URL
cli-help-serve = Open the house on the web; the same as hantise without a command.
cli-help-serve-host = address to listen on: 127.0.0.1 (default) for this machine only, 0.0.0.0 for the whole network; HANTISE_HOST
cli-help-serve-port = port (default: 8000, or the next free one); HANTISE_PORT
cli-help-serve-database = a file for SQLite (default: in your data folder), or postgresql://…; HANTISE_DATABASE_URL
cli-help-serve-workers = number of processes, with PostgreSQL (default: 1); HANTISE_WORKERS
cli-help-serve-base-url = public address for links and QR codes, such as https://ghosts.example.org; HANTISE_BASE_URL
cli-help-serve-smtp-url = mail server for reminders, smtp://name:password@host:587; better in HANTISE_SMTP_URL, where nobody reads it
cli-help-serve-trust-proxy = trust what your own proxy says about who is asking; HANTISE_TRUSTED_PROXY=yes
cli-help-serve-log-format = log format: text, json, or auto (default: json unless on a terminal); HANTISE_LOG_FORMAT
cli-help-serve-connections = connections one address may have open (default: 500); HANTISE_CONNECTIONS
cli-help-serve-no-limits = no rate limits, to measure a house of your own; HANTISE_LIMITS=no
cli-help-serve-no-browser = do not open a browser
cli-serve-open = The house is open: { $address }
cli-serve-others = For others and for phones in the room: { $address }
cli-serve-stop = Press Ctrl-C to close it.
cli-help-backup = Back up the whole database to one file; the house may stay open.
cli-help-backup-file = the file to create; it holds secrets, so only you may read it
cli-backup-writing = Writing
cli-backup-verifying = Checking
cli-backup-done =
    { $path }: { $rows ->
        [one] one row, written and checked.
       *[other] { $rows } rows, written and checked.
    }
cli-help-restore = Restore a backup into a database, SQLite or PostgreSQL.
cli-help-restore-file = the backup file
cli-help-restore-force = replace what the database contains
cli-restore-writing = Restoring
cli-restore-done =
    { $rows ->
        [one] One row restored.
       *[other] { $rows } rows restored.
    }
cli-help-admin = Make somebody an administrator, who can mute, ban and close tables.
cli-help-admin-name = the name of the account
cli-help-admin-remove = remove the rights again
cli-admin-made = { $name } is now an administrator and has to sign in again.
cli-admin-removed = { $name } is no longer an administrator.
cli-error-no-account = There is no account “{ $name }”. A guest must create an account first.
error-database-missing = There is no database at { $path }.
error-database-older = This database was made by an earlier version of Hantise, or is empty. Start the house once to update it.
error-database-not-ours = This database belongs to something else.
error-database-in-use-postgresql = A house is open on this database. Stop it first.
error-backup-exists = { $path } already exists: nothing was written.
error-backup-missing = There is no file { $path }.
error-backup-not-one = { $path } is not a backup of Hantise, or was changed.
error-backup-cut = { $path } is incomplete or unreadable.
error-backup-checksum = { $path } was changed: its checksum does not match.
error-backup-newer = { $path } was made by a later version of Hantise.
error-backup-row = A row of this backup does not fit its table: nothing was changed.
error-restore-not-empty = This database is not empty. Use --force to replace everything in it.

## Tables

error-no-table = There is no such table.
error-not-begun = The game has not started yet.
error-begun = Too late to join: the game has started, or the table was closed.
error-not-over = The game is not over yet.
error-not-your-record = Only the person who imported a record can delete it.
error-not-against-bots = Only games against bots can be set aside.
error-not-host = Only the host can do that.
error-not-seated = You have no seat at this table.
error-not-your-seat = That is not your seat.
error-already-seated = You already have a seat at this table.
error-no-seat = There is no such seat at this table.
error-no-free-seat = All seats at this table are taken.
error-seat-taken = That seat is taken.
error-same-names = Two people on one screen cannot have the same name.
error-seats-free = The game cannot start: there are free seats.
error-too-many-waiting = You already have { $most } open tables. Close or start one first.
error-too-many-playing = You already have a seat at { $most } tables. Finish some games first.
error-house-full = There are too many tables in this house. Please try again later.
error-draft-ended = Play what you have chosen so far before going on.
error-too-late = Too late: the game has moved on. This is the current position.
error-look-first = It is the turn of another of your seats: open its curtain first.
error-bot-plays = A bot is playing this seat. Take the seat back first.
error-bot-already = A bot is already playing that seat.
error-nothing-to-return = No bot is playing your seat.
error-resigned = This seat has resigned.
error-preview-hidden = In a game with hidden information nobody can look ahead.
error-hint-people = Hints are only for games against bots.
error-back-nothing = You have no move to take back.
error-back-rated = In a rated game a move that revealed something cannot be taken back.
error-rated-stand-in = Not while a bot is playing for somebody in a rated game: nobody can agree for that person.
error-claim-many = With three or more players nobody can claim a win on time: a bot plays on.
error-claim-nothing = There is no win on time to claim: your opponent still has time, or is back.
error-proposal-open = This has already been asked and is waiting for answers.
error-proposal-gone = This request is no longer open.
error-proposal-not-asked = You are not asked to answer this.
error-clock-decides = At this table the clock decides when a bot takes over.
error-not-absent =
    { $seconds ->
        [one] A bot can step in only for somebody who has been away for { $seconds } second.
       *[other] A bot can step in only for somebody who has been away for { $seconds } seconds.
    }
error-memory-aid = At this table nothing can be looked at again before the end of the game.
error-no-moment = The game has not got that far.
error-chat-off = There is no chat at this table.
error-chat-one = Send either a message of your own or a preset phrase.
error-chat-phrase = There is no such phrase.
error-chat-phrases = Only preset phrases are allowed at this table.
error-chat-guest = Guests can only use preset phrases.
error-chat-empty = The message is empty.
error-chat-seat = Before the game begins, only those who have a seat can write here.
error-chat-nobody = Choose a name first: then you can write here.
error-no-message = There is no such message.

## The names of the bots at a table

bot-random = Giddy
    .character = Knows the rules, and nothing else: any move will do.
bot-beginner = Dozy
    .character = Still learning. Sees what lies in front of it and overlooks the rest.
bot-careful = Wary
    .character = Keeps to a few sound rules and plays at once.
bot-skilled = Shrewd
    .character = Looks some moves ahead, and remembers everything.
bot-master = Fearsome
    .character = Takes its time, looks far ahead and forgives nothing.

## Analysis

cli-help-analyse-as = the bot that judges (default: the strongest)
cli-help-analyse-iterations = iterations for each look at a position (default: about a minute for the game)
cli-help-analyse-seed = the seed (default: 1); the same seed and iterations, the same analysis
cli-analyse-running = Analysing
cli-analyse-scale = From −100, all lost, to +100, all won. Judged by { $bot }, { $iterations } iterations a look.
cli-analyse-turning = Turning points
cli-analyse-calm = No move gave much away.
cli-analyse-move = { $move }. { $name }: { $action }
cli-analyse-better = { "   " }{ $cost } · better: { $action }
cli-column-seat = Player
cli-column-start = Start
cli-column-choice = Own moves
cli-column-others = Others’ moves
cli-column-luck = Luck
cli-column-end = End
cli-column-mistakes = Mistakes
cli-error-analyse-open = This game is still in progress. You can analyse it once it is over.
cli-error-analyse-iterations = { $given } iterations are too few. At least { $least } are needed.
error-analysis-rules = This game was played under rules that this house no longer has: it cannot be analysed.
error-analysis-long = This game is too long to be analysed: { $given } decisions, at most { $most }.
error-play-on = A game cannot start from this step.

## The arena

cli-help-arena = Let bots play each other, with confidence intervals; run again, it continues.
cli-help-arena-bots = the bots: names such as careful, “skilled:iterations=2000”, “cmd:./my-bot”, “ws://host:9000/”
cli-help-arena-games = games for each pairing (default: 100)
cli-help-arena-lineup = with more than two seats: one bot among copies of another, or all different
cli-help-arena-sprt = stop as soon as it is clear which of two scores, in percent, is nearer: 50:60
cli-help-arena-seed = the seed of all chance (default: 1); the same seed, the same games
cli-help-arena-processes = games at a time (default: as many as there are cores)
cli-help-arena-ray = play on a Ray cluster: HOST:PORT, or “local” to start one for this command
cli-help-arena-seconds = time for one decision (default: 10)
cli-help-arena-megabytes = memory of a program that plays (default: 2048)
cli-help-arena-folder = where the games are kept, and found again; default: a folder of its own
cli-word-bots = BOT BOT…
cli-word-folder = FOLDER
cli-word-lineup = one|mixed
cli-word-range = LOW:HIGH
cli-column-bot = Bot
cli-column-against = Against
cli-column-results = W–D–L
cli-column-score = Score % (95 %)
cli-column-share = × fair
cli-column-forfeits = Forfeits
cli-column-cost = Decision
cli-column-sprt = SPRT
cli-arena-pairings = Pairings
cli-arena-bots = All games
cli-arena-verdict = closer to { $bound } %
cli-arena-kept = The games are kept in { $path }.
cli-error-arena-games = At least 1 game must be played.
cli-error-arena-lineup = The lineup is “one” or “mixed”, not “{ $given }”.
cli-error-arena-mixed = A mixed table for { $players } needs as many different bots; there are { $bots }.
cli-error-arena-seconds = “{ $given }” is not a time in seconds above 0.
cli-error-arena-sprt = “{ $given }” is not two scores in percent, the lower one first, such as 50:60.
error-arena-two = A match needs at least two bots.
error-arena-same = Two bots are called “{ $name }”. Give one a name of its own: NAME=BOT.
error-arena-command = There is no command in “{ $given }”. Expected: “cmd:COMMAND”.
error-arena-no-budget = The bot { $bot } does not search: it takes no budget.
error-arena-limit = There is no limit “{ $given }” (in “{ $bot }”). Available: { $known }.
error-arena-budget = The limit { $name } must be a number above 0, not “{ $given }”.
error-arena-folder = { $path } cannot be used: { $detail }.
error-arena-in-use = { $path } is in use by another run of this tournament.
error-arena-other = { $path } holds the games of another tournament. Choose another folder.
error-arena-journal = { $path } is damaged: line { $line } cannot be read.
error-ray-address = “{ $given }” is not the address of a Ray cluster. Expected: HOST:PORT, or “local”.
error-ray-missing = Ray is not installed. Install it with: pip install hantise[ray]
error-ray-unreachable = There is no Ray cluster at { $address }: { $detail }.
error-ray-silent = What answers at { $address } is no Ray cluster, or one that is not well.
error-ray-other = A node of the cluster has another version of Hantise: { $detail }. Install the same one everywhere.
error-ray-failed = The cluster could not finish a game: { $detail }. What was played is kept; the same command goes on.
cli-arena-report = The report is { $path }.
arena-report-title = Arena: { $game }
arena-report-results = Results
arena-report-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, every deal in all rotations of the seats, seed { $seed }. A score of 50 % is fair; in brackets the 95 % interval.
arena-report-ladder = Ladder
arena-report-two-seats = Bradley–Terry, in Elo points around 1500: 400 points are ten to one.
arena-report-more-seats = Plackett–Luce on whole rankings: a newcomer has 25, and 95 % of the doubt lies in the interval.
arena-report-rating = Rating
arena-report-interval = 95 %
arena-report-lengths = Length
arena-report-lengths-words = Decisions in a game: { $least } to { $most }, half of the games at most { $median }.
arena-report-seats = Score by seat
arena-report-seats-words = Each bot’s score at each seat, with its 95 % interval; 50 % is fair.
arena-report-cost = Cost
arena-report-cost-words = Thinking time for one decision, on average.
error-arena-no-openings = { $game } needs no openings: chance makes its games different.
cli-help-openings = Find balanced openings for the arena, by a bot’s games against itself.
cli-help-openings-count = how many (default: 240)
cli-help-openings-plies = random actions before each (default: 18)
cli-help-openings-judge = the bot whose games decide (default: careful)
cli-help-openings-games = its games from each position (default: 8)
cli-error-openings = Openings, actions and games must be 1 or more.
cli-error-openings-judge = The judge must be a bot of ours, not “{ $given }”.
cli-openings-running = Balanced openings

## Puzzles

cli-help-puzzles = Find puzzles in games between bots, or prove those of a game again.
cli-help-puzzles-verb = mine: play games and keep the puzzles found in them; check: prove every puzzle again
cli-help-puzzles-each = how many of each grade (default: 36)
cli-help-puzzles-games = end after so many games, with what there is then (default: no limit)
cli-help-puzzles-seed = the seed of all games (default: 1); the same seed, the same puzzles
cli-help-puzzles-file = the file of puzzles (default: the game’s own)
cli-word-puzzles = mine|check
cli-puzzles-mining = Looking for puzzles
cli-puzzles-checking = Proving
cli-puzzles-mined =
    { $count ->
        [one] 1 puzzle is in { $path }.
       *[other] { $count } puzzles are in { $path }.
    }
cli-puzzles-checked =
    { $count ->
        [one] 1 puzzle is proven.
       *[other] { $count } puzzles are proven.
    }
cli-error-puzzles-verb = Expected “mine” or “check”, not “{ $given }”.
cli-error-puzzles-each = There must be at least 1 puzzle of each grade, and 1 game.
cli-error-puzzles-nowhere = This game has no folder for puzzles. Choose a file with --file.
cli-error-puzzles-file = { $path } cannot be used: { $detail }.
cli-error-puzzles-damaged = { $path } is damaged. Delete it to start over.
cli-error-puzzles-other = { $path } holds the puzzles of another game or seed.
cli-error-no-puzzler = { $game } has nothing that finds puzzles.

## Studies

cli-help-study = Study a game by playing it: who begins, length, endings, lead, luck and skill; run again, it continues.
cli-help-study-bot = the bot that plays (default: the one of level 2)
cli-help-study-games = games with each setting, of the bot with itself and against a weaker one (default: 200)
cli-help-study-pages = where the pages are written (default: beside the games)
cli-study-running = Study
cli-error-study-bot = A study needs a bot of ours without a name of its own, not “{ $given }”.
cli-error-study-games = At least 2 games are needed.
error-study-weakest = No bot is weaker than { $bot }: there is nothing to compare it with.
study-title = Study: { $game }
study-about =
    What the game is like when the bot { $bot } plays it: with every number of players and, with the fewest, with every other edition and option. With each of these settings it played { $games } games with itself and as many against { $weaker }, from the ordinary start and with the same luck for everybody who sat at a deal; { $all } games in all. Another bot, or a person, may find another game; figures rest on the number of games in the table, and in brackets is the interval that holds the truth 95 times out of 100.
study-short = In short
study-short-players = **{ $players } players.**
study-short-begins-even = Whoever decides first scores { $score } %: no advantage is seen.
study-short-begins-good = Whoever decides first has the better of it and scores { $score } %.
study-short-begins-bad = Whoever decides first has the worse of it and scores { $score } %.
study-short-length = Half of the games take at most { $decisions } decisions; where there is a choice it is among { $choices } actions.
study-short-lead = The lead changes hands { $changes } times, and the winner is ahead for good after { $decided } % of the game.
study-short-lead-open = The lead changes hands { $changes } times.
study-short-luck = Against the next weaker bot skill explains { $skill } % of the results and the deal { $deal } %.
study-games = The games
study-games-words = Decisions are those of all seats together, forced ones included. Choices: legal actions where there are several. Tree: the product of all choices of a game, as a power of ten.
study-begins = Who begins
study-begins-words = The score of whoever decides first, of the next seat, and so on; 50 % is fair. The plot shows the first.
study-length = Length
study-length-words = Decisions in a game with the setting “{ $setting }”.
study-endings = Endings
study-endings-words = How the games ended, in percent.
study-ending-goal = Somebody reached the goal.
study-lead = Who is ahead
study-lead-words = At up to 48 turns of each game each seat’s prospects are judged by somebody who sees all hands. Ahead is who may expect at least 0.5 more than anybody else, on a scale from −1 to 1. The plot shows how good the prospects of the later winner were on the way through the game, with the setting “{ $setting }”.
study-judge-search = a short search
study-judge-guide = games played on as the bots that look ahead imagine them
study-judge-random = games played on at random
study-luck = Luck and skill
study-luck-words = The bot against a weaker one, which sits at the other seats, each deal with the bot at every seat in turn. *Games to tell*: after so many games the better one is in the lead 19 times out of 20. The spread of the results is taken apart: what is due to the better bot (strong in the plot), what the deal and the order of turns gave to a seat whoever sat there (paler), and how play went from there, later luck included (palest).
study-column-setting = Setting
study-column-games = Games
study-column-decisions = Decisions
study-column-half = Median
study-column-choices = Choices
study-column-forced = Forced %
study-column-tree = Tree
study-column-draws = Draws %
study-column-place = Turn order { $place }, %
study-column-ending = Ending
study-column-changes = Changes of the lead
study-column-any-change = Games with one, %
study-column-decided = Decided after, %
study-column-judge = Judged by
study-column-over = Against
study-column-score = Score %
study-column-tell = Games to tell
study-column-skill = Skill %
study-column-deal = Deal %
study-column-play = Play %
