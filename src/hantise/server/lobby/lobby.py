"""The lobby: what is going on in the house, shown to everybody who looks, live."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy import Select, exists

from hantise.server.cancellation import end
from hantise.server.errors import Unavailable
from hantise.server.lobby.connection import LobbyConnection, as_text
from hantise.server.lobby.presence import LobbyPresence
from hantise.server.lobby.table_rows import selected, table_rows, waits_for
from hantise.server.storage.schema import seats, tables
from hantise.server.wire import Lobby, TableRow, YourTurn

if TYPE_CHECKING:
    from hantise.server.house import House

PAUSE: Final = 0.3
"""Seconds between two pictures of the lobby."""
LOOK_AGAIN: Final = 30.0
"""Without news, the lobby is looked at anew after so many seconds."""
AWAY_SECONDS: Final = 1.0
"""How soon to try again when the database is away."""
MOST_TABLES: Final = 50
MOST_RECENT: Final = 20

log: Final = structlog.get_logger("hantise.lobby")


class LobbyRoom:
    """Draws the lobby once for all who look, at most every `PAUSE` seconds."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._here = LobbyPresence(house)
        self._lines: set[LobbyConnection] = set()
        self._latest: Lobby | None = None
        self._latest_at = 0.0
        self._shown: Lobby | None = None
        """What was last sent to everybody."""
        self._changed = asyncio.Event()
        self._ours = False
        """Whether other processes do not know yet that something changed."""
        self._drawing: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Follow what other processes tell, and draw when something changes."""
        database = self._house.database
        database.hear("lobby", self._heard_of_change)
        database.hear("here", self._heard_who_is_here)
        database.hear("your-turn", self._heard_of_turn)
        database.missed(self._missed)
        self._drawing = asyncio.create_task(self._draw())

    async def stop(self) -> None:
        """Send everybody away, to come back in a moment."""
        for line in tuple(self._lines):
            line.close("restart")
        await end((self._drawing, *self._telling))

    # What other parts tell

    def changed(self, table_id: str | None = None) -> None:
        """Something of a table changed that the lobby may show."""
        self._ours = True
        self._changed.set()

    def your_turn(self, person_id: str, table_id: str, game: str) -> None:
        """It is somebody's turn: tell him wherever he looks at the lobby."""
        self._tell_turn(person_id, YourTurn(table_id, game))
        if self._house.database.dialect != "sqlite":
            self._notify(f"your-turn:{person_id}:{table_id}:{game}")

    def _tell_turn(self, person_id: str, turn: YourTurn) -> None:
        for line in self._lines:
            if line.person == person_id:
                line.tell(turn)

    def _notify(self, news: str) -> None:
        task = asyncio.create_task(self._house.database.notify(news))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _heard_of_change(self, _: str) -> None:
        self._latest_at = 0.0
        self._changed.set()

    async def _heard_who_is_here(self, told: str) -> None:
        if self._here.heard(told):
            self._changed.set()

    async def _heard_of_turn(self, told: str) -> None:
        person_id, table_id, game = told.split(":", 2)
        self._tell_turn(person_id, YourTurn(table_id, game))

    async def _missed(self) -> None:
        await self._heard_of_change("")

    # Those who look

    async def enter(self, line: LobbyConnection) -> None:
        """Somebody looks at the lobby from now on."""
        self._lines.add(line)
        if line.person is not None:
            self.changed()
        line.show(as_text(await self._picture()))

    def leave(self, line: LobbyConnection) -> None:
        """Somebody does not look any more."""
        self._lines.discard(line)
        if line.person is not None:
            self.changed()

    async def seen_by(self, person: str | None) -> Lobby:
        """The lobby as one person reads it."""
        lobby = await self._picture()
        if person is None:
            return lobby
        return msgspec.structs.replace(
            lobby,
            open=_marked(lobby.open, person),
            playing=_marked(lobby.playing, person),
        )

    # The picture

    async def _draw(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._changed.wait()
            self._changed.clear()
            try:
                await self._tell_others()
                await self._show_all()
            except Unavailable:
                # It is drawn as soon as the database is back.
                self._ours = True
                self._changed.set()
                await asyncio.sleep(AWAY_SECONDS)
            except Exception:
                log.exception("the lobby could not be drawn")
            await asyncio.sleep(PAUSE)

    async def _show_all(self) -> None:
        if not self._lines:
            return
        self._latest_at = 0.0
        lobby = await self._picture()
        if lobby != self._shown:
            self._shown = lobby
            text = as_text(lobby)
            for line in self._lines:
                line.show(text)

    async def _tell_others(self) -> None:
        ours, self._ours = self._ours, False
        if self._house.database.dialect != "sqlite":
            if ours:
                await self._house.database.notify("lobby")
            await self._here.tell(self._seen())

    def _seen(self) -> set[str]:
        looking = {line.person for line in self._lines if line.person is not None}
        return looking | {who for who, lines in self._house.tables.present.items() if lines > 0}

    async def _picture(self) -> Lobby:
        """The lobby now; one that was drawn a moment ago is good enough if nothing changed."""
        now = time.monotonic()
        if self._latest is None or self._ours or now - self._latest_at > PAUSE:
            self._latest = await self._look()
            self._latest_at = now
        return self._latest

    async def _look(self) -> Lobby:
        queries = (_open(), _going_on("playing"), _finished())
        async with self._house.database.connect() as connection:
            found = [(await connection.execute(query)).all() for query in queries]
        rows = [await table_rows(self._house, each) for each in found]
        names, people = await self._here.names(self._seen())
        return Lobby(open=rows[0], playing=rows[1], recent=rows[2], here=names, people=people)


def _marked(rows: tuple[TableRow, ...], person: str) -> tuple[TableRow, ...]:
    return tuple(
        msgspec.structs.replace(row, waiting_for_me=waits_for(row.table, row.turn, person))
        for row in rows
    )


def _open() -> "Select[tuple[object, ...]]":
    """Those where somebody can still sit down: one that is full only waits for its people."""
    free = exists().where(
        seats.c.table_id == tables.c.id, seats.c.person.is_(None), seats.c.bot.is_(None)
    )
    return _going_on("waiting").where(free)


def _going_on(status: str) -> "Select[tuple[object, ...]]":
    return (
        selected()
        .where(tables.c.public, tables.c.status == status)
        .order_by(tables.c.moved.desc(), tables.c.id)
        .limit(MOST_TABLES)
    )


def _finished() -> "Select[tuple[object, ...]]":
    return (
        selected()
        .where(tables.c.public, tables.c.status == "over", ~tables.c.imported)
        .order_by(tables.c.ended.desc(), tables.c.id)
        .limit(MOST_RECENT)
    )
