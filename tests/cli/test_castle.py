"""``hantise castle``: check and draw."""

import json
from pathlib import Path

import pytest

from hantise.cli import main
from hantise.games.castle.castles import SHIPPED, shipped_text


def test_a_good_castle_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["castle", "check", str(SHIPPED / "macgregor.toml"), "--lang", "en"]) == 0
    assert "25 rooms, 32 doors, 3 outer doors" in capsys.readouterr().out


def test_faults_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(shipped_text("macgregor").replace("00-10", "00-11"), encoding="utf-8")
    assert main(["castle", "check", str(bad), "--lang", "fr"]) == 1
    said = capsys.readouterr().out
    assert "00, 11\u00a0: une porte rouge entre des salles qui ne se touchent pas." in said
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
