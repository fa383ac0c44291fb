"""What is legal in the treasure of the MacGregors (MT-2 to MT-4)."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.games.castle import actions as verbs
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import CELLS, NOWHERE, OUT, PLACES, Castle
from hantise.games.castle.cards import CROWN, TOWER, count_of, of_back
from hantise.games.castle.state import MOST_PLANNED, CastleState
from hantise.games.macgregor_treasure.actions import (
    ACTIONS,
    CATCHES,
    DETECTING,
    DETECTOR,
    DISCARDS,
    DRAWN_TOKENS,
    DRAWS,
    ENDING,
    FIRSTS,
    LAMP,
    LAMPS,
    LAY,
    LAYINGS,
    MOVES,
    PASS_BY,
    PASSING_BY,
    PICKAXE,
    PICKAXES,
    PLANS,
    SEALING,
    START,
    STARTS,
    TOKEN,
    TOPS,
    TURN,
    TURNING,
    TokenAction,
)
from hantise.games.macgregor_treasure.cards import (
    ALL_KEYS,
    KINDS,
    MOST_TOKENS,
)
from hantise.games.macgregor_treasure.cards import DETECTOR as A_DETECTOR
from hantise.games.macgregor_treasure.cards import LAMP as A_LAMP
from hantise.games.macgregor_treasure.cards import PICKAXE as A_PICKAXE
from hantise.games.macgregor_treasure.objections import objection
from hantise.text import Text

FIRST: Final = 0
TOKENS_COME: Final = 1
"""Chance draws a token from the bag."""
LAYING: Final = 2
STARTING: Final = 3
DEAL: Final = 4
TOP: Final = 5
PLAN: Final = 6
DRAW: Final = 7
LOOK: Final = 8
"""A runner has come to a token and turns it up or passes by."""
MOVE: Final = 9
DISCARD: Final = 10
CATCH: Final = 11
OVER: Final = 12

MOST_ARRIVALS: Final[i64] = 30  # MT-3.3


class TreasureTable(CastleState):
    """``tokens`` has the token of each cave, or -1; ``bag`` how many of each are left."""

    def __init__(
        self, castle: Castle, players: i64, goal: i64, treasures: i64, chosen: i64
    ) -> None:
        super().__init__(castle, players, chosen, 7, ALL_KEYS)
        self.goal: Final[i64] = goal
        self.treasures: Final[i64] = treasures
        """How many there are of each colour."""
        self.arrivals: i64 = 0
        self.may_turn: bool = False
        self.draft: bool = False
        self.to_draw: i64 = 0
        self.token: i64 = -1
        self.plan_open: bool = False
        self.tokens: list[int] = [-1] * CELLS
        self.bag: list[int] = [int(treasures)] * 6 + [int(MOST_TOKENS - 6 * treasures)]
        self.bag_size: i64 = MOST_TOKENS
        self.objects: list[int] = [0] * int(players)
        self.racks: list[int] = [0] * int(6 * players)
        """By ``6 * seat + colour``: treasures."""
        self.found: list[int] = [0] * int(players)
        """By seat: treasures of all colours."""

    # What is legal

    def can_lay(self, room: i64) -> bool:
        """Whether the ghost may lay a token there (MT-2.1, MT-3.1)."""
        blazon: i64 = self.castle.blazon[room]
        if blazon == NOWHERE or self.tokens[room] >= 0:
            return False
        if self.round == 0:
            return blazon in (TOWER, CROWN)
        return blazon == self.top and int(room) not in self.rooms

    def has_object(self, which: i64) -> bool:
        """Whether whose turn it is still has that object."""
        return self.objects[self.turn] & which != 0

    def may_enter(self, room: i64) -> bool:
        """Whether a runner may come there now (MT-3.3, MT-3.4)."""
        return room != self.rooms[self.ghost] and self.arrivals < MOST_ARRIVALS

    def may_leave(self) -> bool:
        """Whether whose turn it is has enough treasures (MT-4.1)."""
        return self.found[self.turn] >= self.goal

    def legal_actions(self) -> list[Action]:
        actions: list[Action] = []
        phase = self.phase
        if phase == MOVE:
            self._add_runs(actions)
        elif phase == PLAN:
            if self.plan_size < MOST_PLANNED:
                for blazon in range(i64(7)):
                    if not self.is_planned(blazon):
                        actions.append(PLANS[blazon])
            else:
                actions.append(SEALING)
        elif self.actor == CHANCE:
            self._add_chances(actions)
        else:
            self._add_choices(actions)
        return actions

    def _add_choices(self, actions: list[Action]) -> None:
        phase = self.phase
        if phase == LAYING:
            for room in self.castle.rooms:
                if self.can_lay(room):
                    actions.append(LAYINGS[room])
        elif phase == LOOK:
            actions.append(TURNING)
            actions.append(PASSING_BY)
        elif phase == DISCARD:
            for kind in range(i64(KINDS)):
                if self.holds(kind):
                    actions.append(DISCARDS[kind])
        elif phase == CATCH:
            for seat in range(self.players):
                if self.can_catch(seat):
                    actions.append(CATCHES[seat])
        elif phase == STARTING:
            for room in self.castle.stairs:
                actions.append(STARTS[room])

    def _add_chances(self, actions: list[Action]) -> None:
        if self.phase == TOP:
            self.add_tops(actions, TOPS)
        elif self.phase == DRAW:
            self.add_draws(actions, DRAWS, self.top)
        elif self.phase == DEAL:
            self.add_draws(actions, DRAWS, -1)
        elif self.phase == TOKENS_COME:
            for token in range(i64(7)):
                if self.bag[token]:
                    actions.append(DRAWN_TOKENS[token])
        else:
            for seat in range(self.players):
                if self.chosen == seat or self.chosen < 0:
                    actions.append(FIRSTS[seat])

    def _add_runs(self, actions: list[Action]) -> None:
        """Keys, then objects, then the end of the turn."""
        here: i64 = self.rooms[self.turn]
        shut: i64 = self.rooms[self.ghost]
        if self.arrivals < MOST_ARRIVALS or self.may_leave():
            self._add_moves(actions, shut)
        if self.arrivals < MOST_ARRIVALS:
            if self.has_object(A_LAMP) and int(here) in self.castle.stairs:
                for room in self.castle.stairs:
                    if room != here and room != shut:
                        actions.append(LAMPS[room])
            if self.has_object(A_PICKAXE):
                for room in self.castle.neighbours[here]:
                    if room != shut:
                        actions.append(PICKAXES[room])
        if self.has_object(A_DETECTOR) and not self.plan_open:
            actions.append(DETECTING)
        actions.append(ENDING)

    def _add_moves(self, actions: list[Action], shut: i64) -> None:
        kinds = self.keys.kinds_of(self.turn)
        room: i64 = 3 * self.rooms[self.turn]
        may_leave = self.may_leave()
        may_enter = self.arrivals < MOST_ARRIVALS
        kind: i64 = 0
        while kinds:
            if kinds & 1:
                for place in self.castle.doors[room + kind % 3]:
                    if may_leave if place == OUT else (may_enter and place != shut):
                        actions.append(MOVES[PLACES * kind + place])
            kinds >>= 1
            kind += 1

    def odds(self) -> list[int]:
        if self.phase == FIRST:
            return [1] if self.chosen >= 0 else [1] * int(self.players)
        if self.phase == TOP:
            return self.top_weights()
        if self.phase == TOKENS_COME:
            return [number for number in self.bag if number]
        return self.draw_weights(-1 if self.phase == DEAL else self.top)

    def is_legal(self, action: Action) -> bool:
        if not isinstance(action, CastleAction) or action not in ACTIONS:
            return False
        verb, phase = action.verb, self.phase
        if verb == verbs.MOVE:
            allowed = self.may_leave() if action.place == OUT else self.may_enter(action.place)
            return phase == MOVE and allowed and self.opens(action.key, action.place)
        if verb == LAMP:
            return phase == MOVE and self.may_enter(action.place) and self._lamp_leads(action.place)
        if verb == PICKAXE:
            near = phase == MOVE and int(action.place) in self.castle.neighbours[self._here()]
            return near and self.may_enter(action.place) and self.has_object(A_PICKAXE)
        if verb == DETECTOR:
            return phase == MOVE and self.has_object(A_DETECTOR) and not self.plan_open
        if verb in (TURN, PASS_BY):
            return phase == LOOK
        if verb == verbs.END:
            return phase == MOVE
        if verb == verbs.PLAN:
            full = self.plan_size == MOST_PLANNED
            return phase == PLAN and not full and not self.is_planned(action.blazon)
        if verb == verbs.SEAL:
            return phase == PLAN and self.plan_size == MOST_PLANNED
        if verb == verbs.DISCARD:
            return phase == DISCARD and self.holds(action.key)
        if verb == verbs.CATCH:
            return phase == CATCH and self.can_catch(action.seat)
        if verb == LAY:
            return phase == LAYING and self.can_lay(action.place)
        if verb == START:
            return phase == STARTING and int(action.place) in self.castle.stairs
        return self._is_possible(action)

    def _is_possible(self, action: CastleAction) -> bool:
        """Whether chance may do that."""
        verb, phase = action.verb, self.phase
        if verb == verbs.TOP:
            return phase == TOP and of_back(self.keys.pile, action.blazon) > 0
        if verb == verbs.DRAW:
            fits = phase == DEAL or (phase == DRAW and action.key // 3 == self.top)
            return fits and count_of(self.keys.pile, action.key) > 0
        if verb == TOKEN:
            assert isinstance(action, TokenAction)
            return phase == TOKENS_COME and self.bag[action.token] > 0
        possible = self.chosen == action.seat or self.chosen < 0
        return phase == FIRST and possible and action.seat < self.players

    def _here(self) -> i64:
        return self.rooms[self.turn]

    def _lamp_leads(self, room: i64) -> bool:
        here = self._here()
        stairs = self.castle.stairs
        far = room != here and int(room) in stairs and int(here) in stairs
        return far and self.has_object(A_LAMP)

    def objection(self, action: Action) -> Text | None:
        return None if self.is_legal(action) else objection(self, action)

    def drafting(self) -> bool:
        """Steps since the last key drawn or token turned up, and an unsealed plan, may be undone."""
        phase = self.phase
        stepping = self.draft and phase in (MOVE, LOOK, DISCARD)
        return stepping or (phase == PLAN and self.plan_size > 0)

    # Fast random play

    def pick(self, rng: Rng) -> Action:
        """As in `State`, without making the list where that takes long."""
        if self.phase == TOP:
            return TOPS[self.choose_top(rng)]
        if self.phase == DRAW:
            return DRAWS[self.choose_draw(rng)]
        actions = self.legal_actions()
        if self.actor == CHANCE:
            return actions[rng.weighted(self.odds())]
        return actions[rng.below(len(actions))]
