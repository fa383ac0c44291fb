"""Whole games by keyboard alone: the focus is always somewhere, and always seen."""

import pytest
from playwright.sync_api import expect

from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.ghosts import Ghosts
from tests.browser.house import Entrance
from tests.browser.keys import Keys
from tests.browser.visitor import NewVisitor


def test_18_ghosts_from_the_entrance_to_the_end(visitor: NewVisitor) -> None:
    player = visitor()
    player.goto("/")
    keys = Keys(player.page)
    start = Entrance(player).play_now("18-ghosts")
    expect(start).to_be_visible()
    keys.press("Tab")
    assert keys.is_at(player.link("skip")), "the first Tab offers to skip the menu"
    keys.check_focus()
    keys.press("Enter")
    assert keys.is_at(player.page.get_by_role("main"))
    keys.enter(start)
    game = EighteenGhosts(player, keys.touch)
    assert game.play_on()
    game.ends()
    assert game.end.evaluate("dialog => dialog.contains(document.activeElement)")
    keys.press("Enter")
    expect(game.end, "an Enter that was meant for the castle does not close it").to_be_visible()
    keys.press("Escape")
    expect(game.dialog).to_have_count(0)
    keys.enter(game.button("end-result"))
    game.ends()
    keys.enter(game.end.get_by_role("link", name=game.say("end-replay")))
    expect(player.heading("replay-title", "table", game=game.say_game("title"))).to_be_visible()


@pytest.mark.long
def test_ghosts_from_the_form_to_the_end(visitor: NewVisitor) -> None:
    player = visitor(language="fr")
    player.goto("/")
    keys = Keys(player.page)
    say = player.say
    title = player.words("ghosts", "title")
    keys.enter(player.link("about-game", what=say("more-options"), title=title))
    seat = player.field("seat", letter="B")
    keys.go_to(seat)
    keys.walk("ArrowDown", lambda: seat.input_value() == "bot")
    keys.enter(player.page.locator("summary", has_text=say("form-rules")))
    rounds = player.page.get_by_label(player.words("ghosts", "option-rounds"), exact=True)
    keys.go_to(rounds)
    keys.walk("ArrowDown", lambda: rounds.input_value() == "1")
    keys.enter(player.button("form-start"))
    game = Ghosts(player, keys.touch)
    assert game.play_on()
    game.ends()


def test_letting_go_and_asking_why(visitor: NewVisitor) -> None:
    player = visitor()
    player.goto("/")
    keys = Keys(player.page)
    keys.enter(Entrance(player).play_now("18-ghosts"))
    game = EighteenGhosts(player, keys.touch)
    game.wait_for_turn()
    keys.into_castle(game.room("b4"))
    toast = player.page.get_by_test_id("toast")
    expect(toast).to_contain_text("EG-2.2")
    assert keys.focus()["room"] == "b4", "a refusal leaves the focus where it was"
