"""Finished games are analysed in the bots' processes, bit by bit, whenever no bot wants to think.

Asked for once, an analysis goes on by itself, whoever looks; it is kept for those who ask later.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

from hantise.analysis import Analyst, usual_effort
from hantise.analysis.analyst import count_moments
from hantise.analysis.judge import Judgement
from hantise.server.bounded_cache import BoundedCache
from hantise.server.cancellation import end
from hantise.server.errors import Conflict, TooManyRequests
from hantise.server.etag import Prepared, prepare_json
from hantise.server.forms import AnalysisState
from hantise.server.people.person import Person
from hantise.server.records.replay import again
from hantise.server.records.stored_game import Head, Packed, packed_rows
from hantise.server.safety.rate_limits import network_of

if TYPE_CHECKING:
    from hantise.server.house import House

MOST_KEPT: Final = 16 * 1024**2
"""Bytes of memory."""
MOST_RUNNING: Final = 16
"""At once; of one person one."""
MOST_OF_A_NETWORK: Final = 4
"""Guests are free: one line must not take all the places."""
BUSY_SECONDS: Final = 20.0
"""Whoever asks for more may ask again then."""
MOST_MOMENTS: Final = 3_000
CHUNK_SECONDS: Final = 0.2
"""So long, or for one moment of a game, a process is taken from bots that come meanwhile."""
LONGEST_LOOK: Final = 0.3
"""Seconds, on a machine so slow or with a game so heavy that the iterations take longer."""
REMEMBERED: Final = 2
"""So many are made at a time, the others wait: a worker that forgot one plays its game again."""

A = TypeVar("A")
T = TypeVar("T")

log: Final = structlog.get_logger("hantise.analyses")


class Running:
    """An analysis that is being made."""

    def __init__(self, person: str, network: str, total: int) -> None:
        self.person: Final = person
        self.network: Final = network
        self.total: Final = total
        self.judged: list[Judgement] = []
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """Those of this process: made and kept."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._running: dict[Head, Running] = {}
        self._turns = asyncio.Semaphore(REMEMBERED)
        self._kept: BoundedCache[Head, Prepared] = BoundedCache(MOST_KEPT, lambda made: made.size)

    async def stop(self) -> None:
        """What is not finished is given up."""
        await end([each.task for each in self._running.values()])

    def look(self, head: Head) -> Prepared:
        """How far the analysis of a game is, and all of it once it is done."""
        kept = self._kept.at_hand(head)
        if kept is not None:
            return kept
        running = self._running.get(head)
        if running is None:
            return prepare_json(AnalysisState("none"))
        return prepare_json(AnalysisState("running", len(running.judged), running.total))

    async def begin(self, head: Head, person: Person, address: str) -> Prepared:
        """Begin one, unless it was asked for before; a `Refusal` if that cannot be."""
        if self._kept.at_hand(head) is None and head not in self._running:
            network = network_of(address)
            self._refuse_too_many(person, network)
            self._house.safety.limits.take("analysis", person.id)
            rows = await packed_rows(self._house, head.id)
            total = await self._house.jobs.run(person.id, moments_in, head, rows)
            if head not in self._running:  # somebody else asked meanwhile
                self._refuse_too_many(person, network)
                running = self._running[head] = Running(person.id, network, total)
                running.task = asyncio.create_task(self._run(head, running))
                running.task.add_done_callback(lambda _: self._running.pop(head))
        return self.look(head)

    def _refuse_too_many(self, person: Person, network: str) -> None:
        running = self._running.values()
        mine = any(each.person == person.id for each in running)
        beside = sum(each.network == network for each in running)
        if mine or beside >= MOST_OF_A_NETWORK or len(running) >= MOST_RUNNING:
            raise TooManyRequests(BUSY_SECONDS)

    async def _run(self, head: Head, running: Running) -> None:
        try:
            async with self._turns:
                rows = await packed_rows(self._house, head.id)
                while len(running.judged) < running.total:
                    first = len(running.judged)
                    running.judged += await self._done(running, judge_some, head, rows, first)
                made = await self._done(running, sum_up, head, rows, running.judged)
            self._kept.keep(head, made)
        except Exception as error:  # noqa: BLE001 (a bot may be anybody's)
            _failed(head, error)

    async def _done(
        self,
        running: Running,
        function: Callable[[Head, Packed | None, A], T | None],
        head: Head,
        rows: Packed,
        argument: A,
    ) -> T:
        """Work of a worker; it is given the rows if it does not remember the game."""
        workers, who = self._house.bot_workers, f"analysis of {running.person}"
        done = await workers.when_idle(who, function, head, None, argument)
        if done is None:
            done = await workers.when_idle(who, function, head, rows, argument)
        assert done is not None
        return done


def _failed(head: Head, error: Exception) -> None:
    # Only the kind of error: its words may hold what somebody may not know.
    log.error("an analysis failed", game=head.game, error=type(error).__name__)


# In a worker

_remembered: dict[Head, Analyst] = {}


def moments_in(head: Head, rows: Packed) -> int:
    """How many moments there are to judge; `Conflict` if that cannot be done."""
    table = again(head, rows).table
    if table is None:
        raise Conflict("error-analysis-rules")
    count = count_moments(table)
    if count > MOST_MOMENTS:
        raise Conflict("error-analysis-long", given=count, most=MOST_MOMENTS)
    return count


def judge_some(head: Head, rows: Packed | None, first: int) -> list[Judgement] | None:
    """The moments from one on, as many as a short time allows: one at least."""
    analyst, until = _analyst(head, rows), monotonic() + CHUNK_SECONDS
    if analyst is None:
        return None
    judged = [analyst.judge(first)]
    while monotonic() < until and first + len(judged) < len(analyst.moments):
        judged.append(analyst.judge(first + len(judged)))
    return judged


def sum_up(head: Head, rows: Packed | None, judged: list[Judgement]) -> Prepared | None:
    """The finished analysis as it is sent."""
    analyst, total = _analyst(head, rows), len(judged)
    if analyst is None:
        return None
    return prepare_json(AnalysisState("done", total, total, analyst.sum_up(judged)))


def _analyst(head: Head, rows: Packed | None) -> Analyst | None:
    analyst = _remembered.pop(head, None)
    if analyst is None:
        if rows is None:
            return None
        table = again(head, rows).table
        if table is None:
            raise Conflict("error-analysis-rules")
        effort = usual_effort(table.game, count_moments(table))
        analyst = Analyst(table, effort._replace(seconds=LONGEST_LOOK))
    _remembered[head] = analyst
    while len(_remembered) > REMEMBERED:
        del _remembered[next(iter(_remembered))]
    return analyst
