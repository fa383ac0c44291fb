"""Who thinks next: tables take turns by what they have thought, hints come last."""

import asyncio

import pytest

from hantise.server.thinking_queue import ThinkingQueue, Urgency

pytestmark = pytest.mark.anyio


class Thinkers:
    """Somebody who thinks and notes in which order all were called, and how many were behind."""

    def __init__(self, places: int = 1) -> None:
        self.queue = ThinkingQueue(places)
        self.called: list[str] = []
        self.behind: list[int] = []
        self.go = asyncio.Event()

    async def think(self, who: str, seconds: float = 1.0, urgency: Urgency = "turn") -> None:
        async with self.queue.place(who, urgency) as place:
            self.called.append(who)
            self.behind.append(place.behind)
            place.seconds = seconds
            await asyncio.sleep(0)
            await self.go.wait()

    async def many(self, who: str, times: int, seconds: float = 1.0) -> None:
        for _ in range(times):
            await self.think(who, seconds)


async def begun(*thinking: "asyncio.Task[None]") -> None:
    """All of them have asked for a place."""
    for _ in range(3 * len(thinking)):
        await asyncio.sleep(0)


async def test_who_has_thought_least_comes_first() -> None:
    thinkers = Thinkers()
    tasks = [asyncio.create_task(thinkers.many("six bots", 6))]
    await begun(*tasks)
    tasks += [asyncio.create_task(thinkers.think(f"table {number}")) for number in range(3)]
    await begun(*tasks)
    thinkers.go.set()
    await asyncio.gather(*tasks)
    assert thinkers.called[:5] == ["six bots", "table 0", "table 1", "table 2", "six bots"]


async def test_what_takes_no_time_lets_others_go_first_too() -> None:
    thinkers = Thinkers()
    thinkers.go.set()
    tasks = [asyncio.create_task(thinkers.many(who, 3, 0.0)) for who in "ab"]
    await asyncio.gather(*tasks)
    assert sorted(thinkers.called[:2]) == ["a", "b"]
    assert sorted(thinkers.called[2:4]) == ["a", "b"]


async def test_hints_wait_until_no_turn_does() -> None:
    thinkers = Thinkers()
    tasks = [asyncio.create_task(thinkers.think("first"))]
    await begun(*tasks)
    tasks.append(asyncio.create_task(thinkers.think("hint", urgency="hint")))
    await begun(*tasks)
    tasks += [asyncio.create_task(thinkers.think(who)) for who in ("second", "third")]
    await begun(*tasks)
    thinkers.go.set()
    await asyncio.gather(*tasks)
    assert thinkers.called == ["first", "second", "third", "hint"]
    assert thinkers.behind == [0, 1, 0, 0], "a turn is not shortened by hints that wait"


async def test_analyses_wait_until_nobody_else_does() -> None:
    thinkers = Thinkers()
    tasks = [asyncio.create_task(thinkers.think("first"))]
    await begun(*tasks)
    urgencies: tuple[Urgency, ...] = ("analysis", "hint", "turn")
    tasks += [asyncio.create_task(thinkers.think(each, urgency=each)) for each in urgencies]
    await begun(*tasks)
    thinkers.go.set()
    await asyncio.gather(*tasks)
    assert thinkers.called == ["first", "turn", "hint", "analysis"]
    assert thinkers.behind[1] == 0, "a bot thinks no less because an analysis waits"


async def test_as_many_think_as_there_are_places() -> None:
    thinkers = Thinkers(places=2)
    tasks = [asyncio.create_task(thinkers.think(str(number))) for number in range(4)]
    await begun(*tasks)
    assert thinkers.called == ["0", "1"]
    thinkers.go.set()
    await asyncio.gather(*tasks)
    assert thinkers.called == ["0", "1", "2", "3"]


async def test_whoever_goes_away_holds_nobody_up() -> None:
    thinkers = Thinkers()
    tasks = [asyncio.create_task(thinkers.think(who)) for who in ("a", "b", "c", "d")]
    await begun(*tasks)
    tasks[1].cancel()  # waits
    await begun(*tasks)
    tasks[0].cancel()  # thinks: c is called
    await begun(*tasks)
    assert thinkers.called == ["a", "c"]
    thinkers.go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert thinkers.called == ["a", "c", "d"]
    await asyncio.wait_for(thinkers.think("e"), 1)


async def test_called_and_gone_at_the_same_moment() -> None:
    thinkers = Thinkers()
    tasks = [asyncio.create_task(thinkers.think(who)) for who in ("a", "b", "c")]
    await begun(*tasks)
    tasks[0].cancel()
    await asyncio.sleep(0)  # b is called, and has not gone on yet
    tasks[1].cancel()
    thinkers.go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert "c" in thinkers.called
