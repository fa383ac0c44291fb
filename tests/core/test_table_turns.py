"""Whose turn it is at a table. Who acts out of turn learns that, and nothing of the actor's hand."""

from collections.abc import Iterator

import pytest

from hantise.core.action import Action
from hantise.core.errors import GameOver, HantiseError, IllegalAction, NotYourTurn
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.registry import games
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.core.table import Table
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from hantise.text import PRODUCT, Text
from tests.core.refusal import refusal, spoken
from tests.core.tables import all_of, finished
from tests.core.urns import Urns, UrnsState

ALL = [pytest.param(game, id=game.about.id) for game in games()]
OUT_OF_TURN = Text(PRODUCT, "error-not-your-turn")


def positions(players: int) -> Iterator[Table]:
    """Moments of a game of Ghosts: dealing, opening, playing, drawing."""
    for actions in (0, 1, 4, 5 * players, 5 * players + 1, *range(30, 42), 75, 90):
        yield finished(Ghosts(players), 10 + players, most=actions)


def others(table: Table) -> list[int]:
    """Every seat that is not to act, seats that there are not, and nobody at all."""
    seats = [NOBODY, *range(table.game.players + 2)]
    return [seat for seat in seats if seat != table.state.actor]


@pytest.mark.parametrize("players", Ghosts.about.players)
def test_whoever_is_not_to_act_is_told_so_whatever_the_action(players: int) -> None:
    actors = set()
    for table in positions(players):
        before = all_of(table)
        actors.add(table.state.actor >= 0)
        for seat in others(table):
            for action in table.game.actions:
                with pytest.raises(HantiseError) as caught:
                    table.play(seat, action)
                assert type(caught.value) is NotYourTurn
                assert caught.value.text == OUT_OF_TURN
                assert caught.value.args == (OUT_OF_TURN.key, {})
                assert caught.value.__cause__ is caught.value.__context__ is None
        assert all_of(table) == before
    assert actors == {True, False}


def test_the_refusal_can_be_said() -> None:
    table = Table(EighteenGhosts())
    text = refusal(NotYourTurn, lambda: table.play(1, table.state.legal_actions()[0]))
    assert text == OUT_OF_TURN
    assert len(set(spoken(text))) == 2


class Unasked(UrnsState):
    """Must not be asked about an action."""

    def is_legal(self, action: Action) -> bool:
        raise AssertionError(f"{action}: is it legal?")

    def objection(self, action: Action) -> Text | None:
        raise AssertionError(f"{action}: why not?")

    def legal_actions(self) -> list[Action]:
        raise AssertionError("what is legal?")


@pytest.mark.parametrize("named", [None, "left"], ids=["a-seat-acts", "chance-acts"])
def test_the_rules_are_not_even_asked(named: str | None) -> None:
    table = Table(Urns(3))
    if named:
        table.enter(table.game.parse(named))
    state = table.state
    assert isinstance(state, UrnsState)
    table.state = Unasked(state.turns, state.public)
    entries = [*table.entries]
    foreign = [Ghosts().parse("R2"), Action(0, "name", "left")]
    for seat in others(table):
        for action in (*table.game.actions, *foreign):
            assert refusal(NotYourTurn, lambda: table.play(seat, action)) == OUT_OF_TURN  # noqa: B023
    assert table.entries == entries


def test_a_draw_that_is_due_again_is_not_told_either() -> None:
    """After going back chance must draw the same card; no seat finds out which."""
    table = finished(Ghosts(2), 5, most=40)
    draws = [number for number, entry in enumerate(table.entries) if str(entry).startswith("+")]
    table.back_to(draws[-1])
    assert table.state.actor == CHANCE
    for seat in others(table):
        for action in table.game.actions:
            with pytest.raises(NotYourTurn):
                table.play(seat, action)


@pytest.mark.parametrize("game", ALL)
def test_the_actor_plays_as_a_record_would(game: type[Game]) -> None:
    table, record, rng = Table(game()), Table(game()), Rng(6)
    while not table.over:
        actor = table.state.actor
        if actor == CHANCE:
            events = table.draw(rng)
            action = table.entries[-1]
        else:
            action = table.state.choose(rng)
            events = table.play(actor, action)
        assert record.enter(action) == events
        assert table.entries[-1] is action
    assert record.entries == table.entries
    assert record.state.snapshot() == table.state.snapshot()


@pytest.mark.parametrize("players", Ghosts.about.players)
def test_the_actor_is_told_why_an_action_is_not_legal(players: int) -> None:
    for table in positions(players):
        state = table.state
        if state.actor == CHANCE:
            continue
        before = all_of(table)
        for action in table.game.actions:
            if action not in state.legal_actions():
                with pytest.raises(IllegalAction) as caught:
                    table.play(state.actor, action)
                assert caught.value.reason == state.objection(action)
        assert all_of(table) == before


def test_chance_acts_by_drawing_only() -> None:
    """Its number is no seat: whoever claims it is refused like anybody else."""
    table = Table(Ghosts(3))
    assert table.state.actor == CHANCE
    action = table.state.legal_actions()[0]
    assert refusal(NotYourTurn, lambda: table.play(CHANCE, action)) == OUT_OF_TURN
    assert table.entries == []
    table.draw(Rng(1))
    assert len(table.entries) == 1


def test_when_the_game_is_over_it_is_nobodys_turn() -> None:
    over = finished(EighteenGhosts(), 4)
    agreed = finished(Ghosts(3), 4, most=30)
    agreed.agree()
    for table in (over, agreed):
        before = all_of(table)
        for seat in range(NOBODY, table.game.players):
            for action in [*table.game.actions][:20]:
                text = refusal(GameOver, lambda: table.play(seat, action))  # noqa: B023
                assert text.key == "error-over"
        assert all_of(table) == before


def test_an_entry_of_a_record_is_of_whoever_acts() -> None:
    table, events = Table(Ghosts(2)), list[Event]()
    for notation in ("first=B", "+R1", "+R2"):
        events += table.enter(table.game.parse(notation))
    assert [str(entry) for entry in table.entries] == ["first=B", "+R1", "+R2"]
    assert [event.kind for event in events][:2] == ["first", "round"]
