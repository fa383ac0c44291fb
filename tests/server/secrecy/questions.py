"""What readers ask: things that are refused, snapshots, and all that HTTP tells of a table."""

import msgspec

from tests.server.secrecy.beside import READER, SPECTATOR, At
from tests.server.secrecy.happenings import Happenings
from tests.server.secrecy.houses import PEOPLE


class Questions(Happenings):
    """Every answer is the same in every house."""

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
            (f"/api/records/{id}/analysis", True),
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
