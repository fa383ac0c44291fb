"""Games put into a house's database as if they had been played there."""

import time
from collections.abc import Sequence
from uuid import uuid4

import msgspec

from hantise.core.action import Action
from hantise.core.event import store_events
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Table
from hantise.server.house import House
from hantise.server.storage.schema import entries, people, seats, tables
from hantise.server.tables.model.append import EntryRow
from hantise.server.wire import Pace


def played(game: Game, seed: int = 1, actions: int = 100_000) -> Table:
    """A game played at random, to its end or for so many actions."""
    table, rng = Table(game), Rng(seed)
    for _ in range(actions):
        if table.over:
            break
        if table.state.actor == CHANCE:
            table.draw(rng)
        else:
            table.play(int(table.state.actor), table.state.choose(rng))
    return table


def rows_of(table: Table) -> list[EntryRow]:
    """Every entry as a row, with its events."""
    again = Table(table.game, table.seats, table.start)
    rows = []
    for number, entry in enumerate(table.entries):
        is_action = isinstance(entry, Action)
        actor = int(again.state.actor) if is_action else None
        events = again.enter(entry)
        text = str(entry) if is_action else msgspec.json.encode(entry).decode()
        rows.append(EntryRow(number + 1, text, actor, store_events(events), 1000.0 + number))
    return rows


async def somebody(house: House, name: str, *, guest: bool = False) -> str:
    """A person; the id."""
    id = uuid4().hex[:12]
    async with house.database.begin() as connection:
        await connection.execute(
            people.insert().values(
                id=id,
                name=name,
                name_key=None if guest else f"{name.lower()}{id}",
                password=None if guest else "not a real hash",
                created=1.0,
                seen=time.time(),
            )
        )
    return id


async def shelve(
    house: House,
    table: Table,
    persons: Sequence[str | None] = (),
    *,
    status: str = "over",
    public: bool = True,
    rated: bool = False,
    ended: float | None = None,
    **changes: object,
) -> str:
    """Put a game on the shelf; its id."""
    id = uuid4().hex[:12]
    game, outcome = table.game, table.outcome()
    persons = persons or [None] * game.players
    now = time.time()
    row: dict[str, object] = {
        "id": id,
        "code": "BCDF",
        "game": game.about.id,
        "rules": game.rules_version,
        "players": game.players,
        "options": msgspec.json.encode(msgspec.structs.asdict(game.options)).decode(),
        "start": table.start,
        "status": status,
        "public": public,
        "pace": msgspec.json.encode(Pace()).decode(),
        "memory_aid": True,
        "chat": "off",
        "rated": rated,
        "seq": len(table.entries),
        "turn": int(table.state.actor) if status == "playing" else None,
        "result": None if outcome is None else msgspec.json.encode(outcome).decode(),
        "created": now,
        "started": None if status == "waiting" else now,
        "moved": ended or now,
        "ended": (ended or now) if status == "over" else None,
    }
    sitting = [
        {
            "table_id": id,
            "seat": seat,
            "person": person,
            "name": f"Name {seat}",
            "guest": False,
            "bot": None if person or status == "waiting" else "careful",
        }
        for seat, person in enumerate(persons)
    ]
    async with house.database.begin() as connection:
        await connection.execute(tables.insert().values(row | changes))
        await connection.execute(seats.insert(), sitting)
        rows = rows_of(table)
        if rows:
            await connection.execute(
                entries.insert(), [{"table_id": id, **entry._asdict()} for entry in rows]
            )
    return id
