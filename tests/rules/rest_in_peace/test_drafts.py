"""A turn is its family's own draft until it ends, or chance or a look comes between."""

import pytest

from tests.rules.rest_in_peace.conftest import Table


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("handA:12", "1"),
        ("handA:12", "1 2"),
        ("heldA:8", "#8"),
        ("heldA:10", "#10"),
        ("heldA:10", "#10 =3"),
        ("heldA:25", "#25 =1"),
        ("heldA:2 deckA:13", "#2 deck:3"),
        ("heldA:11 tableB:5", "#11 off:5"),
        ("heldA:16 tableA:5", "#16 copy:5"),
        ("heldA:18 pastA:5", "#18 back:5"),
        ("heldA:19 deckA:15 topA:5", "#19 top:A"),
        ("heldA:21 handA:123", "#21 drop:1 drop:2"),
        ("heldA:28", "#28 swap:4"),
        ("heldA:29", "#29"),
        ("heldA:22 tableA:5", "#22"),
        ("round:10 tableA:3,#10,#26 tableB:4", "do:#10 =3"),
    ],
)
def test_it_may_be_undone_while_nothing_has_been_learnt(position: str, actions: str) -> None:
    assert Table.at(position).play(actions).state.drafting()


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("handA:12", ""),
        ("handA:12 handB:1", "1 end"),
        ("heldA:3 handB:12", "#3"),
        ("tripA:3 handA:12", "?"),
        ("tripA:3 handA:12", "? ?1"),
        ("heldA:19 deckA:15", "#19 top:A"),
        ("heldA:19 deckA:15", "#19 top:A !5"),
        ("heldA:20 handB:15", "#20 pick:B ~5"),
        ("heldA:27", "#27"),
        ("turn:B start:A tableA:5,#15", "end"),
        ("turn:B start:A tableA:5,#15", "end carry:5"),
        ("turn:B handB:2", "end place:2"),
        ("round:10 tableA:3,#10 tableB:4,#26", "do:#10 =3"),
    ],
)
def test_after_chance_a_look_or_the_end_it_may_not(position: str, actions: str) -> None:
    assert not Table.at(position).play(actions).state.drafting()


def test_what_follows_a_look_or_chance_is_a_draft_again() -> None:
    table = Table.at("heldA:3.19 handA:12 handB:12 deckA:15").play("#3")
    assert not table.state.drafting()
    assert table.play("1").state.drafting()
    assert not table.play("#19 top:A !5").state.drafting()
    assert table.play("2").state.drafting()
