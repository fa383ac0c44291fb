"""Which games and bots there are: ours, and those that other packages bring."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hantise.bots import bot_ids
from hantise.core.errors import UnknownGame, WrongPlayers
from hantise.core.game import Game
from hantise.core.registry import find, games, ids
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from tests.core.refusal import refusal, spoken

HERE = Path(__file__).parent

PLAY = """
import json

from hantise.bots import bot_ids, make_bot
from hantise.core import record
from hantise.core.registry import find, games, ids
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Table

table = Table(find("urns")(3, {"turns": "1"}))
bots = [make_bot("greedy", table.game), make_bot("random", table.game, 1)]
rng = Rng(1)
said = {"en": [], "fr": []}
while not table.over:
    state = table.state
    if state.actor == CHANCE:
        events = table.draw(rng)
    else:
        bot = bots[state.actor % 2]
        choice = bot.choose(state.view(state.actor), state.legal_actions())
        for language, log in said.items():
            log.append(table.game.describe(choice.action).say(language))
            log.append(choice.reason.say(language))
        events = table.play(state.actor, choice.action)
    for event in events:
        for language, log in said.items():
            log.append(event.seen_by(None).text("urns").say(language, ["Zoé", "Ada", "Bo"]))
again = record.rerun(record.decode(record.encode(record.record_of(table))))
try:
    table.game.parse("up")
except Exception as error:
    refused = [error.text.say(language) for language in said]
print(json.dumps({
    "ids": ids(),
    "games": [game.about.id for game in games()],
    "bots": bot_ids("urns"),
    "module": type(table.game).__module__,
    "titles": [table.game.title().say(language) for language in said],
    "said": said,
    "refused": refused,
    "same": again.state.snapshot() == table.state.snapshot(),
    "outcome": table.outcome().reason,
}))
"""


def offer(folder: Path, package: str, entries: str) -> None:
    """Lay out a package as an installer would: its code, its words, its entry points."""
    made = folder / package
    made.mkdir(parents=True)
    shutil.copyfile(HERE / "urns.py", made / "__init__.py")
    shutil.copytree(HERE / "locales", made / "locales")
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    (info / "entry_points.txt").write_text(entries, encoding="utf-8")


def entries(package: str, game: str = "urns", bot: str = "urns.greedy") -> str:
    return (
        f"[hantise.games]\n{game} = {package}:Urns\n\n[hantise.bots]\n{bot} = {package}:GreedyBot\n"
    )


def run(code: str, *folders: Path) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own that has these folders on its path."""
    path = [*map(str, folders), os.environ.get("PYTHONPATH", "")]
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, path))},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )


def answer(code: str, *folders: Path) -> Any:
    done = run(code, *folders)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def last_line(code: str, *folders: Path) -> str:
    """The error that the code ends with."""
    done = run(code, *folders)
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stderr.strip().splitlines()[-1]


# Ours


def test_our_games_are_found_by_id() -> None:
    assert find("18-ghosts") is EighteenGhosts
    assert find("ghosts") is Ghosts
    assert {"18-ghosts", "ghosts"} <= set(ids())
    assert [game.about.id for game in games()] == [*ids()]


@pytest.mark.parametrize("game", games(), ids=ids())
def test_a_game_says_what_it_is(game: type[Game]) -> None:
    about = game.about
    assert about.min_players in about.players
    assert about.max_players in about.players
    assert len(about.players) == about.max_players - about.min_players + 1
    assert about.authors
    assert about.prefix.isupper()
    assert about.rules_version >= 1
    assert len(set(about.endings)) == len(about.endings) > 0
    spoken(game().title())


@pytest.mark.parametrize("id", ["chess", "", "Ghosts", "18_ghosts", "../ghosts", "{ $known }"])
def test_an_unknown_game_is_refused_and_the_known_ones_listed(id: str) -> None:
    text = refusal(UnknownGame, lambda: find(id))
    assert text.key == "error-unknown-game"
    for sentence in spoken(text):
        assert id in sentence
        assert ", ".join(ids()) in sentence


def test_an_endless_id_is_cut_in_the_message() -> None:
    text = refusal(UnknownGame, lambda: find("x" * 5000))
    assert all("xxx" in sentence and len(sentence) < 200 for sentence in spoken(text))


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100, True, 10**30, 2.0, "2", np.int64(7)])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    text = refusal(WrongPlayers, lambda: Ghosts(players))
    for sentence in spoken(text):
        for part in ("Ghosts", str(players), "2", "6"):
            assert part in sentence


def test_18_ghosts_is_for_two() -> None:
    for sentence in spoken(refusal(WrongPlayers, lambda: EighteenGhosts(3))):
        for part in ("18 Ghosts", "2", "3"):
            assert part in sentence
        assert sentence.count("2") == 1, "“2 to 2 players” is no way to say it"


# A third party's


def test_a_third_party_brings_a_game_with_its_words_and_bots(tmp_path: Path) -> None:
    offer(tmp_path, "urns_house", entries("urns_house"))
    found = answer(PLAY, tmp_path)
    assert found["ids"] == sorted([*ids(), "urns"])
    assert found["games"] == found["ids"]
    assert found["bots"] == ["random", "greedy"]
    assert found["module"] == "urns_house"
    assert found["titles"] == ["Urns", "Urnes"]
    assert found["same"] is True
    assert found["outcome"] == "all-drawn"
    english, french = found["said"].values()
    assert english[:3] == ["Name the right urn", "bigger tokens", "Zoé names the right urn."]
    assert french[:3] == [
        "Désigner l’urne de droite",
        "de plus gros jetons",
        "Zoé désigne l’urne de droite.",
    ]
    assert len(english) == len(french) == 3 * 4
    english, french = found["refused"]
    assert "up" in english
    assert "Urns" in english
    assert "up" in french
    assert "Urnes" in french


def test_without_the_package_there_is_no_such_game() -> None:
    assert "urns" not in ids()
    assert refusal(UnknownGame, lambda: find("urns")).fields["game"] == "urns"


def test_a_third_party_brings_a_bot_for_a_game_of_ours(tmp_path: Path) -> None:
    package = "urns_house"
    offer(tmp_path, package, f"[hantise.bots]\nghosts.greedy = {package}:GreedyBot\n")
    code = (
        "import json\n"
        "from hantise.bots import bot_ids, make_bot\n"
        "from hantise.core.registry import find, ids\n"
        "bot = make_bot('greedy', find('ghosts')(), 1)\n"
        "print(json.dumps([ids(), bot_ids('ghosts'), bot_ids('18-ghosts'), type(bot).__module__]))"
    )
    found, for_ghosts, for_18_ghosts, module = answer(code, tmp_path)
    assert found == [*ids()]
    assert set(for_ghosts) == {*bot_ids("ghosts"), "greedy"}
    assert for_18_ghosts == [*bot_ids("18-ghosts")]
    assert module == package


@pytest.mark.parametrize("order", [("bold", "greedy"), ("greedy", "bold")], ids=" ".join)
def test_bots_are_listed_by_their_level_whatever_the_order_of_entries(
    tmp_path: Path, order: tuple[str, ...]
) -> None:
    """By their names it would be bold, careful, greedy, random."""
    lines = [f"ghosts.{bot} = urns_house:{bot.capitalize()}Bot" for bot in order]
    offer(tmp_path, "urns_house", "\n".join(["[hantise.bots]", *lines, ""]))
    code = "import json; from hantise.bots import bot_ids; print(json.dumps(bot_ids('ghosts')))"
    found = answer(code, tmp_path)
    assert [bot for bot in found if bot not in bot_ids("ghosts")] == ["greedy", "bold"]
    assert found[0] == "random"


def test_two_packages_may_not_offer_the_same_game(tmp_path: Path) -> None:
    for package in ("one_house", "other_house"):
        offer(tmp_path / package, package, entries(package, bot=f"urns.{package}"))
    folders = [tmp_path / "one_house", tmp_path / "other_house"]
    error = last_line("from hantise.core.registry import find; find('urns')", *folders)
    assert error.startswith("ImportError")
    assert "'urns'" in error


def test_a_package_may_not_take_the_id_of_a_game_of_ours(tmp_path: Path) -> None:
    offer(tmp_path, "urns_house", entries("urns_house", game="ghosts"))
    error = last_line("from hantise.core.registry import find; find('ghosts')", tmp_path)
    assert error.startswith("ImportError")
    assert "'ghosts'" in error


def test_a_game_must_be_called_as_it_is_offered(tmp_path: Path) -> None:
    offer(tmp_path, "urns_house", entries("urns_house", game="urnes"))
    error = last_line("from hantise.core.registry import find; find('urnes')", tmp_path)
    assert error.startswith("ImportError")
    assert "'urns'" in error
    assert "'urnes'" in error


def test_the_same_package_found_twice_is_one_package(tmp_path: Path) -> None:
    for folder in ("here", "there"):
        offer(tmp_path / folder, "urns_house", entries("urns_house"))
    assert answer(PLAY, tmp_path / "here", tmp_path / "there")["bots"] == ["random", "greedy"]


def test_two_packages_may_not_offer_the_same_bot(tmp_path: Path) -> None:
    for package in ("one_house", "other_house"):
        bots = f"[hantise.bots]\nghosts.greedy = {package}:GreedyBot\n"
        offer(tmp_path / package, package, bots)
    folders = [tmp_path / "one_house", tmp_path / "other_house"]
    error = last_line("from hantise.bots import bot_ids; bot_ids('ghosts')", *folders)
    assert error.startswith("ImportError")
    assert "greedy" in error
