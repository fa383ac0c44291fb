"""Houses side by side in which the same people have the same ids, cookies and clock."""

import logging
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from litestar import Litestar

from hantise.core.action import Action
from hantise.core.rng import Rng
from hantise.core.state import State
from hantise.server.app import create_app
from hantise.server.bot_workers import BotWorkers, Reply, Request
from hantise.server.house import House
from hantise.server.safety import rate_limits
from hantise.server.settings import Settings, sqlite_url
from hantise.server.storage import schema
from hantise.server.tables import live
from hantise.server.tables.live import LiveTable
from hantise.text import PRODUCT, Text

BEGAN = 1_700_000_000.0
PEOPLE = tuple(f"person-{number}" for number in range(6))
ADMIN = "administrator"


class Fixed(Rng):
    """Always the same number."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number

    def below(self, bound: int) -> int:
        return min(self.number, bound - 1)


class Steered(Rng):
    """Draws for a table what it was told to."""

    def __init__(self) -> None:
        super().__init__(0)
        self.state: State | None = None
        self.wanted: list[Action] = []

    def below(self, bound: int) -> int:
        assert self.state is not None, "chance acts at a table that is not being walked"
        assert self.wanted, "chance acts more often than foreseen"
        action = self.wanted.pop(0)
        for number in range(bound):
            if self.state.choose(Fixed(number)) is action:
                self.state = self.state.copy()
                self.state.perform(action, None)
                return number
        raise AssertionError(f"chance cannot draw {action}")


class Scripted(BotWorkers):
    """Stands where the worker processes are: keeps what they are sent, and answers at once."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.wanted: Sequence[Action] = ()

    async def _send(self, request: bytes) -> bytes:
        self.sent.append(request)
        asked = msgspec.msgpack.decode(request, type=Request)
        # Without a script the answer depends on every byte that was sent, and on nothing else.
        chosen = asked.legal[sum(request) % len(asked.legal)]
        for number, action in enumerate(self.wanted):
            if action.id in asked.legal:
                chosen, self.wanted = action.id, self.wanted[number + 1 :]
                break
        return msgspec.msgpack.encode(Reply((chosen,), Text(PRODUCT, "reason-wrong-form")))


class Side:
    """One of the houses."""

    def __init__(self, app: Litestar, cookies: dict[str, str]) -> None:
        self.app = app
        self.cookies = cookies
        self.house: House = app.state.house
        self.rng = Steered()
        self.bot_workers = Scripted()
        self.clock = BEGAN
        tables = self.house.tables
        tables.now = lambda: self.clock
        tables.chance = lambda seq: self.rng
        tables.bot_pause = tables.thinking_pause = 0.0
        tables.grace = 1e6  # nobody is seen to leave unless a test says so
        self.house.bot_workers = self.bot_workers

    async def still(self) -> None:
        """Nothing happens by itself any more."""
        await self.house.due.stop()
        drawing = self.house.lobby._drawing
        assert drawing is not None
        drawing.cancel()

    def live(self, table_id: str) -> LiveTable:
        """The table, which must be in memory."""
        found = self.house.tables.loaded(table_id)
        assert found is not None
        return found

    async def do_due(self, kind: str, table_id: str) -> None:
        """Let the house do now what is due; otherwise nothing happens by itself."""
        await self.house.due._work(kind, table_id)

    def tell_changes(self, table_id: str) -> bool:
        """The moment when changes of seats and presence are told together; whether there are."""
        table = self.live(table_id)
        if table._change_timer is None:
            return False
        table._change_timer.cancel()
        table._tell_change()
        return True

    async def set_up(self, row: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        """Put a table there that was started and not yet dealt; all others are cleared away."""
        tables = self.house.tables
        for table in tables.in_memory():
            table.close()
        tables._live.clear()
        tables._idle.clear()
        async with self.house.database.begin() as connection:
            for name in ("messages", "due", "entries", "seats", "tables"):
                await connection.exec_driver_sql(f"DELETE FROM {name}")
            await connection.execute(schema.tables.insert(), row)
            await connection.execute(schema.seats.insert(), list(seats))


async def furnish(folder: Path) -> tuple[Path, dict[str, str]]:
    """A database with people in it, and their cookies."""
    path = folder / "template.db"
    app = create_app(Settings(database=sqlite_url(path)))
    async with app.lifespan():
        house: House = app.state.house
        async with house.database.begin() as connection:
            for name in (*PEOPLE, ADMIN):
                await connection.execute(
                    schema.people.insert().values(
                        id=name,
                        name=name,
                        name_key=name,
                        password="!",
                        admin=name == ADMIN,
                        created=BEGAN,
                        seen=BEGAN,
                    )
                )
        opened = {name: await house.people.sessions.open(name) for name in (*PEOPLE, ADMIN)}
        cookies = {name: session.cookie for name, session in opened.items()}
    return path, cookies


def time_stands(patch: pytest.MonkeyPatch) -> None:
    """Nobody is slowed down, and changes are told when a walk says so."""
    for kind in rate_limits.RATES:
        patch.setitem(rate_limits.RATES, kind, rate_limits.Rate(1e9, 1e9))
    patch.setattr(live, "BETWEEN_CHANGES", 1e9)


@asynccontextmanager
async def side_by_side(
    folder: Path, template: Path, cookies: dict[str, str], number: int
) -> AsyncIterator[list[Side]]:
    """So many houses with equal furniture."""
    failure: Exception | None = None
    async with AsyncExitStack() as stack:
        time_stands(stack.enter_context(pytest.MonkeyPatch.context()))
        # Thousands of lines open and close: nobody reads that in a log.
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
        stack.callback(structlog.reset_defaults)
        sides = []
        for index in range(number):
            path = folder / f"house-{index}.db"
            shutil.copyfile(template, path)
            app = create_app(Settings(database=sqlite_url(path)))
            await stack.enter_async_context(app.lifespan())
            side = Side(app, cookies)
            await side.still()
            sides.append(side)
        try:
            yield sides
        except Exception as error:  # noqa: BLE001 (raised below: an app would wrap it)
            failure = error
    if failure is not None:
        raise failure
