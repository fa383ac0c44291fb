"""The castle of 18 Ghosts as data (EG-1): rooms, carpets, mirrors, portals, as numbers and masks.

Room 0 is a1, room 1 is b1, … room 24 is e5; a mask has bit ``1 << room`` for each room in it.
"""

from typing import Final, Literal

PLAN: Final = (  # EG-1.1, north up; P: a portal room
    "BRPBR",
    "YMYMY",
    "RBRBP",
    "BMYMR",
    "YRPBY",
)
SIDE: Final = 5
ROOMS: Final = tuple(f"{column}{row}" for row in "12345" for column in "abcde")
FLOOR: Final = "".join(reversed(PLAN))
"""What each room holds, from a1 to e5."""

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
Colour = Literal["red", "blue", "yellow"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow")
LETTERS: Final = "RBY"
BEATS: Final = (BLUE, YELLOW, RED)
"""Red beats blue, blue beats yellow, yellow beats red (EG-3.4)."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
Direction = Literal["north", "east", "south", "west"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("north", "east", "south", "west")
PORTAL_ROOMS: Final = ("c5", "c1", "e3")
"""Where the red, the blue and the yellow portal stand."""
PORTALS_AT_START: Final = (NORTH, SOUTH, EAST)
"""Each against the outer wall (EG-1.2)."""
OWNED: Final = 3
"""Ghosts of one colour and one owner (EG-1.3)."""


def mask(letters: str) -> int:
    """The rooms whose floor is one of the letters."""
    return sum(1 << room for room, floor in enumerate(FLOOR) if floor in letters)


def neighbour(room: int, direction: int) -> int:
    """The room next to a room, -1 through the outer wall.

    >>> ROOMS[neighbour(ROOMS.index("c4"), NORTH)]
    'c5'
    >>> neighbour(ROOMS.index("e3"), EAST)
    -1
    """
    column = room % SIDE + (direction == EAST) - (direction == WEST)
    row = room // SIDE + (direction == NORTH) - (direction == SOUTH)
    inside = 0 <= column < SIDE and 0 <= row < SIDE
    return row * SIDE + column if inside else -1


def exit_mask(colour: int, direction: int) -> int:
    """The room that a portal's open side faces (EG-4.1), as a mask; 0 for the outer wall."""
    room = neighbour(ROOMS.index(PORTAL_ROOMS[colour]), direction)
    return 0 if room < 0 else 1 << room
