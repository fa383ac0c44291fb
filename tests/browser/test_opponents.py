"""Whom one plays with, and which games are kept where: Play now, tables for friends, My games."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.house import Entrance, NewTable
from tests.browser.setting_up import ask, be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor


def card(visitor: Visitor, game: str) -> Locator:
    """A game at the entrance."""
    return visitor.page.locator(f"#game-{game}")


def seats_of(visitor: Visitor) -> list[str | None]:
    """The bots at the table that the page shows, None for people."""
    visitor.page.wait_for_url("**/t/*")
    table = ask(visitor, "GET", f"/api/tables/{visitor.page.url.rsplit('/', 1)[1]}")
    return [seat["bot"] for seat in table["seats"]]


def bots_offered(visitor: Visitor, game: str) -> list[str]:
    """Those that a newcomer may choose: one that plays at random only for want of a beginner."""
    games: Any = ask(visitor, "GET", "/api/games")
    (about,) = (each for each in games if each["id"] == game)
    levels = {bot["id"]: bot["level"] for bot in about["bots"]}
    return [id for id, level in levels.items() if level > 0 or 1 not in levels.values()]


def test_four_bots_in_two_touches_and_remembered(visitor: NewVisitor) -> None:
    person = visitor(viewport=(390, 844), touch=True)
    person.goto("/")
    card(person, "ghooost").get_by_role("radio", name="5", exact=True).tap()
    Entrance(person).play_now("ghooost").tap()
    assert seats_of(person) == [None, *["careful"] * 4]

    person.goto("/")
    players = card(person, "ghooost").get_by_role("radio", name="5", exact=True)
    expect(players).to_be_checked()
    expect(card(person, "ghosts").get_by_role("radio", name="5", exact=True)).not_to_be_checked()
    other, *_ = (bot for bot in bots_offered(person, "ghooost") if bot != "careful")
    name = person.words("hantise", f"bot-{other}")
    card(person, "ghooost").get_by_role("radio", name=name, exact=True).tap()
    character = person.words("hantise", f"bot-{other}.character")
    expect(card(person, "ghooost").get_by_text(character, exact=True)).to_be_visible()
    Entrance(person).play_now("ghooost").tap()
    assert seats_of(person) == [None, *[other] * 4]


def test_in_the_dark_from_the_card_and_from_the_menu(visitor: NewVisitor) -> None:
    person = visitor()
    person.goto("/")
    card(person, "macgregor").get_by_label(person.say("in-the-dark"), exact=True).check()
    Entrance(person).play_now("macgregor").click()
    dark = person.page.locator(".castle-dark")
    expect(dark).to_be_visible()
    person.button("menu", "table").click()
    person.page.get_by_label(person.say("in-the-dark"), exact=True).uncheck()
    expect(dark).to_have_count(0)


def test_a_table_for_friends_is_filled_with_bots(visitor: NewVisitor) -> None:
    person = visitor("fr")
    be_guest(person, "Ana")
    form = NewTable(person, "macgregor")
    form.players(4)
    person.field("seat", letter="B").select_option("here")
    person.button("fill-with-bots").click()
    expect(person.button("fill-with-bots")).to_have_count(0)
    person.page.get_by_label(person.say("in-the-dark")).check()
    form.send()
    assert seats_of(person) == [None, None, "careful", "careful"], "nobody had to give a name"
    expect(person.page.locator(".castle-dark")).to_be_visible()

    table = open_table(person, "ghosts", ["me", "open", "open"])
    person.goto(f"/t/{table['id']}")
    person.button("fill-with-bots").click()
    expect(person.button("fill-with-bots")).to_have_count(0)
    person.button("start", "table").click()
    assert seats_of(person) == [None, "careful", "careful"]


def test_games_against_bots_are_set_aside(visitor: NewVisitor) -> None:
    person, friend = visitor(), visitor()
    be_guest(person, "Ana")
    games = [ask(person, "POST", "/api/tables/quick", game="18-ghosts") for _ in range(2)]
    person.goto("/settings")
    badge = person.page.get_by_role("navigation").locator(".count")
    expect(person.page.locator("#sessions-heading")).to_be_visible()
    expect(badge).to_have_count(0)

    be_guest(friend, "Bo")
    together = open_table(person, "18-ghosts", ["me", "open"], options={})
    ask(friend, "POST", f"/api/tables/{together['id']}/seats")
    ask(person, "POST", f"/api/tables/{together['id']}/start")
    person.page.reload()
    expect(badge).to_have_text("1")

    person.goto("/mine")
    bots = person.page.get_by_role("region", name=person.say("mine-bots"))
    rows = bots.locator(".list > li", has=person.page.locator(".what"))
    expect(rows).to_have_count(2)
    bots.get_by_role("button", name=re.compile(person.say("aside"))).last.click()
    expect(bots.get_by_text(person.say("aside-done", count=1))).to_be_visible()
    folded = bots.locator("details")
    expect(folded.locator("summary")).to_have_text(person.say("mine-aside", count=1))
    person.button("undo").click()
    expect(folded).to_have_count(0)
    person.button("aside-all").click()
    expect(folded.locator("summary")).to_have_text(person.say("mine-aside", count=2))
    expect(badge).to_have_text("1")

    folded.locator("summary").click()
    folded.locator(f"a[href='/t/{games[0]['id']}']").click()
    person.page.wait_for_url(f"**/t/{games[0]['id']}")
    expect(person.page.get_by_test_id("status")).to_be_visible()
    person.goto("/mine")
    expect(folded.locator("summary")).to_have_text(person.say("mine-aside", count=1))


def test_a_full_rematch_is_not_open(visitor: NewVisitor) -> None:
    ana, bo, third = visitor(), visitor(), visitor()
    for each, name in ((ana, "Ana"), (bo, "Bo"), (third, "Cy")):
        be_guest(each, name)
    table = open_table(ana, "18-ghosts", ["me", "open"])
    third.goto("/lobby")
    opened = third.page.get_by_role("region", name=third.say("lobby-open"))
    row = opened.locator(f"a[href='/t/{table['id']}']")
    expect(row).to_be_visible()
    ask(bo, "POST", f"/api/tables/{table['id']}/seats")
    expect(row).to_have_count(0)
