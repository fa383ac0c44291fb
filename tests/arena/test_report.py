"""Ratings tell the strong from the weak, and a report shows what was played."""

import re
from math import log10
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from hantise.arena import plots
from hantise.arena.ratings import Ranking, Result, bradley_terry, plackett_luce
from hantise.arena.report import command, write_report
from hantise.arena.standings import Standings
from hantise.arena.statistics import Sprt
from hantise.arena.tournament import plan
from hantise.core.registry import find
from hantise.text import LANGUAGES, speaking
from tests.arena.test_tournament import finished


def test_bradley_terry_finds_the_strengths_that_made_the_results() -> None:
    random, truth = Random(2), (0.0, 150.0, 400.0)
    results = []
    for one, other in ((0, 1), (0, 2), (1, 2)):
        expected = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
        results += [Result(one, other, float(random.random() < expected)) for _ in range(600)]
    found = bradley_terry(3, results)
    mean = sum(truth) / 3
    for strength, estimate in zip(truth, found, strict=True):
        assert estimate.low < 1500 + strength - mean < estimate.high
        assert estimate.high - estimate.low < 90


def test_a_sweep_is_not_infinitely_strong() -> None:
    strong, weak = bradley_terry(2, [Result(0, 1, 1.0)] * 20)
    assert 300 < strong.mean - weak.mean < 1500
    assert strong.high - strong.low > 200, "and little is known of it"


def test_draws_are_half() -> None:
    one, other = bradley_terry(2, [Result(0, 1, 0.5)] * 10 + [Result(0, 1, 0.75)] * 200)
    assert abs((one.mean - other.mean) - 400 * log10(0.738 / 0.262)) < 3


def test_plackett_luce_ranks_whole_tables_and_copies() -> None:
    apart = plackett_luce(4, [Ranking((3, 1, 2), (3, 1, 2)), Ranking((0, 2, 1), (3, 2, 1))] * 30)
    assert apart[1].low > apart[2].high > apart[3].mean
    one, others = plackett_luce(
        2, [Ranking((0, 1, 1), (1, 2, 2)), Ranking((1, 0, 1), (2, 1, 3))] * 30
    )
    assert one.low > others.high


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Standings:
    what = plan(find("ghosts")(3, {"rounds": 1}), ("careful", "random"), 2)
    return finished(tmp_path_factory.mktemp("arena"), what, 12, Sprt(0.01, 0.02))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_shows_all_of_it(played: Standings, tmp_path: Path, language: str) -> None:
    with speaking(language):
        page, text = write_report(played, tmp_path)
    html, markdown = page.read_text(encoding="utf-8"), text.read_text(encoding="utf-8")
    assert f"lang='{language}'" in html
    assert html.count("<svg") == 4
    assert "<script" not in html
    pictures = re.findall(r"!\[[^]]+\]\((\w+)\.svg\)", markdown)
    assert pictures == ["ladder", "lengths", "seats", "cost"]
    for name in pictures:
        ET.parse(tmp_path / f"{name}.svg")
    for shown in (html, markdown):
        assert "careful" in shown
        assert command(played) in shown


def test_the_command_plays_the_same_again(played: Standings) -> None:
    assert command(played) == (
        "hantise arena ghosts careful random --players 3 --option rounds=1 --games 12 "
        "--lineup one --sprt 1:2 --seed 2 --seconds 10 --megabytes 2048"
    )


def test_a_report_of_nothing_says_so(tmp_path: Path) -> None:
    what = plan(find("ghosts")(2), ("careful", "random"), 2)
    _, text = write_report(Standings(what, 4), tmp_path)
    assert "0 games" in text.read_text(encoding="utf-8")


@pytest.mark.parametrize("values", [[5], [5, 5], [0, 1], [217, 231, 220], [0.001, 1000]])
def test_plots_of_any_values(values: list[float]) -> None:
    rows = [plots.Interval("<a & b>", value, value, value) for value in values]
    for svg in (
        plots.histogram(values, ""),
        plots.intervals(rows, "%", 50),
        plots.bars([("x" * 80, value) for value in values], "ms"),
        plots.shares([("<a & b>", (value / max(values) / 2, 0.5, 0.0)) for value in values]),
        plots.curve(values, 100, "%"),
    ):
        ET.fromstring(plots.standing_alone(svg))
