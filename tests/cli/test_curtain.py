"""Several people at one keyboard: nobody ever sees another's hand."""

import re
from itertools import pairwise

import pytest

from hantise.cli.screen import WIPE_ALL
from hantise.core.record import load
from hantise.core.table import Table
from hantise.games.ghosts.views import GhostsView
from tests.cli.conftest import Spawn
from tests.cli.terminal import PROMPT, Terminal, plain

NAMES = ("Ada", "Bo")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Terminal, Table]:
    """Two people and a bot at one keyboard, for a good while."""
    home = tmp_path_factory.mktemp("evening")
    arguments = ("--people", "2", "--players", "3", "--names", ",".join(NAMES), "--pace", "0")
    terminal = Terminal(
        ["play", "ghosts", *arguments, "--seed", "11", "--option", "rounds=1"],
        variables={"XDG_DATA_HOME": str(home / "data")},
    )
    for _ in range(24):
        if terminal.expect("it is your turn", PROMPT["en"], "To see it again") == 0:
            terminal.type("")
            terminal.asked()
        terminal.type("1")
    terminal.expect("it is your turn", PROMPT["en"], "To see it again")
    terminal.close()
    (path,) = (home / "data" / "hantise" / "games").iterdir()
    return terminal, load(path)


def cards(text: str) -> set[str]:
    return set(re.findall(r"\b[WKBRGY][123]\b", text))


def hand(view: object) -> set[str]:
    assert isinstance(view, GhostsView)
    assert view.private is not None
    return set(view.private.hand) - {"M"}


def test_nobody_sees_anothers_hand(evening: tuple[Terminal, Table]) -> None:
    terminal, table = evening
    moments = [state for state, _ in table.rerun()]
    decisions = iter([state for state in moments if state.actor in (0, 1)])
    looked = 0
    kept_secret = 0
    for shown in terminal.raw.split(WIPE_ALL):
        for screen in shown.split("\x1b[2J")[1:] or [shown]:
            text = plain(screen)
            if "Your hand" not in text:
                assert not cards(text), "a card beside the curtain"
                continue
            state = next(decisions)
            reader = state.actor
            assert f"{NAMES[reader]} (you)" in text
            view = state.view(reader)
            assert isinstance(view, GhostsView)
            allowed = hand(view) | {view.public.top}
            others = {
                card for seat in range(3) if seat != reader for card in hand(state.view(seat))
            }
            assert cards(text) <= allowed
            assert hand(view) <= cards(text)
            looked += 1
            kept_secret += len(others - allowed)
    assert looked > 20
    assert kept_secret > 100, "there was much to be kept secret"


def test_only_ones_own_draws_are_told(evening: tuple[Terminal, Table]) -> None:
    terminal, _ = evening
    for shown in terminal.raw.split(WIPE_ALL):
        text = plain(shown)
        for reader, other in ((0, 1), (1, 0)):
            if f"{NAMES[reader]} (you)" in text:
                assert f"{NAMES[other]} draws a card:" not in text
                assert "C draws a card:" not in text


def test_the_curtain_names_who_should_look(evening: tuple[Terminal, Table]) -> None:
    terminal, _ = evening
    called = re.findall(r"(\w+), it is your turn\.", plain(terminal.raw))
    assert set(called) == set(NAMES)
    assert all(one != other for one, other in pairwise(called))


def test_a_recap_of_what_happened_since(evening: tuple[Terminal, Table]) -> None:
    terminal, _ = evening
    screens = [plain(shown) for shown in terminal.raw.split(WIPE_ALL) if "Your hand" in shown]
    assert any("· C plays" in screen or "· C opens" in screen for screen in screens)
    later = [screen for screen in screens[2:] if "Ada (you)" in screen]
    assert later
    assert all("· You " in screen for screen in later), "it begins with what one did oneself"


def test_leaving_leaves_no_hand_on_the_screen(spawn: Spawn) -> None:
    terminal = spawn("play", "ghosts", "--people", "2", "--pace", "0", language="fr")
    terminal.expect("c’est à vous")
    terminal.type("")
    terminal.asked()
    terminal.type("quitter")
    terminal.expect("Garder cette partie")
    terminal.type("o")
    assert terminal.ended() == 0
    assert not cards(terminal.text)


def test_no_curtain_for_one_person(spawn: Spawn) -> None:
    terminal = spawn("play", "ghosts", "--pace", "0").asked()
    terminal.answer("1")
    assert WIPE_ALL not in terminal.raw


def test_the_curtain_stays_when_somebody_resigns(spawn: Spawn) -> None:
    """Who gave up has seen one hand and may not see the next one's."""
    terminal = spawn(
        *("play", "ghosts", "--people", "2", "--players", "3", "--names", ",".join(NAMES)),
        *("--pace", "0", "--seed", "11", "--option", "first=A"),
    )
    terminal.expect("it is your turn")
    terminal.type("")
    terminal.asked()
    terminal.type("resign")
    terminal.type("y")
    terminal.expect("Bo, it is your turn")
    assert "Your hand" not in terminal.text
    assert plain(terminal.raw.split(WIPE_ALL)[-1]).strip()
    assert not cards(plain(terminal.raw.split(WIPE_ALL)[-1]))
    terminal.type("")
    terminal.asked()
    assert "Bo (you)" in terminal.text
    terminal.close()


def test_nobody_walks_through_the_curtain_by_typing_ahead(spawn: Spawn) -> None:
    terminal = spawn(
        *("play", "ghosts", "--people", "2", "--players", "2", "--names", ",".join(NAMES)),
        *("--pace", "0", "--seed", "11", "--option", "first=A"),
    )
    terminal.expect("it is your turn")
    terminal.type("")
    terminal.asked()
    terminal.child.send("1\n\n\n")
    terminal.expect("Bo, it is your turn")
    terminal.type("let me see")
    terminal.type("quit")
    terminal.expect("Keep")
    assert "Bo (you)" not in plain(terminal.raw)
    terminal.type("perhaps")
    terminal.expect("Keep")
    terminal.child.sendeof()
    assert terminal.ended() == 0
    assert "Traceback" not in terminal.raw
    assert "hantise resume" in plain(terminal.raw)
