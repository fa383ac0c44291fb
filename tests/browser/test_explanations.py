"""Cards, tokens and icons explain themselves, and rule numbers lead to the rule."""

import re

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.accessibility import Inspection
from tests.browser.games import GAMES, click
from tests.browser.ghooost import Ghooost
from tests.browser.layout import assert_inside
from tests.browser.setting_up import be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor

NARROW = (320, 568)
THINGS = {
    "18-ghosts": ("ghost-red", "portal-red", "mirror", "carpet-red"),
    "ghosts": ("ghosts", "gauge", "pile", "fear"),
    "ghooost": ("card-6", "cemetery", "manor", "clock"),
    "rest-in-peace": ("ghost", "medium-", "manor", "total"),
    "macgregor": ("key-", "door-red", "blazon", "dungeon"),
    "macgregor-treasure": ("door-red", "stairs", "crypt", "pawn-ghost"),
}
"""For each game: a card, what lies under a grid or on a table, an icon."""


def words_of(page: Page) -> Locator:
    """What is explained just now."""
    return page.get_by_test_id("explanation")


def things(page: Page, mark: str) -> Locator:
    """What bears a mark that begins so."""
    return page.locator(f'[data-explain^="{mark}"]')


def rest_on(page: Page, thing: Locator) -> None:
    """The mouse comes to a thing and stays; what lies over a picture is no obstacle."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=2)


def touch(session: CDPSession, thing: Locator, kind: str) -> None:
    """A finger comes down on a thing, or leaves it."""
    box = thing.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    points = [point] if kind == "touchStart" else []
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def learn(visitor: Visitor, game: str) -> Page:
    """The first scene of the lesson: the same position each time."""
    page = visitor.goto(f"/learn/{game}")
    page.locator("[data-explain]").first.wait_for()
    return page


@pytest.mark.parametrize("game", THINGS)
def test_a_mouse_that_rests_on_a_thing_is_told_what_it_does(
    visitor: NewVisitor, inspection: Inspection, game: str
) -> None:
    page = learn(visitor(language="fr", viewport=NARROW), game)
    for mark in THINGS[game]:
        rest_on(page, things(page, mark).first)
        words = words_of(page)
        expect(words, f"{game}: {mark}").to_be_visible()
        assert_inside(page, words, mark)
        expect(words.locator("a").first).to_have_attribute(
            "href", re.compile(rf"^/rules/{game}#[A-Z]+-\d")
        )
        if mark == THINGS[game][0]:
            inspection.look(page, game)
        page.mouse.move(2, 2)
        expect(words).to_have_count(0)


def sit_down(visitor: Visitor) -> Ghooost:
    """A table of Ghooost! where it is one's own turn."""
    be_guest(visitor, "Ana")
    table = open_table(visitor, "ghooost", ["me", "random"], start=True, options={"first": "A"})
    visitor.goto(f"/t/{table['id']}")
    board = Ghooost(visitor, click)
    board.wait_for_turn()
    return board


def test_a_finger_that_stays_explains_and_plays_nothing(visitor: NewVisitor) -> None:
    board = sit_down(visitor(viewport=NARROW, touch=True))
    page = board.page
    session = page.context.new_cdp_session(page)
    for thing in (board.playable.first, board.crypt):
        called = thing.get_attribute("aria-label") or ""
        touch(session, thing, "touchStart")
        expect(words_of(page)).to_be_visible()
        assert_inside(page, words_of(page), "explanation")
        touch(session, thing, "touchEnd")
        # The words stay until the next touch; nothing is played, held up or refused.
        expect(words_of(page)).to_be_visible()
        expect(thing).to_have_attribute("aria-label", called)
        expect(page.get_by_test_id("toast")).to_have_count(0)
        expect(page.get_by_role("dialog")).to_have_count(0)
    # A tap is a tap, and closes them.
    called = board.crypt.get_attribute("aria-label") or ""
    board.crypt.tap()
    expect(words_of(page)).to_have_count(0)
    expect(board.crypt).not_to_have_attribute("aria-label", called)


def test_the_key_i_explains_what_has_the_focus_and_all_else(visitor: NewVisitor) -> None:
    board = sit_down(visitor())
    page, words = board.page, words_of(board.page)
    cards = board.stacks
    cards.first.focus()
    for index in (0, 1):
        page.keyboard.press("ArrowRight" if index else "i")
        mark = cards.nth(index).get_attribute("data-explain") or ""
        text = board.say_game(f"explain-{mark}")
        expect(words).to_contain_text(text)
        expect(words).to_contain_text(board.say_game(mark))
        expect(cards.nth(index)).to_have_accessible_description(text)
        expect(page.locator("[data-live=polite]")).to_contain_text(text)
    seen = []
    for _ in range(40):
        seen.append(words.inner_text())
        page.keyboard.press("i")
    for mark in ("clock", "crypt", "cemetery", "manor", "hand", "hourglass"):
        text = board.say_game(f"explain-{mark}")
        assert any(text in one.replace("\n", " ") for one in seen), mark
    page.keyboard.press("Tab")
    expect(words.locator("a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    expect(cards.nth(1)).to_be_focused()


def test_a_rule_number_leads_to_the_rule_beside_the_game(visitor: NewVisitor) -> None:
    player = visitor(viewport=NARROW)
    be_guest(player, "Ana")
    table = open_table(player, "18-ghosts", ["me", "random"], start=True)
    page = player.goto(f"/t/{table['id']}")
    board = GAMES["18-ghosts"](player, click)
    board.wait_for_turn()
    page.locator("[data-room=c5]").click()
    link = page.get_by_test_id("toast").get_by_role("link").first
    rule = link.inner_text()
    assert rule.startswith("EG-")
    link.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".pointed")).to_contain_text(rule)
    expect(dialog.locator(".pointed")).to_be_in_viewport()
    assert page.url.endswith(table["id"])


def test_beside_the_board_too_and_what_lies_face_down_tells_nothing(visitor: NewVisitor) -> None:
    board = sit_down(visitor())
    page, panel = board.page, board.page.locator("#side-panel")
    rest_on(page, things(page, "clock"))
    words_of(page).get_by_role("link", name="GO-4.5").click()
    expect(panel.locator(".pointed")).to_contain_text("GO-4.5")
    expect(panel.locator(".pointed")).to_be_in_viewport()
    expect(board.status).to_be_in_viewport()
    hidden = board.page.locator("[data-stage] .seats, [data-spot=crypt]")
    marks = hidden.locator("[data-explain]").evaluate_all(
        "all => all.map(one => one.dataset.explain)"
    )
    assert {"hand", "manor"} <= set(marks)
    assert not [mark for mark in marks if mark.startswith("card-")]
