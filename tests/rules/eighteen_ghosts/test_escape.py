"""EG-4: escape."""

from collections import Counter
from collections.abc import Iterator

import pytest

from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from tests.rules.eighteen_ghosts.conftest import Table

COLOURS = {"R": "red", "B": "blue", "Y": "yellow"}
OPEN = [
    ("2>1R/5/4>/5/2v2", "R", "e5-d5"),
    ("2v2/1R3/4>/5/2v2", "R", "b4-c4"),
    ("R1<2/5/4>/5/2v2", "R", "a5-b5"),
    ("2^2/5/4>/1B3/2^2", "B", "b2-c2"),
    ("2^2/5/4>/5/2>1B", "B", "e1-d1"),
    ("2^2/5/4>/5/B1<2", "B", "a1-b1"),
    ("2^1Y/5/4^/5/2v2", "Y", "e5-e4"),
    ("2^2/5/4v/5/2v1Y", "Y", "e1-e2"),
    ("2^2/5/2Y1</5/2v2", "Y", "c3-d3"),
]
"""A castle, a ghost, and its step in front of its open portal."""


@pytest.mark.parametrize(("castle", "ghost", "step"), OPEN)
@pytest.mark.parametrize("seat", [0, 1])
def test_eg_4_1_a_ghost_in_front_of_its_open_portal_escapes_at_once(
    castle: str, ghost: str, step: str, seat: int
) -> None:
    name = ghost.lower() if seat else ghost
    table = Table(f"{castle.replace(ghost, name)} {'AB'[seat]} * - 0 0").play(step)
    assert table.public.ghosts == {}
    assert table.public.escaped == name
    assert table.public.dungeon.count(name) == 2
    assert table.kinds() == ["stepped", "escaped"]
    assert table.told("escaped") == [{"seat": seat, "colour": COLOURS[ghost], "room": step[3:]}]


@pytest.mark.parametrize(("castle", "ghost", "step"), OPEN)
@pytest.mark.parametrize("other", "RBY")
def test_eg_4_1_the_portal_must_have_the_ghosts_own_colour(
    castle: str, ghost: str, step: str, other: str
) -> None:
    table = Table(f"{castle.replace(ghost, other)} A * - 0 0").play(step)
    assert table.public.escaped == (ghost if other == ghost else "")
    assert table.public.ghosts == ({} if other == ghost else {step[3:]: other})


@pytest.mark.parametrize(
    "castle",
    [
        "1R>2/2r2/4>/5/2v2",
        "1Rvr1/5/4>/5/2v2",
        "2<R1/2r2/4>/5/2v2",
        "2^2/5/4>/5/1B^b1",
        "2^2/5/4>/2B2/1b>2",
        "2^2/5/4>/2B2/2<b1",
        "2^2/5/3Y^/4y/2v2",
        "2^2/4Y/3yv/5/2v2",
        "2^2/4Y/4</4y/2v2",
    ],
)
def test_eg_4_1_the_closed_sides_free_nobody(castle: str) -> None:
    table = Table(f"{castle} A * - 0 0")
    before = table.public.ghosts
    table.play("free:R R@a3")
    assert table.public.escaped == ""
    assert table.public.ghosts == before | {"a3": "R"}


def test_eg_4_1_portals_against_the_outer_wall_free_nobody() -> None:
    table = Table("1R^r1/2R1Y/3Y>/2B1y/YBvb1 A * - 0 0").play("a1-a2")
    assert table.kinds() == ["stepped"]
    assert table.public.escaped == ""
    assert len(table.public.ghosts) == 10


@pytest.mark.parametrize(
    ("castle", "colour"),
    [
        ("2<r1/Y1R2/r3>/5/2v2", "red"),
        ("2^2/R4/b3>/2B2/1b>2", "blue"),
        ("2^2/B4/y2Y^/4y/2v2", "yellow"),
    ],
)
def test_eg_4_1_turning_to_the_outer_wall_frees_nobody(castle: str, colour: str) -> None:
    table = Table(f"{castle} A * - 0 0").play("a4xa3")
    wall = {"red": "north", "blue": "south", "yellow": "east"}[colour]
    assert table.told("turned") == [{"colour": colour, "direction": wall}]
    assert table.public.escaped == ""
    assert len(table.public.ghosts) == 3


@pytest.mark.parametrize("fighter", [0, 1], ids=["A fights", "B fights"])
@pytest.mark.parametrize("ghost", "Rr")
def test_eg_4_1_whoever_acts_and_whoever_owns_the_ghost(fighter: int, ghost: str) -> None:
    yellow, red = ("y", "R") if fighter else ("Y", "r")
    castle = f"2^{ghost}1/{yellow}4/{red}3>/5/2v2"
    table = Table(f"{castle} {'AB'[fighter]} * - 0 0").play("a4xa3")
    assert table.public.escaped == ghost
    assert table.told("escaped") == [
        {"seat": 0 if ghost == "R" else 1, "colour": "red", "room": "d5"}
    ]


@pytest.mark.parametrize(
    ("castle", "turn"),
    [
        ("2>1R/5/4>/5/2v2", "e5-d5"),
        ("2^r1/Y4/r3>/5/2v2", "a4xa3"),
        ("2^R1/Y4/r3>/5/2v2", "a4xa3"),
    ],
)
def test_eg_4_1_an_escape_costs_no_turn(castle: str, turn: str) -> None:
    table = Table(f"{castle} A * - 0 0").play(turn)
    assert len(table.public.escaped) == 1
    assert (table.actor, table.public.phase) == (1, "turn")


def test_eg_4_1_the_winner_of_a_fight_escapes_from_the_room_it_won() -> None:
    table = Table("2v2/1Rb2/4>/5/2v2 A * - 0 0").play("b4xc4")
    assert table.public.ghosts == {}
    assert table.public.escaped == "R"
    assert table.told("escaped") == [{"seat": 0, "colour": "red", "room": "c4"}]


@pytest.mark.parametrize(
    ("castle", "fight", "winner"),
    [
        ("2^r1/3Y1/4>/5/2v2", "d4xd5", {"d5": "Y"}),  # the red one is attacked where it would leave
        ("2^R1/3y1/4>/5/2v2", "d5xd4", {"d4": "y"}),  # it attacks from where it would leave
        ("2>2/1Ry2/4>/5/2v2", "b4xc4", {"c4": "y"}),  # it attacks where it would leave
    ],
)
def test_eg_4_2_first_the_loser_goes_to_the_dungeon(
    castle: str, fight: str, winner: dict[str, str]
) -> None:
    table = Table(f"{castle} A * - 0 0").play(fight)
    assert table.public.ghosts == winner
    assert table.public.escaped == ""
    assert (table.public.dungeon + "".join(winner.values())).upper().count("R") == 6


def test_eg_4_2_then_the_portal_turns_then_ghosts_escape() -> None:
    table = Table("2^R1/Y4/r3>/5/2v2 A * - 0 0").play("a4xa3")
    assert table.kinds() == ["fought", "turned", "escaped"]
    assert table.public.ghosts == {"a3": "Y"}


TWO_AT_ONCE = [
    ("2^rY/4r/4^/5/2v2", "e5xe4", "Yr", {"e4", "d5"}),
    ("2v2/1Rb2/4>/5/1bv2", "b4xc4", "Rb", {"c4", "b1"}),
    ("2^2/5/4>/1By1y/2^2", "b2xc2", "By", {"c2", "e2"}),
    ("2^RY/4r/4^/5/2v2", "e5xe4", "RY", {"e4", "d5"}),
]


@pytest.mark.parametrize(("castle", "fight", "escaped", "rooms"), TWO_AT_ONCE)
def test_eg_4_2_two_may_escape_at_once(
    castle: str, fight: str, escaped: str, rooms: set[str]
) -> None:
    table = Table(f"{castle} A * - 0 0").play(fight)
    assert table.public.escaped == escaped
    assert table.public.ghosts == {}
    assert table.kinds() == ["fought", "turned", "escaped", "escaped"]
    assert {event["room"] for event in table.told("escaped")} == rooms


def random_actions() -> Iterator[tuple[Counter[str], Table]]:
    """Who had escaped before each action of 60 random games, and the table after it."""
    for seed in range(60):
        table = Table()
        rng = Rng(seed)
        while table.actor != NOBODY:
            before = Counter(table.public.escaped)
            yield before, table.play(str(table.state.choose(rng)))


def test_eg_4_2_never_more_than_two() -> None:
    most = 0
    for before, table in random_actions():
        escapes = len(table.told("escaped"))
        assert len(table.public.escaped) == before.total() + escapes
        most = max(most, escapes)
    assert most == 2


def test_eg_4_3_an_escaped_ghost_never_returns() -> None:
    for before, table in random_actions():
        assert before <= Counter(table.public.escaped)
        assert table.state.census() == dict.fromkeys("RBYrby", 3)


def test_eg_4_3_an_escaped_ghost_cannot_be_released() -> None:
    table = Table("2>1R/5/4>/5/2v2 A * RR 0 0").play("e5-d5 free:R R@a3")
    assert table.public.escaped == "RRR"
    assert table.refusal("free:R") == "illegal-none-in-dungeon"
    assert table.legal("release") == {"free:B", "free:Y"}
