"""What nobody may learn from the texts that came to a browser."""

from collections.abc import Iterable
from typing import Any

from tests.browser.visitor import Message

DEALING = ("dealt", "drawn")


def hidden_in(messages: Iterable[Message]) -> list[Message]:
    """Messages of a table of Ghosts that hold what only a player may know."""
    return [message for message in messages if _tells(message)]


def _tells(message: Message) -> bool:
    view = message.get("view") or {}
    steps = [*message.get("steps", ()), *message.get("log", ())]
    events: list[dict[str, Any]] = [event for step in steps for event in step["events"]]
    return bool(
        view.get("private")
        or view.get("seat") is not None
        or message.get("eyes") is not None
        or message.get("legal")
        or any(event["kind"] in DEALING and event["fields"].get("card") for event in events)
    )
