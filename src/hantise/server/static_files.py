"""Serves the client: its files, and its one page for every address that is a page of the house."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import HttpMethod, Request, Response, route

from hantise.server.errors import NotFound
from hantise.server.languages import language_of
from hantise.text import PRODUCT, say

FOLDER: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_AGAIN: Final = "no-cache"
PAGES: Final = frozenset(
    {
        *("", "lobby", "mine", "people", "leaderboard", "settings", "device", "rules", "about"),
        *("fair", "admin", "t", "tv", "replay", "learn", "castles", "castle"),
    }
)
"""First words of the addresses that ``web/src/routes.ts`` knows."""
SMALLEST_COMPRESSED: Final = 1024
TEXTS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    body: bytes
    compressed: bytes | None
    media_type: str
    tag: str


@lru_cache(maxsize=512)
def read(path: Path, changed: int) -> File:  # noqa: ARG001 (a changed file is another one)
    """A file, read once."""
    body = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        media_type = "text/javascript"
    elif path.suffix == ".webmanifest":
        media_type = "application/manifest+json"
    compressed = None
    if media_type.startswith(TEXTS) and len(body) >= SMALLEST_COMPRESSED:
        compressed = gzip.compress(body, mtime=0)
    return File(body, compressed, media_type, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


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
    return page(request, 200 if first in PAGES else 404)


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
    file = read(path, path.stat().st_mtime_ns)
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if status == 200 and any(
        one.strip().removeprefix("W/") == file.tag for one in known.split(",")
    ):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    body = file.body
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.compressed
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)
