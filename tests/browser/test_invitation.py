"""Two people in two browsers play each other through a link, while a third one watches."""

from playwright.sync_api import expect

from tests.browser.games import click, play_together, until_turn_of
from tests.browser.ghosts import Ghosts
from tests.browser.house import NewTable
from tests.browser.secrecy import hidden_in
from tests.browser.visitor import NewVisitor, Visitor


def invited(host: Visitor) -> str:
    """The link that the waiting room shows."""
    return host.field("share-link", "table").input_value().removeprefix(host.base_url)


def test_two_browsers_and_a_watcher(visitor: NewVisitor) -> None:
    host, guest, watcher = visitor(), visitor(language="fr"), visitor()
    form = NewTable(host, "ghosts")
    form.option("rounds", "1")
    form.send()
    path = invited(host)
    assert path.startswith("/t/"), "the link leads to this very house"

    guest.goto(path)
    guest.field("join-name", "table").fill("Zoé")
    guest.button("sit-any", "table").click()
    expect(guest.page.get_by_test_id("status")).to_have_text(guest.say("waiting-host", "table"))
    expect(host.page.get_by_text("Zoé")).to_be_visible()
    host.button("start", "table").click()
    one, other = Ghosts(host, click), Ghosts(guest, click, seed=2)
    one.is_mine()
    other.is_mine()
    watcher.goto(path)
    watching = Ghosts(watcher, click)
    expect(watcher.page.get_by_text(watcher.say("you-watch", "table"))).to_be_visible()

    talk(guest, "hello", [host, watcher])
    talk(host, "good-luck", [guest, watcher])

    first, second = (one, other) if one.is_mine() else (other, one)
    held = first.held()
    until_turn_of(second, first)
    expect(first.button("take-back")).to_be_enabled()
    first.button("take-back").click()
    second.button("proposal-yes").click()
    first.wait_for_turn()
    assert first.held() == held, "the hand is as it was"
    assert second.settle() == "theirs"

    play_together(one, other)
    while (state := watching.wait()) != "end":
        watching.answer(state)
    watching.ends()

    assert watching.hand.count() == 0
    before_the_end = [message for message in watcher.messages() if not message.get("outcome")]
    assert any(message["type"] == "update" for message in before_the_end)
    assert hidden_in(watcher.messages()) == []
    assert hidden_in(host.messages()), "the search would have found something"


def talk(speaker: Visitor, phrase: str, listeners: list[Visitor]) -> None:
    """Say a ready-made phrase; each hears it in his own language."""
    for one in (speaker, *listeners):
        one.page.get_by_role("tab", name=one.say("chat", "table")).click()
    speaker.button(f"phrase-{phrase}", "table").click()
    for one in (speaker, *listeners):
        line = one.page.get_by_role("tabpanel").locator("ol").get_by_role("listitem")
        expect(line.last).to_contain_text(one.say(f"phrase-{phrase}", "table"))
