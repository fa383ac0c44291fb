"""An offer to stop does not wait for ever, and whoever asked may withdraw."""

import pytest

from hantise.server.tables.model.proposals import after_move
from hantise.server.wire import Proposal
from tests.server.tables.players import Club, Line, begun


@pytest.fixture
def two(club: Club) -> tuple[Line, Line]:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    return anna.look(table), bert.look(table)


def test_it_lapses_when_the_asked_plays_on(two: tuple[Line, Line]) -> None:
    anna, bert = two
    anna.played("R@b5")
    bert.until("update")
    anna.send("propose", what="stop")
    (proposal,) = bert.until("proposals")["proposals"]
    assert proposal["asked"] == 1
    bert.play(bert.legal[0])
    for line in two:
        while line.until("proposals")["proposals"]:
            pass
    bert.send("answer", proposal=proposal["id"], yes=True)
    assert bert.refused() == "error-proposal-gone"


def test_it_lapses_when_the_asker_plays_on(two: tuple[Line, Line]) -> None:
    anna, bert = two
    anna.send("propose", what="stop")
    assert bert.until("proposals")["proposals"]
    anna.play("R@b5")
    assert bert.until("proposals")["proposals"] == []


@pytest.mark.parametrize(
    ("last_acted", "lapsed"),
    [
        ((9, 7, 8), False),
        ((9, 10, 8), False),
        ((9, 10, 12), True),
        ((9, 7, 12), False),
        ((11, 7, 8), True),
    ],
)
def test_it_waits_for_everybody_who_was_asked(last_acted: list[int], lapsed: bool) -> None:
    """Asked by the first seat at moment 9; the second has agreed."""
    offer = Proposal(1, "stop", 0, agreed=(1,), waiting=(2,), asked=9)
    assert after_move((offer,), last_acted) == (() if lapsed else (offer,))


@pytest.mark.parametrize("what", ["stop", "back"])
def test_whoever_asked_withdraws(two: tuple[Line, Line], what: str) -> None:
    anna, bert = two
    anna.played("R@b5")
    anna.send("propose", what=what)
    (proposal,) = bert.until("proposals")["proposals"]
    anna.send("answer", proposal=proposal["id"], yes=True)
    assert anna.refused() == "error-proposal-not-asked"
    anna.send("answer", proposal=proposal["id"], yes=False)
    for line in two:
        while line.until("proposals")["proposals"]:
            pass
    bert.send("answer", proposal=proposal["id"], yes=True)
    assert bert.refused() == "error-proposal-gone"


def test_nobody_else_withdraws(club: Club) -> None:
    players = club.players(3)
    table = begun(players[0], players[1:], "ghosts")
    lines = [player.look(table) for player in players]
    lines[0].send("propose", what="stop")
    (proposal,) = lines[1].until("proposals")["proposals"]
    carla = club.player("Carla").look(table)
    carla.send("answer", proposal=proposal["id"], yes=False)
    assert carla.refused() == "error-not-seated"
    lines[1].nothing("proposals")
