"""OPTIONS routes: which methods a path has."""

from collections.abc import Iterable
from typing import Any

from litestar import HttpMethod, Response
from litestar.handlers import HTTPRouteHandler


def tell_methods(handlers: Iterable[object]) -> list[HTTPRouteHandler]:
    """A handler of OPTIONS for every path, to be registered before the others.

    The framework would make one for the first handler of a path, and forget those that follow.
    """
    methods: dict[str, set[str]] = {}
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            for path in handler.paths:
                methods.setdefault(path, set()).update(map(str, handler.http_methods))
    return [_options(path, found) for path, found in methods.items()]


def _options(path: str, methods: set[str]) -> HTTPRouteHandler:
    allowed = ", ".join(sorted({*methods, "OPTIONS"}))

    def options() -> Response[Any]:
        return Response(None, status_code=204, headers={"Allow": allowed})

    return HTTPRouteHandler(
        path, http_method=[HttpMethod.OPTIONS], include_in_schema=False, sync_to_thread=False
    )(options)
