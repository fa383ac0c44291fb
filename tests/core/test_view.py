"""Views: what leaves for a person, and what never does."""

import pickle
from collections.abc import Callable
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from hantise.core.errors import NoSeat
from hantise.core.game import Game
from hantise.core.registry import games
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.core.view import View
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from tests.core.urns import Urns

ALL = [pytest.param(game, id=game.about.id) for game in games()]
EVERY = [
    pytest.param(game(players), id=f"{game.about.id}-{players}")
    for game in (*games(), cast("type[Game]", Urns))
    for players in game.about.players
]
ENCODERS = [
    pytest.param(msgspec.json.encode, id="json"),
    pytest.param(msgspec.msgpack.encode, id="msgpack"),
    pytest.param(msgspec.to_builtins, id="builtins"),
    pytest.param(pickle.dumps, id="pickle"),
]


class Part(msgspec.Struct, frozen=True):
    says: str


def view(seat: int | None = 0) -> View:
    return View(
        seat=seat,
        actor=1,
        public=Part("open"),
        private=None if seat is None else Part("own"),
        recall=Part("remembered"),
        search=Part("searched"),
    )


def on_the_wire(view: View, memory_aid: bool = True) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.json.decode(view.wire(memory_aid))
    return shown


def played(game: Game, actions: int, seed: int = 3) -> State:
    state, rng = game.start(), Rng(seed)
    for _ in range(actions):
        state.apply(state.choose(rng))
    return state


def test_the_wire_holds_what_a_person_may_see() -> None:
    assert on_the_wire(view()) == {
        "seat": 0,
        "actor": 1,
        "public": {"says": "open"},
        "private": {"says": "own"},
        "recall": {"says": "remembered"},
    }


@pytest.mark.parametrize("memory_aid", [True, False])
@pytest.mark.parametrize("seat", [None, 0])
def test_search_never_goes_on_the_wire(seat: int | None, memory_aid: bool) -> None:
    assert "search" not in on_the_wire(view(seat), memory_aid)
    assert b"searched" not in view(seat).wire(memory_aid)


@pytest.mark.parametrize("seat", [None, 0])
def test_recall_goes_on_the_wire_with_the_memory_aid_only(seat: int | None) -> None:
    assert on_the_wire(view(seat), memory_aid=True)["recall"] == {"says": "remembered"}
    assert "recall" not in on_the_wire(view(seat), memory_aid=False)
    assert b"remembered" not in view(seat).wire(memory_aid=False)


def test_a_spectator_has_no_private_part() -> None:
    assert "private" not in on_the_wire(view(None))
    assert on_the_wire(view(None))["seat"] is None


def test_nothing_is_sent_for_a_part_that_is_not_there() -> None:
    bare = View(seat=0, actor=0, public=Part("open"))
    assert on_the_wire(bare) == {"seat": 0, "actor": 0, "public": {"says": "open"}}


def test_past_positions_of_18_ghosts_stay_here() -> None:
    state = played(EighteenGhosts(), 40)
    for seat in (None, 0, 1):
        seen = state.view(seat)
        assert msgspec.to_builtins(seen)["search"]["past"]
        for memory_aid in (True, False):
            assert set(on_the_wire(seen, memory_aid)) == {"seat", "actor", "public"}


@pytest.mark.parametrize("players", Ghosts.about.players)
def test_a_hand_of_ghosts_goes_to_its_seat_only(players: int) -> None:
    state = played(Ghosts(players), 12 * players)
    hands = {seat: on_the_wire(state.view(seat))["private"]["hand"] for seat in range(players)}
    written = [f":{seat}" for seat in state.position().rsplit(" ", 1)[1].split("/")]
    for seat, hand in hands.items():
        assert hand
        assert written[seat].startswith(":" + "".join(hand) + ":")
    spectator = on_the_wire(state.view(None))
    assert "private" not in spectator
    for seat in range(players):
        shown = on_the_wire(state.view(seat))
        assert shown["seat"] == seat
        assert set(shown) == {"seat", "actor", "public", "private", "recall"}
        assert set(shown["private"]) == {"hand"}
        assert shown["public"] == spectator["public"]
        assert shown["recall"] == spectator["recall"]
        # The rest of the wire is the same for all, so it cannot depend on anybody's hand.
        assert "hand" not in shown["public"]


@pytest.mark.parametrize("encode", ENCODERS)
@pytest.mark.parametrize("game", ALL)
def test_a_state_cannot_be_serialised(game: type[Game], encode: Callable[[object], object]) -> None:
    state = played(game(), 25)
    for holder in (state, [state], {"state": state}):
        with pytest.raises(TypeError):
            encode(holder)


@pytest.mark.parametrize("game", EVERY)
def test_every_view_comes_back_from_the_wire(game: Game) -> None:
    """A program elsewhere has the class of the game and the bytes, and so the whole view."""
    state, rng = game.start(), Rng(4)
    while True:
        for seat in (None, *range(game.players)):
            seen = state.view(seat)
            read = type(game).read_view(msgspec.msgpack.encode(seen))
            assert read == seen
            assert type(read) is type(seen) is game.view_type
            assert type(read.public) is type(seen.public)
            assert read.wire() == seen.wire()
        if state.actor == NOBODY:
            break
        state.apply(state.choose(rng))


def test_a_view_of_another_game_is_not_read() -> None:
    data = msgspec.msgpack.encode(played(Ghosts(), 25).view(0))
    with pytest.raises(msgspec.ValidationError):
        EighteenGhosts.read_view(data)
    with pytest.raises(msgspec.DecodeError):
        Ghosts.read_view(data[:-5])


def test_numpys_whole_numbers_are_seats_and_its_flags_are_none() -> None:
    game = Ghosts(cast("Any", np.int64(2)))
    assert type(game.players) is int
    state = game.start()
    assert state.view(np.int8(1)) == state.view(1)
    for wrong in (np.int64(-1), np.int64(2), np.bool_(True), np.float64(1)):
        with pytest.raises(NoSeat):
            state.view(wrong)
