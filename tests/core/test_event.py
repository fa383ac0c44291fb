"""Events, and the fields of them that not everybody may see."""

import pickle
from collections.abc import Callable

import msgspec
import pytest

from hantise.core.event import (
    EVERYBODY,
    Event,
    Hidden,
    as_told,
    restore_events,
    seen_by,
    store_events,
)
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.ghosts import Ghosts
from hantise.games.ghosts.cards import NAMES
from hantise.games.ghosts.events import Dealt, Drawn, Mirrored, Round
from tests.core.refusal import spoken

SECRET = "R2"
READERS = (None, 0, 1, 2)
ENCODERS = [
    pytest.param(msgspec.json.encode, id="json"),
    pytest.param(msgspec.msgpack.encode, id="msgpack"),
    pytest.param(msgspec.to_builtins, id="builtins"),
    pytest.param(pickle.dumps, id="pickle"),
]


def drawn(seat: int = 1) -> Drawn:
    return Drawn(seat, Hidden(SECRET, [seat]))


class Nested(Event, frozen=True):
    cards: list[Hidden[str]]


def test_only_the_named_seats_see_a_hidden_value() -> None:
    hidden = Hidden(SECRET, [0, 2])
    assert [hidden.seen_by(reader).value for reader in READERS] == [None, SECRET, None, SECRET]


def test_what_nobody_may_see_nobody_sees() -> None:
    assert [Hidden(SECRET, []).seen_by(reader).value for reader in READERS] == [None] * 4


def test_what_is_no_secret_this_time_is_closed_all_the_same_until_somebody_reads_it() -> None:
    event = Drawn(1, Hidden(SECRET, EVERYBODY))
    assert [event.seen_by(reader).card.value for reader in READERS] == [SECRET] * 4
    assert [
        as_told(seen_by(restore_events(store_events([event])), reader)) for reader in READERS
    ] == [[("drawn", {"seat": 1, "card": SECRET})]] * 4
    assert repr(event.card) == "Hidden(…, EVERYBODY)"
    with pytest.raises(TypeError):
        event.fields()


def test_an_event_is_blanked_for_each_reader() -> None:
    event = drawn()
    assert event.seen_by(1).fields() == {"seat": 1, "card": SECRET}
    for reader in (None, 0, 2):
        assert event.seen_by(reader).fields() == {"seat": 1, "card": None}


def test_redaction_leaves_the_event_as_it_was() -> None:
    event = drawn()
    event.seen_by(None).fields()["card"] = "forged"
    assert event == drawn()
    assert event.seen_by(1).card.value == SECRET


def test_redacting_twice_opens_nothing() -> None:
    assert drawn().seen_by(None).seen_by(1).opened().card.value is None


def test_a_list_of_events_is_redacted_for_one_reader() -> None:
    events = [drawn(0), drawn(1), Round(2, 0)]
    assert [event.fields().get("card") for event in seen_by(events, 0)] == [SECRET, None, None]
    assert [event.kind for event in seen_by(events, None)] == ["drawn", "drawn", "round"]
    assert seen_by([], 0) == []


@pytest.mark.parametrize("encode", ENCODERS)
def test_a_hidden_value_cannot_be_serialised(encode: Callable[[object], object]) -> None:
    for holder in (
        Hidden(SECRET, [1]),
        drawn(),
        [drawn()],
        {"card": Hidden(SECRET, [1])},
        Nested([Hidden(SECRET, [1])]),
        Nested([Hidden(SECRET, [1])]).seen_by(1),
        Nested([Hidden(SECRET, [1])]).seen_by(1).fields(),
    ):
        with pytest.raises(TypeError) as caught:
            encode(holder)
        assert SECRET not in str(caught.value)


@pytest.mark.parametrize("encode", ENCODERS)
@pytest.mark.parametrize("reader", READERS)
def test_a_redacted_event_can_be_serialised(
    encode: Callable[[object], object], reader: int | None
) -> None:
    written = encode(drawn().seen_by(reader).fields())
    assert (SECRET in str(written)) == (reader == 1)


def test_neither_repr_nor_str_shows_the_value() -> None:
    hidden = Hidden(SECRET, [2, 0])
    for shown in (repr(hidden), str(hidden), f"{hidden}", repr([hidden]), repr(drawn())):
        assert SECRET not in shown
    assert repr(hidden) == "Hidden(…, [0, 2])"


def test_hidden_values_are_compared_by_value_and_seats() -> None:
    assert Hidden(SECRET, [0, 1]) == Hidden(SECRET, (1, 0))
    assert hash(Hidden(SECRET, [0, 1])) == hash(Hidden(SECRET, (1, 0)))
    assert Hidden(SECRET, [0]) != Hidden("R3", [0])
    assert Hidden(SECRET, [0]) != Hidden(SECRET, [1])
    assert Hidden(SECRET, [0]) != SECRET


def test_an_event_that_still_hides_something_is_never_put_into_words() -> None:
    for language in ("en", "fr"):
        with pytest.raises(TypeError) as caught:
            drawn().text("ghosts").say(language)
        assert SECRET not in str(caught.value)


def test_a_redacted_event_is_put_into_words_for_its_reader() -> None:
    for reader in READERS:
        for sentence in spoken(drawn().seen_by(reader).text("ghosts")):
            assert "B" in sentence
            assert ("2" in sentence) == (reader == 1)


def test_cards_of_a_whole_game_are_seen_by_their_seat_alone() -> None:
    game = Ghosts(3)
    state, rng = game.start(), Rng(8)
    events: list[Event] = []
    while state.actor != NOBODY:
        state.apply(state.choose(rng), events)
    got = [event for event in events if isinstance(event, Dealt | Drawn)]
    assert len(got) == 3 * 60
    for event in got:
        for reader in READERS:
            card = event.seen_by(reader).card.value
            assert (card in NAMES) == (reader == event.seat)
            assert card in NAMES or card is None


def test_stored_events_come_back_with_their_secrets() -> None:
    events = [
        drawn(),
        Mirrored(2, 4, "R3", "clockwise"),
    ]
    restored = restore_events(store_events(events))
    for reader in READERS:
        assert as_told(seen_by(restored, reader)) == as_told(seen_by(events, reader))
    assert list(restored[0].seen_by(0).fields()) == ["seat", "card"]
    assert [event.opened().fields() for event in restored] == [
        {"seat": 1, "card": SECRET},
        {"seat": 2, "degree": 4, "card": "R3", "direction": "clockwise"},
    ]


def test_a_stored_event_is_closed_until_somebody_sees_it() -> None:
    (restored,) = restore_events(store_events([drawn()]))
    assert SECRET not in repr(restored)
    for encode in (msgspec.json.encode, pickle.dumps, lambda event: event.fields()):
        with pytest.raises(TypeError) as caught:
            encode(restored)
        assert SECRET not in str(caught.value)


def test_an_event_of_a_kind_that_nobody_knows_comes_back_too() -> None:
    data = msgspec.msgpack.encode([["haunted", {"seat": 1, "room": None}, {"room": ["a1", [0]]}]])
    (restored,) = restore_events(data)
    assert restored.kind == "haunted"
    assert restored.seen_by(1).fields() == {"seat": 1, "room": None}
    assert restored.seen_by(0).fields() == {"seat": 1, "room": "a1"}


def test_a_closed_field_gives_its_value_to_nobody() -> None:
    with pytest.raises(TypeError, match="closed") as caught:
        _ = drawn().card.value
    assert SECRET not in str(caught.value)


def test_an_opened_event_hides_nothing() -> None:
    assert drawn().opened().fields() == {"seat": 1, "card": SECRET}
    assert pickle.loads(pickle.dumps(drawn().opened())) == drawn().opened()
