"""A finished game understood: analysed in one touch, its turning point shown, and played on from."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hantise.analysis import Effort
from hantise.bots import make_bot
from hantise.core.action import Action
from hantise.core.record import encode, record_of
from hantise.core.registry import find
from hantise.core.table import Seat, Table
from hantise.search import Budget
from hantise.server.bot_workers import BotWorkers
from hantise.server.records import analyses
from tests.browser.accessibility import Inspection
from tests.browser.eighteen_ghosts import EighteenGhosts
from tests.browser.games import click
from tests.browser.setting_up import ask, be_guest, open_table
from tests.browser.test_replay import Viewer
from tests.browser.visitor import NewVisitor
from tests.server.conftest import SameProcess

MISSED = "1rv2/R2Yr/1BY1^/rbyR1/2^B1 A Yby RBby 0 0"
"""A position in the middle of a game."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses are made in this process, with little thought."""

    async def when_idle(
        _: BotWorkers, __: str, function: Callable[..., Any], /, *given: Any
    ) -> Any:
        return await SameProcess(1, 30.0).run(function, *given)

    monkeypatch.setattr(BotWorkers, "when_idle", when_idle)
    monkeypatch.setattr(analyses, "usual_effort", lambda *_: Effort("master", 2_000))


def test_from_the_end_of_a_game_to_its_analysis(visitor: NewVisitor) -> None:
    player = visitor()
    be_guest(player, "Ana")
    id = open_table(player, "18-ghosts", ["me", "careful"], start=True)["id"]
    player.goto(f"/t/{id}")
    table = EighteenGhosts(player, click)
    assert not table.play_on(2)
    table.resign()
    table.ends()
    table.end.get_by_role("link", name=player.say("analyse", "table")).click()
    expect(player.page.get_by_test_id("better")).to_be_visible()
    curve = player.page.get_by_role("slider", name=player.say("analysis-curve", "table"))
    replay = Viewer(player)
    replay.at(0)
    curve.focus()
    player.page.keyboard.press("End")
    last = int(curve.get_attribute("aria-valuemax") or 0)
    replay.at(last)
    expect(curve).to_have_attribute("aria-valuetext", expected_end(player.say, last))
    curve.click(position={"x": 1, "y": 5})
    replay.at(0)


def expected_end(say: Callable[..., str], last: int) -> re.Pattern[str]:
    """How a screen reader is told of the last step: some worth for each of two seats."""
    position = re.escape(say("replay-position", "table", step=last, last=last))
    return re.compile(rf"^{position}: .+ ([+−]\d+|0), .+ ([+−]\d+|0)$")


def test_a_turning_point_is_shown_and_played_on_from(
    visitor: NewVisitor, inspection: Inspection
) -> None:
    table = Table(find("18-ghosts")(), [Seat("Ana"), Seat("Ben")], MISSED)
    table.enter(worst(table))
    table.resign(0)
    player = visitor(viewport=(390, 844))
    be_guest(player, "Zoé")
    id = ask(player, "POST", "/api/records", **json.loads(encode(record_of(table))))["id"]
    player.goto(f"/replay/{id}?step=1&eyes=0")
    replay = Viewer(player)
    replay.at(1)
    player.button("analyse", "table").click()
    better = player.page.get_by_test_id("better")
    expect(better).to_contain_text("−")
    told = ask(player, "GET", f"/api/records/{id}/analysis")["analysis"]
    (point,) = (told["moves"][number] for number in told["turning"])
    action = point["better"]
    words = player.say(f"action-{action['kind']}", "18-ghosts", **action["fields"])
    player.button("analysis-details", "table").click()
    details = player.page.get_by_test_id("analysis-details")
    inspection.look(player.page, "an analysis in words")
    details.get_by_role("button").filter(has_text=words).click()
    replay.at(0)
    expect(better).to_contain_text(words)
    marked = player.page.locator("[data-stage] .hint")
    expect(marked, "the board points at where it begins and ends").to_have_count(2)
    inspection.look(player.page, "an analysis")

    replay.share().get_by_role("button", name=player.say("play-on", "table")).click()
    sheet = player.page.get_by_test_id("play-on")
    sheet.get_by_role("radio", name="Ana").check()
    player.button("play-on-go", "table").last.click()
    player.page.wait_for_url("**/t/*")
    on = EighteenGhosts(player, click)
    on.wait_for_turn()
    made = ask(player, "GET", f"/api/tables/{player.page.url.rpartition('/')[2]}")
    assert (made["rated"], made["seats"][0]["name"]) == (False, "Zoé")
    assert made["seats"][1]["bot"] is not None


def worst(table: Table) -> Action:
    """Something else than what the best player does."""
    state = table.state
    seat, legal = int(state.actor), state.legal_actions()
    bot = make_bot("master", table.game, 1, Budget(2_000))

    def value(action: Action) -> float:
        thought = bot.choose(state.view(seat), [action]).thought
        assert thought is not None
        return thought.value

    return min(legal, key=value)
