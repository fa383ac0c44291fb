"""What is walked: a real position, worlds that look like it, and what happens at the table."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from hantise.core.game import Game
from hantise.core.state import State
from hantise.server.wire import Pace
from tests.server.secrecy.houses import BEGAN, PEOPLE

Eyes = int | None


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
            person: str | None = PEOPLE[seat]
            bot: str | None = None
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


class Tally(Counter[str]):
    """How much was compared."""
