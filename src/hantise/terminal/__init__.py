"""Boards for the terminal. Each is drawn from a View, never from a State.

A game's board is the object ``BOARD`` in the module ``terminal`` of its package.
"""

import warnings
from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar

from rich.text import Text

from hantise.core import registry
from hantise.terminal import generic
from hantise.terminal.scene import CONTRACT, Board, Scene, player, status, story_lines

__all__ = ["CONTRACT", "Board", "Scene", "board_of", "player", "status", "story_lines"]

P = ParamSpec("P")
R = TypeVar("R")


@cache
def board_of(game_id: str) -> Board:
    """The board of a game; a plain one for a game without.

    One of another package that cannot be used gives way to the plain board, with a warning.
    """
    if registry.is_ours(game_id):
        return _load(game_id)
    try:
        board = _load(game_id)
    except Exception as error:  # noqa: BLE001 (others' code fails in its own ways)
        _warn(game_id, error)
        return generic.BOARD
    return Board(
        draw=_or_else(game_id, board.draw, generic.BOARD.draw),
        contract=CONTRACT,
        order=_or_else(game_id, board.order, generic.BOARD.order),
        quiet=_or_else(game_id, board.quiet, generic.BOARD.quiet),
        legend=None if board.legend is None else _or_else(game_id, board.legend, Text),
    )


def _load(game_id: str) -> Board:
    module = registry.part(game_id, "terminal")
    if module is None:
        return generic.BOARD
    board: Board = module.BOARD
    if board.contract != CONTRACT:
        raise ImportError(f"it was written for contract {board.contract}, this is {CONTRACT}")
    return board


def _or_else(game_id: str, theirs: Callable[P, R], ours: Callable[P, R]) -> Callable[P, R]:
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return theirs(*args, **kwargs)
        except Exception as error:  # noqa: BLE001
            _warn(game_id, error)
            return ours(*args, **kwargs)

    return call


def _warn(game_id: str, error: Exception) -> None:
    warnings.warn(
        f"the terminal board of {game_id} cannot be used, a plain one takes its place: {error!r}",
        RuntimeWarning,
        stacklevel=3,
    )
