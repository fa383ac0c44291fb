"""EG-1: the castle."""

from itertools import permutations

import pytest

from tests.rules.eighteen_ghosts.conftest import PLACED, PLACINGS, Table

CARPETS = {
    "R": {"b5", "e5", "a3", "c3", "e2", "b1"},
    "B": {"a5", "d5", "b3", "d3", "a2", "d1"},
    "Y": {"a4", "c4", "e4", "c2", "a1", "e1"},
}
MIRRORS = {"b4", "d4", "b2", "d2"}
PORTALS = {"c5", "e3", "c1"}
ROOMS = {column + row for column in "abcde" for row in "12345"}


def test_eg_1_1_each_room_has_its_carpet() -> None:
    expected = {f"{colour}@{room}" for colour, rooms in CARPETS.items() for room in rooms}
    assert Table().legal() == expected
    assert {str(action) for action in Table().game.actions if action.kind == "place"} == expected


def test_eg_1_1_the_other_seven_rooms_are_four_mirrors_and_three_portals() -> None:
    pairs = {f"{source}~{target}" for source, target in permutations(MIRRORS, 2)}
    assert {str(action) for action in Table().game.actions if action.kind == "mirror"} == pairs
    assert set().union(*CARPETS.values()) == ROOMS - MIRRORS - PORTALS


@pytest.mark.parametrize(("kind", "sign"), [("step", "-"), ("fight", "x")])
def test_eg_1_1_columns_run_from_west_to_east_and_rows_from_south_to_north(
    kind: str, sign: str
) -> None:
    walkable = ROOMS - PORTALS
    adjacent = {
        f"{source}{sign}{target}"
        for source, target in permutations(walkable, 2)
        if abs(ord(source[0]) - ord(target[0])) + abs(int(source[1]) - int(target[1])) == 1
    }
    assert {str(action) for action in Table().game.actions if action.kind == kind} == adjacent


@pytest.mark.parametrize(
    ("castle", "colour"),
    [
        ("2>2/5/4>/5/2v2", "red"),
        ("2^2/5/4>/5/2>2", "blue"),
        ("2^2/5/4^/5/2v2", "yellow"),
    ],
)
def test_eg_1_1_each_portal_has_its_room(castle: str, colour: str) -> None:
    portals = {"red": "north", "blue": "south", "yellow": "east"}
    portals[colour] = "north" if colour == "yellow" else "east"
    assert Table(f"{castle} A * - 0 0").public.portals == portals


def test_eg_1_1_the_dungeon_lies_east_but_is_no_room() -> None:
    table = Table("2^2/B4/y2Y^/4y/2v2 A * - 0 0").play("a4xa3")
    assert table.public.portals["yellow"] == "east"
    assert table.public.dungeon.count("Y") == table.public.dungeon.count("y") == 2
    assert table.public.escaped == ""


def test_eg_1_2_portals_start_against_the_outer_wall() -> None:
    assert Table().public.portals == {"red": "north", "blue": "south", "yellow": "east"}


def test_eg_1_2_so_nobody_leaves_while_the_castle_is_filled() -> None:
    table = Table().play(PLACINGS)
    assert set(table.kinds()) == {"placed"}
    assert table.public.escaped == ""
    assert table.position == PLACED


def test_eg_1_3_each_player_owns_three_ghosts_of_each_colour() -> None:
    table = Table()
    assert table.public.waiting == "RRRBBBYYYrrrbbbyyy"
    assert table.state.census() == dict.fromkeys("RBYrby", 3)
    table.play(PLACINGS)
    assert table.public.waiting == ""
    assert sorted(table.public.ghosts.values()) == sorted("RRRBBBYYYrrrbbbyyy")


@pytest.mark.parametrize(
    ("placings", "fourth"),
    [
        ("R@b5 B@a5 B@d5 R@c3 B@b3 R@b1", "B@d3"),
        ("R@b5 B@a5 B@d5 R@c3 B@b3 R@b1 Y@a4", "R@a3"),
    ],
)
def test_eg_1_3_there_is_no_fourth_of_a_colour(placings: str, fourth: str) -> None:
    table = Table().play(placings)
    assert table.refusal(fourth) == "illegal-none-left"
    assert not any(action.startswith(fourth[0]) for action in table.legal())
