"""The client's gallery: every board, card, token and panel, without a house.

``python -m tools.gallery`` takes moments out of the games in tests/records, writes them to
web/gallery/fixtures.json (never committed) and serves the page with live reload.
"""

import argparse
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from hantise.core import registry
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.record import load
from hantise.core.state import CHANCE, State
from hantise.core.table import Table
from hantise.server.forms import GameInfo
from hantise.server.games import game_info
from hantise.server.tables.model.configured_games import Configured
from hantise.server.tables.model.redaction import Happened, choices, seen, step_seen, view_seen
from hantise.server.wire import (
    ChatLine,
    Clock,
    EventInfo,
    Pace,
    Proposal,
    SeatInfo,
    Snapshot,
    TableInfo,
)
from tools import client

RECORDS: Final = client.ROOT / "tests" / "records"
FIXTURES: Final = client.WEB / "gallery" / "fixtures.json"
NAMES: Final = ("Ada", "Maximilienne", "Bo", "Jean-Baptiste", "Zoé", "Ottokar")
SERVE: Final = client.node("node_modules/vite/bin/vite.js")
LOG: Final = 40
"""So many steps before a moment are in its log."""


class Moment(msgspec.Struct, frozen=True):
    """A moment of a recorded game, as the seat that acts sees it."""

    id: str
    """The record and how many moves were made."""
    shows: tuple[str, ...]
    """What this moment shows that no earlier one of its game does."""
    before: msgspec.Raw
    """The view before the latest move."""
    events: tuple[EventInfo, ...]
    """What happened in it."""
    snapshot: Snapshot


class Exhibits(msgspec.Struct, frozen=True):
    """What the gallery shows of a game."""

    game: GameInfo
    moments: tuple[Moment, ...]


class Reached(msgspec.Struct, frozen=True):
    """A point of a recorded game where somebody decides or all is over."""

    record: str
    move: int
    table: Table
    before: State
    state: State
    events: list[Event]
    log: list[Happened]

    @property
    def eyes(self) -> int:
        """The seat that acts; at the end the first."""
        return max(0, int(self.state.actor))

    def features(self) -> frozenset[str]:
        """What there is to see here."""
        found = {f"choose {action.kind}" for action in self.state.legal_actions()}
        found |= {f"after {event.kind}" for event in self.events}
        found.add(f"{self.table.game.players} players")
        if self.state.outcome() is not None:
            found.add("the end")
        return frozenset(found)


def main() -> None:
    """Write the fixtures and serve the gallery."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="only write the fixtures")
    only_write = parser.parse_args().write
    write(FIXTURES)
    if not only_write:
        if not client.is_installed():
            client.install()
        subprocess.run(
            [*SERVE, "--open", "/gallery/"], cwd=client.WEB, env=client.environment(), check=False
        )


def write(path: Path) -> None:
    """Write what there is to see of every game."""
    path.write_bytes(msgspec.json.encode([exhibits(game) for game in registry.games()]))


def exhibits(game: type[Game]) -> Exhibits:
    """A few moments that together show every choice and every event of the recorded games."""
    reached = [
        each
        for path in sorted((RECORDS / game.about.id).glob("*.json"))
        for each in moments(path.stem, load(path))
    ]
    chosen = [moment_of(each, new) for each, new in cover(reached)]
    return Exhibits(game_info(game), tuple(chosen))


def moments(record: str, table: Table) -> Iterator[Reached]:
    """Every point where a seat decides, with what led there."""
    events: list[Event] = []
    log: list[Happened] = []
    steps = iter(table.steps())
    before = last = None
    move = 0
    for state, happened in table.rerun():
        if last is not None:
            step = next(steps)
            log.append(Happened(len(log) + 1, step.actor, step.events, 0.0))
        last = state
        events += happened
        if state.actor == CHANCE:
            continue
        move += 1
        yield Reached(record, move, table, before or state, state, events, log[-LOG:])
        before, events = state, []


def cover(reached: Sequence[Reached]) -> Iterator[tuple[Reached, frozenset[str]]]:
    """As few as show everything: again and again the one that shows most that is new."""
    features = {index: each.features() for index, each in enumerate(reached)}
    missing = frozenset[str]().union(*features.values())
    while missing:
        best = max(features, key=lambda index: len(features[index] & missing))
        new = features[best] & missing
        missing -= new
        yield reached[best], new


def moment_of(reached: Reached, new: Iterable[str]) -> Moment:
    """A moment as its seat sees it."""
    state, eyes = reached.state, reached.eyes
    return Moment(
        id=f"{reached.record}-{reached.move}",
        shows=tuple(sorted(new)),
        before=view_seen(reached.before, eyes, memory_aid=True),
        events=seen(reached.events, eyes),
        snapshot=Snapshot(
            seq=len(reached.log),
            table=table_info(reached.table, over=state.outcome() is not None),
            eyes=eyes,
            mine=(eyes,),
            view=view_seen(state, eyes, memory_aid=True),
            legal=choices(Configured(reached.table.game), state, eyes),
            log=tuple(step_seen(each, eyes) for each in reached.log),
            chat=chat(),
            proposals=(Proposal(1, "back", by=1 - min(eyes, 1), waiting=(eyes,)),),
            clock=Clock((95_000,) * reached.table.game.players, None, 0.0),
            outcome=state.outcome(),
        ),
    )


def table_info(table: Table, *, over: bool) -> TableInfo:
    """A table of people with short and long names."""
    game = table.game
    seats = [
        SeatInfo(NAMES[seat], person=NAMES[seat], here=seat != 1, rating=1500 + 10 * seat)
        for seat in range(game.players)
    ]
    return TableInfo(
        id="gallery",
        code="BOOO",
        game=game.about.id,
        rules=game.rules_version,
        players=game.players,
        options=msgspec.to_builtins(game.options),
        status="over" if over else "playing",
        public=True,
        pace=Pace(),
        memory_aid=True,
        chat="free",
        rated=False,
        host=NAMES[0],
        hot_seat=False,
        created=0.0,
        seats=tuple(seats),
        watching=2,
    )


def chat() -> tuple[ChatLine, ...]:
    """A few lines."""
    return (
        ChatLine(1, NAMES[1], NAMES[1], 0.0, phrase="hello"),
        ChatLine(2, NAMES[0], NAMES[0], 60.0, text="Bonsoir ! Who begins?"),
        ChatLine(3, NAMES[2], NAMES[2], 90.0, text="Boo", watching=True),
    )


if __name__ == "__main__":
    main()
