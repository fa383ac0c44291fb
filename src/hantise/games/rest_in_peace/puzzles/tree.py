"""A sure win as a tree: for each action what is hardest to meet, or what shows that it is not sure."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from hantise.bots.bot import Bot
from hantise.core.action import Action
from hantise.core.state import NOBODY
from hantise.games.rest_in_peace.prover import Prover, Worlds, after
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.puzzles.puzzle import Failed, Kept, Node

LOST: Final = "lost"
GONE: Final = "gone"
TOO_LATE: Final = "late"


class Path(NamedTuple):
    """A world, the one that it came from, and what was done on the way."""

    world: RestInPeaceState
    origin: RestInPeaceState
    deeds: tuple[str, ...] = ()

    def onward(self, action: Action) -> "Path":
        """One step further."""
        return Path(after(self.world, action), self.origin, (*self.deeds, action.notation))


class Moment(NamedTuple):
    """The solver is to act, and these worlds look alike to him."""

    worlds: Worlds
    shown: RestInPeaceState
    """The one in which the tree is played."""


class TooLarge(Exception):
    """A tree has more nodes than it may."""


def build(
    worlds: Worlds, shown: RestInPeaceState, prover: Prover, bot: Bot, most: int
) -> list[Node]:
    """All nodes of the tree, the position first; the bot says how a lost cause is likely to go on."""
    builder = _Builder(prover, bot, most)
    builder.number_of(Moment(worlds, shown))
    return [builder.node(moment) for moment in builder.moments]


class _Builder:
    """Numbers moments as they are reached."""

    def __init__(self, prover: Prover, bot: Bot, most: int) -> None:
        self._prover = prover
        self._bot = bot
        self._most = most
        self.moments: list[Moment] = []
        """A list that grows while it is walked."""
        self._numbers: dict[bytes, int] = {}

    def number_of(self, moment: Moment) -> int:
        """The number of a moment's node."""
        key = self._sight(moment.shown)
        if key not in self._numbers:
            if len(self.moments) == self._most:
                raise TooLarge
            self._numbers[key] = len(self.moments)
            self.moments.append(moment)
        return self._numbers[key]

    def node(self, moment: Moment) -> Node:
        """What comes of each action."""
        keeps: dict[str, Kept] = {}
        fails: defaultdict[tuple[str, tuple[str, ...], str], list[str]] = defaultdict(list)
        for action in moment.shown.legal_actions():
            paths = [Path(after(world, action), world) for world in moment.worlds]
            if self._prover.needed_after(moment.worlds, action) >= 0:
                keeps[action.notation] = self._kept(moment, paths)
            else:
                fails[self._refutation(moment, paths)].append(action.notation)
        failed = (
            Failed(tuple(actions), why, replies, world)
            for (why, replies, world), actions in fails.items()
        )
        return Node(keeps, tuple(failed))

    def _kept(self, moment: Moment, paths: list[Path]) -> Kept:
        """Whatever keeps the solver busy longest."""
        while True:
            paths = max(self._apart(paths), key=lambda group: self._prover.needed(_worlds(group)))
            if paths[0].world.actor in (self._prover.seat, NOBODY):
                break
            paths = [path.onward(action) for path in paths for action in path.world.legal_actions()]
        alike, path = self._exactly(moment, paths)
        over = path.world.actor == NOBODY
        then = None if over else self.number_of(Moment(_worlds(alike), path.world))
        return Kept(path.deeds, then, self._world(moment, path))

    def _refutation(self, moment: Moment, paths: list[Path]) -> tuple[str, tuple[str, ...], str]:
        """Why, what is done in the end, and in which world."""
        seat, answered = self._prover.seat, False
        while True:
            paths = max(self._unsure(self._apart(paths)), key=self._harm)
            state = paths[0].world
            if state.actor == NOBODY or state.round > self._prover.last_round:
                break
            if state.actor == seat:
                if answered:
                    break
                choice = self._bot.choose(state.view(seat), state.legal_actions())
                paths = [path.onward(choice.action) for path in paths]
            else:
                answered = True
                paths = [
                    path.onward(action) for path in paths for action in path.world.legal_actions()
                ]
        _, path = self._exactly(moment, paths)
        if path.world.actor == NOBODY:
            why = LOST
        else:
            why = TOO_LATE if path.world.round > self._prover.last_round else GONE
        return why, path.deeds, self._world(moment, path)

    def _unsure(self, groups: Iterable[list[Path]]) -> list[list[Path]]:
        return [group for group in groups if self._prover.needed(_worlds(group)) < 0]

    def _harm(self, group: list[Path]) -> tuple[bool, bool, int]:
        """A game that is lost, else a total to be beaten."""
        state, seat = group[0].world, self._prover.seat
        lead = int(state.total(1 - seat)) - int(state.total(seat))
        return state.actor == NOBODY, lead > 0, lead

    def _apart(self, paths: Iterable[Path]) -> list[list[Path]]:
        """By what the solver sees; of two that lead to the same, the one from the shown world."""
        groups: dict[object, dict[object, Path]] = {}
        for path in paths:
            group = groups.setdefault(self._prover.seen(path.world), {})
            group.setdefault(self._prover.hidden(path.world), path)
        return [list(group.values()) for group in groups.values()]

    def _exactly(self, moment: Moment, paths: list[Path]) -> tuple[list[Path], Path]:
        """Those that look alike to the last detail, and one of them: of the shown world if it can be."""
        sights = [(self._sight(path.world), path) for path in paths]
        chosen = next((path for path in paths if path.origin is moment.shown), paths[0])
        wanted = self._sight(chosen.world)
        return [path for sight, path in sights if sight == wanted], chosen

    def _sight(self, state: RestInPeaceState) -> bytes:
        return state.view(self._prover.seat).wire()

    def _world(self, moment: Moment, path: Path) -> str:
        position = path.origin.position()
        return "" if position == moment.shown.position() else position


def _worlds(paths: Iterable[Path]) -> Worlds:
    return [path.world for path in paths]
