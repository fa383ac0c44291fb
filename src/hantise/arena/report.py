"""The report of a tournament: as a web page that stands alone, and as Markdown with its plots."""

import os
import shlex
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec

from hantise.arena import plots
from hantise.arena.ratings import ratings
from hantise.arena.standings import Row, Standings
from hantise.arena.statistics import Estimate, estimate
from hantise.core.errors import NotSaved
from hantise.core.registry import find
from hantise.text import PRODUCT, language, say

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #8884 }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
pre { overflow-x: auto; padding: .6rem; border: 1px solid #8884; border-radius: 4px }
.wide { overflow-x: auto }
"""


class Grid(NamedTuple):
    """A table."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


class Plot(NamedTuple):
    """A picture and its name."""

    name: str
    svg: str


class Section(NamedTuple):
    """A heading, what is said below it, and a table or a picture."""

    heading: str
    words: str
    parts: Sequence[Grid | Plot]


def write_report(standings: Standings, folder: Path) -> list[Path]:
    """Write ``report.html``, ``report.md`` and the plots; the first two."""
    title = _say("title", game=standings.tournament.configured.title())
    sections = _sections(standings)
    page, text = folder / "report.html", folder / "report.md"
    try:
        for section in sections:
            for part in section.parts:
                if isinstance(part, Plot):
                    _replace(folder / f"{part.name}.svg", plots.standing_alone(part.svg))
        _replace(page, _html(title, sections))
        _replace(text, _markdown(title, sections))
    except OSError as error:
        raise NotSaved("error-not-saved", path=str(folder), detail=error.strerror) from error
    return [page, text]


def _replace(path: Path, text: str) -> None:
    """Whole or not at all: an older report stays until the new one is there."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".report-")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _say(key: str, **fields: object) -> str:
    return say(PRODUCT, f"arena-report-{key}", fields)


# What it says


def _sections(standings: Standings) -> list[Section]:
    sections = [_summary(standings)]
    if standings.counted:
        sections += [_ladder(standings), _lengths(standings), _seats(standings), _cost(standings)]
    return sections


def _summary(standings: Standings) -> Section:
    head = ("bot", "against", "results", "score", "share", "forfeits")
    names = tuple(say(PRODUCT, f"cli-column-{key}") for key in head)
    rows = [_row(row) for row in standings.pairings()]
    words = _say("summary", games=standings.counted, seed=str(standings.tournament.seed))
    return Section(_say("results"), f"{words}\n\n    {command(standings)}", [Grid(names, rows)])


def _row(row: Row) -> tuple[str, ...]:
    return (
        row.bot,
        ", ".join(row.against),
        results(row),
        "–" if row.score is None else percent(row.score),
        f"{row.share / row.fair:.2f}",
        str(row.forfeits),
    )


def results(row: Row) -> str:
    """Won, drawn and lost."""
    return f"{row.wins}–{row.draws}–{row.games - row.wins - row.draws}"


def percent(score: Estimate) -> str:
    """A score with its interval."""
    return f"{100 * score.mean:.1f} ({100 * score.low:.1f}–{100 * score.high:.1f})"


def command(standings: Standings) -> str:
    """What to type to play the same games again."""
    tournament = standings.tournament
    usual = msgspec.structs.asdict(find(tournament.game)(tournament.players).options)
    words = ["hantise", "arena", tournament.game, *tournament.bots]
    words += ["--players", str(tournament.players)]
    for name, value in tournament.options.items():
        if value != usual[name]:
            words += ["--option", f"{name}={str(value).lower() if value is True else value}"]
    words += ["--games", str(standings.deals * tournament.players)]
    if tournament.players > 2:
        words += ["--lineup", tournament.lineup]
    if standings.sprt is not None:
        words += ["--sprt", f"{100 * standings.sprt.low:g}:{100 * standings.sprt.high:g}"]
    words += ["--seed", str(tournament.seed), "--seconds", f"{tournament.limits.seconds:g}"]
    words += ["--megabytes", str(tournament.limits.megabytes)]
    return shlex.join(words)


def _ladder(standings: Standings) -> Section:
    tournament = standings.tournament
    two = tournament.players == 2
    rated = ratings(len(tournament.bots), tournament.players, standings.games())
    order = sorted(range(len(rated)), key=lambda bot: -rated[bot].mean)
    digits = 0 if two else 1
    rows = [
        (
            standings.names[bot],
            f"{one.mean:.{digits}f}",
            f"{one.low:.{digits}f}–{one.high:.{digits}f}",
        )
        for bot, one in ((bot, rated[bot]) for bot in order)
    ]
    marks = [
        plots.Interval(standings.names[bot], one.low, one.mean, one.high)
        for bot, one in ((bot, rated[bot]) for bot in order)
    ]
    head = (say(PRODUCT, "cli-column-bot"), _say("rating"), _say("interval"))
    words = _say("two-seats" if two else "more-seats")
    return Section(
        _say("ladder"), words, [Grid(head, rows), Plot("ladder", plots.intervals(marks, ""))]
    )


def _lengths(standings: Standings) -> Section:
    lengths = sorted(sum(played.decisions) for _, played in standings.games())
    words = _say(
        "lengths-words",
        least=lengths[0],
        median=lengths[len(lengths) // 2],
        most=lengths[-1],
    )
    return Section(_say("lengths"), words, [Plot("lengths", plots.histogram(lengths, ""))])


def _seats(standings: Standings) -> Section:
    marks = []
    for bot, name in enumerate(standings.names):
        for seat in range(standings.tournament.players):
            scores = [
                (1 + played.returns[seat]) / 2
                for task, played in standings.games()
                if task.seats[seat] == bot
            ]
            found = estimate(scores, 1)
            if found is not None:
                low, mean, high = (100 * one for one in (found.low, found.mean, found.high))
                marks.append(plots.Interval(f"{name} · {chr(ord('A') + seat)}", low, mean, high))
    plot = plots.intervals(marks, "%", 50.0)
    return Section(_say("seats"), _say("seats-words"), [Plot("seats", plot)])


def _cost(standings: Standings) -> Section:
    rows = standings.bots()
    head = (say(PRODUCT, "cli-column-bot"), say(PRODUCT, "cli-column-cost"))
    grid = Grid(head, [(row.bot, f"{row.milliseconds:.3g} ms") for row in rows])
    plot = plots.bars([(row.bot, row.milliseconds) for row in rows], "ms")
    return Section(_say("cost"), _say("cost-words"), [grid, Plot("cost", plot)])


# How it is written


def _markdown(title: str, sections: Sequence[Section]) -> str:
    lines = [f"# {title}", ""]
    for section in sections:
        lines += [f"## {section.heading}", "", section.words, ""]
        for part in section.parts:
            if isinstance(part, Plot):
                lines += [f"![{section.heading}]({part.name}.svg)", ""]
            else:
                lines += [_cells(part.head), _cells(["---"] * len(part.head))]
                lines += [*map(_cells, part.rows), ""]
    return "\n".join(lines)


def _cells(cells: Sequence[str]) -> str:
    escaped = (cell.replace("|", "\\|") for cell in cells)
    return f"| {' | '.join(escaped)} |"


def _html(title: str, sections: Sequence[Section]) -> str:
    body = [f"<h1>{escape(title)}</h1>"]
    for section in sections:
        body.append(f"<h2>{escape(section.heading)}</h2>")
        for words in section.words.split("\n\n"):
            tag = "pre" if words.startswith("    ") else "p"
            body.append(f"<{tag}>{escape(words.strip())}</{tag}>")
        for part in section.parts:
            body.append(part.svg if isinstance(part, Plot) else _grid(part))
    head = f"<meta charset='utf-8'><title>{escape(title)}</title><style>{STYLE}</style>"
    phone = "<meta name='viewport' content='width=device-width'>"
    content = "\n".join(body)
    opening = f"<!doctype html>\n<html lang='{language()}'><head>{head}{phone}</head>"
    return f"{opening}\n<body>{content}</body></html>\n"


def _grid(grid: Grid) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    rows = "".join(row(cells, "td") for cells in grid.rows)
    return f"<div class='wide'><table>{row(grid.head, 'th')}{rows}</table></div>"
