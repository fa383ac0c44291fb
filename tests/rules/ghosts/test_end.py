"""GH-4: the end of a round and of the game."""

import pytest

from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from tests.rules.ghosts.conftest import Table

A, B, C, D = range(4)


def ends(*seats: tuple[int, int], round_: int = 3) -> Table:
    """A round that has just ended; each seat had so many fear points, so many from this round."""
    hands = ["-"] * (len(seats) - 1) + ["R1"]
    words = (f"{hand}:{fear}:{taken}:g" for hand, (fear, taken) in zip(hands, seats, strict=True))
    last = "ABCDEF"[len(seats) - 1]
    return Table.at(f"{round_}A play:{last}+ R2=2 R2 * {'/'.join(words)}").play("R1")


# GH-4.1


def test_gh_4_1_the_round_ends_when_a_player_starts_a_turn_with_no_card() -> None:
    table = Table.at("1A play:B+ R2=2 R2 * -:1:0:g/Y1Y2:1:0:g/B1B2:1:0:g")
    table.play("Y1")
    assert (table.actor, table.public.phase) == (C, "play")
    table.play("B1")
    assert table.told("round-over") == [{"round": 1, "seat": A}]
    assert (table.public.round, table.public.phase) == (2, "deal")


def test_gh_4_1_playing_the_last_card_does_not_end_it() -> None:
    table = Table.at("3A play:A+ R2=2 R2 * Y1:2:1:g/Y2:2:1:g/B1B2:2:1:g")
    table.play("Y1")
    assert (table.actor, table.public.hand_sizes, table.kinds()) == (B, (0, 1, 2), ["added"])
    table.play("Y2")  # a mirror: it is A's turn
    assert table.kinds()[:2] == ["mirrored", "round-over"]


def test_gh_4_1_a_player_without_cards_stays_in_while_mirrors_keep_the_turn_away() -> None:
    table = Table.at("1A play:B+ R2=2 R2 * -:1:0:g/Y1Y3R1:1:0:g/Y2R2:1:0:g/B1B3:1:0:g")
    order = []
    for card in ("Y1", "Y2", "Y3", "R2"):
        order.append(table.actor)
        assert "round-over" not in table.play(card).kinds()
    assert [*order, table.actor] == [B, C, B, C, D]
    assert table.play("B1").told("round-over") == [{"round": 1, "seat": A}]


def test_gh_4_1_opening_with_the_last_card_does_not_end_it() -> None:
    table = Table.at("1A play:A+ R2=2 R2 * Y3:1:0:g/Y2:1:0:g").play("take Y3")
    assert (table.actor, table.fear, table.public.hand_sizes) == (B, (2, 1), (0, 1))
    assert "round-over" not in table.kinds()


def test_gh_4_1_it_ends_at_once_with_cards_in_the_other_hands() -> None:
    table = Table.at("3A play:B+ R2=2 R2 * Y1Y2M:5:1:g/R3W1W2:5:1:g/-:5:1:g").play("W1")
    assert (table.actor, table.public.phase) == (NOBODY, "over")
    assert table.told("round-over") == [{"round": 3, "seat": C}]


@pytest.mark.parametrize("leftover", ["M", "Y3Y3Y3", "R1R2R3MM"])
@pytest.mark.parametrize("pile", ["R2", "R2MM"])
def test_gh_4_1_cards_left_in_hands_and_on_the_table_are_ignored(leftover: str, pile: str) -> None:
    table = Table.at(f"3A play:B+ R2=2 {pile} * {leftover}:5:1:g/W1:6:1:g/-:7:1:g").play("W1")
    assert table.fear == (5, 6, 7)
    assert table.outcome.scores == (5, 6, 7)


def test_gh_4_1_a_mist_may_be_the_last_card() -> None:
    table = Table.at("1A play:A+ R2=2 R2 * M:1:0:g/Y2M:1:0:g").play("M M")
    assert table.kinds()[:3] == ["mist", "mist", "round-over"]


def test_gh_4_1_while_there_are_cards_to_draw_nobody_has_an_empty_hand() -> None:
    table, rng = Table.start(4), Rng(4)
    while table.actor != NOBODY:
        table.state.apply(table.state.choose(rng))
        if table.public.deck_size and table.public.phase == "play":
            assert table.public.hand_sizes == (5,) * 4


@pytest.mark.parametrize(("mist", "number"), [(True, 60), (False, 54)])
@pytest.mark.parametrize("seed", range(5))
def test_gh_4_1_with_two_players_a_round_has_every_card_played(
    mist: bool, number: int, seed: int
) -> None:
    table = Table.start(2, mist=mist)
    table.play_on(seed)
    assert len(table.announced()) == 3 * number
    assert table.public.hand_sizes == (0, 0)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("mist", "number"), [(True, 60), (False, 54)])
def test_gh_4_1_a_round_has_at_most_60_plays_and_53_takes(
    players: int, mist: bool, number: int
) -> None:
    table, rng = Table.start(players, mist=mist, rounds=1), Rng(players)
    while table.actor != NOBODY:
        take = "take" in table.legal()
        action = table.game.parse("take") if take else table.state.choose(rng)
        table.state.apply(action, table.events)
    plays, takes = len(table.announced()), table.kinds().count("took")
    assert plays <= number
    assert takes <= 53
    if players == 2:  # every ghost card but the first one opens a pile taken before
        assert (plays, takes) == (number, 53)
        assert table.game.longest == plays + takes


# GH-4.2


@pytest.mark.parametrize(
    ("fear", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (20, 17)]
)
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gh_4_2_who_took_none_gives_back_three_at_most_and_never_below_zero(
    fear: int, left: int, round_: int
) -> None:
    table = ends((fear, 0), (30, 1), round_=round_)
    assert table.fear == (left, 30)
    back = {"seat": A, "points": fear - left, "fear": left}
    assert table.told("gave-back") == ([back] if fear else [])


@pytest.mark.parametrize("taken", [1, 2, 9])
def test_gh_4_2_who_took_a_point_this_round_keeps_all(taken: int) -> None:
    table = ends((9, taken), (9, taken))
    assert table.fear == (9, 9)
    assert "gave-back" not in table.kinds()


def test_gh_4_2_several_players_may_give_back() -> None:
    table = ends((4, 0), (7, 2), (2, 0), (9, 0))
    assert table.fear == (1, 7, 0, 6)
    assert [told["seat"] for told in table.told("gave-back")] == [0, 2, 3]


def test_gh_4_2_only_points_taken_during_this_round_count() -> None:
    table = ends((5, 1), (6, 0), round_=1)
    assert table.fear == (5, 3)
    assert table.public.taken == (0, 0)


def test_gh_4_2_holds_for_every_seat_and_round_of_a_game() -> None:
    given_back = 0
    for seed in range(10):
        fear, taken = [1] * 6, [0] * 6
        table = Table.start(6)
        for event in table.play_on(seed):
            seat = event.seen_by(None).fields()["seat"]
            assert isinstance(seat, int)
            if event.kind == "took":
                fear[seat] += 1
                taken[seat] += 1
            elif event.kind == "round-over":
                for other in range(6):
                    if taken[other] == 0:
                        fear[other] = max(0, fear[other] - 3)
                taken = [0] * 6
        assert table.fear == tuple(fear)
        given_back += table.kinds().count("gave-back")
    assert given_back > 0


def test_gh_4_2_the_player_without_cards_may_give_back_too() -> None:
    table = Table.at("1A play:A+ R2=2 R2 * Y1:4:0:g/-:4:0:g").play("Y1")
    assert table.told("round-over") == [{"round": 1, "seat": B}]
    assert table.fear == (1, 1)


def test_gh_4_2_a_pile_taken_with_the_last_card_is_taken_in_this_round() -> None:
    table = Table.at("3A play:A+ R2=2 R2 * Y1:4:0:g/-:4:0:g").play("take Y1")
    assert table.fear == (5, 1)


def test_gh_4_2_points_given_back_after_the_last_round_decide_the_game() -> None:
    table = ends((4, 0), (2, 1))
    assert table.fear == (1, 2)
    assert table.outcome.winners == (A,)


# GH-4.3


@pytest.mark.parametrize("winner", range(4))
def test_gh_4_3_fewest_points_win(winner: int) -> None:
    seats = [(9 + seat, 1) for seat in range(4)]
    seats[winner] = (3, 1)
    table = ends(*seats)
    assert table.outcome.reason == "won"
    assert table.outcome.winners == (winner,)
    assert table.told("won") == [{"seat": winner, "fear": 3}]
    assert "shared" not in table.kinds()


def test_gh_4_3_scores_are_fear_points_and_ranks_go_from_fewest_to_most() -> None:
    outcome = ends((7, 1), (3, 1), (9, 1), (5, 1)).outcome
    assert outcome.scores == (7, 3, 9, 5)
    assert outcome.ranks == (3, 1, 4, 2)
    assert outcome.returns == pytest.approx((-1 / 3, 1, -1, 1 / 3))


def test_gh_4_3_a_tie_shares_the_win() -> None:
    table = ends((3, 1), (8, 1), (3, 1))
    outcome = table.outcome
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("shared", (A, C), (1, 3, 1))
    assert outcome.returns == pytest.approx((0.5, -1, 0.5))
    assert table.told("shared") == [{"seat": A, "fear": 3}, {"seat": C, "fear": 3}]
    assert "won" not in table.kinds()


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_4_3_all_may_share_the_win(players: int) -> None:
    outcome = ends(*[(4, 1)] * players).outcome
    assert (outcome.reason, outcome.winners) == ("shared", tuple(range(players)))
    assert outcome.drawn
    assert outcome.returns == pytest.approx((0,) * players)


def test_gh_4_3_a_tie_behind_the_winner_shares_nothing() -> None:
    table = ends((5, 1), (3, 1), (5, 1))
    assert (table.outcome.reason, table.outcome.ranks) == ("won", (2, 1, 2))
    assert table.kinds()[-1] == "won"


def test_gh_4_3_giving_back_may_make_or_break_a_tie() -> None:
    assert ends((6, 0), (3, 1)).outcome.reason == "shared"
    assert ends((3, 0), (3, 1)).outcome.winners == (A,)


@pytest.mark.parametrize("round_", [1, 2])
def test_gh_4_3_nobody_has_won_before_the_third_round_is_over(round_: int) -> None:
    table = ends((1, 1), (8, 1), round_=round_)
    assert table.state.outcome() is None
    assert table.actor == CHANCE
    assert not {"won", "shared"} & set(table.kinds())


def test_gh_4_3_nothing_can_be_done_after_the_end() -> None:
    table = ends((1, 1), (8, 1))
    assert table.legal() == set()
    for action in ("R1", "M", "take", "+R1", "first=A"):
        assert table.refusal(action) == "illegal-over"
