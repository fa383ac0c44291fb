"""Structured logs: JSON where a program reads them, lines where a person does.

Nothing secret gets in: no query strings, cookies, addresses or names, and of an exception only its
type and where it was raised, since its words may quote what somebody sent.
"""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any

import structlog

from hantise.server.settings import LogFormat

ROOT = Path(__file__).parent.parent.parent


def configure(chosen: LogFormat) -> None:
    """Set up this process: ours through structlog, those of libraries from warnings up."""
    as_json = chosen == "json" or (chosen == "auto" and not sys.stderr.isatty())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_words,
    ]
    last: Any = structlog.processors.JSONRenderer()
    if not as_json:
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=0)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("hantise").setLevel(logging.INFO)


def without_words(
    _logger: object, _name: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Replace an exception by its type and the places it came through."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    if isinstance(found, BaseException):
        found = (type(found), found, found.__traceback__)
    if isinstance(found, tuple) and found[0] is not None:
        event["error"] = found[0].__name__
        event["through"] = places(found[2])
    return event


def places(trace: TracebackType | None) -> list[str]:
    """File, line and function of each step of a traceback; the lines themselves are left out."""
    return [
        f"{_short(frame.filename)}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(trace)
    ]


def _short(filename: str) -> str:
    path = Path(filename)
    if path.is_relative_to(ROOT):
        return str(path.relative_to(ROOT))
    *_, folder, name = ("", *path.parts[-2:])
    return f"{folder}/{name}"
