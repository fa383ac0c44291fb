"""EG-2: placing the ghosts."""

import pytest

from hantise.core.errors import BadAction
from tests.rules.eighteen_ghosts.conftest import PLACED, PLACINGS, Table


def test_eg_2_1_a_places_one_b_two_then_one_each_until_all_stand_in_the_castle() -> None:
    table = Table()
    actors = []
    for placing in PLACINGS.split():
        assert table.public.phase == "placing"
        actors.append(table.actor)
        table.play(placing)
        assert table.told("placed")[0]["seat"] == actors[-1]
    assert actors == [0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]
    assert len(table.public.ghosts) == 18
    assert table.public.phase == "turn"


def test_eg_2_1_each_player_places_ghosts_of_their_own() -> None:
    table = Table().play("R@b5 B@a5 Y@a4 Y@a1")
    assert table.public.ghosts == {"b5": "R", "a5": "b", "a4": "y", "a1": "Y"}
    assert table.public.waiting == "RRBBBYYrrrbbyy"


def test_eg_2_1_nothing_but_placing_before_all_are_in() -> None:
    table = Table().play("R@b5")
    for action in ("b5-b4", "b5xa5", "b4~d4", "free:R", "pass"):
        assert table.refusal(action) == "illegal-still-placing"
    assert table.legal() == table.legal("place")


def test_eg_2_2_a_room_must_be_empty() -> None:
    table = Table().play("R@b5")
    assert table.refusal("R@b5") == "illegal-carpet-taken"
    assert table.legal() == Table().legal() - {"R@b5"}


@pytest.mark.parametrize("placing", ["R@a5", "R@a4", "B@b5", "B@a4", "Y@b5", "Y@a5"])
def test_eg_2_2_the_carpet_must_have_the_colour_of_the_ghost(placing: str) -> None:
    with pytest.raises(BadAction) as caught:
        Table().play(placing)
    assert caught.value.text.key == "error-never"
    assert caught.value.text.fields["notation"] == placing


@pytest.mark.parametrize("room", ["b4", "d4", "b2", "d2", "c5", "c1", "e3"])
def test_eg_2_2_mirror_rooms_stay_empty_and_portal_rooms_too(room: str) -> None:
    for colour in "RBY":
        with pytest.raises(BadAction):
            Table().play(f"{colour}@{room}")
    assert room not in Table().play(PLACINGS).public.ghosts


def test_eg_2_3_then_a_takes_the_first_turn() -> None:
    table = Table().play(PLACINGS)
    assert table.position == PLACED
    assert (table.actor, table.public.side, table.public.phase) == (0, 0, "turn")
    assert table.legal("step") == {"b5-b4", "d5-d4", "c4-b4", "c4-d4"} | {
        "d3-d4", "d3-d2", "c2-b2", "c2-d2", "b1-b2", "d1-d2"
    }  # fmt: skip
    assert table.refusal("a4-b4") == "illegal-not-your-ghost"
    assert table.refusal("Y@a4") == "illegal-place-in-turn"


def test_eg_2_3_the_placing_counts_no_turns() -> None:
    assert Table().play(PLACINGS).counters == (0, 0)
