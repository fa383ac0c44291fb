"""How long a slow connection is waited for."""

import msgspec


class Timeouts(msgspec.Struct, frozen=True):
    """Seconds."""

    headers: float = 15.0
    """From the beginning of a request to the end of its headers."""
    body: float = 60.0
    """From there to the end of its body."""
    unread: float = 60.0
    """For as long an answer may wait for somebody to read it."""
