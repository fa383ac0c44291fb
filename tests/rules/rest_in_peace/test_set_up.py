"""RP-2: set-up and options."""

import pytest

from hantise.core.errors import BadOption
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.games.rest_in_peace import RestInPeace
from tests.rules.rest_in_peace.conftest import A, B, Table


def until(table: Table, phase: str, seed: int = 1) -> Table:
    """Play at random up to a phase."""
    rng = Rng(seed)
    while table.public.phase != phase:
        table.state.apply(table.state.choose(rng), table.events)
    return table


def mediums(table: Table) -> list[int | None]:
    """The line, rounds 1 to 9."""
    return [table.at_round(number).medium for number in range(1, 10)]


@pytest.mark.parametrize(
    ("pool", "last"),
    [("base", 9), ("up-to-1", 14), ("up-to-2", 19), ("up-to-3", 24), ("up-to-4", 29)],
)
def test_rp_2_1_nine_of_the_available_mediums_lie_in_a_line(pool: str, last: int) -> None:
    table = Table.start(mediums=pool)
    assert table.odds() == {f"line=#{number}": 1 for number in range(1, last + 1)}
    until(table, "houses")
    line = mediums(table)
    assert len(set(line)) == 9
    assert set(line) <= set(range(1, last + 1))
    assert table.at_round(10).medium is None


def test_rp_2_1_base_is_the_default() -> None:
    assert RestInPeace(2, {}).options.mediums == "base"
    assert not RestInPeace(2, {}).options.initiation


def test_rp_2_1_one_token_on_each_of_the_ten() -> None:
    table = until(Table.start(), "deal")
    houses = [table.at_round(number).houses for number in range(1, 11)]
    assert all(len(tokens) == 1 for tokens in houses)
    assert sorted(token for tokens in houses for token in tokens) == (
        ["castle"] * 4 + ["manor"] * 6
    )


@pytest.mark.parametrize("pool", ["", "level-1", "up-to-5", 1])
def test_rp_2_1_there_are_no_other_pools(pool: object) -> None:
    with pytest.raises(BadOption):
        RestInPeace(2, {"mediums": pool})


def test_rp_2_2_each_family_draws_5() -> None:
    table = until(Table.start(), "play")
    assert table.public.hand_sizes == (5, 5)
    assert table.public.deck_sizes == (16, 16)
    assert (table.round, table.actor) == (1, A)
    dealt = table.told("dealt", None)
    assert len(dealt) == 10
    assert all(fields["value"] is None for fields in dealt)


def test_rp_2_2_the_first_family_is_random_by_default_or_the_table_s_choice() -> None:
    table = Table.start(first="random")
    assert table.odds() == {"first=A": 1, "first=B": 1}
    game = RestInPeace(2, {"first": "B"})
    table = Table(game, game.start())
    assert table.legal() == {"first=B"}
    assert until(table, "play").actor == B


def test_rp_2_3_in_the_initiation_game_three_mediums_lie_face_up() -> None:
    table = until(Table.start(initiation=True), "play")
    line = mediums(table)
    assert all(line[:3])
    assert line[3:] == [None] * 6


def test_rp_2_3_the_next_is_turned_up_after_each_round_s_placing() -> None:
    table = until(Table.start(initiation=True), "play")
    shown = set(mediums(table)) - {None}
    table.play("end")  # A leaves at once
    until(table, "place")
    table.play("place:-")
    assert (table.public.phase, table.actor) == ("uncover", CHANCE)
    unseen = set(range(1, 10)) - shown
    assert table.odds() == {f"line=#{number}": 1 for number in unseen}
    table.play(f"line=#{min(unseen)}")
    assert table.told("uncovered") == [{"round": 4, "medium": min(unseen)}]
    assert (table.round, table.at_round(4).medium) == (2, min(unseen))


def test_rp_2_3_every_medium_has_been_turned_up_in_time() -> None:
    # Both always leave at once, so that the game goes on to round 10.
    table, rng = Table.start(initiation=True), Rng(5)
    leave = [table.game.parse("end"), table.game.parse("place:-")]
    shown = []
    while table.round < 10:
        if table.public.phase == "play":
            shown.append(sum(medium is not None for medium in mediums(table)))
        wanted = [action for action in leave if table.state.is_legal(action)]
        action = wanted[0] if wanted else table.state.choose(rng)
        table.state.apply(action, table.events)
        if table.public.phase == "over":
            break
    assert shown[:9] == [3, 3, 3, 3, 3, 3, 3, 2, 1][: len(shown)]
    assert len(shown) >= 5


@pytest.mark.parametrize("pool", ["up-to-1", "up-to-4"])
def test_rp_2_3_only_with_the_base_mediums(pool: str) -> None:
    with pytest.raises(BadOption) as caught:
        RestInPeace(2, {"initiation": True, "mediums": pool})
    assert caught.value.text.key == "error-initiation-base"
