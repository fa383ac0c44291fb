"""Cancelling tasks for good, even one that swallowed a cancellation."""

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN_SECONDS = 1.0


async def end(tasks: Iterable["asyncio.Task[Any] | None"]) -> None:
    """Cancel tasks until they have ended: what they wait in may take a cancellation for nothing.

    `asyncio.wait_for` does before Python 3.12, when what it waits for comes at the same moment; we
    use `asyncio.timeout`, but drivers may not.
    """
    left = {task for task in tasks if task is not None}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_SECONDS)
