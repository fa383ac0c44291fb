"""Messages to the connections of a table: a snapshot, what was missed, or what just happened."""

from collections.abc import Sequence

from hantise.server.tables import chat
from hantise.server.tables.connection import Connection
from hantise.server.tables.live import HeldTable
from hantise.server.tables.model import messages
from hantise.server.tables.model.redaction import Eyes, Happened


def tell(held: HeldTable, news: Sequence[Happened]) -> None:
    """To every connection what just happened; encoded once for each pair of eyes."""
    live, model, now = held.live, held.model, held.tables.now()
    encoded: dict[Eyes, str] = {}
    for connection in live.connections:
        eyes = model.eyes_of(connection)
        text = encoded.get(eyes)
        if text is None:
            text = encoded[eyes] = messages.as_text(messages.update(model, news, eyes, now))
        connection.send(text)


async def greet(
    held: HeldTable, connection: Connection, since: int | None, since_chat: int | None = None
) -> None:
    """The first message to a new connection: a snapshot, or only what was missed.

    From then on it is told everything, so nothing may come between the two.
    """
    text = None if since is None else await _missed(held, connection, since, since_chat or 0)
    if text is None:
        text = await _snapshot(held, connection)
    held.live.connections.append(connection)
    connection.send(text)


async def send_snapshot(held: HeldTable, connection: Connection) -> None:
    """Everything as it stands."""
    connection.send(await _snapshot(held, connection))


async def _snapshot(held: HeldTable, connection: Connection) -> str:
    live, model = held.live, held.model
    log = await _log(held, connection)
    said = await chat.tail(live, connection)
    return messages.snapshot(model, connection, live.info(), log, said, live.tables.now())


async def _log(held: HeldTable, connection: Connection) -> list[Happened]:
    since = messages.log_since(held.model, connection)
    if since is None:
        return []
    return messages.log_of(held.model, await held.house.database.entries(held.id, since))


async def _missed(
    held: HeldTable, connection: Connection, since: int, since_chat: int
) -> str | None:
    """None if a snapshot says it better."""
    live, model = held.live, held.model
    after = messages.missed_since(model, connection, since)
    if after is None:
        return None
    rows = await held.house.database.entries(held.id, after)
    said = await chat.tail(live, connection, since_chat)
    return messages.missed(model, connection, live.info(), rows, said, live.tables.now())
