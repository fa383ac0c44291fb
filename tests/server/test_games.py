"""What the house tells about its games, their words and their rules."""

import re
from pathlib import Path

import msgspec
import pytest

from hantise import text
from hantise.bots import bot_ids
from hantise.core import registry
from hantise.core.options import describe
from hantise.server.forms import GameInfo, Problem, RulesPage
from tests.server.conftest import Visit

pytestmark = pytest.mark.anyio


async def test_options_that_change_nothing_are_not_offered(visit: Visit) -> None:
    """Two play one round at Ghooost! (GO-7.1): no match, and no bonus for the last one out."""
    answer = await visit.client.get("/api/games")
    games = msgspec.json.decode(answer.content, type=list[GameInfo])
    (ghooost,) = (game for game in games if game.id == "ghooost")
    offered = {players: {each.name for each in ghooost.options[players]} for players in "236"}
    assert offered["3"] - offered["2"] == {"match", "last_out_bonus"}
    assert offered["3"] == offered["6"] > offered["2"]


async def test_every_game_is_told_with_its_options_and_bots(visit: Visit) -> None:
    answer = await visit.client.get("/api/games")
    assert answer.status_code == 200
    games = {game.id: game for game in msgspec.json.decode(answer.content, type=list[GameInfo])}
    assert tuple(games) == registry.ids()
    ghosts = games["ghosts"]
    assert (ghosts.min_players, ghosts.max_players, ghosts.age) == (2, 6, 8)
    assert (ghosts.hides, ghosts.recalls) == (True, True)
    assert (games["18-ghosts"].hides, games["18-ghosts"].recalls) == (False, False)
    assert set(ghosts.options) == {"2", "3", "4", "5", "6"}
    names = [option.name for option in ghosts.options["4"]]
    assert names == [spec.name for spec in describe(registry.find("ghosts").options_type)]
    assert [bot.id for bot in ghosts.bots] == [*bot_ids("ghosts")]
    assert [bot.level for bot in ghosts.bots] == sorted(bot.level for bot in ghosts.bots)
    levels = [bot.level for bot in ghosts.bots]
    assert levels == sorted(levels)
    assert levels[0] == 0


async def test_what_one_has_is_not_sent_again(visit: Visit) -> None:
    for address in ("/api/games", "/api/texts/fr/ghosts.ftl", "/api/games/ghosts/rules?lang=fr"):
        answer = await visit.client.get(address)
        tag = answer.headers["etag"]
        assert tag.startswith('W/"')
        again = await visit.client.get(address, headers={"if-none-match": f'"x", {tag}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        other = await visit.client.get(address, headers={"if-none-match": '"x"'})
        assert (other.status_code, other.content) == (200, answer.content)


async def test_large_answers_are_packed_for_those_who_can_unpack(visit: Visit) -> None:
    for address in ("/api/games", "/api/texts/fr/ghosts.ftl", "/api/games/ghosts/rules?lang=fr"):
        packed = await visit.client.get(address, headers={"accept-encoding": "gzip, br"})
        plain = await visit.client.get(address, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert packed.headers["etag"] == plain.headers["etag"]
        assert packed.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("domain", ["hantise", "18-ghosts", "ghosts"])
async def test_words_are_sent_as_fluent(visit: Visit, domain: str, language: str) -> None:
    answer = await visit.client.get(f"/api/texts/{language}/{domain}.ftl")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.content == text.source(domain, language).read_bytes()


@pytest.mark.parametrize(
    "place",
    [
        "de/ghosts.ftl",
        "en/nothing.ftl",
        "en/ghosts",
        "en/.ftl",
        "en/..ftl",
        "en/..%2f..%2fpyproject.ftl",
        "..%2fen/ghosts.ftl",
        "en/ghosts.ftl.ftl",
        "en/" + "x" * 3000 + ".ftl",
        "en/%00.ftl",
    ],
)
async def test_there_are_no_other_words(visit: Visit, place: str) -> None:
    answer = await visit.client.get(f"/api/texts/{place}")
    assert answer.status_code == 404
    assert msgspec.json.decode(answer.content, type=Problem).status == 404


async def test_words_of_the_house_and_of_the_table_are_there(visit: Visit) -> None:
    for domain in ("house", "table"):
        for language in text.LANGUAGES:
            answer = await visit.client.get(f"/api/texts/{language}/{domain}.ftl")
            assert answer.status_code == 200


async def rules_page(visit: Visit, game: str, language: str) -> RulesPage:
    answer = await visit.client.get(f"/api/games/{game}/rules", params={"lang": language})
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=RulesPage)


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("language", text.LANGUAGES)
async def test_every_rule_has_an_anchor(visit: Visit, game: str, language: str) -> None:
    page = await rules_page(visit, game, language)
    assert (page.game, page.language) == (game, language)
    assert page.title == text.say(game, "title", language=language)
    ending = "" if language == "en" else f".{language}"
    docs = Path(__file__).parents[2] / "docs" / "games"
    source = (docs / f"{game}{ending}.md").read_text(encoding="utf-8")
    rules = re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\*", source, re.MULTILINE)
    assert len(rules) > 10
    html = "".join(section.html for section in page.sections)
    assert re.findall(r'<li id="([A-Z]+-[\d.]+)">', html) == rules
    ids = [section.id for section in page.sections]
    assert len(set(ids)) == len(ids)
    assert {rule.rpartition(".")[0] for rule in rules} <= set(ids)
    # How to play comes first; what only programs and researchers want is told apart.
    played = [section for section in page.sections if not section.technical]
    assert page.sections[: len(played)] == tuple(played)
    technical = [section.title for section in page.sections[len(played) :] if section.level == 2]
    assert len(technical) == 5, technical


async def test_rules_come_in_the_language_of_the_request(visit: Visit) -> None:
    french = await visit.client.get("/api/games/ghosts/rules", headers={"accept-language": "fr"})
    assert msgspec.json.decode(french.content, type=RulesPage).language == "fr"
    chosen = await visit.client.get(
        "/api/games/ghosts/rules?lang=en", headers={"accept-language": "fr"}
    )
    assert msgspec.json.decode(chosen.content, type=RulesPage).language == "en"


@pytest.mark.parametrize(
    ("address", "status", "key"),
    [
        ("/api/games/chess/rules", 404, "error-unknown-game"),
        ("/api/games/..%2f..%2fREADME/rules", 404, "error-not-found"),
        ("/api/games/ghosts/rules?lang=de", 400, "error-bad-request"),
        ("/api/games/ghosts/rules?lang=", 400, "error-bad-request"),
        ("/api/games/ghosts/rules?lang=null", 400, "error-bad-request"),
    ],
)
async def test_rules_that_are_not_there(visit: Visit, address: str, status: int, key: str) -> None:
    answer = await visit.client.get(address)
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.error.key) == (status, key)
