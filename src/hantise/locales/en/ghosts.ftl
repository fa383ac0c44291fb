### Ghosts (GH).

title = Ghosts
tagline = Send the ghosts on round the table and keep your nerve: whoever is least frightened wins.

## Words

colour-white = white
colour-black = black
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow

card-W1 = 1 white
card-W2 = 2 white
card-W3 = 3 white
card-K1 = 1 black
card-K2 = 2 black
card-K3 = 3 black
card-B1 = 1 blue
card-B2 = 2 blue
card-B3 = 3 blue
card-R1 = 1 red
card-R2 = 2 red
card-R3 = 3 red
card-G1 = 1 green
card-G2 = 2 green
card-G3 = 3 green
card-Y1 = 1 yellow
card-Y2 = 2 yellow
card-Y3 = 3 yellow
card-M = Mist

## Actions

action-play = Play { $card_name }
action-mist = Play a Mist
action-take = Take the pile (+1 fear point)
# Chance deals or draws.
action-draw = Next card: { $card_name }
action-first = { $seat_name } is the first player

## What happened

event-first = { $seat_name } is the first player.
    .you = You are the first player.
event-round = Round { $round }: { $seat_name } starts.
    .you = Round { $round }: you start.
event-dealt =
    { $card ->
        [unknown] { $seat_name } is dealt a card.
       *[other] { $seat_name } is dealt a card: { $card_name }.
    }
    .you =
        { $card ->
            [unknown] You are dealt a card.
           *[other] You are dealt a card: { $card_name }.
        }
event-drawn =
    { $card ->
        [unknown] { $seat_name } draws a card.
       *[other] { $seat_name } draws a card: { $card_name }.
    }
    .you =
        { $card ->
            [unknown] You draw a card.
           *[other] You draw a card: { $card_name }.
        }
event-returned = { $seat_name } has nothing but Mists: they are shuffled into the draw pile, and five new cards are drawn.
    .you = You have nothing but Mists: they are shuffled into the draw pile, and five new cards are drawn.

# The announcements (GH-3.8), word for word as at the table.
event-opened = { $seat_name } opens with { $card_name }: “{ $degree }”.
    .you = You open with { $card_name }: “{ $degree }”.
event-added = { $seat_name } plays { $card_name }: “{ $degree }”.
    .you = You play { $card_name }: “{ $degree }”.
event-mirrored = { $seat_name } plays { $card_name }: “{ $degree }, mirror” (now { $direction_name }).
    .you = You play { $card_name }: “{ $degree }, mirror” (now { $direction_name }).
event-matched = { $seat_name } plays { $card_name }: “{ $degree }”.
    .you = You play { $card_name }: “{ $degree }”.
event-mist = { $seat_name } plays a Mist: “{ $degree }, mist”.
    .you = You play a Mist: “{ $degree }, mist”.

event-took =
    { $seat_name } takes the pile ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }) and 1 fear point, { $fear } in all.
    .you =
        You take the pile ({ $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }) and 1 fear point, { $fear } in all.
event-round-over = Round { $round } is over: { $seat_name } has no card left to play.
    .you = Round { $round } is over: you have no card left to play.
event-gave-back =
    { $seat_name } took no fear point this round, gives back { $points } and keeps { $fear }.
    .you = You took no fear point this round: you give back { $points } and keep { $fear }.
event-won =
    { $seat_name } wins with { $fear ->
        [one] { $fear } fear point
       *[other] { $fear } fear points
    }.
    .you =
        You win with { $fear ->
            [one] { $fear } fear point
           *[other] { $fear } fear points
        }.
event-shared =
    With { $fear ->
        [one] { $fear } fear point
       *[other] { $fear } fear points
    }, { $seat_name } shares the win.
    .you =
        With { $fear ->
            [one] { $fear } fear point
           *[other] { $fear } fear points
        }, you share the win.

## How it ended

ending-won = The player with the fewest fear points wins.
ending-shared = Several players have the fewest fear points: they share the win.

## Options

option-rounds = Rounds
    .help = How many rounds are played.
option-starting_fear = Fear points at the start
    .help = How many fear points everyone begins with: 1, or 3 in the 2022 edition.
option-mist = Mist cards
    .help = Whether the six Mist cards are in play; the 2007 edition has none.
option-first = First player
    .help = Who is the first player of round 1.
option-first-random = at random
option-first-A = seat A
option-first-B = seat B
option-first-C = seat C
option-first-D = seat D
option-first-E = seat E
option-first-F = seat F

error-first-not-seated = Seat { $first } cannot be the first player: with { $players } players the seats are A to { $last }.

## Why an action is not possible

illegal-other-game = That is an action of another game (GH-3).
illegal-over = The game is over (GH-4.3).
illegal-draw = Chance cannot do that now (GH-2.2, GH-2.3, GH-3.7).
illegal-wait-for-chance = The cards are still being dealt or drawn (GH-2.2, GH-2.3, GH-3.7).
illegal-not-chance = It is a player’s turn: nothing is dealt or drawn now (GH-3).
illegal-no-pile = There is no pile to take: you must open one with a ghost card (GH-3.1).
illegal-take-without-ghost = Without a ghost card in hand you cannot take the pile: you could not open a new one (GH-3.6).
illegal-not-in-hand = You do not have that card in hand: { $card_name } (GH-3).
illegal-mist-opens = A Mist cannot open a pile (GH-3.1).
illegal-too-frightening = The degree of fright is { $degree }; { $card_name } would take it above 7 (GH-3.2).

## What is wrong with the text of a position

field-pile = pile (fourth field)
field-gone = piles taken (fifth field)
field-seats = seats (sixth field)

position-fields = A position has { $expected } fields with a space between them (round, turn, top card, pile, piles taken, seats); this text has { $given }.
position-round = The round (first field) reads “{ $given }”; expected a number from 1 to { $rounds }, then the letter of the first player, or ? for none yet. If somebody returned five Mists, ! and that seat’s letter follow, once for each time.
position-turn = The turn (second field) reads “{ $given }”; expected one of { $phases }, then a colon, the letter of a seat, and + or - for the direction.
position-direction = With 2 players no direction is kept: the second field must end with + (GH-3.3).
position-first-later = Only the first player of round 1 has to be chosen; later ones follow in turn (GH-2.2).
position-clockwise = Every round starts clockwise: the direction must be + as long as nobody has played (GH-2.4).
position-only-mists = By its hand and its plays, seat { $letter } was dealt nothing but Mists; nobody begins to play with such a hand (GH-2.3).
position-top = The top card (third field) reads “{ $given }”; expected a ghost card, = and a degree of fright from 1 to 7, or - for no pile (GH-3.2).
position-cards = The field { $field_name } holds “{ $given }” where cards belong; expected W, K, B, R, G or Y with 1, 2 or 3, and M, or - for none.
position-seats =
    The sixth field describes { $given ->
        [one] { $given } seat
       *[other] { $given } seats
    }, with / between them; expected { $players }.
position-seat = There is no seat { $letter } with { $players } players.
position-seat-form = Seat { $letter } (sixth field) reads “{ $given }”; expected hand, fear points, piles taken this round, and plays (g for a ghost card, m for a Mist, - for none), with colons between them.
position-hand = Seat { $letter } holds { $given } cards; there are never more than 5 (GH-2.3, GH-3.7).
position-fear =
    Seat { $letter } took { $taken ->
        [one] { $taken } pile
       *[other] { $taken } piles
    } this round and has only { $fear ->
        [one] { $fear } fear point
       *[other] { $fear } fear points
    }; each pile brings one (GH-3.5).
position-too-many =
    { $card } ({ $card_name }) occurs { $given ->
        [one] { $given } time
       *[other] { $given } times
    } in hands and piles; there are only { $most } of it (GH-1.1, GH-4.4).
position-first = In the phase { $phase }, the first field does not fit: it ends with ? in the phase first, and with the letter of the first player in all others (GH-2.2).
position-pile-without-top = The pile (fourth field) holds cards, but the third field names no top card.
position-top-not-in-pile = The top card { $card } ({ $card_name }) is not among the cards of the pile (fourth field).
position-needs-pile = In the phase { $phase } there must be a pile: the third field must name its top card (GH-3.1).
position-needs-no-pile = In the phase { $phase } there is no pile: the third field must be - (GH-3.1).
position-empty-hand = Seat { $letter } cannot be to play with no card in hand: the round would be over (GH-4.1).
position-cannot-open = Seat { $letter } cannot be to open without a ghost card in hand (GH-3.6).
position-not-drawn =
    { $letter } has { $given ->
        [one] { $given } card
       *[other] { $given } cards
    } instead of { $expected }: while there are cards to draw ({ $deck } are left), a turn ends by drawing one (GH-3.7).
position-cannot-draw = Seat { $letter } cannot be to get a card: the hand is full, or the draw pile is empty (GH-2.3, GH-3.7).
position-before-first = Before the first player is known nobody holds or returns cards, and no pile has been taken (GH-2.2).
position-short-deck = The draw pile is too small to fill all hands (GH-2.3).
position-opener = Seat { $letter } cannot open the round: { $first } is its first player (GH-2.2).
position-degree = With these cards in the pile, the degree of fright cannot be { $degree } (GH-3.1, GH-3.2, GH-3.3).
position-deal-order = While { $turn } is dealt cards, seat { $letter } must hold { $expected }, not { $given }: one hand after another is filled, from the first player on (GH-2.3).
position-deal-anew = Seat { $letter } cannot be dealt cards: all hands were full when { $returned } returned five Mists (GH-2.3).
position-played-too-soon = In the phase { $phase } nobody has played yet: the plays of every seat must be - (GH-2.3).
position-mist-opened = Seat { $letter } opened the round, so its plays cannot begin with m (GH-3.1).
position-mists-played =
    The seats have played { $given ->
        [one] { $given } Mist
       *[other] { $given } Mists
    } (m in the sixth field), but { $seen ->
        [one] only { $seen } lies
       *[other] only { $seen } lie
    } in the pile and the piles taken.
position-ghosts-played =
    The seats have played { $given ->
        [one] { $given } ghost card
       *[other] { $given } ghost cards
    } (g in the sixth field), but { $seen ->
        [one] only { $seen } lies
       *[other] only { $seen } lie
    } in the pile and the piles taken.
position-not-returned = Seat { $letter } (sixth field) ends with { $given }; a number of Mists dealt is only there after a return of five Mists, with ! in the first field (GH-2.3).
position-returner = Seat { $letter } (sixth field) ends with { $given }; the seat that returned five Mists has no number of Mists dealt (GH-2.3).
position-dealt = Seat { $letter } (sixth field) must end with the number of Mists it was dealt, 0 or 1, since another seat returned the five others (GH-2.3).
position-sixth = { $given } seats were dealt a Mist while another one held five; there are only six (GH-1.1, GH-2.3).
position-returned = Seat { $letter } cannot have returned five Mists: there were not so many to be dealt (GH-2.3).
position-dealt-otherwise =
    By its hand and its plays, seat { $letter } cannot have been dealt { $given ->
        [one] { $given } Mist
       *[other] { $given } Mists
    } (GH-2.3).

## The board

heading-round = Round
heading-first = First player
heading-degree = Degree of fright
heading-direction = Direction of play
heading-pile = Pile
heading-top = Last ghost card
heading-mists = Mists beside the pile
heading-deck = Draw pile
heading-hand = Your hand
heading-hands = Cards in hand
heading-fear = Fear points
heading-taken = Piles taken this round
heading-gone = Cards of the piles taken

direction-clockwise = clockwise
direction-counterclockwise = anticlockwise

round-of = Round { $round } of { $rounds }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-score =
    { $count ->
        [one] { $count } fear point
       *[other] { $count } fear points
    }

status-first = The first player is being chosen.
status-deal = The cards are being dealt.
status-open-you = Your turn: open a pile with a ghost card.
status-open-other = It is { $seat_name }’s turn to open a pile.
status-play-you = Your turn: play a card, or take the pile (+1 fear point).
status-play-other = It is { $seat_name }’s turn to play a card or take the pile.
status-draw = A card is being drawn.
status-over = The game is over.

## On the screen

# The announcements as they are heard (GH-3.8).
spoken-opened = { $degree }
spoken-added = { $degree }
spoken-mirrored = { $degree }, mirror
spoken-matched = { $degree }
spoken-mist = { $degree }, mist
spoken-took = { $seat_name } takes the pile
    .you = You take the pile
spoken-round-over = Round { $round } is over
spoken-won = { $seat_name } wins
    .you = You win
spoken-shared = { $seat_name } shares the win
    .you = You share the win

status-take-you = Your turn: you have no playable card. Take the pile (+1 fear point).
status-mist-you = Your turn: you have only Mists. Play one.

costly-take =
    { $unscathed ->
        [yes] Take the pile? It brings your first fear point of this round, { $fear } in all, and then you can give none back at its end.
       *[no] Take the pile? It brings 1 fear point, { $fear } in all.
    }

fright-0 = none
fright-1 = one
fright-2 = two
fright-3 = three
fright-4 = four
fright-5 = five
fright-6 = six
fright-7 = seven
degree-words = { $fright_name } of seven

board-you = You
board-direction = Direction of play: { $direction_name }
board-seats = Round the table, clockwise
board-seat = { $seat_name }{ board-seat.standing }
    .you = You{ board-seat.standing }
    .standing =
        { $acting ->
            [yes] , to play
           *[no] { "" }
        }{ $first ->
            [yes] , first player of this round
           *[no] { "" }
        }: { $hand ->
            [one] { $hand } card
           *[other] { $hand } cards
        } in hand, { $fear ->
            [one] { $fear } fear point
           *[other] { $fear } fear points
        }{ $taken ->
            [0] { "" }
            [one] , { $taken } pile taken this round
           *[other] , { $taken } piles taken this round
        }
board-card =
    { $copies ->
        [1] { $card_name }
       *[other] { $card_name }, { $copies } times
    }{ $playable ->
        [no] , cannot be played now
       *[other] { "" }
    }{ $hinted ->
        [yes] , suggested
       *[no] { "" }
    }
board-pile =
    pile of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, last ghost card { $card_name }{ $mists ->
        [0] { "" }
        [one] , { $mists } Mist beside it
       *[other] , { $mists } Mists beside it
    }
board-no-pile = No pile on the table
board-take = Take
board-take-pile =
    Take the pile (+1 fear point): { $pile }{ $hinted ->
        [yes] , suggested
       *[no] { "" }
    }
board-deck =
    Draw pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-remember = Cards played this round
board-close = Close

round-sum = End of round { $round } of { $rounds }
round-took =
    { $piles ->
        [0] no pile taken, and no fear point to give back
        [one] { $piles } pile taken: +{ $piles }
       *[other] { $piles } piles taken: +{ $piles }
    }
round-gave-back = no pile taken: gives back { $points }
round-next = { $seat_name } starts the next round.
    .you = You start the next round.

## The guided first game

lesson-open = You begin, and there is no pile yet. Open one with a ghost card: its ghosts make the degree of fright. (A Mist cannot open: touch it and see why.)
lesson-open-done = The eyes above the pile show the degree of fright. You have drawn a card: so ends every turn, as long as the draw pile lasts.
lesson-raise = The degree is 4, and the last ghosts are yellow. Play another colour: its ghosts are added to the degree.
lesson-raise-done = More ghosts have turned up, and the degree has risen. It may reach 7, but never go beyond.
lesson-mirror = At 6 hardly anything fits. But you hold the colour of the last card: play your yellow ghost as a mirror. The degree stays, and the direction turns round.
lesson-mirror-done = “6, mirror”: { $right_seat_name }, on your right, had to face the 6, and took the pile with a fear point. The arrows show it: play now runs the other way.
lesson-seven = The degree is 5. Three more ghosts would make 8: such a card is refused, touch one and see. Two make exactly 7, and that is allowed. Play them!
lesson-seven-done = A 7 is a hot potato. { $left_seat_name }, on your left, could not play, took the pile and gained a fear point.
lesson-mist = Now the 7 is yours, and none of your ghosts fits. Hide: play your Mist. It goes beside the pile and changes nothing.
lesson-mist-done = “7, mist.” But the last ghosts are still black, and { $left_seat_name } had one: mirror! The 7 comes back to you.
lesson-take = No black ghost, no Mist: nothing you hold can be played. Touch the pile to take it.
lesson-take-done = The pile lies face down before you, out of the round, and cost you 1 fear point. Whoever has the fewest at the end wins.
lesson-reopen = Your turn is not over: open a new pile with a ghost card. Many ghosts leave the next player little room.
lesson-reopen-done = Taking and opening are one turn: until you open, you may still change your mind.
lesson-round = The draw pile is empty, and { $left_seat_name }, on your left, has no card any more. You have taken no pile in this round: play your last card.
lesson-round-done = { $left_seat_name }’s turn came with an empty hand: the round is over. You took no fear point in it, so you gave back yours, 3 at most. The next round begins.
lesson-win = The end of the last round. You have 3 fear points, { $left_seat_name }, on your left, has 2, but you took none in this round. Play your last card!
lesson-win-done = You gave back your 3 fear points and have the fewest: you win. That is all there is to know about Ghosts.

## Why a bot plays so

reason-open = a card that is hard to place later
reason-frighten = it leaves the next player little room
reason-mirror = the same colour raises nothing
reason-mist = a Mist, since no ghost card can be played
reason-take = nothing else can be played

## What things on the table are, and what they do

explain-ghosts = On another colour it adds { $number } to the degree of fright, which may not go beyond 7. On its own colour it is a mirror: the degree stays, and play turns round (GH-3.2, GH-3.3).
    .title = { $card_name }
explain-mist = Goes beside the pile and changes nothing: the next player has to cope. It cannot open a pile (GH-3.1, GH-3.4).
    .title = { card-M }
explain-gauge = How many ghosts have turned up on this pile. It may reach 7 but never go beyond (GH-3.1, GH-3.2).
    .title = { heading-degree }
explain-deck = You end each turn by drawing one card. Once it is used up, the round ends when somebody begins a turn with no cards in hand (GH-3.7, GH-4.1).
    .title = { heading-deck }
explain-pile = Taking it costs 1 fear point, and you open a new one at once. You must if you can play nothing (GH-3.5).
    .title = { heading-pile }
explain-hand = Only their owner sees them. Everybody is dealt five, and draws one at the end of each turn (GH-2.3, GH-3.7).
    .title = { heading-hands }
explain-fear = Whoever has the fewest at the end wins. A round in which you take none gives back up to 3 (GH-4.2, GH-4.3).
    .title = { heading-fear }
explain-taken = Each pile cost 1 fear point, and there is no reward for this round any more (GH-3.5, GH-4.2).
    .title = { heading-taken }
explain-first = Began this round; the left neighbour begins the next one (GH-2.2).
    .title = { heading-first }
explain-direction = Every round begins clockwise; each mirror turns it round (GH-2.4, GH-3.3).
    .title = { heading-direction }
