"""Which pictures a game wants of itself: the file ``pictures.toml`` of its package."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from hantise.core.registry import folder, ids


class HousePicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in progress in the browser: where it is seen, and after how many moves."""

    name: str
    screen: Literal["desktop", "phone"]
    moves: int
    players: int = 2
    options: dict[str, str] = {}
    dark: bool = False
    """In the dark, where only what is phosphorescent can be seen."""


class TerminalPicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game played at random in the terminal, after so many entries."""

    name: str
    language: str
    entries: int
    seed: int
    players: int = 2


class GamePictures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pictures of one game."""

    house: tuple[HousePicture, ...] = ()
    terminal: tuple[TerminalPicture, ...] = ()


def wanted() -> Iterator[tuple[str, GamePictures]]:
    """The pictures of all games, by the id of the game."""
    for id in ids():
        at = folder(id)
        if at is not None and (path := at / "pictures.toml").is_file():
            yield id, msgspec.toml.decode(path.read_bytes(), type=GamePictures)
