"""What a game says of how it is studied."""

import msgspec


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """``STUDY`` in the module ``bench`` of a game's package, if there is more than meets the eye.

    Whatever it says, a game is studied with every number of players, and with the fewest with every
    other value of each option that is a choice.
    """

    more: tuple[dict[str, int | str | bool], ...] = ()
    """Other options that are worth a look, with the fewest players."""
