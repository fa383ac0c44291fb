"""A game with a clock and a spectator: take-back, a fallen flag, talk beside it, the keys."""

import time
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import click
from tests.browser.setting_up import ask, be_guest, open_table
from tests.browser.visitor import NewVisitor
from tests.server.conftest import LiveHouse
from tests.server.tables.players import Club


@pytest.fixture
def slow_bots(house: LiveHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot only sits there."""
    monkeypatch.setattr(house.house.tables, "bot_pause", 3600.0)


def time_runs_out(house: LiveHouse, table: str, seq: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever is to act."""
    club = Club(house, ExitStack())
    with monkeypatch.context() as patched:
        patched.setattr(club.tables, "now", lambda: time.time() + 3600)
        club.do_due("clock", {"id": table}, str(seq))


def test_a_take_back_to_the_start_then_a_flag_and_a_claimed_win(
    visitor: NewVisitor,
    house: LiveHouse,
    slow_bots: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, ben, eve = visitor(), visitor(language="fr", viewport=(390, 844), touch=True), visitor()
    names = ["Ana", "Ben"]
    for who, name in zip((ana, ben), names, strict=True):
        be_guest(who, name)
    pace = {"kind": "live", "bank": 60}
    table = open_table(ana, "18-ghosts", ["me", "open"], pace=pace)["id"]
    ask(ben, "POST", f"/api/tables/{table}/seats")
    ask(ana, "POST", f"/api/tables/{table}/start")
    for who in (ana, ben, eve):
        who.goto(f"/t/{table}")
    hers, his, seen = (EighteenGhosts(who, click) for who in (ana, ben, eve))

    hers.wait_for_turn()
    hers.turn()
    his.wait_for_turn()
    expect(hers.button("take-back")).to_be_enabled()
    hers.button("take-back").click()
    his.button("proposal-yes").click()
    hers.wait_for_turn()
    expect(hers.button("take-back")).to_be_disabled()
    since = hers.words.like("table", "since-show", count=1)
    expect(ana.page.get_by_role("button", name=since)).to_have_count(0)

    hers.turn()
    his.wait_for_turn()
    expect(seen.status).to_contain_text("Ben")
    time_runs_out(house, table, 3, monkeypatch)
    for game in (hers, seen):
        told = game.say("status-flag", count=1, names="Ben")
        expect(game.status).to_contain_text(told)
    expect(his.status).to_have_text(his.say("status-flag-you-claim"))
    expect(his.button("come-back")).to_be_visible()
    for game in (hers, his, seen):
        late = game.page.get_by_role("list", name=game.say("seats")).get_by_role("listitem").last
        expect(late).to_contain_text(game.say("seat-flag"))
        expect(late.get_by_role("timer")).to_have_text(f"{game.say('clock-left')} 0:00")
    event = hers.words("hantise", "event-flag", seat_name="Ben")
    expect(ana.page.get_by_role("tabpanel").get_by_text(event)).to_be_visible()
    expect(seen.button("claim")).to_have_count(0)
    expect(his.button("claim")).to_have_count(0)

    # A spectator who is nobody yet gets a name, and talks to spectators alone.
    line = seen.say("phrase-boo")
    eve.page.get_by_role("tab", name=seen.say("chat")).click()
    seen.button("chat-join").click()
    seen.button("phrase-boo").click()
    expect(eve.page.locator("#side-panel ol li")).to_contain_text(line)
    ana.page.get_by_role("tab", name=hers.say("chat")).click()
    expect(ana.page.get_by_text(hers.say("chat-empty"))).to_be_visible()

    ana.page.keyboard.press("?")
    keys = ana.page.get_by_role("dialog", name=hers.say("keys"))
    expect(keys).to_contain_text(hers.say("keys-rooms"))
    ana.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)

    hers.button("claim").click()
    expect(hers.dialog).to_contain_text(hers.say("sure-claim.text"))
    hers.button("sure-claim.yes").last.click()
    for game in (hers, his, seen):
        expect(game.end).to_contain_text(game.words("hantise", "ending-lost-on-time"))
        expect(game.end.get_by_role("row").last).to_contain_text(game.say("seat-flag"))
    expect(hers.end).to_contain_text(hers.say("result-you"))
    chat = ana.page.locator("#side-panel ol li")
    expect(chat.first).to_contain_text(hers.say("chat-spectator"))

    ana.goto(f"/replay/{table}")
    expect(hers.status).to_be_visible()
    ana.page.keyboard.press("?")
    expect(keys).to_contain_text(hers.say("keys-ten"))
    ana.page.keyboard.press("?")
    expect(keys).to_have_count(0)
