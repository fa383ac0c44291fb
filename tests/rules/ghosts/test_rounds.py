"""GH-2: the game and its rounds."""

import pytest

from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghosts import Ghosts
from hantise.games.ghosts.views import Recall
from tests.rules.ghosts.conftest import ANNOUNCEMENTS, GHOST_CARDS, Table, cards

HANDS = ("R1R1R1R2R2", "B1B1B1B2B2", "G1G1G1G2G2", "Y1Y1Y1Y2Y2", "W1W1W1W2W2", "K1K1K1K2K2")
MISTS = "+M +M +M +M +M"
ALL_60 = {f"+{card}": 3 for card in GHOST_CARDS} | {"+M": 6}


def drawn(hand: str) -> str:
    return " ".join(f"+{card}" for card in cards(hand))


def last_play(first: str, turn: str, direction: str, players: int, round_: int = 1) -> Table:
    """A position in which any play ends the round: only one player still holds a card."""
    seats = "/".join("R1:1:0:g" if seat == turn else "-:1:0:g" for seat in "ABCDEF"[:players])
    return Table.at(f"{round_}{first} play:{turn}{direction} R2=2 R2 * {seats}")


# GH-2.1


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_2_1_everyone_starts_with_one_fear_point(players: int) -> None:
    assert Ghosts(players).options.starting_fear == 1
    assert Table.start(players).fear == (1,) * players
    assert Table.start(players, first="random").fear == (1,) * players


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_2_1_the_game_has_three_rounds(players: int) -> None:
    table = Table.start(players, first="random")
    assert (table.public.round, table.public.rounds) == (1, 3)
    table.play_on(seed=1)
    begun = [
        event.seen_by(None).fields()["round"] for event in table.events if event.kind == "round"
    ]
    over = [
        event.seen_by(None).fields()["round"]
        for event in table.events
        if event.kind == "round-over"
    ]
    assert begun == over == [1, 2, 3]


@pytest.mark.parametrize("round_", [1, 2])
def test_gh_2_1_the_game_goes_on_after_the_first_and_the_second_round(round_: int) -> None:
    table = last_play("A", "B", "+", 2, round_).play("R1")
    assert (table.public.round, table.public.phase) == (round_ + 1, "deal")
    assert table.state.outcome() is None


def test_gh_2_1_the_game_is_over_after_the_third_round() -> None:
    table = last_play("A", "B", "+", 2, round_=3).play("R1")
    assert (table.actor, table.public.phase, table.legal()) == (NOBODY, "over", set())
    assert table.refusal("R1") == table.refusal("+R1") == "illegal-over"


def test_gh_2_1_fear_is_kept_from_round_to_round() -> None:
    table = Table.at("1A play:C+ R2=2 R2 * -:5:2:g/-:9:1:g/R1:7:7:g").play("R1")
    assert table.public.round == 2
    assert table.fear == (5, 9, 7)
    assert table.public.taken == (0, 0, 0)


# GH-2.2


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_2_2_by_default_the_first_player_is_random_and_each_as_likely(players: int) -> None:
    assert Ghosts(players).options.first == "random"
    table = Table.start(players, first="random")
    assert table.odds() == {f"first={seat}": 1 for seat in "ABCDEF"[:players]}
    assert table.public.first is None


def test_gh_2_2_nobody_who_is_not_at_the_table_is_first() -> None:
    assert Table.start(3, first="random").refusal("first=D") == "illegal-draw"


@pytest.mark.parametrize("first", range(4))
def test_gh_2_2_the_first_player_that_chance_named_opens(first: int) -> None:
    table = Table.start(4, first="random").play(f"first={'ABCD'[first]}")
    assert table.told("first") == [{"seat": first}]
    assert table.told("round") == [{"round": 1, "seat": first}]
    table.play(" ".join(map(drawn, HANDS[:4])))
    assert (table.actor, table.public.turn, table.public.first) == (first, first, first)


@pytest.mark.parametrize("first", range(6))
def test_gh_2_2_the_table_may_choose_the_first_player(first: int) -> None:
    table = Table.start(6, first="ABCDEF"[first])
    assert table.public.first == first
    assert table.public.phase == "deal"
    table.play(" ".join(map(drawn, HANDS)))
    assert (table.actor, table.public.phase) == (first, "open")


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_2_2_the_choice_of_the_table_is_part_of_the_log(players: int) -> None:
    for first, letter in enumerate("ABCDEF"[:players]):
        game = Ghosts(players, {"first": letter})
        table = Table(game, game.start())
        assert (table.public.phase, table.public.first, table.actor) == ("first", None, CHANCE)
        assert table.position.startswith("1? first:A+")
        assert table.odds() == {f"first={letter}": 1}
        other = "ABCDEF"[(first + 1) % players]
        assert table.refusal(f"first={other}") == "illegal-draw"
        for twin in (table.state.copy(), game.parse_position(table.position)):
            assert Table(game, twin).odds() == {f"first={letter}": 1}
        assert Table(game, game.world_of(table.view(0), Rng(1))).odds() == {f"first={letter}": 1}
        table.play(f"first={letter}")
        assert table.told("first") == [{"seat": first}]
        assert table.told("round") == [{"round": 1, "seat": first}]
        assert (table.public.phase, table.public.first) == ("deal", first)


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_2_2_the_left_neighbour_of_the_first_player_is_first_next(players: int) -> None:
    for first in range(players):
        letter, next_first = "ABCDEF"[first], (first + 1) % players
        # Whoever ends the round, and whichever way it went, has no say in it.
        for turn in "ABCDEF"[:players]:
            for direction in "+-" if players > 2 else "+":
                table = last_play(letter, turn, direction, players).play("R1")
                assert table.told("round") == [{"round": 2, "seat": next_first}]
                table.play(" ".join(map(drawn, HANDS[:players])))
                assert (table.actor, table.public.first) == (next_first, next_first)


def test_gh_2_2_the_third_round_follows_the_second_one() -> None:
    table = last_play("C", "A", "+", 3, round_=2).play("R1")
    assert table.told("round") == [{"round": 3, "seat": 0}]


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_2_2_first_players_follow_each_other_in_a_whole_game(players: int) -> None:
    table = Table.start(players, first="random")
    table.play_on(seed=7)
    firsts = [
        event.seen_by(None).fields()["seat"] for event in table.events if event.kind == "round"
    ]
    first = table.told("first")[0]["seat"]
    assert isinstance(first, int)
    assert firsts == [(first + later) % players for later in range(3)]


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_2_2_the_left_neighbour_is_the_next_seat(players: int) -> None:
    table = Table.dealt(*HANDS[:players])
    order = [table.actor]
    table.play("R1 +M")
    for _ in range(players):
        order.append(table.actor)
        # The degree stays at 7 at most: everybody adds 1.
        table.play(f"{'RBGYWK'[table.actor]}1 +{'RBGYWK'[table.actor]}3")
    assert order == [*range(players), 0]


# GH-2.3


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_2_3_five_cards_are_dealt_to_each_player(players: int) -> None:
    table = Table.start(players)
    for _ in range(5 * players):
        assert (table.actor, table.public.phase) == (CHANCE, "deal")
        table.state.apply(table.state.legal_actions()[0], table.events)
    assert (table.actor, table.public.phase) == (0, "open")
    assert table.public.hand_sizes == (5,) * players
    assert table.public.deck_size == 60 - 5 * players


def test_gh_2_3_each_card_not_yet_dealt_is_as_likely_as_any_other() -> None:
    table = Table.start(2).play("+R2 +R2 +M +Y1")
    assert table.odds() == ALL_60 | {"+R2": 1, "+M": 5, "+Y1": 2}
    assert sum(table.odds().values()) == 56


def test_gh_2_3_a_card_dealt_is_seen_by_nobody_else() -> None:
    table = Table.start(3).play("+R2")
    assert table.told("dealt", 0) == [{"seat": 0, "card": "R2"}]
    for reader in (1, 2, None):
        assert table.told("dealt", reader) == [{"seat": 0, "card": None}]
    table.play("+R1 +R1 +R1 +R2 +M")
    assert table.hand(0) == "R1R1R1R2R2"
    assert table.hand(1) == "M"
    assert table.view(None).private is None


@pytest.mark.parametrize("round_", [1, 2])
def test_gh_2_3_all_60_cards_are_shuffled_again_for_each_round(round_: int) -> None:
    table = last_play("A", "B", "+", 3, round_).play("R1")
    assert table.odds() == ALL_60
    public = table.public
    assert (public.deck_size, public.pile_size, public.mists, public.degree) == (60, 0, 0, 0)
    assert public.top is None
    assert public.hand_sizes == (0, 0, 0)
    assert table.recall == Recall(pile=(), gone=(), plays=("", "", ""))


def test_gh_2_3_cards_left_in_hands_are_shuffled_in_too() -> None:
    table = Table.at("1A play:B- R2=2 R2M * -:1:0:g/R1R3:1:0:g/Y1Y2M:1:0:-").play("R1")
    assert (table.actor, table.public.hand_sizes) == (2, (0, 1, 3))
    table.play("Y1")
    assert table.odds() == ALL_60
    assert table.public.hand_sizes == (0, 0, 0)


def test_gh_2_3_a_hand_of_five_mists_waits_until_all_hands_are_dealt() -> None:
    table = Table.start(3).play(MISTS)
    assert "returned" not in table.kinds()
    assert table.public.hand_sizes == (5, 0, 0)
    table.play(drawn("R1R1R1R2R2") + " " + drawn("B1B1B1B2"))
    assert "returned" not in table.kinds()
    assert table.public.hand_sizes == (5, 5, 4)
    table.play("+B2")
    assert table.kinds() == ["dealt", "returned"]


@pytest.mark.parametrize("seat", range(3))
def test_gh_2_3_five_mists_are_shuffled_into_the_draw_pile_and_five_cards_drawn(seat: int) -> None:
    hands = [drawn("R1R1R1R2R2"), drawn("B1B1B1B2B2"), drawn("G1G1G1G2G2")]
    hands[seat] = MISTS
    table = Table.start(3).play(" ".join(hands))
    assert table.told("returned") == [{"seat": seat}]
    assert table.public.hand_sizes == tuple(0 if other == seat else 5 for other in range(3))
    assert table.public.deck_size == 50
    assert table.odds()["+M"] == 6
    assert (table.public.phase, table.public.turn) == ("deal", seat)
    table.play("+Y1 +M +M +Y2 +Y3")
    assert table.told("dealt", seat)[0] == {"seat": seat, "card": "Y1"}
    assert table.told("dealt", (seat + 1) % 3)[0] == {"seat": seat, "card": None}
    assert table.hand(seat) == "Y1Y2Y3MM"
    assert table.public.deck_size == 45
    assert (table.actor, table.public.phase) == (0, "open")


def test_gh_2_3_the_return_is_public() -> None:
    table = Table.start(2).play(f"{MISTS} {drawn('R1R1R1R2R2')}")
    for reader in (0, 1, None):
        assert table.told("returned", reader) == [{"seat": 0}]


def test_gh_2_3_five_mists_are_returned_as_often_as_needed() -> None:
    table = Table.start(2).play(f"{drawn('R1R1R1R2R2')} {MISTS}")
    for _ in range(5):
        assert table.told("returned") == [{"seat": 1}]
        assert table.odds()["+M"] == 6
        table.play(MISTS)
    assert table.told("returned") == [{"seat": 1}]
    table.play("+M +M +M +M +B3")
    assert "returned" not in table.kinds()
    assert (table.actor, table.hand(1)) == (0, "B3MMMM")


@pytest.mark.parametrize("sixth", [0, 2, None])
def test_gh_2_3_a_return_is_remembered_and_each_seat_knows_its_own_deal(sixth: int | None) -> None:
    hands = [drawn("R1R1R1R2"), MISTS, drawn("G1G1G1G2")]
    for seat, card in ((0, "R2"), (2, "G2")):
        hands[seat] += " +M" if seat == sixth else f" +{card}"
    table = Table.start(3).play(" ".join(hands))
    for times, cards_drawn in ((1, MISTS), (2, "+Y1 +Y1 +Y1 +Y2 +Y2")):
        assert (table.recall.returned, table.recall.returns) == (1, times)
        for seat in range(3):
            private = table.view(seat).private
            assert private is not None
            assert private.dealt_mists == (None if seat == 1 else int(seat == sixth))
        table.play(cards_drawn)
    table.play("R1 +K1 take Y1 +K1")
    assert table.recall.plays == ("g", "g", "")
    assert table.recall.returned == 1


def test_gh_2_3_the_other_hands_stay() -> None:
    table = Table.start(3).play(f"{drawn('R1R1R1R2R2')} {MISTS} {drawn('G1G1G1G2G2')}")
    for redrawn in (MISTS, drawn("Y1Y2Y3MM")):
        assert (table.hand(0), table.hand(2)) == ("R1R1R1R2R2", "G1G1G1G2G2")
        table.play(redrawn)
    assert [table.hand(seat) for seat in range(3)] == ["R1R1R1R2R2", "Y1Y2Y3MM", "G1G1G1G2G2"]


def test_gh_2_3_the_sixth_mist_may_be_elsewhere() -> None:
    table = Table.start(2).play(f"{MISTS} {drawn('R1R1R1R2M')}")
    assert table.told("returned") == [{"seat": 0}]
    assert table.odds()["+M"] == 5
    assert table.hand(1) == "R1R1R1R2M"


def test_gh_2_3_a_player_dealt_five_mists_may_still_be_first() -> None:
    hands = f"{MISTS} {drawn('G1G1G1G2G2')} {drawn('R1R1R1R2R2')}"
    table = Table.start(3, first="B").play(hands)
    assert table.told("returned") == [{"seat": 1}]
    assert table.play(drawn("Y1Y2Y3MM")).actor == 1


def test_gh_2_3_four_mists_are_no_reason_to_draw_again() -> None:
    table = Table.start(2).play(f"{drawn('R1MMMM')} {drawn('B1B1B1B2B2')}")
    assert "returned" not in table.kinds()
    assert (table.actor, table.hand(0)) == (0, "R1MMMM")


def test_gh_2_3_five_mists_drawn_later_are_kept() -> None:
    table = Table.at("1A play:B+ R2=2 R2 - W1W2K3B1B1:1:0:g/R1MMMM:1:0:-").play("R1 +M")
    assert table.kinds() == ["matched", "drawn"]
    assert table.hand(1) == "MMMMM"
    assert table.public.phase == "play"


def test_gh_2_3_five_mists_are_returned_in_later_rounds_too() -> None:
    table = last_play("A", "B", "+", 2, round_=2).play("R1")
    table.play(f"{drawn('R1R1R1R2R2')} {MISTS}")
    assert table.told("returned") == [{"seat": 0}]  # B was dealt to first
    assert table.hand(1) == "R1R1R1R2R2"


# GH-2.4


@pytest.mark.parametrize("first", range(3))
def test_gh_2_4_the_first_round_starts_clockwise(first: int) -> None:
    hands = ("R1R1R1R2R2", "B1B1B1B2B2", "G1G1G1G2G2")
    table = Table.dealt(*hands, first="ABC"[first])
    assert table.public.direction == 1
    table.play(f"{'RBG'[first]}1 +M")
    assert table.actor == (first + 1) % 3


@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize("direction", "+-")
def test_gh_2_4_later_rounds_start_clockwise_whatever_went_before(
    round_: int, direction: str
) -> None:
    table = last_play("A", "C", direction, 4, round_).play("R1")
    assert table.public.direction == 1
    table.play(" ".join(drawn(hand) for hand in HANDS[:4]))
    order = [table.actor]
    for _ in range(3):
        card = cards(table.hand(table.actor))[0]
        table.play(f"{card} +M")
        order.append(table.actor)
    assert order == [1, 2, 3, 0]


@pytest.mark.parametrize("seed", range(5))
def test_gh_2_4_the_left_neighbour_of_the_opener_is_next_in_every_round_of_a_game(
    seed: int,
) -> None:
    table = Table.start(5)
    turns = [
        (event.kind, event.seen_by(None).fields()["seat"])
        for event in table.play_on(seed)
        if event.kind in (*ANNOUNCEMENTS, "took", "round-over")
    ]
    rounds = [0, *(at + 1 for at, (kind, _) in enumerate(turns) if kind == "round-over")]
    for first, at in enumerate(rounds[:3]):
        assert turns[at] == ("opened", first)
        assert turns[at + 1][1] == first + 1
