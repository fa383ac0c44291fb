"""Several people at one screen: a curtain where hands are hidden, none where nothing is."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import click
from tests.browser.ghosts import Ghosts
from tests.browser.house import NewTable
from tests.browser.secrecy import hidden_in
from tests.browser.setting_up import be_guest
from tests.browser.visitor import Message, NewVisitor, Visitor

NAMES = ("Ana", "Bo")
_WATCH = """() => {
  const seen = { closed: [] };
  new MutationObserver(() => {
    const hand = document.querySelector("[role=toolbar]");
    if (hand && document.querySelector("[data-testid=curtain] .cloth"))
      seen.closed.push(hand.outerHTML.slice(0, 80));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  return seen;
}"""


@pytest.fixture
def shared(visitor: NewVisitor) -> Visitor:
    """Ana's browser, which Bo uses too."""
    made = visitor()
    be_guest(made, NAMES[0])
    return made


class Curtain:
    """What hides the table between two turns."""

    def __init__(self, game: Ghosts) -> None:
        self.game = game
        self.whole = game.page.get_by_test_id("curtain")
        self.hold = game.button("curtain-hold")

    def called(self) -> str:
        """Wait until it is closed; the name of who should look."""
        heading = self.whole.get_by_role("heading", level=2)
        expect(heading).to_have_text(self.game.words.like("table", "curtain-who", "name"))
        text = heading.inner_text()
        return next(name for name in NAMES if name in text)

    def hides(self) -> None:
        """Nothing of a hand is in the page, nor came since it was closed."""
        expect(self.game.hand).to_have_count(0)
        page = self.game.page
        assert page.locator("[data-action]:not([data-action=take])").count() == 0
        messages = self.game.visitor.hears(lambda heard: snapshots(heard)[-1]["eyes"] is None)
        kinds = [message["type"] for message in reversed(messages)]
        assert hidden_in(messages[-1 - kinds.index("snapshot") :]) == []


def snapshots(messages: list[Message]) -> list[Message]:
    """Each time the page looked through other eyes."""
    return [message for message in messages if message["type"] == "snapshot"]


def behind_the_curtain(shared: Visitor) -> Ghosts:
    """The first two turns of a game of Ghosts, with everything that a curtain must do."""
    form = NewTable(shared, "ghosts")
    form.seats(["me", NAMES[1]])
    form.option("rounds", "1")
    form.send()
    game = Ghosts(shared, click)
    curtain = Curtain(game)
    page = shared.page

    first = curtain.called()
    curtain.hides()
    look_by_mouse(curtain)
    curtain.hides()
    look_by_key(curtain, "Space")
    look_by_key(curtain, "Enter")
    curtain.hides()
    glance(curtain)

    game.button("curtain-keep").click()
    game.wait_for_turn()
    held = game.held()
    page.keyboard.press("Escape")
    assert curtain.called() == first
    curtain.hides()
    game.button("curtain-keep").click()
    game.wait_for_turn()
    assert game.held() == held
    take_turn(game)

    second = curtain.called()
    assert second != first
    curtain.hides()
    page.go_back()
    assert curtain.called() == second, "going back does not lead behind the curtain"
    curtain.hides()
    game.button("curtain-keep").click()
    recap = page.get_by_role("region", name=game.say("recap-title"))
    expect(recap.get_by_role("listitem").first).to_contain_text(first)
    recap.get_by_role("button", name=game.say("recap-read")).click()
    expect(recap).to_have_count(0)
    game.wait_for_turn()
    take_turn(game)
    return game


def test_ghosts_behind_the_curtain(shared: Visitor) -> None:
    behind_the_curtain(shared)


@pytest.mark.long
def test_a_whole_game_behind_the_curtain(shared: Visitor) -> None:
    game = behind_the_curtain(shared)
    for _ in range(200):
        end = game.end.or_(game.round_over).or_(game.button("curtain-keep"))
        expect(end.first).to_be_visible()
        if game.end.is_visible():
            break
        if game.round_over.is_visible():
            game.answer("round")
            continue
        game.button("curtain-keep").click()
        take_turn(game)
    game.ends()


def look_by_mouse(curtain: Curtain) -> None:
    """It is open exactly as long as the button is held."""
    page = curtain.game.page
    curtain.hold.hover()
    page.mouse.down()
    expect(curtain.game.hand).to_be_visible()
    page.mouse.up()
    expect(curtain.game.hand).to_have_count(0)
    curtain.called()


def glance(curtain: Curtain) -> None:
    """Who lets go before the hand has come leaves nothing behind."""
    page = curtain.game.page
    seen = page.evaluate_handle(_WATCH)
    before = len(snapshots(curtain.game.visitor.messages()))
    curtain.hold.hover()
    page.mouse.down()
    page.mouse.up()
    curtain.called()
    curtain.game.visitor.hears(lambda heard: len(snapshots(heard)) >= before + 2)
    curtain.hides()
    assert seen.evaluate("seen => seen.closed") == [], "a hand came behind the closed curtain"


def look_by_key(curtain: Curtain, key: str) -> None:
    """The same for a key."""
    page = curtain.game.page
    expect(curtain.hold).to_be_focused()
    page.keyboard.down(key)
    expect(curtain.game.hand).to_be_visible()
    page.keyboard.up(key)
    expect(curtain.game.hand).to_have_count(0)
    curtain.called()


def take_turn(game: Ghosts) -> None:
    """Everything that one person does in his turn, with the curtain open."""
    read: Locator = game.button("recap-read")
    while True:
        expect(game.dialog.or_(game.ready).or_(curtain_of(game)).first).to_be_visible()
        if read.is_visible():
            read.click()
        elif curtain_of(game).is_visible() or game.end.is_visible() or game.round_over.is_visible():
            return
        elif game.dialog.is_visible():
            game.answer("question")
        else:
            game.turn()


def curtain_of(game: Ghosts) -> Locator:
    """The closed curtain."""
    return game.page.get_by_text(game.say("curtain-others"))


def test_no_curtain_where_nothing_is_hidden(shared: Visitor) -> None:
    form = NewTable(shared, "18-ghosts")
    form.seats(["me", NAMES[1]])
    form.option("goal", "any-one")
    form.send()
    game = EighteenGhosts(shared, click)
    assert not game.play_on(6)
    expect(shared.page.get_by_test_id("curtain")).to_have_count(0)
    assert len(game.ghosts()) == 6, "both placed theirs"


def test_no_curtain_for_one_person_alone(shared: Visitor) -> None:
    form = NewTable(shared, "ghosts")
    form.seats(["me", "bot"])
    form.send()
    game = Ghosts(shared, click)
    assert not game.play_on(2)
    expect(shared.page.get_by_test_id("curtain")).to_have_count(0)
