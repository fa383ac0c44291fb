"""What the house refuses over HTTP, by status; each is a message in the reader's language."""

from math import ceil
from typing import ClassVar

from hantise.core.errors import HantiseError
from hantise.text import PRODUCT


class Refusal(HantiseError):
    """Bad input that has a status of its own."""

    status: ClassVar[int] = 400


class BadRequest(Refusal):
    """The request itself is malformed."""


class NotSignedIn(Refusal):
    """Nobody knows who is asking."""

    status = 401

    def __init__(
        self, key: str = "error-not-signed-in", domain: str = PRODUCT, **fields: object
    ) -> None:
        super().__init__(key, domain, **fields)


class Forbidden(Refusal):
    """Who asks may not do this."""

    status = 403


class NotFound(Refusal):
    """There is no such thing, or not for this reader."""

    status = 404

    def __init__(
        self, key: str = "error-not-found", domain: str = PRODUCT, **fields: object
    ) -> None:
        super().__init__(key, domain, **fields)


class Conflict(Refusal):
    """It does not fit how things stand now."""

    status = 409


class TooLarge(Refusal):
    """More bytes than anybody needs."""

    status = 413


class TooManyRequests(Refusal):
    """Slow down: it may be tried again after some seconds."""

    status = 429

    def __init__(self, retry_after: float = 1.0) -> None:
        self.retry_after = max(1, ceil(retry_after))
        super().__init__("error-too-many-requests", seconds=self.retry_after)


class Aborted(Refusal):
    """Whoever asked left in the middle of the question; nobody reads the answer."""

    status = 499

    def __init__(self) -> None:
        super().__init__("error-aborted")


class Unavailable(Refusal):
    """Not now: the database is away, full, or held by another program. It may be tried again."""

    status = 503

    def __init__(self, retry_after: float = 2.0) -> None:
        self.retry_after = max(1, ceil(retry_after))
        super().__init__("error-unavailable")
