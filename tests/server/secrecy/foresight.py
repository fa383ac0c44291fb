"""Turns that are foreseen: the same actions everywhere, and draws that a reader cannot tell apart."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from hantise.core.action import Action
from hantise.core.event import Event, seen_by
from hantise.core.state import CHANCE, State
from tests.server.secrecy.beside import Beside

TRIES: Final = 6
DIFFERENT: Final = 0.5
"""How often chance draws another card than in the truth, where the reader is not to know it."""


class Turn(NamedTuple):
    """A whole turn that is foreseen: its actions, and what chance draws in each house."""

    actions: tuple[Action, ...]
    draws: tuple[list[Action], ...]
    alike: frozenset[int]
    """The worlds that the reader still cannot tell from the truth after it."""


class Foresight(Beside):
    """Knows the rules, and so what a reader may tell apart."""

    def _foresee_the_start(self) -> None:
        """What chance draws before the first decision."""
        states = [self.case.truth.copy(), *(world.copy() for world in self.case.worlds)]
        self.dealt = tuple([] for _ in states)
        self.alike = self._let_chance_act(states, self.dealt, self.alike, self.rng)

    def foresee(self) -> Turn | None:
        """A turn after which as many worlds as possible are still alike; None if none is."""
        best: Turn | None = None
        for _ in range(TRIES):
            turn = self._one_turn()
            if best is None or len(turn.alike) > len(best.alike):
                best = turn
            if best.alike == self.alike:
                break
        return best if best is not None and best.alike else None

    def _one_turn(self) -> Turn:
        truth = self.truth.table.state
        states = [
            at.table.state.copy() if index in self.alike else truth.copy()
            for index, at in enumerate(self.ats)
        ]
        draws: tuple[list[Action], ...] = tuple([] for _ in states)
        actions: list[Action] = []
        alike, actor = self.alike, states[0].actor
        while True:
            legal = states[0].legal_actions()
            shared = {a: sum(states[n].is_legal(a) for n in alike) for a in legal}
            most = max(shared.values())
            action = self.rng.choice(self.preferred([a for a in legal if shared[a] == most]))
            alike = frozenset(n for n in alike if states[n].is_legal(action))
            alike = self._apply(states, alike, [action] * len(states))
            actions.append(action)
            if states[0].actor != actor or not states[0].drafting():
                break
        alike = self._let_chance_act(states, draws, alike, self.rng)
        return Turn(tuple(actions), draws, alike)

    def preferred(self, actions: list[Action]) -> list[Action]:
        """Those among which the next one is chosen."""
        return actions

    def _let_chance_act(
        self,
        states: list[State],
        draws: tuple[list[Action], ...],
        alike: frozenset[int],
        rng: random.Random,
    ) -> frozenset[int]:
        """Draw what differs between the worlds wherever the reader is not told of it."""
        while states[0].actor == CHANCE:
            chosen: dict[int, Action] = {}
            for _ in range(TRIES):
                first = self.drawn_again(0, states[0], len(draws[0])) or rng.choice(
                    states[0].legal_actions()
                )
                found = self._matching(states, draws, alike, first, rng)
                if not chosen or len(found) > len(chosen):
                    chosen = {0: first} | found
                if len(found) == len(alike):
                    break
            acts = [chosen.get(n, chosen[0]) for n in range(len(states))]
            for n, act in enumerate(acts):
                draws[n].append(act)
            alike = self._apply(states, alike & chosen.keys(), acts)
        return alike

    def _matching(
        self,
        states: list[State],
        draws: tuple[list[Action], ...],
        alike: frozenset[int],
        first: Action,
        rng: random.Random,
    ) -> dict[int, Action]:
        wanted = self.shown(after(states[0], first))
        found: dict[int, Action] = {}
        for n in alike:
            state = states[n]
            again = self.drawn_again(n, state, len(draws[n]))
            legal = state.legal_actions()
            others = rng.sample(legal, min(2, len(legal))) if rng.random() < DIFFERENT else []
            tried = [*others, first] if again is None else [again]
            for action in tried:
                if state.is_legal(action) and self.shown(after(state, action)) == wanted:
                    found[n] = action
                    break
        return found

    def drawn_again(self, index: int, state: State, ahead: int) -> Action | None:
        """What chance must draw because it did so before somebody went back."""
        if not self.truth.lines:
            return None
        table = self.ats[index].table
        number = table._moments.draws + ahead
        if number >= len(table._drawn):
            return None
        drawn = (table._drawn[number], *table._drawn_too.get(number, ()))
        return next((action for action in drawn if state.is_legal(action)), None)

    def _apply(
        self, states: list[State], alike: frozenset[int], acts: Sequence[Action]
    ) -> frozenset[int]:
        """Apply; the worlds that the rules themselves now show to be others are left out."""
        told: list[Event] = []
        states[0].apply(acts[0], told)
        shown, still = self.shown(states[0]), set()
        for n in alike:
            heard: list[Event] = []
            states[n].apply(acts[n], heard)
            if self.shown(states[n]) == shown:
                for reader in {self.case.eyes, None}:
                    assert seen_by(heard, reader) == seen_by(told, reader), "the core law is broken"
                still.add(n)
        return frozenset(still)

    def shown(self, state: State) -> tuple[object, ...]:
        views = [msgspec.msgpack.encode(state.view(eyes)) for eyes in {self.case.eyes, None}]
        return (*views, state.outcome())


def after(state: State, *actions: Action) -> State:
    after = state.copy()
    for action in actions:
        after.apply(action)
    return after


def path(state: State, actions: Sequence[Action]) -> list[State]:
    """The states in which these actions are drawn."""
    return [after(state, *actions[:n]) for n in range(len(actions))]
