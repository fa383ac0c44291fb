"""Time at a table: a flag falls, a bot plays on, the only opponent may claim the win."""

import pytest

from hantise.core.errors import BadEntry, GameOver
from hantise.core.record import decode, encode, record_of, rerun
from hantise.core.table import Table, TableEntry
from hantise.core.table_events import LostOnTime
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from tests.core.refusal import refusal, spoken


def flagged(seat: int = 1) -> Table:
    table = Table(EighteenGhosts())
    table.enter(table.game.parse("R@b5"))
    table.flag(seat)
    table.hand_over(seat, "random")
    return table


def test_a_fallen_flag_ends_nothing_by_itself() -> None:
    table = flagged()
    assert (table.flags, table.over) == ({1}, False)
    table.enter(table.game.parse("R@e5"))


@pytest.mark.parametrize("seat", [0, 1])
def test_whose_time_ran_out_loses_if_the_other_claims_it(seat: int) -> None:
    table = flagged(seat)
    (event,) = table.enter(TableEntry("lost-on-time", seat=seat))
    assert event == LostOnTime(seat)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("lost-on-time", (1 - seat,))
    for tried in (table.agree, lambda: table.back_to(0), lambda: table.hand_over(seat, None)):
        assert refusal(GameOver, tried).key == "error-over"


def test_who_has_come_back_cannot_lose_for_the_time_before() -> None:
    table = flagged()
    table.hand_over(1, None)
    assert table.flags == set()
    assert refusal(BadEntry, lambda: table.lose_on_time(1)).key == "error-record-time"
    assert not table.over


def test_a_flag_stays_down_when_the_game_goes_back() -> None:
    table = flagged()
    table.back_to(0)
    table.lose_on_time(1)
    assert table.over


def test_nobody_loses_on_time_who_has_some() -> None:
    table = flagged(0)
    text = refusal(BadEntry, lambda: table.lose_on_time(1))
    assert all("1" in words for words in spoken(text))


def test_of_three_nobody_loses_on_time() -> None:
    table = Table(Ghosts(3))
    table.flag(2)
    assert refusal(BadEntry, lambda: table.lose_on_time(2)).key == "error-record-time"


def test_a_flag_needs_a_seat_of_the_table() -> None:
    table = Table(EighteenGhosts())
    assert refusal(BadEntry, lambda: table.flag(2)).key == "error-record-seat"
    for entry in (TableEntry("flag"), TableEntry("lost-on-time")):
        with pytest.raises(BadEntry) as raised:
            table.enter(entry)
        assert raised.value.text.key == "error-record-entry"
    assert table.entries == []


def test_a_record_knows_it() -> None:
    table = flagged()
    table.lose_on_time(1)
    again = rerun(decode(encode(record_of(table))))
    assert (again.entries, again.flags, again.lost_on_time) == (table.entries, {1}, 1)
