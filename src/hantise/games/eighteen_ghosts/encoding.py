"""18 Ghosts as numbers for learning: planes of 5×5 rooms, seen by the side to act."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hantise.games.eighteen_ghosts.castle import COLOURS, DIRECTIONS, PORTAL_ROOMS, ROOMS
from hantise.games.eighteen_ghosts.notation import ESCAPE_LIMIT, GHOSTS, QUIET_LIMIT
from hantise.games.eighteen_ghosts.views import EighteenGhostsView

PLANES: Final = 36


def encode(view: EighteenGhostsView) -> NDArray[np.float32]:
    """The planes, flattened. Own ghosts first: of the seat, or of the side to act for a spectator.

    0-5 ghosts by own red, blue, yellow, then the rival's; 6-9 where a portal opens north, east,
    south, west; 10-15 in the dungeon and 16-21 escaped and 22-27 waiting (thirds of 3); 28-30 the
    released colour; 31 passed; 32 quiet turns; 33 turns since an escape; 34 own turn; 35 placing.
    """
    public = view.public
    planes = np.zeros((PLANES, 25), np.float32)
    own = public.side if view.seat is None else view.seat

    def slot(ghost: str) -> int:
        return (GHOSTS.index(ghost) + 3 * own) % 6

    for room, ghost in public.ghosts.items():
        planes[slot(ghost), ROOMS.index(room)] = 1
    for colour, room in zip(COLOURS, PORTAL_ROOMS, strict=True):
        planes[6 + DIRECTIONS.index(public.portals[colour]), ROOMS.index(room)] = 1
    for first, letters in ((10, public.dungeon), (16, public.escaped), (22, public.waiting)):
        for ghost in letters:
            planes[first + slot(ghost)] += 1 / 3
    if public.released:
        planes[28 + GHOSTS.index(public.released) % 3] = 1
    planes[31] = public.passed
    planes[32] = public.quiet / QUIET_LIMIT
    planes[33] = public.since_escape / ESCAPE_LIMIT
    planes[34] = public.phase != "over" and public.side == own
    planes[35] = public.phase == "placing"
    return planes.ravel()
