"""What happens at a table around the rules."""

from typing import Final

from tests.server.in_memory import Line
from tests.server.secrecy.beside import READER, SPECTATOR, At
from tests.server.secrecy.case import Leak
from tests.server.secrecy.foresight import Foresight, after

LONGEST_DRAFT: Final = 2


class Happenings(Foresight):
    """Chat, hints, take-back, resigning, clocks, stopping, broken lines."""

    async def happen(self, what: str) -> None:
        """Something around the rules."""
        self.tally[what] += len(self.alike)
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
                return await self.line_of(at, seat)
        return at.lines.get(READER, at.lines[SPECTATOR])

    async def _chat(self) -> None:
        async def talk(at: At) -> None:
            line = await self._somebody(at)
            line.send("say", text="<b>What</b> do you hold?")
            await line.settled()
            at.lines.get(READER, at.lines[SPECTATOR]).send("say", phrase="boo")

        await self.everywhere(talk)

    async def _hint(self) -> None:
        """Before the turn, and in the middle of it where it is a draft."""
        await self._ask_for_hint([])
        draft = self._some_draft()
        if draft:
            self.tally["hints in drafts"] += len(self.alike)
            await self._ask_for_hint(draft)

    def _some_draft(self) -> list[str]:
        """A turn so far; empty if no action of it could be undone."""
        state, draft = self.truth.table.state.copy(), list[str]()
        while len(draft) < LONGEST_DRAFT:
            undoable = [one for one in state.legal_actions() if after(state, one).drafting()]
            if not undoable:
                break
            action = self.rng.choice(undoable)
            state.apply(action)
            draft.append(str(action))
        return draft

    async def _ask_for_hint(self, draft: list[str]) -> None:
        """The bot that is asked is sent the same bytes, and answers by them alone."""

        async def hint(at: At) -> None:
            at.side.bot_workers.wanted = ()
            at.side.bot_workers.sent.clear()
            at.lines[READER].send("hint", actions=draft)

        await self.everywhere(hint)
        sent = [at.side.bot_workers.sent for at in self.present]
        if any(each != sent[0] for each in sent):
            raise Leak(self.told("a bot that gives a hint is told what differs"))

    async def _back(self) -> None:
        async def back(at: At) -> None:
            asking = at.lines.get(READER) or await self._somebody(at)
            asking.send("propose", what="back")
            await asking.settled()
            for proposal in at.side.live(at.id).model.proposals:
                for seat in proposal.waiting:
                    answering = await self.line_of(at, seat)
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
            for proposal in at.side.live(at.id).model.proposals:
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
        shown = self.shown(self.truth.table.state)
        for index in self.alike:
            assert self.shown(self.ats[index].table.state) == shown
