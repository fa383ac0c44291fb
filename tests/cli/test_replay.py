"""Games seen again: both ways on a terminal, as a log, as data, from any seat's eyes."""

import json
from pathlib import Path

import pytest

from hantise.core.table import Seat
from tests.cli.conftest import Run, Spawn
from tests.cli.games import kept, played

RIGHT, LEFT = "\x1b[C", "\x1b[D"


@pytest.fixture
def castle(home: Path) -> str:
    return str(kept(home, played("18-ghosts", 30)))


@pytest.fixture
def cards(home: Path) -> str:
    return str(kept(home, played("ghosts", 12, 3, {"first": "A"})))


def test_log(run: Run, home: Path) -> None:
    path = str(kept(home, played("ghosts", 10_000, 3, {"rounds": 1, "first": "A"})))
    english = run("replay", path)
    assert english.status == 0
    assert "A is dealt a card: " in english.out
    assert "is over" in english.out
    assert "wins" in english.out or "share" in english.out
    french = run("replay", path, "--lang", "fr").out
    assert len(french.splitlines()) == len(english.out.splitlines())
    assert "manche" in french


def test_steps_both_ways(spawn: Spawn, castle: str) -> None:
    terminal = spawn("replay", castle)
    terminal.expect("q quit")
    start = terminal.text
    assert "0 / 30" in start
    for keys, place in (
        ("n", "1 / 30"),
        (RIGHT, "2 / 30"),
        ("p", "1 / 30"),
        (LEFT, "0 / 30"),
        (LEFT, "0 / 30"),
        ("l", "30 / 30"),
        ("n", "30 / 30"),
        ("f", "0 / 30"),
        ("17\r", "17 / 30"),
        ("nnn", "20 / 30"),
        ("999\r", "30 / 30"),
        ("x", "30 / 30"),
        ("f", "0 / 30"),
    ):
        terminal.press(keys)
        terminal.expect(place)
        terminal.expect("q quit")
    assert terminal.text == start
    terminal.press("q")
    assert terminal.ended() == 0


def test_eyes_on_a_terminal(spawn: Spawn, cards: str) -> None:
    terminal = spawn("replay", cards, "--step", "20", "--eyes", "all", language="fr")
    terminal.expect("q quitter")
    assert "vous voyez ce qui est caché" in terminal.text
    for eyes in ("spectateur", "vue.: A", "vue.: B", "vue.: C", "tout révélé"):
        terminal.press("e")
        terminal.expect(eyes)
        terminal.expect("q quitter")


def test_draws_are_no_steps_of_their_own(spawn: Spawn, cards: str) -> None:
    terminal = spawn("replay", cards)
    terminal.expect("q quit")
    terminal.press("n")
    terminal.expect("16 / ")
    terminal.press("n")
    terminal.expect("18 / ")


def test_one_step_without_a_terminal(run: Run, castle: str) -> None:
    ran = run("replay", castle, "--step", "1")
    assert "A places a" in ran.out
    assert "┌─────┬" in ran.out


def test_usual_eyes(run: Run, home: Path) -> None:
    seats = [Seat("Ada"), Seat("B", "careful"), Seat("C", "careful")]
    path = str(kept(home, played("ghosts", 8, 3, {"first": "A"}, seats)))
    own = run("replay", path).out
    assert "Ada draws a card: " in own
    assert "B draws a card: " not in own
    assert "B draws a card." in own
    assert "B draws a card." in run("replay", path, "--eyes", "public").out
    everything = run("replay", path, "--eyes", "all").out
    assert "B draws a card: " in everything
    assert everything.startswith("This game is not over")


def test_data(run: Run, castle: str) -> None:
    data = json.loads(run("replay", castle, "--json").out)
    assert data["game"] == "18-ghosts"
    assert data["eyes"] == "all"
    assert [moment["number"] for moment in data["moments"]] == list(range(31))
    assert all("action" in moment for moment in data["moments"][1:])
    assert data["moments"][1]["events"][0]["kind"] == "placed"
    assert data["result"] is None


def test_data_keeps_secrets(run: Run, cards: str) -> None:
    data = json.loads(run("replay", cards, "--json", "--eyes", "B").out)
    assert data["eyes"] == "B"
    for moment in data["moments"][1:]:
        assert ("action" in moment) == (moment["actor"] == 1)
        assert moment["view"]["seat"] == 1
        assert "hands" not in moment
        for event in moment["events"]:
            if event["kind"] in ("dealt", "drawn") and event["fields"]["seat"] != 1:
                assert event["fields"]["card"] is None
    everything = json.loads(run("replay", cards, "--json", "--eyes", "all").out)
    assert len(everything["moments"][20]["hands"]) == 3


def test_check(run: Run, castle: str) -> None:
    assert "30 entries re-run" in run("replay", "--check", castle).out
    assert json.loads(run("replay", "--check", "--json", castle).out)["sound"] is True
