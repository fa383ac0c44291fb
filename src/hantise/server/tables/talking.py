"""The chat of a table: what was said last, saying something, taking it away."""

from typing import Any, Final

from sqlalchemy import RowMapping, or_, select

from hantise.server.errors import Forbidden, NotFound
from hantise.server.people.people import refuse_muted
from hantise.server.people.person import Person
from hantise.server.storage.schema import messages, mutes
from hantise.server.tables.connection import Connection, as_text
from hantise.server.tables.live import LiveTable
from hantise.server.tables.speech import checked_words
from hantise.server.wire import ChatLine, Chatted, Say, Unsaid

TAIL: Final = 50
"""So many of the latest lines are shown to somebody who comes."""


def _line(row: RowMapping) -> ChatLine:
    return ChatLine(row["id"], row["person"], row["name"], row["at"], row["text"], row["phrase"])


async def tail(live: LiveTable, connection: Connection, after: int = 0) -> tuple[ChatLine, ...]:
    """The latest lines after one, without those of people this reader does not want to hear."""
    if live.facts.chat == "off":
        return ()
    unwanted = select(mutes.c.muted).where(mutes.c.person == connection.person_id)
    query = (
        select(messages)
        .where(
            messages.c.table_id == live.id,
            messages.c.id > after,
            messages.c.deleted.is_(False),
            or_(messages.c.person.is_(None), messages.c.person.not_in(unwanted)),
        )
        .order_by(messages.c.id.desc())
        .limit(TAIL)
    )
    async with live.house.database.connect() as reading:
        rows = (await reading.execute(query)).mappings().all()
    return tuple(_line(row) for row in reversed(rows))


async def say(live: LiveTable, connection: Connection, message: Say) -> None:
    """Somebody who sits here says something. The lock is held."""
    mine = live.facts.seats_of(connection.person_id)
    if not mine or connection.person is None:
        raise Forbidden("error-chat-seat")
    person = await live.house.people.person(connection.person.id) or connection.person
    refuse_muted(person)
    text, phrase = checked_words(message, live.facts.chat, guest=person.guest)
    values: dict[str, Any] = {
        "table_id": live.id,
        "person": person.id,
        "name": _speaker(live, connection, person, mine),
        "text": text,
        "phrase": phrase,
        "at": live.tables.now(),
    }
    async with live.house.database.begin() as writing:
        made = await writing.execute(messages.insert().values(values).returning(messages))
        line = _line(made.mappings().one())
    await _tell(live, line)
    await live.house.database.notify(f"chat:{live.id}:{line.id}")


def _speaker(live: LiveTable, connection: Connection, person: Person, mine: tuple[int, ...]) -> str:
    """On one screen several people speak: the one who looks, if there is one."""
    eyes = live.eyes_of(connection)
    seat = mine[0] if len(mine) == 1 else eyes
    return person.name if seat is None else live.facts.sittings[seat].name


async def _tell(live: LiveTable, line: ChatLine) -> None:
    """To all but those who do not want to hear this person."""
    query = select(mutes.c.person).where(mutes.c.muted == line.person)
    async with live.house.database.connect() as reading:
        deaf = set((await reading.execute(query)).scalars())
    text = as_text(Chatted(line))
    live.send_all(text, but=[each for each in live.connections if each.person_id in deaf])


async def heard(live: LiveTable, id: int) -> None:
    """Somebody said something, or it was taken away, in another process."""
    async with live.house.database.connect() as reading:
        query = select(messages).where(messages.c.id == id, messages.c.table_id == live.id)
        row = (await reading.execute(query)).mappings().one_or_none()
    if row is None:
        return
    if row["deleted"]:
        live.send_all(as_text(Unsaid(id)))
    else:
        await _tell(live, _line(row))


async def table_of(house: Any, id: int) -> str:
    """The table where something was said."""
    query = select(messages.c.table_id).where(messages.c.id == id, messages.c.deleted.is_(False))
    async with house.database.connect() as reading:
        table_id = (await reading.execute(query)).scalar_one_or_none()
    if table_id is None:
        raise NotFound("error-no-message")
    return str(table_id)


async def take_away(live: LiveTable, id: int) -> None:
    """An administrator removes a line."""
    async with live.house.database.begin() as writing:
        await writing.execute(messages.update().where(messages.c.id == id).values(deleted=True))
    live.send_all(as_text(Unsaid(id)))
    await live.house.database.notify(f"chat:{live.id}:{id}")
