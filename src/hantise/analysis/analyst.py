"""A whole game, moment by moment, and what it comes to."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hantise.analysis.effort import Effort
from hantise.analysis.judge import Judge, Judgement, rounded, seed_of
from hantise.analysis.result import AnalysedMove, Analysis, BetterMove, SeatAccount
from hantise.core.action import Action
from hantise.core.moves import moves_of
from hantise.core.state import CHANCE, State
from hantise.core.table import Table

MARKED: Final = 0.1
"""What cost less is no turning point."""
MOST_TURNING: Final = 6


class Moment(NamedTuple):
    """A moment that is judged: before a decision, before chance acts, or the last one."""

    number: int
    """How many of the standing entries lie before it."""
    state: State
    played: Action | None
    """What was done there."""


def moments_of(table: Table) -> Iterator[Moment]:
    """What chance does in one go is one thing: what it could have brought lies before all of it."""
    line = table.standing()
    before: int | None = None
    for number, (state, _) in enumerate(table.rerun()):
        actor, last = int(state.actor), number == len(line)
        if actor != CHANCE or before != CHANCE or last:
            entry = None if last else table.entries[line[number]]
            yield Moment(number, state, entry if isinstance(entry, Action) else None)
        before = actor


def count_moments(table: Table) -> int:
    """How many there are."""
    return sum(1 for _ in moments_of(table))


class Analyst:
    """Judges the moments of a table's game one by one, in any order, and sums them up."""

    def __init__(self, table: Table, effort: Effort) -> None:
        self.table = table
        self.effort = effort
        self.moments = list(moments_of(table))
        self._judge = Judge(table.game, effort)

    def judge(self, number: int) -> Judgement:
        """What there is to say of one moment; the same whenever it is asked."""
        moment = self.moments[number]
        seed = seed_of(self.effort.seed, number)
        return self._judge.judge(moment.state, moment.played, seed)

    def sum_up(self, judgements: Sequence[Judgement]) -> Analysis:
        """The analysis, once every moment was judged."""
        game = self.table.game
        moves = tuple(self._moves(judgements))
        start = rounded(judgements[0].values)
        dear = [number for number, move in enumerate(moves) if move.cost >= MARKED]
        dear.sort(key=lambda number: -moves[number].cost)
        return Analysis(
            game=game.about.id,
            players=game.players,
            bot=self.effort.bot,
            iterations=self.effort.iterations,
            seed=self.effort.seed,
            start=start,
            moves=moves,
            turning=tuple(dear[:MOST_TURNING]),
            seats=tuple(account(seat, start, moves) for seat in range(game.players)),
        )

    def _moves(self, judgements: Sequence[Judgement]) -> Iterator[AnalysedMove]:
        line, moves = self.table.standing(), moves_of(self.table)
        ends = zip(self.moments[1:], judgements[1:], strict=True)
        begins = zip(self.moments, judgements, strict=False)
        for (moment, said), (after, then) in zip(begins, ends, strict=False):
            entry = line[after.number - 1]
            yield AnalysedMove(
                seq=entry + 1,
                move=moves[entry],
                actor=int(moment.state.actor),
                values=rounded(then.values),
                cost=round(said.cost, 4),
                better=self._better(said),
            )

    def _better(self, said: Judgement) -> BetterMove | None:
        if said.better is None:
            return None
        action = self.table.game.actions[said.better]
        value = round(said.better_value, 4)
        return BetterMove(action.notation, action.kind, action.fields(), value)


def account(seat: int, start: Sequence[float], moves: Sequence[AnalysedMove]) -> SeatAccount:
    """What became of a seat's expectations, by who changed them."""
    choice = others = luck = mistakes = 0.0
    stood = start[seat]
    for move in moves:
        change = move.values[seat] - stood
        stood = move.values[seat]
        if move.actor == CHANCE:
            luck += change
        elif move.actor == seat:
            choice += change
            mistakes += move.cost
        else:
            others += change
    choice, others, luck, mistakes = rounded((choice, others, luck, mistakes))
    return SeatAccount(start[seat], choice, others, luck, stood, mistakes)
