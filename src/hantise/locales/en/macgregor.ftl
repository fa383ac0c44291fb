### The ghost of the MacGregors (MG).

title = The Ghost of the MacGregors
tagline = Open the right doors and be the first to leave the castle, before its ghost walks through the wall and lays its curse on you.

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

blazon-lion = lion
blazon-crown = crown
blazon-tower = tower
blazon-cross = cross
blazon-thistle = thistle

# Keys and ghost cards by their short names.
keys-rL = red with a lion
keys-rC = red with a crown
keys-rT = red with a tower
keys-rX = red with a cross
keys-rH = red with a thistle
keys-bL = blue with a lion
keys-bC = blue with a crown
keys-bT = blue with a tower
keys-bX = blue with a cross
keys-bH = blue with a thistle
keys-gL = green with a lion
keys-gC = green with a crown
keys-gT = green with a tower
keys-gX = green with a cross
keys-gH = green with a thistle
plan-L = ghost card lion
plan-C = ghost card crown
plan-T = ghost card tower
plan-X = ghost card cross
plan-H = ghost card thistle

## Actions

action-move = Go through a { $colour_name } door into room { $room } (key with { $back_name })
action-leave = Leave the castle through the { $colour_name } outer door (key with { $back_name })
action-stay = Stay without drawing
action-take = Stay and draw the top key
action-end = Stop here
action-discard = Discard a { $colour_name } key (with { $back_name })
action-plan = Lay the ghost card { $blazon_name }
action-seal = Confirm the plan
action-catch = Lay the curse on { $seat_name }
# Chance names the first ghost, gives a key, or turns up the next back.
action-first = { $seat_name } is the first ghost
action-draw = The key is { $colour_name } (with { $back_name })
action-top = Next back on top: { $blazon_name }

## What happened

event-first = { $seat_name } is the first ghost and waits in the dungeon.
    .you = You are the first ghost and wait in the dungeon.
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
event-returned = All keys dealt to { $seat_name } are { $colour_name } ({ $keys_names }): they are discarded and dealt anew.
    .you = All keys dealt to you are { $colour_name } ({ $keys_names }): they are discarded and dealt anew.
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
event-planned =
    { $seat_name } has planned a walk of { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
    .you =
        You have planned a walk of { $cards ->
            [one] { $cards } card.
           *[other] { $cards } cards.
        }
event-moved = { $seat_name } plays a { $colour_name } key (with { $back_name }) and enters room { $room } ({ $blazon_name }).
    .you = You play a { $colour_name } key (with { $back_name }) and enter room { $room } ({ $blazon_name }).
event-escaped = { $seat_name } opens the { $colour_name } outer door (key with { $back_name }) and is out of the castle!
    .you = You open the { $colour_name } outer door (key with { $back_name }) and are out of the castle!
event-stayed = { $seat_name } stays without drawing.
    .you = You stay without drawing.
event-stayed-to-draw = { $seat_name } stays to draw a key.
    .you = You stay to draw a key.
event-ended =
    { $seat_name } stops after { $keys ->
        [one] { $keys } door.
       *[other] { $keys } doors.
    }
    .you =
        You stop after { $keys ->
            [one] { $keys } door.
           *[other] { $keys } doors.
        }
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
event-discarded = { $seat_name } discards a { $colour_name } key (with { $back_name }).
    .you = You discard a { $colour_name } key (with { $back_name }).
event-walked = The ghost { $seat_name } turns up { $blazon_name } and walks through the wall into room { $room }.
    .you = You turn up { $blazon_name } and walk through the wall into room { $room }.
event-lost = The ghost { $seat_name } turns up { $blazon_name }: no neighbouring room has that blazon, so its walk ends there.
    .you = You turn up { $blazon_name }: no neighbouring room has that blazon, so your walk ends there.
event-met-nobody = { $seat_name } has met nobody and takes the ghost cards back.
    .you = You have met nobody and take the ghost cards back.
event-caught = { $seat_name } catches { $other_seat_name } in room { $room }! { $other_seat_name } becomes the ghost and goes to the dungeon; { $seat_name } runs on from there.
    .you = You catch { $other_seat_name } in room { $room }! { $other_seat_name } becomes the ghost and goes to the dungeon; you run on from there.
    .other-you = { $seat_name } catches you in room { $room }! You become the ghost and go to the dungeon; { $seat_name } runs on from there.
event-handed =
    { $count ->
        [0] { $seat_name } has no keys to hand over to { $other_seat_name }.
        [one] { $seat_name } hands over { $count } key to { $other_seat_name }{ $keys ->
            [unknown] .
           *[other] { ": " }{ $keys_names }.
        }
       *[other] { $seat_name } hands over { $count } keys to { $other_seat_name }{ $keys ->
            [unknown] .
           *[other] { ": " }{ $keys_names }.
        }
    }
    .you =
        { $count ->
            [0] You have no keys to hand over to { $other_seat_name }.
            [one] You hand over { $count } key to { $other_seat_name }{ $keys ->
                [unknown] .
               *[other] { ": " }{ $keys_names }.
            }
           *[other] You hand over { $count } keys to { $other_seat_name }{ $keys ->
                [unknown] .
               *[other] { ": " }{ $keys_names }.
            }
        }
    .other-you =
        { $count ->
            [0] { $seat_name } has no keys to hand over to you.
            [one] { $seat_name } hands over { $count } key to you{ $keys ->
                [unknown] .
               *[other] { ": " }{ $keys_names }.
            }
           *[other] { $seat_name } hands over { $count } keys to you{ $keys ->
                [unknown] .
               *[other] { ": " }{ $keys_names }.
            }
        }
event-won = { $seat_name } wins in round { $round }.
    .you = You win in round { $round }.
event-rounds-over = { $rounds } rounds have been played and nobody got out: the game is drawn.

## How it ended

ending-escaped = A runner escaped from the castle.
ending-rounds = Nobody got out in 200 rounds: the game is drawn.

## Options

option-edition = Edition
    .help = How many keys there are, and whether a first hand of a single colour is dealt anew. The 1998 edition can also be played in the dark: a button beside the castle puts the light out.
option-edition-1998 = 1998: 39 keys, also in the dark
option-edition-2001 = 2001: 45 keys
option-edition-2003 = 2003: 45 keys, hands of one colour dealt anew
option-first = First ghost
    .help = Who haunts the castle in the first round.
option-first-random = at random
option-first-A = seat A
option-first-B = seat B
option-first-C = seat C
option-first-D = seat D
option-castle = Custom castle
    .help = The text of a castle file; leave it empty for the original castle. A game in a custom castle is not rated.

error-first-not-seated = Seat { $first } cannot be the first ghost: with { $players } players the seats are A to { $last }.

## Why an action is not possible

illegal-other-game = That is an action of another game (MG-3).
illegal-over = The game is over (MG-3.3, MG-3.11).
illegal-chance = Chance cannot do that now (MG-2.1, MG-3.4).
illegal-wait-for-chance = A key is still being dealt or drawn (MG-2.1, MG-3.4).
illegal-not-chance = It is a player’s turn: nothing is dealt or drawn now (MG-3).
illegal-plan-first = The ghost must first plan its walk (MG-3.1).
illegal-planned = The card { $blazon_name } already lies in the plan: its cards are all different (MG-3.1).
illegal-plan-full = Four cards lie in the plan, and there can be no more (MG-3.1).
illegal-plan-empty = The plan needs at least one card (MG-3.1).
illegal-plan-over = The ghost has planned its walk and cannot change it (MG-3.1).
illegal-no-catch = The ghost has not come to any runner: it walks when all have moved (MG-3.9).
illegal-no-discard = You discard a key only when you hold five (MG-3.5).
illegal-not-moved = You have not moved yet: play a key, or stay (MG-3.2).
illegal-moved = You have played a key and can no longer stay where you were: go on, or stop here (MG-3.2).
illegal-not-in-hand = You have no { $colour_name } key with { $back_name } (MG-3.2, MG-3.5).
illegal-no-room = There is no room { $room } in this castle (MG-1.1).
illegal-other-door = The door to room { $room } is { $door_name }: a { $colour_name } key does not open it (MG-3.2).
illegal-no-door = No door leads from here to room { $room } (MG-3.2).
illegal-other-exit = The outer door here is { $door_name }: a { $colour_name } key does not open it (MG-3.3).
illegal-no-exit = There is no outer door in this room (MG-3.3).
illegal-discard-first = You hold five keys: discard one first (MG-3.5).
illegal-catch-first = The ghost must choose whom it catches (MG-3.9).
illegal-not-there = { $seat_name } is not a runner in the ghost’s room (MG-3.9).

## What is wrong with the text of a position

position-fields = A position has { $expected } fields with a space between them (round, turn, ghost, plan, last walk, top of the draw pile, discards, seats); this text has { $given }.
position-seats =
    The eighth field describes { $given ->
        [one] { $given } seat
       *[other] { $given } seats
    }, with / between them; expected { $players }.
position-round = The round (first field) reads “{ $given }”; expected a number from 0 to { $rounds }.
position-letter = “{ $given }” is no seat; expected a letter from A to { $last }.
position-turn = The turn (second field) reads “{ $given }”; expected one of { $phases }, then a colon, the letter of a seat, and in a runner’s turn the number of keys played so far. After over, = and escaped or rounds come before the colon.
position-plan = “{ $given }” is no row of ghost cards; expected one to four different letters of L, C, T, X, H, or - for none (MG-3.1).
position-top = The top of the draw pile (sixth field) reads “{ $given }”; expected one of L, C, T, X, H, or - for none.
position-keys = The discards (seventh field) read “{ $given }”; expected keys such as rLbCgT, or - for none.
position-seat-form = Seat { $letter } (eighth field) reads “{ $given }”; expected room, keys, who handed over how many of them, and how many are of a deal of two colours, with colons between them.
position-batches = The batches of keys (@0, @1, …) must be numbered from 0 without a gap.
position-too-many =
    The key { $card } occurs { $given ->
        [one] { $given } time
       *[other] { $given } times
    } in hands and discards; there are only { $most } of it (MG-1.2).
position-empty-pile = No key is left for the draw pile; it is never empty (MG-3.7).
position-top-not-there = The draw pile cannot show { $top }: all keys with that back are in hands and discards.
position-ghost = The ghost (third field) does not fit the phase { $phase }: it is ? in the phase first, and a seat in all others (MG-2.1).
position-ghost-keys = Seat { $letter } is the ghost and cannot have keys (MG-2.1).
position-turn-of-ghost = In the phase { $phase } it must be the turn of the ghost, seat { $letter }.
position-turn-of-runner = In the phase { $phase } it must be the turn of a runner, but seat { $letter } is the ghost.
position-no-plan = In the phase { $phase } the ghost has planned its walk: the fourth field cannot be empty (MG-3.1).
position-needs-no-plan = In the phase { $phase } no plan lies on the table: the fourth field must be - (MG-3.10).
position-out = Seat { $letter } cannot be out: only the winner is (MG-3.3).
position-dungeon = Seat { $letter } cannot be in the dungeon: only the ghost begins there (MG-3.9).
position-room = Seat { $letter } stands in room { $room }, which this castle does not have (MG-1.1).
position-start = Before the first round the ghost is in the dungeon and all others in the treasure room; seat { $letter } is not (MG-2.1).
position-not-out = Seat { $letter } has escaped and must be out (MG-3.3).
position-catch = The ghost can only be choosing whom to catch if its walk has brought it to two or more runners (MG-3.9).
position-lost = The last walk (fifth field) has an ! but no card (MG-3.8).
position-walked = In the phase { $phase } there can be no last walk (fifth field): no round has been played (MG-3.8).
position-round-phase = Round { $round } does not fit the phase { $phase }: it is 0 until the first plan, and more from then on.
position-top-phase = The top of the draw pile (sixth field) does not fit the phase { $phase }: it is - while keys are dealt or the next back is turned up, and a letter in all others.
position-moved-phase = In the phase { $phase } nobody is on the way: no number of keys played may follow the seat (MG-3.2).
position-moved =
    { $moved ->
        [one] { $moved } key has
       *[other] { $moved } keys have
    } been played this turn, but there are fewer discards (MG-3.2).
position-rounds = The game is only drawn after round { $rounds }, not in round { $round } (MG-3.11).
position-hand =
    Seat { $letter } holds { $given ->
        [one] { $given } key
       *[other] { $given } keys
    }; now it can have { $most } at most (MG-3.5).
position-discard = Seat { $letter } is to discard a key but holds only { $given }, not five (MG-3.5).
position-drawn = Seat { $letter } has just drawn a key and must hold one (MG-3.4).
position-deal = While keys are dealt, seat { $letter } must hold { $expected }, not { $given }: one hand after another is filled, from the ghost’s left (MG-2.1).
position-dealt-enough = Seat { $letter } cannot be dealt another key: it has four (MG-2.1).
position-short-pile = There are too few keys to deal all hands (MG-2.1).
position-known = Seat { $reader } cannot have handed over { $given } of the keys of seat { $letter } (MG-3.9).
position-excluded = The key { $card } of seat { $letter } is said not to have the colour that it has.
position-dealt-edition = Seat { $letter } has keys of a deal of two colours (fourth part), which only the edition 2003 knows (MG-2.2).
position-dealt-number = Seat { $letter } cannot have { $given } keys left of its deal as stated: as long as none was played there are four and no colour is named, afterwards fewer and the colour shown (MG-2.2).
position-one-colour = The keys of seat { $letter } that were dealt would all be of one colour (MG-2.2).

## The board

heading-pile = Draw pile
heading-plan = Plan
heading-walk = Last walk
heading-keys = Your keys
heading-room = Room
heading-backs = Keys
count-discards =
    { $count ->
        [one] { $count } key discarded
       *[other] { $count } keys discarded
    }
count-planned =
    { $count ->
        [0] no card laid
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
count-score =
    { $count ->
        [0] still in the castle
       *[other] escaped
    }
round-of = Round { $round } of { $rounds }
pile-shows = { $letter } ({ $back_name }) on top, { $count } in all
place-dungeon = dungeon
place-out = out
role-ghost = ghost
legend-doors = small letters: doors; capital letters in the outer walls: ways out; #: the dungeon behind the wall
legend-pawns = in a room: its blazon, then the pawns as capital letters; *: the ghost; $: the treasure room
legend-rooms = A room is named by row and column: 12 is row 1, column 2.
walk-lost = the last one leads nowhere

status-first = The first ghost is being chosen.
status-deal = The keys are being dealt.
status-top = The next back comes to the top of the draw pile.
status-plan-you = You are the ghost: plan your walk.
status-plan-other = { $seat_name } plans the ghost’s walk.
status-move-you = Your turn: play keys, or stay.
status-move-other = It is { $seat_name }’s turn.
status-draw = A key is being drawn.
status-discard-you = You hold five keys: discard one.
status-discard-other = { $seat_name } discards a key.
status-catch-you = Whom do you catch?
status-catch-other = { $seat_name } chooses whom to catch.
status-over = The game is over.

## The guided first game

lesson-door = Be the first out of the castle: the three ways out are in the south. Each key opens one door of its colour. Touch a neighbouring room whose door you can open.
lesson-door-done = The key is spent: it lies among the discards, where everybody has seen its colour. In your hand the others only see the blazons on the backs.
lesson-several = Up to four keys in a turn! You have just come into this room and can go on: with your green key enter the room with the cross, to the south.
lesson-several-done = Fine. Until you stop you can take steps back. But keep some keys: without them you cannot run from the ghost.
lesson-arrive = The draw pile shows the back of its top key: a cross. And you are in a room with a cross! Stop here.
lesson-arrive-done = Whoever moves and stops in a room with the blazon on top of the pile draws that key. Only you see its colour.
lesson-draw = The red way out is near, but only a red and a blue door lead out of this room, and your last key is green. Stay and draw: touch the draw pile.
lesson-draw-done = Blue: that opens the door to the south. You either move or stay in a turn; whoever stays may always draw one key.
lesson-discard = You have drawn a fifth key, and four is the most. Discard one: to the south there is a blue door, east of you a red one.
lesson-discard-done = Everybody sees what you discard. When the draw pile is empty, all the discards are shuffled into a new one.
lesson-stay = The ghost, in the dungeon, has laid three cards face down: the rooms it wants to enter. Will it come to you? With four good keys there is no need to draw: just stay.
lesson-stay-done = Phew! The tower led it into the treasure room; then came the lion, which no neighbouring room has: its walk ends. The third card stays secret.
lesson-plan = Caught: now you are the ghost! To win you must first catch somebody. In secret you lay one to four cards: they are your walk. The dungeon leads to the treasure room only: lay its blazon, the tower.
lesson-plan-done = The walk goes on from there, through any wall but never diagonally. Each further card names a room next to the one before, and all the cards are different.
lesson-seal = Tower, crown: through the treasure room into the room west of it. { $left_seat_name } stands one door further west and may well come that way. Confirm the plan.
lesson-seal-done = Caught! At the first runner you meet you stop, and the roles change: { $left_seat_name } is the ghost, in the dungeon, and you run on from here with the keys. The new ghost knows them all.
lesson-catch = You have come upon two runners at once, and you may choose. You will get all keys of the one you catch: take { $left_seat_name }, who has four.
lesson-catch-done = With four keys you are back in the race. The new ghost plans, and the runner to its left begins.
lesson-leave = You came through the blue door into the south-west corner. Here is the red way out, and your last key is red. Touch the outer door!
lesson-leave-done = You are out, and you have won! You know all you need: run when the ghost is near, and think about what it thinks you will do.

## Why a bot plays so

reason-escape = the way out is open
reason-approach = it brings the way out nearer
reason-hide = the ghost will hardly come there
reason-collect = a key more is worth the wait
reason-spare = this key is needed least
reason-prowl = a runner may well be there
reason-lurk = the walk is long enough
reason-prize = from there the way out is shortest

## At the table in a browser

web-castle = The castle from above
web-how = The arrow keys go from room to room. Enter goes into a room, or as the ghost lays the card that leads there; Escape releases the chosen key.
web-seats = Players
web-round = Round { $round }
web-cards = Your ghost cards
web-room = Room { $room }: { $blazon_name }
web-room-treasure = treasure room
web-room-runner = { $seat_name } is here
    .you = you are here
web-room-ghost = the ghost { $seat_name } is here
    .you = you are here, as the ghost
web-room-door = { $colour_name } door to room { $room }
web-room-exit = { $colour_name } outer door
web-room-step = step { $step } of your plan
web-room-plan = your next card can lead here
web-room-enter = you can enter
web-exit = Way out of room { $room }: { $colour_name } outer door
web-exit-open = Way out of room { $room }: { $colour_name } outer door, you can leave and win
web-key = { $colour_name } key with { $back_name }
web-card = Ghost card { $blazon_name }
web-card-laid = Ghost card { $blazon_name }: step { $step } of your plan
web-card-nowhere = Ghost card { $blazon_name }: leads nowhere from where your plan ends
web-card-leads = Ghost card { $blazon_name }: leads to room { $room }
web-face-down = face down
web-role-runner = runner
web-place = room { $room }
web-seat = { $seat_name }, { $role }, { $place }
web-backs =
    { $count ->
        [0] no keys
        [one] { $count } key, on its back { $backs }
       *[other] { $count } keys, on their backs { $backs }
    }
web-known = known to you: { $keys }
web-known-of = { $seat_name } holds, as you handed them over
web-remember = keys played so far
web-close = Close
web-keys-over = { $count }/{ $most } keys
web-several =
    { $copies ->
        [one] { $key }
       *[other] { $copies } times: { $key }
    }
web-pile =
    { $back ->
        [unknown] Draw pile of { $count }
       *[other] Draw pile of { $count }, on top { $back_name }
    }
web-pile-caption = Stay and draw
web-pile-draw = { $pile }: stay and draw the top key
web-do-stay = Stay without drawing
web-do-end = Stop here
web-do-seal = Confirm the plan
web-do-catch = Catch { $seat_name }
web-which-key = Several keys open the way to room { $room }: choose one.
web-note-no-door = This key opens no door here.
web-note-laid = The card { $blazon_name } of room { $room } already lies in your plan.
web-note-lost = Your plan already leads nowhere: no further card will be reached. Undo the last one, or confirm the plan.
web-note-dungeon = From the dungeon only the treasure room can be reached.
web-note-apart = Room { $room } does not touch room { $end }, where your plan ends so far.
web-note-full = Your plan is full: confirm it.
web-costly-nowhere = No room next to { $room } has the blazon { $blazon_name }: your walk would end there.
web-costly-dungeon = From the dungeon only the treasure room can be reached, and its blazon is not { $blazon_name }: you would not walk at all.
web-costly-after = A card before it already leads nowhere: { $blazon_name } would never be reached.
web-status-plan-more =
    { $count ->
        [4] Your plan has four cards: confirm it.
       *[other] Lay another card, or confirm the plan.
    }
web-status-on-the-way = Go on through another door, or stop here.
web-capture-title = { $seat_name } has caught { $other_seat_name }
web-capture-you = { $seat_name } has caught you
web-capture-by-you = You have caught { $other_seat_name }
web-capture-ghost = is now the ghost, in the dungeon, and has handed over all keys
web-capture-runner =
    { $count ->
        [0] was the ghost and now runs on from room { $room }, without a key
        [one] was the ghost and now runs on from room { $room } with { $count } key
       *[other] was the ghost and now runs on from room { $room } with { $count } keys
    }
web-capture-other = runs on as before
web-capture-next = { $seat_name } plans the ghost’s walk; then { $first_seat_name } starts.
    .you = You plan the ghost’s walk; then { $first_seat_name } starts.
    .first-you = { $seat_name } plans the ghost’s walk; then you start.
web-dark-enter = Play in the dark
web-dark-leave = Turn on the light
web-dark-lamp = Lantern: hold it to charge what glows
web-dark = In the dark
web-dark-how = Hold the lantern to charge what glows.
# By what glows: the shape of a door and of a key that opens it, the blazons, where it is.
web-dark-shape =
    { $colour ->
        [red] round
        [blue] square
       *[green] three-cornered
    }
web-dark-side =
    { $wall ->
        [N] above you
        [E] to your right
        [S] below you
       *[W] to your left
    }
web-dark-hint-move = Through the { web-dark-shape } door { web-dark-side }, to the { $blazon_name } (key with { $back_name })
web-dark-hint-leave = Leave the castle through the { web-dark-shape } outer door { web-dark-side } (key with { $back_name })
web-dark-hint-discard = Discard a { web-dark-shape } key (with { $back_name })

## What things on the table are, and what they do

explain-key-red = Opens one red door and is then discarded (MG-3.2).
    .title = red key
explain-key-blue = Opens one blue door and is then discarded (MG-3.2).
    .title = blue key
explain-key-green = Opens one green door and is then discarded (MG-3.2).
    .title = green key
explain-door-red = Runners pass with a red key. The ghost needs no doors (MG-3.2, MG-3.8).
    .title = red door
explain-door-blue = Runners pass with a blue key. The ghost needs no doors (MG-3.2, MG-3.8).
    .title = blue door
explain-door-green = Runners pass with a green key. The ghost needs no doors (MG-3.2, MG-3.8).
    .title = green door
explain-exit-red = Whoever goes out here with a red key wins at once (MG-3.3).
    .title = red outer door
explain-exit-blue = Whoever goes out here with a blue key wins at once (MG-3.3).
    .title = blue outer door
explain-exit-green = Whoever goes out here with a green key wins at once (MG-3.3).
    .title = green outer door
explain-blazon = The ghost card with { $back_name } leads here from next door. A runner who stops here draws the top key if its back has this blazon (MG-3.4, MG-3.8).
    .title = blazon: { $blazon_name }
explain-card = Takes the ghost through any wall into the room next door with { $back_name }. If there is none, its walk ends (MG-3.8).
    .title = ghost card: { $blazon_name }
explain-pawn-runner = Opens doors with keys of their colour, and wins by leaving the castle (MG-3.2, MG-3.3).
    .title = runner
explain-pawn-ghost = Walks through walls after all runners have moved. The first one it meets becomes the ghost (MG-3.8, MG-3.9).
    .title = ghost
explain-back = Everybody sees the blazon on its back; only its owner sees its colour (MG-2.1).
    .title = key in a hand
explain-plan = The rooms of its walk, in order. They lie face down until it walks (MG-3.1, MG-3.8).
    .title = the ghost’s cards
explain-pile = You may draw the top key if you stay. If you stop in a room with the blazon on its back, you must (MG-3.2, MG-3.4).
    .title = draw pile
explain-discards = Keys that were played or discarded. They are shuffled when the draw pile is empty (MG-3.2, MG-3.7).
    .title = discards
explain-treasure-room = The runners begin here. From the dungeon the ghost can only come here (MG-2.1, MG-3.8).
    .title = treasure room
explain-dungeon = The ghost begins here, and so does whoever is caught. It leads to the treasure room and nowhere else (MG-2.1, MG-3.8, MG-3.9).
    .title = dungeon
explain-lantern = Hold it to charge what glows in the dark; it fades again.
    .title = lantern
explain-dark = The box of 1998 glows: play by that light alone. It only changes what you see.
    .title = { web-dark }
