"""Level 3 of every game against OpenSpiel's own MCTS and ISMCTS: plays, keeps, writes the table.

OpenSpiel gets as many simulations for every decision as the bot does iterations for the first one of
a turn, or so many times the seconds of the processor that the bot needs for a decision.
"""

import argparse
import os
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, thread_time
from typing import Final, Literal

import msgspec

from bench.strength.command import positive, told, whole, write_table
from bench.strength.measure import Until
from bench.strength.pairings import SEARCHES, SEED, settings
from hantise.arena.chance import SharedChance
from hantise.arena.journal import FILE, Journal, read_journal
from hantise.arena.report import percent, results
from hantise.arena.run import run
from hantise.arena.runners import Runner, here
from hantise.arena.standings import Standings
from hantise.arena.tournament import Limits, Tournament, plan
from hantise.bench import open_spiel
from hantise.bots import Bot, bot_ids, bot_type, make_bot
from hantise.bots.search_bot import FIRST_SHARE, SearchBot
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.state import CHANCE
from hantise.core.table import Table
from hantise.search import Budget

PROGRAM: Final = "python -m bench.strength.open_spiel"
MARK: Final = "<!-- beside OpenSpiel -->"
TIMES: Final = 10.0
AIM: Final = 0.8
LIMITS: Final = Limits(seconds=3600.0, megabytes=16384)
"""A library that counts with matrices reserves much address space."""
SIMULATIONS: Final = re.compile(r"--simulations (\d+)")
SECONDS: Final = re.compile(r"--seconds ([\d.e-]+)")
HEAD: Final = (
    "game", "ours, iterations a turn", "OpenSpiel's, for each decision", "games", "won–drawn–lost",
    "score %", "≥ 80 %", "ms a decision, ours", "OpenSpiel's", "forfeits",
)  # fmt: skip

Given = Literal["iterations", "time"]
"""What OpenSpiel gets as much of, or so many times as much."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Our bot against OpenSpiel's at a game."""

    game: Game
    bot: type[Bot]
    budget: Budget
    given: Given
    times: float

    @property
    def name(self) -> str:
        """For people, and of the folder with its games."""
        what = self.game.about.id
        many = f"{self.times:g}-times-" if self.given == "time" else ""
        return (
            f"{what}-{self.game.players}-{self.bot.id}-{self.budget.iterations}-{many}{self.given}"
        )


def matches(given: Given, iterations: int | None, times: float) -> Iterator[Match]:
    """Every game that has a bot of level 3 with a budget, with the fewest players it is measured with."""
    for id, strength in settings().items():
        game = find(id)(min(strength.players), strength.options)
        for bot in (bot_type(name, game) for name in bot_ids(id)):
            if bot.level == SEARCHES and bot.budget is not None:
                budget = Budget(iterations or bot.budget.iterations)
                yield Match(game=game, bot=bot, budget=budget, given=given, times=times)


def tournament(match: Match, folder: Path) -> Tournament:
    """What is played: what its folder says, so that a time is measured only once."""
    path = folder / match.name / FILE
    if path.exists() and path.stat().st_size:
        return read_journal(path)[0]
    theirs = f"--simulations {_of_first_decision(match)}"
    if match.given == "time":
        theirs = f"--seconds {match.times * seconds_of(match):.4g}"
    program = f"{shlex.quote(sys.executable)} -m bench.strength.open_spiel_bot {theirs}"
    ours = f"{match.bot.id}:iterations={match.budget.iterations}"
    return plan(match.game, (ours, f"OpenSpiel=cmd:{program}"), SEED, "one", LIMITS)


def _of_first_decision(match: Match) -> int:
    """How many iterations our bot does for the first decision of a turn."""
    part = FIRST_SHARE if issubclass(match.bot, SearchBot) else 1.0
    return match.budget.shared(part).iterations


def seconds_of(match: Match) -> float:
    """Seconds of the processor for a decision with a choice, in a game of our bot with itself."""
    table, chance = Table(match.game), SharedChance(SEED, 0)
    bots = [
        make_bot(match.bot.id, match.game, seat, match.budget) for seat in range(match.game.players)
    ]
    spent, decisions = 0.0, 0
    while not table.over:
        seat = int(table.state.actor)
        if seat == CHANCE:
            table.enter(chance.draw(table.state))
            continue
        view, legal = table.state.view(seat), table.state.legal_actions()
        began = thread_time()
        choice = bots[seat].choose(view, legal)
        if len(legal) > 1:
            spent, decisions = spent + thread_time() - began, decisions + 1
        table.play(seat, choice.action)
    return spent / max(1, decisions)


def play(match: Match, folder: Path, games: int, end: float, runner: Runner) -> None:
    """Play on from what the folder holds."""
    what = tournament(match, folder)
    journal = Journal(folder / match.name, what)
    try:
        with told(match.name) as moved:
            run(journal, Until(what, games, None, end), runner, moved)
    finally:
        journal.close()


def table(folder: Path) -> str:
    """A row for every match that the folder has games of."""
    lines = [HEAD, ("---",) * len(HEAD)]
    for path in sorted(folder.glob(f"*/{FILE}")):
        what, games = read_journal(path)
        standings = Standings(what, max((one.number for one in games), default=-1) // 2 + 1)
        standings.update({game.number: game for game in games})
        lines.append(_row(what, standings))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def _row(what: Tournament, standings: Standings) -> tuple[str, ...]:
    (row,) = standings.pairings()
    rows = {row.bot: row for row in standings.bots()}
    ours, theirs = what.contestants
    assert ours.budget is not None
    other, score = rows[theirs.name], row.score
    return (
        f"*{what.configured.title()}*, {what.players}",
        f"`{ours.what}` ({ours.budget.iterations:,})",
        _given(theirs.what, "ISMCTS" if what.configured.about.hides else "MCTS"),
        str(row.games),
        results(row),
        "–" if score is None else percent(score),
        "–" if score is None else "yes" if score.mean >= AIM else "no",
        _milliseconds(row.milliseconds),
        _milliseconds(other.milliseconds),
        str(row.forfeits + other.forfeits),
    )


def _milliseconds(taken: float) -> str:
    return f"{taken:.3g}" if taken < 100 else f"{taken:,.0f}"


def _given(program: str, search: str) -> str:
    """What OpenSpiel's search had for a decision, as its command says."""
    if simulations := SIMULATIONS.search(program):
        return f"{search}, {int(simulations[1]):,} simulations"
    seconds = SECONDS.search(program)
    assert seconds is not None
    return f"{search}, {1000 * float(seconds[1]):.3g} ms"


def main(arguments: list[str] | None = None) -> int:
    """Play what is asked for, then show the table."""
    asked = _parser().parse_args(arguments)
    if unknown := set(asked.game) - settings().keys():
        sys.exit(f"{PROGRAM}: no such game: {', '.join(sorted(unknown))}")
    if not open_spiel.installed():
        sys.exit(f"{PROGRAM}: OpenSpiel is not installed: requirements/bench.txt lists it")
    runner = here(asked.processes)
    listed = [
        match
        for match in matches(asked.given, asked.iterations, asked.times)
        if not asked.game or match.game.about.id in asked.game
    ]
    try:
        for match in [] if asked.table else listed:
            end = monotonic() + 60 * asked.minutes
            play(match, asked.folder, asked.games, end, runner)
        text = table(asked.folder)
    except HantiseError as error:
        sys.exit(f"{PROGRAM}: {error}")
    if asked.page is None:
        print(text, end="")
    else:
        write_table(asked.page, MARK, text, PROGRAM)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=PROGRAM, description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--folder", type=Path, required=True, help="where the games are kept")
    parser.add_argument(
        "--given", choices=("iterations", "time"), default="iterations", help="what OpenSpiel gets"
    )
    parser.add_argument(
        "--iterations", type=whole, metavar="N", help="of our bot for a turn (as usual)"
    )
    parser.add_argument(
        "--times", type=positive, default=TIMES, metavar="N", help="so many times our time (10)"
    )
    parser.add_argument("--games", type=whole, default=40, metavar="N", help="of each match (40)")
    parser.add_argument(
        "--minutes", type=positive, default=float("inf"), metavar="N", help="for each match"
    )
    parser.add_argument("--processes", type=whole, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--table", action="store_true", help="play nothing: what there is")
    parser.add_argument("--page", type=Path, metavar="FILE", help="put the table into this page")
    return parser


if __name__ == "__main__":
    sys.exit(main())
