"""The chat of a table: what was said last, saying something, taking it away.

Spectators talk among themselves: during the game no line of anybody who has a seat is told of it, so
that nobody can be helped.
"""

from typing import Any, Final

from sqlalchemy import RowMapping, and_, or_, select

from hantise.server.errors import Forbidden, NotFound
from hantise.server.people.people import refuse_muted
from hantise.server.people.person import Person
from hantise.server.storage.schema import messages, mutes
from hantise.server.tables.connection import Connection
from hantise.server.tables.live import HeldTable, LiveTable
from hantise.server.tables.model.chat_rules import checked_words
from hantise.server.tables.model.messages import as_text
from hantise.server.wire import ChatLine, Chatted, Overheard, Say, Unsaid

TAIL: Final = 50
"""So many of the latest lines are shown to somebody who comes."""


def _line(row: RowMapping) -> ChatLine:
    return ChatLine(
        id=row["id"],
        person=row["person"],
        name=row["name"],
        at=row["at"],
        text=row["text"],
        phrase=row["phrase"],
        watching=row["watching"],
    )


def _hears_spectators(live: LiveTable, connection: Connection) -> bool:
    """After the game everybody; before only somebody who has no seat.

    A line of nobody known hears nothing either: it may be a screen in the players' room.
    """
    if live.facts.status == "over":
        return True
    person = connection.person_id
    return person is not None and person not in live.facts.people


async def tail(live: LiveTable, connection: Connection, after: int = 0) -> tuple[ChatLine, ...]:
    """The latest lines after one, without those of people this reader does not want to hear."""
    if live.facts.chat == "off":
        return ()
    wanted = messages.c.id > after
    if not _hears_spectators(live, connection):
        wanted = and_(wanted, messages.c.watching.is_(False))
    elif connection.person_id in live.facts.people:
        # What was kept from them during the game is older than the last line that they know.
        wanted = or_(wanted, messages.c.watching)
    unwanted = select(mutes.c.muted).where(mutes.c.person == connection.person_id)
    query = (
        select(messages)
        .where(
            messages.c.table_id == live.id,
            wanted,
            messages.c.deleted.is_(False),
            or_(messages.c.person.is_(None), messages.c.person.not_in(unwanted)),
        )
        .order_by(messages.c.id.desc())
        .limit(TAIL)
    )
    async with live.house.database.connect() as reading:
        rows = (await reading.execute(query)).mappings().all()
    return tuple(_line(row) for row in reversed(rows))


async def say(held: HeldTable, connection: Connection, message: Say) -> None:
    """Somebody says something: to all, or as a spectator to spectators."""
    live = held.live
    if connection.person is None:
        raise Forbidden("error-chat-nobody")
    mine = live.facts.seats_of(connection.person_id)
    if not mine and live.facts.status not in ("playing", "over"):
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
        "watching": not mine,
    }
    async with live.house.database.begin() as writing:
        made = await writing.execute(messages.insert().values(values).returning(messages))
        line = _line(made.mappings().one())
    await _tell(live, line)
    await live.house.database.notify(f"chat:{live.id}:{line.id}")


def _speaker(live: LiveTable, connection: Connection, person: Person, mine: tuple[int, ...]) -> str:
    """On one screen several people speak: the one who looks, if there is one."""
    eyes = live.model.eyes_of(connection)
    seat = mine[0] if len(mine) == 1 else eyes
    return person.name if seat is None else live.facts.sittings[seat].name


async def _tell(live: LiveTable, line: ChatLine) -> None:
    """To all but those who do not want to hear this person."""
    query = select(mutes.c.person).where(mutes.c.muted == line.person)
    async with live.house.database.connect() as reading:
        deaf = set((await reading.execute(query)).scalars())
    text = as_text(Chatted(line))
    for each in _told(live, watching=line.watching):
        if each.person_id not in deaf:
            each.send(text)


def _told(live: LiveTable, *, watching: bool) -> list[Connection]:
    """The lines that are told what a spectator or a player says."""
    return [each for each in live.connections if not watching or _hears_spectators(live, each)]


async def tell_players(live: LiveTable) -> None:
    """The game is over: what the spectators said is a secret no more."""
    for connection in tuple(live.connections):
        if connection.person_id in live.facts.people:
            lines = await tail(live, connection)
            if any(line.watching for line in lines):
                connection.send(as_text(Overheard(lines)))


async def heard(live: LiveTable, id: int) -> None:
    """Somebody said something, or it was taken away, in another process."""
    async with live.house.database.connect() as reading:
        query = select(messages).where(messages.c.id == id, messages.c.table_id == live.id)
        row = (await reading.execute(query)).mappings().one_or_none()
    if row is None:
        return
    if row["deleted"]:
        _tell_unsaid(live, id, watching=row["watching"])
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


def _tell_unsaid(live: LiveTable, id: int, *, watching: bool) -> None:
    text = as_text(Unsaid(id))
    for each in _told(live, watching=watching):
        each.send(text)


async def take_away(live: LiveTable, id: int) -> None:
    """An administrator removes a line."""
    async with live.house.database.begin() as writing:
        gone = messages.update().where(messages.c.id == id).values(deleted=True)
        watching = (await writing.execute(gone.returning(messages.c.watching))).scalar_one()
    _tell_unsaid(live, id, watching=watching)
    await live.house.database.notify(f"chat:{live.id}:{id}")
