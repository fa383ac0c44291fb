"""Positions of 18 Ghosts as text: what is written is read back, and what cannot be is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantise.core.errors import BadPosition
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts import EighteenGhosts
from tests.rules.eighteen_ghosts.conftest import PLACED, START, Table

GOALS = ("three-colours", "any-three", "any-one")
MIDDLE = "1rv2/R2Yr/1BY1^/rbyR1/2^B1 A Yby RBby 0 0"


@settings(max_examples=60, deadline=None, database=None, derandomize=True)
@given(seed=st.integers(0, 2**32 - 1), length=st.integers(0, 300), goal=st.sampled_from(GOALS))
def test_a_position_is_read_back_as_it_was_written(seed: int, length: int, goal: str) -> None:
    game = EighteenGhosts(options={"goal": goal})
    state = game.start()
    rng = Rng(seed)
    for _ in range(length):
        if state.actor != NOBODY:
            state.apply(state.choose(rng))
    again = game.parse_position(state.position())
    assert again.position() == state.position()
    assert again.actor == state.actor
    assert again.legal_actions() == state.legal_actions()
    assert again.outcome() == state.outcome()
    assert again.public() == state.public()
    for action in state.legal_actions():
        one, other = state.copy(), again.copy()
        one.apply(action)
        other.apply(action)
        assert one.position() == other.position()


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        (MIDDLE, "free:Y"),
        ("2^1Y/5/4^/5/2v2 A * RB 0 0", "e5-e4"),
        ("2^1y/5/4^/5/2v2 B * rb 0 0", "e5-e4"),
        ("2^rY/4r/4^/5/2v2 A * RBby 0 0", "e5xe4"),
        ("1r^1r/3b1/r1b1>/1y2y/ybv2 A RRR BBBYYY 0 0", "pass"),
        ("1r^1r/3b1/r1b1>/1y2y/ybv2 B+pass RRR BBBYYY 1 1", "d4-c4"),
        ("2^2/5/R3>/5/2v1r A * - 0 0", "a3-a2 e1-d1 a2-a3 d1-e1 a3-a2 e1-d1 a2-a3 d1-e1"),
        ("2^2/5/R3>/5/2v1r A * - 99 99", "a3-a2"),
        ("2^2/5/R3>/5/2v1r A * - 3 499", "a3-a2"),
    ],
)
def test_every_phase_and_ending_is_read_back(position: str, actions: str) -> None:
    table = Table(position).play(actions)
    again = Table(table.position)
    assert again.position == table.position
    assert again.public == table.public
    assert again.legal() == table.legal()
    assert again.state.outcome() == table.state.outcome()


def test_the_start_is_the_text_of_the_start() -> None:
    assert EighteenGhosts().start().position() == START
    assert EighteenGhosts().start().snapshot() == Table(START).state.snapshot()


def test_every_phase_has_its_text() -> None:
    assert Table(START).public.phase == "placing"
    assert Table(PLACED).public.phase == "turn"
    assert Table(MIDDLE).play("free:Y").position == MIDDLE.replace(" A ", " B+Y ")
    blocked = "1r^1r/3b1/r1b1>/1y2y/ybv2 A RRR BBBYYY 0 0"
    passed = "1r^1r/3b1/r1b1>/1y2y/ybv2 B+pass RRR BBBYYY 1 1"
    assert Table(blocked).play("pass").position == passed


@pytest.mark.parametrize(
    "text",
    [
        "  1rv2/R2Yr/1BY1^/rbyR1/2^B1   A Yby RBby 0 0\n",
        "1rv11/R2Yr/1BY1^/rbyR1/11^B1 A Yby RBby 0 0",
        "1rv2/R2Yr/1BY1^/rbyR1/2^B1 A ybY bByR 00 000",
    ],
)
def test_spaces_and_orders_may_vary_and_are_written_one_way(text: str) -> None:
    assert EighteenGhosts().parse_position(text).position() == MIDDLE


def refused(text: str, goal: str = "three-colours") -> tuple[str, dict[str, object]]:
    """The key and the fields of the error that a text earns."""
    with pytest.raises(BadPosition) as caught:
        EighteenGhosts(options={"goal": goal}).parse_position(text)
    error = caught.value.text
    assert error.domain == "18-ghosts"
    return error.key, dict(error.fields)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("", 0),
        ("2^2/5/4>/5/2v2", 1),
        ("2^2/5/4>/5/2v2 A - - 0", 5),
        ("2^2/5/4>/5/2v2 A - - 0 0 0", 7),
    ],
)
def test_there_are_six_fields(text: str, given: int) -> None:
    assert refused(text) == ("position-fields", {"expected": 6, "given": given})


@pytest.mark.parametrize(("castle", "given"), [("2^2/5/4>/5", 4), ("2^2/5/4>/5/2v2/5", 6)])
def test_there_are_five_rows(castle: str, given: int) -> None:
    assert refused(f"{castle} A - - 0 0") == ("position-rows", {"given": given})


@pytest.mark.parametrize(
    ("castle", "row", "signs", "given"),
    [
        ("2^1/5/4>/5/2v2", "5", "2^1", 4),
        ("2^2/51/4>/5/2v2", "4", "51", 6),
        ("2^2/5//5/2v2", "3", "", 0),
        ("2^2/5/4>/05/2v2", "2", "05", 6),
        ("2^2/5/4>/5/6", "1", "6", 1),
        ("2^2/5/4>/5/" + "R" * 30, "1", "R" * 20, 30),
    ],
)
def test_each_row_has_five_rooms(castle: str, row: str, signs: str, given: int) -> None:
    fields = {"row": row, "signs": signs, "given": given}
    assert refused(f"{castle} A - - 0 0") == ("position-row-length", fields)


@pytest.mark.parametrize(
    ("castle", "room", "sign"),
    [
        ("G1^2/5/4>/5/2v2", "a5", "G"),
        ("2^2/5/3^>/5/2v2", "d3", "^"),
        ("2^2/5/4>/5/2v1-", "e1", "-"),
        ("2^2/4é/4>/5/2v2", "e4", "é"),
    ],
)
def test_a_room_is_empty_or_holds_a_ghost(castle: str, room: str, sign: str) -> None:
    assert refused(f"{castle} A - - 0 0") == ("position-sign", {"room": room, "sign": sign})


@pytest.mark.parametrize(
    ("castle", "room", "sign"),
    [
        ("2R2/5/4>/5/2v2", "c5", "R"),
        ("5/5/4>/5/2v2", "c5", "."),
        ("2^2/5/5/5/2v2", "e3", "."),
        ("2^2/5/4>/5/2V2", "c1", "V"),
    ],
)
def test_a_portal_room_holds_a_portal(castle: str, room: str, sign: str) -> None:
    assert refused(f"{castle} A - - 0 0") == ("position-portal", {"room": room, "sign": sign})


@pytest.mark.parametrize(
    ("off_board", "field", "given"),
    [
        ("G -", "dungeon", "G"),
        ("R- -", "dungeon", "R-"),
        ("0 -", "dungeon", "0"),
        ("- RX", "escaped", "RX"),
        ("- --", "escaped", "--"),
        (f"- {'x' * 30}", "escaped", "x" * 20),
    ],
)
def test_dungeon_and_escaped_are_letters_of_ghosts(off_board: str, field: str, given: str) -> None:
    text = f"2^2/5/4>/5/2v2 A {off_board} 0 0"
    assert refused(text) == ("position-letters", {"field": field, "given": given})


@pytest.mark.parametrize(
    ("counters", "field", "given"),
    [
        ("x 0", "quiet", "x"),
        ("-1 0", "quiet", "-1"),
        ("1000 0", "quiet", "1000"),
        ("0 1.5", "since-escape", "1.5"),
        ("0 ٣", "since-escape", "٣"),
        (f"0 {'9' * 30}", "since-escape", "9" * 20),
    ],
)
def test_counters_are_numbers(counters: str, field: str, given: str) -> None:
    text = f"2^2/5/4>/5/2v2 A - - {counters}"
    assert refused(text) == ("position-number", {"field": field, "given": given})


@pytest.mark.parametrize(
    "side", ["C", "a", "AB", "A+", "A+G", "A+Passed", "A+PASS", "B+RR", "A#", "A#won", "A#goal+R"]
)
def test_the_second_field_says_who_acts(side: str) -> None:
    text = MIDDLE.replace(" A ", f" {side} ")
    assert refused(text) == ("position-side", {"given": side})


@pytest.mark.parametrize(
    ("text", "ghost", "given"),
    [
        ("RR^RR/5/4>/5/2v2 A - - 0 0", "R", 4),
        ("2^2/5/4>/5/2v2 A yyyyy - 0 0", "y", 5),
        ("2^2/b4/4>/5/2v2 A bb b 0 0", "b", 4),
    ],
)
def test_nobody_has_a_fourth_ghost_of_a_colour(text: str, ghost: str, given: int) -> None:
    assert refused(text) == ("position-too-many", {"ghost": ghost, "given": given})


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("1rv2/R2Yr/1BY1^/rbyR1/2^B1 A Yb RBby 0 0", "y"),
        ("1rv2/R2Yr/1BY1^/rby2/2^B1 A Yby RBby 0 0", "R"),
        ("1rv2/R2Yr/1BY1^/rbyR1/2^B1 B+Y Yby Bby 0 0", "R"),
        ("1rv2/R2Yr/1BY1^/rbyR1/2^B1 A#quiet Yby RBb 100 100", "y"),
        ("bR^Br/y1Y1y/rbRB>/b1Y1r/yRvB1 A+pass - - 0 0", "Y"),
        ("2^2/5/4>/5/2v2 A R - 0 0", "RRBBBYYYrrrbbbyyy"),
        ("2^2/5/4>/5/2v2 A - y 0 0", "RRRBBBYYYrrrbbbyy"),
    ],
)
def test_ghosts_are_missing_in_the_placing_only(text: str, missing: str) -> None:
    assert refused(text) == ("position-missing", {"ghosts": missing})


@pytest.mark.parametrize("counters", ["0 1", "1 1"])
def test_the_placing_counts_no_turns(counters: str) -> None:
    assert refused(f"2^2/5/4>/5/2v2 A - - {counters}") == ("position-placing-counters", {})


@pytest.mark.parametrize(
    ("castle", "room", "ghost"),
    [("R1^2/5/4>/5/2v2", "a5", "R"), ("2^2/1b3/4>/5/2v2", "b4", "b")],
)
def test_in_the_placing_ghosts_stand_on_carpets_of_their_colour(
    castle: str, room: str, ghost: str
) -> None:
    fields = {"room": room, "ghost": ghost}
    assert refused(f"{castle} B - - 0 0") == ("position-placing-carpet", fields)


@pytest.mark.parametrize(
    ("castle", "colour"),
    [
        ("2>2/5/4>/5/2v2", "red"),
        ("2^2/5/4^/5/2v2", "yellow"),
        ("2^2/5/4>/5/2<2", "blue"),
    ],
)
def test_in_the_placing_portals_face_the_outer_wall(castle: str, colour: str) -> None:
    assert refused(f"{castle} A - - 0 0") == ("position-placing-portal", {"colour": colour})


@pytest.mark.parametrize(
    ("text", "placed", "side", "expected", "given"),
    [
        ("2^2/5/4>/5/2v2 B - - 0 0", 0, "A", 0, 0),
        ("1R^2/5/4>/5/2v2 A - - 0 0", 1, "B", 1, 1),
        ("1r^2/5/4>/5/2v2 B - - 0 0", 1, "B", 1, 0),
        ("1R^1r/5/4>/5/2v2 A - - 0 0", 2, "B", 1, 1),
        ("1R^1R/5/4>/5/2v2 B - - 0 0", 2, "B", 1, 2),
        ("1R^1R/5/r3>/5/2v2 A - - 0 0", 3, "A", 1, 2),
        ("1R^1r/5/r3>/5/2v2 B - - 0 0", 3, "A", 1, 1),
        ("1R^1r/5/r1R1>/5/2v2 A - - 0 0", 4, "B", 2, 2),
        ("bR^Br/y1Y1y/rbRB>/b1Y1r/yRvB1 B - - 0 0", 17, "A", 8, 8),
        ("bR^Br/y1Y1y/rbRB>/b1Y1r/1RvBY A - - 0 0", 17, "A", 8, 9),
    ],
)
def test_the_placing_keeps_its_order(
    text: str, placed: int, side: str, expected: int, given: int
) -> None:
    fields = {"placed": placed, "side": side, "expected": expected, "given": given}
    assert refused(text) == ("position-placing-order", fields)


@pytest.mark.parametrize(
    ("text", "room", "colour"),
    [
        ("1rv2/R1RYr/1BY1^/rby2/2^B1 A Yby RBby 0 0", "c4", "red"),
        ("1rv2/R2Yr/1BY1^/rybR1/2^B1 A Yby RBby 0 0", "c2", "blue"),
        ("1rv2/R2rY/1BY1^/rbyR1/2^B1 B+Y Yby RBby 0 0", "e4", "yellow"),
    ],
)
def test_nobody_stands_in_front_of_an_open_portal(text: str, room: str, colour: str) -> None:
    assert refused(text) == ("position-would-escape", {"room": room, "colour": colour})


@pytest.mark.parametrize(("quiet", "since_escape"), [(1, 0), (99, 98)])
def test_no_quiet_is_longer_than_the_wait_for_an_escape(quiet: int, since_escape: int) -> None:
    text = MIDDLE.replace("0 0", f"{quiet} {since_escape}")
    fields = {"quiet": quiet, "since_escape": since_escape}
    assert refused(text) == ("position-counters", fields)


@pytest.mark.parametrize(("quiet", "since_escape"), [(100, 100), (0, 500), (999, 999)])
def test_a_game_that_was_drawn_does_not_go_on(quiet: int, since_escape: int) -> None:
    text = MIDDLE.replace("0 0", f"{quiet} {since_escape}")
    fields = {"quiet": quiet, "since_escape": since_escape}
    assert refused(text) == ("position-drawn", fields)


@pytest.mark.parametrize(
    ("side", "ghost"), [("A+Y", "Y"), ("B+y", "y"), ("A+r", "r"), ("B+R", "R"), ("B+B", "B")]
)
def test_a_released_ghost_is_the_opponents_and_was_in_the_dungeon(side: str, ghost: str) -> None:
    text = MIDDLE.replace(" A ", f" {side} ")
    assert refused(text) == ("position-released", {"ghost": ghost, "side": side[0]})


def test_a_released_ghost_has_a_carpet_to_go_to() -> None:
    text = "2^2/R1B1r/4>/2r2/b1v1y B+Y RRBBYYYrbbyy - 0 0"
    assert refused(text) == ("position-no-carpet", {"ghost": "Y"})


@pytest.mark.parametrize(
    ("text", "goal", "escaped"),
    [
        ("2^2/5/4>/5/2v2 A RRBBYYrrrbbbyyy RBY 0 0", "three-colours", "RBY"),
        ("2^2/5/4>/5/2v2 A#quiet RRBBYYrrrbbbyyy RBY 100 100", "three-colours", "RBY"),
        ("2^2/5/4>/5/2v2 A#goal RRBBYYrrbbyy RBYrby 0 0", "three-colours", "RBYrby"),
        ("2^2/5/4>/5/2v2 A#both-goals RRBBYYrrrbbbyyy RBY 0 0", "three-colours", "RBY"),
        ("2^2/5/4>/5/2v2 A#goal RRRBBBYYYrrrbbbyyy - 0 0", "three-colours", "-"),
        ("2^2/5/4>/5/2v2 A RBBBYYYrrrbbbyyy RR 0 0", "any-one", "RR"),
        ("2^2/5/4>/5/2v2 A BBBYYYrrrbbbyyy RRR 0 0", "any-three", "RRR"),
        ("2^2/5/4>/5/2v2 A#goal RBBBYYYrrrbbbyyy RR 0 0", "any-three", "RR"),
    ],
)
def test_escaped_ghosts_and_the_ending_must_agree(text: str, goal: str, escaped: str) -> None:
    assert refused(text, goal) == ("position-goal", {"escaped": escaped, "goal": goal})


@pytest.mark.parametrize(
    ("text", "letter"),
    [
        ("1rv2/R2Yr/1BY1^/rbyR1/2^B1 A+pass Yby RBby 1 1", "B"),
        ("1rv2/R2Yr/1BY1^/rbyR1/2^B1 B+pass Yby RBby 1 1", "A"),
        ("1r^1r/3b1/r1b1>/1y2y/ybv2 A+pass RRR BBBYYY 1 1", "B"),
        ("1r^1r/3b1/r1b1>/1y2y/ybv2 A#two-passes RRR BBBYYY 2 2", "B"),
        ("1r^1r/3b1/r1b1>/1y2y/ybv2 B#two-passes RRR BBBYYY 2 2", "B"),
        ("1r^1r/3b1/r1b1>/1y2y/ybv2 B+pass RRR BBBYYY 0 0", "A"),
    ],
)
def test_eg_5_3_nobody_passed_who_could_act(text: str, letter: str) -> None:
    assert refused(text) == ("position-pass", {"letter": letter})


@pytest.mark.parametrize(
    ("ending", "quiet", "since_escape"),
    [
        ("quiet", 0, 0),
        ("quiet", 99, 400),
        ("quiet", 101, 101),
        ("no-escape", 3, 7),
        ("no-escape", 100, 500),
        ("no-escape", 3, 501),
        ("repetition", 0, 7),
        ("repetition", 101, 400),
    ],
)
def test_eg_5_5_a_drawn_game_has_come_to_its_limit(
    ending: str, quiet: int, since_escape: int
) -> None:
    text = f"1rv2/R2Yr/1BY1^/rbyR1/2^B1 A#{ending} Yby RBby {quiet} {since_escape}"
    counters = {"quiet": quiet, "since_escape": since_escape}
    assert refused(text) == ("position-ending", {"ending": ending, **counters})


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        ("2^2/5/4^/5/2v2 B#goal RRBBYYrrrbbbyyy RBY 5 5", "goal"),
        ("2^2/5/4^/5/2v2 B#goal RRBBYYrrrbbbyyy RBY 0 1", "goal"),
        ("2^2/5/4^/5/2v2 B#both-goals RRBBYYrrbbyy RBYrby 0 3", "both-goals"),
    ],
)
def test_eg_5_1_a_goal_is_reached_by_an_escape(text: str, ending: str) -> None:
    *_, quiet, since_escape = text.split()
    counters = {"quiet": int(quiet), "since_escape": int(since_escape)}
    assert refused(text) == ("position-ending", {"ending": ending, **counters})
