"""EG-5: the end."""

import pytest

from hantise.core.errors import BadOption
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.eighteen_ghosts.castle import PORTAL_ROOMS
from hantise.games.eighteen_ghosts.game import EighteenGhostsOptions
from tests.rules.eighteen_ghosts.conftest import PLACINGS, Table

A_WINS = (1.0, -1.0)
B_WINS = (-1.0, 1.0)
DRAWN = (0.0, 0.0)


# EG-5.1


@pytest.mark.parametrize(
    ("position", "turn", "returns"),
    [
        ("2^1Y/5/4^/5/2v2 A * RB 0 0", "e5-e4", A_WINS),
        ("2>1R/5/4>/5/2v2 A * BY 0 0", "e5-d5", A_WINS),
        ("2^2/5/4>/5/2>1B A * RY 0 0", "e1-d1", A_WINS),
        ("2^1y/5/4^/5/2v2 B * rb 0 0", "e5-e4", B_WINS),
        ("2>1r/5/4>/5/2v2 B * by 0 0", "e5-d5", B_WINS),
        ("2^2/5/4>/5/2>1b B * ry 0 0", "e1-d1", B_WINS),
    ],
)
def test_eg_5_1_one_escaped_ghost_of_each_colour_wins(
    position: str, turn: str, returns: tuple[float, float]
) -> None:
    table = Table(position).play(turn)
    winner = returns.index(1.0)
    assert table.ending == "goal"
    assert table.outcome.winners == (winner,)
    assert table.outcome.returns == returns
    assert table.outcome.scores == ((3, 0) if winner == 0 else (0, 3))
    assert table.events[-1].kind == "won"
    assert table.told("won") == [{"reason": "goal", "seat": winner}]


@pytest.mark.parametrize(
    ("position", "turn", "winner"),
    [
        ("2^r1/Y4/r3>/5/2v2 A * by 0 0", "a4xa3", 1),
        ("2^R1/y4/R3>/5/2v2 B * BY 0 0", "a4xa3", 0),
        ("2<2/5/4>/5/2v2 A * BY 0 0", "free:R R@b5", 0),
        ("2<2/5/4>/5/2v2 B * by 0 0", "free:R R@b5", 1),
    ],
)
def test_eg_5_1_even_on_the_opponents_action(position: str, turn: str, winner: int) -> None:
    table = Table(position)
    *before, last = turn.split()
    table.play(" ".join(before))
    assert table.actor == 1 - winner
    table.play(last)
    assert table.outcome.winners == (winner,)


def test_eg_5_1_the_game_is_over_at_once() -> None:
    table = Table("2^1Y/5/4^/5/2v1r A * RB 0 0").play("e5-e4")
    assert table.actor == NOBODY
    assert table.public.phase == "over"
    assert table.legal() == set()
    for action in ("e1-d1", "free:R", "R@a3", "pass"):
        assert table.refusal(action) == "illegal-over"


@pytest.mark.parametrize("escaped", ["-", "Y", "YY", "R", "B", "RRR", "BBBYY", "rrrbbb", "Rby"])
def test_eg_5_1_two_colours_are_not_enough(escaped: str) -> None:
    table = Table(f"2^1Y/5/4^/5/2v2 A * {escaped} 0 0").play("e5-e4")
    assert len(table.public.escaped) == len(escaped.strip("-")) + 1
    assert table.ending == ""
    assert table.state.outcome() is None
    assert table.actor == 1


def test_eg_5_1_more_than_one_of_a_colour_does_no_harm() -> None:
    table = Table("2^1Y/5/4^/5/2v2 A * RRRBBrry 0 0").play("e5-e4")
    assert table.outcome.winners == (0,)
    assert table.outcome.scores == (6, 3)


def test_eg_5_1_two_ghosts_of_one_player_may_complete_the_goal_together() -> None:
    table = Table("2^RY/4r/4^/5/2v2 A * Bby 0 0").play("e5xe4")
    assert table.public.escaped == "RBYby"
    assert (table.ending, table.outcome.winners) == ("goal", (0,))


# EG-5.2

BOTH_LEAVE = "2^rY/4r/4^/5/2v2 A * {} 0 0"
"""A's fight e5xe4 frees A's yellow and B's red ghost."""


def test_eg_5_2_both_goals_in_one_action_draw_the_game() -> None:
    table = Table(BOTH_LEAVE.format("RBby")).play("e5xe4")
    assert table.public.escaped == "RBYrby"
    assert table.ending == "both-goals"
    assert table.outcome.drawn
    assert table.outcome.returns == DRAWN
    assert table.outcome.scores == (3, 3)
    assert table.told("drawn") == [{"reason": "both-goals"}]
    assert table.told("won") == []
    assert table.actor == NOBODY


@pytest.mark.parametrize(("escaped", "winner"), [("RBb", 0), ("RBbb", 0), ("Rby", 1), ("by", 1)])
def test_eg_5_2_two_escapes_with_one_goal_are_a_win(escaped: str, winner: int) -> None:
    table = Table(BOTH_LEAVE.format(escaped)).play("e5xe4")
    assert (table.ending, table.outcome.winners) == ("goal", (winner,))


@pytest.mark.parametrize(("goal", "escaped"), [("any-three", "YYrb"), ("any-one", "-")])
def test_eg_5_2_holds_for_the_other_goals_too(goal: str, escaped: str) -> None:
    table = Table(BOTH_LEAVE.format(escaped), goal).play("e5xe4")
    assert (table.ending, table.outcome.drawn) == ("both-goals", True)


# EG-5.3

BLOCKED = "1r^1r/3b1/r1b1>/1y2y/ybv2 A{} RRR BBBYYY {}"
"""A has only red ghosts, all in the dungeon, and every red carpet is taken."""
HEMMED_IN = "2^2/r1bbr/4>/y1b1y/Yyv1r A{} YY RRRBBB {}"
"""A's one ghost has ghosts of its own colour around it, and every yellow carpet is taken."""


@pytest.mark.parametrize("position", [BLOCKED, HEMMED_IN])
def test_eg_5_3_a_player_without_a_legal_action_must_pass(position: str) -> None:
    table = Table(position.format("", "7 9"))
    assert table.legal() == {"pass"}
    table.play("pass")
    assert table.told("passed") == [{"seat": 0}]
    assert table.counters == (8, 10)  # a pass is one turn
    assert (table.actor, table.public.phase, table.public.passed) == (1, "turn", True)
    assert table.legal() == Table(table.position).legal() != {"pass"}
    assert table.refusal("pass") == "illegal-pass"


@pytest.mark.parametrize("position", [BLOCKED, HEMMED_IN])
def test_eg_5_3_two_passes_in_a_row_draw_the_game(position: str) -> None:
    """No position leads to it (see below), but it is ruled."""
    table = Table(position.format("", "7 9"))
    table.state.passed = 1
    table.play("pass")
    assert table.ending == "two-passes"
    assert table.outcome.drawn
    assert table.outcome.returns == DRAWN
    assert table.told("drawn") == [{"reason": "two-passes"}]


def test_eg_5_3_comes_before_5_5() -> None:
    table = Table(BLOCKED.format("", "99 499"))
    table.state.passed = 1
    assert table.play("pass").ending == "two-passes"


def test_eg_5_3_while_a_ghost_is_in_the_castle_somebody_can_act() -> None:
    """The rooms are connected and more than the ghosts: one of them stands beside an empty room.

    So both players pass only if no ghost is in the castle. Then all carpets are free, so nobody
    is in the dungeon, so all have escaped: the game was won before.
    """
    rooms = {column + row for column in "abcde" for row in "12345"} - set(PORTAL_ROOMS)
    assert len(rooms) == 22 > 18
    reached, waiting = set[str](), ["a1"]
    while waiting:
        room = waiting.pop()
        if room in rooms and room not in reached:
            reached.add(room)
            column, row = ord(room[0]), ord(room[1])
            waiting += [chr(column + d) + room[1] for d in (-1, 1)]
            waiting += [room[0] + chr(row + d) for d in (-1, 1)]
    assert reached == rooms


def test_eg_5_3_two_passes_not_in_a_row_do_not() -> None:
    table = Table(BLOCKED.format("", "0 0")).play("pass d4-c4")
    assert table.public.passed is False
    assert table.legal() == {"pass"}
    assert table.play("pass").ending == ""
    assert table.play("c4-d4 pass").ending == ""


def test_eg_5_3_a_release_and_its_placing_stand_between_two_passes() -> None:
    table = Table("1r^1r/5/r1b1>/1y2y/ybv2 A RRRb BBBYYY 0 0").play("pass free:B B@a5")
    assert table.public.passed is False
    assert table.legal() == {"pass"}
    assert table.play("pass").ending == ""


# EG-5.4

SHUFFLE = "a3-a2 e1-d1 a2-a3 d1-e1"
SHUFFLED = "2^2/5/R3>/5/2v1r A * - 0 0"


def test_eg_5_4_the_third_occurrence_draws_the_game() -> None:
    table = Table(SHUFFLED).play(SHUFFLE)
    assert table.ending == ""  # the second
    table.play("a3-a2 e1-d1 a2-a3")
    assert table.ending == ""
    table.play("d1-e1")
    assert table.ending == "repetition"
    assert table.outcome.returns == DRAWN
    assert table.told("drawn") == [{"reason": "repetition"}]
    assert table.actor == NOBODY


def test_eg_5_4_the_position_after_the_placing_is_the_first() -> None:
    table = Table().play(PLACINGS)
    back_and_forth = "c2-b2 a4-b4 b2-c2 b4-a4"
    assert table.play(back_and_forth).ending == ""
    assert table.play(back_and_forth).ending == "repetition"


def test_eg_5_4_the_player_to_act_belongs_to_the_position() -> None:
    # A needs three turns to come back, B two: after 5 turns all stand as before, but B acts.
    table = Table("2^2/1R3/4>/5/2v1y A * - 0 0")
    first = table.public.ghosts
    own = ("b4~d4", "d4~d2", "d2~b4")
    other = ("e1-d1", "d1-e1")
    as_before = []
    for turn in range(24):
        assert table.ending == ""
        if table.public.ghosts == first:
            as_before.append(turn)
        table.play(own[turn // 2 % 3] if turn % 2 == 0 else other[turn // 2 % 2])
    assert as_before == [0, 5, 12, 17]
    assert table.ending == "repetition"


def test_eg_5_4_portals_belong_to_the_position_and_fights_do_not_begin_it_anew() -> None:
    table = Table("2^2/y4/R3>/5/2v1b A * - 0 0")
    first = table.public
    cycle = "a3xa4 e1-d1 free:R R@a3 d1-e1"
    for _ in range(7):
        table.play(cycle)
        assert (table.public.ghosts, table.public.dungeon) == (first.ghosts, first.dungeon)
        assert table.ending == ""
    assert table.play(cycle).ending == "repetition"
    assert table.public.portals == first.portals


def test_eg_5_4_the_dungeon_and_the_escaped_belong_to_the_position() -> None:
    table = Table("2<2/5/Y3>/5/2v1b A * - 0 0")
    first = table.public.ghosts
    table.play("free:R R@b5 e1-d1 free:R R@b5 d1-e1")
    assert (table.public.ghosts, table.public.escaped) == (first, "RR")
    table.play("a3-a2 e1-d1 a2-a3 d1-e1")
    assert (table.public.ghosts, table.ending) == (first, "")
    table.play("a3-a2 e1-d1")
    assert table.ending == ""
    assert table.play("a2-a3").ending == "repetition"  # as after the second escape


@pytest.mark.parametrize(
    ("castle", "turns"),
    [("2^2/1R1R1/4>/5/2v1y", 16), ("2^2/1R1B1/4>/5/2v1y", 32)],
    ids=["two red ghosts are the same", "a red and a blue one are not"],
)
def test_eg_5_4_ghosts_count_by_colour(castle: str, turns: int) -> None:
    # Two ghosts change places in four turns of A's.
    table = Table(f"{castle} A * - 0 0")
    own = ("b4~b2", "d4~b4", "b2~d2", "d2~d4")
    other = ("e1-d1", "d1-e1")
    for turn in range(turns):
        assert table.ending == ""
        table.play(own[turn // 2 % 4] if turn % 2 == 0 else other[turn // 2 % 2])
    assert table.ending == "repetition"


def test_eg_5_4_ghosts_count_by_owner() -> None:
    # A red ghost of A's and one of B's change places in four turns.
    table = Table("2^2/1R1r1/4>/5/2v2 A * - 0 0")
    there, back = "b4~b2 d4~d2 b2~d4 d2~b4", "d4~d2 b4~b2 d2~b4 b2~d4"
    assert table.play(f"{there} {back}").ending == ""
    assert table.play(f"{there} d4~d2 b4~b2 d2~b4").ending == ""
    assert table.play("b2~d4").ending == "repetition"


def test_eg_5_4_only_the_start_of_a_turn_counts_not_the_middle_of_a_release() -> None:
    # All stand as at first with B to act after 0 and 12 turns; with A to act after 7 and 19.
    # When A then releases a ghost, B acts before anything in the castle has changed.
    table = Table("2^2/1R3/4>/5/2v1y B * - 0 0")
    first = table.public
    own = ("b4~d4", "d4~d2", "d2~b4")
    other = ("e1-d1", "d1-e1")
    for turn in range(19):
        table.play(own[turn // 2 % 3] if turn % 2 else other[turn // 2 % 2])
    table.play("free:R")
    assert (table.public.ghosts, table.public.dungeon) == (first.ghosts, first.dungeon)
    assert (table.actor, table.ending) == (1, "")
    assert table.play("R@a3").ending == ""


# EG-5.5


def test_eg_5_5_the_hundredth_quiet_turn_draws_the_game() -> None:
    table = Table().play(PLACINGS)
    rng = Rng(5)
    for turn in range(100):
        assert table.ending == ""
        assert table.counters == (turn, turn)
        quiet = sorted(table.legal("step") | table.legal("mirror"))
        table.play(quiet[rng.below(len(quiet))])
    assert table.ending == "quiet"
    assert table.outcome.returns == DRAWN
    assert table.told("drawn") == [{"reason": "quiet"}]
    assert table.actor == NOBODY


@pytest.mark.parametrize(
    ("counters", "ending"),
    [
        ("98 98", ""),
        ("99 99", "quiet"),
        ("98 498", ""),
        ("3 498", ""),
        ("3 499", "no-escape"),
        ("98 499", "no-escape"),
        ("99 498", "quiet"),
    ],
)
@pytest.mark.parametrize("turn", ["a3-a2", "b4~d4", "free:R R@c3"])
def test_eg_5_5_exactly_the_hundredth_and_the_five_hundredth_turn(
    counters: str, ending: str, turn: str
) -> None:
    table = Table(f"2^2/1B3/R3>/5/2v1r A * - {counters}").play(turn)
    assert table.ending == ending
    quiet, since_escape = map(int, counters.split())
    assert table.counters == (quiet + 1, since_escape + 1)


def test_eg_5_5_both_limits_at_once_are_a_draw() -> None:
    table = Table("2^2/5/R3>/5/2v1r A * - 99 499").play("a3-a2")
    assert table.outcome.drawn
    assert table.ending in ("quiet", "no-escape")


def test_eg_5_5_a_fight_ends_the_quiet_but_not_the_wait_for_an_escape() -> None:
    fighting = "2^2/Y4/r3>/5/2v1r A * - {}"
    assert Table(fighting.format("99 99")).play("a4xa3").counters == (0, 100)
    assert Table(fighting.format("99 498")).play("a4xa3").ending == ""
    table = Table(fighting.format("42 499")).play("a4xa3")
    assert table.ending == "no-escape"
    assert table.outcome.returns == DRAWN
    assert table.told("drawn") == [{"reason": "no-escape"}]


@pytest.mark.parametrize(
    ("castle", "turn"),
    [
        ("2>1R/5/4>/5/2v2", "e5-d5"),
        ("2^r1/Y4/r3>/5/2v2", "a4xa3"),
        ("2<2/5/4>/5/2v2", "free:R R@b5"),
    ],
)
def test_eg_5_5_an_escape_ends_both(castle: str, turn: str) -> None:
    table = Table(f"{castle} A * - 99 499").play(turn)
    assert table.ending == ""
    assert table.counters == (0, 0)


def test_eg_5_5_a_release_and_its_placing_are_one_turn() -> None:
    table = Table("2^2/5/4>/5/2v1r A * - 98 498").play("free:R")
    assert table.counters == (98, 498)
    assert table.play("R@a3").counters == (99, 499)
    assert table.ending == ""
    assert table.play("e1-d1").ending == "quiet"


@pytest.mark.parametrize(("counters", "ending"), [("99 99", "quiet"), ("0 499", "no-escape")])
def test_eg_5_5_a_release_as_the_last_turn_is_still_placed(counters: str, ending: str) -> None:
    table = Table(f"2^2/5/4>/5/2v1r A * - {counters}").play("free:R")
    assert (table.ending, table.actor) == ("", 1)
    table.play("R@a3")
    assert table.ending == ending
    assert table.public.ghosts["a3"] == "R"


def test_eg_5_5_a_forced_pass_is_a_turn_too() -> None:
    assert Table(BLOCKED.format("", "98 98")).play("pass").ending == ""
    assert Table(BLOCKED.format("", "99 99")).play("pass").ending == "quiet"
    assert Table(BLOCKED.format("", "0 499")).play("pass").ending == "no-escape"


@pytest.mark.parametrize(
    ("position", "turns", "ending"),
    [
        ("2^1Y/5/4^/5/2v2 A * RB 99 499", "e5-e4", "goal"),  # 5.1 before 5.5
        ("2^rY/4r/4^/5/2v2 A * RBby 99 499", "e5xe4", "both-goals"),  # 5.2 before 5.5
        (SHUFFLED.replace("0 0", "92 92"), f"{SHUFFLE} {SHUFFLE}", "repetition"),  # 5.4 before 5.5
        (SHUFFLED.replace("0 0", "92 492"), f"{SHUFFLE} {SHUFFLE}", "repetition"),
        (SHUFFLED.replace("0 0", "0 492"), f"{SHUFFLE} {SHUFFLE}", "repetition"),
    ],
)
def test_eg_5_5_the_endings_are_checked_in_order(position: str, turns: str, ending: str) -> None:
    table = Table(position).play(turns)
    assert table.ending == ending
    assert sum(kind in ("won", "drawn") for kind in table.kinds()) == 1


def test_eg_5_5_no_game_is_longer_than_6500_turns() -> None:
    # Twelve ghosts can leave before the goal of either player is reached, each after at most 500
    # turns, and a turn is at most two actions.
    assert EighteenGhosts().longest == 18 + 2 * 13 * 500


# EG-5.6


def test_eg_5_6_three_colours_is_the_default() -> None:
    assert EighteenGhosts().options.goal == "three-colours"
    assert EighteenGhosts().options == EighteenGhostsOptions()


@pytest.mark.parametrize("escaped", ["YY", "RY", "RR", "RB", "YYrr"])
def test_eg_5_6_any_three_escaped_ghosts(escaped: str) -> None:
    table = Table(f"2^1Y/5/4^/5/2v2 A * {escaped} 0 0", "any-three").play("e5-e4")
    assert (table.ending, table.outcome.winners) == ("goal", (0,))


@pytest.mark.parametrize("escaped", ["-", "Y", "R", "rr", "Rrr"])
def test_eg_5_6_any_three_are_not_two_nor_three_of_both_players(escaped: str) -> None:
    table = Table(f"2^1Y/5/4^/5/2v2 A * {escaped} 0 0", "any-three").play("e5-e4")
    assert table.ending == ""


def test_eg_5_6_any_three_may_become_four_at_once() -> None:
    table = Table("2^RY/4r/4^/5/2v2 A * BBrr 0 0", "any-three").play("e5xe4")
    assert (table.ending, table.outcome.winners) == ("goal", (0,))
    assert table.outcome.scores == (4, 2)


@pytest.mark.parametrize(
    ("position", "turn", "winner"),
    [
        ("2^1Y/5/4^/5/2v2 A * - 0 0", "e5-e4", 0),
        ("2^1y/5/4^/5/2v2 B * - 0 0", "e5-e4", 1),
        ("2^r1/Y4/r3>/5/2v2 A * - 0 0", "a4xa3", 1),
    ],
)
def test_eg_5_6_any_one_escaped_ghost(position: str, turn: str, winner: int) -> None:
    for goal in ("three-colours", "any-three"):
        assert Table(position, goal).play(turn).ending == ""
    table = Table(position, "any-one").play(turn)
    assert (table.ending, table.outcome.winners) == ("goal", (winner,))


@pytest.mark.parametrize(
    ("goal", "rated"), [("three-colours", True), ("any-three", True), ("any-one", False)]
)
def test_eg_5_6_only_the_misprinted_goal_is_unrated(goal: str, rated: bool) -> None:
    assert EighteenGhosts(options={"goal": goal}).options.rated() is rated


@pytest.mark.parametrize("goal", ["", "any-two", "Three-Colours", 3])
def test_eg_5_6_there_is_no_other_goal(goal: object) -> None:
    with pytest.raises(BadOption) as caught:
        EighteenGhosts(options={"goal": goal})
    assert caught.value.text.key == "error-option-value"
    assert caught.value.text.fields["option"] == "goal"
