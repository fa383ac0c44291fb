"""What can be asked for during a game, and the ways to leave it."""

import re
import resource
from pathlib import Path

from hantise.core.record import load
from tests.cli.conftest import Spawn
from tests.cli.games import MIDDLE, QUICK, only_game
from tests.cli.terminal import Terminal


def test_help_lists_the_orders_of_both_languages(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK, rows=60).asked()
    terminal.answer("?")
    for words in ("hint / indice", "undo / annuler", "quit / quitter", "◇ mirror room"):
        assert words in terminal.text
    terminal.answer("aide")
    terminal.answer("HELP")
    terminal.answer("")
    assert "hint / indice" not in terminal.text, "Enter draws the board again"


def test_hint(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK, "--position", MIDDLE, rows=40).asked()
    terminal.answer("indice")
    found = re.search(r"^Hint: (\S+) \((.*)\)", terminal.text, re.MULTILINE)
    assert found is not None
    assert found[1] in terminal.offered()


def test_log_rules_and_position(spawn: Spawn, home: Path) -> None:
    settings = {"variables": {"PAGER": "cat", "TERM": "dumb"}, "rows": 200}
    terminal = spawn("play", "18-ghosts", *QUICK, **settings).asked()
    terminal.answer("log")
    assert "Nothing has happened yet." in terminal.raw
    terminal.answer("Y@e1").answer("journal")
    assert "· You place a yellow ghost in e1." in terminal.raw
    terminal.answer("rules")
    assert "EG-3.4 Fight." in terminal.raw
    terminal.answer("position")
    assert load(only_game(home)).state.position() in terminal.raw


def test_hidden_position_stays_hidden(spawn: Spawn) -> None:
    terminal = spawn("play", "ghosts", *QUICK).asked()
    terminal.answer("position")
    assert "keep it secret" in terminal.text
    assert "deal:" not in terminal.raw


def test_undo(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    terminal.answer("undo")
    assert "there is nothing to undo" in terminal.text
    before = terminal.answer("").text
    terminal.answer("R@b5").answer("R@e2")
    assert "You place a red ghost in e2." in terminal.text
    terminal.answer("undo")
    assert "You place a red ghost in b5." in terminal.text
    terminal.answer("annuler")
    assert terminal.text == before
    terminal.answer("undo")
    assert "there is nothing to undo" in terminal.text
    table = load(only_game(home))
    assert [getattr(entry, "table", None) for entry in table.entries].count("back") == 2


def test_undone_draws_come_again(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "ghosts", "--pace", "0", "--bot", "random", "--option", "first=A")
    terminal.asked()
    hand = hand_on(terminal)
    terminal.answer("1")
    drawn = hand_on(terminal)
    terminal.answer("undo")
    assert hand_on(terminal) == hand
    terminal.answer("1")
    assert hand_on(terminal) == drawn


def hand_on(terminal: Terminal) -> list[str]:
    line = next(line for line in terminal.text.splitlines() if re.match(r"│ ([WKBRGY]\d| M)", line))
    return re.findall(r"[WKBRGY]\d|M", line)


def test_save_quit_resume(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "ghosts", *QUICK).asked()
    terminal.answer("1").answer("1")
    copy = home / "copy.json"
    terminal.answer(f"save {copy}")
    assert "Saved:" in terminal.text
    terminal.type(f"save {copy}")
    terminal.expect("Replace it")
    terminal.answer("n")
    terminal.answer("save /missing/folder/x.json")
    assert "/missing/folder/x.json" in terminal.text
    terminal.answer("")
    board = terminal.text
    terminal.type("quit")
    terminal.expect(r"Keep this game.*\[Y/n\]")
    terminal.type("")
    assert terminal.ended() == 0
    assert "hantise resume" in terminal.text
    assert spawn("play", "--resume", str(copy), *QUICK).asked().text == board
    again = spawn("resume", *QUICK).asked()
    assert again.text == board
    again.answer("undo")
    assert "Your turn" in again.text


def test_quit_without_keeping(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK, language="fr").asked()
    terminal.answer("1")
    terminal.type("quitter")
    terminal.expect("Garder cette partie")
    terminal.type("n")
    assert terminal.ended() == 0
    assert "pas été gardée" in terminal.text
    assert not list((home / "data").rglob("*.json"))


def test_end_of_input_keeps_the_game(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    terminal.answer("1")
    terminal.press("\x04")
    assert terminal.ended() == 0
    assert "The game is saved in" in terminal.text
    assert len(load(only_game(home)).entries) == 3


def test_interrupted(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    terminal.answer("1")
    assert terminal.interrupted() == 130
    assert "The game is saved in" in terminal.text
    assert "Traceback" not in terminal.raw
    assert len(load(only_game(home)).entries) == 3


def test_resign_against_one(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    terminal.type("resign")
    terminal.expect("really want to resign")
    terminal.answer("n")
    terminal.type("abandonner")
    terminal.expect("really want to resign")
    terminal.type("y")
    assert terminal.ended() == 0
    assert "A player resigned." in terminal.text
    assert "You resign." in terminal.text
    assert "B wins." in terminal.text
    outcome = load(only_game(home)).outcome()
    assert outcome is not None
    assert outcome.reason == "resigned"


def test_resign_against_several(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "ghosts", *QUICK, "--option", "rounds=1").asked()
    terminal.type("resign")
    terminal.expect("really want to resign")
    terminal.type("y")
    assert terminal.ended() == 0
    outcome = load(only_game(home)).outcome()
    assert outcome is not None
    assert outcome.ranks[0] == 3, "who resigned comes last; a bot played on"


def test_full_disk_does_not_stop_the_game(spawn: Spawn, home: Path) -> None:
    def no_space() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200))

    # Python itself would keep half a file of bytecode, and stumble over it later.
    alone = {"PYTHONDONTWRITEBYTECODE": "1"}
    terminal = spawn("play", "18-ghosts", *QUICK, before=no_space, variables=alone).asked()
    terminal.answer("1").answer("1")
    assert str(home) in terminal.text
    terminal.type("quit")
    terminal.type("y")
    assert terminal.ended() == 0
    assert "Traceback" not in terminal.raw
    assert not list((home / "data").rglob("*.json"))
