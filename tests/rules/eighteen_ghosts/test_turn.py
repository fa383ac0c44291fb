"""EG-3: a turn."""

from itertools import permutations

import pytest

from hantise.core.errors import BadAction
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.text import Text
from tests.rules.eighteen_ghosts.conftest import PLACED, Table

COLOURS = {"R": "red", "B": "blue", "Y": "yellow"}
PAIRS = list(permutations("RBY", 2))
BEATS = {"R": "B", "B": "Y", "Y": "R"}
MIRRORS = ("b2", "b4", "d2", "d4")
WALLS = (("R", "^"), ("B", "v"), ("Y", ">"))


@pytest.mark.parametrize("turn", ["a4-a5", "b2~d2", "a4xb4", "free:R R@c3"])
def test_eg_3_a_turn_is_exactly_one_action(turn: str) -> None:
    table = Table("2^2/Yr3/4>/1R3/2v2 A * - 0 0").play(turn)
    assert (table.actor, table.public.phase) == (1, "turn")


def test_eg_3_a_turn_is_never_no_action() -> None:
    table = Table(PLACED)
    assert "pass" not in table.legal()
    assert table.refusal("pass") == "illegal-pass"


@pytest.mark.parametrize(
    ("castle", "steps"),
    [
        ("2^2/5/2R1>/5/2v2", "c3-c4 c3-d3 c3-c2 c3-b3"),
        ("2^2/1R3/4>/5/2v2", "b4-b5 b4-c4 b4-b3 b4-a4"),
        ("R1^2/5/4>/5/2v2", "a5-b5 a5-a4"),
        ("2^1R/5/4>/5/2v2", "e5-d5 e5-e4"),
        ("2^2/5/4>/5/R1v2", "a1-a2 a1-b1"),
        ("2^2/5/4>/5/2v1R", "e1-e2 e1-d1"),
        ("2^2/5/R3>/5/2v2", "a3-a4 a3-a2 a3-b3"),
    ],
)
def test_eg_3_1_a_step_leads_one_room_orthogonally(castle: str, steps: str) -> None:
    table = Table(f"{castle} A * - 0 0")
    assert table.legal() - table.legal("release") - table.legal("mirror") == set(steps.split())
    room = steps[:2]
    for step in steps.split():
        after = Table(f"{castle} A * - 0 0").play(step)
        assert after.public.ghosts == {step[3:]: "R"}
        assert after.told("stepped") == [
            {"seat": 0, "colour": "red", "source": room, "target": step[3:]}
        ]


@pytest.mark.parametrize("ghost", "RBY")
@pytest.mark.parametrize("step", ["b3-a3", "c3-b3", "c3-c2", "b3-b4"])
def test_eg_3_1_the_colour_of_the_carpet_does_not_matter(ghost: str, step: str) -> None:
    row = f"1{ghost}2>" if step.startswith("b") else f"2{ghost}1>"
    table = Table(f"2^2/5/{row}/5/2v2 A * - 0 0").play(step)
    assert table.public.ghosts == {step[3:]: ghost}


@pytest.mark.parametrize("other", "RBYrby")
def test_eg_3_1_the_room_must_be_empty(other: str) -> None:
    table = Table(f"2^2/{other}4/R3>/5/2v2 A * - 0 0")
    assert table.refusal("a3-a4") == "illegal-room-taken"
    assert {step for step in table.legal("step") if step[:2] == "a3"} == {"a3-a2", "a3-b3"}


def test_eg_3_1_only_ghosts_of_your_own_move() -> None:
    table = Table("2^2/5/R3>/5/2v1r A * - 0 0")
    assert table.refusal("e1-d1") == "illegal-not-your-ghost"
    assert table.refusal("b3-b4") == "illegal-not-your-ghost"
    table.play("a3-a4")
    assert table.legal("step") == {"e1-d1", "e1-e2"}
    assert table.refusal("a4-a3") == "illegal-not-your-ghost"


@pytest.mark.parametrize("step", ["a3-b4", "a3-c3", "a3-a1", "a3-a3", "e5-a4", "a3-f3"])
def test_eg_3_1_no_diagonal_no_second_room_no_leaving(step: str) -> None:
    with pytest.raises(BadAction):
        Table("2^1R/5/R3>/5/2v2 A * - 0 0").play(step)


@pytest.mark.parametrize(
    ("castle", "source"),
    [
        ("2^2/1R3/4>/5/2v2", "b4"),
        ("2^2/3R1/4>/5/2v2", "d4"),
        ("2^2/5/4>/1R3/2v2", "b2"),
        ("2^2/5/4>/3R1/2v2", "d2"),
    ],
)
def test_eg_3_2_from_a_mirror_to_any_other_empty_mirror(castle: str, source: str) -> None:
    others = [room for room in MIRRORS if room != source]
    table = Table(f"{castle} A * - 0 0")
    assert table.legal("mirror") == {f"{source}~{target}" for target in others}
    for target in others:
        after = Table(f"{castle} A * - 0 0").play(f"{source}~{target}")
        assert after.public.ghosts == {target: "R"}
        assert after.told("mirrored") == [
            {"seat": 0, "colour": "red", "source": source, "target": target}
        ]


@pytest.mark.parametrize("other", "RBYrby")
def test_eg_3_2_the_other_mirror_must_be_empty(other: str) -> None:
    table = Table(f"2^2/1R1{other}1/4>/5/2v2 A * - 0 0")
    assert table.refusal("b4~d4") == "illegal-room-taken"
    assert {move for move in table.legal("mirror") if move[:2] == "b4"} == {"b4~b2", "b4~d2"}


def test_eg_3_2_four_ghosts_fill_all_mirrors() -> None:
    table = Table("2^2/1R1R1/4>/1R1r1/2v2 A * - 0 0")
    assert table.legal("mirror") == set()


def test_eg_3_2_only_ghosts_of_your_own_go_through_mirrors() -> None:
    table = Table("2^2/1r3/R3>/5/2v2 A * - 0 0")
    assert table.legal("mirror") == set()
    assert table.refusal("b4~d4") == "illegal-not-your-ghost"
    table.play("a3-a2")
    assert table.legal("mirror") == {"b4~d4", "b4~b2", "b4~d2"}


@pytest.mark.parametrize("move", ["a4~b4", "b4~a4", "b4~c4", "c3~d4", "b4~b4", "b4~c5"])
def test_eg_3_2_mirrors_lead_from_mirror_rooms_to_mirror_rooms_only(move: str) -> None:
    with pytest.raises(BadAction):
        Table("2^2/YR3/2B1>/5/2v2 A * - 0 0").play(move)


def test_eg_3_3_no_action_leads_into_a_portal_room() -> None:
    for action in Table().game.actions:
        for room in ("c5", "e3", "c1"):
            assert room not in str(action)


@pytest.mark.parametrize(
    ("red", "yellow", "blue"), [("^", ">", "v"), (">", "v", "<"), ("v", "<", "^"), ("<", "^", ">")]
)
def test_eg_3_3_ghosts_around_the_portals_stay_out_of_them(
    red: str, yellow: str, blue: str
) -> None:
    table = Table(f"1Y{red}Y1/2B1R/3B{yellow}/2Y1R/1R{blue}1B A * - 0 0")
    ways = {action[:2] + action[3:] for action in table.legal("step") | table.legal("fight")}
    assert {way for way in ways if way[:2] == "c4"} == {"c4b4", "c4d4", "c4c3"}
    assert {way for way in ways if way[:2] == "c2"} == {"c2b2", "c2d2", "c2c3"}
    assert {way for way in ways if way[:2] == "d3"} == {"d3d4", "d3c3", "d3d2"}
    assert {way for way in ways if way[:2] == "e4"} == {"e4e5", "e4d4"}
    for action in ("b5-c5", "d5-c5", "c4-c5", "c4xc5", "d3-e3", "e4-e3", "e2xe3", "b1-c1"):
        with pytest.raises(BadAction):
            table.play(action)


@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("rival", [0, 1], ids=["of A", "of B"])
def test_eg_3_4_red_beats_blue_beats_yellow_beats_red_whoever_attacks_whom(
    attacker: str, defender: str, side: int, rival: int
) -> None:
    own = attacker.lower() if side else attacker
    other = defender.lower() if rival else defender
    winner, loser = (own, other) if BEATS[attacker] == defender else (other, own)
    table = Table(f"2^2/{own}4/{other}3>/5/2v2 {'AB'[side]} * - 0 0")
    before = table.public.dungeon
    assert "a4xa3" in table.legal("fight")
    table.play("a4xa3")
    assert table.public.ghosts == {"a3": winner}  # the attacked room, whoever won
    assert sorted(table.public.dungeon) == sorted(before + loser)
    assert table.told("fought") == [
        {
            "seat": side,
            "source": "a4",
            "target": "a3",
            "attacker": COLOURS[attacker],
            "defender": COLOURS[defender],
            "defender_seat": rival,
            "loser": COLOURS[loser.upper()],
            "loser_seat": 0 if loser.isupper() else 1,
        }
    ]


@pytest.mark.parametrize("ghost", "RBY")
@pytest.mark.parametrize("other_owner", ["own", "opponent"])
def test_eg_3_4_ghosts_of_the_same_colour_do_not_fight(ghost: str, other_owner: str) -> None:
    other = ghost if other_owner == "own" else ghost.lower()
    table = Table(f"2^2/{ghost}4/{other}3>/5/2v2 A * - 0 0")
    assert table.legal("fight") == set()
    assert table.refusal("a4xa3") == "illegal-same-colour"


def test_eg_3_4_a_fight_is_fought_one_room_on_orthogonally() -> None:
    table = Table("2^2/1bby1/1bRy>/1ryr1/2v2 A * - 0 0")
    assert table.legal("fight") == {"c3xc4", "c3xd3", "c3xc2", "c3xb3"}
    for fight in ("c3xb4", "c3xd4", "c3xb2", "c3xd2", "c3xa3"):
        with pytest.raises(BadAction):
            table.play(fight)


def test_eg_3_4_there_must_be_somebody_to_fight() -> None:
    table = Table("2^2/5/R3>/5/2v2 A * - 0 0")
    assert table.refusal("a3xa4") == "illegal-nobody-to-fight"
    assert table.legal("fight") == set()


def test_eg_3_4_only_ghosts_of_your_own_attack() -> None:
    table = Table("2^2/r4/B3>/5/2v2 A * - 0 0")
    assert table.legal("fight") == {"a3xa4"}
    assert table.refusal("a4xa3") == "illegal-not-your-ghost"


def test_eg_3_4_losing_deliberately_to_your_own_ghost_is_allowed() -> None:
    table = Table("2^2/Y4/R3>/5/2v2 A * - 0 0").play("a3xa4")
    assert table.public.ghosts == {"a4": "Y"}
    assert table.public.dungeon.count("R") == 3
    assert table.public.portals["red"] == "east"


@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_eg_3_4_there_is_no_fight_through_mirrors(attacker: str, defender: str) -> None:
    table = Table(f"2^2/1{attacker}1{defender.lower()}1/4>/5/2v2 A * - 0 0")
    assert table.legal("fight") == set()
    assert table.refusal("b4~d4") == "illegal-room-taken"
    with pytest.raises(BadAction):
        table.play("b4xd4")


RELEASING = "1y^1b/1r3/4>/4R/2v2 A * - 0 0"
"""Red carpets: b5, e5 and e2 are taken, a3, c3 and b1 are free."""


def test_eg_3_5_you_name_a_ghost_and_the_opponent_puts_it_back() -> None:
    table = Table(RELEASING).play("free:R")
    assert table.actor == 1
    assert (table.public.phase, table.public.released) == ("released", "R")
    assert table.told("released") == [{"seat": 0, "colour": "red"}]
    table.play("R@c3")
    assert table.public.ghosts["c3"] == "R"
    assert table.public.dungeon.count("R") == 1
    assert table.public.released == ""
    assert table.told("placed") == [{"seat": 1, "owner_seat": 0, "colour": "red", "target": "c3"}]


def test_eg_3_5_b_releases_and_a_puts_it_back() -> None:
    table = Table(RELEASING.replace(" A ", " B ")).play("free:Y")
    assert (table.actor, table.public.released) == (0, "y")
    assert table.legal() == {f"Y@{room}" for room in ("a4", "c4", "e4", "c2", "a1", "e1")}
    table.play("Y@a1")
    assert table.public.ghosts["a1"] == "y"
    assert table.actor == 0


def test_eg_3_5_into_any_empty_carpet_room_of_its_colour_and_no_other() -> None:
    table = Table(RELEASING).play("free:R")
    assert table.legal() == {"R@a3", "R@c3", "R@b1"}
    for taken in ("R@b5", "R@e5", "R@e2"):
        assert table.refusal(taken) == "illegal-carpet-taken"
    for other in ("B@a5", "Y@a4"):
        assert table.refusal(other) == "illegal-not-released"


def test_eg_3_5_the_opponent_must_put_it_back_first() -> None:
    table = Table(RELEASING).play("free:R")
    for action in ("b5-a5", "b5xb4", "b4~d4", "free:R", "pass"):
        assert table.refusal(action) == "illegal-place-released-first"


@pytest.mark.parametrize(
    ("dungeon", "escaped", "side", "releases"),
    [
        ("Rrby", "RRBBBrr", "A", {"free:R"}),
        ("Rrby", "RRBBBrr", "B", {"free:R", "free:B", "free:Y"}),
        ("BBBrby", "RRRrr", "A", {"free:B"}),
        ("BBBrry", "RRRrb", "B", {"free:R", "free:Y"}),
        ("rrrby", "RRRBBB", "A", set()),
    ],
)
def test_eg_3_5_only_ghosts_of_your_own_that_are_in_the_dungeon(
    dungeon: str, escaped: str, side: str, releases: set[str]
) -> None:
    table = Table(f"b1^1b/Y3Y/4>/5/Yyv1y {side} {dungeon} {escaped} 0 0")
    assert table.legal("release") == releases
    for colour in "RBY":
        if f"free:{colour}" not in releases:
            assert table.refusal(f"free:{colour}") == "illegal-none-in-dungeon"


def test_eg_3_5_not_possible_if_no_carpet_of_its_colour_is_free() -> None:
    table = Table("2^2/R1B1r/4>/2r2/b1v1y A * - 0 0")
    assert "Y" in table.public.dungeon
    assert table.legal("release") == {"free:R", "free:B"}
    assert table.refusal("free:Y") == "illegal-no-carpet-free"
    table.play("a4-a3 e1-d1")
    assert table.legal("release") == {"free:R", "free:B", "free:Y"}
    assert table.play("free:Y").legal() == {"Y@a4", "Y@e1"}


def test_eg_3_5_then_the_opponent_takes_a_normal_turn() -> None:
    table = Table(RELEASING).play("free:R R@a3")
    assert (table.actor, table.public.phase) == (1, "turn")
    assert table.legal() == Table(table.position).legal()
    assert {"b5-a5", "b5xb4", "b4~d4", "e5-d5", "free:B"} < table.legal()
    assert table.refusal("a3-a4") == "illegal-not-your-ghost"
    assert table.play("b5-a5").actor == 0


def test_eg_3_5_the_opponent_may_answer_with_a_release() -> None:
    table = Table(RELEASING).play("free:R R@a3 free:R")
    assert (table.actor, table.public.released) == (0, "r")
    assert table.play("R@c3").actor == 0
    assert table.public.ghosts["c3"] == "r"


@pytest.mark.parametrize(
    ("castle", "colour", "room"),
    [
        ("2<2/5/4>/5/2v2", "R", "b5"),
        ("2^2/5/4>/5/2>2", "B", "d1"),
        ("2^2/5/4^/5/2v2", "Y", "e4"),
    ],
)
@pytest.mark.parametrize("side", "AB")
def test_eg_3_5_a_ghost_so_placed_may_escape_at_once(
    castle: str, colour: str, room: str, side: str
) -> None:
    ghost = colour if side == "A" else colour.lower()
    table = Table(f"{castle} {side} * - 0 0").play(f"free:{colour} {colour}@{room}")
    assert table.public.ghosts == {}
    assert table.public.escaped == ghost
    assert table.public.dungeon.count(ghost) == 2
    assert table.kinds() == ["released", "placed", "escaped"]
    assert (table.actor, table.public.phase) == (1 if side == "A" else 0, "turn")


@pytest.mark.parametrize(
    ("before", "after"), [("^", "east"), (">", "south"), ("v", "west"), ("<", "north")]
)
@pytest.mark.parametrize(("loser", "winner"), [("R", "Y"), ("B", "R"), ("Y", "B")])
@pytest.mark.parametrize("attack", ["a4xa3", "a3xa4"], ids=["winner attacks", "loser attacks"])
def test_eg_3_6_the_portal_of_the_losers_colour_turns_clockwise(
    before: str, after: str, loser: str, winner: str, attack: str
) -> None:
    red, blue, yellow = (before if loser == colour else wall for colour, wall in WALLS)
    table = Table(f"2{red}2/{winner}4/{loser}3{yellow}/5/2{blue}2 A * - 0 0")
    expected = table.public.portals | {COLOURS[loser]: after}
    table.play(attack)
    assert table.public.portals == expected
    assert table.told("turned") == [{"colour": COLOURS[loser], "direction": after}]


@pytest.mark.parametrize("turn", ["a4-a5", "b2~d2", "free:R R@c3"])
def test_eg_3_6_only_fights_turn_portals(turn: str) -> None:
    table = Table("2^2/Yr3/4>/1R3/2v2 A * - 0 0")
    portals = table.public.portals
    assert table.play(turn).public.portals == portals
    assert table.told("turned") == []


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("B@c3", "never-carpet"),
        ("R@b4", "never-carpet-at-all"),
        ("Y@e3", "never-carpet-at-all"),
        ("c4-c5", "never-portal-room"),
        ("d3xe3", "never-portal-room"),
        ("b4~c1", "never-portal-room"),
        ("b4~a4", "never-mirror-room"),
        ("a2-c2", "never-next"),
        ("b3-c4", "never-next"),
        ("a1xb2", "never-next"),
        ("b4~b4", "never-next"),
    ],
)
def test_what_the_castle_never_allows_says_why(notation: str, reason: str) -> None:
    with pytest.raises(BadAction) as caught:
        EighteenGhosts().parse(notation)
    why = caught.value.text.fields["reason"]
    assert isinstance(why, Text)
    assert why.key == reason
    for language in ("en", "fr"):
        assert "(EG-" in caught.value.text.say(language)


def test_what_is_no_notation_at_all_is_no_action() -> None:
    with pytest.raises(BadAction) as caught:
        EighteenGhosts().parse("f1-f2")
    assert caught.value.text.key == "error-unknown-action"
