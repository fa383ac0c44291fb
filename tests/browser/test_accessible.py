"""axe finds nothing on any page, in either theme; and every page is in words."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from hantise.puzzles.files import puzzles_of
from hantise.text import LANGUAGES
from tests.browser.accessibility import Inspection
from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import GAMES, click, until_turn_of
from tests.browser.ghosts import Ghosts
from tests.browser.setting_up import (
    Found,
    appoint,
    ask,
    at_this_screen,
    be_account,
    be_guest,
    open_table,
)
from tests.browser.visitor import NewVisitor, Visitor
from tests.server.conftest import LiveHouse

of_each_game = pytest.mark.parametrize(
    ("game", "guest"), list(zip(GAMES, cycle(LANGUAGES))), indirect=["guest"]
)
"""The languages take turns."""


def in_both_languages(first: str) -> pytest.MarkDecorator:
    """One language in every run, the other one in the long run."""
    languages = [
        pytest.param(each, marks=() if each == first else pytest.mark.long) for each in LANGUAGES
    ]
    return pytest.mark.parametrize("guest", languages, indirect=True)


@pytest.fixture
def guest(request: pytest.FixtureRequest, visitor: NewVisitor) -> Visitor:
    """Somebody who reads a language."""
    return visitor(language=request.param)


def unfold(visitor: Visitor) -> None:
    """Open everything that is folded up."""
    for summary in visitor.page.locator("summary").all():
        summary.click()


@in_both_languages("fr")
def test_pages_of_the_house(guest: Visitor, inspection: Inspection) -> None:
    page, say = guest.page, guest.say
    guest.follow("/")
    guest.sees(page.get_by_role("article").last)
    inspection.look(page, "entrance")
    guest.follow("/lobby")
    guest.sees(guest.heading("lobby-here"))
    inspection.look(page, "lobby")
    guest.follow("/lobby?game=ghosts#new")
    guest.sees(guest.field("form-game"))
    unfold(guest)
    inspection.look(page, "form with everything open")
    guest.field("pace").select_option("live")
    guest.field("seat", letter="B").select_option("here")
    inspection.look(page, "form with a clock and two people at one screen")
    guest.follow("/mine")
    guest.sees(page.get_by_text(say("mine-none")))
    inspection.look(page, "my games, none")
    for path, key in (
        ("/leaderboard", "title-leaderboard"),
        ("/puzzles", "title-puzzles"),
        ("/device", "title-device"),
        ("/about", "title-about"),
        ("/fair", "title-fair"),
    ):
        guest.follow(path)
        guest.sees(guest.heading(key))
        inspection.look(page, path)
    guest.follow("/leaderboard/ghosts")
    guest.sees(page.get_by_text(guest.say("leaderboard-none")))
    inspection.look(page, "leaderboard of a game")
    guest.follow("/replay")
    guest.sees(guest.heading("import-title", "table"))
    inspection.look(page, "import")


@of_each_game
def test_pages_of_a_game(guest: Visitor, inspection: Inspection, game: str) -> None:
    page = guest.page
    guest.follow(f"/rules/{game}")
    guest.sees(page.get_by_role("searchbox").or_(page.get_by_role("textbox")))
    guest.sees(page.get_by_role("listitem").last)
    inspection.look(page, "rules")
    for puzzle in puzzles_of(game)[:1]:
        guest.follow(f"/puzzles/{game}/{puzzle.id}")
        guest.sees(guest.button("puzzle-show", "table"))
        inspection.look(page, "puzzle")
    guest.follow(f"/learn/{game}")
    guest.sees(guest.button("lesson-show", "table"))
    inspection.look(page, "lesson")
    guest.button("lesson-show", "table").click()
    inspection.look(page, "lesson, shown")


@in_both_languages("en")
def test_addresses_where_nothing_is(guest: Visitor, inspection: Inspection) -> None:
    guest.expect_complaints(r"status of 404")
    for path, key, domain in (
        ("/no/such/room", "not-found-heading", "house"),
        ("/t/no-such-table", "no-table", "table"),
        ("/tv/ZZZZ", "no-table", "table"),
        ("/replay/no-such-game", "replay-none", "table"),
    ):
        guest.follow(path)
        guest.sees(guest.heading(key, domain))
        inspection.look(guest.page, path)


@in_both_languages("fr")
def test_settings_of_guests_and_accounts(guest: Visitor, inspection: Inspection) -> None:
    page, language = guest.page, guest.words.language
    guest.goto("/settings")
    guest.sees(guest.heading("title-settings"))
    inspection.look(page, "settings of nobody")
    be_guest(guest, f"Guest of {language}")
    guest.goto("/settings")
    guest.button("other-device-make").click()
    guest.sees(page.get_by_role("img", name=guest.say("other-device-qr")))
    unfold(guest)
    inspection.look(page, "settings of a guest, everything open")
    be_account(guest, f"Account {language}")
    guest.goto("/settings")
    guest.field("token-label").fill("bot")
    guest.button("token-new").click()
    guest.sees(page.get_by_text(guest.say("token-secret")))
    unfold(guest)
    inspection.look(page, "settings of an account, everything open")


@in_both_languages("en")
def test_administration(guest: Visitor, inspection: Inspection, house: LiveHouse) -> None:
    name = f"Keeper {guest.words.language}"
    be_account(guest, name)
    appoint(house, guest, name)
    guest.follow("/admin")
    guest.page.get_by_label(guest.say("account-name")).fill(name)
    guest.button("admin-find-button").click()
    guest.sees(guest.page.get_by_text(guest.say("admin-found", count=1)))
    inspection.look(guest.page, "administration with somebody found")


@in_both_languages("fr")
def test_everything_that_opens_over_a_table(guest: Visitor, inspection: Inspection) -> None:
    be_guest(guest, "Ana")
    id = open_table(guest, "18-ghosts", ["me", "careful"], start=True)["id"]
    guest.follow(f"/t/{id}")
    table, page = EighteenGhosts(guest, click), guest.page
    table.wait_for_turn()
    for panel in ("log", "chat", "rules"):
        page.get_by_role("tab", name=table.say(panel)).click()
        inspection.look(page, panel)
    menu = table.open_menu()
    inspection.look(page, "menu")
    menu.get_by_role("button", name=table.say("share")).click()
    share = page.get_by_role("dialog", name=table.say("share"))
    expect(share.get_by_role("img")).to_be_visible()
    inspection.look(page, "share")
    page.keyboard.press("Escape")
    table.actions.click()
    expect(page.get_by_role("dialog", name=table.say("all-actions"))).to_be_visible()
    inspection.look(page, "actions")
    page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)


@in_both_languages("en")
def test_around_a_table(guest: Visitor, inspection: Inspection, visitor: NewVisitor) -> None:
    """What is the same whatever is played."""
    page = guest.page
    other, table = open_for_two(guest, visitor, "ghosts")
    guest.follow(f"/t/{table['id']}")
    guest.sees(page.get_by_role("img"))
    inspection.look(page, "waiting room")
    other.follow(f"/tv/{table['code']}")
    other.sees(other.page.get_by_role("img"))
    inspection.look(other.page, "big screen, waiting")
    ask(other, "POST", f"/api/tables/{table['id']}/seats")
    guest.button("start", "table").click()
    mine, theirs = Ghosts(guest, click), Ghosts(other, click)
    other.follow(f"/t/{table['id']}")
    until_turn_of(mine, theirs)
    until_turn_of(theirs, mine)
    until_turn_of(mine, theirs)
    theirs.button("take-back").click()
    guest.sees(mine.button("proposal-yes"))
    inspection.look(page, "somebody asks for something")
    mine.button("proposal-no").click()
    mine.open_menu().get_by_role("button", name=mine.say("resign")).click()
    question = page.get_by_role("dialog", name=mine.say("sure-resign"))
    guest.sees(question)
    inspection.look(page, "question")
    question.get_by_role("button", name=mine.say("sure-resign.yes")).click()
    mine.ends()
    guest.follow(f"/replay/{table['id']}")
    mine.button("replay-share").click()
    guest.sees(mine.button("replay-link"))
    inspection.look(page, "replay, share")
    page.keyboard.press("Escape")
    guest.follow("/mine")
    guest.sees(guest.link("replay").first)
    inspection.look(page, "my games")
    other_id = ask(other, "GET", "/api/me")["id"]
    guest.follow(f"/people/{other_id}")
    guest.sees(page.get_by_role("heading", name="Other"))
    inspection.look(page, "player")


@of_each_game
def test_a_game_to_its_replay(
    guest: Visitor, inspection: Inspection, visitor: NewVisitor, game: str
) -> None:
    page = guest.page
    other, table = open_for_two(guest, visitor, game)
    ask(other, "POST", f"/api/tables/{table['id']}/seats")
    ask(guest, "POST", f"/api/tables/{table['id']}/start")
    guest.follow(f"/t/{table['id']}")
    other.follow(f"/tv/{table['code']}")
    mine, theirs = (GAMES[game](one, click) for one in (guest, other))
    other.sees(theirs.status)
    inspection.look(other.page, "big screen")
    other.follow(f"/t/{table['id']}")
    if not mine.is_mine():
        inspection.look(page, "not my turn")
    until_turn_of(mine, theirs)
    inspection.look(page, "my turn")
    until_turn_of(theirs, mine)
    inspection.look(page, "after my turn")
    until_turn_of(mine, theirs)
    mine.resign()
    mine.ends()
    inspection.look(page, "end")
    guest.follow(f"/replay/{table['id']}?step=20&eyes=open")
    guest.sees(mine.button("replay-share"))
    inspection.look(page, "replay")


def open_for_two(guest: Visitor, visitor: NewVisitor, game: str) -> tuple[Visitor, Found]:
    """Somebody who comes too, and a table for both."""
    be_guest(guest, "Host")
    other = visitor()
    be_guest(other, "Other")
    return other, open_table(guest, game, ["me", "open"])


@in_both_languages("en")
def test_curtain(guest: Visitor, inspection: Inspection) -> None:
    be_guest(guest, "Ana")
    table = open_table(guest, "ghosts", ["me", at_this_screen("Bo")], start=True)
    guest.follow(f"/t/{table['id']}")
    game = Ghosts(guest, click)
    look = game.button("curtain-keep")
    guest.sees(look)
    inspection.look(guest.page, "curtain")
    look.click()
    game.wait_for_turn()
    inspection.look(guest.page, "curtain open")
    game.turn()
    look.click()
    guest.sees(game.button("recap-read"))
    inspection.look(guest.page, "recap")
