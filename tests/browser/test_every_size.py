"""Every board on every size of screen: all of it can be seen and touched, or scrolled to."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest
from playwright.sync_api import expect

from hantise.core import registry
from tests.browser.crowded import crowded
from tests.browser.layout import troubles
from tests.browser.setting_up import at_this_screen, be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor
from tests.core import urns

TIGHT = ((320, 480), (480, 320), (320, 568), (568, 320), (640, 400), (844, 390), (1024, 500))
ROOMY = ((360, 640), (390, 844), (768, 1024), (1366, 625), (1440, 900))
"""Here nothing is scrolled."""
LEAST = 270
"""Pixels of height that a lesson leaves for the board where a phone lies on its side."""
SEATS = {
    "18-ghosts": 2,
    "ghooost": 6,
    "ghosts": 6,
    "macgregor": 4,
    "macgregor-treasure": 6,
    "rest-in-peace": 2,
}
OPTIONS: dict[str, dict[str, Any]] = {
    "macgregor": {"edition": "1998"},
    "rest-in-peace": {"mediums": "up-to-4"},
}
NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eva", "Finn"]


@pytest.fixture
def phone(visitor: NewVisitor) -> Visitor:
    """Somebody whose screen changes its size; the French words are the longer ones."""
    made = visitor(touch=True, language="fr")
    be_guest(made, "Ana")
    return made


def look(at: Visitor, path: str) -> dict[str, list[str]]:
    """What is wrong with a board on tight screens."""
    at.follow(path)
    expect(at.page.locator("[data-stage] > *").first).to_be_visible()
    expect(at.page.get_by_test_id("status")).to_be_visible()
    return troubles(at.page, TIGHT)


@pytest.mark.parametrize("game", SEATS)
def test_a_crowded_table_of_every_phase(
    phone: Visitor, visitor: NewVisitor, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    options = OPTIONS.get(game, {})
    seats = ["me", *["careful"] * (SEATS[game] - 1)]
    positions = crowded(game, SEATS[game], options)
    weightiest = max(positions, key=lambda phase: len(positions[phase].position()))
    found = {}
    for phase, position in positions.items():
        with monkeypatch.context() as patch:
            patch.setattr(registry.find(game), "start", lambda _, at=position: at.copy())
            table = open_table(phone, game, seats, start=True, memory_aid=True, options=options)
            path = f"/t/{table['id']}"
            found[phase] = look(phone, path)
            if phase == weightiest:
                # Six racks of treasures leave the caves too little of the smallest phone.
                fitting = ROOMY[1:] if game == "macgregor-treasure" else ROOMY
                found[phase] |= troubles(phone.page, fitting, fits=True)
                watcher = visitor(touch=True, language="fr")
                found["watched"] = look(watcher, path)
    assert not any(found.values()), {phase: told for phase, told in found.items() if told}


def test_one_screen_for_six(phone: Visitor) -> None:
    table = open_table(phone, "ghosts", [at_this_screen(name) for name in NAMES], start=True)
    phone.goto(f"/t/{table['id']}")
    phone.button("curtain-keep", "table").click()
    assert troubles(phone.page, TIGHT) == {}
    assert troubles(phone.page, ROOMY, fits=True) == {}


def test_a_game_without_a_board_of_its_own(phone: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("urns", "tests.core.urns:Urns", registry.GROUP)
    known = registry._entries() | {"urns": entry}
    monkeypatch.setattr(registry, "_entries", lambda: known)
    assert registry.find("urns") is urns.Urns
    # Nobody else sees it in the lobby: its words are gone with this test.
    seats = [at_this_screen(name) for name in NAMES[:2]]
    table = open_table(phone, "urns", seats, start=True, public=False)
    assert look(phone, f"/t/{table['id']}") == {}


@pytest.mark.parametrize("game", SEATS)
def test_the_first_scene_of_a_lesson(phone: Visitor, game: str) -> None:
    assert look(phone, f"/learn/{game}") == {}
    phone.page.set_viewport_size({"width": 844, "height": 390})
    stage = phone.page.locator("[data-stage]").bounding_box()
    assert stage is not None
    assert stage["height"] >= LEAST, "what is said about a scene takes the board's room"
