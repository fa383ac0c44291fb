"""On a phone, with a finger: whole games, everything in sight, nothing too small to touch."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.ghosts import Ghosts
from tests.browser.house import NewTable
from tests.browser.layout import assert_inside, overflow, small_targets
from tests.browser.playing import GAMES, SHORT, tap
from tests.browser.setting_up import at_this_screen, be_guest, open_table
from tests.browser.table import Table
from tests.browser.visitor import NewVisitor, Visitor

SMALL, USUAL = (360, 640), (390, 844)


@pytest.fixture(params=[SMALL, USUAL], ids=["360x640", "390x844"])
def phone(request: pytest.FixtureRequest, visitor: NewVisitor) -> Visitor:
    """Somebody with a phone."""
    made = visitor(viewport=request.param, touch=True, language="fr")
    be_guest(made, "Ana")
    return made


@pytest.mark.parametrize(
    ("game", "phone"), list(zip(GAMES, cycle([SMALL, USUAL]))), indirect=["phone"]
)
def test_a_whole_game_by_tap(phone: Visitor, game: str) -> None:
    form = NewTable(phone, game)
    form.seats(["me", "bot"])
    for option, value in SHORT[game].items():
        form.option(option, str(value))
    form.send()
    table = GAMES[game](phone, tap)
    assert table.play_on()
    table.ends()
    assert small_targets(phone.page) == []


def fits(table: Table) -> None:
    """The line, and the buttons, without scrolling."""
    page = table.page
    assert overflow(page) == (0, 0)
    assert_inside(page, table.status, "the line")
    assert_inside(page, table.actions, "the button with all actions")
    assert_inside(page, table.button("hint"), "the hint")
    assert_inside(page, table.button("menu"), "the menu")
    assert small_targets(page) == []


def test_18_ghosts_fits(phone: Visitor) -> None:
    id = open_table(phone, "18-ghosts", ["me", "careful"], start=True)["id"]
    phone.goto(f"/t/{id}")
    game = EighteenGhosts(phone, tap)
    game.wait_for_turn()
    for turns in (0, 12):
        assert not game.play_on(turns)
        fits(game)
        assert_inside(phone.page, game.castle.get_by_role("gridcell"), "a room")
        sides = phone.page.get_by_role("group")
        expect(sides).to_have_count(2)
        assert_inside(phone.page, sides, "the ghosts beside the castle")


@pytest.mark.parametrize("players", [2, 6])
def test_ghosts_fits_at_the_largest_number_of_seats(phone: Visitor, players: int) -> None:
    seats = ["me", *["careful"] * (players - 1)]
    id = open_table(phone, "ghosts", seats, start=True, memory_aid=True)["id"]
    phone.goto(f"/t/{id}")
    game = Ghosts(phone, tap)
    for turns in (0, 4):
        assert not game.play_on(turns)
        if game.settle() == "question":
            game.answer("question")
        game.wait_for_turn()
        fits(game)
        assert_inside(phone.page, game.cards, "a card")
        around = phone.page.get_by_role("list", name=game.say_game("board-seats"))
        expect(around.get_by_role("listitem")).to_have_count(players)
        assert_inside(phone.page, around.get_by_role("listitem"), "a seat")
        assert_inside(phone.page, phone.page.get_by_role("meter"), "the degree of fright")
        assert_inside(phone.page, phone.page.locator("[data-spot=pile]"), "the pile")


def test_one_screen_for_six_fits(phone: Visitor) -> None:
    names = ["Ana", "Bo", "Cleo", "Dan", "Eva", "Finn"]
    seats = [at_this_screen(name) for name in names]
    id = open_table(phone, "ghosts", seats, start=True)["id"]
    phone.goto(f"/t/{id}")
    game = Ghosts(phone, tap)
    tap(game.button("curtain-keep"))
    game.wait_for_turn()
    assert overflow(phone.page) == (0, 0)
    for what, name in (
        (game.status, "the line"),
        (game.actions, "the button with all actions"),
        (game.cards, "a card"),
        (game.button("curtain-close"), "the button that closes the curtain"),
    ):
        assert_inside(phone.page, what, name)
    assert small_targets(phone.page) == []


PAGES = (
    *("/", "/lobby?game=ghosts#new", "/mine", "/leaderboard", "/settings", "/about", "/fair"),
    *(f"/{page}/{game}" for page in ("rules", "learn") for game in GAMES),
)


def test_pages_are_no_wider_than_the_phone(visitor: NewVisitor) -> None:
    small = visitor(viewport=SMALL, touch=True, language="fr")
    for path in PAGES:
        small.goto(path)
        expect(small.page.get_by_role("heading", level=1)).to_be_visible()
        expect(small.page.get_by_role("status").filter(has_text="…")).to_have_count(0)
        assert overflow(small.page)[0] == 0, path
        assert small_targets(small.page) == [], path
