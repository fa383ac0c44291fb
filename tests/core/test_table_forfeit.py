"""A program that fails forfeits: the record says which seat, and why."""

import msgspec
import pytest

from hantise.core.errors import BadEntry, GameOver
from hantise.core.record import decode, encode, record_of, rerun
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import LONGEST_DETAIL, Table, TableEntry
from hantise.core.table_events import Forfeited
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from tests.core.refusal import refusal


def played_on(table: Table, rng: Rng) -> None:
    while not table.over:
        if table.state.actor == CHANCE:
            table.draw(rng)
        else:
            table.enter(table.state.choose(rng))


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_who_forfeits_has_lost(seat: int) -> None:
    table = Table(EighteenGhosts())
    entry = TableEntry("forfeited", seat=seat, why="stalled", detail="no answer")
    assert table.enter(entry) == [Forfeited(seat, "stalled", "no answer")]
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("forfeited", (1 - seat,))
    for tried in (table.agree, lambda: table.back_to(0), lambda: table.forfeit(0, "crashed")):
        assert refusal(GameOver, tried).key == "error-over"


def test_of_three_who_forfeits_ranks_last_and_somebody_plays_on() -> None:
    table = Table(Ghosts(3))
    table.forfeit(1, "crashed")
    assert not table.over
    table.hand_over(1, "random")
    played_on(table, Rng(4))
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.ranks[1] == 3


def test_a_record_knows_it() -> None:
    table = Table(EighteenGhosts())
    table.forfeit(1, "nonsense", "'hello' is not JSON")
    again = rerun(decode(encode(record_of(table))))
    assert (again.entries, again.forfeited) == (table.entries, [1])


def test_it_needs_a_seat_and_a_reason() -> None:
    table = Table(EighteenGhosts())
    assert refusal(BadEntry, lambda: table.forfeit(2, "crashed")).key == "error-record-seat"
    for entry in (TableEntry("forfeited", seat=1), TableEntry("forfeited", why="crashed")):
        with pytest.raises(BadEntry):
            table.enter(entry)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"table":"forfeited","seat":1,"why":"rude"}', type=TableEntry)
    long = TableEntry("forfeited", seat=1, why="crashed", detail="x" * (LONGEST_DETAIL + 1))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(long), type=TableEntry)
    assert table.entries == []
