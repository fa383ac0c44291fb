### Rest in Peace (RP).

title = Rest in Peace
tagline = Two ghost families fight over ten houses: four manors or three castles win, and whoever leaves a house takes its Medium along.

## Words

house-manor = manor
house-castle = castle

medium-1-name = You won’t have it
medium-1-text = At the end of this round you take its Medium, even if you win.
medium-2-name = Auntie, are you there?
medium-2-text = Take any Ghost you like from your deck and put it straight into play. Then your deck is shuffled.
medium-3-name = Reveal yourself!
medium-3-text = Works as a 1. You see your opponent’s hand until the end of the round.
medium-4-name = Lady in White
medium-4-text = Works as a 2.
medium-5-name = Sir Nicholas
medium-5-text = Works as a 3.
medium-6-name = Tripped
medium-6-text = The next card your opponent plays, in this round or the next, is a random Ghost from their hand.
medium-7-name = Postponed wedding
medium-7-text = Works as a 3, but only on round 10: place it there.
medium-8-name = Acro-bats
medium-8-text = Your even cards count 1 more this round.
medium-9-name = Ghosssssst
medium-9-text = Your odd cards count 1 more this round.
medium-10-name = Poltergheist
medium-10-text = Name a value: your cards of that value count 2 more this round.
medium-11-name = Be gone!
medium-11-text = Choose one of your opponent’s cards in this round: it is discarded, and its effect ends.
medium-12-name = You don’t scare me
medium-12-text = Your opponent’s 1s and 2s do not count this round.
medium-13-name = Now or never
medium-13-text = Works as a 4. At the end of the round it moves to your side of round 10, where it counts −2.
medium-14-name = Two’s more fun
medium-14-text = For the rest of the round your opponent must play no card or at least two in a turn. Whoever plays just one leaves the house.
medium-15-name = It’s me again
medium-15-text = If you win the round, you may move one of your cards in it to the next round: a Ghost, or Medium 3, 4, 5, 13, 21 or 23.
medium-16-name = Seeing double
medium-16-text = Copies the value of one of your Ghosts already played this round.
medium-17-name = Ectoplasm
medium-17-text = Choose a value: your opponent’s cards of that value count 2 less this round, but never less than 0.
medium-18-name = I’ll be back
medium-18-text = Put one of your Ghosts from an earlier round back into your deck. Then your deck is shuffled.
medium-19-name = Ghost of Christmas yet to come
medium-19-text = Choose a deck and turn up its top Ghost: this card takes that value for the round. The Ghost stays on top of its deck.
medium-20-name = See you at the end
medium-20-text = Choose a family: a random Ghost from its hand goes face down to its side of round 10.
medium-21-name = Bloody Mary
medium-21-text = Works as a 6, but you must discard two Ghosts from your hand.
medium-22-name = Playing dead
medium-22-text = You lose the round at once, and take back one card you played in it.
medium-23-name = Ghost goldfish
medium-23-text = Works as two 1s.
medium-24-name = Spectres only
medium-24-text = Your opponent plays no more Mediums this round.
medium-25-name = Never seen again
medium-25-text = Name two values: nobody may play them until the end of the round.
medium-26-name = Cult(ural) spirit
medium-26-text = Name a value: all cards of that value, yours and your opponent’s, count 3 more this round.
medium-27-name = Truce
medium-27-text = The round ends at once in a tie. Its token moves on to the next round; its Medium is discarded.
medium-28-name = House swap
medium-28-text = You may swap the tokens of two later rounds.
medium-29-name = Not worth much
medium-29-text = All other cards of this round, on both sides, count exactly 1 and lose their effects. This one counts 0.
# The name of the Medium whose number is given.
medium-name =
    { $medium ->
        [1] { medium-1-name }
        [2] { medium-2-name }
        [3] { medium-3-name }
        [4] { medium-4-name }
        [5] { medium-5-name }
        [6] { medium-6-name }
        [7] { medium-7-name }
        [8] { medium-8-name }
        [9] { medium-9-name }
        [10] { medium-10-name }
        [11] { medium-11-name }
        [12] { medium-12-name }
        [13] { medium-13-name }
        [14] { medium-14-name }
        [15] { medium-15-name }
        [16] { medium-16-name }
        [17] { medium-17-name }
        [18] { medium-18-name }
        [19] { medium-19-name }
        [20] { medium-20-name }
        [21] { medium-21-name }
        [22] { medium-22-name }
        [23] { medium-23-name }
        [24] { medium-24-name }
        [25] { medium-25-name }
        [26] { medium-26-name }
        [27] { medium-27-name }
        [28] { medium-28-name }
       *[29] { medium-29-name }
    }
medium-full = “{ medium-name }” (#{ $medium })

## Actions

action-play = Play a { $value }
action-medium = Play { medium-full }
action-end = End turn
action-stumble = Let chance pick the Ghost to play (#6)
action-search = Put a { $value } from the deck into play
action-name = Name the value { $value }
action-banish = Discard an opposing { $value }
action-banish-carried = Discard an opposing { $value } that was carried here
action-banish-medium = Discard the opposing { medium-full }
action-copy = Copy a { $value }
action-return = Put a { $value } back into the deck
action-deck = Turn up the top Ghost of { $seat_name }’s deck
    .you = Turn up the top Ghost of your deck
action-family = Send a random Ghost of { $seat_name }’s hand to round 10
    .you = Send a random Ghost of your hand to round 10
action-discard = Discard a { $value } from the hand
action-swap = Swap the token of round { $round }
action-swap-nothing = Swap no tokens
action-take-back = Take back a { $value }
action-take-back-medium = Take back { medium-full }
action-carry = Move a { $value } on to the next round
action-carry-medium = Move { medium-full } on to the next round
action-carry-nothing = Move no card on to the next round
action-place = Place a { $value } face down on round 10
action-place-medium = Place { medium-full } on round 10
action-place-nothing = Place nothing on round 10
action-resolve = Resolve { medium-full }
# Chance.
action-first = { $seat_name } is the first family
action-line = Next Medium of the line: { medium-full }
action-house = Next token: { $house_name }
action-draw = Next Ghost of the deck: { $value }
action-stumbled = Ghost played at random: { $value }
action-turned = Top Ghost of the deck: { $value }
action-picked = Random Ghost for round 10: { $value }

## What happened

event-first = { $seat_name } is the first family.
    .you = You are the first family.
event-line = House { $round } is home to { medium-full }.
event-uncovered = The Medium of round { $round } is turned up: { medium-full }.
event-house = House { $round } is a { $house_name }.
event-dealt =
    { $value ->
        [unknown] { $seat_name } is dealt a Ghost.
       *[other] { $seat_name } is dealt a Ghost: a { $value }.
    }
    .you =
        { $value ->
            [unknown] You are dealt a Ghost.
           *[other] You are dealt a Ghost: a { $value }.
        }
event-drawn =
    { $value ->
        [unknown] { $seat_name } draws a Ghost.
       *[other] { $seat_name } draws a Ghost: a { $value }.
    }
    .you =
        { $value ->
            [unknown] You draw a Ghost.
           *[other] You draw a Ghost: a { $value }.
        }
event-round = Round { $round }: { $seat_name } starts.
    .you = Round { $round }: you start.
event-played = { $seat_name } plays a { $value }: total { $total }.
    .you = You play a { $value }: total { $total }.
event-stumbled = { $seat_name } trips and plays a { $value } at random: total { $total }.
    .you = You trip and play a { $value } at random: total { $total }.
event-medium = { $seat_name } plays { medium-full }.
    .you = You play { medium-full }.
event-plain = { $seat_name } plays { medium-full }, here a plain 1.
    .you = You play { medium-full }, here a plain 1.
event-searched = { $seat_name } puts a { $value } from their deck into play, total { $total }, and shuffles the deck.
    .you = You put a { $value } from your deck into play, total { $total }, and shuffle the deck.
event-searched-nothing = { $seat_name }’s deck has no Ghost to put into play.
    .you = Your deck has no Ghost to put into play.
event-named = { $seat_name } names the value { $value } for { medium-full }.
    .you = You name the value { $value } for { medium-full }.
event-banned = { $seat_name } bans the values { $value } and { $other } for this round.
    .you = You ban the values { $value } and { $other } for this round.
event-banished =
    { $medium ->
        [0] { $seat_name } makes a { $value } of { $other_seat_name }’s vanish.
       *[other] { $seat_name } makes { $other_seat_name }’s { medium-full } vanish.
    }
    .you =
        { $medium ->
            [0] You make a { $value } of { $other_seat_name }’s vanish.
           *[other] You make { $other_seat_name }’s { medium-full } vanish.
        }
    .other-you =
        { $medium ->
            [0] { $seat_name } makes a { $value } of yours vanish.
           *[other] { $seat_name } makes your { medium-full } vanish.
        }
event-banished-nothing = There is no card that { $seat_name } could make vanish.
    .you = There is no card that you could make vanish.
event-copied = { $seat_name } copies a { $value }.
    .you = You copy a { $value }.
event-copied-nothing = { $seat_name } has no Ghost to copy: the card counts 0.
    .you = You have no Ghost to copy: the card counts 0.
event-returned = { $seat_name } puts a { $value } back into their deck and shuffles it.
    .you = You put a { $value } back into your deck and shuffle it.
event-returned-nothing = { $seat_name } has no Ghost of an earlier round to put back.
    .you = You have no Ghost of an earlier round to put back.
event-turned =
    { $seat ->
        [0] { $deck_seat ->
            [0] { event-turned.own }
           *[1] { event-turned.rival }
        }
       *[1] { $deck_seat ->
            [1] { event-turned.own }
           *[0] { event-turned.rival }
        }
    }
    .you =
        { $seat ->
            [0] { $deck_seat ->
                [0] { event-turned.own-you }
               *[1] { event-turned.rival-you }
            }
           *[1] { $deck_seat ->
                [1] { event-turned.own-you }
               *[0] { event-turned.rival-you }
            }
        }
    .own =
        { $counts ->
            [0] { $seat_name } turns up the top Ghost of their deck: a { $value }, which is banned and counts 0.
           *[other] { $seat_name } turns up the top Ghost of their deck: a { $value }.
        }
    .rival =
        { $counts ->
            [0] { $seat_name } turns up the top Ghost of { $deck_seat_name }’s deck: a { $value }, which is banned and counts 0.
           *[other] { $seat_name } turns up the top Ghost of { $deck_seat_name }’s deck: a { $value }.
        }
    .own-you =
        { $counts ->
            [0] You turn up the top Ghost of your deck: a { $value }, which is banned and counts 0.
           *[other] You turn up the top Ghost of your deck: a { $value }.
        }
    .rival-you =
        { $counts ->
            [0] You turn up the top Ghost of { $deck_seat_name }’s deck: a { $value }, which is banned and counts 0.
           *[other] You turn up the top Ghost of { $deck_seat_name }’s deck: a { $value }.
        }
    .deck-you =
        { $counts ->
            [0] { $seat_name } turns up the top Ghost of your deck: a { $value }, which is banned and counts 0.
           *[other] { $seat_name } turns up the top Ghost of your deck: a { $value }.
        }
event-turned-nothing = Both decks are empty: { $seat_name }’s card counts 0.
    .you = Both decks are empty: your card counts 0.
event-picked =
    { $seat ->
        [0] { $other_seat ->
            [0] { event-picked.own }
           *[1] { event-picked.rival }
        }
       *[1] { $other_seat ->
            [1] { event-picked.own }
           *[0] { event-picked.rival }
        }
    }
    .you =
        { $seat ->
            [0] { $other_seat ->
                [0] { event-picked.own-you }
               *[1] { event-picked.rival-you }
            }
           *[1] { $other_seat ->
                [1] { event-picked.own-you }
               *[0] { event-picked.rival-you }
            }
        }
    .own =
        { $value ->
            [unknown] { $seat_name } sends a random Ghost of their own hand to round 10.
           *[other] { $seat_name } sends a random Ghost of their own hand to round 10: a { $value }.
        }
    .rival =
        { $value ->
            [unknown] { $seat_name } sends a random Ghost of { $other_seat_name }’s hand to round 10.
           *[other] { $seat_name } sends a random Ghost of { $other_seat_name }’s hand to round 10: a { $value }.
        }
    .own-you =
        { $value ->
            [unknown] You send a random Ghost of your hand to round 10.
           *[other] You send a random Ghost of your hand to round 10: a { $value }.
        }
    .rival-you =
        { $value ->
            [unknown] You send a random Ghost of { $other_seat_name }’s hand to round 10.
           *[other] You send a random Ghost of { $other_seat_name }’s hand to round 10: a { $value }.
        }
    .other-you =
        { $value ->
            [unknown] { $seat_name } sends a random Ghost of your hand to round 10.
           *[other] { $seat_name } sends a random Ghost of your hand to round 10: a { $value }.
        }
event-picked-empty =
    { $seat ->
        [0] { $other_seat ->
            [0] { event-picked-empty.own }
           *[1] { event-picked-empty.rival }
        }
       *[1] { $other_seat ->
            [1] { event-picked-empty.own }
           *[0] { event-picked-empty.rival }
        }
    }
    .you =
        { $seat ->
            [0] { $other_seat ->
                [0] { event-picked-empty.own-you }
               *[1] { event-picked-empty.rival-you }
            }
           *[1] { $other_seat ->
                [1] { event-picked-empty.own-you }
               *[0] { event-picked-empty.rival-you }
            }
        }
    .own = { $seat_name } chooses their own family, which has no Ghost in hand: nothing happens.
    .rival = { $seat_name } chooses { $other_seat_name }, who has no Ghost in hand: nothing happens.
    .own-you = You choose your own family, which has no Ghost in hand: nothing happens.
    .rival-you = You choose { $other_seat_name }, who has no Ghost in hand: nothing happens.
    .other-you = { $seat_name } chooses your family, which has no Ghost in hand: nothing happens.
event-picked-nothing = No hand has a Ghost that { $seat_name } could send to round 10.
    .you = No hand has a Ghost that you could send to round 10.
event-discarded = { $seat_name } discards a { $value } from their hand.
    .you = You discard a { $value } from your hand.
event-unpaid = { $seat_name } cannot discard two Ghosts: Bloody Mary counts 0.
    .you = You cannot discard two Ghosts: Bloody Mary counts 0.
event-swapped = { $seat_name } swaps the tokens of rounds { $round } and { $other }.
    .you = You swap the tokens of rounds { $round } and { $other }.
event-swapped-nothing = { $seat_name } swaps no tokens.
    .you = You swap no tokens.
event-look =
    { $hand ->
        [unknown] { $seat_name } looks at { $other_seat_name }’s hand until the end of the round.
       *[other] { $seat_name } looks at { $other_seat_name }’s hand until the end of the round: { $hand }.
    }
    .you =
        { $hand ->
            [unknown] You look at { $other_seat_name }’s hand until the end of the round.
           *[other] You look at { $other_seat_name }’s hand until the end of the round: { $hand }.
        }
    .other-you =
        { $hand ->
            [unknown] { $seat_name } looks at your hand until the end of the round.
           *[other] { $seat_name } looks at your hand until the end of the round: { $hand }.
        }
event-look-over = { $seat_name } no longer sees the other hand.
    .you = You no longer see the other hand.
event-trip = { $seat_name } will trip: their next card is a random Ghost.
    .you = You will trip: your next card is a random Ghost.
event-trip-over = { $seat_name } no longer trips.
    .you = You no longer trip.
event-blanked = { $seat_name } turns all other cards of this round into plain 1s.
    .you = You turn all other cards of this round into plain 1s.
event-passed = { $seat_name } ends their turn, leading { $total } to { $other }.
    .you = You end your turn, leading { $total } to { $other }.
event-left = { $seat_name } leaves the house, { $total } to { $other }.
    .you = You leave the house, { $total } to { $other }.
event-left-alone = { $seat_name } played just one card and must leave the house.
    .you = You played just one card and must leave the house.
event-played-dead = { $seat_name } plays dead and loses the round.
    .you = You play dead and lose the round.
event-truce = { $seat_name } calls a truce: nobody wins round { $round }.
    .you = You call a truce: nobody wins round { $round }.
event-house-won =
    { $seat_name } wins round { $round } and takes { $new_manors ->
        [0] { $new_castles ->
            [one] { $new_castles } castle
           *[other] { $new_castles } castles
        }
        [one] { $new_manors } manor{ $new_castles ->
            [0] { "" }
            [one] { " " }and { $new_castles } castle
           *[other] { " " }and { $new_castles } castles
        }
       *[other] { $new_manors } manors{ $new_castles ->
            [0] { "" }
            [one] { " " }and { $new_castles } castle
           *[other] { " " }and { $new_castles } castles
        }
    }: now { $manors } of 4 manors and { $castles } of 3 castles.
    .you =
        You win round { $round } and take { $new_manors ->
            [0] { $new_castles ->
                [one] { $new_castles } castle
               *[other] { $new_castles } castles
            }
            [one] { $new_manors } manor{ $new_castles ->
                [0] { "" }
                [one] { " " }and { $new_castles } castle
               *[other] { " " }and { $new_castles } castles
            }
           *[other] { $new_manors } manors{ $new_castles ->
                [0] { "" }
                [one] { " " }and { $new_castles } castle
               *[other] { " " }and { $new_castles } castles
            }
        }: now { $manors } of 4 manors and { $castles } of 3 castles.
event-houses-moved = Its token moves on to round { $round }.
event-took-back =
    { $medium ->
        [0] { $seat_name } takes a { $value } back into their hand.
       *[other] { $seat_name } takes { medium-full } back.
    }
    .you =
        { $medium ->
            [0] You take a { $value } back into your hand.
           *[other] You take { medium-full } back.
        }
event-took-medium = { $seat_name } takes the Medium of the house: { medium-full }.
    .you = You take the Medium of the house: { medium-full }.
event-medium-lost = The Medium of the house is discarded: { medium-full }.
event-kept-medium = { $seat_name } takes the Medium of the house with #1: { medium-full }.
    .you = You take the Medium of the house with #1: { medium-full }.
event-carried =
    { $medium ->
        [0] { $seat_name } moves a { $value } on to round { $round }.
       *[other] { $seat_name } moves { medium-full } on to round { $round }.
    }
    .you =
        { $medium ->
            [0] You move a { $value } on to round { $round }.
           *[other] You move { medium-full } on to round { $round }.
        }
event-carried-nothing = { $seat_name } moves no card on.
    .you = You move no card on.
event-moved = { $seat_name }’s “Now or never” moves to round 10, where it counts −2.
    .you = Your “Now or never” moves to round 10, where it counts −2.
event-placed =
    { $value ->
        [unknown] { $seat_name } places a Ghost face down on round 10.
       *[other] { $seat_name } places a { $value } face down on round 10.
    }
    .you =
        { $value ->
            [unknown] You place a Ghost face down on round 10.
           *[other] You place a { $value } face down on round 10.
        }
event-placed-medium = { $seat_name } places { medium-full } on round 10.
    .you = You place { medium-full } on round 10.
event-placed-nothing = { $seat_name } places nothing on round 10.
    .you = You place nothing on round 10.
event-uncover-ten = Round 10: all cards there are turned up.
event-revealed =
    { $count ->
        [0] { $seat_name } has no card on round 10.
       *[other] { $seat_name } has on round 10: { $cards }.
    }
    .you =
        { $count ->
            [0] You have no card on round 10.
           *[other] You have on round 10: { $cards }.
        }
event-resolved = { $seat_name } resolves { medium-full }.
    .you = You resolve { medium-full }.
event-round-ten = Round 10 stands at { $total } to { $other }.
event-cancelled = A tie at { $total } to { $other }: round 10 is cancelled, and tokens decide.
event-cancelled-truce = { $seat_name }’s truce cancels round 10: tokens decide.
    .you = Your truce cancels round 10: tokens decide.
event-won =
    { $reason ->
        [manors] { $seat_name } has four manors and wins.
        [castles] { $seat_name } has three castles and wins.
        [round-10] { $seat_name } has won round 10 and wins the game.
       *[tokens] { $seat_name } has more tokens and wins.
    }
    .you =
        { $reason ->
            [manors] You have four manors and win.
            [castles] You have three castles and win.
            [round-10] You have won round 10 and win the game.
           *[tokens] You have more tokens and win.
        }
event-draw = Both families have the same number of tokens: the game is drawn.

## How it ended

ending-manors = Four manors win the game.
ending-castles = Three castles win the game.
ending-round-10 = Nobody had four manors or three castles: the winner of round 10 wins the game.
ending-tokens = Round 10 was cancelled, and the family with more tokens wins.
ending-draw = Round 10 was cancelled and both families have the same number of tokens: the game is drawn.

## Options

option-mediums = Mediums
    .help = Which Mediums are shuffled. The nine of level 0 are meant for first games.
option-mediums-base = level 0 (1 to 9)
option-mediums-up-to-1 = up to level 1 (1 to 14)
option-mediums-up-to-2 = up to level 2 (1 to 19)
option-mediums-up-to-3 = up to level 3 (1 to 24)
option-mediums-up-to-4 = all (1 to 29)
option-initiation = Initiation game
    .help = Only the next three Mediums of the line are turned up. With level 0 only.
option-first = First family
    .help = Who starts round 1.
option-first-random = at random
option-first-A = seat A
option-first-B = seat B

error-initiation-base = The initiation game is played with the base Mediums only: choose those, or leave out the initiation (RP-2.3).

## Why an action is not possible

illegal-other-game = That is an action of another game (RP-3).
illegal-over = The game is over (RP-3.4, RP-4.3).
illegal-wait-for-chance = Chance comes first: cards or tokens are being drawn (RP-2.1, RP-2.2, RP-3.5).
illegal-draw = Chance cannot do that now (RP-2.1, RP-2.2, RP-3.5).
illegal-not-chance = It is a family’s turn: nothing is drawn now (RP-3.1).
illegal-answer-first =
    { $phase ->
        [place] First decide what to place on round 10 (RP-3.6).
        [carry] First decide which card moves on to the next round (RP-6.15).
        [resolve] In round 10 the Mediums are resolved, and no cards are played (RP-4.2).
       *[other] First answer what Medium #{ $asking } asks (RP-3.1).
    }
illegal-not-asked = Nothing asks for that choice now (RP-3.1).
illegal-not-in-hand = You have no { $value } in hand (RP-3.1).
illegal-not-held = You do not have { medium-full } in front of you (RP-3.3).
illegal-banned = { $value } is a banned value this round (RP-6.25).
illegal-banned-medium = { medium-full } works as a { $value }, which is banned this round (RP-6.25).
illegal-stumble-first = You have tripped: your next card is a random Ghost from your hand (RP-6.6).
illegal-no-stumble = You do not have to play a random Ghost now (RP-6.6).
illegal-barred = You may play no Medium this round, so not { medium-full } either (RP-6.24).
illegal-only-round-10 = { medium-full } only works on round 10: place it there after a lost round (RP-6.7).
illegal-cannot-pay = Bloody Mary costs two Ghosts from your hand, and you have fewer (RP-6.21).
illegal-not-in-deck = Your deck has no { $value } that may be played (RP-6.2).
illegal-no-target = Your opponent has no such card in this round (RP-6.11).
illegal-no-copy = You have played no { $value } this round that could be copied (RP-6.16).
illegal-no-return = You have no { $value } in an earlier round (RP-6.18).
illegal-empty-deck = { $seat_name }’s deck is empty: choose the other one (RP-6.19).
    .you = Your deck is empty: choose the other one (RP-6.19).
illegal-empty-hand = { $seat_name } has no Ghost in hand: choose the other family (RP-6.20).
    .you = You have no Ghost in hand: choose the other family (RP-6.20).
illegal-no-discard = You have no { $value } to discard (RP-6.21).
illegal-same-value = The two values must differ, and { $value } is already named (RP-6.25).
illegal-not-later = Only the tokens of later rounds can be swapped; round { $round } is not one of them (RP-6.28).
illegal-same-round = The token of round { $round } cannot be swapped with itself (RP-6.28).
illegal-swap-begun = You have begun to swap: now name the second round (RP-6.28).
illegal-no-take-back = You have not played that card this round (RP-6.22).
illegal-no-carry = That card cannot be moved on to the next round (RP-6.15).
illegal-no-place = You do not have that card to place it on round 10 (RP-3.6).
illegal-no-resolve = { medium-full } is not waiting for you on round 10 (RP-4.2).

## What is wrong with the text of a position

position-word = A position is made of words like hand:123 with a space between them; “{ $given }” is not one.
position-key = A position knows no word “{ $given }”. Known are { $keys }.
position-twice = The word { $word } stands there twice.
position-no-round = The position does not say which round it is, for instance round:3.
position-value = The word { $word } cannot read “{ $given }”.
position-phase = In round { $round } there is no { $phase } (RP-3, RP-4).
position-ghosts =
    Family { $letter } has { $given ->
        [one] { $given } Ghost
       *[other] { $given } Ghosts
    } of value { $value } in this position; there are only { $most } (RP-1.1).
position-medium-twice = { medium-full } lies in two places; there is only one (RP-1.2).
position-medium-pool = { medium-full } is not among the Mediums that the option mediums allows (RP-2.1).
position-past =
    The word { $word } describes { $given ->
        [one] { $given } earlier round
       *[other] { $given } earlier rounds
    }; there can only be { $most }.
position-ten = In round 10 the cards of family { $letter } are given by table{ $letter }, not by ten{ $letter } (RP-4.1).
position-top = The known top card of family { $letter }, a { $value }, is not in its deck (RP-6.19).
position-loser = { $phase } is asked of the loser of the round; family { $letter } has not lost it (RP-3.6, RP-6.22).
position-winner = { $phase } is asked of the winner of the round; family { $letter } has not won it (RP-6.15).
position-truce = After a truce nobody is asked to { $phase } (RP-6.27).
position-houses =
    There are { $given ->
        [one] { $given } token
       *[other] { $given } tokens
    } of this kind in the position: { $house_name }; there are only { $most } (RP-1.3).
position-over = The word over, which says how the game ended, goes with ask:over, and the other way round.
position-already-won = Family { $letter } already has 4 manors or 3 castles: the game would be over (RP-3.4).
position-seen = What has been seen of family { $letter }’s hidden cards does not fit these cards.
position-nothing = Nothing can be done in this position: { $phase } has no answer.
position-set-up = In the phase { $phase } the set-up does not fit: something lies where it cannot be yet, or came out of order (RP-2.1, RP-2.2).
position-asking = { medium-full } cannot ask now: it does not lie with its effect on family { $letter }’s side of this round (RP-3.1).
position-uncovered = In the initiation game the Medium of round { $round } is still face down (RP-2.3).
position-trip = Family { $letter } cannot trip so: #6 lasts to the end of this round or the next, and needs a Ghost to be played (RP-6.6).
position-taken = Round { $round } is over: its tokens and its Medium cannot lie there any more (RP-3.3).
position-carry = Family { $letter } cannot have a card under way to the next round: only the winner of a round has, between the rounds (RP-6.15).
position-not-won = The end of the game does not fit: family { $letter } has not won so (RP-3.4, RP-4.3, RP-4.4).
position-starter = In round 10 the Mediums of family { $letter }, which starts, come first (RP-4.2).

## What a card counts

because-8 = { $signed } bat
because-9 = { $signed } snake
because-10 = { $signed } named
because-12 = { $signed } not scary
because-13 = { $signed } now or never
because-17 = { $signed } ectoplasm
because-26 = { $signed } named
because-29 = { $signed } plain 1
value-because = { $base } { $because } = { $value }

## The board

heading-hand = Your hand
heading-manors = Manors
heading-castles = Castles
heading-total = Total
heading-deck = Deck
heading-cards = Hand
heading-mediums = Mediums
heading-look = What you see of the other hand

round-of = Round { $round } of 10
count-score =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
round-line = Round
round-house = House
round-ten = On 10
round-medium = Medium
house-letter-manor = M
house-letter-castle = C
legend-houses = M manor   C castle   ? face down   3+ carried by #15   =3 value named or taken   ~ without effect

status-first = The first family is being chosen.
status-line = The Mediums are being laid out.
status-houses = The tokens are being laid out.
status-deal = The Ghosts are being dealt.
status-play-you = Your turn: play cards, then end your turn.
status-play-other = It is { $seat_name }’s turn.
status-stumble = A Ghost is being picked at random.
status-search-you = Choose a Ghost from your deck.
status-search-other = { $seat_name } chooses a Ghost from the deck.
status-name-you = Name a value.
status-name-other = { $seat_name } names a value.
status-banish-you = Choose the opposing card to be discarded.
status-banish-other = { $seat_name } chooses an opposing card to be discarded.
status-copy-you = Choose the Ghost to copy.
status-copy-other = { $seat_name } chooses a Ghost to copy.
status-return-you = Choose the Ghost that goes back into your deck.
status-return-other = { $seat_name } chooses a Ghost to put back into the deck.
status-deck-you = Choose the deck whose top Ghost is turned up.
status-deck-other = { $seat_name } chooses a deck.
status-turn-up = The top Ghost of the deck is being turned up.
status-family-you = Choose the family that places a random Ghost on round 10.
status-family-other = { $seat_name } chooses a family.
status-pick = A Ghost is being picked at random.
status-discard-you = Choose a Ghost of your hand to discard.
status-discard-other = { $seat_name } chooses Ghosts to discard.
status-swap-you = Choose two later rounds whose tokens are swapped, or none.
status-swap-other = { $seat_name } chooses which tokens to swap.
status-take-back-you = Choose the card that you take back.
status-take-back-other = { $seat_name } chooses a card to take back.
status-carry-you = Choose the card that moves on to the next round, or none.
status-carry-other = { $seat_name } chooses whether a card moves on.
status-draw = Ghosts are being drawn.
status-place-you = You may place a card face down on round 10.
status-place-other = { $seat_name } may place a card on round 10.
status-uncover = The next Medium is being turned up.
status-resolve-you = Round 10: choose which of your Mediums comes next.
status-resolve-other = Round 10: { $seat_name } resolves Mediums.
status-over = The game is over.

end-pass = Ending the turn now: your opponent must beat you.
end-leave = Ending the turn now means leaving the house: your total is not higher.
end-alone = Ending the turn now means leaving the house: you played just one card (#14).

## The guided first game

lesson-begin = Two families want the ten houses; who first holds 4 manors or 3 castles wins. The first house is a manor. Haunt it better than the other family, and its token is yours. You begin: play a Ghost from your hand.
lesson-begin-done = Your Ghost lies on your side of the house, and its value is your total. You could play more cards in the same turn.
lesson-pass = You have 3, the other family 0. That is strictly more, so you may end your turn. Do it!
lesson-pass-done = Now the other family had to beat 3. It played a 4, and it is your turn again.
lesson-beat = The other family leads 4 to 3, and a tie is not enough: you need 5 or more. Play your 2, or the 5 if you want to frighten them.
lesson-beat-done = You lead again. Cards that have been played stay there, so every step costs both families something.
lesson-leave = Eight points for one manor! You could beat that, but it would take nearly all your cards. Whoever leaves takes the Medium of the house along, here Sir Nicholas, who works as a 3. End your turn without playing.
lesson-leave-done = The other family took the manor; Sir Nicholas now lies in front of you, and you kept your cards. Both families drew two Ghosts.
lesson-place = Whoever lost the round may place one card on round 10. It waits there face down until the end. Place one of your Ghosts.
lesson-place-done = Only you know which one it is. Nobody plays cards in round 10: what was placed there during the game decides it.
lesson-medium = You have 8 and need more than 9. Acro-bats lies in front of you: your even cards count 1 more this round. Play it!
lesson-medium-done = Three even cards, three points more: 11. The effect holds for cards played before and after, until the round ends. Look at a card to see why it counts what it counts.
lesson-search = Some Mediums ask for a choice. You played Auntie, who fetches any Ghost from your deck, and you need more than 8 with 3 on the table. Choose the 6.
lesson-search-done = The 6 came straight from the deck into play, 9 in all, and the deck was shuffled.
lesson-name = Poltergheist wants a value named: your cards of that value count 2 more. You have two 2s and a 3, and 10 to beat. Name the 2.
lesson-name-done = Each 2 now counts 4: with the 3 that makes 11. Any further 2 would count 4 as well.
lesson-trip = The other family made you trip: your first card is a random Ghost from your hand. Let chance pick it, for 3 points are there to be beaten.
lesson-trip-done = Chance picked the 4. From now on you choose again what you play.
lesson-keep = You lost the round and might place a card. But the other family has two castles, and the next house is a castle: you will need every card. Place nothing.
lesson-keep-done = Four manors or three castles end the game at once. Watch the race in front of both families.
lesson-wedding = Postponed wedding cannot be played in a house. It works on round 10 only, as a 3. Place it there.
lesson-wedding-done = Everybody knows which Medium lies there, for it lay open before. Ghosts stay secret.
lesson-resolve = Round 10: all cards are turned up, and you are behind 8 to 13. Your two Mediums there take effect one after the other, in the order you like. Choose the first.
lesson-resolve-done = Each Medium asks what it always asks: Be gone! for an opposing card, Poltergheist for a value. All of them must be resolved.
lesson-tenth = Round 9 is lost, but nobody has won yet: round 10 will decide. You may still place one card. Place your 5.
lesson-tenth-done = 3, 4, the wedding’s 3 and your 5 make 15, against 9. You take the last house, and since nobody has four manors or three castles, you win the game.
lesson-win = You have two castles, and this house is one. You lead 7 to 4. End your turn!
lesson-win-done = The other family left the house, and your third castle wins at once. You know all you need; the Mediums explain themselves when you look at them.

## Why a bot plays so

reason-wins = this house would win the game
reason-beat = the house is worth these cards
reason-ahead = this lead should be enough for now
reason-leave = the house would cost more than it is worth
reason-medium = this Medium does the most here
reason-stumble = a random Ghost is better than leaving
reason-choice = that helps the most
reason-place = it will count on round 10
reason-place-medium = this Medium does more on round 10 than now
reason-place-nothing = every card is needed before round 10
reason-resolve = the best order on round 10

## On the screen

status-begin-you = Your turn: play cards, or leave the house.
status-behind-you = Your turn: { $mine } against { $theirs }. Beat it, or leave the house.
status-ahead-you = Your turn: you lead { $mine } to { $theirs }. Play more, or end your turn.
status-alone-you = Your turn: { $mine } against { $theirs }. One card alone is not allowed: play another, or lose the house.
status-trip-you = Your turn: you trip, and chance picks the next Ghost. Or end your turn.
status-name-again-you = Name a second value beside { $named }.
status-swap-again-you = Swap the token of round { $named } with which one?

costly-leave = Your total, { $mine }, is not higher than { $theirs }. You leave the house, and your opponent takes it ({ $houses }).
costly-alone = You have played one card alone, and “Two’s more fun” (#14) forbids it. You leave the house, and your opponent takes it ({ $houses }).

board-you = You
board-close = Close
board-race = { $manors } of 4 manors, { $castles } of 3 castles.
board-no-ghosts = No Ghost in hand: nothing happens
board-family = Family of { $seat_name }
    .you = Your family
board-cards =
    { $hand ->
        [one] { $hand } Ghost
       *[other] { $hand } Ghosts
    } in hand, { $deck } in the deck{ $top ->
        [unknown] .
       *[other] , a { $top } on top.
    }
board-acting = To play.
board-trip = The next card is a random Ghost (#6).
board-pairs = No card in a turn, or at least two (#14).
board-barred = No more Mediums this round (#24).
board-seen = { $seat_name }’s hand, which you may see this round
board-seen-none = An empty hand
board-several =
    { $copies ->
        [1] { $value }
       *[other] { $value }, { $copies } times
    }
board-held = Mediums in front of { $seat_name }
    .you = Mediums in front of you
board-held-medium =
    Medium { $number }, “{ $name }”{ $hinted ->
        [yes] , suggested
       *[no] { "" }
    }
board-held-more = All { $count } Mediums
board-hand = Your hand
board-hand-none = No Ghosts in hand
board-stumble = A random Ghost from your hand
board-ghost =
    { $value }, { $even ->
        [yes] bat
       *[no] snake
    }
board-hand-play =
    Play { $value }, { $even ->
        [yes] bat
       *[no] snake
    }{ $copies ->
        [1] { "" }
       *[other] , { $copies } in hand
    }{ $playable ->
        [no] , cannot be played now
       *[other] { "" }
    }{ $hinted ->
        [yes] , suggested
       *[no] { "" }
    }
board-hand-place =
    Place { $value } on round 10{ $copies ->
        [1] { "" }
       *[other] , { $copies } in hand
    }{ $playable ->
        [no] , not possible now
       *[other] { "" }
    }{ $hinted ->
        [yes] , suggested
       *[no] { "" }
    }
board-hand-discard =
    Discard { $value }{ $copies ->
        [1] { "" }
       *[other] , { $copies } in hand
    }{ $playable ->
        [no] , not possible now
       *[other] { "" }
    }{ $hinted ->
        [yes] , suggested
       *[no] { "" }
    }
board-medium = { $name } (#{ $number })
board-hidden = A Ghost face down
board-card =
    { $card }{ $named ->
        [unknown] { "" }
       *[other] { " " }for { $named }
    }{ $carried ->
        [yes] , carried here
       *[no] { "" }
    }{ $blank ->
        [yes] , without effect
       *[no] { "" }
    }{ $peeked ->
        [yes] , face down, known to you alone
       *[no] { "" }
    }
board-lying = { $card }: { $worth }
board-choose-card = Choose { $card }: { $worth }
board-worth-hidden = not known yet
board-worth-none = no value
board-tenth = The tenth house
board-tenth-text = Its special card does nothing, and nobody wins it. After round 9 all cards on both sides are turned up, and the higher total takes the house.
board-total = { $seat_name }’s total is { $total }: see how
    .you = Your total is { $total }: see how
board-side = { $seat_name }’s cards
    .you = Your cards
board-house = Round { $round }
board-stake = For whoever loses this round: Medium { $number }, “{ $name }”
board-stake-none = No Medium to be seen here
board-line = The line of ten houses
board-column =
    Round { $round }: { $won ->
        [yes] won by { $seat_name }
       *[no] { $houses ->
            [unknown] no token
           *[other] { $houses }
        }
    }{ $name ->
        [unknown] { "" }
       *[other] , “{ $name }”
    }. Cards: { $near } below, { $far } above
    .you =
        Round { $round }: { $won ->
            [yes] won by you
           *[no] { $houses ->
                [unknown] no token
               *[other] { $houses }
            }
        }{ $name ->
            [unknown] { "" }
           *[other] , “{ $name }”
        }. Cards: { $near } below, { $far } above
board-won-by = won by { $seat_name }
    .you = won by you
board-truce = Truce
board-no-cards = No cards
board-before = Previous
board-after = Next
board-use-medium = Play
board-use-place-medium = Place on round 10
board-end-pass = End turn
board-end-leave = Leave the house
board-end-alone = Leave the house
board-end-nothing = Place nothing
board-ten-sum = Total { $total }: { $cards }

## What things on the table are, and what they do

explain-ghost =
    { $parity ->
        [even] Counts { $value }. Its bat shows that it is even, which some Mediums look at (RP-1.1, RP-5.1).
       *[odd] Counts { $value }. Its snake shows that it is odd, which some Mediums look at (RP-1.1, RP-5.1).
    }
    .title = Ghost of value { $value }
explain-medium-0 = { board-tenth-text } (RP-1.2, RP-4.1)
    .title = { board-tenth }
explain-medium-1 = { medium-1-text } (RP-6.1)
    .title = { medium-1-name }
explain-medium-2 = { medium-2-text } (RP-6.2)
    .title = { medium-2-name }
explain-medium-3 = { medium-3-text } (RP-6.3)
    .title = { medium-3-name }
explain-medium-4 = { medium-4-text } (RP-6.4)
    .title = { medium-4-name }
explain-medium-5 = { medium-5-text } (RP-6.5)
    .title = { medium-5-name }
explain-medium-6 = { medium-6-text } (RP-6.6)
    .title = { medium-6-name }
explain-medium-7 = { medium-7-text } (RP-6.7)
    .title = { medium-7-name }
explain-medium-8 = { medium-8-text } (RP-6.8)
    .title = { medium-8-name }
explain-medium-9 = { medium-9-text } (RP-6.9)
    .title = { medium-9-name }
explain-medium-10 = { medium-10-text } (RP-6.10)
    .title = { medium-10-name }
explain-medium-11 = { medium-11-text } (RP-6.11)
    .title = { medium-11-name }
explain-medium-12 = { medium-12-text } (RP-6.12)
    .title = { medium-12-name }
explain-medium-13 = { medium-13-text } (RP-6.13)
    .title = { medium-13-name }
explain-medium-14 = { medium-14-text } (RP-6.14)
    .title = { medium-14-name }
explain-medium-15 = { medium-15-text } (RP-6.15)
    .title = { medium-15-name }
explain-medium-16 = { medium-16-text } (RP-6.16)
    .title = { medium-16-name }
explain-medium-17 = { medium-17-text } (RP-6.17)
    .title = { medium-17-name }
explain-medium-18 = { medium-18-text } (RP-6.18)
    .title = { medium-18-name }
explain-medium-19 = { medium-19-text } (RP-6.19)
    .title = { medium-19-name }
explain-medium-20 = { medium-20-text } (RP-6.20)
    .title = { medium-20-name }
explain-medium-21 = { medium-21-text } (RP-6.21)
    .title = { medium-21-name }
explain-medium-22 = { medium-22-text } (RP-6.22)
    .title = { medium-22-name }
explain-medium-23 = { medium-23-text } (RP-6.23)
    .title = { medium-23-name }
explain-medium-24 = { medium-24-text } (RP-6.24)
    .title = { medium-24-name }
explain-medium-25 = { medium-25-text } (RP-6.25)
    .title = { medium-25-name }
explain-medium-26 = { medium-26-text } (RP-6.26)
    .title = { medium-26-name }
explain-medium-27 = { medium-27-text } (RP-6.27)
    .title = { medium-27-name }
explain-medium-28 = { medium-28-text } (RP-6.28)
    .title = { medium-28-name }
explain-medium-29 = { medium-29-text } (RP-6.29)
    .title = { medium-29-name }
explain-ghost-back = Only the family that placed it knows it. It is turned up after round 9 (RP-3.9, RP-4.1).
    .title = Ghost face down
explain-medium-back = In the initiation game only the next Mediums of the line lie face up (RP-2.3).
    .title = Medium face down
explain-manor = Whoever wins the house takes its token. Four manors win the game at once (RP-3.3, RP-3.4).
    .title = { house-manor }
explain-castle = Whoever wins the house takes its token. Three castles win the game at once (RP-3.3, RP-3.4).
    .title = { house-castle }
explain-house = Ten houses, haunted one after the other. The winner takes the token, the loser the Medium (RP-2.1, RP-3.3).
    .title = line of houses
explain-truce = Nobody won this round: its token moved on to the next one (RP-6.27).
    .title = { board-truce }
explain-total = What the family’s cards count together. End your turn strictly ahead, or you leave the house (RP-3.2, RP-5.3).
    .title = { heading-total }
explain-worth = What the card counts now, with all effects on it (RP-5.3).
    .title = worth
explain-deck = After each round both families draw two Ghosts, as long as there are any (RP-3.5).
    .title = { heading-deck }
explain-hand = Ghosts that only this family sees. There is no limit to a hand (RP-2.2, RP-3.5).
    .title = { heading-cards }

## Puzzles

puzzle-goal-at-once = Your decision: win the game in this very round, whatever your opponent holds and does.
puzzle-goal-for-sure = Your decision: make sure that you win the game, whatever your opponent holds and does.
puzzle-why-lost = That may lose the game. For example:
puzzle-why-gone = After that you can no longer be sure of winning. For example:
puzzle-why-late = That need not win the game in this round. For example:
