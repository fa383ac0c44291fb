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
error-unknown-action = “{ $notation }” is not an action of the game { $game }.
error-illegal-action = “{ $action }” is not possible now. { $reason }
error-over = The game is over: nothing more can be done.
error-unknown-bot = There is no bot called “{ $bot }” for { $game }. There are: { $known }.
error-newer-rules = This game of { $game } follows version { $given } of the rules; this program knows versions 1 to { $known }.

# What an option may be; follows “Expected:”.
expected-flag = yes or no
expected-choice = one of { $choices }
expected-number = a whole number from { $low } to { $high }
# A list with nothing in it.
none = none

## Records

error-not-saved = The file { $path } could not be written: { $detail }.
error-record-unreadable = The file { $path } could not be read: { $detail }.
error-record-too-large = This is no record: it has { $given } bytes, and no record has more than { $most }.
error-record-json = This is no record: its { $size } bytes are not valid JSON ({ $detail }).
error-record-truncated = This record breaks off after { $size } bytes: its end is missing ({ $detail }).
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
error-record-entry = The table entry “{ $entry }” lacks its seat or the entry to go back to, or has one that is no number.
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
error-record-result = The record states a result that its entries do not lead to.

## At the table, beside the rules

event-resigned = { $seat_name } resigns.
event-agreed = Everybody agrees to stop here.
event-bot = A bot takes over for { $seat_name }.
event-person = { $seat_name } takes the seat back.
event-back =
    { $to ->
        [0] The game goes back to its start.
       *[other] The game goes back to just after entry { $to }.
    }
ending-resigned = A player resigned.
ending-agreed = The players agreed to stop: the game is drawn.

## Headings of every table

heading-players = Players
heading-turn = To play
heading-actions = Possible actions
heading-log = Log
heading-options = Options
heading-result = Result
