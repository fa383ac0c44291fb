"""``hantise games``: which games there are."""

from typing import TYPE_CHECKING

from hantise.cli.configure import JsonOption

if TYPE_CHECKING:
    from hantise.core.game import About, Game
    from hantise.core.options import OptionSpec


def games(json: JsonOption = False) -> None:
    """A table of all games, with their options."""
    from hantise.core import registry

    if json:
        from hantise.cli.screen import print_json

        print_json([_data(game) for game in registry.games()])
    else:
        _show(registry.games())


def _data(game: "type[Game]") -> dict[str, object]:
    import msgspec

    from hantise import text
    from hantise.bots import bot_ids
    from hantise.core.options import describe

    id = game.about.id
    titles = {language: text.say(id, "title", language=language) for language in text.LANGUAGES}
    return {
        "title": titles,
        **msgspec.structs.asdict(game.about),
        "options": describe(game.options_type),
        "bots": bot_ids(id),
    }


def _show(found: "tuple[type[Game], ...]") -> None:
    from rich.table import Table

    from hantise.cli.screen import console
    from hantise.cli.words import say
    from hantise.core.options import describe

    table = Table(show_lines=True)
    for key in ("id", "game", "players", "minutes", "age", "options"):
        table.add_column(say(f"cli-column-{key}"))
    table.columns[0].style = "bold cyan"
    table.columns[0].no_wrap = True
    for game in found:
        about = game.about
        options = [_option(spec) for spec in describe(game.options_type)]
        table.add_row(
            about.id,
            _credits(about),
            _span(about.min_players, about.max_players),
            str(about.minutes),
            f"{about.age}+",
            "\n".join(options) or "–",
        )
    console().print(table)


def _credits(about: "About") -> str:
    from hantise import text

    authors = ", ".join(about.authors)
    return f"{text.say(about.id, 'title')}\n{authors}\n{about.publisher} {about.year}"


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _option(spec: "OptionSpec") -> str:
    """``name=default`` and what else it may be."""
    from hantise.cli.words import say

    default = str(spec.default).lower() if spec.kind == "flag" else str(spec.default)
    if spec.kind == "number":
        others = f"{spec.low}–{spec.high}"
    elif spec.kind == "text":
        others = "…"
    elif spec.kind == "flag":
        others = str(not spec.default).lower()
    else:
        others = ", ".join(spec.choices[1:])
    return say("cli-option-line", name=spec.name, default=default, others=others)
