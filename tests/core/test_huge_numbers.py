"""Numbers beyond all bounds, wherever one can be written: refused in words, never a fault of ours."""

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest

from hantise.core.errors import BadOption, BadPosition, BadRecord, WrongPlayers
from hantise.core.options import describe
from hantise.core.record import decode, rerun
from hantise.core.registry import games
from hantise.core.rng import Rng
from hantise.core.shape import MOST
from hantise.core.state import playout
from hantise.core.table import Table
from hantise.text import Text, quoted
from tests.core.records import as_data, small
from tests.core.refusal import refusal, spoken

HUGE = (MOST + 1, 10**30, -(10**30), 10**4299, 16**3900)
"""Python writes none of more than 4,300 digits, and raises a ValueError instead."""


@contextmanager
def all_digits() -> Iterator[None]:
    """Numbers can be written at any length, so that others have to read them."""
    most = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(most)


@pytest.mark.parametrize("number", HUGE, ids=lambda number: f"{number.bit_length()} bits")
def test_any_number_can_be_said_and_quoted(number: int) -> None:
    for field in ("given", "seat"):
        fields = {"given": 1, "known": 1, "game": "x", field: number}
        assert all(len(each) < 200 for each in spoken(Text("hantise", "error-newer-rules", fields)))
    for value in (number, [number], {"a": number}):
        assert 0 < len(quoted(value)) <= 40


def paths_of_numbers(
    data: Any, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[str | int, ...]]:
    """Where whole numbers stand in a record."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from paths_of_numbers(value, (*path, key))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield path


def read(body: bytes) -> Table:
    return rerun(decode(body))


def test_every_number_of_a_record_has_a_bound() -> None:
    made = as_data(small())
    paths = list(paths_of_numbers(made))
    assert {path[0] for path in paths} == {
        *("format", "rules", "players", "options", "entries", "result")
    }
    for path in paths:
        for number in HUGE:
            data = as_data(small())
            holder: Any = data
            for part in path[:-1]:
                holder = holder[part]
            holder[path[-1]] = number
            with all_digits():
                body = json.dumps(data).encode()
            text = refusal(BadRecord, partial(read, body))
            assert text.key == "error-record-shape"
            assert str(path[-1]) in str(text.fields["field"]) or path[0] == "options"


@pytest.mark.parametrize("game_class", games(), ids=lambda game_class: game_class.about.id)
def test_no_game_is_made_with_a_huge_number(game_class: Any) -> None:
    about = game_class.about
    for number in HUGE:
        refusal(WrongPlayers, partial(game_class, players=number))
        refusal(BadRecord, partial(game_class, rules_version=number))
        for spec in describe(game_class.options_type):
            for given in (number, [number]):
                options = {spec.name: given}
                refusal(BadOption, partial(game_class, about.min_players, options))


@pytest.mark.parametrize("game_class", games(), ids=lambda game_class: game_class.about.id)
def test_no_number_of_a_position_is_without_bounds(game_class: Any) -> None:
    game = game_class()
    texts = {game.start().position(), *game.small_positions()}
    state, rng = game.start(), Rng(3)
    for _ in range(60):
        state.step(rng)
    texts.add(state.position())
    playout(state, rng)
    texts.add(state.position())
    for text in texts:
        for found in re.finditer(r"\d+", text):
            for digits in ("9" * 5000, "9" * 30):
                spoiled = text[: found.start()] + digits + text[found.end() :]
                refusal(BadPosition, partial(game.parse_position, spoiled))
