"""The secrecy law over the wire: a truth and imagined worlds, walked side by side.

Every house plays the same actions; every byte that one reader and a spectator are sent must be
the same in all of them, as long as the rules themselves tell that reader nothing that differs.
"""

from typing import Final

from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.state import State
from tests.server.secrecy.beside import LOBBY, READER, SPECTATOR, At, name_of
from tests.server.secrecy.case import Leak
from tests.server.secrecy.foresight import Turn, after, path
from tests.server.secrecy.houses import ADMIN, BEGAN
from tests.server.secrecy.questions import Questions

LOOKS_AT_LOBBY: Final = 7
CLOSES: Final = 5
"""Every so many tables."""


class Walk(Questions):
    """One case, walked until the worlds can be told apart by the rules, or for long enough."""

    def goes_on(self) -> bool:
        """Whether there is something to play, and a world left that looks like the truth."""
        return bool(self.alike) and not self.truth.table.over

    async def run(self, steps: int) -> None:
        self._foresee_the_start()
        await self.everywhere(self._come)
        self.tally["pairs"] += len(self.alike)
        happens = self.case.setting.happens
        for step in range(steps):
            if not self.goes_on():
                break
            for at in self.present:
                at.side.clock += 0.25
            await self.probe()
            mine = self.truth.table.state.actor == self.case.eyes
            if happens and (mine if happens == "hint" else step == 1):
                await self.happen(happens)
            if not self.goes_on():
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
        if self.alike:
            await self.look_again(last=True)
        if self.alike and self.case.seed % CLOSES == 0:
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
            if self.case.seed % LOOKS_AT_LOBBY == 0:
                await at.look(LOBBY, self.persons[self.case.eyes])

    async def play(self, turn: Turn) -> None:
        """The same turn in every house, with its drafts."""
        actor = int(self.truth.table.state.actor)
        drafts = [turn.actions[:length] for length in range(1, len(turn.actions))]
        bots = self.truth.side.live(self.case.id).model.bots

        async def act(at: At) -> None:
            rng = at.side.rng
            rng.wanted = list(turn.draws[self.ats.index(at)])
            rng.state = after(at.table.state, *turn.actions)
            forced = sum(
                self.drawn_again(self.ats.index(at), state, n) is not None
                for n, state in enumerate(path(rng.state, rng.wanted))
            )
            rng.state = after(rng.state, *rng.wanted[:forced])
            rng.wanted = rng.wanted[forced:]
            if actor in bots:
                at.side.bot_workers.wanted = turn.actions
                await at.side.do_due("bot", at.id)
            else:
                await self._play_by_hand(at, actor, turn, drafts)
            assert not rng.wanted, "chance did not act"

        await self.everywhere(act)

    async def _play_by_hand(
        self, at: At, actor: int, turn: Turn, drafts: list[tuple[Action, ...]]
    ) -> None:
        line = await self.line_of(at, actor)
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
                    raise Leak(self.told(f"{name} heard of a draft: {other.frames[-1]}"))
            assert len(line.frames) == before[name_of(at, line)] + 2
            self.tally["drafts"] += 1
        line.send("play", id=f"move-{seq}", seq=seq, actions=[str(a) for a in turn.actions])
        await line.settled()
        assert len(at.table.entries) > seq, line.frames[-1]

    async def _close(self, at: At) -> None:
        await at.ask("DELETE", f"/api/tables/{self.case.id}", ADMIN)

    async def leave(self) -> None:
        """Nobody is left at any of the tables."""
        for at in self.ats:
            for line in at.lines.values():
                await line.close()
            at.lines.clear()


class CountingWalk(Walk):
    """What happens is counted, by its kind."""

    async def play(self, turn: Turn) -> None:
        events: list[Event] = []
        state = self.truth.table.state.copy()
        for action in (*turn.actions, *turn.draws[0]):
            state.apply(action, events)
        for event in events:
            self.tally[event.kind] += len(turn.alike)
        await super().play(turn)


class ForgetfulWalk(Walk):
    """Those who remember nothing but what lies on the table cannot tell these worlds apart."""

    def shown(self, state: State) -> tuple[object, ...]:
        views = [state.view(eyes).wire(memory_aid=False) for eyes in {self.case.eyes, None}]
        return (*views, state.outcome())
