"""``hantise analyse``: what each move of a finished game was worth, and where it turned."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.configure import JsonOption, whole_number_option
from hantise.core.errors import HantiseError

if TYPE_CHECKING:
    from rich.table import Table as Sheet

    from hantise.analysis import AnalysedMove, Analysis, Effort
    from hantise.core.table import Table


def analyse(
    file: Annotated[Path, typer.Argument(metavar="cli-word-file", help="cli-help-replay-file")],
    judge: Annotated[
        str | None, typer.Option("--as", metavar="cli-word-bot", help="cli-help-analyse-as")
    ] = None,
    iterations: Annotated[
        int | None, whole_number_option("iterations", "analyse-iterations")
    ] = None,
    seed: Annotated[int, whole_number_option("seed", "analyse-seed")] = 1,
    json: JsonOption = False,
) -> None:
    """Judge every move, with a bar that moves, and show what came of it."""
    from hantise.cli.files import load
    from hantise.cli.screen import print_json

    table = load(file)
    analysis = _analysed(table, _effort(table, judge, iterations, seed))
    if json:
        print_json(analysis)
    else:
        _show(analysis, table)


def _effort(table: "Table", judge: str | None, iterations: int | None, seed: int) -> "Effort":
    from hantise.analysis import usual_effort
    from hantise.analysis.analyst import count_moments
    from hantise.analysis.effort import FEWEST

    if not table.over:
        raise HantiseError("cli-error-analyse-open")
    effort = usual_effort(table.game, count_moments(table), judge)._replace(seed=seed)
    if iterations is None:
        return effort
    if iterations < FEWEST:
        raise HantiseError("cli-error-analyse-iterations", given=iterations, least=FEWEST)
    return effort._replace(iterations=iterations)


def _analysed(table: "Table", effort: "Effort") -> "Analysis":
    from hantise.analysis import Analyst
    from hantise.cli.progress import bar
    from hantise.cli.unfinished import Unfinished

    analyst, unfinished = Analyst(table, effort), Unfinished(table, effort)
    total, judgements = len(analyst.moments), unfinished.read()
    unfinished.write(judgements)
    with bar("cli-analyse-running") as moved:
        for number in range(len(judgements), total):
            moved(number, total)
            judgements.append(analyst.judge(number))
            unfinished.add(judgements[-1])
    unfinished.drop()
    return analyst.sum_up(judgements)


def _show(analysis: "Analysis", table: "Table") -> None:
    from hantise.cli.screen import console
    from hantise.cli.sparkline import sparkline
    from hantise.terminal.words import say

    out = console()
    longest = max(map(len, table.names))
    for seat, name in enumerate(table.names):
        values = [analysis.start[seat], *(move.values[seat] for move in analysis.moves)]
        line = sparkline(values, max(8, out.width - longest - 14))
        out.print(f"{name:<{longest}} {worth(values[0]):>4} {line} {worth(values[-1]):>4}")
    out.print(say("cli-analyse-scale", bot=analysis.bot, iterations=analysis.iterations))
    out.print()
    out.print(say("cli-analyse-turning" if analysis.turning else "cli-analyse-calm"), style="bold")
    for number in sorted(analysis.turning):
        for line in _turning(analysis.moves[number], table):
            out.print(line, soft_wrap=True)
    out.print(_accounts(analysis, table))


def _turning(move: "AnalysedMove", table: "Table") -> list[str]:
    """A move that cost much: what was done, and what should have been."""
    from hantise.core.action import Action
    from hantise.terminal.words import say

    game, played = table.game, table.entries[move.seq - 1]
    assert isinstance(played, Action)
    assert move.better is not None
    name = table.names[move.actor]
    done = game.describe(played).say(names=table.names)
    better = game.describe(game.parse(move.better.action)).say(names=table.names)
    return [
        say("cli-analyse-move", move=move.move, name=name, action=done),
        say("cli-analyse-better", cost=worth(-move.cost), action=better),
    ]


def _accounts(analysis: "Analysis", table: "Table") -> "Sheet":
    """Luck and choice, seat by seat."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table as Sheet

    from hantise.terminal.words import say

    columns = ("start", "choice", "others", "luck", "end", "mistakes")
    sheet = Sheet(box=SIMPLE_HEAD, pad_edge=False)
    sheet.add_column(say("cli-column-seat"), overflow="fold")
    for column in columns:
        sheet.add_column(say(f"cli-column-{column}"), justify="right")
    for name, seat in zip(table.names, analysis.seats, strict=True):
        cells = (seat.start, seat.choice, seat.others, seat.luck, seat.end, -seat.mistakes)
        sheet.add_row(name, *map(worth, cells))
    return sheet


def worth(value: float) -> str:
    """A value as people read it: from −100 to +100."""
    number = round(100 * value)
    return f"{number:+d}".replace("-", "−") if number else "0"
