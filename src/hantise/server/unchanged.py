"""Large answers: packed, and not sent again to those who have them already (ETag)."""

import gzip
import hashlib
from typing import Any, Final, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType

ASK_AGAIN: Final = "no-cache"
"""May be kept, but is asked for each time: an answer of no bytes if it is still the same."""

WORTH_PACKING: Final = 1024
"""Bytes from which an answer is packed."""

T = TypeVar("T")


def conditional(request: Request[Any, Any, Any], content: T) -> Response[T]:
    """Something as JSON, or 304 to whoever has just that."""
    answer = conditional_bytes(request, msgspec.json.encode(content), MediaType.JSON)
    return cast("Response[T]", answer)


def conditional_bytes(
    request: Request[Any, Any, Any], body: bytes, media_type: str
) -> Response[bytes]:
    """A body, or 304 to whoever has just that."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"etag": f"W/{tag}", "cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    if _has(request, tag):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if len(body) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=media_type)


def _has(request: Request[Any, Any, Any], tag: str) -> bool:
    known = request.headers.get("if-none-match", "")
    return any(one.strip().removeprefix("W/") in (tag, "*") for one in known.split(","))
