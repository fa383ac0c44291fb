"""Large responses: compressed (gzip), and not sent again to those who have them (ETag)."""

import gzip
import hashlib
from typing import Any, Final, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType

ASK_AGAIN: Final = "no-cache"
"""May be kept, but is asked for each time: an answer of no bytes if it is still the same."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""

WORTH_PACKING: Final = 1024
"""Bytes from which a body is compressed."""
TEXTS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
"""Media types that become smaller."""

T = TypeVar("T")


class Prepared(msgspec.Struct, frozen=True):
    """A body ready to be sent again and again."""

    body: bytes
    packed: bytes | None
    tag: str
    media_type: str

    @property
    def size(self) -> int:
        """Bytes of memory."""
        return len(self.body) + len(self.packed or b"")


def prepare(body: bytes, media_type: str, level: int = 5) -> Prepared:
    """Compress a body and name it by its content: worth doing once."""
    worth = len(body) >= WORTH_PACKING and media_type.startswith(TEXTS)
    packed = gzip.compress(body, level, mtime=0) if worth else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Prepared(body, packed, tag, media_type)


def prepare_json(content: object) -> Prepared:
    """The same of something as JSON."""
    return prepare(msgspec.json.encode(content), MediaType.JSON)


def answer(
    request: Request[Any, Any, Any],
    prepared: Prepared,
    cache: str = ASK_AGAIN,
    status: int = 200,
) -> Response[bytes]:
    """A prepared body, or 304 to whoever has just that."""
    headers = {"etag": f"W/{prepared.tag}", "cache-control": cache, "vary": "accept-encoding"}
    media_type = prepared.media_type
    if status == 200 and _has(request, prepared.tag):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    body = prepared.body
    if prepared.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = prepared.packed
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=media_type)


def typed(answer: Response[bytes], _: type[T]) -> Response[T]:
    """Bytes that are the JSON of something, told so to the OpenAPI document."""
    return cast("Response[T]", answer)


def _has(request: Request[Any, Any, Any], tag: str) -> bool:
    known = request.headers.get("if-none-match", "")
    return any(one.strip().removeprefix("W/") in (tag, "*") for one in known.split(","))
