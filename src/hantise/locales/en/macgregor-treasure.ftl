### The treasure of the MacGregor ghost (MT).

title = The Treasure of the MacGregor Ghost
tagline = Gather treasures in the haunted caves and carry them out, remembering where they lie and guessing where the ghost will walk.

## Words

colour-red = red
colour-blue = blue
colour-green = green

door-red = red
door-blue = blue
door-green = green

back-lion = a lion
back-crown = a crown
back-tower = a tower
back-cross = a cross
back-thistle = a thistle
back-vert = a split shield
back-stag = a stag

blazon-lion = lion
blazon-crown = crown
blazon-tower = tower
blazon-cross = cross
blazon-thistle = thistle
blazon-vert = split shield
blazon-stag = stag

# Keys and ghost cards by their short names.
keys-rL = red with a lion
keys-rC = red with a crown
keys-rT = red with a tower
keys-rX = red with a cross
keys-rH = red with a thistle
keys-rV = red with a split shield
keys-rS = red with a stag
keys-bL = blue with a lion
keys-bC = blue with a crown
keys-bT = blue with a tower
keys-bX = blue with a cross
keys-bH = blue with a thistle
keys-bV = blue with a split shield
keys-bS = blue with a stag
keys-gL = green with a lion
keys-gC = green with a crown
keys-gT = green with a tower
keys-gX = green with a cross
keys-gH = green with a thistle
keys-gV = green with a split shield
keys-gS = green with a stag
plan-L = ghost card lion
plan-C = ghost card crown
plan-T = ghost card tower
plan-X = ghost card cross
plan-H = ghost card thistle
plan-V = ghost card split shield
plan-S = ghost card stag
cards-L = lion
cards-C = crown
cards-T = tower
cards-X = cross
cards-H = thistle
cards-V = split shield
cards-S = stag

token-red = red treasure
token-blue = blue treasure
token-green = green treasure
token-yellow = yellow treasure
token-white = white treasure
token-black = black treasure
token-trap = trap
treasures-counted =
    { $count ->
        [one] { $count } { $token_name }
       *[other] { $count } { $token ->
            [red] red
            [blue] blue
            [green] green
            [yellow] yellow
            [white] white
           *[black] black
        } treasures
    }

object-lamp = lamp
object-pickaxe = pickaxe
object-detector = detector

## Actions

action-move = Go through a { $colour_name } door into cave { $room } (key with { $back_name })
action-leave = Leave the castle through the { $colour_name } outer door (key with { $back_name })
action-lamp = Use the lamp: take the stairs to cave { $room }
action-pickaxe = Use the pickaxe: break through into cave { $room }
action-detector = Use the detector: have the ghost’s plan turned up
action-turn = Turn up the token
action-pass-by = Leave the token lying
action-end = End turn
action-discard = Discard a { $colour_name } key (with { $back_name })
action-lay = Lay the token in cave { $room }
action-start = Begin in the stair cave { $room }
action-plan = Lay the ghost card { $blazon_name }
action-seal = Confirm the plan
action-catch = Lay the curse on { $seat_name }
# Chance names the first ghost, draws a token, gives a key, or turns up the next back.
action-first = { $seat_name } is the first ghost
action-token = Token drawn: { $token_name }
action-draw = The key is { $colour_name } (with { $back_name })
action-top = Next back on top: { $blazon_name }

## What happened

event-first = { $seat_name } is the first ghost and stands in the crypt.
    .you = You are the first ghost and stand in the crypt.
event-token = { $seat_name } draws a token and shows it: { $token_name }.
    .you = You draw a token and show it: { $token_name }.
event-token-laid = { $seat_name } lays it face down in cave { $room } ({ $blazon_name }): { $token_name }.
    .you = You lay it face down in cave { $room } ({ $blazon_name }): { $token_name }.
event-started = { $seat_name } begins in the stair cave { $room }.
    .you = You begin in the stair cave { $room }.
event-dealt =
    { $colour ->
        [unknown] { $seat_name } is dealt a key with { $back_name }.
       *[other] { $seat_name } is dealt a { $colour_name } key with { $back_name }.
    }
    .you =
        { $colour ->
            [unknown] You are dealt a key with { $back_name }.
           *[other] You are dealt a { $colour_name } key with { $back_name }.
        }
event-top = The top key of the draw pile shows its back: { $back_name }.
event-reshuffled =
    The draw pile is empty: { $keys ->
        [one] { $keys } discarded key is
       *[other] the { $keys } discarded keys are
    } shuffled into a new one.
event-round = Round { $round }: { $seat_name } is the ghost.
    .you = Round { $round }: you are the ghost.
event-laid =
    { $blazon ->
        [unknown] { $seat_name } lays a ghost card face down, { $cards } so far.
       *[other] { $seat_name } lays a ghost card face down, { $cards } so far: { $blazon_name }.
    }
    .you =
        { $blazon ->
            [unknown] You lay a ghost card face down, { $cards } so far.
           *[other] You lay a ghost card face down, { $cards } so far: { $blazon_name }.
        }
event-planned = { $seat_name } has planned a walk of { $cards } cards.
    .you = You have planned a walk of { $cards } cards.
event-drawn =
    { $colour ->
        [unknown] { $seat_name } draws the key with { $back_name }.
       *[other] { $seat_name } draws the key with { $back_name }: it is { $colour_name }.
    }
    .you =
        { $colour ->
            [unknown] You draw the key with { $back_name }.
           *[other] You draw the key with { $back_name }: it is { $colour_name }.
        }
event-moved = { $seat_name } plays a { $colour_name } key (with { $back_name }) and enters cave { $room } ({ $blazon_name }).
    .you = You play a { $colour_name } key (with { $back_name }) and enter cave { $room } ({ $blazon_name }).
event-lamp = { $seat_name } lights the lamp and takes the stairs to cave { $room } ({ $blazon_name }).
    .you = You light the lamp and take the stairs to cave { $room } ({ $blazon_name }).
event-pickaxe = { $seat_name } breaks through the wall into cave { $room } ({ $blazon_name }).
    .you = You break through the wall into cave { $room } ({ $blazon_name }).
event-detected = { $seat_name } uses the detector, and the ghost’s plan is turned up: { $cards_names }.
    .you = You use the detector, and the ghost’s plan is turned up: { $cards_names }.
event-treasure =
    { $seat_name } turns up the token in cave { $room } and keeps it: { $token_name }. That makes { $treasures ->
        [one] { $treasures } treasure.
       *[other] { $treasures } treasures.
    }
    .you =
        You turn up the token in cave { $room } and keep it: { $token_name }. That makes { $treasures ->
            [one] { $treasures } treasure.
           *[other] { $treasures } treasures.
        }
event-trap =
    { $seat_name } turns up the token in cave { $room }: a trap! { $count ->
        [0] There are no keys to lose
        [one] { $count } key is discarded ({ $keys_names })
       *[other] { $count } keys are discarded ({ $keys_names })
    }, and the turn is over.
    .you =
        You turn up the token in cave { $room }: a trap! { $count ->
            [0] There are no keys to lose
            [one] { $count } key is discarded ({ $keys_names })
           *[other] { $count } keys are discarded ({ $keys_names })
        }, and the turn is over.
event-passed-by = { $seat_name } leaves the token in cave { $room } lying.
    .you = You leave the token in cave { $room } lying.
event-ended = { $seat_name } ends the turn.
    .you = You end your turn.
event-discarded = { $seat_name } discards a { $colour_name } key (with { $back_name }).
    .you = You discard a { $colour_name } key (with { $back_name }).
event-escaped = { $seat_name } opens the { $colour_name } outer door (key with { $back_name }) and is out of the castle!
    .you = You open the { $colour_name } outer door (key with { $back_name }) and are out of the castle!
event-walked = The ghost { $seat_name } turns up { $blazon_name } and walks through the wall into cave { $room }.
    .you = You turn up { $blazon_name } and walk through the wall into cave { $room }.
event-lost = The ghost { $seat_name } turns up { $blazon_name }: no neighbouring cave has that blazon, so its walk ends there.
    .you = You turn up { $blazon_name }: no neighbouring cave has that blazon, so your walk ends there.
event-met-nobody = { $seat_name } has met nobody and takes the ghost cards back.
    .you = You have met nobody and take the ghost cards back.
event-caught = { $seat_name } catches { $other_seat_name } in cave { $room }! { $other_seat_name } becomes the ghost and goes to the crypt; { $seat_name } runs on from there.
    .you = You catch { $other_seat_name } in cave { $room }! { $other_seat_name } becomes the ghost and goes to the crypt; you run on from there.
    .other-you = { $seat_name } catches you in cave { $room }! You become the ghost and go to the crypt; { $seat_name } runs on from there.
event-stolen =
    { $seat_name } takes { treasures-counted } from { $other_seat_name } and has { $treasures ->
        [one] { $treasures } treasure now.
       *[other] { $treasures } treasures now.
    }
    .you =
        You take { treasures-counted } from { $other_seat_name } and have { $treasures ->
            [one] { $treasures } treasure now.
           *[other] { $treasures } treasures now.
        }
    .other-you =
        { $seat_name } takes { treasures-counted } from you and has { $treasures ->
            [one] { $treasures } treasure now.
           *[other] { $treasures } treasures now.
        }
event-dropped =
    { $seat_name } loses all objects{ $count ->
        [0] .
        [one] { " " }and { $count } key ({ $keys_names }).
       *[other] { " " }and { $count } keys ({ $keys_names }).
    }
    .you =
        You lose all objects{ $count ->
            [0] .
            [one] { " " }and { $count } key ({ $keys_names }).
           *[other] { " " }and { $count } keys ({ $keys_names }).
        }
event-won =
    { $seat_name } wins in round { $round } with { $treasures ->
        [one] { $treasures } treasure.
       *[other] { $treasures } treasures.
    }
    .you =
        You win in round { $round } with { $treasures ->
            [one] { $treasures } treasure.
           *[other] { $treasures } treasures.
        }
event-rounds-over = { $rounds } rounds have been played and nobody got out: the game is drawn.

## How it ended

ending-escaped = A runner carried enough treasures out of the castle.
ending-rounds = Nobody got out in 200 rounds: the game is drawn.

## Options

option-goal = Treasures needed
    .help = How many treasures you need to leave the castle: fewer make a shorter game.
option-treasures = Treasures of each colour
    .help = How many of the 56 tokens are treasures, in each of six colours; all others are traps.
option-first = First ghost
    .help = Who haunts the caves in the first round.
option-first-random = at random
option-first-A = seat A
option-first-B = seat B
option-first-C = seat C
option-first-D = seat D
option-first-E = seat E
option-first-F = seat F
option-castle = Custom castle
    .help = The text of a castle file; leave it empty for the original castle. A game in a custom castle is not rated.

error-first-not-seated = Seat { $first } cannot be the first ghost: with { $players } players the seats are A to { $last }.
error-few-treasures = With { $treasures } treasures of each colour there are { $all }; { $players } players who need { $goal } each might all be left with one too few, so there must be more than { $needed } (MT-1.1).

## Why an action is not possible

illegal-other-game = That is an action of another game (MT-3).
illegal-over = The game is over (MT-4.1, MT-4.2).
illegal-chance = Chance cannot do that now (MT-2.1, MT-3.3).
illegal-wait-for-chance = A token or a key is still being drawn (MT-2.1, MT-3.3).
illegal-not-chance = It is a player’s turn: nothing is drawn now (MT-3).
illegal-lay-first = The ghost must first lay the token that it shows (MT-2.1, MT-3.1).
illegal-start-first = First choose the stair cave in which you begin (MT-2.2).
illegal-plan-first = The ghost must first plan its walk (MT-3.2).
illegal-look-first = Turn up the token here, or leave it lying: it can only be done now (MT-3.5).
illegal-discard-first = You hold more than three keys: discard first (MT-3.7).
illegal-catch-first = The ghost must choose whom it catches (MT-3.10).
illegal-no-room = There is no cave { $room } in this castle (MT-1.1).
illegal-has-token = A token lies in cave { $room } already (MT-2.1, MT-3.1).
illegal-lay-tower-crown = The first tokens go into caves with a tower or a crown, and { $room } has neither (MT-2.1).
illegal-lay-pawn = A pawn stands in cave { $room }: it gets no token (MT-3.1).
illegal-lay-blazon = Cave { $room } does not have the blazon on top of the draw pile (MT-3.1).
illegal-no-stairs = There are no stairs in cave { $room } (MT-2.2).
illegal-plan-short = The plan needs exactly four cards (MT-3.2).
illegal-planned = The card { $blazon_name } already lies in the plan: its cards are all different (MT-3.2).
illegal-plan-full = Four cards lie in the plan, and there can be no more (MT-3.2).
illegal-plan-over = The ghost has planned its walk and cannot change it (MT-3.2).
illegal-not-in-hand = You have no { $colour_name } key with { $back_name } (MT-3.4, MT-3.7).
illegal-no-door = No door leads from here to cave { $room } (MT-3.4).
illegal-other-door = The door to cave { $room } is { $door_name }: a { $colour_name } key does not open it (MT-3.4).
illegal-no-exit = There is no outer door in this cave (MT-4.1).
illegal-other-exit = The outer door here is { $door_name }: a { $colour_name } key does not open it (MT-4.1).
illegal-few-treasures =
    You need { $goal } treasures to leave the castle and have { $treasures ->
        [0] none
       *[other] { $treasures }
    } (MT-4.1).
illegal-ghost-there = The ghost stands in cave { $room }: nobody can go there (MT-3.4).
illegal-arrivals = You have come to { $most } caves this turn, and that is the limit (MT-3.3).
illegal-no-lamp = You have no lamp left (MT-3.6).
illegal-lamp-here = There are no stairs here: the lamp only helps on stairs (MT-3.6).
illegal-lamp-there = The stairs here do not lead to cave { $room } (MT-3.6).
illegal-no-pickaxe = You have no pickaxe left (MT-3.6).
illegal-pickaxe-there = Cave { $room } does not lie behind a wall of this one (MT-3.6).
illegal-no-detector = You have no detector left (MT-3.6).
illegal-plan-open = The ghost’s plan has been turned up already (MT-3.6).
illegal-no-token = A token can only be turned up on coming to it, and you have not just come to one (MT-3.5).
illegal-no-discard = You discard keys only at the end of your turn, down to three (MT-3.7).
illegal-no-catch = The ghost has not come to any runner: it walks when all have moved (MT-3.10).
illegal-not-there = { $seat_name } is not a runner in the ghost’s cave (MT-3.10).
illegal-no-lay = No token is to be laid now (MT-3.1).
illegal-no-start = Everybody has begun: you no longer choose a stair cave (MT-2.2).

## What is wrong with the text of a position

position-fields = A position has { $expected } fields with a space between them (round, turn, ghost, plan, last walk, top of the draw pile, discards, tokens, seats); this text has { $given }.
position-seats =
    The ninth field describes { $given ->
        [one] { $given } seat
       *[other] { $given } seats
    }, with / between them; expected { $players }.
position-round = The round (first field) reads “{ $given }”; expected a number from 0 to { $rounds }.
position-letter = “{ $given }” is no seat; expected a letter from A to { $last }.
position-turn = The turn (second field) reads “{ $given }”; expected one of { $phases }, then a colon, the letter of a seat, and how its turn stands: the number of arrivals, t if a token may be turned up, d if the last step may be undone, *2 for keys still to be drawn, +R for a token to be laid. After over, = and escaped or rounds come before the colon.
position-plan = “{ $given }” is no row of ghost cards; expected one to four different letters of L, C, T, X, H, V, S, or - for none (MT-3.2).
position-top = The top of the draw pile (sixth field) reads “{ $given }”; expected one of L, C, T, X, H, V, S, or - for none.
position-keys = The discards (seventh field) read “{ $given }”; expected keys such as rLbCgT, or - for none.
position-tokens = The tokens (eighth field) read “{ $given }”; expected caves, each once, with R, B, G, Y, W, K or !, such as 02R,30!, or - for none.
position-tokens-many =
    There { $given ->
        [one] is { $given } token
       *[other] are { $given } tokens
    } of one kind in caves and in front of players ({ $token_name }); there are only { $most } (MT-1.1).
position-seat-form = Seat { $letter } (ninth field) reads “{ $given }”; expected cave, keys, objects (lpd) and treasures (RRB), with colons between them.
position-batches = The batches of keys (@0, @1, …) must be numbered from 0 without a gap.
position-too-many =
    The key { $card } occurs { $given ->
        [one] { $given } time
       *[other] { $given } times
    } in hands and discards; there are only { $most } of it (MT-1.1).
position-empty-pile = No key is left for the draw pile; it is never empty (MT-3.8).
position-top-not-there = The draw pile cannot show { $top }: all keys with that back are in hands and discards.
position-excluded = The key { $card } of seat { $letter } is said not to have the colour that it has.
position-ghost = The ghost (third field) does not fit the phase { $phase }: it is ? in the phase first, and a seat in all others (MT-2.1).
position-ghost-things = Seat { $letter } is the ghost and can have neither keys nor objects (MT-3.10).
position-turn-of-ghost = In the phase { $phase } it must be the turn of the ghost, seat { $letter }.
position-turn-of-runner = In the phase { $phase } it must be the turn of a runner, but seat { $letter } is the ghost.
position-no-plan = In the phase { $phase } the ghost has planned its walk: the fourth field must have four cards (MT-3.2).
position-needs-no-plan = In the phase { $phase } no plan lies on the table: the fourth field must be - (MT-3.2).
position-plan-open = In the phase { $phase } no plan can have been turned up (MT-3.6).
position-not-placed = Whether the pawn of seat { $letter } stands in a cave does not fit the phase: the pawns are placed one after the other, from the ghost’s left (MT-2.2).
position-out = Seat { $letter } cannot be out: only the winner is (MT-4.1).
position-room = Seat { $letter } stands in cave { $room }, which this castle does not have (MT-1.1).
position-start = Before the first round the ghost is in the crypt and all others in stair caves; seat { $letter } is not (MT-2.1, MT-2.2).
position-not-out = Seat { $letter } has escaped and must be out (MT-4.1).
position-few-treasures = Seat { $letter } has escaped with fewer than { $goal } treasures (MT-4.1).
position-catch = The ghost can only be choosing whom to catch if its walk has brought it to two or more runners (MT-3.10).
position-round-phase = Round { $round } does not fit the phase { $phase }: it is 0 until the first keys are dealt, and more from then on.
position-lost = The last walk (fifth field) has an ! but no card (MT-3.9).
position-walked = In the phase { $phase } there can be no last walk (fifth field): no round has been played (MT-3.9).
position-top-phase = The top of the draw pile (sixth field) does not fit the phase { $phase }: it is - before the first round and while the next back is turned up, and a letter in all others.
position-rounds = The game is only drawn after round { $rounds }, not in round { $round } (MT-4.2).
position-arrivals = { $given } arrivals are too many: { $most } are the limit (MT-3.3).
position-in-turn = In the phase { $phase } no runner is on the way: there can be no arrivals and nothing to undo (MT-3.3).
position-may-turn = A token can only be turned up by a runner who has just come to it (MT-3.5).
position-look = The phase { $phase } does not fit: it is look if a token may be turned up, and otherwise move (MT-3.5).
position-draft = There is no step that could be undone (d): the runner has not come anywhere this turn (MT-3.3).
position-draw-blazon = In cave { $room } no key is drawn: its blazon is not on top of the draw pile (MT-3.5).
position-to-draw = { $given } keys cannot be left to draw: only after a capture the former ghost draws until it has three (MT-3.10).
position-token = The token to be laid (+ in the second field) does not fit the phase { $phase }: there is one in the phase lay, and only then (MT-3.1).
position-hand =
    Seat { $letter } holds { $given ->
        [one] { $given } key
       *[other] { $given } keys
    }; now it can have { $most } at most (MT-3.7).
position-discard = Seat { $letter } is to discard keys but holds only { $given } (MT-3.7).
position-drawn = Seat { $letter } has just drawn a key and must hold one (MT-3.3).
position-deal = While keys are dealt, seat { $letter } must hold { $expected }, not { $given }: one hand after another is filled, from the ghost’s left (MT-2.2).
position-dealt-enough = Seat { $letter } cannot be dealt another key: it has three (MT-2.2).
position-short-pile = There are too few keys to deal all hands (MT-2.2).
position-token-room = A token lies in { $room }, which is no cave of this castle (MT-1.1).
position-first-tokens = Before the first round up to six tokens lie in caves with a tower or a crown, and six once the pawns are placed (MT-2.1).
position-treasures-early = Nobody can have treasures before the first round (MT-2.1).
position-no-room-for-token = No token can arrive: there is none in the bag, or no free cave with { $top } (MT-3.1).

## The board

heading-pile = Draw pile
heading-bag = Bag
heading-plan = Plan
heading-walk = Last walk
heading-keys = Your keys
heading-room = Cave
heading-backs = Keys
heading-objects = Objects
heading-treasures = Treasures
heading-token = To be laid
count-discards =
    { $count ->
        [one] { $count } key discarded
       *[other] { $count } keys discarded
    }
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
count-planned =
    { $count ->
        [0] no card laid
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
count-score =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
treasures-of = { $count } of { $goal }
round-of = Round { $round } of { $rounds }
pile-shows = { $letter } ({ $back_name }) on top, { $count } in all
place-out = out
role-ghost = ghost
walk-lost = the last one leads nowhere
legend-doors = small letters: doors; capital letters in the outer walls: ways out
legend-rooms = A cave is named by row and column: 12 is row 1, column 2.
legend-pawns = in a cave: its blazon, ^ stairs or + the crypt, ? a token face down, then the pawns; *: the ghost
legend-treasures = treasures: R red (A), B blue (B), G green (C), Y yellow (D), W white (E), K black (F)

status-first = The first ghost is being chosen.
status-token = A token is being drawn from the bag.
status-lay-you = You are the ghost: lay the token in a cave.
status-lay-other = { $seat_name } lays the token in a cave.
status-start-you = Choose the stairs where you begin.
status-start-other = { $seat_name } chooses stairs.
status-deal = The keys are being dealt.
status-top = The next back comes to the top of the draw pile.
status-plan-you = You are the ghost: plan a walk of four cards.
status-plan-other = { $seat_name } plans the ghost’s walk.
status-draw = A key is being drawn.
status-look-you = A token lies here: do you turn it up?
status-look-other = { $seat_name } has come to a token.
status-move-you = Your turn: play keys, use objects, or end the turn.
status-move-other = It is { $seat_name }’s turn.
status-discard-you = You hold too many keys: discard down to three.
status-discard-other = { $seat_name } discards keys.
status-catch-you = Whom do you catch?
status-catch-other = { $seat_name } chooses whom to catch.
status-over = The game is over.

## The guided first game

lesson-start = The aim: gather eight treasures and carry them out. Six tokens lie hidden: the ghost showed each one to all, then laid it face down. It haunts the crypt in the middle. There are stairs in the four corners. Choose where you begin.
lesson-start-done = Everybody gets three keys, a lamp, a pickaxe and a detector. Try to remember: a red treasure lies in the crown cave in the west, a trap in the tower cave in the west.
lesson-arrive = Every turn begins with a key from the draw pile; you have yours. Then you go from cave to cave, one key a door. The pile shows a crown: go through the red door into the crown cave.
lesson-arrive-done = On every arrival in a cave with the blazon on top of the pile you draw that key. With luck a turn takes you a long way.
lesson-turn = A token lies here, and only on arriving may you turn it up. You remember: this is where the red treasure was laid. Turn it up!
lesson-turn-done = It lies open in front of you, and everybody can count your treasures. Red is your own colour; you need eight of any colour.
lesson-trap = Another cave with a token. But here, in the tower cave in the west, a trap was laid! A trap costs all your keys and the rest of your turn. Leave it lying.
lesson-trap-done = Somebody with a worse memory will find it. After a trap is turned up, it goes back into the bag.
lesson-lamp = Your three objects can be used once each, at any moment of your turn. The lamp takes you from stairs to any other stairs. You stand on stairs: light it, and touch another corner.
lesson-lamp-done = That is an arrival like any other: look for a token, or for the blazon on the pile. The lamp is used up.
lesson-pickaxe = A treasure lies in the tower cave north of you, but there is no door. Use the pickaxe: it breaks through any wall into a neighbouring cave.
lesson-pickaxe-done = You are through, and there is the token. The pickaxe breaks no wall to the outside: the castle is left by its doors only.
lesson-detect = The ghost is in the cave south of you, and four cards lie face down: its plan for this round. Use the detector!
lesson-detect-done = Lion, cross, stag, tower, for all to see. The lion is the cave you stand in: it is coming straight for you. Run!
lesson-end = You have gone north through the blue door, out of its way. (Nobody may enter the cave where the ghost stands.) You can do no more: end your turn.
lesson-end-done = The ghost found the cave empty. It walked on, and its last card named no neighbouring cave: such a card ends its walk. Otherwise it would have entered all four.
lesson-discard = At the end of a turn you may keep three keys. You hold four: discard one.
lesson-discard-done = When the draw pile is empty, the discards are shuffled into a new one at once.
lesson-lay = Caught: now you are the ghost! A round begins with new tokens for the caves with the blazon on top of the pile, a thistle. Each is shown to all, then laid face down. Lay this blue treasure in a cave with a thistle.
lesson-lay-done = The small sign recalls what lies there; at a table without the memory aid you have to remember it. One more cave with a thistle is free, and you are already showing the next token.
lesson-plan = Then the ghost plans its walk: you lay exactly four of your seven cards. Three lie there: lion, split shield, cross. Lay one that leads on: stag, tower or thistle. (There is no crown next to it: your walk would end.)
lesson-plan-done = You go through walls, never diagonally. The plan is yours alone, unless somebody uses a detector.
lesson-seal = { $left_seat_name } has two red treasures: your colour! Your second step leads to that cave. Confirm the plan, and see.
lesson-seal-done = Caught! The red treasures are yours: the ghost takes those of its own colour, no others. Your victim becomes the ghost, without keys or objects; you run on from here with three keys and all objects.
lesson-leave = Eight treasures! And here is the green way out, in the large cave in the west. Touch the outer door: your green key opens it.
lesson-leave-done = You are out, and you have won! With fewer treasures the door would have stayed shut. Now play, and keep your eyes open when tokens are shown.

## Why a bot plays so

reason-escape = enough treasures, and the way out is open
reason-fetch = a treasure lies there
reason-approach = it brings treasures or the way out nearer
reason-hide = the ghost will hardly come there
reason-tool = the object is worth more now than later
reason-detect = the ghost is near and its plan unknown
reason-known-treasure = it remembers a treasure here
reason-known-trap = it remembers a trap here
reason-spare = this key is needed least
reason-far = far from the runners
reason-bait = the runners will have to come here
reason-stairs = a good place to begin
reason-prowl = a runner may well be there
reason-lurk = the plan is complete
reason-prize = most is to be gained from that one

## The board in the browser

web-castle = The caves from above
web-how = The arrow keys go from cave to cave. Enter goes into a cave, uses the object you hold there, lays the token, or as the ghost lays the card that leads there; Escape releases a key or object.
web-seats = Players
web-round = Round { $round }
web-cards = Your ghost cards
web-bag =
    { $count ->
        [one] Bag with { $count } token
       *[other] Bag with { $count } tokens
    }
web-room = Cave { $room }: { $blazon_name }
web-room-crypt = crypt
web-room-stairs = stairs
web-room-token =
    { $token ->
        [unknown] a token face down
       *[other] a token face down, you remember: { $token_name }
    }
web-room-runner = { $seat_name } is here
    .you = you are here
web-room-ghost = the ghost { $seat_name } is here
    .you = you are here, as the ghost
web-room-door = { $colour_name } door to cave { $room }
web-room-exit = { $colour_name } outer door
web-room-step = step { $step } of the ghost’s plan
web-room-plan = your next card can lead here
web-room-enter = you can go there
web-room-lay = you can lay the token here
web-room-start = you can begin here
web-exit = Way out of cave { $room }: { $colour_name } outer door
web-exit-open = Way out of cave { $room }: { $colour_name } outer door, you can leave and win
web-key = { $colour_name } key with { $back_name }
web-keys-over = { $count }/{ $most } keys
web-several =
    { $copies ->
        [one] { $key }
       *[other] { $copies } times: { $key }
    }
web-remember = what has been seen
web-close = Close
web-in-bag = Left in the bag
web-card = Ghost card { $blazon_name }
web-card-laid = Ghost card { $blazon_name }: step { $step } of your plan
web-card-nowhere = Ghost card { $blazon_name }: leads nowhere from where your plan ends
web-card-leads = Ghost card { $blazon_name }: leads to cave { $room }
web-face-down = face down
web-role-runner = runner
web-place = cave { $room }
web-place-none = not in the caves yet
web-seat-colour = own colour: { $token_name }
web-seat = { $seat_name }, { $role }, { $place }, { $colour }
web-count = { $count } of { $goal } treasures
web-held = { treasures-counted }
web-seat-mine =
    { $count ->
        [one] { $count } of them has your colour: as the ghost you would take it
       *[other] { $count } of them have your colour: as the ghost you would take them
    }
web-backs =
    { $count ->
        [0] no keys
        [one] { $count } key, on its back { $backs }
       *[other] { $count } keys, on their backs { $backs }
    }
web-objects =
    { $count ->
        [0] no objects
       *[other] objects: { $objects }
    }
web-pile =
    { $back ->
        [unknown] Draw pile of { $count }
       *[other] Draw pile of { $count }, on top { $back_name }
    }
web-do-end = End turn
web-do-seal = Confirm the plan
web-do-turn = Turn it up
web-do-pass-by = Leave it
web-do-catch = Catch { $seat_name }
web-lay = Touch the cave where you lay it face down.
web-token-laid = { $seat_name } lays it face down in cave { $room } ({ $blazon_name }).
    .you = You lay it face down in cave { $room } ({ $blazon_name }).
web-tool-lamp = Lamp: from stairs to other stairs.
web-tool-pickaxe = Pickaxe: through any wall into the next cave.
web-tool-detector = Detector: the ghost’s plan is turned up for all.
web-tool-used =
    { $object ->
        [lamp] You have no lamp left.
        [pickaxe] You have no pickaxe left.
       *[other] You have no detector left.
    }
web-tool-later =
    { $object ->
        [lamp] You can use the lamp while you move.
        [pickaxe] You can use the pickaxe while you move.
       *[other] You can use the detector while you move.
    }
web-tool-stairs = There are no stairs in your cave.
web-tool-open = The ghost’s plan is already face up.
web-tool-nowhere =
    { $object ->
        [lamp] The lamp leads nowhere now.
       *[other] The pickaxe leads nowhere now.
    }
web-where-lamp = Lamp in hand: touch the stairs where you want to go.
web-where-pickaxe = Pickaxe in hand: touch the cave you want to break into.
web-which-key = Several keys open the way to cave { $room }: choose one.
web-note-no-door = This key opens no door here.
web-note-laid = The card { $blazon_name } of cave { $room } already lies in your plan.
web-note-lost = Your plan already leads nowhere: no further cave will be reached. Lay any cards, or undo the last one.
web-note-apart = Cave { $room } does not touch cave { $end }, where your plan ends so far.
web-note-full = Your plan is full: confirm it.
web-costly-nowhere = No cave next to { $room } has the blazon { $blazon_name }: your walk would end there. You may lay it all the same.
web-costly-detector = The ghost’s plan is turned up for everybody, and the detector is used up.
web-status-plan-more =
    { $count ->
        [0] Your plan has four cards: confirm it.
        [one] Lay one more card.
       *[other] Lay { $count } more cards.
    }
web-status-move = Your turn: keys, objects, or end your turn.
web-status-goal = You have enough treasures: get out through an outer door!
web-capture-title = { $seat_name } has caught { $other_seat_name }
web-capture-you = { $seat_name } has caught you
web-capture-by-you = You have caught { $other_seat_name }
web-capture-ghost =
    { $keys ->
        [0] is the ghost from now on, in the crypt, and has lost all objects
        [one] is the ghost from now on, in the crypt, and has lost a key and all objects
       *[other] is the ghost from now on, in the crypt, and has lost { $keys } keys and all objects
    }{ $count ->
        [0] {""}
       *[other] , and { treasures-counted }
    }
web-capture-runner =
    { $count ->
        [0] was the ghost and runs on from cave { $room } with three new keys and one of each object; there was nothing in the right colour to take
       *[other] was the ghost, takes { treasures-counted }, and runs on from cave { $room } with three new keys and one of each object
    }
web-capture-next = { $seat_name } lays the tokens that arrive and plans; then { $first_seat_name } starts.
    .you = You lay the tokens that arrive and plan your walk; then { $first_seat_name } starts.
    .first-you = { $seat_name } lays the tokens that arrive and plans; then you start.

## What things on the table are, and what they do

explain-key-red = Opens one red door and is then discarded (MT-3.4).
    .title = red key
explain-key-blue = Opens one blue door and is then discarded (MT-3.4).
    .title = blue key
explain-key-green = Opens one green door and is then discarded (MT-3.4).
    .title = green key
explain-door-red = Runners pass with a red key. The ghost needs no doors (MT-3.4, MT-3.9).
    .title = red door
explain-door-blue = Runners pass with a blue key. The ghost needs no doors (MT-3.4, MT-3.9).
    .title = blue door
explain-door-green = Runners pass with a green key. The ghost needs no doors (MT-3.4, MT-3.9).
    .title = green door
explain-exit-red = Whoever goes out here with a red key and enough treasures wins (MT-4.1).
    .title = red outer door
explain-exit-blue = Whoever goes out here with a blue key and enough treasures wins (MT-4.1).
    .title = blue outer door
explain-exit-green = Whoever goes out here with a green key and enough treasures wins (MT-4.1).
    .title = green outer door
explain-blazon = The ghost card with { $back_name } leads here from next door. A runner who arrives draws the top key if its back has this blazon (MT-3.5, MT-3.9).
    .title = blazon: { $blazon_name }
explain-card = Takes the ghost through any wall into the cave next door with { $back_name }. If there is none, its walk ends (MT-3.9).
    .title = ghost card: { $blazon_name }
explain-pawn-runner = Moves with keys, collects treasures, and wins by leaving with enough of them (MT-3.4, MT-3.5, MT-4.1).
    .title = runner
explain-pawn-ghost = Nobody enters its cave. It walks after all runners; the first one it meets loses treasures of its colour and becomes the ghost (MT-3.4, MT-3.9, MT-3.10).
    .title = ghost
explain-back = Everybody sees the blazon on its back; only its owner sees its colour (MT-2.2).
    .title = key in a hand
explain-plan = The caves of its walk, in order. They lie face down until it walks, or until a detector shows them (MT-3.2, MT-3.6, MT-3.9).
    .title = the ghost’s cards
explain-pile = The blazon on top says in which caves tokens arrive. Coming to such a cave, a runner draws this key (MT-3.1, MT-3.5).
    .title = draw pile
explain-discards = Keys that were played or discarded. They are shuffled when the draw pile is empty (MT-3.4, MT-3.8).
    .title = discards
explain-treasure = Counts towards the goal of whoever has it. The player of this colour, as the ghost, takes it from a victim (MT-3.5, MT-3.10).
    .title = { $token_name }
explain-trap = Costs all your keys and ends your turn. You keep objects and treasures, and the trap goes back into the bag (MT-3.5).
    .title = { token-trap }
explain-token-back = A treasure or a trap; it was shown to all before it was laid. Whoever comes here may turn it up (MT-2.1, MT-3.1, MT-3.5).
    .title = token face down
explain-lamp = Once: from a stair cave to any other stair cave (MT-3.6).
    .title = { object-lamp }
explain-pickaxe = Once: through any wall into the cave next door, never out of the castle (MT-3.6).
    .title = { object-pickaxe }
explain-detector = Once: the ghost’s cards are turned up for all, as long as they lie face down (MT-3.6).
    .title = { object-detector }
explain-stairs = Runners begin on stairs. The lamp leads from one to another (MT-2.2, MT-3.6).
    .title = stairs
explain-crypt = The ghost begins here, and so does whoever is caught. Without it this is a cave like any other (MT-2.1, MT-3.4, MT-3.10).
    .title = crypt
explain-bag = The tokens still to come, treasures and traps. Each is shown to all before it is laid (MT-2.1, MT-3.1).
    .title = { heading-bag }
explain-goal = How many this player has, and how many it takes to leave the castle and win (MT-4.1).
    .title = { heading-treasures }
explain-colour = As the ghost, this player takes treasures of this colour from a victim (MT-2.1, MT-3.10).
    .title = the player’s colour
