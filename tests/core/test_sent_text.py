"""Messages on the wire: what was sent says the same sentences there, whatever stands in its fields."""

from collections.abc import Callable

import msgspec
import pytest

from hantise.core.errors import HantiseError
from hantise.core.event import Event
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.core.table import Seat, Table, TableEntry
from hantise.games.ghosts import Ghosts
from hantise.text import LANGUAGES, Text
from tests.core.records import edited, refused, replaced, small

SENT = [
    pytest.param(lambda text: msgspec.json.decode(msgspec.json.encode(text), type=Text), id="json"),
    pytest.param(
        lambda text: msgspec.msgpack.decode(msgspec.msgpack.encode(text), type=Text), id="msgpack"
    ),
]
Send = Callable[[Text], Text]
NAMES = ["Zoé", "Bo", "Ada"]


def error(call: Callable[[], object]) -> Text:
    with pytest.raises(HantiseError) as caught:
        call()
    return caught.value.text


def messages() -> list[Text]:
    """Refusals with messages inside, two and three deep, and with all kinds of fields."""
    return [
        error(lambda: Ghosts(9)),
        error(lambda: Ghosts().parse("R9")),
        error(lambda: Ghosts(2, {"rounds": "many"})),
        error(lambda: Ghosts(2, {"first": "Q"})),
        error(lambda: Table(Ghosts(2), [Seat("A")])),
        error(lambda: Table(Ghosts(2)).resign(7)),
        error(lambda: Ghosts().parse_position("nowhere")),
        error(lambda: Ghosts().start().apply(Ghosts().parse("take"))),
        refused(replaced(edited(small(), 4, "first=A"), seals="")),
        refused(replaced(edited(small(), 4, "nonsense"), seals="")),
        refused(replaced(edited(small(), 4, TableEntry("back", to=99)), seals="")),
        refused(replaced(small(), seals=small().seals[:-1])),
    ]


@pytest.mark.parametrize("send", SENT)
def test_a_message_says_the_same_where_it_was_sent(send: Send) -> None:
    depths = set()
    for text in messages():
        read = send(text)
        for language in LANGUAGES:
            assert read.say(language, NAMES) == text.say(language, NAMES)
        assert send(read) == read
        depths.add(depth(read))
        assert depth(read) == depth(text)
    assert depths == {1, 2, 3}


def depth(text: Text) -> int:
    inner = [depth(value) for value in text.fields.values() if isinstance(value, Text)]
    return 1 + max(inner, default=0)


@pytest.mark.parametrize("send", SENT)
def test_a_message_inside_a_message_comes_back_as_one(send: Send) -> None:
    inner = Text("ghosts", "option-rounds")
    text = Text("hantise", "x", {"reason": Text("hantise", "y", {"game": inner}), "number": 5})
    assert send(text) == text


@pytest.mark.parametrize("send", SENT)
@pytest.mark.parametrize(
    "value", [None, True, False, 0, -3, 2**63, 0.5, "", "R2", "é", [], ["R1", "M", 3]], ids=repr
)
def test_every_field_that_can_be_said_comes_back(send: Send, value: object) -> None:
    read = send(Text("hantise", "x", {"field": value})).fields["field"]
    assert read == value
    assert type(read) is type(value)


def test_a_field_that_cannot_be_said_is_not_read() -> None:
    for field in ({"R1": 1}, {"type": "other"}, [["R1"]]):
        data = {"type": "text", "domain": "hantise", "key": "x", "fields": {"field": field}}
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode(data), type=Text)


@pytest.mark.parametrize("send", SENT)
@pytest.mark.parametrize("id", ["18-ghosts", "ghosts"])
def test_all_that_a_game_tells_can_be_sent(id: str, send: Send) -> None:
    game = find(id)()
    state, rng = game.start(), Rng(7)
    while state.actor != NOBODY:
        action = state.choose(rng)
        events: list[Event] = []
        texts = [game.describe(action)]
        if state.actor != CHANCE and rng.below(10) == 0:
            texts += [text for other in game.actions if (text := state.objection(other))]
        state.apply(action, events)
        texts += [event.seen_by(0).text(id) for event in events]
        for text in texts:
            assert send(text).say("fr", NAMES) == text.say("fr", NAMES)
