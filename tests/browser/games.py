"""Every game by its name, and the ways to touch it."""

from playwright.sync_api import Locator

from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.ghooost import Ghooost
from tests.browser.ghosts import Ghosts
from tests.browser.macgregor import MacGregor
from tests.browser.macgregor_treasure import MacGregorTreasure
from tests.browser.rest_in_peace import RestInPeace
from tests.browser.table import MOST_TURNS

Player = EighteenGhosts | Ghooost | Ghosts | MacGregor | MacGregorTreasure | RestInPeace
GAMES: dict[str, type[Player]] = {
    "18-ghosts": EighteenGhosts,
    "ghooost": Ghooost,
    "ghosts": Ghosts,
    "macgregor": MacGregor,
    "macgregor-treasure": MacGregorTreasure,
    "rest-in-peace": RestInPeace,
}
SHORT: dict[str, dict[str, str | int]] = {
    "18-ghosts": {"goal": "any-one"},
    "ghooost": {"idle_limit": 10},
    "ghosts": {"rounds": 1},
    "macgregor": {},
    "macgregor-treasure": {"goal": 5, "treasures": 9},
    "rest-in-peace": {"mediums": "up-to-4"},
}
"""Options under which a game is soon over."""


def click(what: Locator) -> None:
    """With the mouse."""
    what.click()


def tap(what: Locator) -> None:
    """With a finger."""
    what.tap()


def until_turn_of(one: Player, other: Player) -> None:
    """The other plays on until it is this one's turn.

    Only the page of whoever acted last knows for certain how it stands.
    """
    while (state := other.settle()) != "theirs":
        assert state != "end", "the game is over"
        if state == "turn":
            other.turn()
        else:
            other.answer(state)
    while (state := one.wait()) == "round":
        one.answer(state)
    one.wait_for_turn()


def play_together(one: Player, other: Player) -> None:
    """Two people play each other to the end; a page is read after what it was told last."""
    acting, waiting = (one, other) if one.is_mine() else (other, one)
    for _ in range(MOST_TURNS):
        state = acting.settle()
        if state == "end":
            break
        if state == "theirs":
            acting, waiting = waiting, acting
            state = acting.wait()
        if state == "turn":
            acting.turn()
        elif state != "end":
            acting.answer(state)
    for each in (acting, waiting):
        while (state := each.wait()) != "end":
            each.answer(state)
        each.ends()
