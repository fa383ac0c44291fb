"""Why something that looks like an action of 18 Ghosts can never be one."""

import re

from hantise.games.eighteen_ghosts.castle import COLOURS, FLOOR, LETTERS, PORTAL_ROOMS, ROOMS
from hantise.text import Text


def why_never(notation: str) -> Text | None:
    """What the castle has against a notation; None if it does not even look like an action.

    >>> why_never("c4-c5").key
    'never-portal-room'
    """
    placing = re.fullmatch(r"([RBY])@([a-e][1-5])", notation)
    if placing is not None:
        if FLOOR[ROOMS.index(placing[2])] not in LETTERS:
            return Text("18-ghosts", "never-carpet-at-all", {"room": placing[2]})
        colour = COLOURS[LETTERS.index(placing[1])]
        return Text("18-ghosts", "never-carpet", {"room": placing[2], "colour": colour})
    moving = re.fullmatch(r"([a-e][1-5])([-x~])([a-e][1-5])", notation)
    if moving is None:
        return None
    source, sign, target = moving.groups()
    for room in (source, target):
        if room in PORTAL_ROOMS:
            return Text("18-ghosts", "never-portal-room", {"room": room})
        if sign == "~" and FLOOR[ROOMS.index(room)] != "M":
            return Text("18-ghosts", "never-mirror-room", {"room": room})
    return Text("18-ghosts", "never-next", {"source": source, "target": target})
