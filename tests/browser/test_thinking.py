"""Bots that look ahead: one is seen to think, and a hint says why."""

from math import floor

import pytest
from playwright.sync_api import expect

from hantise.search import Budget
from hantise.server.bot_workers import BotWorkers
from tests.browser.accessibility import Inspection
from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import click
from tests.browser.setting_up import Found, ask, be_guest, open_table
from tests.browser.visitor import NewVisitor
from tests.server.conftest import LiveHouse

LINE = 80
"""Pixels of height that the line above the board may take from it."""
SHORT = Budget(300, 20.0)
"""Counted, so that a hint is the same however busy the machine is."""


def test_a_bot_is_seen_to_think_and_a_hint_says_why(
    visitor: NewVisitor,
    house: LiveHouse,
    inspection: Inspection,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(BotWorkers, "_allotted", lambda *_: SHORT)
    person = visitor("fr", viewport=(390, 844))
    be_guest(person, "Ana")
    table = open_table(person, "18-ghosts", ["me", "careful"], start=True)
    person.goto(f"/t/{table['id']}")
    game = EighteenGhosts(person, click)
    game.wait_for_turn()

    game.button("hint").click()
    expect(person.page.get_by_test_id("hint")).to_be_visible()
    for width, height in ((844, 390), (390, 844)):
        person.page.set_viewport_size({"width": width, "height": height})
        box = person.page.locator("[data-line]").bounding_box()
        assert box is not None
        assert box["height"] <= LINE, (width, height)
    game.button("hint-why").click()
    why = person.page.get_by_role("dialog", name=game.say("hint-why"))
    expect(why).to_be_visible()
    (hint,) = (message for message in person.messages() if message["type"] == "hint")
    thought = hint["thought"]
    expect(why).to_contain_text(said(game, hint["action"]))
    expect(why).to_contain_text(written(thought["value"]))
    expect(why).not_to_contain_text(game.say("hint-guesses"))
    line = [said(game, step["action"]) for step in thought["line"][:6]]
    assert line, "it looks ahead"
    expect(why.locator("ol").get_by_role("listitem")).to_contain_text(line)
    others = thought["alternatives"][:4]
    assert others, "there is a choice"
    expect(why.locator("ul").get_by_role("listitem")).to_contain_text(
        [said(game, other["action"]) for other in others]
    )
    expect(why.locator("ul .number")).to_have_text([written(other["value"]) for other in others])
    inspection.look(person.page, "why a hint")
    person.page.keyboard.press("Escape")

    thinking = person.page.get_by_test_id("thinking")
    expect(thinking).to_have_count(0)
    with monkeypatch.context() as patched:
        patched.setattr(house.house.tables, "bot_pause", 3600.0)
        while game.settle() != "theirs":
            game.turn()
        seats = ask(person, "GET", f"/api/tables/{table['id']}")["seats"]
        name = person.words("hantise", f"bot-{seats[1]['bot']}")
        expect(thinking).to_have_text(game.say("status-thinking", seat_name=name))


def said(game: EighteenGhosts, action: Found) -> str:
    """An action in words."""
    return game.say_game(f"action-{action['kind']}", **action["fields"])


def written(value: float) -> str:
    """A value as the page writes it."""
    worth = floor(100 * value + 0.5)
    return f"{worth:+d}".replace("-", "\u2212") if worth else "0"
