"""On a phone, with a finger: whole games, everything in sight, nothing too small to touch."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from hantise.puzzles.files import games_with_puzzles, puzzles_of
from tests.browser.games import GAMES, SHORT, tap
from tests.browser.house import NewTable
from tests.browser.layout import overflow, small_targets
from tests.browser.setting_up import be_guest
from tests.browser.visitor import NewVisitor, Visitor
from tools import client

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


ROUTES = (client.WEB / "src" / "routes.ts").read_text(encoding="utf-8")
ADDRESSES = re.findall(r'\broute\("([^"]+)"', ROUTES)
PAGES = (
    "/lobby?game=ghosts#new",
    *(address for address in ADDRESSES if ":" not in address),
    *(
        address.replace(":game", game)
        for address in ADDRESSES
        if address.endswith("/:game")
        for game in GAMES
    ),
    *(f"/puzzles/{game}/{puzzles_of(game)[0].id}" for game in games_with_puzzles()),
)
"""Every page that is not about one table, person or castle."""


def test_pages_are_no_wider_than_the_phone(visitor: NewVisitor) -> None:
    small = visitor(viewport=SMALL, touch=True, language="fr")
    small.expect_complaints(r"status of 401.*/api/admin")
    for path in PAGES:
        small.follow(path)
        expect(small.page.get_by_role("heading", level=1)).to_be_visible()
        expect(small.page.get_by_role("status").filter(has_text="…")).to_have_count(0)
        assert overflow(small.page)[0] == 0, path
        assert small_targets(small.page) == [], path
