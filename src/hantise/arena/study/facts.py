"""What is counted in one game: choices, who began, who was ahead when."""

from itertools import pairwise
from math import log10
from typing import Final

import msgspec

from hantise.arena.play import Played
from hantise.arena.study.judge import Judge, Kind, judge
from hantise.core.game import Game
from hantise.core.record import Record
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import State

MOMENTS: Final = 48
"""So many turns of a game are judged at most, evenly over all of it."""
LEAD: Final = 0.5
"""How much more than anybody else somebody must expect to be ahead: with two seats 62.5 % to win."""


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """One game, counted."""

    number: int
    reason: str
    returns: tuple[float, ...]
    drawn: bool
    first: int
    """The seat that decided first."""
    decisions: int
    forced: int
    """Of the decisions: those with one legal action."""
    legal: int
    """Legal actions, summed over the decisions with a choice."""
    tree: float
    """The decimal logarithm of the product of all choices."""
    worths: tuple[tuple[float, ...], ...]
    """What each seat could expect, at turns from the first to the last."""

    @property
    def leaders(self) -> list[int | None]:
        """Who was ahead at each of those turns; None where nobody clearly was."""
        return [_leader(worths) for worths in self.worths]

    @property
    def changes(self) -> int:
        """How often the lead went from one to another."""
        ahead = [seat for seat in self.leaders if seat is not None]
        return sum(one != other for one, other in pairwise(ahead))

    @property
    def decided(self) -> float | None:
        """From what part of the game on the winner was ahead to the end; None if nobody won alone."""
        best = max(self.returns)
        if self.returns.count(best) != 1 or not self.worths:
            return None
        winner, leaders = self.returns.index(best), self.leaders
        last = max((at + 1 for at, seat in enumerate(leaders) if seat != winner), default=0)
        return last / len(leaders)


def _leader(worths: tuple[float, ...]) -> int | None:
    ordered = sorted(worths)
    return worths.index(ordered[-1]) if ordered[-1] - ordered[-2] >= LEAD else None


class Counted(msgspec.Struct, frozen=True):
    """What the facts of a tournament's games depend on beside its games."""

    tournament: str
    judge: Kind
    version: int = 1


def count(played: Played, game: Game, judged: Judge) -> Facts:
    """Go through a game once more."""
    record = played.record
    assert record.result is not None
    turns, first = _turns(game, record)
    wanted = set(_spread(turns))
    state, rng = _start(game, record), Rng(played.number)
    decisions = forced = legal = 0
    tree, worths = 0.0, []
    for number, entry in enumerate(record.entries):
        if not isinstance(entry, str):
            continue
        if number in wanted:
            worths.append(tuple(round(one, 3) for one in judged.worth(state, rng)))
        if state.actor >= 0:
            choices = len(state.legal_actions())
            decisions += 1
            forced += choices == 1
            legal += choices if choices > 1 else 0
            tree += log10(choices)
        state.perform(game.parse(entry), None)
    return Facts(
        number=played.number,
        reason=record.result.reason,
        returns=record.result.returns,
        drawn=record.result.drawn,
        first=first,
        decisions=decisions,
        forced=forced,
        legal=legal,
        tree=round(tree, 2),
        worths=tuple(worths),
    )


def _start(game: Game, record: Record) -> State:
    return game.start() if record.start is None else game.parse_position(record.start)


def _turns(game: Game, record: Record) -> tuple[list[int], int]:
    """The entries with which somebody begins to act after another, and who is the first of all."""
    state, before, turns, first = _start(game, record), -1, list[int](), -1
    for number, entry in enumerate(record.entries):
        if not isinstance(entry, str):
            continue
        actor = int(state.actor)
        if actor >= 0 and actor != before:
            turns.append(number)
            before = actor
            first = actor if first < 0 else first
        state.perform(game.parse(entry), None)
    return turns, max(first, 0)


def _spread(turns: list[int]) -> list[int]:
    """All of them, or as many as are judged, evenly from the first to the last."""
    if len(turns) <= MOMENTS:
        return turns
    return [turns[round(at * (len(turns) - 1) / (MOMENTS - 1))] for at in range(MOMENTS)]


class ToCount(msgspec.Struct, frozen=True):
    """A game that is to be counted elsewhere."""

    played: Played


def count_sent(data: bytes) -> bytes:
    """Count a game elsewhere."""
    played = msgspec.msgpack.decode(data, type=ToCount).played
    record = played.record
    game = find(record.game)(record.players, record.options, record.rules)
    return msgspec.msgpack.encode(count(played, game, judge(game)))
