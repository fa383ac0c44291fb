"""What a client must know of the games: what they are, their words, their rules."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.types import ControllerRouterHandler

from hantise import text
from hantise.bots import bot_ids, bot_type, usual_bot
from hantise.core import registry
from hantise.core.errors import BadOption, UnknownGame
from hantise.core.game import Game
from hantise.core.options import OptionSpec, describe, read_options
from hantise.core.pages import NoPage, page_file
from hantise.server.errors import NotFound
from hantise.server.etag import Prepared, answer, prepare, prepare_json, typed
from hantise.server.forms import BotInfo, GameInfo, Language, OptionInfo, RulesPage
from hantise.server.game_files import BOARD, WINDOW, address_of
from hantise.server.languages import language_of
from hantise.server.rules_page import render
from hantise.server.tables.model.configured_games import recalls

HOUSE_DOMAINS: Final = (text.PRODUCT, "house", "table", "castle")
"""The files of messages that belong to no game."""
ENDING: Final = ".ftl"


def known_game(id: str) -> type[Game]:
    """The game with that id; `NotFound` if there is none."""
    try:
        return registry.find(id)
    except UnknownGame as error:
        raise NotFound(error.text.key, error.text.domain, **error.text.fields) from error


@lru_cache(maxsize=64)
def game_info(game: type[Game]) -> GameInfo:
    """What a form and a page need to know of a game."""
    about = game.about
    return GameInfo(
        id=about.id,
        authors=about.authors,
        publisher=about.publisher,
        year=about.year,
        min_players=about.min_players,
        max_players=about.max_players,
        minutes=about.minutes,
        age=about.age,
        hides=about.hides,
        recalls=recalls(game),
        bots=tuple(BotInfo(id, bot_type(id, game()).level) for id in bot_ids(about.id)),
        usual_bot=usual_bot(about.id),
        options={str(players): _options(game, players) for players in about.players},
        board=address_of(about.id, BOARD),
        window=address_of(about.id, WINDOW),
    )


def _options(game: type[Game], players: int) -> tuple[OptionInfo, ...]:
    specs = describe(game.options_type, players)
    unused = game.options_type.unused(players)
    return tuple(
        OptionInfo(**msgspec.structs.asdict(spec) | {"choices": _possible(game, spec, players)})
        for spec in specs
        if spec.name not in unused
    )


def _possible(game: type[Game], spec: OptionSpec, players: int) -> tuple[str, ...]:
    """The choices that so many players have: nobody in seat F begins a game for two."""

    def fits(choice: str) -> bool:
        try:
            read_options(game.options_type, {spec.name: choice}, players)
        except BadOption:
            return False
        return True

    return tuple(filter(fits, spec.choices))


@get("/api/games", sync_to_thread=False, tags=["games"])
def list_games(request: Request[Any, Any, Any]) -> Response[list[GameInfo]]:
    """All games of this house."""
    return typed(answer(request, _listed(tuple(registry.games()))), list[GameInfo])


@lru_cache(maxsize=8)
def _listed(games: tuple[type[Game], ...]) -> Prepared:
    return prepare_json([game_info(game) for game in games])


@get("/api/texts/{language:str}/{file:str}", media_type=MediaType.TEXT, tags=["games"])
async def texts(request: Request[Any, Any, Any], language: str, file: str) -> Response[bytes]:
    """The messages of a domain in a language, as a Fluent file ``<domain>.ftl``."""
    domain = file.removesuffix(ENDING)
    known = language in text.LANGUAGES and domain != file and _is_domain(domain)
    source = text.source(domain, language) if known else None
    if source is None or not source.is_file():
        raise NotFound("error-no-messages", name=domain[:40], language=language[:10])
    words = _contents(source, source.stat().st_mtime_ns)
    return answer(request, words)


def _is_domain(domain: str) -> bool:
    if domain in HOUSE_DOMAINS:
        return True
    # Found, not only listed: a third party's game then tells where its messages are.
    return domain in registry.ids() and registry.find(domain).about.id == domain


@lru_cache(maxsize=64)
def _contents(path: Path, _changed: int) -> Prepared:
    """A file; ``_changed`` tells its versions apart."""
    return prepare(path.read_bytes(), MediaType.TEXT)


@get("/api/games/{game:str}/rules", sync_to_thread=True, tags=["games"])
def rules(
    request: Request[Any, Any, Any], game: str, lang: Literal["auto", Language] = "auto"
) -> Response[RulesPage]:
    """The rules of a game, in sections, with the rules' numbers as anchors."""
    known_game(game)
    language = cast("Language", language_of(request.scope)) if lang == "auto" else lang
    try:
        path = page_file(game, language)
    except NoPage as error:
        raise NotFound(error.text.key, error.text.domain, **error.text.fields) from error
    return typed(answer(request, _page(path, path.stat().st_mtime_ns, game, language)), RulesPage)


@lru_cache(maxsize=64)
def _page(path: Path, changed: int, game: str, language: Language) -> Prepared:
    title, sections = render(path, changed)
    return prepare_json(RulesPage(game, language, title, sections))


routes: list[ControllerRouterHandler] = [list_games, texts, rules]
