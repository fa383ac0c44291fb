### Ghooost! (GO).

title = Ghooost!
tagline = Drive the ghosts out of your manor before the others do: whoever is left with ghosts loses.

## Words

card-1 = Scooty (1)
    .one = Scooty (1)
card-2 = 2
    .one = a 2
card-3 = Cerberus (3)
    .one = Cerberus (3)
card-4 = 4
    .one = a 4
card-5 = 5
    .one = a 5
card-6 = 6
    .one = a 6
card-7 = 7
    .one = a 7
card-8 = Twist (8)
    .one = Twist (8)
card-9 = 9
    .one = a 9
card-10 = 10
    .one = a 10
card-11 = Skeletum (11)
    .one = Skeletum (11)
card-12 = Igor (12)
    .one = Igor (12)
card-13 = 13
    .one = a 13
card-14 = 14
    .one = a 14
card-X = Miss Copy (X)
    .one = Miss Copy (X)
card-K = Kitty
    .one = Kitty

family-fearless = fearless
family-scary = scary
family-special = special
family-common = common

## Actions

action-play =
    Play { $count ->
        [1] { $card_one }
       *[other] { $count } × { $card_name }
    }{ $copies ->
        [0] { "" }
        [1] { " " }with Miss Copy
       *[other] { " " }with { $copies } Miss Copies
    }
action-kitty = Play Kitty beside the Cemetery
action-luck = Try your luck
action-take = Take the Cemetery
action-manor = Turn up a card of your Manor
action-pass = Pass
# Never legal; they are named only to be refused.
action-copy-alone = Play Miss Copy alone
action-kitty-with-others = Play Kitty with other cards
# Chance deals, refills a hand, or turns up a card.
action-draw = Next card: { $card_name }
action-turn-up = Card turned up: { $card_name }
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
event-played =
    { $seat_name } plays { $cards ->
        [1] { "" }
        [2] a double:{ " " }
        [3] a triple:{ " " }
       *[other] { "" }
    }{ $count ->
        [1] { $cards ->
            [1] { $card_one }
           *[other] { $card_name }
        }
       *[other] { $count } × { $card_name }
    }{ $copies ->
        [0] .
        [1] { " " }with Miss Copy.
       *[other] { " " }with { $copies } Miss Copies.
    }
    .you =
        You play { $cards ->
            [1] { "" }
            [2] a double:{ " " }
            [3] a triple:{ " " }
           *[other] { "" }
        }{ $count ->
            [1] { $cards ->
                [1] { $card_one }
               *[other] { $card_name }
            }
           *[other] { $count } × { $card_name }
        }{ $copies ->
            [0] .
            [1] { " " }with Miss Copy.
           *[other] { " " }with { $copies } Miss Copies.
        }
event-kitty = { $seat_name } plays Kitty beside the Cemetery.
    .you = You play Kitty beside the Cemetery.
event-luck = { $seat_name } tries their luck.
    .you = You try your luck.
event-manor = { $seat_name } turns up a card of their Manor.
    .you = You turn up a card of your Manor.
event-turned-up =
    { $source ->
        [crypt] { $seat_name } turns up { $card_one } from the Crypt
       *[other] { $seat_name } turns up { $card_one } from their Manor
    }{ $valid ->
        [yes] : it fits.
       *[no] : it does not fit.
    }
    .you =
        { $source ->
            [crypt] You turn up { $card_one } from the Crypt
           *[other] You turn up { $card_one } from your Manor
        }{ $valid ->
            [yes] : it fits.
           *[no] : it does not fit.
        }
event-failed =
    { $cards ->
        [1] { $seat_name } takes that card into their hand.
       *[other] { $seat_name } takes that card and the Cemetery into their hand ({ $cards } cards).
    }
    .you =
        { $cards ->
            [1] You take that card into your hand.
           *[other] You take that card and the Cemetery into your hand ({ $cards } cards).
        }
event-took =
    { $seat_name } takes the Cemetery ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }).
    .you =
        You take the Cemetery ({ $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }).
event-passed = { $seat_name } has nothing but Miss Copy and passes.
    .you = You have nothing but Miss Copy and pass.
event-quartet =
    { $source ->
        [hand] A quartet by { $seat_name }: { $card_name }!
       *[other] { $seat_name } completes a quartet: { $card_name }!
    } { $cards ->
        [one] { $cards } card is discarded.
       *[other] { $cards } cards are discarded.
    }
    .you =
        { $source ->
            [hand] You have a quartet: { $card_name }!
           *[other] You complete a quartet: { $card_name }!
        } { $cards ->
            [one] { $cards } card is discarded.
           *[other] { $cards } cards are discarded.
        }
event-discarded =
    Skeletum sweeps the Cemetery: { $cards ->
        [one] { $cards } card is discarded.
       *[other] { $cards } cards are discarded.
    }
event-reversed = The direction of play changes: { $direction_name } from now on.
event-skipped = { $seat_name } misses a turn because of Kitty.
    .you = You miss a turn because of Kitty.
event-out =
    { $place ->
        [1] { $seat_name } is rid of all ghosts, the first to get out!
       *[other] { $seat_name } is rid of all ghosts!
    }
    .you =
        { $place ->
            [1] You are rid of all ghosts, the first to get out!
           *[other] You are rid of all ghosts!
        }
event-again =
    { $reason ->
        [double] { $seat_name } plays again after a double.
        [triple] { $seat_name } plays again after a triple.
        [quartet] { $seat_name } plays again after a quartet.
        [skeletum] { $seat_name } plays again thanks to Skeletum.
       *[kitty] { $seat_name } plays again thanks to Kitty.
    }
    .you =
        { $reason ->
            [double] You play again after a double.
            [triple] You play again after a triple.
            [quartet] You play again after a quartet.
            [skeletum] You play again thanks to Skeletum.
           *[kitty] You play again thanks to Kitty.
        }
event-midnight = The Crypt is empty: midnight strikes!
event-round-over =
    { $reason ->
        [last-left] Round { $round } is over: { $seat_name } is the last one with ghosts and loses it.
        [all-passed] Round { $round } stops, for everybody has passed: { $seat_name } has the most cards ({ $cards }), alone or with others, and loses it.
        [idle] Round { $round } stops, for nothing has moved for too long: { $seat_name } has the most cards ({ $cards }), alone or with others, and loses it.
       *[cap] Round { $round } stops, for it has lasted too long: { $seat_name } has the most cards ({ $cards }), alone or with others, and loses it.
    }
    .you =
        { $reason ->
            [last-left] Round { $round } is over: you are the last one with ghosts and lose it.
            [all-passed] Round { $round } stops, for everybody has passed: you have the most cards ({ $cards }), alone or with others, and lose it.
            [idle] Round { $round } stops, for nothing has moved for too long: you have the most cards ({ $cards }), alone or with others, and lose it.
           *[cap] Round { $round } stops, for it has lasted too long: you have the most cards ({ $cards }), alone or with others, and lose it.
        }
event-scored =
    { $seat_name } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $first ->
        [yes] { " " }(first one out)
       *[no] { "" }
    }{ $last ->
        [yes] { " " }(last one out)
       *[no] { "" }
    }, { $total } in all.
    .you =
        You get { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $first ->
            [yes] { " " }(first one out)
           *[no] { "" }
        }{ $last ->
            [yes] { " " }(last one out)
           *[no] { "" }
        }, { $total } in all.
event-boo =
    { $boos ->
        [1] { $seat_name } gets a Boo.
       *[other] { $seat_name } gets a Boo and has { $boos }.
    }
    .you =
        { $boos ->
            [1] You get a Boo.
           *[other] You get a Boo and have { $boos }.
        }
event-tied =
    Several players with fewer than two Boos are ahead with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } after round { $round }: another round is played.
event-lost = { $seat_name } loses and makes a terrifying ghost noise: boo-oo-ooh!
    .you = You lose and make a terrifying ghost noise: boo-oo-ooh!
event-won =
    { $seat_name } wins the match with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        You win the match with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
event-shared =
    With { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $seat_name } shares the win.
    .you =
        With { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, you share the win.

## How it ended

ending-last-left = One player was left with ghosts and lost.
ending-all-passed = Everybody had to pass; the player with the most cards lost, among equals the next to act.
ending-idle = Nothing moved any more; the player with the most cards lost, among equals the next to act.
ending-cap = The round lasted too long; the player with the most cards lost, among equals the next to act.
ending-match-won = After a second Boo, the most points among the others win.
ending-match-extended = After a tie, further rounds decided: the most points win, among those with fewer than two Boos.
ending-match-shared = After 20 rounds several players are still tied for the lead and share the win.

## Options

option-deck = Cards
    .help = How many Miss Copies and Kitties there are: the rulebook can be read as 2 and 4, a review counts 4 and 2.
option-deck-2x4k = 2 Miss Copies, 4 Kitties
option-deck-4x2k = 4 Miss Copies, 2 Kitties
option-match = Length
    .help = A match goes on until somebody has two Boos; with 2 players one round decides.
option-match-boo = until the second Boo
option-match-single = one round
option-last_out_bonus = Bonus for the last one out
    .help = The rulebook’s example gives 1 more point to the last player who gets out, its list 2. It counts in a match only, with 3 players or more.
option-idle_limit = Idle limit
    .help = A round stops after so many actions in a row that changed nothing; 0 means never.
option-first = First player
    .help = Who begins the first round.
option-first-random = at random
option-first-A = seat A
option-first-B = seat B
option-first-C = seat C
option-first-D = seat D
option-first-E = seat E
option-first-F = seat F

error-first-not-seated = Seat { $first } cannot be the first player: with { $players } players the seats are A to { $last }.
error-match-two = With 2 players one round decides: a match takes 3 players or more (GO-7.4).

## Why an action is not possible

illegal-other-game = That is an action of another game (GO-4).
illegal-over = The game is over (GO-6.2).
illegal-chance = Chance cannot do that now (GO-2.1, GO-2.2, GO-4.4).
illegal-wait-for-chance = A card is still being dealt, drawn or turned up (GO-2.1, GO-4.2, GO-4.4).
illegal-not-chance = It is a player’s turn: nothing is dealt, drawn or turned up now (GO-4).
illegal-not-in-hand =
    { $held ->
        [0] You do not have that card in hand: { $card_name } (GO-3.1).
       *[other] You have only { $held } × { $card_name } in hand, not { $count } (GO-3.1).
    }
illegal-no-copy =
    { $held ->
        [0] You do not have Miss Copy in hand (GO-3.4).
       *[other] You have only { $held } × Miss Copy in hand, not { $copies } (GO-3.4).
    }
illegal-too-low = { $card_name } is too low: a { $top } lies on top of the Cemetery, and only the same value or a higher one, a fearless ghost or a quartet can follow (GO-3.1).
illegal-scary = The { $top } on top is scary: only another scary ghost of at least its value, a fearless one or a quartet can follow, not { $card_one } (GO-3.2).
illegal-copy-alone = Miss Copy can only be played together with a card that has a value (GO-3.4).
illegal-no-kitty = You do not have Kitty in hand (GO-3.5).
illegal-kitty-with-others = Kitty is always played alone, one at a time (GO-3.5).
illegal-luck-after-midnight = Midnight has struck and the Crypt is empty: you can no longer try your luck (GO-4.2).
illegal-nothing-to-take = There is nothing in the Cemetery to take (GO-4.3).
illegal-manor-before-midnight = Nobody touches a Manor before midnight (GO-4.4).
illegal-manor-with-hand = You can turn up a card of your Manor only with an empty hand (GO-5.3).
illegal-pass-before-midnight = Before midnight nobody passes: you can always try your luck (GO-5.4).
illegal-pass = You can pass only with nothing but Miss Copy in hand and nothing in the Cemetery (GO-5.4).

## What is wrong with the text of a position

field-cemetery = Cemetery (fourth field)
field-discard = discard (fifth field)
field-seats = seats (eighth field)

position-fields = A position has { $expected } fields with a space between them (round, turn, top of the Cemetery, Cemetery, discard, Crypt, counters, seats, seats that are out); this text has { $given }.
position-round = The round (first field) reads “{ $given }”; expected a number, then the letter of the first player, or ? for none yet.
position-turn = The turn (second field) reads “{ $given }”; expected one of { $phases }, then a colon, the letter of a seat, and + or - for the direction. After refill, > and the letter of who acts next follow; over needs = and one of { $endings }.
position-top = The top of the Cemetery (third field) reads “{ $given }”; expected one to three cards of a value other than 11, one of them at least with its own value, such as 5, 5*2 or 5*2+X, or - for none (GO-3.4, GO-3.6, GO-3.9).
position-cards = The field { $field_name } holds “{ $given }” where cards belong; expected 1 to 14, X and K with commas between them, *2 to *4 for several of a kind, or - for none.
position-crypt = The Crypt (sixth field) reads “{ $given }”; expected how many cards it has.
position-counters = The counters (seventh field) read “{ $given }”; expected the turns passed in a row, the idle actions in a row and all actions of the round, with colons between them.
position-seats =
    The eighth field describes { $given ->
        [one] { $given } seat
       *[other] { $given } seats
    }, with / between them; expected { $players }.
position-seat-form = Seat { $letter } (eighth field) reads “{ $given }”; expected hand, known cards, size of the Manor, points and Boos, with colons between them.
position-seat = There is no seat { $letter } with { $players } players.
position-out = The seats that are out (ninth field) read “{ $given }”; expected letters of seats, each once, or - for none.
position-too-many =
    { $card } ({ $card_name }) occurs { $given ->
        [one] { $given } time
       *[other] { $given } times
    } in hands, Cemetery and discard; there are only { $most } of it (GO-1.1).
position-manor = The Manor of seat { $letter } has { $given } cards; with so many players it has { $most } at most (GO-2.1).
position-sizes = Crypt and Manors have { $given } cards together, but { $unseen } cards are nowhere else (GO-2.1).
position-skeletum = An 11 cannot lie in the Cemetery: it is discarded at once (GO-3.9).
position-no-top = The Cemetery (fourth field) has cards besides Kitties, but the third field names none on top.
position-top-not-there = { $card } ({ $card_name }), on top by the third field, is not among the cards of the Cemetery (fourth field), or not so often.
position-known = Seat { $letter } is known to hold { $card } ({ $card_name }), but does not, or not so often.
position-out-acts = Seat { $letter } is out and cannot be to act (GO-6.1).
position-out-number =
    { $given ->
        [one] { $given } seat is
       *[other] { $given } seats are
    } out of { $players }; all but one are when the game is over, and only then (GO-6.2).
position-out-before-midnight = Nobody can be out before midnight (GO-6.1).
position-out-with-cards =
    Seat { $letter } is out but still has { $given ->
        [one] { $given } card
       *[other] { $given } cards
    } (GO-6.1).
position-no-cards = Seat { $letter } has no card left and must be among those who are out (GO-6.1).
position-direction = With 2 players no direction is kept: the second field must have + (GO-3.8).
position-clockwise = Every round starts clockwise: the direction must be + as long as nobody has acted (GO-2.2).
position-counters-order = The counters (seventh field) cannot be { $passes }, { $idle } and { $actions }: a pass is an idle action, and there are 2,000 actions at most (GO-6.3).
position-no-action = The phase { $phase } follows an action, but the seventh field counts none.
position-idle = In the phase { $phase } a card is leaving Crypt or Manor: the idle actions (seventh field) must be 0 (GO-6.3).
position-passes = Turns are only passed after midnight, with nothing in the Cemetery (GO-5.4).
position-stopped = With { $passes } turns passed, { $idle } idle actions and { $actions } actions in all, the round would have stopped (GO-6.3).
position-passed = Seat { $letter } has just passed: its hand must be nothing but X, and all of it known (GO-5.4).
position-before-first = Before the first player is known nobody has cards, and nothing has been played (GO-2.2).
position-played-too-soon = While the cards are dealt nothing has been played, taken or discarded (GO-2.1).
position-cannot-draw = Seat { $letter } cannot be to get a card: the hand is full (GO-4.4).
position-deal-order = While { $turn } is dealt cards, seat { $letter } must hold { $expected }, not { $given }: one hand after another is filled, from the first player on (GO-2.1).
position-short-crypt = There are too few cards to fill all hands (GO-2.1).
position-after-midnight = The phase { $phase } is only possible before midnight, but the Crypt (sixth field) is empty (GO-4).
position-not-refilled =
    Before midnight every hand is refilled to 4 cards; seat { $letter } holds { $given ->
        [one] { $given } card
       *[other] { $given } cards
    } (GO-4.4).
position-before-midnight = The phase { $phase } is only possible after midnight, when the Crypt (sixth field) is empty (GO-5.3).
position-manor-with-hand = Seat { $letter } cannot turn up a card of its Manor: its hand is not empty (GO-5.3).
position-first = The first field does not fit the phase: it ends with ? in the phase first, and with the letter of the first player in all others (GO-2.2).
position-first-later = Only the first player of round 1 has to be chosen; later rounds begin with whoever lost the one before (GO-2.2).
position-single = Where one round decides, it is round 1, and there are neither points nor Boos (GO-7.4).
position-ending-single = A single round cannot end like a match (GO-7.4).
position-ending-match = A match cannot end like a single round (GO-7.4).
position-rounds = A match has 20 rounds at most (GO-7.3).
position-points = So many points and Boos cannot come from the rounds played so far (GO-7.1).
position-not-decided = The match cannot be over: nobody has two Boos (GO-7.3).
position-decided = The match should be over: somebody has two Boos, and one player leads the others (GO-7.3).
position-wrong-ending = By points, Boos and rounds, the match cannot have ended like this (GO-7.3).

## The board

heading-cemetery = Cemetery
heading-crypt = Crypt
heading-discard = Discarded
heading-manor = Manor
heading-hand = Your hand
heading-hands = Hand
heading-points = Points
heading-boos = Boos

direction-clockwise = clockwise
direction-counterclockwise = anticlockwise

round-number = Round { $round }
to-beat =
    { $value ->
        [0] anything can be played
       *[other] { $value } to beat
    }
to-beat-scary = { $value } to beat, scary
kitties-beside =
    { $count ->
        [one] { $count } Kitty beside
       *[other] { $count } Kitties beside
    }
time-before = before midnight
time-after = after midnight
idle-left =
    { $count ->
        [one] the round stops after { $count } more idle action
       *[other] the round stops after { $count } more idle actions
    }
seat-out = out
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

status-first = The first player is being chosen.
status-deal = The cards are being dealt.
status-turn-you = Your turn.
status-turn-other = It is { $seat_name }’s turn.
status-again-you = Your turn: play again.
status-again-other = { $seat_name } plays again.
status-draft-you = Your turn: play again.
status-draft-other = { $seat_name } plays again.
status-refill = A hand is being refilled.
status-luck = A card of the Crypt is being turned up.
status-manor = A card of a Manor is being turned up.
status-over = The game is over.

## The guided first game

lesson-play = Get rid of all your ghosts, those in hand and those in your Manor: whoever is last loses. A 4 lies on top of the Cemetery. Play a card that is at least as high. (Your 2 is too low: touch it and see what you are told.)
lesson-play-done = Your card is the one to beat now. You have drawn from the Crypt to hold four cards again: so ends every action before midnight.
lesson-double = You hold two 5s. Play both at once: a double!
lesson-double-done = After a double, or a triple, you must play again. You have drawn first, and it is your turn once more.
lesson-copy = Miss Copy (X) has no value of her own. Played with another card she becomes that card: play your 9 with her and you have a double.
lesson-copy-done = Two 9s, and so you play again. Alone Miss Copy can do nothing at all: do not let her be your last card.
lesson-twist = Play Twist, the 8: he turns the direction of play round.
lesson-twist-done = { $right_seat_name }, on your right, had to answer him, could not, and took the Cemetery. Play now runs the other way.
lesson-kitty = Igor (12) is scary: only another 12, a fearless ghost or a quartet can follow, and so not even your 14. But Kitty is fearless. Play it!
lesson-kitty-done = Kitty sits beside the Cemetery and Igor is still to be beaten. { $left_seat_name }, on your left, missed a turn, and the one after that had to take everything, Kitty too.
lesson-luck = None of your cards can go on a 7. Try your luck: the top card of the Crypt is turned up and played, if it fits.
lesson-luck-done = A 10: it fits! Otherwise it would have come into your hand, and the whole Cemetery with it. The fewer cards at stake, the bolder you may be.
lesson-take = A 13, and nothing to beat it. But look: two 9s lie in the Cemetery, and you hold two. Before midnight taking can be a bargain: take the Cemetery.
lesson-take-done = Now you hold four 9s. Everybody has seen what you took and may remember it.
lesson-quartet = Four identical cards are a quartet, and a quartet goes on anything, even on a 14. Play your four 9s.
lesson-quartet-done = The whole Cemetery is out of the game, your 9s included, and you play again.
lesson-complete = You can also complete a quartet with what lies on top: there is a 10, and you hold three. (The Kitty beside it does not matter.)
lesson-complete-done = One and three make four: the Cemetery is discarded, and it is your turn again.
lesson-skeletum = Skeletum, the 11, sweeps the Cemetery away all by himself, if he can be played. Play him on the 10.
lesson-skeletum-done = The Cemetery is empty, and you play again: anything you like.
lesson-midnight = One card is left in the Crypt. Play, and you will draw it.
lesson-midnight-done = Midnight! From now on nothing is drawn and nobody tries their luck. First hand, then Manor: whoever gets rid of everything is out.
lesson-manor = It is after midnight, and your hand is empty. Now you may turn up the top card of your Manor: it is played blindly. (You could also take the Cemetery, but why would you?)
lesson-manor-done = A 9 on a 4: one ghost fewer in your Manor. Had it not fitted, it would be in your hand now, and the Cemetery too.
lesson-out = Your Manor is empty and { $left_seat_name }, on your left, is already out. Get rid of your last two cards!
lesson-out-done = After a double you would have to play again, but you are out and among the winners. One player is left with ghosts, loses, and makes a terrifying noise. You know all about Ghooost!

## Why a bot plays so

reason-out = it gets rid of the last card
reason-quartet = a quartet clears the Cemetery
reason-skeletum = Skeletum clears the Cemetery and plays again
reason-again = several cards at once, and another play
reason-press = the next player can hardly beat this
reason-shed = a card that is hard to place later
reason-kitty = Kitty can always be played and costs somebody a turn
reason-luck = little is at stake, and the hand is worth keeping
reason-gather = these cards go well with the hand
reason-manor = the hand is empty, so it is the Manor’s turn
reason-forced = nothing else is possible

## On the screen

web-you = You
web-next = next
web-seats = Round the table, clockwise
web-out =
    { $place ->
        [1] first one out
       *[other] out
    }
web-seat = { $seat_name }{ web-seat.standing }
    .you = You{ web-seat.standing }
    .standing =
        { $acting ->
            [yes] , to play
           *[no] { "" }
        }{ $next ->
            [yes] , next to play
           *[no] { "" }
        }{ $first ->
            [yes] , first player of this round
           *[no] { "" }
        }: { $place ->
            [0] { $hand ->
                [one] { $hand } card
               *[other] { $hand } cards
            } in hand, { $manor ->
                [one] { $manor } card
               *[other] { $manor } cards
            } in the Manor
           *[other] out
        }{ $match ->
            [yes] , { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, { $boos ->
                [one] { $boos } Boo
               *[other] { $boos } Boos
            }
           *[no] { "" }
        }.
web-known = Known in that hand: { $cards }.
web-known-of = { $seat_name } is known to hold
web-known-you = The others know that you hold
web-several =
    { $copies ->
        [1] { $card_name }
       *[other] { $copies } × { $card_name }
    }
web-card =
    { $copies ->
        [1] { $card_name }
       *[other] { $copies } × { $card_name }
    }{ $up ->
        [0] { "" }
       *[other] , { $up } held up
    }{ $playable ->
        [no] , cannot be played now
       *[other] { "" }
    }{ $several ->
        [yes] , choose how many
       *[no] { "" }
    }{ $hinted ->
        [yes] , suggested
       *[no] { "" }
    }
web-held =
    Held up: { $count } × { $card_name }{ $copies ->
        [0] { "" }
        [1] { " " }with Miss Copy
       *[other] { " " }with { $copies } Miss Copies
    }
web-more-count = One more: { $card_name }
web-fewer-count = One fewer: { $card_name }
web-more-copies = One more Miss Copy
web-fewer-copies = One Miss Copy fewer
web-play = Play
web-luck = Luck
web-luck-stake = or +{ $stake }
web-luck-crypt =
    Try your luck with the top card of the Crypt ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }): if it does not fit, { $stake ->
        [one] it comes into your hand
       *[other] it and the Cemetery come into your hand, { $stake } cards
    }{ $hinted ->
        [yes] , suggested
       *[no] { "" }
    }
web-crypt-empty = Crypt: empty, midnight has struck
web-crypt =
    Crypt: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-take = Take
web-take-cemetery =
    Take the Cemetery. { $cemetery }{ $hinted ->
        [yes] , suggested
       *[no] { "" }
    }
web-cemetery =
    { $cards ->
        [0] Cemetery: empty
        [one] Cemetery: { $cards } card
       *[other] Cemetery: { $cards } cards
    }{ $run ->
        [0] { "" }
       *[other] , on top { $run } × { $value }
    }{ $copied ->
        [0] { "" }
        [1] , one of them Miss Copy
       *[other] , { $copied } of them Miss Copy
    }{ $scary ->
        [yes] , scary
       *[no] { "" }
    }{ $kitties ->
        [0] { "" }
        [one] , { $kitties } Kitty beside it
       *[other] , { $kitties } Kitties beside it
    }
web-discard =
    Discarded: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-manor-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }. If it does not fit: +{ $stake } in hand.
web-remember = Cards to remember
web-close = Close

web-midnight = Midnight!
web-banner-round = Round { $round }
web-banner-round-over = Boo-oo-ooh, { $seat_name }!
web-call-took = +{ $cards }
web-call-failed = does not fit: +{ $cards }
web-call-quartet = Quartet!
web-call-discarded = Swept away!
web-call-skipped = misses a turn
web-call-passed = passes
web-call-out = Out!

web-status-other = It is { $seat_name }’s turn; { $next_seat_name } is next.
web-status-before-me = It is { $seat_name }’s turn, then yours.
web-status-again = { $seat_name } plays again.
web-status-day =
    { $again ->
        [yes] Play again:
       *[no] Your turn:
    } play, try your luck, or take the Cemetery.
web-status-day-open =
    { $again ->
        [yes] Play again:
       *[no] Your turn:
    } play, or try your luck.
web-status-night =
    { $again ->
        [yes] Play again:
       *[no] Your turn:
    } play, or take the Cemetery.
web-status-night-open =
    { $again ->
        [yes] Play again:
       *[no] Your turn:
    } play ghosts.
web-status-luck-or-take =
    { $again ->
        [yes] Play again:
       *[no] Your turn:
    } nothing fits, so try your luck or take the Cemetery.
web-status-luck =
    { $again ->
        [yes] Play again:
       *[no] Your turn:
    } Miss Copy needs company, so try your luck.
web-status-take =
    { $again ->
        [yes] Play again:
       *[no] Your turn:
    } nothing fits, so take the Cemetery.
web-status-manor =
    { $again ->
        [yes] Play again:
       *[no] Your turn:
    } your hand is empty, so turn up a card of your Manor{ $take ->
        [yes] , or take the Cemetery
       *[no] { "" }
    }.
web-status-pass = Nothing but Miss Copy, and nothing to take: you must pass.

web-costly-take = Take the Cemetery? { $cards } cards come into your hand.
web-costly-luck = If the card does not fit, it and the whole Cemetery come into your hand: { $cards } cards.

web-round-sum = End of round { $round }
web-round-scored =
    { $first ->
        [yes] first one out
       *[no] { $last ->
            [yes] last one out
           *[no] out
        }
    }: +{ $points }
web-round-boo =
    { $reason ->
        [last-left] left with ghosts
       *[other] most cards ({ $cards })
    }: Boo! ({ $boos })
web-round-next = { $seat_name } starts the next round.
    .you = You start the next round.

## What things on the table are, and what they do

explain-card-1 = Fearless: it can always be played, whatever lies on top. Any value can follow it (GO-3.1, GO-3.3).
    .title = { card-1 }
explain-card-2 = No power of its own: it goes on a card of value 2 or less that is not scary (GO-3.1, GO-3.2).
    .title = { card-2 }
explain-card-3 = Scary: only a 3, a 12, a fearless ghost or a quartet can follow (GO-3.2).
    .title = { card-3 }
explain-card-4 = No power of its own: it goes on a card of value 4 or less that is not scary (GO-3.1, GO-3.2).
    .title = { card-4 }
explain-card-5 = No power of its own: it goes on a card of value 5 or less that is not scary (GO-3.1, GO-3.2).
    .title = { card-5 }
explain-card-6 = No power of its own: it goes on a card of value 6 or less that is not scary (GO-3.1, GO-3.2).
    .title = { card-6 }
explain-card-7 = No power of its own: it goes on a card of value 7 or less that is not scary (GO-3.1, GO-3.2).
    .title = { card-7 }
explain-card-8 = Turns the direction of play round, unless only two players are left (GO-3.8).
    .title = { card-8 }
explain-card-9 = No power of its own: it goes on a card of value 9 or less that is not scary (GO-3.1, GO-3.2).
    .title = { card-9 }
explain-card-10 = No power of its own: it goes on a card of value 10 or less that is not scary (GO-3.1, GO-3.2).
    .title = { card-10 }
explain-card-11 = Takes the whole Cemetery out of the round, and you play again (GO-3.9).
    .title = { card-11 }
explain-card-12 = Scary: only another 12, a fearless ghost or a quartet can follow (GO-3.2).
    .title = { card-12 }
explain-card-13 = No power of its own: it goes on a card of value 13 or less that is not scary (GO-3.1, GO-3.2).
    .title = { card-13 }
explain-card-14 = No power of its own: it goes on a card of value 14 or less that is not scary (GO-3.1, GO-3.2).
    .title = { card-14 }
explain-card-X = Played with a card that has a value, she becomes a copy of it, powers included. She is never played alone, nor with Kitty (GO-3.4).
    .title = { card-X }
explain-card-K = Fearless: it can always be played, alone, beside the Cemetery. The card to beat stays the same, and the next player misses a turn (GO-3.3, GO-3.5).
    .title = { card-K }
explain-crypt = Before midnight you draw from it until you have four cards, or try your luck with its top card. When it is empty, midnight strikes (GO-4.2, GO-4.4, GO-4.5).
    .title = { heading-crypt }
explain-cemetery = Play a card of at least the value on top. If you cannot or will not, you may take all of it into your hand (GO-3.1, GO-4.3, GO-5.2).
    .title = { heading-cemetery }
explain-discard = Cards that quartets and Skeletum took out of this round (GO-3.6, GO-3.9).
    .title = { heading-discard }
explain-manor = Face down: nobody knows these cards. After midnight, whoever has an empty hand turns up their own, one at a time (GO-2.1, GO-5.3).
    .title = { heading-manor }
explain-hand = Cards that only their owner sees. With none in hand and none in the Manor, you are out (GO-2.1, GO-6.1).
    .title = { heading-hands }
explain-clock = The emptier the Crypt, the nearer midnight. After it nobody draws any more, and Manors are opened (GO-4.5, GO-5.3).
    .title = clock
explain-hourglass = So many actions in a row may still change nothing. Then the round stops, and whoever has the most cards loses it (GO-6.3).
    .title = hourglass
explain-boo = The loser of each round gets one. A second Boo ends the match, and nobody wins with two (GO-7.1, GO-7.3).
    .title = { heading-boos }
explain-points = 1 for each round you do not lose, more for the first and the last one out. The most points win the match (GO-7.1, GO-7.3).
    .title = { heading-points }
explain-first = Began this round. Whoever loses it begins the next one (GO-2.2).
    .title = first player
explain-direction = Every round starts clockwise; Twist (8) turns it round (GO-2.2, GO-3.8).
    .title = direction of play
