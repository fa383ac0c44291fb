"""What a maker is told of a castle: its size, the shortest ways out, what to beware of."""

import pytest

from hantise.games.castle.castles import grid_of, plan_of, read_plan, shipped_text
from hantise.games.castle.floor_plan import GAMES, GameId
from hantise.games.castle.statistics import facts_of, warnings_of
from hantise.text import LANGUAGES

CASTLE = shipped_text("macgregor")
CAVES = shipped_text("macgregor-treasure")


def warned(text: str, game: GameId) -> dict[str, tuple[str, ...]]:
    """Where each warning is, by its key; every one can be said in every language."""
    plan = read_plan(text, game)
    found = warnings_of(plan, grid_of(plan))
    for warning in found:
        for language in LANGUAGES:
            assert all(cell in warning.text.say(language) for cell in warning.cells)
    return {warning.key: warning.cells for warning in found}


def test_the_shipped_castles() -> None:
    plan = plan_of("", "macgregor")
    facts = facts_of(plan, grid_of(plan))
    assert facts.doors == {"red": 11, "blue": 11, "green": 10}
    assert facts.exits == {"red": 1, "blue": 1, "green": 1}
    (way,) = facts.ways
    assert (way.start, len(way.rooms), way.rooms[-1]) == ("02", 7, "40")
    plan = plan_of("", "macgregor-treasure")
    facts = facts_of(plan, grid_of(plan))
    assert facts.rooms == 21
    assert [(way.start, len(way.rooms)) for way in facts.ways] == [
        ("00", 3),
        ("04", 3),
        ("40", 3),
        ("44", 3),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_to_be_said_against_the_shipped_castles(game: GameId) -> None:
    assert warned(shipped_text(game), game) == {}


def test_mg_3_2_a_way_of_four_doors_is_gone_in_one_turn() -> None:
    """Four keys in the beginning, at most four in a turn: a fifth door holds a runner up."""
    assert warned(CASTLE.replace("44S", "14E"), "macgregor") == {
        "out-in-one-turn": ("02", "03", "04", "14")
    }
    assert warned(CASTLE.replace("44S", "24E"), "macgregor") == {}


def test_a_colour_without_doors_and_a_cave_that_cuts_the_castle() -> None:
    others, green = CASTLE.replace('"green"', '"red"').split('green = "')
    text = others.replace('blue = "', f'blue = "{green.strip().strip(chr(34))} ')
    assert warned(text, "macgregor") == {"useless-keys": ()}
    # 00 and 10 are left with the door from 10 to 11 alone.
    assert warned(CAVES.replace("00-01 ", ""), "macgregor-treasure") == {
        "narrow-caves": ("10", "11")
    }
