"""The examples of the rulebook, replayed move by move."""

import re

from hantise.core.state import CHANCE
from tests.rules.ghosts.conftest import Table

FRANCK, SABINE, MAX, THIERRY = range(4)


def test_gh_3_2_example_of_a_new_family() -> None:
    """Franck: 3 yellow ghosts. Sabine: 2 red ones on top, and says "5" (3+2)."""
    table = Table.dealt("Y3W1W1W2W2", "R2K1K1K2K2", "B1B1B2B2G1")
    table.play("Y3 +M R2")
    assert table.announced() == [("opened", FRANCK, "Y3", 3), ("added", SABINE, "R2", 5)]
    assert table.public.degree == 5
    assert table.play("+M").actor == MAX


def test_gh_3_3_example_of_a_mirror() -> None:
    """Three players. Franck: 3 yellow. Sabine: 1 yellow, "3, mirror": it is Franck's turn, not Max's."""
    table = Table.dealt("Y3W1W1W2W2", "Y1K1K1K2K2", "B1B1B2B2G1")
    table.play("Y3 +M Y1")
    assert table.announced() == [("opened", FRANCK, "Y3", 3), ("mirrored", SABINE, "Y1", 3)]
    assert "“3, mirror”" in table.events[-1].text("ghosts").say("en")
    assert table.play("+M").actor == FRANCK


def test_gh_3_3_remark_on_two_players() -> None:
    """With two players nobody says mirror: the turn passes to the other, the degree stays."""
    table = Table.dealt("Y3W1W1W2W2", "Y1K1K1K2K2")
    table.play("Y3 +M Y1 +M")
    assert table.announced() == [("opened", FRANCK, "Y3", 3), ("matched", SABINE, "Y1", 3)]
    assert (table.actor, table.public.degree) == (FRANCK, 3)


def test_gh_3_4_example_of_a_mist() -> None:
    """Franck: 3 yellow. Sabine puts a Mist beside Franck's card and says "3, mist"."""
    table = Table.dealt("Y3W1W1W2W2", "MK1K1K2K2", "B1B1B2B2G1")
    table.play("Y3 +M M")
    assert table.announced() == [("opened", FRANCK, "Y3", 3), ("mist", SABINE, "M", 3)]
    assert "“3, mist”" in table.events[-1].text("ghosts").say("en")
    public = table.public
    assert (public.top, public.pile_size, public.mists) == ("Y3", 1, 1)
    assert table.play("+M").actor == MAX


# (who plays, card, announcement, card drawn, next player), each with the direction afterwards
BEGINNING_OF_A_ROUND = (
    (FRANCK, "R2", ("opened", 2), "W3", SABINE, 1),
    (SABINE, "Y3", ("added", 5), "K3", MAX, 1),
    (MAX, "Y2", ("mirrored", 5), "G1", SABINE, -1),
    (SABINE, "B2", ("added", 7), "K1", FRANCK, -1),
    (FRANCK, "M", ("mist", 7), "G2", THIERRY, -1),
    (THIERRY, "B1", ("mirrored", 7), "Y1", FRANCK, 1),
)


def beginning() -> Table:
    return Table.dealt("R2MW1W2K2", "Y3B2K1K2R1", "Y2G3G3W1M", "B1R3R3Y3M")


def test_gh_3_example_of_the_beginning_of_a_round() -> None:
    table = beginning()
    assert table.actor == FRANCK
    for number, (seat, card, (kind, degree), drawn, following, way) in enumerate(
        BEGINNING_OF_A_ROUND, start=1
    ):
        assert table.actor == seat
        table.play(card)
        assert table.announced() == [(kind, seat, card, degree)]
        public = table.public
        assert (public.degree, public.direction) == (degree, way)
        assert public.pile_size + public.mists == number
        assert (table.actor, public.phase, public.hand_sizes[seat]) == (CHANCE, "draw", 4)
        table.play(f"+{drawn}")
        assert table.told("drawn", seat) == [{"seat": seat, "card": drawn}]
        assert table.told("drawn", (seat + 1) % 4) == [{"seat": seat, "card": None}]
        assert table.public.hand_sizes == (5, 5, 5, 5)
        assert table.public.deck_size == 40 - number
        assert table.actor == following
    assert table.recall.pile == ("B1", "B2", "R2", "Y2", "Y3", "M")


def test_gh_3_example_of_the_pile_that_must_be_taken() -> None:
    table = beginning()
    for _, card, _, drawn, _, _ in BEGINNING_OF_A_ROUND:
        table.play(f"{card} +{drawn}")
    # Franck has neither a Mist nor a blue card, and any other would go beyond 7.
    assert (table.actor, table.public.degree, table.public.top) == (FRANCK, 7, "B1")
    assert not {"M", "B"} & set(table.hand(FRANCK))
    assert table.legal() == {"take"}
    table.play("take")
    assert table.told("took") == [{"seat": FRANCK, "cards": 6, "fear": 2}]
    assert table.fear == (2, 1, 1, 1)
    assert table.recall.gone == ("B1", "B2", "R2", "Y2", "Y3", "M")
    assert table.recall.pile == ()
    assert table.public.hand_sizes == (5, 5, 5, 5)
    # Then he plays a new card, announces the new degree, draws, and so on.
    assert (table.actor, table.public.phase) == (FRANCK, "open")
    assert table.legal() == {"W1", "W2", "W3", "K2", "G2"}
    table.play("W3")
    assert table.announced() == [("opened", FRANCK, "W3", 3)]
    table.play("+R1")
    assert table.public.deck_size == 33
    assert (table.actor, table.public.direction) == (SABINE, 1)


def test_gh_3_8_announcements_of_the_example_in_french() -> None:
    table = beginning()
    heard = []
    for _, card, _, drawn, _, _ in BEGINNING_OF_A_ROUND:
        words = table.play(card).events[0].text("ghosts").say("fr")
        heard += re.findall(r"«\s(.*)\s»", words)
        table.play(f"+{drawn}")
    assert heard == ["2", "5", "5, miroir", "7", "7, brume", "7, miroir"]
