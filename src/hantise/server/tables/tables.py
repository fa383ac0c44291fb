"""The tables of this process: loaded when somebody comes, let go when nobody is there."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import structlog

from hantise.core.rng import Rng, SystemRng
from hantise.server import metrics
from hantise.server.errors import Conflict, Forbidden, NotFound, TooManyRequests, Unavailable
from hantise.server.forms import NewTable, PlayOn, QuickPlay
from hantise.server.people.person import Person
from hantise.server.people.reminders import Kind
from hantise.server.records.stored_game import Head
from hantise.server.storage.database import DueRow
from hantise.server.tables import broadcast, chat, game_start, lifecycle, queries, seats
from hantise.server.tables.codes import as_code
from hantise.server.tables.commit import catch_up, commit, deal, load, refresh
from hantise.server.tables.connection import RESTARTING, Connection
from hantise.server.tables.due_work import DueWork
from hantise.server.tables.live import HeldTable, LiveTable
from hantise.server.tables.model import player_requests
from hantise.server.tables.model.bot_pace import BOT_PAUSE, THINKING
from hantise.server.tables.model.configured_games import configured
from hantise.server.tables.model.facts import Facts, info_of
from hantise.server.tables.presence import GRACE
from hantise.server.tables.remote_presence import RemotePresence
from hantise.server.wire import Bye, Pace, TableInfo

if TYPE_CHECKING:
    from hantise.server.house import House

MOST_IDLE: Final = 1_000
"""So many tables stay in memory with nobody there."""
MOST_LINES: Final = 50
"""So many lines to one table may one person open."""
MOST_UNKNOWN: Final = 500
"""And so many may come from one address where nobody is known: all who watch in one room."""
AWAY_SECONDS: Final = 1.0
"""How soon to try again what failed because the database was away."""
LINE_PAUSE: Final = 10.0

log: Final = structlog.get_logger("hantise.tables")


class Tables:
    """Everything about tables that other parts and the routes ask for."""

    def __init__(
        self,
        house: "House",
        *,
        now: Callable[[], float] = time.time,
        chance: Callable[[int], Rng] | None = None,
        bot_pause: float = BOT_PAUSE,
        grace: float = GRACE,
        absent: float = player_requests.ABSENT,
    ) -> None:
        self.house = house
        self.now = now
        system = SystemRng()
        self.chance = chance or (lambda _: system)
        """What is drawn from at the moment ``seq`` of a table; seeded, games are repeatable."""
        self.monotonic: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        """For the time that bots are seen to think."""
        self.thinking_pause = min(THINKING, bot_pause)
        self.bot_pause = bot_pause - self.thinking_pause
        self.grace = grace
        self.absent = absent
        self.present: Counter[str] = Counter()
        """How many lines each person has open to tables of this process."""
        self.remote_presence = RemotePresence(self)
        self._live: dict[str, LiveTable] = {}
        self._idle: OrderedDict[str, LiveTable] = OrderedDict()
        """Those of them that nobody uses, the longest unused first."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Take over what is due, and follow what other processes do."""
        DueWork(self)
        database = self.house.database
        database.listen(self._appended)
        database.hear("table-changed", self._changed)
        database.hear("table-gone", self._gone)
        database.hear("chat", self._chatted)
        database.missed(self._missed)
        self.remote_presence.start()

    async def stop(self) -> None:
        """Send everybody away, to come back in a moment."""
        self.remote_presence.stop()
        for live in self._live.values():
            for line in live.connections:
                line.leave(Bye("restart"), RESTARTING)
        if self._background:
            await asyncio.wait(self._background, timeout=5)
        for live in self._live.values():
            live.close()

    # Tables in memory

    @asynccontextmanager
    async def using(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, loaded if need be; it stays in memory inside the block."""
        live = self._live.get(table_id) or await self._load(table_id)
        live = self._live.setdefault(table_id, live)
        self._idle.pop(table_id, None)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            if live.users == 0:
                self._let_go(live)

    @asynccontextmanager
    async def holding(self, id_or_code: str) -> AsyncIterator[HeldTable]:
        """The same with its lock held, by what somebody typed."""
        async with self.using(await self.find(id_or_code)) as live, live.hold() as held:
            yield held

    async def _load(self, table_id: str) -> LiveTable:
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._read(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _read(self, table_id: str) -> LiveTable:
        async with self.house.database.connect() as connection:
            facts = await queries.read_one(connection, table_id)
        live = LiveTable(self, facts)
        async with live.hold() as held:
            await load(held)
            await live.read_ratings()
            if held.model.not_dealt:
                await deal(held)
        self._live[table_id] = live
        self.remote_presence.ask(live)
        return live

    def loaded(self, table_id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._live.get(table_id)

    def in_memory(self) -> tuple[LiveTable, ...]:
        """All tables in memory."""
        return tuple(self._live.values())

    def _let_go(self, live: LiveTable) -> None:
        """Keep it for a while; somebody may come back, unless it was deleted."""
        if self._live.get(live.id) is not live:
            return
        self._idle[live.id] = live
        if len(self._idle) > MOST_IDLE:
            table_id, oldest = self._idle.popitem(last=False)
            oldest.close()
            del self._live[table_id]
        metrics.LIVE_TABLES.set(len(self._live))

    async def read_again(self, held: HeldTable) -> None:
        """Seats or the table itself were changed in the database."""
        await self._refresh(held)
        await self.changed_elsewhere(held.live)

    async def _refresh(self, held: HeldTable) -> None:
        live = held.live
        await catch_up(held)
        await live.read_ratings()
        if live.facts.status == "waiting":
            for line in live.connections:
                live.model.choose_eyes(line, line.eyes)
        live.changed()

    async def changed_elsewhere(self, live: LiveTable) -> None:
        """Let other processes read the table again."""
        await self.house.database.notify(f"table-changed:{live.id}")

    def look_again(self, live: LiveTable) -> None:
        """Something went wrong while writing: find out what is on disk, and tell it."""
        self.spawn(self._until_possible(lambda: self._catch_up(live)))

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.hold() as held:
            await refresh(held)

    async def _until_possible(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do it once the database is there."""
        while not self.house.stopping:
            try:
                await work()
            except Unavailable:
                await asyncio.sleep(AWAY_SECONDS)
            else:
                return

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            # Only the kind of error: its words may hold what somebody may not know.
            log.error("work at a table failed", error=type(task.exception()).__name__)

    # Who is there

    async def enter(
        self,
        live: LiveTable,
        line: Connection,
        *,
        since: int | None,
        seat: int | None,
        since_chat: int | None = None,
    ) -> None:
        """Somebody looks at a table from now on: a snapshot, or only what was missed."""
        most = MOST_UNKNOWN if line.person is None else MOST_LINES
        if sum(other.key == line.key for other in live.connections) >= most:
            raise TooManyRequests(LINE_PAUSE)
        async with live.hold() as held:
            await refresh(held)
            live.model.choose_eyes(line, seat)
            if line.person is not None:
                self.present[line.person.id] += 1
                live.presence.arrive(line.person.id)
            try:
                await broadcast.greet(held, line, since, since_chat)
            except BaseException:
                self._forget(live, line)
                raise
            if seat is not None and line.eyes != seat:
                line.refuse(Forbidden("error-not-your-seat"))
            if line.person is None:
                live.changed()
            else:
                await self._arrived(held, line.person.id)

    async def _arrived(self, held: HeldTable, person: str) -> None:
        """What follows when somebody comes; whoever came sees the table meanwhile."""
        try:
            await seats.take_up_again(held, person)
            decision = player_requests.here_again(held.model, person)
            if decision is not None:
                await commit(held, decision)
            await game_start.begin_when_all_are_here(held)
        except Unavailable:
            self.spawn(self._arrived_later(held.live, person))

    async def _arrived_later(self, live: LiveTable, person: str) -> None:
        await asyncio.sleep(AWAY_SECONDS)
        if live.presence.connected(person) and not self.house.stopping:
            async with live.hold() as held:
                with suppress(Unavailable):
                    await refresh(held)
                await self._arrived(held, person)

    def leave(self, live: LiveTable, line: Connection) -> None:
        """Somebody does not look any more."""
        if line in live.connections:
            live.connections.remove(line)
            self._forget(live, line)

    def _forget(self, live: LiveTable, line: Connection) -> None:
        if line.person is None:
            live.changed()
            return
        self.present[line.person.id] -= 1
        if self.present[line.person.id] <= 0:
            del self.present[line.person.id]
        live.presence.leave(line.person.id)

    def call_to_turn(self, live: LiveTable) -> None:
        """Tell somebody who does not look at the table that it waits for him."""
        person = live.model.called_to_turn(live.presence)
        if person is None:
            return
        self.house.lobby.your_turn(person, live.id, live.facts.game)
        if live.facts.pace.kind == "correspondence":
            self.remind(live, person, "your-turn")

    def remind(self, live: LiveTable, person: str, kind: Kind) -> None:
        """By push or mail; a move does not wait for it."""
        self.spawn(self.house.reminders.remind(person, kind, live.info()))

    def expel(self, person_id: str) -> None:
        """Close every line of somebody who was banned."""
        for live in self._live.values():
            for line in live.connections:
                if line.person_id == person_id:
                    line.leave(Bye("banned"))

    # News of other processes

    async def _appended(self, table_id: str, seq: int) -> None:
        live = self._live.get(table_id)
        if live is not None:
            await self._follow(live, catch_up)

    async def _changed(self, table_id: str) -> None:
        live = self._live.get(table_id)
        if live is not None:
            await self._follow(live, self._refresh)

    async def _follow(self, live: LiveTable, read: Callable[[HeldTable], Awaitable[None]]) -> None:
        """Read what others wrote; if that is not possible now, as soon as it is."""

        async def follow() -> None:
            async with live.hold() as held:
                await read(held)

        try:
            await follow()
        except Unavailable:
            self.spawn(self._until_possible(follow))

    async def gone(self, table_id: str) -> None:
        """A table was deleted: send everybody away who looks at it, here and elsewhere."""
        await self._gone(table_id)
        await self.house.database.notify(f"table-gone:{table_id}")

    async def _gone(self, table_id: str) -> None:
        live = self._live.pop(table_id, None)
        self._idle.pop(table_id, None)
        if live is not None:
            for line in live.connections:
                line.leave(Bye("closed"))
            live.close()

    async def _chatted(self, told: str) -> None:
        table_id, _, message = told.rpartition(":")
        live = self._live.get(table_id)
        if live is not None:
            await chat.heard(live, int(message))

    async def _missed(self) -> None:
        for table_id in tuple(self._live):
            await self._changed(table_id)

    # What can be asked of tables

    async def create(self, form: NewTable, person: Person) -> TableInfo:
        """Open a table, and start it at once if that is wanted and no seat is free."""
        self.house.safety.limits.take("table", person.id)
        return await self._opened(await lifecycle.create(self, form, person), form, person)

    async def play_on(self, head: Head, start: str, form: PlayOn, person: Person) -> TableInfo:
        """A table against bots that goes on from a position of a finished game, by its rules."""
        game = configured(head.game, head.players, head.options, head.rules).game
        table = lifecycle.play_on_form(game, form)
        table_id = await lifecycle.open_table(self, game, table, person, start)
        return await self._opened(table_id, table, person)

    async def _opened(self, table_id: str, form: NewTable, person: Person) -> TableInfo:
        async with self.using(table_id) as live:
            if form.start and live.facts.full:
                async with live.hold() as held:
                    await game_start.begin(held, person)
            self.house.lobby.changed(table_id)
            return live.info()

    async def quick(self, form: QuickPlay, person: Person) -> TableInfo:
        """One click against bots."""
        return await self.create(lifecycle.quick_form(form), person)

    async def find(self, id_or_code: str) -> str:
        """The id of a table from what somebody typed; codes can be guessed, but not all day."""
        code = as_code(id_or_code)
        if code is None:
            return id_or_code
        with self.house.safety.guess():
            return await queries.find_code(self.house.database, code, self.now())

    async def info(self, id_or_code: str) -> TableInfo:
        """What everybody may know of a table."""
        table_id = await self.find(id_or_code)
        found = await self.infos([table_id])
        if not found:
            raise NotFound("error-no-table")
        return found[0]

    async def infos(self, ids: Sequence[str]) -> list[TableInfo]:
        """The same of several, in the order asked for; those that are not there are left out."""
        infos = {id: self._live[id].info() for id in ids if id in self._live}
        missing = [id for id in ids if id not in infos]
        if missing:
            async with self.house.database.connect() as connection:
                stored = await queries.read(connection, missing)
            ratings = await self._ratings(tuple(stored.values()))
            for id, facts in stored.items():
                infos[id] = info_of(facts, ratings=ratings.get(facts.game))
        return [infos[id] for id in ids if id in infos]

    async def _ratings(self, tables: Sequence[Facts]) -> dict[str, dict[str, int]]:
        people: dict[str, set[str]] = {}
        for facts in tables:
            known = {s.person for s in facts.sittings if s.person is not None and not s.guest}
            people.setdefault(facts.game, set()).update(known)
        return {
            game: dict(await self.house.ratings.ratings_of(sorted(ids), game))
            for game, ids in people.items()
            if ids
        }

    async def sit(self, id_or_code: str, person: Person, seat: int | None) -> TableInfo:
        """Take a seat."""
        async with self.holding(id_or_code) as held:
            await seats.sit(held, person, seat)
            await game_start.begin_when_all_are_here(held)
            return held.live.info()

    async def leave_seat(self, id_or_code: str, person: Person, seat: int) -> TableInfo:
        """Give a seat up, or free one as the host."""
        async with self.holding(id_or_code) as held:
            await seats.leave(held, person, seat)
            return held.live.info()

    async def seat_bot(
        self, id_or_code: str, person: Person, seat: int, bot: str | None
    ) -> TableInfo:
        """Put a bot on a seat."""
        async with self.holding(id_or_code) as held:
            await seats.seat_bot(held, person, seat, bot)
            return held.live.info()

    async def fill(self, id_or_code: str, person: Person, bot: str | None) -> TableInfo:
        """Put a bot on every free seat."""
        async with self.holding(id_or_code) as held:
            await seats.fill(held, person, bot)
            return held.live.info()

    async def begin(self, id_or_code: str, person: Person) -> TableInfo:
        """Start the game."""
        async with self.holding(id_or_code) as held:
            await game_start.begin(held, person)
            return held.live.info()

    async def rematch(self, id_or_code: str, person: Person) -> TableInfo:
        """The table where the same people play again; the first one to ask opens it.

        It begins once all of them are there; alone with bots, at once.
        """
        self.house.safety.limits.take("table", person.id)
        async with self.holding(id_or_code) as held:
            await refresh(held)
            table_id = await lifecycle.rematch(held, person)
            if held.model.facts.rematch != table_id:
                await self.read_again(held)
        async with self.using(table_id) as live, live.hold() as held:
            if live.facts.people <= {person.id}:
                with suppress(Conflict):  # it has begun, or a seat is free
                    await game_start.begin(held, None)
            self.house.lobby.changed(table_id)
            return live.info()

    async def close(self, id_or_code: str, person: Person) -> None:
        """The host closes a table that waits; an administrator any."""
        async with self.using(await self.find(id_or_code)) as live:
            waiting = live.facts.status == "waiting" and live.facts.led_by(person.id)
            if not waiting and not person.admin:
                raise Forbidden("error-not-host")
            # What a host saw waiting must still wait: the game may begin at this very moment.
            await lifecycle.close(self, live, lifecycle.WAITING if waiting else queries.OPEN)
            if not waiting:
                await self.house.people.audit(person, "close-table", live.id)

    async def unsay(self, message_id: int, admin: Person) -> None:
        """An administrator takes a line of a chat away."""
        async with self.using(await chat.table_of(self.house, message_id)) as live:
            await chat.take_away(live, message_id)
        await self.house.people.audit(admin, "delete-message", str(message_id))

    # What other parts tell

    async def people_changed(self, table_id: str) -> None:
        """Somebody who sits there has another name, or another id."""
        await self._changed(table_id)

    async def abandon(self, person_id: str) -> None:
        """Somebody leaves for good: bots play his seats on."""
        for table_id in await queries.playing_with(self.house.database, person_id):
            async with self.using(table_id) as live, live.hold() as held:
                await refresh(held)
                model = held.model
                for seat in model.facts.seats_of(person_id):
                    if model.outcome is None and seat not in model.bots:
                        await commit(held, player_requests.take_over(model, seat))

    def expect_tidy(self, table_id: str, pace: Pace) -> None:
        """The row is written; be there on time."""
        row = DueRow("tidy", table_id, self.now() + lifecycle.UNUSED[pace.kind])
        self.house.due.expect((row,))
