"""Serves the client: its files, and its one page for every address that is a page of the house."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route

from hantise.server.errors import NotFound
from hantise.server.etag import ASK_AGAIN, FOR_EVER, Prepared, answer, prepare
from hantise.server.languages import language_of
from hantise.text import PRODUCT, say

FOLDER: Final = Path(__file__).parent / "static"
BEST: Final = 9
"""The level of compression: a file is compressed once and sent often."""


@lru_cache(maxsize=512)
def read(path: Path, changed: int) -> Prepared:  # noqa: ARG001 (a changed file is another one)
    """A file, read once."""
    body = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        media_type = "text/javascript"
    elif path.suffix == ".webmanifest":
        media_type = "application/manifest+json"
    return prepare(body, media_type, BEST)


def find(path: str) -> Path | None:
    """The file at an address; nothing outside the folder is ever found."""
    if "\0" in path or len(path) > 500:
        return None
    wanted = (FOLDER / path.lstrip("/")).resolve()
    return wanted if wanted.is_relative_to(FOLDER) and wanted.is_file() else None


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def client(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """A file of the client, or its page."""
    first = path.strip("/").partition("/")[0]
    if first == "api":
        raise NotFound
    found = find(path)
    if found is not None and found.name != "index.html":
        cache = FOR_EVER if first == "assets" else ASK_AGAIN
        return respond(request, found, cache)
    if first == "assets":
        raise NotFound
    return page(request, 200 if is_page(first) else 404)


def is_page(first: str) -> bool:
    """Whether the client has pages whose address begins with this word: its build tells."""
    listed = FOLDER / "pages.json"
    return listed.is_file() and first in first_words(listed, listed.stat().st_mtime_ns)


@lru_cache(maxsize=1)
def first_words(listed: Path, changed: int) -> frozenset[str]:  # noqa: ARG001 (as in read)
    """The first words of the addresses in ``web/src/routes.ts``."""
    return frozenset(msgspec.json.decode(listed.read_bytes(), type=list[str]))


def page(request: Request[Any, Any, Any], status: int) -> Response[bytes]:
    """The page that all addresses share; one that is not built says how to build it."""
    index = FOLDER / "index.html"
    if index.is_file():
        return respond(request, index, ASK_AGAIN, status)
    language = language_of(request.scope)
    words = say(PRODUCT, "house-not-built", language=language)
    body = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Hantise</title>'
    return Response(
        f"{body}<p>{words}</p></html>".encode(), status_code=503, media_type="text/html"
    )


def respond(
    request: Request[Any, Any, Any], path: Path, cache: str, status: int = 200
) -> Response[bytes]:
    """A file, compressed if the browser can, or 304 if it has it."""
    return answer(request, read(path, path.stat().st_mtime_ns), cache, status)
