"""The figures of all pairings as a table in Markdown."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bench.strength.pairings import Aim, Pairing
from hantise.arena.report import percent, results
from hantise.arena.standings import Row, Standings
from hantise.arena.statistics import Estimate, estimate
from hantise.bots import bot_type

HEAD: Final = (
    "game", "players", "levels", "bots (iterations a turn)", "games", "won–drawn–lost",
    "score %", "× fair", "aim", "met", "forfeits", "ms a decision",
)  # fmt: skip
NONE: Final = "–"


class Measured(NamedTuple):
    """A pairing and how it stands."""

    pairing: Pairing
    standings: Standings


def table(measured: Sequence[Measured]) -> str:
    """One row for each pairing, with how many games it rests on."""
    lines = [HEAD, ("---",) * len(HEAD), *map(_row, measured)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def _row(measured: Measured) -> tuple[str, ...]:
    pairing, standings = measured
    what, (level, below) = pairing.tournament, pairing.levels
    (row,) = standings.pairings()
    share = share_of_wins(standings)
    bots = " over ".join(_bot(id, pairing) for id in (pairing.stronger, pairing.weaker))
    known: tuple[str, ...] = (NONE,) * 3
    if row.score is not None and share is not None:
        known = (results(row), percent(row.score), _times(share, row))
    return (
        f"*{what.configured.title()}*",
        str(what.players),
        f"{level} over {below or 'random'}",
        bots,
        f"{row.games:,}",
        *known,
        _aim(pairing.aim),
        met(pairing.aim, row, share),
        str(row.forfeits),
        f"{row.milliseconds:.3g}" if row.games else NONE,
    )


def _bot(id: str, pairing: Pairing) -> str:
    budget = bot_type(id, pairing.tournament.configured).budget
    return f"`{id}`" if budget is None else f"`{id}` ({budget.iterations:,})"


def share_of_wins(standings: Standings) -> Estimate | None:
    """The share of wins of the first bot, shared ones in part, by deal."""
    players = standings.tournament.players
    deals: dict[int, list[float]] = {}
    for task, played in standings.games():
        assert played.record.result is not None
        winners = played.record.result.winners
        won = task.seats.index(0) in winners
        deals.setdefault(task.deal, []).append(won / len(winners))
    return estimate([sum(deal) / len(deal) for deal in deals.values()], players)


def _times(share: Estimate, row: Row) -> str:
    mean, low, high = (one / row.fair for one in (share.mean, share.low, share.high))
    return f"{mean:.2f} ({low:.2f}–{high:.2f})"


def _aim(aim: Aim) -> str:
    score = "> 50 %" if aim.score is None else f"≥ {100 * aim.score:g} %"
    return score if aim.share is None else f"{score}, ≥ {aim.share:g} × fair"


def met(aim: Aim, row: Row, share: Estimate | None) -> str:
    """Whether what was measured is what was hoped for.

    A score that is given by the score itself, "more than half" by its whole interval.
    """
    if row.score is None or share is None:
        return NONE
    enough = row.score.low > 0.5 if aim.score is None else row.score.mean >= aim.score
    wins = aim.share is None or share.mean >= aim.share * row.fair
    return "yes" if enough and wins else "no"
