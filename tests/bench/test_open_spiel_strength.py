"""Our games in OpenSpiel's hands play by our rules, and its searches sit at a table of the arena."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bench.open_spiel_game import WrappedGame, WrappedState
from bench.strength import open_spiel as command
from bench.strength import open_spiel_bot
from bench.strength.open_spiel_bot import FIRST, Searching
from hantise.arena.journal import read_journal
from hantise.arena.runners import OneProcess
from hantise.bench.search import moments
from hantise.bench.strength import Strength
from hantise.core.game import Game
from hantise.core.registry import find, ids, part
from hantise.core.rng import Rng
from hantise.core.state import NOBODY

ROOT = Path(__file__).parents[2]


def short(id: str) -> Game:
    strength: Strength = part(id, "bench").STRENGTH  # type: ignore[union-attr]
    return find(id)(min(strength.players), strength.options)


@pytest.mark.parametrize("id", ids())
def test_a_wrapped_game_goes_as_ours_does(id: str) -> None:
    game = short(id)
    theirs, ours = WrappedGame(game).new_initial_state(), game.start()
    draw = random.Random(2)
    steps = 0
    while ours.actor != NOBODY:
        assert theirs.current_player() == (ours.actor if ours.actor >= 0 else -1)
        assert set(theirs.legal_actions()) == {action.id for action in ours.legal_actions()}
        if theirs.is_chance_node():
            ids_, weights = zip(*theirs.chance_outcomes(), strict=True)
            assert abs(sum(weights) - 1) < 1e-9
            action = draw.choices(ids_, weights)[0]
        else:
            action = draw.choice(theirs.legal_actions())
            if steps % 37 == 0:
                _try_copies(theirs, game, draw)
        theirs.apply_action(action)
        ours.apply(game.actions[action])
        steps += 1
        assert str(theirs) == ours.position()
    outcome = ours.outcome()
    assert outcome is not None
    assert theirs.is_terminal()
    assert theirs.returns() == list(outcome.returns)
    assert len(theirs.history()) == steps


def _try_copies(state: WrappedState, game: Game, draw: random.Random) -> None:
    """A clone goes its own way, and a world drawn anew looks the same to whoever acts."""
    seat, before = state.current_player(), str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before
    world = state.resample_from_infostate(seat, draw.random)
    assert world.information_state_string() == state.information_state_string()
    assert world.legal_actions() == state.legal_actions()
    if not game.about.hides:
        assert str(world) == before


def test_a_secret_is_in_no_information_state_of_another() -> None:
    """Worlds drawn anew differ, and the one who looks cannot tell."""
    game = short("ghosts")
    state = WrappedState(WrappedGame(game), game.imagine(moments(game)[3], Rng(1)))
    seat = state.current_player()
    worlds = [state.imagined(seat, Rng(seed)) for seed in range(6)]
    assert len({str(world) for world in worlds}) > 1
    assert len({world.information_state_string(seat) for world in worlds}) == 1
    assert len({world.information_state_string(1 - seat) for world in worlds}) > 1


@pytest.mark.parametrize("id", ["18-ghosts", "ghosts"])
def test_its_searches_find_something_legal_and_the_same_again(id: str) -> None:
    game = short(id)
    for view in moments(game)[1:6:2]:
        legal = {action.id for action in game.imagine(view, Rng(0)).legal_actions()}
        found = [Searching(game, 30, 0.0, seed=4).choose(view) for _ in range(2)]
        assert found[0] == found[1]
        assert found[0] in legal


def test_its_mcts_takes_a_win_in_one() -> None:
    game = find("18-ghosts")(2, {"goal": "any-one"})
    rng = Rng(1)
    while True:
        state = before = game.start()
        while state.actor != NOBODY:
            before = state.copy()
            state.step(rng)
        outcome = state.outcome()
        if outcome is not None and outcome.winners == (int(before.actor),):
            break
    chosen = Searching(game, 400, 0.0, seed=1).choose(before.view(int(before.actor)))
    before.apply(game.actions[chosen])
    ended = before.outcome()
    assert ended is not None
    assert ended.winners == outcome.winners


def test_seconds_are_turned_into_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    game = short("ghosts")
    searching = Searching(game, None, 0.0355, seed=1)
    monkeypatch.setattr(open_spiel_bot, "process_time", lambda: searching.done / 1000)
    for view in moments(game)[1:4]:
        searching.choose(view)
    assert searching.done == FIRST + 3 * 35, "a millisecond each"


def test_a_match_is_played_kept_and_told(tmp_path: Path) -> None:
    (match,) = (
        one for one in command.matches("iterations", 20, 10.0) if one.game.about.id == "ghosts"
    )
    command.play(match, tmp_path, 2, float("inf"), OneProcess())
    path = tmp_path / match.name / "games.jsonl"
    what, games = read_journal(path)
    assert len(games) == 2
    assert not any(game.forfeits for game in games)
    command.play(match, tmp_path, 2, float("inf"), OneProcess())
    assert read_journal(path) == (what, games), "it goes on where it was"
    page = tmp_path / "page.md"
    page.write_text(f"{command.MARK}\n<!-- end of table -->\n", encoding="utf-8")
    assert command.main(["--folder", str(tmp_path), "--table", "--page", str(page)]) == 0
    (row,) = [line for line in page.read_text("utf-8").splitlines() if line.startswith("| *")]
    assert "| `skilled` (20) | ISMCTS, 10 simulations | 2 |" in row


def test_ten_times_the_time_is_measured_once(tmp_path: Path) -> None:
    (match,) = (one for one in command.matches("time", 8, 10.0) if one.game.about.id == "ghosts")
    command.play(match, tmp_path, 2, 0.0, OneProcess())
    first = command.tournament(match, tmp_path)
    assert "--seconds" in first.bots[1]
    assert command.tournament(match, tmp_path) == first


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        (["chess"], "no such game: chess"),
        (["--games", "0"], "'0' is not a number of at least 1"),
        (["--iterations", "-3"], "'-3' is not a number of at least 1"),
        (["--times", "inf"], "'inf' is not a number above 0"),
        (["--times", "nan"], "'nan' is not a number above 0"),
        (["--given", "luck"], "invalid choice: 'luck'"),
        (["--minutes", "-1"], "'-1' is not a number above 0"),
    ],
)
def test_bad_input_is_refused(
    bad: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    with pytest.raises(SystemExit) as refused:
        command.main(["--folder", str(folder), *bad])
    said = capsys.readouterr().err if refused.value.code == 2 else str(refused.value.code)
    assert "python -m bench.strength.open_spiel: " in said
    assert words in said
    assert not folder.exists()


def test_a_page_without_a_place_for_the_table_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Nothing.\n", encoding="utf-8")
    asked = ["--folder", str(tmp_path), "--table", "--page"]
    begins = r"^python -m bench\.strength\.open_spiel: "
    with pytest.raises(SystemExit, match=f"{begins}.*no place for the table"):
        command.main([*asked, str(page)])
    with pytest.raises(SystemExit, match=f"{begins}.*No such file"):
        command.main([*asked, str(tmp_path / "none.md")])
    assert page.read_text(encoding="utf-8") == "Nothing.\n"


@pytest.mark.parametrize("bad", [[], ["--simulations", "0"], ["--seconds", "-1"]])
def test_the_program_refuses_a_budget_that_is_none(bad: list[str]) -> None:
    program = [sys.executable, "-m", "bench.strength.open_spiel_bot", *bad]
    done = subprocess.run(program, cwd=ROOT, input="", capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "is needed" in done.stderr or "either" in done.stderr


@pytest.mark.parametrize("lines", ["nonsense\n", '{"type": "game"}\n', "", "BEGINS\n[]\n"])
def test_a_line_that_is_nonsense_ends_the_program(lines: str) -> None:
    begins = {"type": "game", "protocol": 1, "game": "ghosts", "rules": 1, "players": 2}
    begins |= {"options": {}, "seat": 0, "seconds": 1.0}
    program = [sys.executable, "-m", "bench.strength.open_spiel_bot", "--simulations", "3"]
    said = lines.replace("BEGINS", json.dumps(begins))
    done = subprocess.run(
        program, cwd=ROOT, input=said, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("python -m bench.strength.open_spiel_bot: ")
    assert done.stderr.count("\n") == 1
