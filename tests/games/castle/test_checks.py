"""The checker names every fault, and where it is."""

import re

import pytest

from hantise.core.errors import BadOption
from hantise.games.castle.castles import SHIPPED, examine, read_plan, shipped_text
from hantise.games.castle.faults import BadCastle, Fault
from hantise.games.castle.file_reader import LONGEST
from hantise.games.castle.floor_plan import GAMES, GameId
from hantise.games.macgregor import MacGregor
from hantise.games.macgregor_treasure import MacGregorTreasure
from hantise.text import LANGUAGES

CASTLE = shipped_text("macgregor")
CAVES = shipped_text("macgregor-treasure")
WITH_A_HALL = """merge = [["00", "01"]]
blazon = ["LLLCCL", "CTTXXL"]
treasure = "00"
exits = { "05N" = "red", "10S" = "green", "15S" = "blue" }
red = "00-02 02-03 03-04 04-05 00-10 00-11 11-12 12-13 13-14 14-15"
"""


def faults(text: str) -> dict[str, list[tuple[str, ...]]]:
    """Where each fault is, by its key; every one can be said in every language."""
    plans, found = examine(text)
    assert not plans
    made: dict[str, list[tuple[str, ...]]] = {}
    for fault in found:
        made.setdefault(fault.key, []).append(fault.cells)
        for language in LANGUAGES:
            words = fault.text.say(language)
            assert all(cell in words for cell in fault.cells[:3])
    return made


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_castles_have_no_fault(game: GameId) -> None:
    assert read_plan((SHIPPED / f"{game}.toml").read_text(encoding="utf-8"), game).game == game


def test_one_file_may_hold_a_castle_for_each_game() -> None:
    text = f"[macgregor]\n{CASTLE}\n[macgregor-treasure]\n{CAVES}"
    plans, found = examine(text)
    assert (found, [plan.game for plan in plans]) == ([], list(GAMES))


def test_a_file_need_not_name_its_game() -> None:
    for text, game in ((CASTLE, "macgregor"), (CAVES, "macgregor-treasure")):
        plans, _ = examine(re.sub('game = ".*"', "", text))
        assert [plan.game for plan in plans] == [game]


@pytest.mark.parametrize(
    ("text", "key", "cells"),
    [
        ("blazon = [", "toml-end", ()),
        ("a = = b\n", "toml", ()),
        ("#" * (LONGEST + 1), "too-long", ()),
        ('game = "chess"', "game", ()),
        (CASTLE + 'moat = "deep"', "unknown-key", ()),
        (changed(CASTLE, 'treasure = "02"', ""), "missing-key", ()),
        (changed(CASTLE, 'red = "', 'name = 5\nred = "'), "wrong-type", ()),
        (changed(CASTLE, 'red = "', 'name = "a\\u0007"\nred = "'), "name", ()),
        (re.sub(r"(?s)blazon = \[.*?\n\]", "blazon = []", CASTLE), "rows", ()),
        (changed(CASTLE, '"LCTXH"', '"LCTXHL"'), "row-length", ()),
        (re.sub('"[LCTXH]{5}"', '"LCTXHLCT"', CASTLE), "columns", ()),
        (changed(CASTLE, '"LCTXH"', '"LCTXV"'), "letter", ("04",)),
        (changed(CASTLE, "00-10", "00-90"), "cell", ()),
        ("[macgregor]\n" + changed(CASTLE, 'gregor"', 'gregor-treasure"'), "game-table", ()),
        (changed(CAVES, '["02", "12"]', '["02"]'), "hall-cells", ("02",)),
        (changed(CAVES, '["02", "12"]', "[]"), "hall-cells", ()),
        (changed(CAVES, '["20", "21"]', '["20", "21"], ["21", "22"]'), "hall-twice", ("21",)),
        (changed(CAVES, '["02", "12"]', '["02", "43"]'), "hall-apart", ("02", "43")),
        (changed(CAVES, '["02", "12"]', '["02", "03"]'), "hall-blazons", ("02", "03")),
        (changed(CASTLE, "00-10", "00+10"), "door-form", ()),
        (changed(CASTLE, "00-10", "-10"), "door-form", ()),
        (changed(CAVES, "00-10", "00-10 20-21"), "door-in-room", ("20", "21")),
        (changed(CASTLE, "00-10", "00-10 00-11"), "door-apart", ("00", "11")),
        (changed(CASTLE, "00-01", "00-01 10-00"), "door-twice", ("10", "00")),
        (changed(CAVES, "02-13", "02-13 12-13"), "door-twice", ("12", "13")),
        (changed(CASTLE, '"40S"', '"south"'), "exit-form", ()),
        (changed(CASTLE, '"40S"', '"40N"'), "exit-inside", ("40",)),
        (changed(CASTLE, '"40S" = "red"', '"40S" = "pink"'), "exit-colour", ("40",)),
        (changed(CASTLE, '"40S" = "red", ', ""), "exits", ()),
        (re.sub("exits = .*", "exits = {}", CASTLE), "exits", ()),
        (changed(CASTLE, 'next_to = "02"', 'next_to = "03"'), "dungeon-elsewhere", ("03", "02")),
        (re.sub('(treasure|next_to) = "02"', r'\1 = "22"', CASTLE), "dungeon-wall", ("22",)),
        (changed(CAVES, 'ghost = "22"', 'ghost = "03"'), "crypt-blazon", ("03",)),
        (changed(CAVES, '"40", "44"]', '"40"]'), "stairs", ("00", "04", "40")),
        (changed(CAVES, '"40", "44"]', '"40", "40"]'), "stairs-twice", ("40",)),
        (changed(CAVES, '"40", "44"]', '"40", "22"]'), "stairs-crypt", ("22",)),
        (changed(CAVES, '"HLXTS"', '"HLXHS"'), "token-caves", ("10", "14", "30", "34", "41")),
        (changed(CASTLE, '"LCTXH"', '"LTTXH"'), "ambiguous", ("01", "10")),
        (CASTLE.replace("00-01", "").replace("00-10", ""), "unreachable", ("00",)),
    ],
)
def test_a_fault_is_named_with_its_cells(text: str, key: str, cells: tuple[str, ...]) -> None:
    assert cells in faults(text)[key]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (re.sub(r"(?s)blazon = \[.*?\n\]", "", CASTLE), "missing-key"),
        (changed(CASTLE, '"LCTXH"', "5"), "wrong-type"),
        (re.sub("exits = .*", "", CASTLE), "missing-key"),
        (re.sub("exits = .*", 'exits = { "40S" = 1 }', CASTLE), "wrong-type"),
        (changed(CASTLE, 'treasure = "02"', 'treasure = ["02"]'), "wrong-type"),
        (re.sub('red = ".*"', "red = 3", CASTLE), "wrong-type"),
        (re.sub("merge = .*", 'merge = ["02", "12"]', CAVES), "wrong-type"),
        (changed(CAVES, 'ghost = "22"', ""), "missing-key"),
        (re.sub("stairs = .*", "stairs = 4", CAVES), "wrong-type"),
    ],
)
def test_what_is_missing_or_of_another_kind_is_one_fault(text: str, key: str) -> None:
    assert faults(text) == {key: [()]}


def test_an_unknown_letter_hides_no_other_fault() -> None:
    text = changed(changed(CASTLE, '"LCTXH"', '"ZCZXH"'), "00-10", "00-11")
    assert faults(text) == {"letter": [("00",), ("02",)], "door-apart": [("00", "11")]}


def test_too_few_rooms() -> None:
    text = 'blazon = ["LCTX", "TXHL"]\ntreasure = "00"\nred = "00-01"\n'
    assert "few-rooms" in faults(text + 'exits = { "00W" = "red" }')


def test_all_faults_are_told_at_once() -> None:
    text = changed(changed(CASTLE, "00-10", "00-11"), '"40S" = "red"', '"41N" = "pink"')
    assert {"door-apart", "exit-inside", "exit-colour"} <= faults(text).keys()


def test_a_door_may_name_any_cell_of_a_hall() -> None:
    plan = read_plan(changed(CAVES, "02-13", "12-13"), "macgregor-treasure")
    assert plan == read_plan(CAVES, "macgregor-treasure")
    assert "12-13" in plan.green


@pytest.mark.parametrize(("cell", "wall"), [("00", "00N"), ("01", "01N")])
def test_mg_1_1_the_dungeon_lies_against_the_cell_that_the_file_names(cell: str, wall: str) -> None:
    plan = read_plan(f'{WITH_A_HALL}dungeon_next_to = "{cell}"\n', "macgregor")
    assert (plan.treasure, plan.dungeon) == ("00", wall)


def test_a_mark_at_the_beginning_of_a_file_does_not_matter() -> None:
    assert examine(f"\ufeff{CASTLE}") == examine(CASTLE)


def test_a_bad_castle_is_no_option() -> None:
    with pytest.raises(BadOption) as caught:
        MacGregor(2, {"castle": changed(CASTLE, "00-10", "00-11")})
    for language in LANGUAGES:
        assert "00" in caught.value.text.say(language)
    with pytest.raises(BadOption):
        MacGregorTreasure(2, {"castle": CASTLE})
    with pytest.raises(BadOption):
        MacGregor(2, {"castle": "#" * (LONGEST + 1)})
    with pytest.raises(BadCastle):
        read_plan(CAVES, "macgregor")


def test_a_game_on_a_castle_of_ones_own_is_not_rated() -> None:
    own = MacGregor(2, {"castle": CASTLE})
    assert not own.options.rated()
    assert MacGregor(2).options.rated()
    assert own.start().view(0).public == MacGregor(2).start().view(0).public


def test_a_fault_without_a_place_has_no_cells() -> None:
    assert Fault("toml-end").cells == ()
