"""Work beside the house: in other processes, one thing at a time for each who asks."""

import asyncio
import os
from collections.abc import AsyncIterator

import pytest

from hantise.core.errors import BadRecord, HantiseError, IllegalAction
from hantise.server.bounded_cache import BoundedCache
from hantise.server.errors import TooManyRequests
from hantise.server.job_queue import MOST_WAITING, NICENESS, JobQueue
from hantise.server.lazy_value import LazyValue
from hantise.server.safety import WIDER
from hantise.server.safety.request_queue import RequestQueue
from hantise.server.workers import Workers
from hantise.text import PRODUCT, Text
from tests.server.conftest import SameProcess

pytestmark = pytest.mark.anyio


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers(1, 30.0, niceness=NICENESS)
    yield made
    await made.stop()


def refuse(error: HantiseError) -> None:
    raise error


def wrong_record() -> None:
    refuse(BadRecord("error-record-result", number=3))


def too_many() -> None:
    refuse(TooManyRequests(7))


def illegal() -> None:
    refuse(IllegalAction("x", Text(PRODUCT, "error-over")))


async def test_another_process_does_it_and_lets_others_go_first(workers: Workers) -> None:
    aside = JobQueue(workers)
    pid = await aside.run("somebody", os.getpid)
    assert pid != os.getpid()
    assert await aside.run("somebody", os.nice, 0) == os.nice(0) + NICENESS
    with pytest.raises(BadRecord) as wrong:
        await aside.run("somebody", wrong_record)
    assert wrong.value.text == Text(PRODUCT, "error-record-result", {"number": 3})
    with pytest.raises(TooManyRequests) as often:
        await aside.run("somebody", too_many)
    assert often.value.retry_after == 7
    with pytest.raises(IllegalAction) as action:
        await aside.run("somebody", illegal)
    assert action.value.action == "x"
    assert await aside.run("somebody", os.getpid) == pid, "a refusal ends no worker"


class Gate(SameProcess):
    """Work that waits until it is let go; keeps whose turn it was."""

    def __init__(self) -> None:
        super().__init__(1, 30.0)
        self.done: list[str] = []
        self.open = asyncio.Event()

    async def run(self, function, /, *arguments, **named):  # type: ignore[no-untyped-def]
        await self.open.wait()
        self.done.append(arguments[0])


async def test_who_asks_for_much_waits_for_oneself() -> None:
    gate = Gate()
    aside = JobQueue(gate)
    much = [asyncio.create_task(aside.run("a", str, "a")) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    little = asyncio.create_task(aside.run("b", str, "b"))
    await asyncio.sleep(0)
    with pytest.raises(TooManyRequests):
        await aside.run("a", str, "a")
    gate.open.set()
    await asyncio.gather(*much, little)
    assert gate.done[:2] == ["a", "b"], "the second of a comes after the first of b"
    await aside.run("a", str, "a")


async def test_an_address_may_have_more_waiting_than_a_person() -> None:
    gate = Gate()
    aside = JobQueue(gate)
    crowd = [asyncio.create_task(aside.run("@1.2.3.4", str, "x")) for _ in range(MOST_WAITING * 2)]
    await asyncio.sleep(0)
    assert len(crowd) < MOST_WAITING * WIDER
    gate.open.set()
    await asyncio.gather(*crowd)


async def test_what_many_ask_for_is_made_once() -> None:
    kept: BoundedCache[str, bytes] = BoundedCache(100, len)
    made: list[str] = []

    async def make(key: str, size: int) -> bytes:
        await asyncio.sleep(0)
        made.append(key)
        return b"x" * size

    await asyncio.gather(*(kept.get("a", lambda: make("a", 40)) for _ in range(9)))
    assert made == ["a"]
    for key in ("b", "a", "c"):
        await kept.get(key, lambda key=key: make(key, 40))  # type: ignore[misc]
    assert made == ["a", "b", "c"]
    await kept.get("a", lambda: make("a", 40))
    assert made == ["a", "b", "c"], "what was asked for last stays"
    await kept.get("b", lambda: make("b", 40))
    assert made == ["a", "b", "c", "b"], "what was not asked for longest made room"
    await kept.get("huge", lambda: make("huge", 1000))
    await kept.get("huge", lambda: make("huge", 1000))
    assert made[-2:] == ["huge", "huge"], "what does not fit is not kept"


async def test_what_could_not_be_made_is_tried_again() -> None:
    tries: list[int] = []

    def make() -> int:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("not yet")
        return 7

    once = LazyValue(make)
    with pytest.raises(ValueError, match="not yet"):
        await once.get()
    assert await asyncio.gather(*(once.get() for _ in range(5))) == [7] * 5
    assert len(tries) == 2


async def test_one_comes_in_each_time_the_loop_goes_round() -> None:
    turnstile = RequestQueue()
    rounds: list[int] = []
    now = 0

    async def come() -> None:
        await turnstile.enter()
        rounds.append(now)

    crowd = [asyncio.create_task(come()) for _ in range(10)]
    gone = asyncio.create_task(come())
    await asyncio.sleep(0)
    gone.cancel()
    while not all(each.done() for each in crowd):
        now += 1
        await asyncio.sleep(0)
    assert len(set(rounds)) == len(rounds) == 10, "never two at once"
    await come()
