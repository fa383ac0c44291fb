"""How much a server is asked to do: the same for every server of a run."""

from typing import Final

import msgspec

WARM_UP_SECONDS: Final = 3
"""Before each part, not counted: everything is loaded, and Node has compiled what runs often."""


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """Tables that play flat out, tables with a move a second, and moves before reconnecting."""

    seconds: int = 15
    busy: int = 40
    tables: int = 200
    moves: int = 1000
