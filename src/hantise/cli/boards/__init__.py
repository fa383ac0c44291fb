"""Boards for the terminal. Each is drawn from a View, never from a State."""

from importlib import import_module
from typing import Final

from hantise.cli.boards.scene import Board, Scene

__all__ = ["Board", "Scene", "board_of"]

MODULES: Final = {
    "18-ghosts": "eighteen_ghosts",
    "ghooost": "ghooost",
    "ghosts": "ghosts",
    "macgregor": "macgregor",
    "macgregor-treasure": "macgregor_treasure",
    "rest-in-peace": "rest_in_peace",
}


def board_of(game_id: str) -> Board:
    """The board of a game; a plain table for a game without one."""
    module = import_module(f"hantise.cli.boards.{MODULES.get(game_id, 'generic')}")
    board: Board = module.BOARD
    return board
