"""A table and its storage in plain memory: no house, no event loop, no clock but a number."""

from typing import Any

import msgspec

from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.server.tables.model.append import Append, EntryRow
from hantise.server.tables.model.facts import Facts, Sitting
from hantise.server.tables.model.player_requests import what_all_agreed_on
from hantise.server.tables.model.standing import COLUMNS, Standing, standing_of, to_text
from hantise.server.tables.model.table import Change, Decision, Loading, TableModel
from hantise.server.wire import Pace

NAMES = ("Anna", "Bert", "Carla", "Dora")


class Seen:
    """Somebody at a seat, or a spectator."""

    def __init__(self, person: str | None, eyes: int | None) -> None:
        self.eyes = eyes
        self._person = person

    @property
    def person_id(self) -> str | None:
        return self._person


class Here:
    """Who is at the table: everybody but those who left, and when they did."""

    def __init__(self, **left: float) -> None:
        self.left = left

    def __contains__(self, person: object) -> bool:
        return person not in self.left

    def connected(self, person: str) -> bool:
        return person in self

    def away(self, person: str, now: float) -> float:
        return now - self.left[person] if person in self.left else 0.0


class MemoryTable:
    """Does what a server does around the model: draws, keeps what is written, knows the time."""

    def __init__(
        self, game: str = "18-ghosts", people: int = 2, bots: int = 0, **changes: Any
    ) -> None:
        players = people + bots
        options = find(game)(players).options
        seated = [Sitting(name, name) for name in NAMES[:people]]
        self.now = 1_000.0
        self.rng = Rng(7)
        facts: dict[str, Any] = {
            "id": "t",
            "code": "BOOO",
            "game": game,
            "rules": find(game).about.rules_version,
            "players": players,
            "options": to_text(msgspec.structs.asdict(options)),
            "start": None,
            "standing": Standing(status="playing", moved=self.now),
            "public": True,
            "pace": Pace(),
            "memory_aid": True,
            "chat": "off",
            "rated": False,
            "hinted": False,
            "host": None,
            "rematch": None,
            "created": self.now,
            "started": self.now,
            "imported": False,
            "sittings": (*seated, *(Sitting(name="careful", bot="careful") for _ in range(bots))),
        }
        self.rows: list[EntryRow] = []
        self.written: list[Append] = []
        self.model = TableModel(Facts(**(facts | changes)))
        loading = Loading(self.model, self.model.facts, anew=True)
        loading.finish()
        self.do(self.model.begin(self.now))

    def seat(self, number: int) -> Seen:
        """Whoever sits there, looking from there."""
        return Seen(self.model.facts.sittings[number].person, number)

    def do(self, decision: Decision, client_id: str | None = None) -> Change:
        """Carry a decision out, write it, adopt it; then what all agreed on."""
        change = self.model.change(
            decision, now=self.now, rng=self.rng, bot_pause=0.5, client_id=client_id
        )
        append = change.append
        assert append.before == len(self.rows), "it follows what is stored"
        self.rows += append.entries
        self.written.append(append)
        self.model.adopt(change)
        agreed = what_all_agreed_on(self.model)
        return change if agreed is None else self.do(agreed)

    def move(self) -> Change:
        """The first legal action."""
        return self.do(Decision([self.model.in_play().state.legal_actions()[0]]))

    def loaded_again(self) -> TableModel:
        """Another model, from what was written alone."""
        row = dict(zip(COLUMNS, self.written[-1].standing.row(), strict=True))
        facts = msgspec.structs.replace(self.model.facts, standing=standing_of(row))
        again = TableModel(facts)
        loading = Loading(again, facts, anew=True)
        loading.enter(self.rows)
        loading.finish()
        return again
