"""The commands that need no terminal, in both languages."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hantise import __version__
from hantise.bots import bot_ids
from hantise.bots.laws import BLIND
from hantise.cli.app import COMMANDS
from hantise.cli.rules import passages
from hantise.core.laws import LAWS, Violation
from hantise.core.record import load
from hantise.core.registry import find
from hantise.server.settings import VARIABLES
from tests.cli.conftest import Run
from tests.cli.games import MIDDLE, TWO_HANDS
from tests.cli.terminal import PROGRAM


def test_games(run: Run) -> None:
    ran = run("games")
    assert ran.status == 0
    for words in ("18-ghosts", "Michael Rieneck", "nestorgames 2009", "2–6", "goal=three-colours"):
        assert words in ran.out
    assert "edition=2001 (or 1998, 2003)" in ran.out
    assert "joueurs" in run("games", "--lang", "fr").out


def test_games_for_programs(run: Run) -> None:
    found = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    ghosts = found["ghosts"]
    assert ghosts["max_players"] == 6
    assert ghosts["bots"] == [*bot_ids("ghosts")]
    assert {option["name"] for option in ghosts["options"]} >= {"rounds", "mist"}
    assert found["18-ghosts"]["title"] == {"en": "18 Ghosts", "fr": "18 Ghosts"}


def test_language_before_and_after_the_command(run: Run) -> None:
    assert run("--lang", "fr", "games").out == run("games", "--lang=fr").out
    assert run("games", "--lang", "en").out != run("games", "--lang", "fr").out


def test_language_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Commandes" in run("--help").out


@pytest.mark.parametrize("name", COMMANDS)
def test_help(run: Run, name: str) -> None:
    for language, usage in (("en", "Usage: hantise"), ("fr", "Usage\u00a0: hantise")):
        ran = run(name, "--help", "--lang", language)
        assert ran.status == 0
        assert ran.out.startswith(f"{usage} {name}")
        assert "--lang en|fr" in ran.out
        assert "cli-" not in ran.out
        assert max(map(len, ran.out.splitlines())) <= 80


def test_help_names_every_variable_of_the_house(run: Run) -> None:
    for language in ("en", "fr"):
        told = run("serve", "--help", "--lang", language).out
        for variables in VARIABLES.values():
            assert variables[0] in told


def test_help_lists_all_commands(run: Run) -> None:
    ran = run("--help")
    assert ran.status == 0
    assert all(f"  {name} " in ran.out for name in COMMANDS)


def test_version(run: Run) -> None:
    assert run("--version").out == f"hantise {__version__}\n"


def test_rules(run: Run) -> None:
    english, french = run("rules", "18-ghosts"), run("rules", "18-ghosts", "--lang", "fr")
    assert "EG-3.4 Fight." in english.out
    assert "EG-3.4 Combat." in french.out
    assert "<!--" not in english.out + french.out


def test_rules_about_something(run: Run) -> None:
    ran = run("rules", "ghosts", "--search", "BRUME", "--lang", "fr")
    assert "GH-3.4" in ran.out
    assert "GH-2.4" not in ran.out
    nothing = run("rules", "ghosts", "--search", "chainsaw")
    assert nothing.status == 1
    assert "say nothing about “chainsaw”" in nothing.out


def test_passages_keep_their_heading() -> None:
    page = "# Title\n\n## One\n\nNothing.\n\n## Two\n\n- a ghost\n- a mist\n\nA Ghost."
    assert passages(page, "ghost") == ["## Two", "- a ghost", "A Ghost."]


def test_perft(run: Run) -> None:
    ran = run("perft", "18-ghosts", "4", "--position", MIDDLE)
    for count in ("22", "295", "4,751", "58,675"):
        assert f" {count} " in ran.out
    last = ran.out.replace("\n", "").partition("The last actions: ")[2]
    assert last == "step 30,355, fight 15,172, release 8,056, mirror 4,266, place 826"
    assert "58\u202f675" in run("perft", "18-ghosts", "4", "--position", MIDDLE, "--lang=fr").out


def test_perft_for_programs(run: Run) -> None:
    data = json.loads(run("perft", "18-ghosts", "3", "--json").out)
    assert [row["count"] for row in data["depths"]] == [18, 306, 4896]
    assert data["last"] == {"place": 4896}
    more = json.loads(run("perft", "ghosts", "1", "--players", "4", "--json").out)
    assert more["depths"][0]["count"] == 4


def test_position(run: Run) -> None:
    ran = run("position", "18-ghosts", MIDDLE)
    assert "5 │ ~~~ │/(r)/│ ╡R╞ │ ~~~ │ /// │" in ran.out
    assert "22 actions: " in ran.out
    both = run("position", "ghosts", TWO_HANDS).out
    assert "W1 W2 K3 B1" in both
    assert "K2 K3 B1 B2 M" in both
    three = "1A open:A+ - - - W1W1W1W2W2:1:0:-/K2K2K2K3K3:1:0:-/B1B1B1B2B2:1:0:-"
    assert re.search(r"C +B1 B1 B1 B2 B2", run("position", "ghosts", three).out)


def test_laws(run: Run) -> None:
    ran = run("laws", "18-ghosts", "--games", "1", "--seed", "3")
    assert ran.status == 0
    assert "All laws hold" in ran.out
    data = json.loads(run("laws", "18-ghosts", "--games", "1", "--seed", "3", "--json").out)
    assert data["violation"] is None
    assert data["seed"] == 3
    assert data["reports"]["18-ghosts"]["games"] >= 3
    assert data["laws"] == [law.name for law in (*LAWS, BLIND)]


def break_a_law(game: object, *_: object) -> None:
    made = find("18-ghosts")()
    raise Violation(LAWS[3], made, "it broke", seed=77, actions=[made.parse("R@b5")])


def test_a_broken_law(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantise.core.laws.check_game", break_a_law)
    monkeypatch.chdir(home)
    ran = run("laws", "18-ghosts", "--lang", "fr")
    assert ran.status == 1
    name = f"18-ghosts-{LAWS[3].name}-77.json"
    words = ran.out.replace("\n", " ")
    for part in (LAWS[3].name, LAWS[3].says[:40], "it broke", "77", name):
        assert part in words
    assert [str(entry) for entry in load(home / name).entries] == ["R@b5"]
    data = json.loads(run("laws", "18-ghosts", "--json").out)
    assert data["violation"]["seed"] == 77


def test_bots_among_themselves(run: Run, home: Path) -> None:
    ran = run("play", "ghosts", "--people", "0", "--seed", "4", "--option", "rounds=1")
    assert ran.status == 0
    assert "Round 1: " in ran.out
    path = next((home / "data" / "hantise" / "games").iterdir())
    assert f"hantise replay {path}" in ran.out
    assert load(path).over
    again = run("play", "ghosts", "--people", "0", "--seed", "4", "--option", "rounds=1")
    kept_at = ran.out.index("The game is saved")
    assert again.out[:kept_at] == ran.out[:kept_at]


@pytest.mark.parametrize("command", ["games", "--help"])
def test_a_start_loads_only_what_it_needs(command: str) -> None:
    program = f"import sys\nfrom hantise.cli import main\nmain([{command!r}])\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "hantise.cli.app" in loaded
    assert not loaded & {"pyspiel", "hantise.bench", "hantise.core.laws", "rich.progress"}


def test_exit_status_of_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "haunt"], capture_output=True, check=False
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_a_reader_who_has_seen_enough() -> None:
    line = f"{sys.executable} -c '{PROGRAM}' rules 18-ghosts | head -n 1"
    done = subprocess.run(["sh", "-c", line], capture_output=True, check=True)
    assert b"18 Ghosts" in done.stdout
    assert b"Traceback" not in done.stderr
