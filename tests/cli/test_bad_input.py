"""Whatever is wrong with what was typed: one message in the reader's language, and status 2."""

import json
from pathlib import Path

import pytest

from hantise.core.errors import HantiseError
from hantise.core.record import load
from hantise.core.table import Seat
from hantise.text import LANGUAGES, speaking
from tests.cli.conftest import Run, Spawn
from tests.cli.games import kept, played

MISTAKES = [
    (["play", "chess"], "“chess”", "« chess »"),
    (["rules", "chess"], "“chess”", "« chess »"),
    (["laws", "chess"], "“chess”", "« chess »"),
    (["perft", "chess", "2"], "“chess”", "« chess »"),
    (["play", "ghosts", "--players", "9"], "not 9", "pas à 9"),
    (["play", "ghosts", "--players", "x"], "“x” is not a whole", "« x » n’est pas un nombre"),
    (["play", "ghosts", "--option", "speed=3"], "“speed”", "« speed »"),
    (["play", "ghosts", "--option", "rounds=99"], "1 to 20", "1 à 20"),
    (["play", "ghosts", "--option", "rounds"], "form name=value", "forme nom=valeur"),
    (["play", "ghosts", "--option", "=3"], "form name=value", "forme nom=valeur"),
    (
        ["play", "ghosts", "--option", "mist=no", "--option", "mist=no"],
        "given twice",
        "donnée deux fois",
    ),
    (["play", "ghosts", "--players", "3", "--option", "first=E"], "Seat E", "La place E"),
    (["play", "18-ghosts", "--position", "xyz"], "6 fields", "6 champs"),
    (["position", "18-ghosts", "xyz"], "6 fields", "6 champs"),
    (["position", "ghosts", "1A"], "6 fields", "6 champs"),
    (["perft", "18-ghosts", "1", "--position", "x"], "6 fields", "6 champs"),
    (["perft", "18-ghosts", "0"], "must be 1 or more", "au moins 1"),
    (["perft", "18-ghosts"], "Missing: DEPTH", "PROFONDEUR"),
    (["play", "18-ghosts"], "need a terminal", "faut un terminal"),
    (["play"], "need a terminal", "faut un terminal"),
    (["play", "ghosts", "--bot", "zzz"], "“zzz”", "« zzz »"),
    (["play", "ghosts", "--people", "7"], "7 people", "7 personnes"),
    (["play", "ghosts", "--seat", "Q"], "“Q”", "« Q »"),
    (["play", "ghosts", "--seat", "A", "--people", "2"], "not both", "pas les deux"),
    (["play", "ghosts", "--names", "Zoé,Zoé"], "name “Zoé”", "nom « Zoé »"),
    (["play", "18-ghosts", "--names", "A,B,C"], "3 names for 2", "3 noms pour 2"),
    (["play", "ghosts", "--pace", "-1"], "not a pause", "pas une pause"),
    (["play", "ghosts", "--resume", "x.json"], "the file sets everything", "le fichier fixe tout"),
    (["play", "--resume", "x.json"], "x.json", "x.json"),
    (["resume"], "no game to continue", "pas de partie à reprendre"),
    (["resume", "x.json"], "x.json", "x.json"),
    (["replay", "x.json"], "x.json", "x.json"),
    (["replay"], "Missing: FILE", "FICHIER"),
    (["analyse", "x.json"], "x.json", "x.json"),
    (["analyse"], "Missing: FILE", "FICHIER"),
    (["analyse", "x.json", "--iterations", "-5"], "“-5” is not a whole", "« -5 »"),
    (["analyse", "x.json", "--seed", "x"], "“x” is not a whole", "« x »"),
    (["arena", "chess", "careful", "random"], "“chess”", "« chess »"),
    (["arena", "ghosts", "careful", "zzz"], "“zzz”", "« zzz »"),
    (["arena", "ghosts", "careful"], "at least two bots", "au moins deux robots"),
    (["arena", "ghosts", "random", "random"], "called “random”", "s’appellent « random »"),
    (["arena", "ghosts", "random", "cmd:"], "no command in", "pas de commande"),
    (["arena", "ghosts", "random", "careful:depth=3"], "“depth”", "« depth »"),
    (["arena", "ghosts", "random", "careful:iterations=-3"], "“-3”", "« -3 »"),
    (["arena", "ghosts", "random", "careful:iterations=x"], "“x”", "« x »"),
    (["arena", "ghosts", "random", "careful:iterations=9"], "does not search", "ne cherche pas"),
    (["arena", "ghosts", "careful", "random", "--games", "0"], "At least 1", "au moins 1"),
    (["arena", "ghosts", "careful", "random", "--games", "-4"], "“-4”", "« -4 »"),
    (["arena", "ghosts", "careful", "random", "--sprt", "60:50"], "“60:50”", "« 60:50 »"),
    (["arena", "ghosts", "careful", "random", "--sprt", "x"], "“x”", "« x »"),
    (["arena", "ghosts", "careful", "random", "--seconds", "-1"], "“-1”", "« -1 »"),
    (["arena", "ghosts", "careful", "random", "--lineup", "all"], "“all”", "« all »"),
    (
        ["arena", "ghosts", "careful", "random", "--players", "3", "--lineup", "mixed"],
        "as many different bots",
        "autant de robots différents",
    ),
    (["arena", "ghosts", "careful", "random", "--option", "speed=3"], "“speed”", "« speed »"),
    (
        ["arena", "ghosts", "careful", "random", "--ray", "over there"],
        "“over there”",
        "« over there »",
    ),
    (
        ["arena", "ghosts", "careful", "random", "--ray", "host:99999"],
        "“host:99999”",
        "« host:99999 »",
    ),
    (["openings", "ghosts"], "needs no openings", "se passe d’ouvertures"),
    (["openings", "18-ghosts", "--judge", "zzz"], "“zzz”", "« zzz »"),
    (["openings", "18-ghosts", "--judge", "cmd:x"], "a bot of ours", "un de nos robots"),
    (["openings", "18-ghosts", "--games", "0"], "1 or more", "au moins 1"),
    (["study", "chess"], "“chess”", "« chess »"),
    (["study", "ghosts", "--bot", "zzz"], "“zzz”", "« zzz »"),
    (["study", "ghosts", "--bot", "cmd:x"], "a bot of ours", "un de nos robots"),
    (["study", "ghosts", "--bot", "mine=careful"], "a bot of ours", "un de nos robots"),
    (["study", "ghosts", "--bot", "random"], "weaker than random", "plus faible que random"),
    (["study", "ghosts", "--bot", "skilled:iterations=-1"], "“-1”", "« -1 »"),
    (["study", "ghosts", "--games", "1"], "At least 2", "au moins 2"),
    (["study", "ghosts", "--players", "9"], "not 9", "pas à 9"),
    (["study", "ghosts", "--ray", "nowhere"], "“nowhere”", "« nowhere »"),
    (["haunt"], "no command “haunt”", "pas de commande « haunt »"),
    (["games", "--loud"], "no option --loud", "pas d’option --loud"),
    (["games", "now"], "Unexpected: “now”", "De trop"),
    (["laws", "--games"], "needs a value", "attend une valeur"),
]


def said(message: str) -> str:
    """French puts spaces of its own before some signs."""
    return message.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(("arguments", "english", "french"), MISTAKES)
def test_mistakes(run: Run, arguments: list[str], english: str, french: str, home: Path) -> None:
    for language, words in (("en", english), ("fr", french)):
        ran = run(*arguments, "--lang", language)
        assert ran.status == 2
        assert not ran.out
        assert words in said(ran.err)
        assert ran.err.count("\n") <= 2
    assert not any(home.iterdir()), "nothing was written"


def test_without_ray_one_is_told_what_to_install(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hantise.arena.ray_cluster.find_spec", lambda _: None)
    for language, words in (("en", "Ray is not installed"), ("fr", "Ray n’est pas installé")):
        ran = run("arena", "ghosts", "careful", "random", "--ray", "local", "--lang", language)
        assert (ran.status, ran.out) == (2, "")
        assert words in ran.err
        assert "pip install hantise[ray]" in ran.err
    assert not any(home.iterdir()), "nothing was written"


def test_unknown_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("games", "--lang", "xx").err == (
        "hantise: There is no language “xx”. Available: en, fr.\n"
    )
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    ran = run("--lang=xx", "games")
    assert ran.status == 2
    assert "pas de langue" in ran.err
    assert run("games", "--lang").status == 2


def spoiled(path: Path) -> dict[str, bytes]:
    """Ways to spoil a record."""
    whole = path.read_bytes()
    data = json.loads(whole)
    entries = [*data["entries"]]
    entries[3] = "Y@a1" if entries[3] != "Y@a1" else "Y@a4"
    edited = data | {"entries": entries}
    longer = data | {"entries": [*data["entries"], "R@b5"]}
    return {
        "truncated": whole[: len(whole) // 2],
        "no record": b"[1, 2]",
        "binary": b"\xff\xfe\x00",
        "edited": json.dumps(edited).encode(),
        "an entry more": json.dumps(longer).encode(),
        "an unsealed entry": json.dumps(data | {"entries": ["boo"], "seals": ""}).encode(),
        "another game": json.dumps(data | {"game": "chess"}).encode(),
        "newer rules": json.dumps(data | {"rules": 99}).encode(),
    }


WORDS = {"edited": "4", "an unsealed entry": "boo", "another game": "chess", "newer rules": "99"}


@pytest.mark.parametrize(
    "way",
    [
        *("truncated", "no record", "binary", "edited", "an entry more"),
        *("an unsealed entry", "another game", "newer rules"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_spoiled_records(run: Run, way: str, language: str, home: Path) -> None:
    path = kept(home, played("18-ghosts", 9))
    content = spoiled(path)[way]
    path.write_bytes(content)
    with pytest.raises(HantiseError) as error:
        load(path)
    with speaking(language):
        expected = f"hantise: {error.value}\n"
    assert WORDS.get(way, "") in expected
    for command in (["replay"], ["replay", "--check"], ["resume"], ["play", "--resume"]):
        ran = run(*command, str(path), "--lang", language)
        assert ran.status == 2
        assert ran.err == expected
    assert path.read_bytes() == content


def test_resume_a_finished_game(run: Run, home: Path) -> None:
    path = kept(home, played("18-ghosts", 100_000))
    ran = run("resume", str(path))
    assert ran.status == 2
    assert f"hantise replay {path}" in ran.err


def test_seats_make_room_for_themselves(run: Run) -> None:
    ran = run("play", "ghosts", "--seat", "B", "--seat", "e")
    assert "terminal" in ran.err, "five seats, and nobody to play"
    assert "A to F" in run("play", "ghosts", "--seat", "G").err


def test_nobody_has_such_eyes(run: Run, home: Path) -> None:
    path = str(kept(home, played("ghosts", 5, 3)))
    assert "A to C" in run("replay", path, "--eyes", "D").err
    assert run("replay", path, "--step", "999").status == 2


@pytest.mark.parametrize("path", ["missing/game.json", "file/game.json", ".", "/dev/full"])
def test_unwritable_file(run: Run, path: str, home: Path) -> None:
    (home / "file").write_text("not a folder")
    ran = run("play", "ghosts", "--people", "0", "--save", str(home / path))
    assert ran.status == 2
    assert str(home / path) in ran.err
    assert [entry.name for entry in home.iterdir()] == ["file"]


def test_a_file_is_never_overwritten(run: Run, home: Path) -> None:
    path = home / "diary.txt"
    path.write_text("dear diary")
    ran = run("play", "ghosts", "--people", "0", "--save", str(path))
    assert ran.status == 2
    assert "already exists" in ran.err
    assert path.read_text() == "dear diary"


def test_a_record_that_would_steer_the_terminal(run: Run, home: Path) -> None:
    seats = [Seat("A\x1b[2J"), Seat("B")]
    path = kept(home, played("18-ghosts", 3, seats=seats))
    ran = run("replay", str(path))
    assert ran.status == 2
    assert "\x1b" not in ran.err
    assert "\x1b" not in run("replay", "\x1b[2J").err


def test_a_device_is_never_replaced(run: Run) -> None:
    assert run("play", "18-ghosts", "--people", "0", "--save", "/dev/null").status == 2
    assert Path("/dev/null").is_char_device()


def test_illegal_and_unknown_actions(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", "--seed", "1", "--pace", "0").asked()
    for typed, words in (
        ("boo", "“boo”"),
        ("a4-a5", "EG-2.1"),
        ("19", "from 1 to 18"),
        ("0", "from 1 to 18"),
        ("99999999999999999999", "from 1 to 18"),
    ):
        terminal.type(typed)
        terminal.expect(words)
        terminal.asked()
    terminal.answer("")
    assert "A places" not in terminal.text


def test_illegal_actions_in_french(spawn: Spawn) -> None:
    terminal = spawn("play", "ghosts", "--option", "first=A", "--pace", "0", language="fr").asked()
    for typed, words in (("take", "GH-3.1"), ("+R2", "GH-3"), ("bouh", "«\u00a0bouh\u00a0»")):
        terminal.type(typed)
        terminal.expect(words)
        terminal.asked()


def test_a_seat_that_a_bot_has(run: Run, home: Path) -> None:
    seats = [Seat("A", "random"), Seat("B", "nobody")]
    path = kept(home, played("18-ghosts", 9, seats=seats))
    ran = run("resume", str(path))
    assert ran.status == 2
    assert "“nobody”" in ran.err


def test_laws_need_a_game(run: Run) -> None:
    assert "At least 1 game" in run("laws", "18-ghosts", "--games", "0").err
