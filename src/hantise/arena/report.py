"""The report of a tournament: as a web page that stands alone, and as Markdown with its plots."""

import shlex
from pathlib import Path

import msgspec

from hantise.arena import page, plots
from hantise.arena.page import Grid, Plot, Section
from hantise.arena.ratings import ratings
from hantise.arena.standings import Row, Standings
from hantise.arena.statistics import Estimate, estimate
from hantise.core.registry import find
from hantise.text import PRODUCT, say


def write_report(standings: Standings, folder: Path) -> list[Path]:
    """Write ``report.html``, ``report.md`` and the plots; the first two."""
    title = _say("title", game=standings.tournament.configured.title())
    sections = _sections(standings)
    written, text = folder / "report.html", folder / "report.md"
    files = {written: page.html(title, sections), text: page.markdown(title, sections)}
    page.save(page.pictures(folder, sections) | files)
    return [written, text]


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
