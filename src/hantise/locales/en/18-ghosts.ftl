### 18 Ghosts (EG).

title = 18 Ghosts
tagline = Eighteen ghosts, three portals that keep turning: be the first to help one ghost of each colour out of the castle.

## Words

colour-red = red
colour-blue = blue
colour-yellow = yellow

attacker-red = { colour-red }
attacker-blue = { colour-blue }
attacker-yellow = { colour-yellow }
defender-red = { colour-red }
defender-blue = { colour-blue }
defender-yellow = { colour-yellow }
loser-red = { colour-red }
loser-blue = { colour-blue }
loser-yellow = { colour-yellow }

direction-north = north
direction-east = east
direction-south = south
direction-west = west

# The letters of a position: capitals for player A, small ones for player B.
ghost-R = player A’s red ghost
ghost-B = player A’s blue ghost
ghost-Y = player A’s yellow ghost
ghost-r = player B’s red ghost
ghost-b = player B’s blue ghost
ghost-y = player B’s yellow ghost

floor-R = red carpet
floor-B = blue carpet
floor-Y = yellow carpet
floor-M = mirror room
floor-P = portal room

## Actions

action-place = Place a { $colour_name } ghost in { $target }
action-step = { $source } steps to { $target }
action-mirror = { $source } goes through the mirrors to { $target }
action-fight = { $source } attacks { $target }
action-release = Release a { $colour_name } ghost from the dungeon
action-pass = Pass

## What happened

# A ghost is placed by its owner at first, and by the opponent when it comes out of the dungeon.
event-placed =
    { $seat ->
        [0] { $owner_seat ->
            [0] { event-placed.own }
           *[1] { event-placed.released }
        }
       *[1] { $owner_seat ->
            [1] { event-placed.own }
           *[0] { event-placed.released }
        }
    }
    .own = { $seat_name } places a { $colour_name } ghost in { $target }.
    .released = { $seat_name } puts the released { $colour_name } ghost in { $target }.
    .you =
        { $seat ->
            [0] { $owner_seat ->
                [0] { event-placed.own-you }
               *[1] { event-placed.released-you }
            }
           *[1] { $owner_seat ->
                [1] { event-placed.own-you }
               *[0] { event-placed.released-you }
            }
        }
    .own-you = You place a { $colour_name } ghost in { $target }.
    .released-you = You put the released { $colour_name } ghost in { $target }.
    .owner-you = { $seat_name } puts your released { $colour_name } ghost in { $target }.
event-stepped = { $seat_name }’s { $colour_name } ghost steps from { $source } to { $target }.
    .you = Your { $colour_name } ghost steps from { $source } to { $target }.
event-mirrored = { $seat_name }’s { $colour_name } ghost goes through the mirrors from { $source } to { $target }.
    .you = Your { $colour_name } ghost goes through the mirrors from { $source } to { $target }.
event-fought =
    { $seat ->
        [0] { $defender_seat ->
            [0] { event-fought.own }
           *[1] { event-fought.rival }
        }
       *[1] { $defender_seat ->
            [1] { event-fought.own }
           *[0] { event-fought.rival }
        }
    }
    .own = { $seat_name }’s { $attacker_name } ghost in { $source } attacks their own { $defender_name } one in { $target }: { $loser_name } loses and goes to the dungeon.
    .rival = { $seat_name }’s { $attacker_name } ghost in { $source } attacks the opponent’s { $defender_name } one in { $target }: { $loser_name } loses and goes to the dungeon.
    .you =
        { $seat ->
            [0] { $defender_seat ->
                [0] { event-fought.own-you }
               *[1] { event-fought.rival-you }
            }
           *[1] { $defender_seat ->
                [1] { event-fought.own-you }
               *[0] { event-fought.rival-you }
            }
        }
    .own-you = Your { $attacker_name } ghost in { $source } attacks your own { $defender_name } one in { $target }: { $loser_name } loses and goes to the dungeon.
    .rival-you = Your { $attacker_name } ghost in { $source } attacks the opponent’s { $defender_name } one in { $target }: { $loser_name } loses and goes to the dungeon.
    .defender-you = { $seat_name }’s { $attacker_name } ghost in { $source } attacks your { $defender_name } one in { $target }: { $loser_name } loses and goes to the dungeon.
event-turned = The { $colour_name } portal turns and now opens { $direction_name }.
event-released = { $seat_name } asks for a { $colour_name } ghost from the dungeon; the opponent will place it.
    .you = You ask for a { $colour_name } ghost from the dungeon; your opponent will place it.
event-passed = { $seat_name } has no possible action and passes.
    .you = You have no possible action and pass.
event-escaped = { $seat_name }’s { $colour_name } ghost escapes from { $room }!
    .you = Your { $colour_name } ghost escapes from { $room }!
event-won = { $seat_name } wins the game.
    .you = You win the game.
event-drawn =
    { $reason ->
       *[both-goals] { ending-both-goals }
        [two-passes] { ending-two-passes }
        [repetition] { ending-repetition }
        [quiet] { ending-quiet }
        [no-escape] { ending-no-escape }
    }

## How it ended

ending-goal =
    { $goal ->
       *[three-colours] { $seat_name } freed one ghost of each colour.
        [any-three] { $seat_name } freed three ghosts.
        [any-one] { $seat_name } freed a ghost.
    }
    .you =
        { $goal ->
           *[three-colours] You freed one ghost of each colour.
            [any-three] You freed three ghosts.
            [any-one] You freed a ghost.
        }
ending-both-goals = Both players reached their goal at the same moment: the game is drawn.
ending-two-passes = Both players passed, one after the other: the game is drawn.
ending-repetition = The same position came up for the third time: the game is drawn.
ending-quiet = There were 100 turns in a row without a fight or an escape: the game is drawn.
ending-no-escape = There were 500 turns in a row without an escape: the game is drawn.

## Options

option-goal = Goal
    .help = What must escape from the castle to win.
option-goal-three-colours = one ghost of each colour
option-goal-any-three = any three ghosts
option-goal-any-one = any ghost (unrated)

goal-three-colours = { option-goal-three-colours }
goal-any-three = { option-goal-any-three }
goal-any-one = { option-goal-any-one }

## Why an action is not possible

illegal-other-game = That is an action of another game (EG-2, EG-3).
illegal-over = The game is over (EG-5).
illegal-place-in-turn = There is no ghost to place now (EG-2.1, EG-3.5).
illegal-none-left = All your { $colour_name } ghosts are already placed (EG-1.3).
illegal-not-released = You must place the ghost that was released, and it has another colour (EG-3.5).
never-carpet = { $room } has no { $colour_name } carpet: a ghost is placed on a carpet of its own colour (EG-2.2).
never-carpet-at-all = { $room } has no carpet: a ghost is placed on a carpet of its own colour (EG-2.2).
never-portal-room = { $room } is a portal room, and no ghost ever enters one (EG-3.3).
never-mirror-room = { $room } is not a mirror room (EG-3.2).
never-next = { $target } is not next to { $source }: ghosts move one room, and not diagonally (EG-3.1, EG-3.4).
illegal-carpet-taken = There is already a ghost in { $target } (EG-2.2).
illegal-room-taken = There is already a ghost in { $target } (EG-3.1, EG-3.2).
illegal-still-placing = The ghosts must all be placed first (EG-2.1).
illegal-place-released-first = You must first place the ghost that your opponent had released (EG-3.5).
illegal-none-in-dungeon = You have no { $colour_name } ghost in the dungeon (EG-3.5).
illegal-no-carpet-free = No room with a { $colour_name } carpet is empty, so the ghost cannot be released (EG-3.5).
illegal-pass = You can pass only when nothing else is possible (EG-5.3).
illegal-not-your-ghost = You have no ghost in { $source } to move (EG-3.1, EG-3.2, EG-3.4).
illegal-same-colour = Ghosts of the same colour do not fight (EG-3.4).
illegal-nobody-to-fight = There is no ghost to fight in { $target } (EG-3.4).

## What is wrong with the text of a position

field-dungeon = dungeon (third field)
field-escaped = escaped (fourth field)
field-quiet = turns without fight or escape (fifth field)
field-since-escape = turns without escape (sixth field)

position-fields = A position has { $expected } fields with a space between them (castle, side to act, dungeon, escaped, turns without fight or escape, turns without escape); this text has { $given }.
position-rows = The castle (first field) has 5 rows with / between them; this text has { $given }.
position-row-length =
    Row { $row } of the castle reads “{ $signs }”, which makes { $given ->
        [one] { $given } room
       *[other] { $given } rooms
    }; expected 5.
position-portal = Room { $room } holds a portal: expected ^ > v or < for its open side, found “{ $sign }”.
position-sign = Room { $room } reads “{ $sign }”; expected a ghost (R B Y r b y) or a digit for empty rooms.
position-ending = After { $quiet } turns without fight or escape and { $since_escape } without escape, no game ends with { $ending } (EG-5).
position-pass = { $letter } cannot have just passed: one passes only if nothing else is possible, and a pass counts as a quiet turn (EG-5.3).
position-side = The side to act (second field) reads “{ $given }”; expected A or B, then nothing, + and a released ghost, +pass, or # and an ending.
position-letters = The field { $field_name } reads “{ $given }”; expected ghosts (R B Y r b y), or - for none.
position-number = The field { $field_name } reads “{ $given }”; expected a number from 0 to 999.
position-too-many = { $ghost } ({ $ghost_name }) occurs { $given } times in the castle, the dungeon and among the escaped; there are only 3 of each (EG-1.3).
position-missing = These ghosts are nowhere: { $ghosts }. Ghosts may only be missing during the placing, with nobody in the dungeon or escaped and nobody having passed (EG-2.1).
position-placing-counters = During the placing no turns are counted: the fifth and the sixth field must be 0 (EG-2.1).
position-placing-carpet = During the placing every ghost stands on a carpet of its colour; { $ghost_name } in { $room } does not (EG-2.2).
position-placing-portal = During the placing the { $colour_name } portal opens towards the outer wall (EG-1.2).
position-placing-order =
    After { $placed ->
        [one] { $placed } placing
       *[other] { $placed } placings
    }, { $expected } must be player A’s and { $side } must be to act; here player A has placed { $given } (EG-2.1).
position-would-escape = The { $colour_name } ghost in { $room } stands before the open side of its portal and would have escaped (EG-4.1).
position-counters = The turns without fight or escape ({ $quiet }) cannot be more than the turns without escape ({ $since_escape }) (EG-5.5).
position-drawn = With { $quiet } turns without fight or escape and { $since_escape } without escape, the game would be drawn (EG-5.5).
position-released = { $side } cannot have to place { $ghost_name }: it must be the opponent’s and in the dungeon (EG-3.5).
position-no-carpet = { $ghost } ({ $ghost_name }) cannot have been released: no room with a carpet of its colour is empty (EG-3.5).
position-goal = The goal is: { $goal_name }. The escaped ghosts ({ $escaped }) and the ending named in the second field do not agree with it (EG-5.1, EG-5.2).

## The board

heading-castle = Castle
heading-portals = Portals
heading-dungeon = Dungeon
heading-escaped = Escaped
heading-waiting = To be placed
heading-goal = Goal
heading-quiet = Turns without fight or escape
heading-since-escape = Turns without escape

count-score =
    { $count ->
        [one] { $count } escaped ghost
       *[other] { $count } escaped ghosts
    }

status-placing-you = Your turn: place one of your ghosts in an empty room with a carpet of its colour.
status-placing-other = It is { $seat_name }’s turn to place a ghost.
status-turn-you = Your turn: step, go through a mirror, fight, or release a ghost from the dungeon.
status-turn-other = It is { $seat_name }’s turn.
status-released-you = Your turn: first put your opponent’s released ghost in an empty room with a carpet of its colour.
status-released-other = It is { $seat_name }’s turn to place the released ghost.
status-over = The game is over.

## Why a bot plays so

reason-wins = it wins
reason-escapes = a ghost escapes
reason-nearer = it brings a ghost nearer to its portal
reason-guards = it gives the opponent the least
reason-forces = it forces a win
reason-resists = it holds out the longest
reason-ahead =
    it looks best { $moves ->
        [one] one move ahead
       *[other] { $moves } moves ahead
    }

## The board on the web

web-turn =
    { $may ->
       *[all] { status-turn-you }
        [move] Your turn: step or fight with one of your ghosts.
        [mirror] Your turn: step, go through a mirror, or fight.
        [release] Your turn: step, fight, or release a ghost from the dungeon.
        [pass] Your turn: nothing is possible, so you must pass.
    }
web-grid = The castle seen from above, north at the top
web-how = Arrow keys move from room to room. Enter chooses a ghost, then the room it goes to; Escape cancels.
web-room = { $room }, { $floor_name }
web-empty = empty
web-ghost-own = your { $colour_name } ghost
web-ghost-of = { $seat_name }’s { $colour_name } ghost
web-exit = the { $colour_name } portal opens here
web-portal = { $room }, { $colour_name } portal, opens { $direction_name } towards { $exit }
web-portal-wall = { $room }, { $colour_name } portal, opens { $direction_name } against the outer wall
web-chosen = chosen
web-can-go = can go to { $rooms }
web-target-place = a ghost can be placed here
web-target-step = one step away
web-target-mirror = reachable through the mirrors
web-target-fight = can be attacked
web-last-from = where the last move came from
web-last-to = where the last move went
web-foresee-fought = { $loser_seat_name }’s { $loser_name } ghost goes to the dungeon.
web-foresee-fought-own = Your { $loser_name } ghost goes to the dungeon.
web-foresee-turned = The { $colour_name } portal turns to the { $direction_name }.
web-foresee-escaped = { $seat_name }’s { $colour_name } ghost escapes!
web-foresee-escaped-own = Your { $colour_name } ghost escapes!
web-foresee-won = { $seat_name } wins!
web-foresee-won-own = You win!
web-foresee-drawn = The game is drawn.
web-you = You
web-side-own = Your ghosts outside the castle
web-side-of = { $seat_name }’s ghosts outside the castle
web-outside =
    { $place ->
       *[escaped] Escaped
        [dungeon] In the dungeon
        [waiting] To be placed
    }: { $count } { $colour_name }
web-touch-waiting = Show where a { $colour_name } ghost can be placed
web-touch-dungeon = Ask for a { $colour_name } ghost back: your opponent places it
web-cycle = Red beats blue, blue beats yellow, yellow beats red
web-costly-own = The ghost in { $target } is your own: one of your two ghosts will end up in the dungeon. Fight all the same?

## The guided first game

lesson-place = The ghosts come in first, each on a carpet of its own colour. Touch any carpet with a plus: one of your ghosts of that colour goes there.
lesson-place-done = You take turns like this until all eighteen are in. Pale ghosts are yours, the ones in top hats your opponent’s.
lesson-step = Now you do one thing a turn. Choose one of your ghosts, then an empty room next door: only the four mirror rooms are free as yet.
lesson-step-done = One room at a time, never diagonally, and never into a portal room. The colour of the carpet no longer matters.
lesson-mirror = Your yellow ghost in d4 stands in a mirror room. Choose it, then one of the mirror rooms that show a star.
lesson-mirror-done = From mirror to mirror is one move, however far. It works only into an empty one.
lesson-fight = Red beats blue, blue beats yellow, yellow beats red. Your red ghost in b5 stands next to a blue one: attack a5.
lesson-fight-done = The winner holds the room, the loser goes to the dungeon, and the portal of the loser’s colour makes a quarter turn: the blue one now opens west.
lesson-escape = The red portal opens towards c4, so that is the way out for red ghosts. Lead your red ghost from b4 there.
lesson-escape-done = Out at once, at no extra cost! Any ghost before the open side of the portal of its colour escapes, whoever’s turn it is.
lesson-turn = One of your blue ghosts waits in c2, but the blue portal opens west. Lose a fight on purpose: attack the red ghost in a3 with your blue one in b3.
lesson-turn-done = Blue lost, so the blue portal turned north, and the ghost in c2 was free. You may even attack a ghost of your own to turn a portal.
lesson-release = Your last colour is yellow, and one of your yellow ghosts sits in the dungeon. Ask for it back: touch it beside the castle.
lesson-release-done = That was your turn. Your opponent now puts it on a yellow carpet of their choice, and then plays as usual.
lesson-answer = Now your opponent has asked for a yellow ghost, and you choose its carpet. Mind the portal: it opens towards e4, where a yellow ghost would escape at once.
lesson-answer-done = Well away from the portal. Now it is your own turn as usual.
lesson-win = A red and a blue ghost of yours are out; a yellow one is all you need. The yellow portal opens towards e4, but a red ghost stands there: attack it from d4.
lesson-win-done = Yellow beats red, takes the room and slips out: one ghost of each colour, and the game is yours. You know everything now; enjoy the castle!

## What things on the table are, and what they do

explain-ghost-red = Beats blue, loses to yellow. It escapes through the red portal, and turns it when it loses a fight (EG-3.4, EG-3.6, EG-4.1).
    .title = red ghost
explain-ghost-blue = Beats yellow, loses to red. It escapes through the blue portal, and turns it when it loses a fight (EG-3.4, EG-3.6, EG-4.1).
    .title = blue ghost
explain-ghost-yellow = Beats red, loses to blue. It escapes through the yellow portal, and turns it when it loses a fight (EG-3.4, EG-3.6, EG-4.1).
    .title = yellow ghost
explain-carpet-red = Where red ghosts are placed, at the start and when they come back from the dungeon. Any ghost may step on it (EG-2.2, EG-3.1, EG-3.5).
    .title = red carpet
explain-carpet-blue = Where blue ghosts are placed, at the start and when they come back from the dungeon. Any ghost may step on it (EG-2.2, EG-3.1, EG-3.5).
    .title = blue carpet
explain-carpet-yellow = Where yellow ghosts are placed, at the start and when they come back from the dungeon. Any ghost may step on it (EG-2.2, EG-3.1, EG-3.5).
    .title = yellow carpet
explain-portal-red = Any red ghost in the room before its open side escapes at once, whoever’s it is. Each red ghost that loses a fight turns it a quarter clockwise (EG-3.6, EG-4.1).
    .title = red portal
explain-portal-blue = Any blue ghost in the room before its open side escapes at once, whoever’s it is. Each blue ghost that loses a fight turns it a quarter clockwise (EG-3.6, EG-4.1).
    .title = blue portal
explain-portal-yellow = Any yellow ghost in the room before its open side escapes at once, whoever’s it is. Each yellow ghost that loses a fight turns it a quarter clockwise (EG-3.6, EG-4.1).
    .title = yellow portal
explain-mirror = From here a ghost can move to any other mirror room that is empty. Nobody fights through a mirror (EG-3.2, EG-3.4).
    .title = mirror room
explain-dungeon = Ghosts that lost a fight. As your turn you may ask for one of yours back: your opponent chooses the carpet, of its colour (EG-3.4, EG-3.5).
    .title = dungeon
explain-escaped = They do not come back. One of each colour wins, unless the table plays for another goal (EG-4.3, EG-5.1, EG-5.6).
    .title = escaped ghosts
explain-waiting = Each goes to an empty room with a carpet of its colour (EG-2.1, EG-2.2).
    .title = ghosts to be placed
explain-cycle = Red beats blue, blue beats yellow, yellow beats red, no matter who attacks (EG-3.4).
    .title = who beats whom

## Puzzles

puzzle-goal-win =
    { $turns ->
        [one] It is your turn: win at once.
       *[other] It is your turn: win within { $turns } turns, whatever your opponent does.
    }
puzzle-why-late = That does not win, and you have no turn left for it.
puzzle-why-gone = That gives your opponent time: after this answer you no longer win in as many turns.
puzzle-why-lost = That lets your opponent win first.
puzzle-why-drawn = That only makes a draw.
