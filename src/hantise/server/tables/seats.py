"""Before a game begins: sitting down, standing up, bots on free seats."""

from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server.errors import Conflict, Forbidden, NotFound
from hantise.server.people.person import Person
from hantise.server.storage import schema
from hantise.server.tables.lifecycle import bot_sitting, refuse_too_many
from hantise.server.tables.live import HeldTable
from hantise.server.tables.model.facts import Facts, Sitting
from hantise.server.tables.queries import read_one

seats = schema.seats


async def _waiting(connection: AsyncConnection, id: str) -> Facts:
    """The table as it waits; other processes wait for this transaction."""
    await connection.execute(
        schema.tables.select().where(schema.tables.c.id == id).with_for_update()
    )
    facts = await read_one(connection, id)
    if facts.status != "waiting":
        raise Conflict("error-begun")
    return facts


def _sitting_at(facts: Facts, seat: int) -> Sitting:
    if not 0 <= seat < facts.players:
        raise NotFound("error-no-seat")
    return facts.sittings[seat]


async def _put(connection: AsyncConnection, id: str, seat: int, sitting: Sitting) -> None:
    await connection.execute(
        seats.update()
        .where(seats.c.table_id == id, seats.c.seat == seat)
        .values(person=sitting.person, name=sitting.name, guest=sitting.guest, bot=sitting.bot)
    )


async def sit(held: HeldTable, person: Person, seat: int | None) -> None:
    """Take a seat, any if none is named; who sits already stays."""
    async with held.house.database.begin() as connection:
        facts = await _waiting(connection, held.id)
        mine = facts.seats_of(person.id)
        if mine and seat in (None, *mine):
            return
        if mine:
            raise Conflict("error-already-seated")
        free = [number for number, sitting in enumerate(facts.sittings) if sitting.free]
        if seat is None:
            if not free:
                raise Conflict("error-no-free-seat")
            seat = free[0]
        elif not _sitting_at(facts, seat).free:
            raise Conflict("error-seat-taken")
        await refuse_too_many(connection, person.id, waiting=False)
        await _put(connection, held.id, seat, Sitting(person.id, person.name, person.guest))
    await held.tables.read_again(held)


async def take_up_again(held: HeldTable, person: str) -> None:
    """Whoever looks at a game that he laid aside has it among his games again."""
    facts = held.model.facts
    if not any(facts.sittings[seat].aside for seat in facts.seats_of(person)):
        return
    async with held.house.database.begin() as connection:
        await connection.execute(
            seats.update()
            .where(seats.c.table_id == held.id, seats.c.person == person)
            .values(aside=False)
        )
    await held.tables.read_again(held)


async def leave(held: HeldTable, person: Person, seat: int) -> None:
    """Give up one's seat; the host may free any."""
    async with held.house.database.begin() as connection:
        facts = await _waiting(connection, held.id)
        sitting = _sitting_at(facts, seat)
        if person.id != sitting.person and not facts.led_by(person.id):
            raise Forbidden("error-not-your-seat")
        await _put(connection, held.id, seat, Sitting())
    await held.tables.read_again(held)


async def fill(held: HeldTable, person: Person, bot: str | None) -> None:
    """The host puts a bot on every free seat."""
    async with held.house.database.begin() as connection:
        facts = await _waiting(connection, held.id)
        if not facts.led_by(person.id):
            raise Forbidden("error-not-host")
        sitting = bot_sitting(facts.game, bot)
        for seat, there in enumerate(facts.sittings):
            if there.free:
                await _put(connection, held.id, seat, sitting)
    await held.tables.read_again(held)


async def seat_bot(held: HeldTable, person: Person, seat: int, bot: str | None) -> None:
    """The host puts a bot on a free seat, another bot, or takes it away."""
    async with held.house.database.begin() as connection:
        facts = await _waiting(connection, held.id)
        if not facts.led_by(person.id):
            raise Forbidden("error-not-host")
        if _sitting_at(facts, seat).person is not None:
            raise Conflict("error-seat-taken")
        sitting = Sitting() if bot is None else bot_sitting(facts.game, bot)
        await _put(connection, held.id, seat, sitting)
    await held.tables.read_again(held)
