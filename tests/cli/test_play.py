"""Whole games at a terminal, and what can be asked for during one."""

import re
import resource
from pathlib import Path

import pytest

from hantise.cli.screen import WIPE_ALL
from hantise.core.record import load
from tests.cli.conftest import Spawn
from tests.cli.games import MIDDLE
from tests.cli.terminal import PROMPT, Terminal

QUICK = ("--seed", "7", "--pace", "0")


def only_game(home: Path) -> Path:
    (path,) = (home / "data" / "hantise" / "games").iterdir()
    return path


def play_to_the_end(terminal: Terminal, end: str, *, by_notation: bool = False) -> int:
    """Choose the first action every time, or by its notation; how many times."""
    count = 0
    while terminal.expect(PROMPT[terminal.language], end) == 0:
        terminal.type(terminal.offered()[0] if by_notation else "1")
        count += 1
    return count


def test_a_game_of_18_ghosts_by_number(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK)
    assert play_to_the_end(terminal, "To see it again") > 9
    assert terminal.ended() == 0
    assert re.search(r"^\w wins\.$", terminal.text, re.MULTILINE)
    assert "  1. " in terminal.text
    table = load(only_game(home))
    assert table.over
    assert table.seats[0].bot is None
    assert table.seats[1].bot == "careful"


def test_a_game_of_ghosts_by_number(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "ghosts", *QUICK, "--option", "rounds=1", "--names", "Zoé")
    assert play_to_the_end(terminal, "To see it again") > 15
    assert terminal.ended() == 0
    assert "fear point" in terminal.text
    table = load(only_game(home))
    assert table.over
    assert [seat.bot for seat in table.seats] == [None, "careful", "careful"]
    assert table.names == ["Zoé", "B", "C"]


def test_a_game_in_french_by_notation(spawn: Spawn, home: Path) -> None:
    terminal = spawn(
        *("play", "18-ghosts", *QUICK, "--seat", "B", "--bot", "random"), language="fr"
    )
    assert play_to_the_end(terminal, "Pour la revoir", by_notation=True) > 9
    assert terminal.ended() == 0
    assert re.search(r"[AB] gagne\.|nulle", terminal.text)
    assert load(only_game(home)).seats[0].bot == "random"


def test_screen_at_80_by_24(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    lines = terminal.text.splitlines()
    assert lines[0].startswith(" 18 Ghosts ")
    assert "Your turn: place one of your ghosts" in terminal.text
    assert terminal.offered()[:2] == ["B@a2", "B@a5"]
    assert len(terminal.offered()) == 18
    assert lines[-1].startswith("Number, notation")


def test_screen_of_ghosts_at_80_by_24(spawn: Spawn) -> None:
    terminal = spawn("play", "ghosts", *QUICK, language="fr").asked()
    for _ in range(6):
        terminal.answer("1")
        assert terminal.text.startswith(" Ghosts ")
        assert "Votre main" in terminal.text


@pytest.mark.parametrize("how", ["--no-colour", "NO_COLOR"])
def test_no_colour(spawn: Spawn, how: str) -> None:
    if how == "NO_COLOR":
        terminal = spawn("play", "18-ghosts", *QUICK, variables={"NO_COLOR": "1"})
    else:
        terminal = spawn("play", "18-ghosts", *QUICK, how)
    terminal.asked().answer("1")
    assert not re.search(r"\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9\d|10\d)(;|m)", terminal.raw)


def test_help_lists_the_orders_of_both_languages(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK, rows=60).asked()
    terminal.answer("?")
    for words in ("hint / indice", "undo / annuler", "quit / quitter", "◇   mirror room"):
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
    assert "· A places a yellow ghost in e1." in terminal.raw
    terminal.answer("rules")
    assert "EG-3.4 Fight." in terminal.raw
    terminal.answer("position")
    assert load(only_game(home)).state.position() in terminal.raw


def test_hidden_position_stays_hidden(spawn: Spawn) -> None:
    terminal = spawn("play", "ghosts", *QUICK).asked()
    terminal.answer("position")
    assert "it stays secret" in terminal.text
    assert "deal:" not in terminal.raw


def test_undo(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    terminal.answer("undo")
    assert "there is nothing to undo" in terminal.text
    before = terminal.answer("").text
    terminal.answer("R@b5").answer("R@e2")
    assert "A places a red ghost in e2." in terminal.text
    terminal.answer("undo")
    assert "A places a red ghost in b5." in terminal.text
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
    terminal.answer("save /missing/folder/x.json")
    assert "/missing/folder/x.json" in terminal.text
    terminal.answer("")
    board = terminal.text
    terminal.type("quit")
    terminal.expect(r"Keep this game.*\[Y/n\]")
    terminal.type("")
    assert terminal.ended() == 0
    assert "hantise resume" in terminal.text
    for arguments in (["resume"], ["resume", str(copy)], ["play", "--resume", str(copy)]):
        again = spawn(*arguments, *QUICK).asked()
        assert again.text == board
        again.close()
    again = spawn("resume", *QUICK).asked()
    again.answer("undo")
    assert "Your turn" in again.text


def test_quit_without_keeping(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK, language="fr").asked()
    terminal.answer("1")
    terminal.type("quitter")
    terminal.expect("Garder cette partie")
    terminal.type("n")
    assert terminal.ended() == 0
    assert "oubliée" in terminal.text
    assert not list((home / "data").rglob("*.json"))


def test_end_of_input_keeps_the_game(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    terminal.answer("1")
    terminal.press("\x04")
    assert terminal.ended() == 0
    assert "The game is kept in" in terminal.text
    assert len(load(only_game(home)).entries) == 3


def test_interrupted(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    terminal.answer("1")
    terminal.child.sendintr()
    assert terminal.ended() == 130
    assert "The game is kept in" in terminal.text
    assert "Traceback" not in terminal.raw
    assert len(load(only_game(home)).entries) == 3


def test_resign_against_one(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    terminal.type("resign")
    terminal.expect("really resign")
    terminal.answer("n")
    terminal.type("abandonner")
    terminal.expect("really resign")
    terminal.type("y")
    assert terminal.ended() == 0
    assert "A player resigned." in terminal.text
    assert "B wins." in terminal.text
    outcome = load(only_game(home)).outcome()
    assert outcome is not None
    assert outcome.reason == "resigned"


def test_resign_against_several(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "ghosts", *QUICK, "--option", "rounds=1").asked()
    terminal.type("resign")
    terminal.expect("really resign")
    terminal.type("y")
    assert terminal.ended() == 0
    outcome = load(only_game(home)).outcome()
    assert outcome is not None
    assert outcome.ranks[0] == 3, "who resigned comes last; a bot played on"


def test_full_disk_does_not_stop_the_game(spawn: Spawn, home: Path) -> None:
    def no_space() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200))

    terminal = spawn("play", "18-ghosts", *QUICK, before=no_space).asked()
    terminal.answer("1").answer("1")
    assert str(home) in terminal.text
    terminal.type("quit")
    terminal.type("y")
    assert terminal.ended() == 0
    assert "Traceback" not in terminal.raw
    assert not list((home / "data").rglob("*.json"))


def test_pace(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", "--seed", "7", "--pace", "0.4").asked()
    terminal.type("R@b5")
    terminal.expect("It is B’s turn")
    terminal.asked()


def test_seed_repeats_the_game(spawn: Spawn) -> None:
    first, second = (spawn("play", "ghosts", *QUICK).asked().text for _ in range(2))
    assert first == second


def test_two_people_need_no_curtain_where_nothing_is_hidden(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", "--people", "2", "--names", "Ada,Bo", "--pace", "0")
    terminal.asked().answer("1")
    assert "( ) B Bo (you)" in terminal.text
    assert WIPE_ALL not in terminal.raw
    terminal.answer("1").answer("1")
    terminal.type("undo")
    terminal.expect("everybody agree")
    terminal.answer("n")
    assert "goes on as it is" in terminal.text
    terminal.type("undo")
    terminal.expect("everybody agree")
    terminal.answer("y")
    assert "places a" not in terminal.text, "back at Ada's first decision"


def test_menu(spawn: Spawn, home: Path) -> None:
    terminal = spawn(language="fr")
    terminal.expect("Quel jeu")
    terminal.type("7")
    terminal.expect("Un nombre de 1 à")
    terminal.expect("Quel jeu")
    terminal.type("2")
    terminal.expect("Combien de joueurs, de 2 à 6")
    terminal.type("4")
    terminal.expect("Contre qui")
    terminal.type("1")
    terminal.asked()
    assert [seat.bot for seat in load(only_game(home)).seats] == [None, *["random"] * 3]


def test_leaving_the_menu(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play")
    terminal.expect("Which game")
    terminal.press("\x04")
    assert terminal.ended() == 0
    assert "Traceback" not in terminal.raw
