"""What may be said at a table."""

import unicodedata
from typing import Final

from hantise.server.errors import BadRequest, Forbidden
from hantise.server.wire import ChatMode, Say

PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-played",
    "lucky",
    "oops",
    "boo",
    "thanks",
    "sorry",
    "good-game",
    "rematch",
    "goodbye",
)
"""Ready-made; each is a message ``phrase-<phrase>`` of the domain ``table``."""


def cleaned(text: str) -> str:
    """Text on one line without invisible signs; joiners that scripts and emoji need may stay."""
    kept = (
        " " if sign in "\n\r\t" else sign
        for sign in text
        if sign in "\n\r\t\u200c\u200d" or unicodedata.category(sign)[0] != "C"
    )
    return " ".join("".join(kept).split())


def checked_words(message: Say, mode: ChatMode, *, guest: bool) -> tuple[str | None, str | None]:
    """The text or the phrase that may be said here."""
    if mode == "off":
        raise Forbidden("error-chat-off")
    if (message.text is None) == (message.phrase is None):
        raise BadRequest("error-chat-one")
    if message.phrase is not None:
        if message.phrase not in PHRASES:
            raise BadRequest("error-chat-phrase")
        return None, message.phrase
    if mode == "phrases":
        raise Forbidden("error-chat-phrases")
    if guest:
        raise Forbidden("error-chat-guest")
    text = cleaned(message.text or "")
    if not text:
        raise BadRequest("error-chat-empty")
    return text, None
