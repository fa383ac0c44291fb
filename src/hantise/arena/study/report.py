"""The page of a study, in the language in use, with its plots."""

import shlex
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean, median

from hantise.arena import page, plots
from hantise.arena.page import Grid, Plot, Section
from hantise.arena.report import percent
from hantise.arena.statistics import Estimate, estimate
from hantise.arena.study.facts import Facts
from hantise.arena.study.judge import judge
from hantise.arena.study.luck import Shares, deals_of, games_to_tell, scores_of, shares
from hantise.arena.study.run import Asked, Found
from hantise.text import LANGUAGES, PRODUCT, TextError, language, say, speaking

FEW = 0.05
"""Rarer endings are told in the table only."""
POINTS = 21
"""Of the curve of who is ahead."""


def write_study(asked: Asked, found: Sequence[Found], folder: Path) -> list[Path]:
    """Write a page in each language, and the plots that both show; the pages."""
    game = found[0].setting.game
    id, files, pages = game.about.id, dict[Path, str](), []
    for chosen in LANGUAGES:
        with speaking(chosen):
            sections = _sections(id, asked, found)
            path = folder / (f"{id}.md" if chosen == LANGUAGES[0] else f"{id}.{chosen}.md")
            files |= page.pictures(folder, sections)
            files[path] = page.markdown(_say("title", game=game.title()), sections)
            pages.append(path)
    page.save(files)
    return pages


def _say(key: str, **fields: object) -> str:
    return say(PRODUCT, f"study-{key}", fields)


def _written(figure: str) -> str:
    """A figure as the language in use writes it."""
    return figure.replace(".", ",") if language() == "fr" else figure


def _sections(id: str, asked: Asked, found: Sequence[Found]) -> list[Section]:
    return [
        _summary(id, asked, found),
        _games(found),
        _beginning(id, found),
        _lengths(id, found[0]),
        _endings(id, found),
        _lead(id, found),
        _luck(id, found),
    ]


# What it says


def command(id: str, asked: Asked, found: Sequence[Found]) -> str:
    """What to type to make the same study again."""
    words = ["hantise", "study", id, "--bot", asked.bot, "--games", str(asked.games)]
    numbers = {one.setting.game.players for one in found}
    if len(numbers) < len(found[0].setting.game.about.players):
        words += ["--players", str(*numbers)]
    return shlex.join([*words, "--seed", str(asked.seed)])


def _summary(id: str, asked: Asked, found: Sequence[Found]) -> Section:
    one = found[0]
    words = _say(
        "about",
        bot=asked.bot,
        weaker=one.unlike.tournament.bots[1],
        games=one.alike.counted,
        all=sum(each.alike.counted + each.unlike.counted for each in found),
    )
    told = [_in_short(each) for each in found if not each.setting.changed]
    lines = [words, "", f"    {command(id, asked, found)}", "", *(f"- {line}" for line in told)]
    return Section(_say("short"), "\n".join(lines), ())


def _in_short(found: Found) -> str:
    facts = found.facts
    begins = _places(found)[0]
    key = "even" if begins.low <= 0.5 <= begins.high else "good" if begins.mean > 0.5 else "bad"
    parts = _shares(found)
    sentences = [
        _say("short-players", players=found.setting.game.players),
        _say(f"short-begins-{key}", score=_written(percent(begins))),
        _say(
            "short-length",
            decisions=_written(f"{median(one.decisions for one in facts):g}"),
            choices=_written(f"{_choices(facts):.1f}"),
        ),
        _lead_in_short(facts),
    ]
    if parts is not None:
        sentences.append(_say("short-luck", skill=_percent(parts.skill), deal=_percent(parts.deal)))
    return " ".join(sentences)


def _lead_in_short(facts: Sequence[Facts]) -> str:
    changes = _written(f"{fmean(one.changes for one in facts):.1f}")
    decided = _decided(facts)
    if decided is None:  # where one loses, nobody wins alone
        return _say("short-lead-open", changes=changes)
    return _say("short-lead", changes=changes, decided=_percent(decided))


def _percent(part: float | None) -> str:
    return "–" if part is None else f"{100 * part:.0f}"


def _games(found: Sequence[Found]) -> Section:
    head = ("setting", "games", "decisions", "half", "choices", "forced", "tree", "draws")
    rows = []
    for one in found:
        facts = one.facts
        decisions = [each.decisions for each in facts]
        rows.append(
            (
                one.setting.name,
                str(len(facts)),
                f"{fmean(decisions):.0f}",
                f"{median(decisions):g}",
                f"{_choices(facts):.1f}",
                _percent(sum(each.forced for each in facts) / max(1, sum(decisions))),
                f"10^{fmean(each.tree for each in facts):.0f}",
                _percent(fmean(each.drawn for each in facts)),
            )
        )
    return Section(_say("games"), _say("games-words"), [_grid(head, rows)])


def _grid(head: Iterable[str], rows: Sequence[tuple[str, ...]]) -> Grid:
    written = [tuple(map(_written, row)) for row in rows]
    return Grid(tuple(_say(f"column-{key}") for key in head), written)


def _choices(facts: Sequence[Facts]) -> float:
    """Legal actions where there is a choice."""
    free = sum(one.decisions - one.forced for one in facts)
    return sum(one.legal for one in facts) / max(1, free)


def _places(found: Found) -> list[Estimate]:
    """The score of whoever decides first, of the next one, and so on."""
    players = found.setting.game.players
    by_deal: dict[int, list[Facts]] = {}
    facts = {one.number: one for one in found.facts}
    for task, played in found.alike.games():
        by_deal.setdefault(task.deal, []).append(facts[played.number])
    places = []
    for place in range(players):
        scores = [
            fmean((1 + one.returns[(one.first + place) % players]) / 2 for one in deal)
            for deal in by_deal.values()
        ]
        known = estimate(scores, players)
        assert known is not None
        places.append(known)
    return places


def _beginning(id: str, found: Sequence[Found]) -> Section:
    most = max(one.setting.game.players for one in found)
    head = (_say("column-setting"), *(_say("column-place", place=n + 1) for n in range(most)))
    rows, marks = [], []
    for one in found:
        places = _places(one)
        cells = [_written(percent(place)) for place in places] + ["–"] * (most - len(places))
        rows.append((one.setting.name, *cells))
        low, mean, high = (100 * part for part in (places[0].low, places[0].mean, places[0].high))
        marks.append(plots.Interval(one.setting.name, low, mean, high))
    picture = Plot(f"{id}-begins", plots.intervals(marks, "%", 50.0))
    return Section(_say("begins"), _say("begins-words"), [Grid(head, rows), picture])


def _lengths(id: str, one: Found) -> Section:
    decisions = [each.decisions for each in one.facts]
    picture = Plot(f"{id}-lengths", plots.histogram(decisions, ""))
    return Section(_say("length"), _say("length-words", setting=one.setting.name), [picture])


def _endings(id: str, found: Sequence[Found]) -> Section:
    counts = [Counter(facts.reason for facts in one.facts) for one in found]
    reasons = dict.fromkeys(reason for count in counts for reason, _ in count.most_common())
    head = (_say("column-ending"), *(one.setting.name for one in found))
    rows = [
        (
            _ending(id, reason),
            *(_percent(count[reason] / max(1, count.total())) for count in counts),
        )
        for reason in reasons
    ]
    return Section(_say("endings"), _say("endings-words"), [Grid(head, rows)])


def _ending(id: str, reason: str) -> str:
    """An ending in words; some name who won, and here nobody in particular did."""
    try:
        return say(id, f"ending-{reason}")
    except TextError:
        return _say("ending-goal")


def _lead(id: str, found: Sequence[Found]) -> Section:
    head = ("setting", "changes", "any-change", "decided", "judge")
    rows = [
        (
            one.setting.name,
            f"{fmean(each.changes for each in one.facts):.1f}",
            _percent(fmean(each.changes > 0 for each in one.facts)),
            _percent(_decided(one.facts)),
            _say(f"judge-{judge(one.setting.game).kind}"),
        )
        for one in found
    ]
    picture = Plot(f"{id}-lead", plots.curve(_winners_worth(found[0].facts), 100, "%"))
    words = _say("lead-words", setting=found[0].setting.name)
    return Section(_say("lead"), words, [_grid(head, rows), picture])


def _decided(facts: Sequence[Facts]) -> float | None:
    known = [one.decided for one in facts if one.decided is not None]
    return fmean(known) if known else None


def _winners_worth(facts: Sequence[Facts]) -> list[float]:
    """What whoever wins in the end could expect, in percent, on the way there."""
    sums = [list[float]() for _ in range(POINTS)]
    for one in facts:
        if one.decided is None:
            continue
        winner = one.returns.index(max(one.returns))
        for point, values in enumerate(sums):
            at = round(point * (len(one.worths) - 1) / (POINTS - 1))
            values.append(50 * (1 + one.worths[at][winner]))
    return [fmean(values) if values else 50.0 for values in sums]


def _shares(found: Found) -> Shares | None:
    return shares(deals_of(found.unlike))


def _luck(id: str, found: Sequence[Found]) -> Section:
    head = ("setting", "over", "score", "tell", "skill", "deal", "play")
    rows, bars = [], []
    for one in found:
        (row,), parts = one.unlike.pairings(), _shares(one)
        games = games_to_tell(scores_of(one.unlike))
        known = ("–",) * 3
        if parts is not None:
            known = (_percent(parts.skill), _percent(parts.deal), _percent(parts.play))
            bars.append((one.setting.name, (parts.skill, parts.deal, parts.play)))
        score = "–" if row.score is None else percent(row.score)
        tell = "–" if games is None else str(games)
        rows.append((one.setting.name, row.against[0], score, tell, *known))
    pictures = [Plot(f"{id}-luck", plots.shares(bars))] if bars else []
    return Section(_say("luck"), _say("luck-words"), [_grid(head, rows), *pictures])
