"""A finished game judged: in words, as data, and refused where there is nothing to judge."""

import json
from pathlib import Path

import msgspec
import pytest

from hantise.analysis import Analysis, Analyst
from hantise.analysis.judge import Judgement
from hantise.core.registry import find
from hantise.core.table import Table
from tests.cli.conftest import Run
from tests.cli.games import MIDDLE, kept, played
from tests.cli.test_bad_input import said


@pytest.fixture
def missed(home: Path) -> str:
    """A draw at once was missed, and all is lost."""
    table = Table(find("18-ghosts")(), start=MIDDLE)
    table.enter(table.game.parse("c3-c4"))
    table.resign(0)
    return str(kept(home, table))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Turning points", "1. A: c3 steps to c4", "−100 · better: d4 attacks e4", "Luck")),
        ("fr", ("Tournants", "1. A : c3 va en c4", "−100 · mieux : d4 attaque e4", "Chance")),
    ],
)
def test_a_turning_point_in_words(
    run: Run, missed: str, language: str, told: tuple[str, ...]
) -> None:
    ran = run("analyse", missed, "--iterations", "2000", "--lang", language)
    assert ran.status == 0
    for words in told:
        assert words in said(ran.out)
    assert not ran.err, "no bar where nobody looks"


def test_the_same_as_data(run: Run, missed: str) -> None:
    arguments = ("analyse", missed, "--iterations", "2000", "--seed", "4", "--json")
    first, again = run(*arguments).out, run(*arguments).out
    assert first == again
    analysis = msgspec.json.decode(first, type=Analysis)
    assert (analysis.seed, analysis.iterations, analysis.bot) == (4, 2000, "master")
    assert [move.cost for move in analysis.moves] == [1.0]
    assert json.loads(first)["moves"][0]["better"]["action"] == "d4xe4"


def test_what_cannot_be_judged(run: Run, home: Path, missed: str) -> None:
    going = str(kept(home, played("18-ghosts", 9), "going.json"))
    for arguments, english, french in (
        ((going,), "still in progress", "encore en cours"),
        ((missed, "--as", "zzz"), "“zzz”", "« zzz »"),
        ((missed, "--iterations", "3"), "3 iterations are too few", "3 itérations ne suffisent"),
    ):
        for language, words in (("en", english), ("fr", french)):
            ran = run("analyse", *arguments, "--lang", language)
            assert (ran.status, ran.out) == (2, "")
            assert words in said(ran.err)


def test_it_goes_on_where_it_was_ended(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(kept(home, played("18-ghosts", 400)))
    arguments = ("analyse", path, "--iterations", "50", "--json")
    wanted = run(*arguments).out
    asked: list[int] = []
    judge = Analyst.judge

    def ended_at_nine(self: Analyst, number: int) -> Judgement:
        asked.append(number)
        if number == 9 and asked.count(9) == 1:
            raise KeyboardInterrupt
        return judge(self, number)

    monkeypatch.setattr(Analyst, "judge", ended_at_nine)
    assert run(*arguments).status == 130
    (file,) = (home / "data" / "hantise" / "analyses").iterdir()
    with file.open("ab") as cut:
        cut.write(b'{"values": [0')
    assert run(*arguments).out == wanted
    assert asked[:11] == [*range(10), 9], "what was judged is not judged again"
    assert not file.exists()
