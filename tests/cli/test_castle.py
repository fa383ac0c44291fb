"""``hantise castle``: check and draw."""

import json
from pathlib import Path

import pytest

from hantise.cli import main
from hantise.core.record import load
from hantise.games.castle.castles import SHIPPED, shipped_text
from hantise.games.macgregor import MacGregor
from tests.cli.conftest import Run


def test_a_good_castle_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["castle", "check", str(SHIPPED / "macgregor.toml"), "--lang", "en"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert "25 rooms, 32 doors, 3 outer doors" in said[0]
    assert said[1:] == [
        "  Doors: 11 red, 11 blue, 10 green.",
        "  Outer doors: 1 red, 1 blue, 1 green.",
        "  The shortest way out from 02 leads through 7 doors.",
    ]


def test_a_warning_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    easy = tmp_path / "easy.toml"
    easy.write_text(shipped_text("macgregor").replace('"40S"', '"03N"'), encoding="utf-8")
    assert main(["castle", "check", str(easy), "--lang", "en"]) == 0
    assert (
        "This castle can be played, but note:\n  02, 03: with the right" in capsys.readouterr().out
    )
    assert main(["castle", "check", str(easy), "--json"]) == 0
    (facts,) = json.loads(capsys.readouterr().out)["facts"]
    assert facts["ways"] == [{"start": "02", "rooms": ["02", "03"]}]
    assert [warning["warning"] for warning in facts["warnings"]] == ["out-in-one-turn"]


def test_faults_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(shipped_text("macgregor").replace("00-10", "00-11"), encoding="utf-8")
    assert main(["castle", "check", str(bad), "--lang", "fr"]) == 1
    said = capsys.readouterr().out
    assert "00, 11\u00a0: une porte rouge entre des pièces qui ne se touchent pas." in said
    assert main(["castle", "check", str(bad), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)["faults"]
    assert {"door-apart"} <= {fault["fault"] for fault in found}
    assert main(["castle", "draw", str(bad)]) == 1


def test_a_castle_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "castle.svg"
    file = str(SHIPPED / "macgregor-treasure.toml")
    assert main(["castle", "draw", file, "--output", str(picture)]) == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    capsys.readouterr()


def test_of_two_castles_one_must_be_named(tmp_path: Path) -> None:
    both = tmp_path / "both.toml"
    tables = (f"[{game}]\n{shipped_text(game)}" for game in ("macgregor", "macgregor-treasure"))
    both.write_text("\n".join(tables), encoding="utf-8")
    assert main(["castle", "check", str(both)]) == 0
    assert main(["castle", "draw", str(both)]) == 2
    assert main(["castle", "draw", str(both), "--game", "macgregor"]) == 0
    assert (tmp_path / "both.svg").exists()
    assert main(["castle", "draw", str(both), "--game", "chess"]) == 2


@pytest.mark.parametrize(
    "arguments", [("paint", str(SHIPPED / "macgregor.toml")), ("check", "nowhere.toml")]
)
def test_bad_input_is_said(arguments: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["castle", *arguments]) == 2
    assert capsys.readouterr().err.startswith("hantise: ")


def test_a_game_is_played_on_a_castle_of_ones_own(run: Run, tmp_path: Path) -> None:
    mine, kept = tmp_path / "mine.toml", tmp_path / "kept.json"
    # The outer doors change places.
    text = shipped_text("macgregor").replace('"40S" = "red"', '"41S" = "red"')
    mine.write_text(text, encoding="utf-8")
    playing = ("play", "macgregor", "--people", "0", "--option", f"castle=@{mine}")
    assert run(*playing, "--save", str(kept)).status == 0
    game = load(kept).game
    assert isinstance(game, MacGregor)
    assert game.options.castle == text
    mine.unlink()
    assert run("replay", str(kept)).status == 0
    assert "mine.toml" in run(*playing).err


def test_a_faulty_castle_is_refused_with_its_fault(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(shipped_text("macgregor").replace("00-10", "00-11"), encoding="utf-8")
    ran = run("play", "macgregor", "--people", "0", "--option", f"castle=@{mine}")
    assert ran.status == 2
    assert "00, 11" in ran.err
    mine.write_text("#" * 200_000, encoding="utf-8")
    assert "100,000" in run("play", "macgregor", "--option", f"castle=@{mine}").err


@pytest.mark.parametrize(
    "text", [f"game = 0x{'f' * 3900}\n", f"[macgregor]\nstairs = [[0x{'f' * 3900}]]\n"]
)
def test_a_number_that_cannot_be_quoted_is_a_fault(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "castle.toml"
    file.write_text(text, encoding="utf-8")
    said = [run("castle", "check", str(file), "--lang", language) for language in ("en", "fr")]
    assert [ran.status for ran in said] == [1, 1]
    assert said[0].out != said[1].out
    assert not said[0].err
    found = json.loads(run("castle", "check", str(file), "--json").out)
    assert [fault["fault"] for fault in found["faults"]] == ["huge-number"]
