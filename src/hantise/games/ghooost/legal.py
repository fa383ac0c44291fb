"""What is legal in Ghooost! (GO-3 to GO-5), in a state that something may yet happen to."""

from math import comb
from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.rng import Rng
from hantise.core.state import State
from hantise.games.ghooost import objections
from hantise.games.ghooost.actions import (
    DRAW,
    DRAWS,
    FIRST,
    FIRSTS,
    KITTY_PLAY,
    LUCK,
    MANOR,
    MOST_COPIES,
    NEVER,
    OPEN_MANOR,
    PASS_TURN,
    PLAY,
    PLAY_KITTY,
    TAKE,
    TAKE_CEMETERY,
    TRY_LUCK,
    TURN_UP,
    TURNS,
    CardAction,
    play_of,
)
from hantise.games.ghooost.cards import (
    CERBERUS,
    COPIES,
    COPY,
    IGOR,
    KINDS,
    KITTY,
    MANORS,
    SCOOTY,
    SINGLE,
    VALUED,
    VALUES,
    count_of,
    size,
)
from hantise.text import Text

CHOOSING: Final = 0
"""Chance names the first player (GO-2.2)."""
DEALING: Final = 1
TURN: Final = 2
AGAIN: Final = 3
DRAFT: Final = 4
REFILLING: Final = 5
TRYING: Final = 6
"""The top card of the Crypt is turned up (GO-4.2)."""
OPENING: Final = 7
"""The top card of a Manor is turned up (GO-5.3)."""
OVER: Final = 8

QUARTET: Final[i64] = 4


def _playable_on(top: int) -> int:
    """The kinds that may be played on a card (-1: none), one bit for each."""
    allowed = 0
    for kind in range(VALUES):
        scary = kind in (CERBERUS, IGOR)
        high_enough = kind >= top and (scary or top not in (CERBERUS, IGOR))  # GO-3.1, GO-3.2
        if high_enough or kind == SCOOTY:  # GO-3.3
            allowed |= SINGLE[kind]
    return allowed


PLAYABLE: Final = [_playable_on(top) for top in range(-1, VALUES)]
"""By the kind on top, from none on."""
QUARTETS: Final = [
    [
        sum(
            count + copies >= QUARTET
            for count in range(1, held + 1)
            for copies in range(beside + 1)
        )
        for beside in range(MOST_COPIES + 1)
    ]
    for held in range(int(QUARTET) + 1)
]
"""How many plays of four or more there are with so many cards of a kind and Miss Copies."""


class GhooostTable(State):
    """Hands, Cemetery and discard are packed multisets.

    Nobody knows how the unseen cards are divided between Crypt and Manors: they are one pool, and
    only the sizes are kept.
    """

    def __init__(
        self, players: i64, deck: i64, match: bool, bonus: i64, idle_limit: i64, chosen: i64
    ) -> None:
        super().__init__(players)
        self.deck: Final[i64] = deck
        self.match: Final[bool] = match
        self.bonus: Final[i64] = bonus
        """For the last one out (GO-7.1)."""
        self.idle_limit: Final[i64] = idle_limit
        self.chosen: Final[i64] = chosen
        """The table's choice of a first player; -1: any."""
        self.round: i64 = 1
        self.first: i64 = -1
        self.phase: i64 = CHOOSING
        self.turn: i64 = 0
        self.next: i64 = 0
        """Who acts after a refill."""
        self.direction: i64 = 1
        self.cemetery: i64 = 0
        self.top: i64 = -1
        self.run: i64 = 0
        """How many cards of the top kind lie on top, ``run_copies`` Miss Copies among them."""
        self.run_copies: i64 = 0
        self.discard: i64 = 0
        self.pool: i64 = deck
        manor: i64 = MANORS[players]
        self.crypt_size: i64 = size(deck) - players * manor
        self.passes: i64 = 0
        self.idle: i64 = 0
        self.actions: i64 = 0
        self.active: i64 = players
        self.ending: str = ""
        self.out: list[int] = []
        self.playing: list[bool] = [True] * int(players)
        """Who is not out."""
        self.hands: list[int] = [0] * int(players)
        self.known: list[int] = [0] * int(players)
        """What everybody knows a hand to hold."""
        self.manors: list[int] = [int(manor)] * int(players)
        self.points: list[int] = [0] * int(players)
        self.boos: list[int] = [0] * int(players)

    def _deciding(self) -> bool:
        """Whether a seat acts."""
        return TURN <= self.phase <= DRAFT

    def _must_pass(self, hand: i64) -> bool:
        """GO-5.4."""
        only_copies = hand != 0 and hand & ~COPIES == 0
        return only_copies and self.cemetery == 0 and self.crypt_size == 0

    def legal_actions(self) -> list[Action]:
        actions: list[Action] = []
        if self._deciding():
            hand: i64 = self.hands[self.turn]
            self._add_plays(hand, actions)
            if count_of(hand, KITTY):
                actions.append(PLAY_KITTY)  # GO-3.5
            if self.crypt_size > 0:
                actions.append(TRY_LUCK)  # GO-4.2
            if self.cemetery:
                actions.append(TAKE_CEMETERY)  # GO-4.3, GO-5.2
            if hand == 0 and self.crypt_size == 0:
                actions.append(OPEN_MANOR)  # GO-5.3
            if self._must_pass(hand):
                actions.append(PASS_TURN)
        elif self.phase == CHOOSING:
            for seat in range(self.players):
                if self.chosen == seat or self.chosen < 0:
                    actions.append(FIRSTS[seat])
        elif self.phase != OVER:
            cards = TURNS if self.phase == TRYING or self.phase == OPENING else DRAWS
            for kind in range(i64(KINDS)):
                if count_of(self.pool, kind):
                    actions.append(cards[kind])
        return actions

    def _add_plays(self, hand: i64, actions: list[Action]) -> None:
        beside = count_of(hand, COPY)
        allowed: i64 = PLAYABLE[self.top + 1]
        for kind in range(i64(VALUES)):
            held = count_of(hand, kind)
            least: i64 = 1 if allowed >> 3 * kind & 1 else QUARTET  # GO-3.6
            if held + beside < least:
                continue
            for count in range(i64(1), held + 1):
                for copies in range(beside + 1):
                    if count + copies >= least:
                        actions.append(play_of(kind, count, copies))

    def odds(self) -> list[int]:
        if self.phase == CHOOSING:
            return [1] if self.chosen >= 0 else [1] * int(self.players)
        counts = [int(count_of(self.pool, kind)) for kind in range(i64(KINDS))]
        return [count for count in counts if count]

    def pick(self, rng: Rng) -> Action:
        """As in `State`, without making the list."""
        if self._deciding():
            return self._choose_decision(rng)
        if self.phase == CHOOSING:
            if self.chosen >= 0:
                rng.below(1)  # one way only, but drawn all the same
                return FIRSTS[self.chosen]
            return FIRSTS[rng.below(self.players)]
        kind = self._choose_card(rng)
        return TURNS[kind] if self.phase == TRYING or self.phase == OPENING else DRAWS[kind]

    def _choose_card(self, rng: Rng) -> i64:
        left = rng.below(size(self.pool))
        kind: i64 = 0
        while True:
            left -= self.pool >> 3 * kind & 7
            if left < 0:
                return kind
            kind += 1

    def _choose_decision(self, rng: Rng) -> Action:
        hand: i64 = self.hands[self.turn]
        beside = count_of(hand, COPY)
        allowed: i64 = PLAYABLE[self.top + 1]
        plays: i64 = 0
        kind: i64 = 0
        cards = hand & VALUED
        while cards:
            held = cards & 7
            if held:
                if allowed >> 3 * kind & 1:
                    plays += held * (beside + 1)
                elif held + beside >= QUARTET:
                    plays += i64(QUARTETS[held][beside])
            cards >>= 3
            kind += 1
        kitty: i64 = 1 if count_of(hand, KITTY) else 0
        luck: i64 = 1 if self.crypt_size > 0 else 0
        take: i64 = 1 if self.cemetery else 0
        manor: i64 = 1 if hand == 0 and luck == 0 else 0
        pass_: i64 = 1 if self._must_pass(hand) else 0
        index = rng.below(plays + kitty + luck + take + manor + pass_)
        if index < plays:
            return self._play_number(index, hand, beside, allowed)
        index -= plays
        if index < kitty:
            return PLAY_KITTY
        index -= kitty
        if index < luck:
            return TRY_LUCK
        index -= luck
        if index < take:
            return TAKE_CEMETERY
        return OPEN_MANOR if manor else PASS_TURN

    def _play_number(self, index: i64, hand: i64, beside: i64, allowed: i64) -> Action:
        """The play of that index among all plays."""
        kind: i64 = 0
        while True:
            held = count_of(hand, kind)
            if held:
                if allowed >> 3 * kind & 1:
                    ways = held * (beside + 1)
                    if index < ways:
                        return play_of(kind, index // (beside + 1) + 1, index % (beside + 1))
                    index -= ways
                elif held + beside >= QUARTET:
                    ways = i64(QUARTETS[held][beside])
                    if index < ways:
                        return _quartet_number(index, kind, held, beside)
                    index -= ways
            kind += 1

    def is_legal(self, action: Action) -> bool:
        if not isinstance(action, CardAction):
            return False
        verb = action.verb
        if verb in (DRAW, TURN_UP):
            turning = self.phase == TRYING or self.phase == OPENING
            drawing = self.phase == DEALING or self.phase == REFILLING
            fits = turning if verb == TURN_UP else drawing
            return fits and count_of(self.pool, action.card) != 0
        if verb == FIRST:
            possible = self.chosen == action.seat or self.chosen < 0
            return self.phase == CHOOSING and possible and action.seat < self.players
        if not self._deciding() or verb == NEVER:
            return False
        hand: i64 = self.hands[self.turn]
        if verb == PLAY:
            if count_of(hand, action.card) < action.count or count_of(hand, COPY) < action.copies:
                return False
            allowed: i64 = PLAYABLE[self.top + 1]
            return allowed >> 3 * action.card & 1 != 0 or action.count + action.copies >= QUARTET
        if verb == KITTY_PLAY:
            return count_of(hand, KITTY) != 0
        if verb == LUCK:
            return self.crypt_size > 0
        if verb == TAKE:
            return self.cemetery != 0
        if verb == MANOR:
            return hand == 0 and self.crypt_size == 0
        return self._must_pass(hand)

    def objection(self, action: Action) -> Text | None:
        return None if self.is_legal(action) else objections.objection(self, action)

    def copies(self, action: Action) -> int:
        """The ways to take the cards of a play from what nobody knows of the hand.

        Cards that the hand is known to hold are played first: a play of them tells nothing.
        """
        if not isinstance(action, CardAction) or not self._deciding():
            return 1
        if action.verb == PLAY:
            ways = self._ways(action.card, action.count)
            return ways * self._ways(COPY, action.copies)
        return self._ways(KITTY, 1) if action.verb == KITTY_PLAY else 1

    def _ways(self, kind: int, played: int) -> int:
        known = int(count_of(self.known[self.turn], kind))
        unknown = int(count_of(self.hands[self.turn], kind)) - known
        return comb(unknown, max(0, played - known))


def _quartet_number(index: i64, kind: i64, held: i64, beside: i64) -> Action:
    """The play of that index among those of four cards or more."""
    for count in range(i64(1), held + 1):
        for copies in range(beside + 1):
            if count + copies >= QUARTET:
                if index == 0:
                    return play_of(kind, count, copies)
                index -= 1
    raise IndexError
