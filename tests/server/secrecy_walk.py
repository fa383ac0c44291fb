"""The secrecy law over the wire: a truth and imagined worlds, walked side by side.

Every house plays the same actions; every byte that one reader and a spectator are sent must be
the same in all of them, as long as the rules themselves tell that reader nothing that differs.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from hantise.core.action import Action
from hantise.core.event import Event, seen_by
from hantise.core.game import Game
from hantise.core.state import CHANCE, State
from hantise.core.table import Table
from hantise.server.wire import Pace
from tests.server.in_memory import Answer, Line, ask, headers_with
from tests.server.secrecy_houses import ADMIN, BEGAN, PEOPLE, Side

Eyes = int | None
READER: Final = "reader"
"""The line of the seat for which worlds are imagined; a spectator's line is always there."""
SPECTATOR: Final = "spectator"
TRIES: Final = 6
DIFFERENT: Final = 0.5
"""How often chance draws another card than in the truth, where the reader is not to know it."""


class Leak(AssertionError):
    """Somebody was sent what differs between worlds that he cannot tell apart."""


class Setting(NamedTuple):
    """What kind of table, and what happens there besides playing."""

    name: str
    memory_aid: bool = False
    pace: Pace = Pace()
    others: str = "people"
    """``people``, ``bots`` or ``hot`` (one person for all other seats)."""
    happens: str = ""


LIVE: Final = Pace("live", bank=60, increment=5)
SETTINGS: Final = (
    Setting("plain"),
    Setting("aided", memory_aid=True, happens="chat"),
    Setting("bots", others="bots", happens="hint"),
    Setting("back", happens="back"),
    Setting("live clock", pace=LIVE, happens="away"),
    Setting("bots, taken back", others="bots", memory_aid=True, happens="back"),
    Setting("resigned", happens="resign", memory_aid=True),
    Setting("time out", pace=LIVE, happens="clock"),
    Setting("hot seat", others="hot", happens="chat"),
    Setting("days", pace=Pace("correspondence", days=2), memory_aid=True, happens="away"),
    Setting("stopping", happens="stop"),
    Setting("away", happens="away"),
)


class Case(NamedTuple):
    """A real position, and worlds that one reader cannot tell from it."""

    id: str
    game: Game
    eyes: Eyes
    truth: State
    worlds: Sequence[State]
    setting: Setting
    seed: int

    @property
    def sittings(self) -> list[dict[str, Any]]:
        """Who sits where."""
        seats: list[dict[str, Any]] = []
        for seat in range(self.game.players):
            person, bot = PEOPLE[seat], None
            if seat != self.eyes:
                if self.setting.others == "bots":
                    person, bot = None, "careful"
                elif self.setting.others == "hot":
                    person = PEOPLE[(self.eyes or 0) - 1]
            seats.append(
                {
                    "table_id": self.id,
                    "seat": seat,
                    "person": person,
                    "name": person or bot,
                    "guest": False,
                    "bot": bot,
                }
            )
        return seats

    def row(self, start: State) -> dict[str, Any]:
        """The table as it lies in a database."""
        return {
            "id": self.id,
            "code": self.id[:4].upper(),
            "game": self.game.about.id,
            "rules": self.game.rules_version,
            "players": self.game.players,
            "options": msgspec.json.encode(self.game.options, order="deterministic").decode(),
            "start": start.position(),
            "status": "playing",
            "public": True,
            "pace": msgspec.json.encode(self.setting.pace).decode(),
            "memory_aid": self.setting.memory_aid,
            "chat": "free" if self.setting.happens in ("chat", "stop") else "off",
            "rated": False,
            "host": PEOPLE[0],
            "created": BEGAN,
            "started": BEGAN,
            "moved": BEGAN,
        }


class Turn(NamedTuple):
    """A whole turn that is foreseen: its actions, and what chance draws in each house."""

    actions: tuple[Action, ...]
    draws: tuple[list[Action], ...]
    alike: frozenset[int]
    """The worlds that the reader still cannot tell from the truth after it."""


class Tally(Counter[str]):
    """How much was compared."""


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
        return self.side.live(self.id).begun()

    async def look(self, name: str, person: str | None, query: str = "") -> Line:
        cookie = None if person is None else self.side.cookies[person]
        target = f"/api/tables/{self.id}/socket?{query}"
        line = await Line(self.side.app, target, headers_with(cookie)).open()
        self.lines[name] = line
        self.compared[name] = 0
        return line

    async def ask(self, method: str, target: str, person: str | None) -> None:
        cookie = None if person is None else self.side.cookies[person]
        self.answers.append(await ask(self.side.app, method, target, cookie=cookie))

    async def settle(self) -> None:
        """Everything that was sent has come."""
        self.side.tell_changes(self.id)
        for line in self.lines.values():
            await line.settled()


Do = Callable[[At], Awaitable[None]]


class Walk:
    """One case, walked until the worlds can be told apart by the rules, or for long enough."""

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

    # What is the same

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
            for name in (READER, SPECTATOR):
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
                raise Leak(self._told(f"the {name} was sent {_difference(frame, sent)}"))
        if len(frames) != len(twins):
            raise Leak(self._told(f"the {name} was sent {len(frames)} and {len(twins)} messages"))
        if (line.code, line.reason) != (twin.code, twin.reason):
            raise Leak(self._told(f"the {name}'s line ended with {line.code} and {twin.code}"))
        self.tally["frames"] += len(frames)
        self.tally["bytes"] += sum(len(frame.encode()) for frame in frames)

    def _compare_answers(self, truth: At, other: At) -> None:
        for answer, twin in zip(truth.answers, other.answers, strict=True):
            if _plain(answer) != _plain(twin):
                answers = _difference(repr(_plain(answer)), repr(_plain(twin)))
                raise Leak(self._told(f"a request was answered {answers}"))
            self.tally["answers"] += 1
            self.tally["bytes"] += len(answer.body)

    def _told(self, what: str) -> str:
        case = self.case
        positions = "\n".join(state.position() for state in (case.truth, *case.worlds))
        return f"{case.game.about.id}, eyes {case.eyes}, {case.setting.name}: {what}\n{positions}"

    # The walk

    async def run(self, steps: int) -> None:
        self._foresee_the_start()
        await self.everywhere(self._come)
        self.tally["pairs"] += len(self.alike)
        happened = False
        for step in range(steps):
            if self.truth.table.over or not self.alike:
                break
            for at in self.present:
                at.side.clock += 0.25
            await self.probe()
            if step == 1 and self.case.setting.happens:
                happened = True
                await self.happen(self.case.setting.happens)
                if self.truth.table.over:
                    break
            if self.away_since is not None and self.truth.table.state.actor == self.case.eyes:
                await self.come_back()
            turn = self.foresee()
            if turn is None:
                break
            if turn.alike != self.alike:
                await self.look_again()
                self.alike = turn.alike
            await self.play(turn)
            self.tally["turns"] += len(self.alike)
            if self.away_since is not None:
                await self.come_back()
        if not happened and self.case.setting.happens == "hint":
            await self.happen("hint")
        if self.alike:
            await self.look_again(last=True)
        if self.alike and self.case.seed % 5 == 0:
            await self.everywhere(self._close)
        await self.leave()

    async def _come(self, at: At) -> None:
        """A spectator and the reader; the others come when they have something to do."""
        at.side.clock = BEGAN + 60
        index = self.ats.index(at)
        start = (self.case.truth, *self.case.worlds)[index]
        await at.side.set_up(self.case.row(start), self.case.sittings)
        at.side.rng.state = start.copy()
        at.side.rng.wanted = list(self.dealt[index])
        await at.look(SPECTATOR, None)
        if self.case.eyes is not None:
            await at.look(READER, self.persons[self.case.eyes])

    async def _line_of(self, at: At, seat: int) -> Line:
        """The line of whoever sits there."""
        if seat == self.case.eyes:
            return at.lines[READER]
        person = self.persons[seat]
        return at.lines.get(f"of {person}") or await at.look(f"of {person}", person)

    def _foresee_the_start(self) -> None:
        """What chance draws before the first decision."""
        states = [self.case.truth.copy(), *(world.copy() for world in self.case.worlds)]
        self.dealt = tuple([] for _ in states)
        self.alike = self._let_chance_act(states, self.dealt, self.alike, self.rng)

    async def probe(self) -> None:
        """Everything that is refused is refused alike."""
        for name in (READER, SPECTATOR):
            if name in self.truth.lines:
                frames = self.rng.sample(self._nonsense(name), 2)

                async def send(at: At, name: str = name, frames: list[str] = frames) -> None:
                    for frame in frames:
                        at.lines[name].post(frame)

                await self.everywhere(send)
                self.tally["probes"] += len(self.alike) * len(frames)

    def _nonsense(self, name: str) -> list[str]:
        state, seq = self.truth.table.state, len(self.truth.table.entries)
        mine = name == READER and state.actor == self.case.eyes
        legal = set(state.legal_actions()) if mine else set()
        refused = [action for action in self.case.game.actions if action not in legal]
        action = str(self.rng.choice(refused))
        other = ((self.case.eyes or 0) + 1) % self.case.game.players

        def message(kind: str, **fields: object) -> str:
            return msgspec.json.encode({"type": kind, **fields}).decode()

        return [
            *(message("play", id="x", seq=seq, actions=[str(a)]) for a in refused[:40:9]),
            message("play", id="x", seq=seq, actions=[action]),
            message("play", id="y", seq=seq, actions=[action] * 3),
            message("play", id="z", seq=max(0, seq - 1), actions=[action]),
            message("play", id="w", seq=seq + 1, actions=[action]),
            message("play", id="v", seq=seq, actions=["nothing"]),
            message("play", id="u", seq=-1, actions=[]),
            message("preview", seq=seq + 1, action=action),
            message("preview", seq=seq, action="nothing"),
            message("look", seat=other),
            message("look", seat=99),
            message("answer", proposal=1, yes=True),
            message("propose", what="bot", seat=other),
            message("propose", what="bot"),
            message("return"),
            message("say", text="one", phrase="hello"),
            message("say", phrase="unknown"),
            message("nonsense"),
            "{",
            "",
            "[" * 2000,
        ]

    # A turn

    def foresee(self) -> Turn | None:
        """A turn after which as many worlds as possible are still alike; None if none is."""
        best: Turn | None = None
        for _ in range(TRIES):
            turn = self._one_turn()
            if best is None or len(turn.alike) > len(best.alike):
                best = turn
            if best.alike == self.alike:
                break
        return best if best is not None and best.alike else None

    def _one_turn(self) -> Turn:
        truth = self.truth.table.state
        states = [
            at.table.state.copy() if index in self.alike else truth.copy()
            for index, at in enumerate(self.ats)
        ]
        draws: tuple[list[Action], ...] = tuple([] for _ in states)
        actions: list[Action] = []
        alike, actor = self.alike, states[0].actor
        while True:
            legal = states[0].legal_actions()
            shared = {a: sum(states[n].is_legal(a) for n in alike) for a in legal}
            most = max(shared.values())
            action = self.rng.choice([a for a in legal if shared[a] == most])
            alike = frozenset(n for n in alike if states[n].is_legal(action))
            alike = self._apply(states, alike, [action] * len(states))
            actions.append(action)
            if states[0].actor != actor or not states[0].drafting():
                break
        alike = self._let_chance_act(states, draws, alike, self.rng)
        return Turn(tuple(actions), draws, alike)

    def _let_chance_act(
        self,
        states: list[State],
        draws: tuple[list[Action], ...],
        alike: frozenset[int],
        rng: random.Random,
    ) -> frozenset[int]:
        """Draw what differs between the worlds wherever the reader is not told of it."""
        while states[0].actor == CHANCE:
            chosen: dict[int, Action] = {}
            for _ in range(TRIES):
                first = self._again(0, states[0], len(draws[0])) or rng.choice(
                    states[0].legal_actions()
                )
                found = self._matching(states, draws, alike, first, rng)
                if not chosen or len(found) > len(chosen):
                    chosen = {0: first} | found
                if len(found) == len(alike):
                    break
            acts = [chosen.get(n, chosen[0]) for n in range(len(states))]
            for n, act in enumerate(acts):
                draws[n].append(act)
            alike = self._apply(states, alike & chosen.keys(), acts)
        return alike

    def _matching(
        self,
        states: list[State],
        draws: tuple[list[Action], ...],
        alike: frozenset[int],
        first: Action,
        rng: random.Random,
    ) -> dict[int, Action]:
        wanted = self._shown(_after(states[0], first))
        found: dict[int, Action] = {}
        for n in alike:
            state = states[n]
            again = self._again(n, state, len(draws[n]))
            legal = state.legal_actions()
            others = rng.sample(legal, min(2, len(legal))) if rng.random() < DIFFERENT else []
            tried = [*others, first] if again is None else [again]
            for action in tried:
                if state.is_legal(action) and self._shown(_after(state, action)) == wanted:
                    found[n] = action
                    break
        return found

    def _again(self, index: int, state: State, ahead: int) -> Action | None:
        """What chance must draw because it did so before somebody went back."""
        if not self.truth.lines:
            return None
        table = self.ats[index].table
        number = table._moments.draws + ahead
        if number >= len(table._drawn):
            return None
        drawn = (table._drawn[number], *table._drawn_too.get(number, ()))
        return next((action for action in drawn if state.is_legal(action)), None)

    def _apply(
        self, states: list[State], alike: frozenset[int], acts: Sequence[Action]
    ) -> frozenset[int]:
        """Apply; the worlds that the rules themselves now show to be others are left out."""
        told: list[Event] = []
        states[0].apply(acts[0], told)
        shown, still = self._shown(states[0]), set()
        for n in alike:
            heard: list[Event] = []
            states[n].apply(acts[n], heard)
            if self._shown(states[n]) == shown:
                for reader in {self.case.eyes, None}:
                    assert seen_by(heard, reader) == seen_by(told, reader), "the core law is broken"
                still.add(n)
        return frozenset(still)

    def _shown(self, state: State) -> tuple[object, ...]:
        views = [msgspec.msgpack.encode(state.view(eyes)) for eyes in {self.case.eyes, None}]
        return (*views, state.outcome())

    async def play(self, turn: Turn) -> None:
        """The same turn in every house, with its drafts."""
        actor = int(self.truth.table.state.actor)
        drafts = [turn.actions[:length] for length in range(1, len(turn.actions))]
        bots = self.truth.side.live(self.case.id).bots

        async def act(at: At) -> None:
            rng = at.side.rng
            rng.wanted = list(turn.draws[self.ats.index(at)])
            rng.state = _after(at.table.state, *turn.actions)
            forced = sum(
                self._again(self.ats.index(at), state, n) is not None
                for n, state in enumerate(_path(rng.state, rng.wanted))
            )
            rng.state = _after(rng.state, *rng.wanted[:forced])
            rng.wanted = rng.wanted[forced:]
            if actor in bots:
                at.side.thinking.wanted = turn.actions
                await at.side.do_due("bot", at.id)
            else:
                await self._play_by_hand(at, actor, turn, drafts)
            assert not rng.wanted, "chance did not act"

        await self.everywhere(act)

    async def _play_by_hand(
        self, at: At, actor: int, turn: Turn, drafts: list[tuple[Action, ...]]
    ) -> None:
        line = await self._line_of(at, actor)
        if self.persons.count(self.persons[actor]) > 1:
            line.send("look", seat=actor)
            await line.settled()
        seq = len(at.table.entries)
        for draft in drafts:
            await at.settle()
            before = {name: len(other.frames) for name, other in at.lines.items()}
            line.send("play", id=f"draft-{seq}", seq=seq, actions=[str(a) for a in draft])
            line.send("play", id=f"undo-{seq}", seq=seq, actions=[])
            await at.settle()
            for name, other in at.lines.items():
                if other is not line and len(other.frames) != before[name]:
                    raise Leak(self._told(f"{name} heard of a draft: {other.frames[-1]}"))
            assert len(line.frames) == before[_name(at, line)] + 2
            self.tally["drafts"] += 1
        line.send("play", id=f"move-{seq}", seq=seq, actions=[str(a) for a in turn.actions])
        await line.settled()
        assert len(at.table.entries) > seq, line.frames[-1]

    # What happens besides

    async def happen(self, what: str) -> None:
        """Something around the rules."""
        await {
            "chat": self._chat,
            "hint": self._hint,
            "back": self._back,
            "resign": self._resign,
            "clock": self._run_out,
            "stop": self._stop,
            "away": self._go_away,
        }[what]()

    async def _somebody(self, at: At) -> Line:
        """Another person's line; where there are only bots, the reader's."""
        for seat, person in enumerate(self.persons):
            if person is not None and seat != self.case.eyes:
                return await self._line_of(at, seat)
        return at.lines.get(READER, at.lines[SPECTATOR])

    async def _chat(self) -> None:
        async def talk(at: At) -> None:
            line = await self._somebody(at)
            line.send("say", text="<b>What</b> do you hold?")
            await line.settled()
            at.lines.get(READER, at.lines[SPECTATOR]).send("say", phrase="boo")

        await self.everywhere(talk)

    async def _hint(self) -> None:
        """The bot that is asked is sent the same bytes, and answers by them alone."""
        if READER not in self.truth.lines:
            return

        async def hint(at: At) -> None:
            at.side.thinking.wanted = ()
            at.side.thinking.sent.clear()
            at.lines[READER].send("hint")

        await self.everywhere(hint)
        sent = [at.side.thinking.sent for at in self.present]
        if any(each != sent[0] for each in sent):
            raise Leak(self._told("a bot that gives a hint is told what differs"))
        self.tally["hints"] += len(self.alike) * bool(sent[0])

    async def _back(self) -> None:
        async def back(at: At) -> None:
            asking = at.lines.get(READER) or await self._somebody(at)
            asking.send("propose", what="back")
            await asking.settled()
            for proposal in at.side.live(at.id).proposals:
                for seat in proposal.waiting:
                    answering = await self._line_of(at, seat)
                    answering.send("answer", proposal=proposal.id, yes=True)
                    await answering.settled()

        await self.everywhere(back)
        self._count_alike_now()

    async def _resign(self) -> None:
        async def resign(at: At) -> None:
            line = await self._somebody(at)
            line.send("resign")
            await line.settled()
            line.send("resign")

        await self.everywhere(resign)

    async def _run_out(self) -> None:
        async def run_out(at: At) -> None:
            at.side.clock += 3600
            await at.side.do_due("clock", at.id)

        await self.everywhere(run_out)

        async def return_(at: At) -> None:
            for line in at.lines.values():
                line.send("return")

        if self.rng.random() < 0.5:
            await self.everywhere(return_)

    async def _stop(self) -> None:
        async def stop(at: At) -> None:
            line = await self._somebody(at)
            line.send("propose", what="stop")
            await line.settled()
            await at.settle()
            for proposal in at.side.live(at.id).proposals:
                if READER in at.lines:
                    at.lines[READER].send("answer", proposal=proposal.id, yes=False)

        await self.everywhere(stop)

    async def _go_away(self) -> None:
        """The reader's line breaks; a turn is missed."""
        name = READER if READER in self.truth.lines else SPECTATOR

        async def go(at: At) -> None:
            await at.lines.pop(name).close()

        self.away_since = len(self.truth.table.entries)
        await self.everywhere(go)

    async def come_back(self) -> None:
        """Only what was missed."""
        since, self.away_since = self.away_since, None
        name = READER if READER not in self.truth.lines and self.case.eyes is not None else ""
        name = name or SPECTATOR
        if name in self.truth.lines:
            return
        person = None if self.case.eyes is None else self.persons[self.case.eyes]

        async def come(at: At) -> None:
            await at.look(name, person if name == READER else None, f"since={since}")

        await self.everywhere(come)

    def _count_alike_now(self) -> None:
        """After going back, what was alike is alike again; anything else is a fault of the walk."""
        shown = self._shown(self.truth.table.state)
        for index in self.alike:
            assert self._shown(self.ats[index].table.state) == shown

    # Looking at it again

    async def look_again(self, *, last: bool = False) -> None:
        """Snapshots, what was missed, and what HTTP tells of the table."""
        if self.away_since is not None:
            await self.come_back()
        seq = len(self.truth.table.entries)
        seen = ["", f"since={self.rng.randrange(seq + 1)}"] if last else [""]
        for query in seen:
            await self._reconnect(query)
        if not self.truth.table.over:  # a record of a game that is over is open to all
            await self._ask(self.rng.sample(self._questions(seq), 3))

    async def _reconnect(self, query: str) -> None:
        eyes = self.case.eyes
        person = None if eyes is None else self.persons[eyes]

        async def again(at: At) -> None:
            for name in (READER, SPECTATOR):
                if name in at.lines:
                    await at.lines.pop(name).close()
                    await at.look(name, person if name == READER else None, query)

        await self.everywhere(again)

    async def _ask(self, questions: list[tuple[str, bool]]) -> None:
        eyes = self.case.eyes
        person = None if eyes is None else self.persons[eyes]

        async def ask_all(at: At) -> None:
            at.side.house.lobby._latest_at = 0.0
            for target, known in questions:
                await at.ask("GET", target, person if known else None)

        await self.everywhere(ask_all)

    def _questions(self, seq: int) -> list[tuple[str, bool]]:
        """What may be asked about a table, and whether the reader asks or nobody known."""
        id, eyes = self.case.id, self.case.eyes
        moment = f"/api/tables/{id}/moments"
        other = ((eyes or 0) + 1) % self.case.game.players
        earlier = self.rng.randrange(seq + 1)
        asked = [
            (f"/api/tables/{id}", False),
            (f"/api/tables/{id}/address", False),
            (f"{moment}/{seq}", False),
            (f"{moment}/{earlier}", True),
            (f"{moment}/{earlier}?seat={other}", True),
            (f"{moment}/{seq + 1}", True),
            (f"/api/records/{id}?eyes=public", True),
            (f"/api/records/{id}?eyes=open", False),
            (f"/api/records/{id}/file", True),
            ("/api/records", True),
            ("/api/lobby", True),
            (f"/api/people/{PEOPLE[0]}", False),
        ]
        if eyes is not None:
            asked += [
                (f"{moment}/{earlier}?seat={eyes}", True),
                (f"{moment}/{seq}?seat={eyes}", True),
                ("/api/me/tables", True),
                ("/api/me/next", True),
                ("/api/me/export", True),
            ]
        return asked

    async def _close(self, at: At) -> None:
        await at.ask("DELETE", f"/api/tables/{self.case.id}", ADMIN)

    async def leave(self) -> None:
        """Nobody is left at any of the tables."""
        for at in self.ats:
            for line in at.lines.values():
                await line.close()
            at.lines.clear()


def _difference(one: str, two: str) -> str:
    """Where two texts part."""
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    around = slice(max(0, at - 200), at + 100)
    return f"\n…{one[around]}…\nand\n…{two[around]}…"


def _name(at: At, line: Line) -> str:
    return next(name for name, other in at.lines.items() if other is line)


def _after(state: State, *actions: Action) -> State:
    after = state.copy()
    for action in actions:
        after.apply(action)
    return after


def _path(state: State, actions: Sequence[Action]) -> list[State]:
    """The states in which these actions are drawn."""
    return [_after(state, *actions[:n]) for n in range(len(actions))]


def _plain(answer: Answer) -> tuple[object, ...]:
    """Without the number by which our own log knows a request."""
    headers = [pair for pair in answer.headers if pair[0] != b"x-request-id"]
    return answer.status, sorted(headers), answer.body
