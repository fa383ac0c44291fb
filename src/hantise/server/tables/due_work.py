"""What happens at a table by itself: bots' turns, clocks that run out, reminders, tidying."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from hantise.core.action import Action
from hantise.core.state import State
from hantise.server.errors import Conflict, NotFound
from hantise.server.storage.database import DueRow
from hantise.server.storage.schema import people, seats
from hantise.server.tables import lifecycle
from hantise.server.tables.commit import commit, deal, refresh
from hantise.server.tables.live import LiveTable
from hantise.server.tables.model import player_requests
from hantise.server.tables.model.bot_pace import visible_seconds
from hantise.server.tables.model.table import Decision, TooLate

if TYPE_CHECKING:
    from hantise.server.tables.tables import Tables

EARLY: Final = 0.05
"""A clock that has less than this left has run out."""


class DueWork:
    """The handlers; each may be called again for what is done already."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        due = tables.house.due
        due.on("bot", self.bot)
        due.on("clock", self.clock)
        due.on("remind", self.remind)
        due.on("tidy", self.tidy)
        due.on("deal", self.deal)
        due.on("ended", self.ended)

    async def bot(self, table_id: str, data: str) -> None:
        """The bot whose turn it is thinks and plays; several small actions are one turn."""
        started = self._tables.monotonic()
        async with self._tables.using(table_id) as live:
            async with live.hold() as held:
                await refresh(held)
                model = held.model
                seat = model.turn
                if not model.answers(data) or seat is None or seat not in model.bots:
                    return
                seq, state = model.seq, model.in_play().state.copy()
            actions, seconds = await self._think(live, state, seat, model.bots[seat])
            took = self._tables.monotonic() - started
            shown = visible_seconds(self._tables.thinking_pause, seconds, took)
            await self._tables.sleep(shown - took)
            async with live.hold() as held:
                await refresh(held)
                if model.seq == seq:
                    with suppress(TooLate):
                        await commit(held, Decision(actions))

    async def _think(
        self, live: LiveTable, state: State, seat: int, bot: str
    ) -> tuple[list[Action], float]:
        """A whole turn, and how long the bot was given to think about it."""
        game, workers = live.model.configured.game, self._tables.house.bot_workers
        actions: list[Action] = []
        seconds = 0.0
        while True:
            turn = await workers.turn(game, bot, state.view(seat), state.legal_actions(), live.id)
            seconds += turn.seconds
            for action in turn.actions:
                actions.append(action)
                state.apply(action)
            if not state.drafting() or state.actor != seat:
                return actions, seconds

    async def clock(self, table_id: str, data: str) -> None:
        """Time is up: everybody is told, a bot takes the seat, and its person is reminded."""
        async with self._tables.using(table_id) as live:
            async with live.hold() as held:
                await refresh(held)
                clock = held.model.clock
                if not held.model.answers(data) or clock is None:
                    return
                seat, out = clock.running, clock.runs_out()
                if seat is None or out is None or out > self._tables.now() + EARLY:
                    return
                with suppress(TooLate):
                    await commit(held, player_requests.time_is_up(held.model, seat))
            person = live.facts.sittings[seat].person
            if person is not None:
                self._tables.remind(live, person, "seat-lost")

    async def remind(self, table_id: str, data: str) -> None:
        """Little time is left."""
        async with self._tables.using(table_id) as live:
            async with live.hold() as held:
                await refresh(held)
                if not held.model.answers(data):
                    return
                person = held.model.called_to_turn(live.presence)
            if person is not None:
                self._tables.remind(live, person, "your-turn")

    async def tidy(self, table_id: str, data: str) -> None:
        """Close a table that nobody waits at, or a game that its one person has forgotten."""
        # Gone, begun or over meanwhile: there is nothing to tidy.
        with suppress(NotFound, Conflict):
            async with self._tables.using(table_id) as live:
                async with live.hold() as held:
                    await refresh(held)
                match live.facts.status:
                    case "waiting":
                        await self._tidy_waiting(live)
                    case "playing" if len(live.facts.people) < 2:
                        await self._tidy_forgotten(live)

    async def _tidy_waiting(self, live: LiveTable) -> None:
        if live.connections:
            at = self._tables.now() + lifecycle.UNUSED[live.facts.pace.kind]
            await self._tables.house.due.set(DueRow("tidy", live.id, at))
        else:
            await lifecycle.close(self._tables, live, lifecycle.WAITING)

    async def _tidy_forgotten(self, live: LiveTable) -> None:
        now = self._tables.now()
        again = (
            now + lifecycle.DAY
            if live.connections
            else live.model.standing.moved + lifecycle.UNTOUCHED
        )
        if again > now:
            await self._tables.house.due.set(DueRow("tidy", live.id, again))
        else:
            await lifecycle.close(self._tables, live, ("playing",), now - lifecycle.UNTOUCHED)

    async def deal(self, table_id: str, data: str) -> None:
        """A process died between the start of a game and the first deal."""
        async with self._tables.using(table_id) as live, live.hold() as held:
            await refresh(held)
            if held.model.not_dealt:
                await deal(held)

    async def ended(self, table_id: str, data: str) -> None:
        """After the last entry: ratings; and nothing refers to those who left for good."""
        await self._tables.house.ratings.finished(table_id)
        await self._forget_those_who_left(table_id)
        async with self._tables.using(table_id) as live:
            await live.read_ratings()
            live.changed()

    async def _forget_those_who_left(self, table_id: str) -> None:
        left = select(people.c.id).where(people.c.deleted.is_not(None))
        async with self._tables.house.database.begin() as connection:
            forgotten = await connection.execute(
                seats.update()
                .where(seats.c.table_id == table_id, seats.c.person.in_(left))
                .values(person=None)
            )
        if forgotten.rowcount:
            async with self._tables.using(table_id) as live, live.hold() as held:
                await self._tables.read_again(held)
