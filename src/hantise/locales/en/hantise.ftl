### What the house itself says, whatever the game.

## What can be wrong with what was asked

error-unknown-game = There is no game called “{ $game }”. There are: { $known }.
error-wrong-players =
    { $low ->
        [2] { $high ->
            [2] { $game } is for 2 players, not { $given }.
           *[other] { $game } is for 2 to { $high } players, not { $given }.
        }
       *[other] { $game } is for { $low } to { $high } players, not { $given }.
    }
error-unknown-option = There is no option called “{ $option }”. There are: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. Expected: { $expected }.
error-option-range = The option { $option } goes from { $low } to { $high }; it cannot be { $value }.
error-never = “{ $notation }” is never possible. { $reason }
error-unknown-action = “{ $notation }” is not an action of the game { $game }.
error-illegal-action = “{ $action }” is not possible now. { $reason }
error-not-your-turn = It is not your turn.
error-over = The game is over: nothing more can be done.
error-newer-rules = This game of { $game } follows version { $given } of the rules; this program knows versions 1 to { $known }.

# What an option may be; follows “Expected:”.
expected-flag = yes or no
expected-choice = one of { $choices }
expected-number = a whole number from { $low } to { $high }
expected-text = a text of at most { $high } characters
# A list with nothing in it.
none = none

## Records

error-not-a-file = “{ $path }” is a folder or a device, not a file: nothing was saved there.
error-not-saved = The file { $path } could not be written: { $detail }.
error-record-unreadable = The file { $path } could not be read: { $detail }.
error-record-too-large = This is no record: it has { $given } bytes, and no record has more than { $most }.
error-record-json = This is no record: its { $size } bytes are not valid JSON ({ $detail }).
error-record-truncated = This is no complete record: it stops after { $size } bytes, before its end ({ $detail }).
error-record-shape = This is no record: { $detail }.
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
error-record-entry-wrong = Entry { $number } (“{ $entry }”) cannot be played again. { $reason }
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
error-record-result = The record states a result that its entries do not lead to.

## At the table, beside the rules

event-resigned = { $seat_name } gives up.
event-agreed = Everybody agrees to stop here.
event-flag = { $seat_name } has run out of time.
event-lost-on-time = { $seat_name } loses on time.
event-bot = A bot takes over for { $seat_name }.
event-person = { $seat_name } takes the seat back.
event-back =
    { $to ->
        [0] The game goes back to its start.
       *[other] The game goes back to an earlier moment.
    }
ending-resigned = A player gave up.
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

cli-help = A house of ghost games: play them here, see them again, read and check their rules.
cli-help-play = Play a game against bots, or with several people at one keyboard.
cli-help-resume = Go on with the last game, or with one from a file.
cli-help-replay = See a kept game again, step by step.
cli-help-games = Which games there are, and their options.
cli-help-rules = The rules of a game.
cli-help-castle = Check a castle of your own, or draw it.
cli-help-position = Check the text of a position and draw it.
cli-help-perft = Count the sequences of actions, to check and to measure the rules.
cli-help-laws = Check that the games keep the laws of the house.

cli-usage = Usage: { $usage }
cli-usage-command = COMMAND …
cli-usage-options = [OPTIONS]
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-everywhere = Everywhere

cli-word-bot = BOT
cli-word-depth = DEPTH
cli-word-eyes = EYES
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

cli-help-lang = the language, instead of the system’s
cli-help-no-colour = no colours; so does NO_COLOR in the environment
cli-help-help = this help
cli-help-version = the version of the program
cli-help-json = as JSON, for programs
cli-help-game = the short name of the game, as “hantise games” lists it
cli-help-play-game = the short name of the game; without it, you are asked
cli-help-players = how many players
cli-help-option = an option of the game; may be given several times. A text such as a castle: name=@FILE
cli-help-people = how many people play at this keyboard, in the first seats (usually 1; 0 to watch)
cli-help-seat = a seat that a person takes, for example B; may be given several times
cli-help-bot = the bot for the other seats; given several times, one after the other
cli-help-names = the players’ names, in the order of the seats
cli-help-seed = a number that makes chance and bots the same every time
cli-help-start-position = begin from this position instead of the start
cli-help-play-resume = go on with the game in this file
cli-help-play-save = keep the game in this file
cli-help-pace = how long bots pause before they act
cli-help-resume-file = the file of the game; without it, the last one that is not over
cli-help-replay-file = the file of the game
cli-help-eyes = whose eyes to see through: a seat’s letter, public, or all
cli-help-step = the step to begin at, or to show
cli-help-check = only check that the file is sound
cli-help-search = only what the rules say about this
cli-help-castle-verb = check: say everything that is wrong with it; draw: make a picture of it (SVG)
cli-help-castle-file = the castle’s file (TOML)
cli-help-castle-output = where the picture goes (usually beside the file)
cli-help-castle-game = which castle, where a file holds one for each game
cli-help-position-text = the position, in quotation marks
cli-help-depth = how many actions deep
cli-help-laws-game = the short name of a game; without it, all
cli-help-laws-games = how many random games for each number of players and each option (usually 20)

cli-error-language = There is no language “{ $given }”. There are: { $known }.
cli-error-no-command = There is no command “{ $given }”. There are: { $known }.
cli-error-no-option = There is no option { $option } here; --help lists them.
cli-error-option-needs-value = The option { $option } needs a value; --help says which.
cli-error-missing = Something is missing: { $parameter }. --help says more.
cli-error-extra = Too much was given: “{ $given }”. A text with spaces needs quotation marks.
cli-error-usage = This cannot be understood: { $detail }
cli-error-number = “{ $given }” is not a whole number from 0 up.
cli-error-pair = “{ $given }” is not of the form name=value.
cli-error-twice = The option { $option } was given twice.
cli-error-pace = “{ $given }” is not a pause of 0 to { $most } seconds.
cli-error-laws-games = At least 1 game must be played to check the laws.
cli-error-depth = The depth must be 1 or more.
cli-error-seat = There is no seat “{ $given }”: the seats are A to { $last }.
cli-error-eyes = “{ $given }” are nobody’s eyes here. There are: the seats A to { $last }, public, all.
cli-error-step =
    There is no step { $given }: the game has { $last ->
        [one] { $last } step
       *[other] { $last } steps
    }.
cli-error-people-and-seat = Give --people or --seat, not both.
cli-error-too-many-people = { $people } people cannot take { $players } seats.
cli-error-too-many-names = There are { $given } names for { $players } seats.
cli-error-name = The name “{ $name }” cannot be used: names must differ and be printable.
cli-error-file-exists = The file { $path } exists already and is left as it is. To go on with a game that it holds: hantise resume { $path }
cli-error-not-read = The file { $file } cannot be read.
cli-error-file-too-long = The file { $file } is too long: at most { $most } bytes are read.
cli-error-no-terminal = To play, a person needs a terminal to type in and to look at. With --people 0, bots play among themselves.
cli-error-resume-alone = With --resume everything is set up by the file: give no game and no seats besides.
cli-error-resume-over = The game in { $path } is over. To see it again: hantise replay { $path }
cli-error-nothing-to-resume = There is no game to go on with in { $folder }.
cli-error-no-rules = There is no page of rules for “{ $game }” in this language.
cli-error-action-number =
    { $last ->
        [one] There is only one action: 1, not { $given }.
       *[other] There are { $last } actions: give a number from 1 to { $last }, not { $given }.
    }

# At the table
cli-you = you
cli-bot-random = random
cli-bot-careful = careful
cli-prompt = Number, notation or ? for help:{ " " }
cli-curtain =
    { $name }, it is your turn.
    Everybody else looks away.

    Press Enter when only you can see the screen.
cli-hint = Hint: { $notation } ({ $action })
cli-nothing-to-undo = You have not decided anything yet: there is nothing to undo.
cli-all-agree = Does everybody agree to go back to your last decision? [y/N]{ " " }
cli-not-agreed = The game goes on as it is.
cli-nothing-yet = Nothing has happened yet.
cli-saved = Saved: { $path }
cli-overwrite = { $path } exists already. Replace it? [y/N]{ " " }
cli-position-secret = The position holds hidden hands: it stays secret while the game goes on.
cli-really-resign = { $name }, do you really give up? [y/N]{ " " }
cli-keep-game = Keep this game, to go on another time? [Y/n]{ " " }
cli-kept =
    The game is kept in { $path }
    To go on: hantise resume
cli-kept-named =
    The game is kept in { $path }
    To go on: hantise resume { $path }
cli-dropped = The game is forgotten.
cli-order-action-words = 3 / { $notation }
cli-order-action = do the action with that number or that notation
cli-order-help = this help
cli-order-hint = what the best bot would do, and why
cli-order-undo = go back to your last decision
cli-order-log = what happened
cli-order-rules = the rules of the game
cli-order-save = save the game, in a file if you name one
cli-order-position = the position as text
cli-order-resign = give up
cli-order-quit = leave; the game can be kept
cli-order-redraw-key = Enter
cli-order-redraw = draw the board again
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
cli-winners = The winners: { $names }.
cli-not-over = The game is not over.
cli-record-kept =
    The game is kept in { $path }
    To see it again: hantise replay { $path }

# Replay
cli-replay-secrets = This game is not over: you see what is hidden from the players.
cli-replay-keys =
    { $moment } / { $last }, { $eyes }
    n → next · p ← previous · f first · l last · number Enter · e eyes · q quit { $typed }
cli-eyes =
    { $eyes ->
        [all] nothing hidden
        [public] a spectator’s eyes
       *[other] { $eyes }’s eyes
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
cli-game-facts = { $players } players · { $minutes } minutes · from { $age } years
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
cli-laws-report = { $games } games, { $states } states, { $sampled } of them looked at closely; { $illegal } illegal actions tried; { $worlds } worlds imagined, { $other } unlike the truth; the odds of { $odds } views compared with exact ones.
cli-laws-endings = Endings: { $endings }
cli-laws-kept =
    All laws are kept: { $laws }.
    Seed: { $seed }
cli-laws-broken = A law is broken: { $law }
cli-laws-again = Seed { $seed }; what reproduces it is in { $path }

## The bench

cli-help-bench = Measure how fast the games play at random, beside a peer.
cli-help-bench-game = the short names of games; without any, all
cli-help-bench-milliseconds = how long each measure lasts (usually 1000)
cli-help-bench-repeats = how often each is measured; the middle one counts (usually 3)
cli-error-bench = The bench needs at least 1 millisecond and 1 repeat.
cli-bench-running = Measuring
cli-bench-no-peer =
    OpenSpiel is not installed, so there is nothing to compare with. To install it:
    { "." }venv/bin/uv pip install --require-hashes -r requirements/bench.txt
cli-bench-ratios = Compiled, beside OpenSpiel { $version }
cli-column-subject = What
cli-column-loop = Loop
cli-column-build = Build
cli-column-peer = Beside
cli-column-ratio = Ratio
cli-column-actions-per-second = Actions per second

## Bots

error-unknown-bot = There is no bot “{ $bot }” for { $game }. There are: { $known }.
reason-random = just a guess

## Lobby, records, ratings, games and lessons

error-no-messages = There are no messages “{ $name }” in the language “{ $language }”.
error-no-person = There is nobody here with that address.
error-no-record = There is no finished game with that address.
error-record-in-progress = This game is still being played. It can be looked through once it is over.
error-record-eyes = There are no eyes “{ $eyes }” at this table: there are the seats from 0 to { $last }, “public” and “open”.
error-record-place = “{ $place }” is no place in the list of games.
error-record-file-large = This is no record: it has more than { $most } MiB.
error-record-long = This record has { $given } entries, and no game has more than { $most }.
error-record-start-long = The position that this record starts from is longer than { $most } signs.
error-no-scene =
    { $scenes ->
        [0] There is no lesson for this game.
        [one] The lesson has only one scene.
       *[other] The lesson has { $scenes } scenes, numbered from 1.
    }
error-lesson-done = The aim of this scene is reached: go on to the next one, or begin it anew.

## People and safety in the house

error-bad-request = What was sent cannot be used: “{ $field }” { $reason }.
reason-wrong-form = does not have the expected form
reason-too-short = is too short: at least { $number }
reason-too-long = is too long: at most { $number }
reason-too-small = is too small: at least { $number }
reason-too-big = is too big: at most { $number }
reason-missing = is missing
reason-unknown-field = has something in it that is not expected
error-not-signed-in = Come in first: this needs somebody the house knows.
error-not-found = There is nothing here by that name.
error-method = That cannot be done at this address.
error-forbidden = This is not allowed.
error-too-large = That is more than the house accepts at once.
error-too-many-requests = That was too often. Try again in { $seconds } s.
error-internal = Something went wrong in the house; it has been noted. Nothing was changed.
error-origin = This request comes from another site, so the house does not follow it.
error-banned = The house is closed to you until { $until }; you may still watch.
error-muted = You may not write in the chat until { $until }.
error-name = That name cannot be used: a name has 1 to { $most } visible characters on one line.
error-name-taken = The name “{ $name }”, or one that looks like it, belongs to somebody else.
error-line = “{ $field }” must be one line of visible characters.
error-wrong-sign-in = Name and password do not go together.
error-wrong-password = That is not the password.
error-password-needed = Give your password to change the name or the mail address of your account.
error-mail-code = That is not the code that was sent to your mail address, or it is too old.
error-no-mail-to-confirm = There is no mail address to be confirmed.
error-too-many-imported = You have brought { $most } record files already, and the house keeps no more.
error-wrong-recovery = Name and recovery code do not go together.
error-password-name = The password must not be the name.
error-has-account = You have an account already.
error-needs-account = This needs an account.
error-handover = That code is not valid: each is good once and for a few minutes.
error-token-manages = A program’s token cannot manage the account.
error-too-many-tokens = There are { $most } tokens already; delete one first.
error-too-many-mutes = You have muted { $most } people already; unmute one first.
error-mute-oneself = You cannot mute yourself.
error-push-address = The house does not send notifications to that address.
error-admin-only = Only administrators may do that.
error-admin-protected = Administrators cannot be muted or banned here.
confirm-mail-title = Is this your mail address?
confirm-mail-text =
    Your code is { $code }

    Type it on the page of your settings to get reminders here. If you did not ask for them, there is nothing to do: nothing else will come.
remind-your-turn-title = Your turn at { $game }
remind-your-turn-text = The others at the table are waiting for you.
remind-seat-lost-title = A bot plays for you at { $game }
remind-seat-lost-text = Your time ran out. You can take your seat back with one tap.
remind-lost-on-time-title = You lost on time at { $game }
remind-lost-on-time-text = Your time had run out, and your opponent claimed the win.
remind-mail =
    { $text }

    { $url }

    You get this mail because you gave your address to this house; it can be removed in the settings.

## Running the house

error-setting-host = “{ $given }” is not an address to listen on. Expected: an address such as 127.0.0.1, 0.0.0.0 or ::1.
error-setting-port = “{ $given }” is not a port. Expected: a whole number from { $low } to { $high }.
error-setting-port-taken = Port { $port } on { $host } is taken by another program. Choose another with --port.
error-setting-listen = The house cannot listen on { $host }, port { $port }: { $detail }.
error-setting-workers = “{ $given }” is not a number of processes. Expected: a whole number from { $low } to { $high }.
error-setting-workers-sqlite = { $workers } processes cannot share a SQLite file. Several processes need PostgreSQL: --database postgresql://…
error-setting-database-file = “{ $given }” cannot be a database. Expected: the path of a file, sqlite:///path or postgresql://….
error-setting-database-scheme = There are no databases “{ $scheme }://”. Expected: the path of a file, sqlite:///path or postgresql://….
error-setting-database-postgresql = This is not the address of a PostgreSQL database. Expected: postgresql://name:password@host:5432/database
error-setting-base-url = “{ $given }” cannot be the public address. Expected: http:// or https:// and a host, without a path, for example https://ghosts.example.org
error-setting-smtp-url = This is not the address of a mail server. Expected: smtp://name:password@host:587 or smtps://…
error-setting-flag = { $setting } cannot be “{ $given }”. Expected: yes or no.
error-setting-log-format = “{ $given }” is not a form of logs. Expected: one of { $known }.
error-database-in-use = Another house is running on { $path }. One SQLite file serves one process; several need PostgreSQL.
error-database-file-bad = { $path } cannot be used as a database: { $detail }.
error-database-newer = A later version of Hantise has written this database (revision { $revision }). Start that version, or restore a backup.
error-database-unreachable = The PostgreSQL database cannot be reached: { $detail }.
house-not-built = The pages of the house are not built yet. In a checkout, start ./hantise; it builds them.
cli-word-address = ADDRESS
cli-word-database = DATABASE
cli-word-name = NAME
cli-word-url = URL
cli-help-serve = Open the house on the web: the same as hantise alone.
cli-help-serve-host = where to listen: 127.0.0.1 (usual) for this machine only, 0.0.0.0 for everybody in the network; HANTISE_HOST
cli-help-serve-port = the port (usually 8000, or the next free one); HANTISE_PORT
cli-help-serve-database = a file for SQLite (usually in your data folder), or postgresql://…; HANTISE_DATABASE_URL
cli-help-serve-workers = how many processes share the work, on PostgreSQL (usually 1); HANTISE_WORKERS
cli-help-serve-base-url = the public address for links and QR pictures, such as https://ghosts.example.org; HANTISE_BASE_URL
cli-help-serve-smtp-url = a mail server for reminders, smtp://name:password@host:587; rather in HANTISE_SMTP_URL, where nobody reads it
cli-help-serve-trust-proxy = believe what a proxy of your own says about who asks; HANTISE_TRUSTED_PROXY=yes
cli-help-serve-log-format = how logs are written: text, json, or auto (usual: json unless on a terminal); HANTISE_LOG_FORMAT
cli-help-serve-no-limits = let everybody do as much as they like in a time, to measure a house of your own; HANTISE_LIMITS=no
cli-help-serve-no-browser = do not open a browser
cli-serve-open = The house is open: { $address }
cli-serve-others = For others, and for phones in the room: { $address }
cli-serve-stop = Ctrl-C closes it.
cli-help-backup = Write everything in the database to one file; the house may stay open.
cli-help-backup-file = the file to make; it holds secrets, so that only you may read it
cli-backup-writing = Writing
cli-backup-verifying = Checking
cli-backup-done =
    { $path }: { $rows ->
        [one] one row, written and checked.
       *[other] { $rows } rows, written and checked.
    }
cli-help-restore = Put a backup in the place of a database, on SQLite or PostgreSQL.
cli-help-restore-file = the file that hantise backup made
cli-help-restore-force = replace what the database holds
cli-restore-writing = Restoring
cli-restore-done =
    { $rows ->
        [one] One row restored.
       *[other] { $rows } rows restored.
    }
cli-help-admin = Make an account an administrator: to mute, to ban, to close tables.
cli-help-admin-name = the name of the account
cli-help-admin-remove = take it back
cli-admin-made = { $name } is an administrator now.
cli-admin-removed = { $name } is not an administrator any more.
cli-error-no-account = There is no account called “{ $name }”. A guest must make an account first.
error-database-missing = There is no database at { $path }.
error-database-older = This database was made by an earlier version of Hantise, or is empty. Start the house once to bring it up to date.
error-database-not-ours = This database holds something else.
error-database-in-use-postgresql = A house is open on this database. Stop it first.
error-backup-exists = { $path } exists already: nothing was written.
error-backup-missing = There is no file { $path }.
error-backup-not-one = { $path } is not a backup of Hantise, or was changed.
error-backup-cut = { $path } stops before its end, or cannot be read to its end.
error-backup-checksum = { $path } was changed: its checksum does not fit.
error-backup-newer = { $path } was made by a later version of Hantise.
error-backup-row = A row of this backup does not fit its table: nothing was changed.
error-restore-not-empty = This database is not empty. With --force everything in it is replaced.

## Tables

error-no-table = There is no such table.
error-not-begun = The game has not begun yet.
error-begun = This table is no longer waiting: the game has begun, or the table was closed.
error-not-over = The game is not over yet.
error-not-host = Only whoever opened the table may do that.
error-not-seated = You have no seat at this table.
error-not-your-seat = That is not your seat.
error-already-seated = You have a seat at this table already.
error-no-seat = There is no such seat at this table.
error-no-free-seat = Every seat at this table is taken.
error-seat-taken = That seat is taken.
error-same-names = Two people on one screen cannot have the same name.
error-seats-free = The game cannot begin: there are free seats.
error-too-many-waiting = You have { $most } tables waiting already. Close one or start one first.
error-too-many-playing = You have a seat at { $most } tables already. Finish some games first.
error-house-full = There are too many open tables in this house. Please try again later.
error-draft-ended = This turn cannot go on before what was done so far is played.
error-too-late = Too late: the game has moved on. This is how it stands now.
error-look-first = It is the turn of another seat of yours: look through its eyes first.
error-bot-plays = A bot plays this seat at the moment. Take the seat back first.
error-bot-already = A bot plays that seat already.
error-nothing-to-return = No bot plays in your place.
error-resigned = This seat has given up.
error-preview-hidden = In a game that hides things nobody can look ahead.
error-hint-people = Hints are only for games against bots.
error-back-nothing = There is nothing of yours to take back.
error-back-rated = In a rated game nobody goes back to before something was learnt.
error-rated-stand-in = In a rated game this has to wait while a bot stands in for somebody: nobody can agree in that person’s place.
error-claim-many = With three or more players nobody can claim a win on time: a bot plays on.
error-claim-nothing = There is no win on time to claim: your opponent still has time, or is back.
error-proposal-open = That has been asked already and is waiting for answers.
error-proposal-gone = That is no longer being asked.
error-proposal-not-asked = That is not for you to answer.
error-clock-decides = At this table the clock decides when a bot steps in.
error-not-absent =
    { $seconds ->
        [one] A bot can step in only for somebody who has been away for { $seconds } second.
       *[other] A bot can step in only for somebody who has been away for { $seconds } seconds.
    }
error-memory-aid = At this table nothing is shown again before the end of the game.
error-no-moment = The game has not come that far.
error-chat-off = There is no chat at this table.
error-chat-one = Say either something of your own or a ready-made phrase.
error-chat-phrase = There is no such phrase.
error-chat-phrases = At this table there are only ready-made phrases.
error-chat-guest = Guests speak in ready-made phrases only.
error-chat-empty = There is nothing to say in that.
error-chat-seat = Only those who have a seat may speak.
error-no-message = There is no such line in any chat.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-lucky = What luck!
phrase-oops = Oops!
phrase-boo = Boo!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-game = That was a good game.
phrase-rematch = Shall we play again?
phrase-goodbye = Goodbye!

## The names of the bots at a table

bot-random = Giddy
bot-careful = Wary
