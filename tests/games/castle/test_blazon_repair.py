"""Blazons that no ghost card can confuse."""

from collections.abc import Sequence

from hantise.games.castle.blazon_repair import fitting_blazons
from hantise.games.castle.checks import TOKEN_BLAZONS
from hantise.games.castle.floor_plan import BLAZONS_OF, GameId
from hantise.games.castle.grid import Grid

SHIFT = {"macgregor": 2, "macgregor-treasure": 3}


def usual(game: GameId, size: int) -> list[str]:
    letters = BLAZONS_OF[game]
    return [
        "".join(letters[(column + SHIFT[game] * row) % len(letters)] for column in range(size))
        for row in range(size)
    ]


def grid_of(rows: Sequence[str], *halls: Sequence[str]) -> Grid:
    grid = Grid(rows)
    for hall in halls:
        grid.join(hall)
    return grid


def is_clear(grid: Grid, blazons: dict[str, str]) -> bool:
    return all(
        len({blazons[other] for other in near}) == len(near)
        for near in map(grid.neighbours, grid.rooms())
    )


def test_one_wrong_room_is_put_right_and_nothing_else_is_touched() -> None:
    good = usual("macgregor", 5)
    wrong = [*good[:2], f"{good[2][:2]}L{good[2][3:]}", *good[3:]]
    mended = fitting_blazons(grid_of(wrong), "macgregor", None)
    assert mended == grid_of(good).letter


def test_halls_find_blazons_and_a_crypt_has_none_that_it_cannot_have() -> None:
    rows = usual("macgregor-treasure", 7)
    halls = (("11", "12"), ("45", "55"), ("30", "40"), ("62", "63"))
    grid = grid_of([*rows[:3], f"{rows[3][:3]}T{rows[3][4:]}", *rows[4:]], *halls)
    assert not is_clear(grid, grid.letter)
    mended = fitting_blazons(grid, "macgregor-treasure", "33")
    assert mended is not None
    assert is_clear(grid, mended)
    assert mended["33"] not in TOKEN_BLAZONS


def test_six_neighbours_cannot_be_told_apart_by_five_blazons() -> None:
    grid = grid_of(usual("macgregor", 5), ("22", "23"))
    assert fitting_blazons(grid, "macgregor", None) is None


def test_blazons_that_are_hard_to_find_are_found() -> None:
    halls = ("00 10", "03 13", "20 30 31", "40 50", "43 53 63", "51 61")
    grid = grid_of(["L" * 6] * 7, *(hall.split() for hall in halls))
    found = fitting_blazons(grid, "macgregor-treasure", None)
    assert found is not None, "it was given up after 20,000 tries"
    assert is_clear(grid, found)
