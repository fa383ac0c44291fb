"""Serves what another package brings for the browser: the board of its game, and its window.

These are the files ``board.js`` and ``window.svg`` in the folder ``web`` of the game's package, and no
others. An address holds the hash of the content, so that a browser keeps a file for ever.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.types import ControllerRouterHandler

from hantise.core import registry
from hantise.server.errors import NotFound
from hantise.server.etag import FOR_EVER, Prepared, answer, prepare

BOARD: Final = "board.js"
WINDOW: Final = "window.svg"
MEDIA_TYPES: Final = {BOARD: "text/javascript", WINDOW: "image/svg+xml"}


def address_of(game_id: str, name: str) -> str | None:
    """Where a file of a game is served; None if its package has no such file."""
    found = _file(game_id, name)
    return None if found is None else f"/api/games/{game_id}/web/{_hash(found)}/{name}"


def _file(game_id: str, name: str) -> Prepared | None:
    if name not in MEDIA_TYPES or game_id not in registry.ids() or registry.is_ours(game_id):
        return None
    folder = registry.folder(game_id)
    path = None if folder is None else folder / "web" / name
    if path is None or not path.is_file():
        return None
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=64)
def _read(path: Path, _changed: int) -> Prepared:
    return prepare(path.read_bytes(), MEDIA_TYPES[path.name])


def _hash(found: Prepared) -> str:
    return found.tag.strip('"')


@get("/api/games/{game:str}/web/{digest:str}/{name:str}", sync_to_thread=True, tags=["games"])
def game_file(
    request: Request[Any, Any, Any], game: str, digest: str, name: str
) -> Response[bytes]:
    """The board or the window that a game of another package brings."""
    found = _file(game, name)
    if found is None or digest != _hash(found):
        raise NotFound
    return answer(request, found, FOR_EVER)


routes: list[ControllerRouterHandler] = [game_file]
