"""``hantise puzzles mine`` and ``hantise puzzles check``: puzzles are found, and proven again."""

from pathlib import Path
from typing import Annotated

import typer

from hantise.cli.configure import GameArgument, whole_number_option
from hantise.core.errors import HantiseError

WRONG = 1


def puzzles(
    verb: Annotated[str, typer.Argument(metavar="cli-word-puzzles", help="cli-help-puzzles-verb")],
    game: GameArgument,
    each: Annotated[int, whole_number_option("each", "puzzles-each")] = 36,
    seed: Annotated[int, whole_number_option("seed", "puzzles-seed")] = 1,
    games: Annotated[int | None, whole_number_option("games", "puzzles-games")] = None,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="cli-word-file", help="cli-help-puzzles-file")
    ] = None,
) -> None:
    """Look for puzzles in games between bots, or prove those that there are."""
    from hantise.core.registry import find
    from hantise.puzzles.files import file_of

    find(game)
    path = file or file_of(game)
    if path is None:
        raise HantiseError("cli-error-puzzles-nowhere")
    if verb == "mine":
        if each < 1 or games == 0:
            raise HantiseError("cli-error-puzzles-each")
        _mine(game, each, seed, games, path)
    elif verb == "check":
        _check(game, path)
    else:
        raise HantiseError("cli-error-puzzles-verb", given=verb[:40])


def _mine(game: str, each: int, seed: int, most: int | None, path: Path) -> None:
    """Every game looked through is kept, so that a further run goes on."""
    from platformdirs import user_data_path

    from hantise.cli.progress import bar
    from hantise.core.errors import NotSaved
    from hantise.puzzles.files import write_puzzles
    from hantise.puzzles.mine import Mine, dig
    from hantise.terminal.words import say

    kept = user_data_path("hantise", appauthor=False) / "puzzles" / f"{game}-{seed}.jsonl"
    with bar("cli-puzzles-mining") as moved:
        found = dig(Mine(kept, game, seed), game, seed, each, moved, most)
    try:
        path.write_bytes(write_puzzles(found))
    except OSError as error:
        detail = str(error.strerror)
        raise NotSaved("cli-error-puzzles-file", path=str(path), detail=detail) from error
    print(say("cli-puzzles-mined", count=len(found), path=str(path)))


def _check(game: str, path: Path) -> None:
    from hantise.cli.progress import bar
    from hantise.puzzles.files import BadPuzzles, read_puzzles
    from hantise.puzzles.puzzler import check
    from hantise.terminal.words import say

    try:
        there = read_puzzles(path.read_bytes(), path.name)
    except OSError as error:
        detail = str(error.strerror)
        raise HantiseError("cli-error-puzzles-file", path=str(path), detail=detail) from error
    except BadPuzzles as error:
        print(error)
        raise typer.Exit(WRONG) from error
    wrong = []
    with bar("cli-puzzles-checking") as moved:
        for number, puzzle in enumerate(there):
            moved(number, len(there))
            try:
                check(game, puzzle)
            except BadPuzzles as error:
                wrong.append(str(error))
    for words in wrong:
        print(words)
    if wrong:
        raise typer.Exit(WRONG)
    print(say("cli-puzzles-checked", count=len(there)))
