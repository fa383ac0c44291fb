"""Who plays the games: this process, all cores, or a cluster. The results are the same."""

import multiprocessing
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

import msgspec

from hantise.arena.play import Played, play
from hantise.arena.tournament import Task, Tournament

Work = Callable[[bytes], bytes]
"""A function of a module: what it is given and what it gives back travel as bytes."""


class Runner(ABC):
    """Does work that falls into many parts, in any order."""

    @abstractmethod
    def do(self, work: Work, parts: Iterable[bytes]) -> Iterator[bytes]:
        """What the work makes of each part, as it is done.

        The next part is asked for only when it can begin.
        """

    def run(self, tournament: Tournament, tasks: Iterable[Task]) -> Iterator[Played]:
        """The games as they are finished."""
        parts = (msgspec.msgpack.encode(Sent(tournament, task)) for task in tasks)
        for data in self.do(play_sent, parts):
            yield msgspec.msgpack.decode(data, type=Played)


class Sent(msgspec.Struct, frozen=True):
    """A game that is to be played elsewhere."""

    tournament: Tournament
    task: Task


def play_sent(data: bytes) -> bytes:
    """Play a game elsewhere."""
    sent = msgspec.msgpack.decode(data, type=Sent)
    return msgspec.msgpack.encode(play(sent.tournament, sent.task))


class OneProcess(Runner):
    """One part after the other, here."""

    def do(self, work: Work, parts: Iterable[bytes]) -> Iterator[bytes]:
        for part in parts:
            yield work(part)


class Processes(Runner):
    """As many parts at a time as there are processes."""

    def __init__(self, count: int) -> None:
        self._count = count

    def do(self, work: Work, parts: Iterable[bytes]) -> Iterator[bytes]:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self._count, mp_context=context) as pool:
            try:
                yield from in_flight(
                    parts, lambda: self._count, lambda part: pool.submit(work, part)
                )
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def here(processes: int) -> Runner:
    """This process, or so many on this machine."""
    return OneProcess() if processes == 1 else Processes(processes)


def in_flight(
    parts: Iterable[bytes], most: Callable[[], int], submit: Callable[[bytes], "Future[bytes]"]
) -> Iterator[bytes]:
    """What comes back of the parts, of which so many are worked at a time."""
    flying: set[Future[bytes]] = set()
    for part in parts:
        flying.add(submit(part))
        while len(flying) >= most():
            done, flying = wait(flying, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    while flying:
        done, flying = wait(flying, return_when=FIRST_COMPLETED)
        for one in done:
            yield one.result()
