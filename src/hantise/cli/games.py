"""``hantise games``: which games there are."""

from typing import TYPE_CHECKING

from hantise.cli.configure import JsonOption

if TYPE_CHECKING:
    from hantise.core.game import Game
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
    """A name in each row, and beside it what it stands for: wide enough for any terminal."""
    from rich.table import Table

    from hantise import text
    from hantise.cli.screen import console
    from hantise.core.options import describe
    from hantise.terminal.words import say

    table = Table(show_lines=True)
    table.add_column(say("cli-column-id"), style="bold cyan", no_wrap=True)
    table.add_column(say("cli-column-game"))
    for game in found:
        about = game.about
        lines = [
            text.say(about.id, "title"),
            f"{', '.join(about.authors)} · {about.publisher} {about.year}",
            say(
                "cli-game-facts",
                players=_span(about.min_players, about.max_players),
                minutes=about.minutes,
                age=about.age,
            ),
            *map(_option, describe(game.options_type)),
        ]
        table.add_row(about.id, "\n".join(lines))
    console().print(table)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _option(spec: "OptionSpec") -> str:
    """``name=default`` and what else it may be."""
    from hantise.terminal.words import say

    default = str(spec.default).lower() if spec.kind == "flag" else str(spec.default)
    if spec.kind == "number":
        others = f"{spec.low}–{spec.high}"
    elif spec.kind == "text":
        return say("cli-option-text", name=spec.name, most=spec.high)
    elif spec.kind == "flag":
        others = str(not spec.default).lower()
    else:
        others = ", ".join(choice for choice in spec.choices if choice != default)
    return say("cli-option-line", name=spec.name, default=default, others=others)
