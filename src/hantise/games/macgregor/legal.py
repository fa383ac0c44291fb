"""What is legal in the ghost of the MacGregors (MG-2, MG-3)."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.games.castle import actions as verbs
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import PLACES, Castle
from hantise.games.castle.cards import count_of, of_back
from hantise.games.castle.state import MOST_PLANNED, CastleState
from hantise.games.macgregor.actions import (
    ACTIONS,
    CATCHES,
    DISCARDS,
    DRAWS,
    ENDING,
    FIRSTS,
    MOVES,
    PLANS,
    SEALING,
    STAYING,
    TAKING,
    TOPS,
)
from hantise.games.macgregor.cards import ALL_KEYS, FEWER_KEYS, KINDS
from hantise.games.macgregor.objections import objection
from hantise.text import Text

FIRST: Final = 0
DEAL: Final = 1
TOP: Final = 2
PLAN: Final = 3
MOVE: Final = 4
DRAW: Final = 5
DISCARD: Final = 6
CATCH: Final = 7
OVER: Final = 8


class MacGregorTable(CastleState):
    """The dungeon is a place of its own; whoever has escaped stands on that number too."""

    def __init__(self, castle: Castle, players: i64, edition: i64, chosen: i64) -> None:
        super().__init__(castle, players, chosen, 5, FEWER_KEYS if edition == 0 else ALL_KEYS)
        self.edition: Final[i64] = edition
        self.moved: i64 = 0
        self.rooms = [int(castle.start)] * int(players)
        self.dealt: list[int] = [0] * int(players)
        """How many of a hand's oldest keys are of a deal that had two colours (MG-2.2)."""
        self.shown: list[int] = [-1] * int(players)
        """The colour of all keys of that deal that were played, or -1."""

    # What is legal

    def legal_actions(self) -> list[Action]:
        actions: list[Action] = []
        phase = self.phase
        if phase == MOVE:
            self.add_moves(actions, MOVES)
            if self.moved == 0:
                actions.append(STAYING)  # MG-3.2
                actions.append(TAKING)
            else:
                actions.append(ENDING)
        elif phase == PLAN:
            if self.plan_size < MOST_PLANNED:
                for blazon in range(i64(5)):
                    if not self.is_planned(blazon):
                        actions.append(PLANS[blazon])
            if self.plan_size > 0:
                actions.append(SEALING)
        elif self.actor == CHANCE:
            self._add_chances(actions)
        elif phase == DISCARD:
            for kind in range(i64(KINDS)):
                if self.holds(kind):
                    actions.append(DISCARDS[kind])
        elif phase == CATCH:
            for seat in range(self.players):
                if self.can_catch(seat):
                    actions.append(CATCHES[seat])
        return actions

    def _add_chances(self, actions: list[Action]) -> None:
        if self.phase == TOP:
            self.add_tops(actions, TOPS)
        elif self.phase == DRAW:
            self.add_draws(actions, DRAWS, self.top)
        elif self.phase == DEAL:
            self.add_draws(actions, DRAWS, -1)
        else:
            for seat in range(self.players):
                if self.chosen == seat or self.chosen < 0:
                    actions.append(FIRSTS[seat])

    def odds(self) -> list[int]:
        if self.phase == FIRST:
            return [1] if self.chosen >= 0 else [1] * int(self.players)
        if self.phase == TOP:
            return self.top_weights()
        return self.draw_weights(-1 if self.phase == DEAL else self.top)

    def is_legal(self, action: Action) -> bool:
        if not isinstance(action, CastleAction) or action not in ACTIONS:
            return False
        verb, phase = action.verb, self.phase
        if verb == verbs.MOVE:
            return phase == MOVE and self.opens(action.key, action.place)
        if verb == verbs.END:
            return phase == MOVE and self.moved > 0
        if verb == verbs.STAY or verb == verbs.TAKE:
            return phase == MOVE and self.moved == 0
        if verb == verbs.PLAN:
            full = self.plan_size == MOST_PLANNED
            return phase == PLAN and not full and not self.is_planned(action.blazon)
        if verb == verbs.SEAL:
            return phase == PLAN and self.plan_size > 0
        if verb == verbs.TOP:
            return phase == TOP and of_back(self.keys.pile, action.blazon) > 0
        if verb == verbs.DRAW:
            fits = phase == DEAL or (phase == DRAW and action.key // 3 == self.top)
            return fits and count_of(self.keys.pile, action.key) > 0
        if verb == verbs.DISCARD:
            return phase == DISCARD and self.holds(action.key)
        if verb == verbs.CATCH:
            return phase == CATCH and self.can_catch(action.seat)
        possible = self.chosen == action.seat or self.chosen < 0
        return phase == FIRST and possible and action.seat < self.players

    def objection(self, action: Action) -> Text | None:
        return None if self.is_legal(action) else objection(self, action)

    def drafting(self) -> bool:
        """The way of a turn, and a plan that is not yet sealed, may be undone."""
        walking = self.phase == MOVE and self.moved > 0
        return walking or (self.phase == PLAN and self.plan_size > 0)

    # Fast random play

    def pick(self, rng: Rng) -> Action:
        """As in `State`, without making the list where that takes long."""
        phase = self.phase
        if phase == MOVE:
            return self._choose_move(rng)
        if phase == PLAN:
            return self._choose_card(rng)
        if phase == TOP:
            return TOPS[self.choose_top(rng)]
        if phase == DRAW:
            return DRAWS[self.choose_draw(rng)]
        actions = self.legal_actions()
        if self.actor == CHANCE:
            return actions[rng.weighted(self.odds())]
        return actions[rng.below(len(actions))]

    def _choose_card(self, rng: Rng) -> Action:
        planned = self.plan_size
        cards: i64 = 5 - planned if planned < MOST_PLANNED else 0
        index = rng.below(cards + 1 if planned else cards)
        if index >= cards:
            return SEALING
        blazon: i64 = 0
        while True:
            if not self.is_planned(blazon):
                if index == 0:
                    return PLANS[blazon]
                index -= 1
            blazon += 1

    def _choose_move(self, rng: Rng) -> Action:
        kinds = self.keys.kinds_of(self.turn)
        room: i64 = 3 * self.rooms[self.turn]
        number: i64 = 1 if self.moved else 2
        left = kinds
        kind: i64 = 0
        while left:
            if left & 1:
                number += len(self.castle.doors[room + kind % 3])
            left >>= 1
            kind += 1
        index = rng.below(number)
        kind = 0
        while kinds:
            if kinds & 1:
                doors = self.castle.doors[room + kind % 3]
                if index < len(doors):
                    return MOVES[PLACES * kind + doors[index]]
                index -= len(doors)
            kinds >>= 1
            kind += 1
        if self.moved:
            return ENDING
        return STAYING if index == 0 else TAKING
