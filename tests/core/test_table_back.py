"""Going back at a table: nothing is deleted, and chance draws again what it drew."""

import pytest

from hantise.core.errors import BadEntry, BadRecord, IllegalAction
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Entry, Table, TableEntry
from hantise.games.ghosts import Ghosts
from tests.core.refusal import refusal, spoken
from tests.core.tables import all_of, finished
from tests.core.urn_tables import draw, play, tokens, urns


def test_going_back_deletes_nothing() -> None:
    table = finished(Ghosts(3), 5, most=60)
    entries = [*table.entries]
    then = finished(Ghosts(3), 5, most=30).state.snapshot()
    table.back_to(30)
    assert table.entries == [*entries, TableEntry("back", to=30)]
    assert table.state.snapshot() == then


def test_going_back_nowhere_changes_only_the_log() -> None:
    table = finished(Ghosts(3), 5, most=60)
    before = table.state.snapshot()
    table.back_to(60)
    assert table.state.snapshot() == before
    assert len(table.entries) == 61


@pytest.mark.parametrize("to", [-1, 61, 10**6])
def test_one_cannot_go_back_to_where_one_never_was(to: int) -> None:
    table = finished(Ghosts(3), 5, most=60)
    before = all_of(table)
    text = refusal(BadEntry, lambda: table.back_to(to))
    assert text.key == "error-record-back"
    assert all("60" in words for words in spoken(text))
    assert all_of(table) == before


def again(table: Table, first_time: list[Entry]) -> None:
    """Decide as the first time; chance, left to itself, draws as the first time."""
    rng = Rng(999)
    for entry in first_time:
        if table.state.actor == CHANCE:
            table.draw(rng)
            assert table.entries[-1] is entry
        else:
            table.enter(entry)


@pytest.mark.parametrize("back", [0, 1, 17, 30, 59])
def test_the_same_draws_come_again(back: int) -> None:
    table = finished(Ghosts(3), 5, most=60)
    first_time = [*table.entries]
    table.back_to(back)
    again(table, first_time[back:])


def test_the_same_draws_come_again_after_several_backs() -> None:
    """Back, half of it again, back further, half of that again, back to the start."""
    table = finished(Ghosts(2), 5, most=60)
    first_time = [*table.entries]
    table.back_to(40)
    again(table, first_time[40:50])
    table.back_to(20)
    again(table, first_time[20:45])
    table.back_to(0)
    again(table, first_time)


def test_the_same_draws_come_again_in_a_line_that_was_left() -> None:
    table = finished(Ghosts(2), 5, most=60)
    first_time = [*table.entries]
    table.back_to(20)
    again(table, first_time[20:50])
    table.back_to(40)
    again(table, first_time[40:])


def test_a_tape_that_is_partly_consumed_goes_on_where_it_was() -> None:
    table = urns("left +2 right +5 left +1 right +6")
    table.back_to(0)
    play(table, "left")
    assert draw(table) == "+2"
    play(table, "right")
    assert draw(table) == "+5"
    table.back_to(table.entries.index(TableEntry("back", to=0)) + 3)
    assert tokens(table) == [(2,), ()]
    play(table, "right")
    assert draw(table) == "+5"
    play(table, "left")
    assert draw(table) == "+1"
    play(table, "right")
    assert draw(table) == "+6"


def test_a_different_decision_gets_the_same_next_draw_if_it_can() -> None:
    table = urns("left +3 right +4")
    table.back_to(0)
    play(table, "right")
    assert draw(table) == "+3"
    play(table, "left")
    assert draw(table) == "+4"
    assert tokens(table) == [(3,), (4,)]


def test_a_draw_that_is_no_longer_possible_is_drawn_anew() -> None:
    table = urns("left +1")
    table.back_to(0)
    play(table, "right")
    assert draw(table) == "+6"


def test_in_ghosts_a_different_decision_gets_the_same_next_card() -> None:
    table = Table(Ghosts(2, {"first": "A"}))
    rng = Rng(4)
    while table.state.actor == CHANCE:
        table.draw(rng)
    here = len(table.entries)
    one, other = table.state.legal_actions()[:2]
    table.enter(one)
    table.draw(rng)
    card = table.entries[-1]
    for decision in (other, one, other):
        table.back_to(here)
        table.enter(decision)
        table.draw(Rng(77))
        assert table.entries[-1] is card


def test_a_repeated_draw_may_not_be_changed() -> None:
    table = urns("left +2")
    table.back_to(0)
    play(table, "left")
    before = all_of(table)
    with pytest.raises(BadRecord) as caught:
        play(table, "+1")
    assert caught.value.text.key == "error-record-draw"
    for words in spoken(caught.value.text):
        assert "+1" in words
        assert "+2" in words
    assert all_of(table) == before
    play(table, "+2")


def test_a_line_that_was_left_does_not_repeat_a_draw_it_has_had() -> None:
    """3 is in both urns. Both lines drew it first; back in the first line it is not due again."""
    table = urns("left +3")
    first_line = len(table.entries)
    table.back_to(0)
    play(table, "left")
    assert draw(table) == "+3"
    table.back_to(first_line)
    assert tokens(table) == [(3,), ()]
    play(table, "right +5")
    assert tokens(table) == [(3,), (5,)]


def test_nobody_draws_anew_by_way_of_another_decision() -> None:
    """The left urn gave a 1; a look at the right one does not change what the left one gives."""
    table = urns("left +1")
    table.back_to(0)
    play(table, "right")
    draw(table)
    table.back_to(0)
    play(table, "left")
    assert draw(table) == "+1"


def test_an_illegal_try_does_not_make_chance_forget() -> None:
    """Where the due draw is impossible, a refused action must not end the repetition."""
    table = urns("left +1")
    table.back_to(0)
    play(table, "right")
    with pytest.raises(IllegalAction):
        play(table, "left")
    table.back_to(0)
    play(table, "left")
    assert draw(table) == "+1"
