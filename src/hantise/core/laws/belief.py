"""Exactly what a seat may believe: every world that is possible for it, and how likely it is."""

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from hantise.core.action import Action
from hantise.core.event import Event, seen_by
from hantise.core.state import CHANCE, State

Snapshot = tuple[object, ...]


class World(msgspec.Struct):
    """A state that may be the true one, and how likely it is beside the others."""

    state: State
    weight: Fraction


class Branch(msgspec.Struct):
    """One way in which a world may have gone on."""

    action: Action
    after: State
    weight: Fraction


class Observation(msgspec.Struct, frozen=True):
    """What a seat heard and then saw. What only search needs is left out: it may tell no more."""

    heard: list[Event]
    seen: bytes

    @classmethod
    def of(cls, seat: int, after: State, events: list[Event]) -> "Observation":
        return cls(seen_by(events, seat), after.view(seat).wire())

    def fits(self, seat: int, after: State, events: list[Event]) -> bool:
        """Whether the seat could have observed this of that state."""
        return seen_by(events, seat) == self.heard and after.view(seat).wire() == self.seen


class Belief:
    """Begins with one world, in which nothing is hidden, and follows the actions of a game."""

    def __init__(self, seat: int, known: State) -> None:
        self.seat = seat
        self.worlds: dict[Snapshot, World] = {known.snapshot(): World(known.copy(), Fraction(1))}

    def likelihood(self) -> dict[Snapshot, Fraction]:
        """How likely each world is."""
        total = sum(world.weight for world in self.worlds.values())
        return {key: world.weight / total for key, world in self.worlds.items()}

    def follow(self, actor: int, action: Action, observed: Observation) -> int:
        """Take in what the seat observed of an action; how many branches were looked at.

        Chance is as likely as its weights say. Of another seat's decision that was open, the seat
        learns no more than the card it saw: any of its ``copies`` alike. A decision that could
        have been another one is taken to be any of that seat's legal actions alike.
        """
        fitting: list[tuple[World, list[Branch]]] = []
        looked_at = 0
        for world in self.worlds.values():
            branches = []
            for branch, events in self._branches(world, actor, action):
                looked_at += 1
                if observed.fits(self.seat, branch.after, events):
                    branches.append(branch)
            fitting.append((world, branches))
        if actor not in (CHANCE, self.seat):
            was_open = all(
                branch.action is action for _, branches in fitting for branch in branches
            )
            for world, branches in fitting:
                for branch in branches:
                    branch.weight *= (
                        world.state.copies(action)
                        if was_open
                        else Fraction(1, len(world.state.legal_actions()))
                    )
        self.worlds = {}
        for _, branches in fitting:
            for branch in branches:
                self._add(branch)
        return looked_at

    def _branches(
        self, world: World, actor: int, action: Action
    ) -> Iterator[tuple[Branch, list[Event]]]:
        """All that may have happened in a world, with the events of it."""
        state = world.state
        legal = state.legal_actions()
        shares = [Fraction(1)] * len(legal)
        if actor == CHANCE:
            weights = state.weights()
            shares = [Fraction(weight, sum(weights)) for weight in weights]
        for possible, share in zip(legal, shares, strict=True):
            if actor == self.seat and possible is not action:
                continue
            after = state.copy()
            events: list[Event] = []
            after.perform(possible, events)
            yield Branch(possible, after, world.weight * share), events

    def _add(self, branch: Branch) -> None:
        key = branch.after.snapshot()
        known = self.worlds.get(key)
        if known is None:
            self.worlds[key] = World(branch.after, branch.weight)
        else:
            known.weight += branch.weight
