"""Proofs that a win is sure: in every world that the solver's view allows, whatever is replied.

What the solver knows is a list of worlds that look alike to him. It is split by what he sees, so
that he acts alike in all that he cannot tell apart; the rules say what happens in each.
"""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.state import NOBODY
from hantise.games.rest_in_peace.cards import size
from hantise.games.rest_in_peace.family import Family
from hantise.games.rest_in_peace.state import RestInPeaceState

MOST_STEPS: Final = 1 << 60

Worlds = list[RestInPeaceState]
Key = tuple[object, ...]


class TooLong(Exception):
    """A proof would take more steps than it may."""


def after(state: RestInPeaceState, action: Action) -> RestInPeaceState:
    """The state that an action leads to."""
    following = state.copy()
    following.perform(action, None)
    return following


class Alike:
    """Worlds that look alike, and what is open in all of them."""

    def __init__(self, shown: Key) -> None:
        self.open: Final[Key] = shown
        self.worlds: Final[Worlds] = []
        self.hidden: Final[set[int]] = set()


class Prover:
    """Proofs for one seat, of a win no later than in a round."""

    def __init__(self, seat: int, last_round: int, most: int = MOST_STEPS) -> None:
        self.seat: Final[i64] = seat
        self.last_round: Final[i64] = last_round
        self._left: i64 = most
        self._known: dict[Key, int] = {}

    def needed(self, worlds: Worlds) -> int:
        """How many decisions of the solver's until a sure win, at most; -1: it is not sure."""
        group = Alike(self._open(worlds[0]))
        for world in worlds:
            self._join(group, world)
        return int(self._needed(group))

    def needed_after(self, worlds: Worlds, action: Action) -> int:
        """The same after an action of the solver's."""
        return int(self._worst_after(worlds, action))

    def _worst_after(self, worlds: Worlds, action: Action) -> i64:
        groups: dict[Key, Alike] = {}
        for world in worlds:
            self._sort(self._step(world, action), groups)
        return self._worst(groups)

    def _needed(self, group: Alike) -> i64:
        state = group.worlds[0]
        if state.actor == NOBODY:
            for world in group.worlds:
                if world.victor != self.seat:
                    return -1
            return 0
        if state.round > self.last_round:
            return -1
        # What the rest of the game depends on, however it came to that.
        key: Key = (group.open, frozenset(group.hidden))
        known = self._known.get(key)
        if known is not None:
            return known
        found = self._find(group)
        self._known[key] = int(found)
        return found

    def _find(self, group: Alike) -> i64:
        worlds = group.worlds
        if worlds[0].actor != self.seat:
            groups: dict[Key, Alike] = {}
            for world in worlds:
                for action in world.legal_actions():
                    self._sort(self._step(world, action), groups)
            return self._worst(groups)
        best: i64 = -1
        for action in worlds[0].legal_actions():
            needed = self._worst_after(worlds, action)
            if needed >= 0 and (best < 0 or needed + 1 < best):
                best = needed + 1
        return best

    def _worst(self, groups: dict[Key, Alike]) -> i64:
        """The most that is needed in any of some groups; -1 if a win is not sure in one."""
        worst: i64 = 0
        for over in (True, False):  # what has been decided is known at once
            for group in groups.values():
                if (group.worlds[0].actor == NOBODY) == over:
                    needed = self._needed(group)
                    if needed < 0:
                        return -1
                    worst = max(worst, needed)
        return worst

    def _step(self, world: RestInPeaceState, action: Action) -> RestInPeaceState:
        self._left -= 1
        if self._left < 0:
            raise TooLong
        return after(world, action)

    # What tells states apart

    def _sort(self, world: RestInPeaceState, groups: dict[Key, Alike]) -> None:
        """Put a world to those that look alike, unless it is there already."""
        shown = self._open(world)
        seen = self._seen(world, shown)
        group = groups.get(seen)
        if group is None:
            group = Alike(shown)
            groups[seen] = group
        self._join(group, world)

    def _join(self, group: Alike, world: RestInPeaceState) -> None:
        hidden = self.hidden(world)
        if hidden not in group.hidden:
            group.hidden.add(hidden)
            group.worlds.append(world)

    def seen(self, state: RestInPeaceState) -> Key:
        """All that the solver sees and remembers. The order of cards on the table says nothing."""
        return self._seen(state, self._open(state))

    def hidden(self, state: RestInPeaceState) -> int:
        """What the solver does not see of it."""
        rival = state.families[1 - self.seat]
        return int(rival.hand | rival.hidden << 18 | rival.deck << 36)

    def _seen(self, state: RestInPeaceState, shown: Key) -> Key:
        rival = state.families[1 - self.seat]
        looks: i64 = rival.hand if state.looking == self.seat else 0
        return shown, int(looks), tuple(rival.seen)

    def _open(self, state: RestInPeaceState) -> Key:
        own, rival = state.families[self.seat], state.families[1 - self.seat]
        line = state.line
        now = state.round
        moment = (
            state.actor + 2
            | state.phase << 3
            | state.turn << 8
            | now << 10
            | state.starter + 1 << 14
            | state.asking << 16
            | state.named << 21
            | state.family + 1 << 31
            | state.played << 34
            | state.looking + 1 << 44
            | state.reason + 1 << 46
            | state.victor + 1 << 49
        )
        mine = own.hand | own.hidden << 18 | own.deck << 36
        sizes = size(rival.hand) | size(rival.hidden) << 5 | (state.out_mediums << 10)
        return (
            int(moment),
            int(mine),
            int(sizes),
            tuple(state.params),
            tuple(line.mediums),
            tuple(line.houses),
            line.winners[now],
            _lying(own),
            _lying(rival),
        )


def _lying(family: Family) -> Key:
    """What everybody sees of a family."""
    marks = family.earlier | family.won << 18 | family.top << 26 | family.trip << 29
    return (
        tuple(sorted(family.here)),
        tuple(sorted(family.ten)),
        int(marks),
        int(family.held),
        int(family.out),
        int(family.up),
        int(family.waiting),
        int(family.carry),
    )
