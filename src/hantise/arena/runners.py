"""Who plays the games: this process, all cores, or a cluster. The results are the same."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Protocol

import msgspec

from hantise.arena.play import Played, play
from hantise.arena.tournament import Task, Tournament


class Runner(Protocol):
    """Plays games, in any order."""

    def run(self, tournament: Tournament, tasks: Iterable[Task]) -> Iterator[Played]:
        """The games as they are finished. The next task is asked for only when it can begin."""


class OneProcess:
    """One game after the other, here."""

    def run(self, tournament: Tournament, tasks: Iterable[Task]) -> Iterator[Played]:
        for task in tasks:
            yield play(tournament, task)


class Processes:
    """As many games at a time as there are processes."""

    def __init__(self, count: int) -> None:
        self._count = count

    def run(self, tournament: Tournament, tasks: Iterable[Task]) -> Iterator[Played]:
        said = msgspec.msgpack.encode(tournament)
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self._count, mp_context=context) as pool:
            try:
                yield from _in_flight(
                    tasks,
                    self._count,
                    lambda task: pool.submit(play_sent, said, msgspec.msgpack.encode(task)),
                )
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _in_flight(
    tasks: Iterable[Task], most: int, submit: Callable[[Task], "Future[bytes]"]
) -> Iterator[Played]:
    flying: set[Future[bytes]] = set()
    for task in tasks:
        flying.add(submit(task))
        while len(flying) >= most:
            done, flying = wait(flying, return_when=FIRST_COMPLETED)
            for one in done:
                yield received(one.result())
    while flying:
        done, flying = wait(flying, return_when=FIRST_COMPLETED)
        for one in done:
            yield received(one.result())


def play_sent(tournament: bytes, task: bytes) -> bytes:
    """Play a game elsewhere."""
    played = play(
        msgspec.msgpack.decode(tournament, type=Tournament),
        msgspec.msgpack.decode(task, type=Task),
    )
    return msgspec.msgpack.encode(played)


def received(data: bytes) -> Played:
    """A game that was played elsewhere."""
    return msgspec.msgpack.decode(data, type=Played)
