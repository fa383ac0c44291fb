"""The house speaks French and English equally well, and changes its language while it is open."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import is_untranslated, untranslated
from tests.browser.games import GAMES, click
from tests.browser.house import Entrance
from tests.browser.visitor import NewVisitor
from tests.browser.words import Words

OTHER = {"en": "fr", "fr": "en"}


@pytest.mark.parametrize("language", OTHER)
def test_switch_in_the_header(visitor: NewVisitor, language: str) -> None:
    player = visitor(language=language)
    player.goto("/")
    html = player.page.locator("html")
    expect(html).to_have_attribute("lang", language)
    expect(player.heading("join-heading")).to_be_visible()
    assert untranslated(player.page) == []

    other = OTHER[language]
    player.button(f"switch-to-{other}").click()
    player.words = Words(other)
    expect(html).to_have_attribute("lang", other)
    expect(player.heading("join-heading")).to_be_visible()
    assert untranslated(player.page) == []

    player.link("nav-settings").first.click()
    expect(player.heading("title-settings")).to_be_visible()
    expect(player.field("setting-language")).to_have_value(other)
    player.page.reload()
    expect(player.heading("title-settings")).to_be_visible()


@pytest.mark.parametrize("language", OTHER)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_each_language(visitor: NewVisitor, game: str, language: str) -> None:
    player = visitor(language=language)
    player.goto("/")
    Entrance(player).play_now(game).click()
    table = GAMES[game](player, click)
    for _ in range(3):
        assert table.play_on(1) is False
        assert untranslated(player.page) == []
    table.button("hint").click()
    expect(player.page.get_by_test_id("hint")).to_be_visible()
    table.actions.click()
    expect(table.dialog).to_be_visible()
    assert untranslated(player.page) == []
    player.page.keyboard.press("Escape")
    table.log()
    assert untranslated(player.page) == []
    player.page.get_by_role("tab", name=table.say("rules")).click()
    expect(player.field("rules-search")).to_be_visible()
    assert untranslated(player.page) == []


@pytest.mark.parametrize(
    "text",
    ["form-open", "Seat: seat-here-name", "{ $count } players", "undefined", "sure-resign.text"],
)
def test_names_of_messages_are_recognised(text: str) -> None:
    assert is_untranslated(text)


@pytest.mark.parametrize(
    "text", ["Ready-made phrases", "rendez-vous", "/t/take-back", "2–6 players", "Free"]
)
def test_words_are_not_mistaken_for_names_of_messages(text: str) -> None:
    assert not is_untranslated(text)
