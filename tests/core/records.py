"""A short record with a little of everything, and ways to spoil it."""

import json
from functools import cache
from typing import Any

import msgspec

from hantise.core.errors import BadRecord, HantiseError
from hantise.core.record import Record, decode, encode, record_of, rerun
from hantise.core.rng import Rng
from hantise.core.table import Seat, Table, TableEntry
from hantise.games.ghosts import Ghosts
from hantise.text import Text
from tests.core.refusal import refusal
from tests.core.tables import act, somewhere


@cache
def small() -> Record:
    """With a start, names, draws, table entries and a result."""
    game = Ghosts(3, {"rounds": 1, "first": "B"})
    seats = [Seat("Zoé"), Seat("Bo", bot="careful"), Seat("Ada")]
    table, rng = Table(game, seats, somewhere(game, 3, 95)), Rng(7)
    for number in range(1000):
        if number == 10:
            table.hand_over(1, None)
            table.hand_over(0, "careful")
            table.back_to(6)
        elif number == 20:
            table.resign(2)
        if table.over:
            break
        act(table, rng)
    made = record_of(table)
    assert made.result is not None
    assert 20 < len(made.entries) < 60
    return made


def replaced(made: Record, **changes: object) -> Record:
    return msgspec.structs.replace(made, **changes)


def as_data(made: Record) -> dict[str, Any]:
    """The record as JSON has it, to be changed at will."""
    data: dict[str, Any] = json.loads(encode(made))
    return data


def refused(made: Record, kind: type[HantiseError] = BadRecord) -> Text:
    return refusal(kind, lambda: rerun(made))


def misread(data: bytes) -> Text:
    return refusal(BadRecord, lambda: decode(data))


def edited(made: Record, number: int, entry: str | TableEntry) -> Record:
    entries = [*made.entries]
    entries[number] = entry
    return replaced(made, entries=tuple(entries))
