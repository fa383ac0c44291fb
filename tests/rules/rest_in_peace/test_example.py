"""The rulebook's example: three rounds, move by move. Green is A, Blue is B."""

from tests.rules.rest_in_peace.conftest import A, B, Table

GREEN, BLUE = A, B
LINE = (4, 8, 5, 1, 2, 3, 6, 7, 9)
"""Blue's Medium of round 2 is the one that makes even cards better."""


def draw(table: Table, green: str, blue: str) -> Table:
    """Both draw these."""
    waiting = {GREEN: list(green), BLUE: list(blue)}
    while table.public.phase in ("deal", "draw"):
        table.play(f"+{waiting[table.public.turn].pop(0)}")
    assert waiting == {GREEN: [], BLUE: []}
    return table


def beginning() -> Table:
    table = Table.start()
    for medium in LINE:
        table.play(f"line=#{medium}")
    for house in ("manor", "castle", "manor", "manor", "castle", "castle", "manor", "manor"):
        table.play(f"house={house}")
    table.play("house=castle house=manor")
    return draw(table, "12251", "13224")


def after_round_1() -> Table:
    table = beginning().play("1 2 end 1 3 end end")
    return draw(table, "16", "16").play("place:6")


def after_round_2() -> Table:
    return draw(after_round_1().play("end"), "33", "33").play("place:6")


def test_rp_3_example_of_the_first_round() -> None:
    table = beginning()
    assert table.asked == (GREEN, "play")
    assert table.play("1 2").totals == (3, 0)
    assert table.play("end").actor == BLUE
    assert table.play("1 3").totals == (3, 4)
    assert table.play("end").actor == GREEN
    table.play("end")
    assert table.told("left") == [{"seat": GREEN, "total": 3, "other": 4}]
    assert (table.won(GREEN), table.won(BLUE)) == ((0, 0), (1, 0))
    assert (table.held(GREEN), table.held(BLUE)) == ({4}, set())
    draw(table, "16", "16")
    assert table.asked == (GREEN, "place")
    table.play("place:6")
    assert table.told("placed", GREEN) == [{"seat": GREEN, "value": 6}]
    assert table.told("placed", BLUE) == [{"seat": GREEN, "value": None}]
    assert table.cards(GREEN, 10) == ["?"]
    assert (table.round, table.asked) == (2, (BLUE, "play"))


def test_rp_3_example_of_the_second_round() -> None:
    table = after_round_1().play("end")
    assert table.told("left") == [{"seat": BLUE, "total": 0, "other": 0}]
    assert (table.won(GREEN), table.won(BLUE)) == ((0, 1), (1, 0))
    assert (table.held(GREEN), table.held(BLUE)) == ({4}, {8})
    draw(table, "33", "33")
    assert table.asked == (BLUE, "place")
    table.play("place:6")
    assert (table.cards(GREEN, 10), table.cards(BLUE, 10)) == (["?"], ["?"])
    assert (table.round, table.asked) == (3, (GREEN, "play"))


def test_rp_3_example_of_the_third_round_with_the_totals_2_4_7_8_9_11() -> None:
    table = after_round_2()
    totals = []
    for seat, cards in (
        (GREEN, "2"),
        (BLUE, "2 2"),
        (GREEN, "5"),
        (BLUE, "4"),
        (GREEN, "1 1"),
        (BLUE, "#8"),
    ):
        assert table.actor == seat
        totals.append(table.play(cards).totals[seat])
        table.play("end")
        assert table.kinds() == ["passed"]
    assert totals == [2, 4, 7, 8, 9, 11]
    assert table.actor == GREEN
    table.play("end")
    assert table.told("left") == [{"seat": GREEN, "total": 9, "other": 11}]
    assert (table.won(GREEN), table.won(BLUE)) == ((0, 1), (2, 0))
    assert (table.held(GREEN), table.held(BLUE)) == ({4, 5}, set())
    draw(table, "24", "14")
    assert "place:-" in table.legal()
    table.play("place:-")
    assert table.told("placed-nothing") == [{"seat": GREEN}]
    assert table.cards(GREEN, 10) == ["?"]
    assert (table.round, table.asked) == (4, (BLUE, "play"))


def test_rp_5_2_the_bats_of_the_example_cover_cards_played_before() -> None:
    table = after_round_2().play("2 end 2 2 end 5 end 4 end 1 1 end #8")
    assert [card.value for card in table.at_round().cards[BLUE]] == [3, 3, 5, 0]
