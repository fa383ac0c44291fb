"""Tables come and go: opened, opened again for a rematch, closed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.bots import bot_ids, usual_bot
from hantise.core.errors import UnknownBot
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.server.errors import BadRequest, Conflict, Forbidden
from hantise.server.forms import NewSeat, NewTable, PlayOn, QuickPlay
from hantise.server.people.names import clean_name, key_of
from hantise.server.people.person import Person
from hantise.server.storage import schema
from hantise.server.storage.database import DueRow
from hantise.server.tables.codes import new_code, new_id
from hantise.server.tables.live import HeldTable, LiveTable
from hantise.server.tables.model.facts import Facts, Sitting, decode_pace
from hantise.server.tables.model.standing import to_text
from hantise.server.tables.queries import OPEN, read, read_one
from hantise.text import LANGUAGES

if TYPE_CHECKING:
    from hantise.server.tables.tables import Tables

MOST_WAITING: Final = 20
MOST_PLAYING: Final = 200
DAY: Final = 24 * 3600.0
UNUSED: Final = {"none": DAY, "live": DAY, "correspondence": 14 * DAY}
"""By kind of pace: a table that waits so long with nobody there is closed."""
UNTOUCHED: Final = 30 * DAY
"""A game of one person alone that nobody has touched for so long is closed."""
CODE_TRIES: Final = 50
WAITING: Final = ("waiting",)


def quick_form(form: QuickPlay) -> NewTable:
    """A table against bots, for one click."""
    game = find(form.game)
    players = game.about.min_players if form.players is None else form.players
    bot = NewSeat("bot", bot=form.bot)
    return NewTable(
        game=form.game,
        seats=(NewSeat("me"), *(bot for _ in range(players - 1))),
        options=game.options_type.welcoming(players) | form.options,
        public=False,
        memory_aid=True,  # its bots forget nothing either
        chat="off",
        rated=False,
        start=True,
    )


def play_on_form(game: Game, form: PlayOn) -> NewTable:
    """A table against bots that goes on from a finished game: like one for one click."""
    quick = quick_form(QuickPlay(game.about.id, game.players, form.bot))
    mine, *bots = quick.seats
    seats = (*bots[: form.seat], mine, *bots[form.seat :])
    return msgspec.structs.replace(quick, seats=seats)


async def create(tables: "Tables", form: NewTable, person: Person) -> str:
    """Open a table; its id."""
    return await open_table(tables, find(form.game)(len(form.seats), form.options), form, person)


async def open_table(
    tables: "Tables", game: Game, form: NewTable, person: Person, start: str | None = None
) -> str:
    """The same of a configured game; it begins at a position if there is one to start from."""
    seats = await _named(tables, form.seats, person)
    sittings = _sittings(game, seats, person)
    mine = [sitting.name for sitting in sittings if sitting.person is not None]
    await tables.house.people.guests.refuse_taken(mine, person)
    row = {
        "game": game.about.id,
        "rules": game.rules_version,
        "players": game.players,
        "options": to_text(msgspec.structs.asdict(game.options)),
        "start": start,
        "public": form.public,
        "pace": to_text(form.pace),
        "memory_aid": form.pace.kind == "correspondence" or bool(form.memory_aid),
        "chat": form.chat,
        "rated": form.rated and game.options.rated(),
    }
    async with tables.house.database.begin() as connection:
        await refuse_too_many(connection, person.id, waiting=True)
        id = await _insert(tables, connection, row, sittings, person.id)
    tables.expect_tidy(id, form.pace)
    return id


async def _named(
    tables: "Tables", seats: tuple[NewSeat, ...], person: Person
) -> tuple[NewSeat, ...]:
    """On one screen everybody has a name: the first one his own, for the others one is made up."""
    mine = [seat for seat in seats if seat.kind == "me"]
    if len(mine) < 2:
        return seats
    taken = {key_of(name) for name in (person.name, *(seat.name or "" for seat in mine))}
    named: list[NewSeat] = []
    for seat in seats:
        if seat.kind == "me" and seat.name is None:
            first = not any(before.kind == "me" for before in named)
            name = person.name if first else await _made_up(tables, person, taken)
            named.append(NewSeat("me", name))
        else:
            named.append(seat)
    return tuple(named)


async def _made_up(tables: "Tables", person: Person, taken: set[str]) -> str:
    """A ghostly name that nobody at this screen has yet; it is taken then."""
    while True:
        name = await tables.house.people.guests.made_up(person.language or LANGUAGES[0])
        if key_of(name) not in taken:
            taken.add(key_of(name))
            return name


def _sittings(game: Game, seats: tuple[NewSeat, ...], person: Person) -> list[Sitting]:
    mine = [seat for seat in seats if seat.kind == "me"]
    names = iter([person.name] if len(mine) == 1 else _names(mine))
    sittings = []
    for seat in seats:
        match seat.kind:
            case "me":
                sittings.append(Sitting(person.id, next(names), person.guest))
            case "bot":
                sittings.append(bot_sitting(game.about.id, seat.bot))
            case "open":
                sittings.append(Sitting())
    return sittings


def _names(seats: list[NewSeat]) -> list[str]:
    """Who is who on one screen."""
    names = [clean_name(seat.name or "") for seat in seats]
    if len({key_of(name) for name in names}) < len(names):
        raise BadRequest("error-same-names")
    return names


def bot_sitting(game_id: str, bot: str | None) -> Sitting:
    """A seat for a bot, the usual one unless another is named. Its name is its id."""
    known = bot_ids(game_id)
    if bot is None:
        bot = usual_bot(game_id)
    if bot not in known:
        title = find(game_id)().title()
        raise UnknownBot("error-unknown-bot", bot=bot[:40], game=title, known=", ".join(known))
    return Sitting(name=bot, bot=bot)


async def refuse_too_many(connection: AsyncConnection, person: str, *, waiting: bool) -> None:
    """Nobody keeps more tables open than anybody can play at; those of oneself alone are free."""
    tables, seats = schema.tables, schema.seats
    if waiting:
        hosted = select(func.count()).where(tables.c.host == person, tables.c.status == "waiting")
        if (await connection.execute(hosted)).scalar_one() >= MOST_WAITING:
            raise Conflict("error-too-many-waiting", most=MOST_WAITING)
    mine, theirs = seats.alias(), seats.alias()
    playing = (
        select(func.count(mine.c.table_id.distinct()))
        .join(tables, tables.c.id == mine.c.table_id)
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .where(mine.c.person == person, theirs.c.person != person, tables.c.status.in_(OPEN))
    )
    if (await connection.execute(playing)).scalar_one() >= MOST_PLAYING:
        raise Conflict("error-too-many-playing", most=MOST_PLAYING)


async def _insert(
    tables: "Tables",
    connection: AsyncConnection,
    row: dict[str, Any],
    sittings: list[Sitting],
    host: str | None,
) -> str:
    id, now = new_id(), tables.now()
    code = await _free_code(connection)
    await connection.execute(
        schema.tables.insert().values(
            **row, id=id, code=code, status="waiting", host=host, created=now, moved=now
        )
    )
    await connection.execute(
        schema.seats.insert(),
        [
            {"table_id": id, "seat": seat, **msgspec.structs.asdict(sitting)}
            for seat, sitting in enumerate(sittings)
        ],
    )
    at = now + UNUSED[decode_pace(row["pace"]).kind]
    await tables.house.due.write(connection, DueRow("tidy", id, at))
    return id


async def _free_code(connection: AsyncConnection) -> str:
    tables = schema.tables
    for _ in range(CODE_TRIES):
        code = new_code()
        taken = select(tables.c.id).where(tables.c.code == code, tables.c.status.in_(OPEN))
        if (await connection.execute(taken)).first() is None:
            return code
    raise Conflict("error-house-full")


async def rematch(held: HeldTable, person: Person) -> str:
    """The table where the same people play again, seats moved on by one.

    Nobody is its host, so that nobody has to wait for whoever asked first.
    """
    mine, tables = schema.tables, held.tables
    async with tables.house.database.begin() as connection:
        # Whoever asks at the same time, perhaps in another process, gets the same table.
        await connection.execute(select(mine.c.id).where(mine.c.id == held.id).with_for_update())
        facts = await read_one(connection, held.id)
        if not facts.seats_of(person.id):
            raise Forbidden("error-not-seated")
        if facts.status != "over":
            raise Conflict("error-not-over")
        if facts.rematch is not None:
            there = (await read(connection, [facts.rematch])).get(facts.rematch)
            if there is not None and there.status != "closed":
                return facts.rematch
        row = {
            "game": facts.game,
            "rules": held.model.configured.game.about.rules_version,
            "players": facts.players,
            "options": facts.options,
            "public": facts.public,
            "pace": to_text(facts.pace),
            "memory_aid": facts.memory_aid,
            "chat": facts.chat,
            "rated": facts.rated,
        }
        await refuse_too_many(connection, person.id, waiting=True)
        sittings = await _sittings_again(connection, facts)
        id = await _insert(tables, connection, row, [*sittings[1:], sittings[0]], None)
        await connection.execute(mine.update().where(mine.c.id == held.id).values(rematch=id))
    tables.expect_tidy(id, facts.pace)
    return id


async def _sittings_again(connection: AsyncConnection, facts: Facts) -> list[Sitting]:
    """Everybody as he is now; who has left for good leaves a free seat."""
    people = schema.people
    found = await connection.execute(
        select(people.c.id, people.c.name, people.c.password.is_(None).label("guest")).where(
            people.c.id.in_(facts.people), people.c.deleted.is_(None)
        )
    )
    known = {row.id: row for row in found}
    sittings = []
    for sitting in facts.sittings:
        person = None if sitting.person is None else known.get(sitting.person)
        if sitting.bot is not None:
            sittings.append(sitting)
        elif person is None:
            sittings.append(Sitting())
        else:
            alone = len(facts.seats_of(person.id)) == 1
            name = person.name if alone else sitting.name
            sittings.append(Sitting(person.id, name, bool(person.guest)))
    return sittings


async def close(
    tables: "Tables",
    live: LiveTable,
    statuses: Sequence[str] = OPEN,
    untouched_since: float | None = None,
) -> None:
    """Nothing more happens at this table; `Conflict` if it is in none of these statuses now.

    With ``untouched_since`` only if nothing has happened at it since then.
    """
    mine = schema.tables
    where = [mine.c.id == live.id, mine.c.status.in_(statuses)]
    if untouched_since is not None:
        where.append(mine.c.moved <= untouched_since)
    async with live.hold() as held:
        async with tables.house.database.begin() as connection:
            closed = await connection.execute(
                mine.update()
                .where(*where)
                .values(status="closed", ended=tables.now(), turn=None, proposals=None)
            )
            if closed.rowcount != 1:
                raise Conflict("error-begun" if statuses == WAITING else "error-over")
            await connection.execute(
                schema.due.delete().where(
                    schema.due.c.subject == live.id,
                    schema.due.c.kind.in_(("bot", "clock", "remind", "tidy", "deal")),
                )
            )
            before = await _without_rematch(connection, live)
        await tables.read_again(held)
    for table_id in before:
        await tables.people_changed(table_id)
        await tables.house.database.notify(f"table-changed:{table_id}")


async def _without_rematch(connection: AsyncConnection, live: LiveTable) -> list[str]:
    """The game before this one has no rematch any more, so that it can have another."""
    mine, seats = schema.tables, schema.seats
    played = select(seats.c.table_id).where(seats.c.person.in_(live.facts.people))
    changed = await connection.execute(
        mine.update()
        .where(mine.c.id.in_(played), mine.c.rematch == live.id)
        .values(rematch=None)
        .returning(mine.c.id)
    )
    return sorted(changed.scalars())
