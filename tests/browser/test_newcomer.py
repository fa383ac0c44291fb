"""A newcomer opens the house and plays, with the mouse."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import click
from tests.browser.ghosts import Ghosts
from tests.browser.house import Entrance, NewTable
from tests.browser.layout import overflow
from tests.browser.visitor import NewVisitor


def test_first_move_of_18_ghosts_after_two_clicks(visitor: NewVisitor) -> None:
    newcomer = visitor()
    newcomer.goto("/")
    clicks = 0

    def counted(what: Locator) -> None:
        nonlocal clicks
        clicks += 1
        what.click()

    game = EighteenGhosts(newcomer, counted)
    counted(Entrance(newcomer).play_now("18-ghosts"))
    assert game.wait() == "turn"
    before = game.labels()
    counted(game.room(game.targets()[0]))
    assert game.wait() == "turn"
    assert clicks == 2
    moved = [room for room, label in game.labels().items() if label != before[room]]
    assert len(moved) > 1, "one's own ghost and the bot's answer are in the castle"


@pytest.mark.long
def test_a_whole_game_of_18_ghosts(visitor: NewVisitor) -> None:
    newcomer = visitor()
    newcomer.goto("/")
    Entrance(newcomer).play_now("18-ghosts").click()
    game = EighteenGhosts(newcomer, click)
    assert game.play_on()
    game.ends()
    expect(game.status).not_to_contain_text(game.say_game("status-turn-you"))
    assert overflow(newcomer.page) == (0, 0), "a long log stays in its panel"


def test_first_move_of_ghosts_after_two_clicks_then_giving_up(visitor: NewVisitor) -> None:
    newcomer = visitor(speed="normal", motion="full", sound=True)
    newcomer.goto("/")
    Entrance(newcomer).play_now("ghosts").click()
    game = Ghosts(newcomer, click)
    assert game.wait() == "turn"
    game.turn()
    assert not game.play_on(3)
    game.resign()
    game.ends()


@pytest.mark.long
def test_a_whole_game_of_ghosts_against_three_bots(visitor: NewVisitor) -> None:
    newcomer = visitor()
    form = NewTable(newcomer, "ghosts")
    form.players(4)
    form.seats(["me", "bot", "bot", "bot"])
    form.option("rounds", "1")
    form.send()
    game = Ghosts(newcomer, click)
    assert game.play_on()
    game.ends()


def test_moves_of_18_ghosts_are_shown_one_after_another(visitor: NewVisitor) -> None:
    newcomer = visitor(speed="fast", motion="full")
    newcomer.goto("/")
    Entrance(newcomer).play_now("18-ghosts").click()
    game = EighteenGhosts(newcomer, click)
    assert not game.play_on(4)
    seen = game.log()
    assert len(seen) == len(set(seen)) >= 7, "each ghost that comes in is told of once"
