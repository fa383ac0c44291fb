"""A task that mistakes a cancellation for something else ends all the same."""

import asyncio

import pytest

from hantise.server import cancellation

pytestmark = pytest.mark.anyio


async def test_a_task_that_swallows_a_cancellation_is_cancelled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cancellation, "AGAIN_SECONDS", 0.01)
    swallowed = 0
    waiting = asyncio.Event()

    async def stubborn() -> None:
        nonlocal swallowed
        while True:
            waiting.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                swallowed += 1
                if swallowed == 3:
                    raise

    task = asyncio.create_task(stubborn())
    await waiting.wait()
    try:
        async with asyncio.timeout(5):
            await cancellation.end((None, task))
        assert task.cancelled()
        assert swallowed == 3
    finally:
        while not task.done():
            task.cancel()
            await asyncio.sleep(0)
