"""A bar that moves while something takes its time; nothing where nobody looks."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hantise.terminal.words import say


@contextmanager
def bar(key: str) -> Iterator[Callable[[int, int], None]]:
    """A bar named by a message; what is given moves it: done, of how many."""
    from rich.console import Console
    from rich.progress import Progress

    out = Console(stderr=True, markup=False, emoji=False)
    with Progress(console=out, disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say(key), total=None)

        def moved(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield moved
