"""A table in several houses at once, and the comparing of every byte that its readers are sent."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from hantise.core.action import Action
from hantise.core.table import Table
from tests.server.in_memory import Answer, Line, ask, headers_with
from tests.server.secrecy.case import Case, Leak, Tally
from tests.server.secrecy.houses import Side

READER: Final = "reader"
"""The line of the seat for which worlds are imagined; a spectator's line is always there."""
SPECTATOR: Final = "spectator"
LOBBY: Final = "lobby"
"""The reader's line to the lobby, at some of the tables."""
OBSERVED: Final = (READER, SPECTATOR, LOBBY)


class At:
    """A table in one of the houses, and the lines to it."""

    def __init__(self, side: Side, case: Case) -> None:
        self.side = side
        self.id = case.id
        self.lines: dict[str, Line] = {}
        self.compared: Counter[str] = Counter()
        self.answers: list[Answer] = []

    @property
    def table(self) -> Table:
        return self.side.live(self.id).model.begun()

    async def look(self, name: str, person: str | None, query: str = "") -> Line:
        cookie = None if person is None else self.side.cookies[person]
        target = f"/api/tables/{self.id}/socket?{query}"
        if name == LOBBY:
            target = "/api/lobby/socket"
        line = await Line(self.side.app, target, headers_with(cookie)).open()
        self.lines[name] = line
        self.compared[name] = 0
        return line

    async def ask(self, method: str, target: str, person: str | None) -> None:
        cookie = None if person is None else self.side.cookies[person]
        self.answers.append(await ask(self.side.app, method, target, cookie=cookie))

    async def settle(self) -> None:
        """Everything that was posted is answered; changes are told, and all of it has come."""
        await self._listen()
        if self.side.tell_changes(self.id) or LOBBY in self.lines:
            if LOBBY in self.lines:
                await self.side.house.lobby._show_all()
            await self._listen()

    async def _listen(self) -> None:
        for line in self.lines.values():
            await line.settled()


Do = Callable[[At], Awaitable[None]]


class Beside:
    """The truth and its worlds, side by side."""

    def __init__(self, sides: Sequence[Side], case: Case, tally: Tally) -> None:
        self.case = case
        self.tally = tally
        self.rng = random.Random(case.seed)
        self.ats = [At(side, case) for side in sides[: 1 + len(case.worlds)]]
        self.alike = frozenset(range(1, len(self.ats)))
        self.persons = [sitting["person"] for sitting in case.sittings]
        self.away_since: int | None = None
        self.dealt: tuple[list[Action], ...] = ()

    @property
    def truth(self) -> At:
        return self.ats[0]

    @property
    def present(self) -> list[At]:
        return [self.ats[0], *(self.ats[index] for index in sorted(self.alike))]

    async def everywhere(self, do: Do) -> None:
        """Do something in every house, and compare what readers were sent."""

        async def done(at: At) -> None:
            await do(at)
            await at.settle()

        await asyncio.gather(*(done(at) for at in self.present))
        self.compare()

    def compare(self) -> None:
        for index in sorted(self.alike):
            other = self.ats[index]
            for name in OBSERVED:
                if name in self.truth.lines:
                    self._compare_lines(name, self.truth, other)
            self._compare_answers(self.truth, other)
        for at in self.present:
            for name, line in at.lines.items():
                at.compared[name] = len(line.frames)
            at.answers.clear()

    def _compare_lines(self, name: str, truth: At, other: At) -> None:
        line, twin = truth.lines[name], other.lines[name]
        frames = line.frames[truth.compared[name] :]
        twins = twin.frames[other.compared[name] :]
        for frame, sent in zip(frames, twins, strict=False):
            if frame != sent:
                raise Leak(self.told(f"the {name} was sent {difference(frame, sent)}"))
        if len(frames) != len(twins):
            raise Leak(self.told(f"the {name} was sent {len(frames)} and {len(twins)} messages"))
        if (line.code, line.reason) != (twin.code, twin.reason):
            raise Leak(self.told(f"the {name}'s line ended with {line.code} and {twin.code}"))
        self.tally["frames"] += len(frames)
        self.tally["bytes"] += sum(len(frame.encode()) for frame in frames)

    def _compare_answers(self, truth: At, other: At) -> None:
        for answer, twin in zip(truth.answers, other.answers, strict=True):
            if plain(answer) != plain(twin):
                answers = difference(repr(plain(answer)), repr(plain(twin)))
                raise Leak(self.told(f"a request was answered {answers}"))
            self.tally["answers"] += 1
            self.tally["bytes"] += len(answer.body)

    def told(self, what: str) -> str:
        case = self.case
        positions = "\n".join(state.position() for state in (case.truth, *case.worlds))
        return f"{case.game.about.id}, eyes {case.eyes}, {case.setting.name}: {what}\n{positions}"

    async def line_of(self, at: At, seat: int) -> Line:
        """The line of whoever sits there."""
        if seat == self.case.eyes:
            return at.lines[READER]
        person = self.persons[seat]
        return at.lines.get(f"of {person}") or await at.look(f"of {person}", person)


def difference(one: str, two: str) -> str:
    """Where two texts part."""
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    around = slice(max(0, at - 200), at + 100)
    return f"\n…{one[around]}…\nand\n…{two[around]}…"


def name_of(at: At, line: Line) -> str:
    return next(name for name, other in at.lines.items() if other is line)


def plain(answer: Answer) -> tuple[object, ...]:
    """Without the number by which our own log knows a request."""
    headers = [pair for pair in answer.headers if pair[0] != b"x-request-id"]
    return answer.status, sorted(headers), answer.body
