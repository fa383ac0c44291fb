"""How many files and connections the system lets this process have open."""

from typing import Final

import structlog

ENOUGH: Final = 4096
"""With fewer, whoever runs the house should know."""
WANTED: Final = 65_536
RESERVED: Final = 128
"""For the database, the workers and files."""
FEWEST: Final = 32
"""Connections, however low the limit is."""


def raise_limit() -> int:
    """As many as this process may ask for; how many these are. Told in the log where few."""
    try:
        import resource
    except ImportError:  # pragma: no cover (Windows has no such limit)
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # macOS has a lower limit of its own
            pass
    limit = WANTED if soft == resource.RLIM_INFINITY else soft
    if limit < ENOUGH:
        structlog.get_logger("hantise.server").warning(
            "few file descriptors", limit=limit, connections=most_connections(limit)
        )
    return limit


def most_connections(limit: int) -> int:
    """What is left of the descriptors for connections."""
    return max(FEWEST, limit - RESERVED)
