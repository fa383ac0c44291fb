"""``hantise replay``: see a kept game again, step by step or as a log."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.configure import JsonOption, whole_number_option

if TYPE_CHECKING:
    from hantise.cli.timeline import Replay


def replay(
    file: Annotated[Path, typer.Argument(metavar="cli-word-file", help="cli-help-replay-file")],
    eyes: Annotated[
        str | None, typer.Option("--eyes", metavar="cli-word-eyes", help="cli-help-eyes")
    ] = None,
    step: Annotated[int | None, whole_number_option("step", "step")] = None,
    check: Annotated[bool, typer.Option("--check", help="cli-help-check")] = False,
    json: JsonOption = False,
) -> None:
    """Step through a game both ways, from any seat's eyes."""
    from hantise.cli.files import load
    from hantise.cli.screen import is_interactive, print_json
    from hantise.cli.timeline import Replay
    from hantise.cli.viewpoint import read_eyes, usual_eyes

    table = load(file)
    if check:
        _show_checked(file, len(table.entries), json=json)
        return
    chosen = usual_eyes(table) if eyes is None else read_eyes(eyes, table.game.players)
    shown = Replay(table, chosen)
    if json:
        print_json(shown.data())
    elif is_interactive():
        from hantise.cli.replay_keys import walk

        walk(shown, shown.within(0 if step is None else step))
    else:
        _print(shown, step)


def _show_checked(path: Path, entries: int, *, json: bool) -> None:
    from hantise.cli.screen import print_json
    from hantise.terminal.words import say

    if json:
        print_json({"file": str(path), "entries": entries, "sound": True})
    else:
        print(say("cli-record-sound", path=str(path), entries=entries))


def _print(shown: "Replay", step: int | None) -> None:
    """The whole log, or one moment."""
    from hantise.cli.screen import console

    out = console()
    if shown.note:
        out.print(shown.note, style="italic")
    if step is not None:
        out.print(shown.picture(shown.within(step), out))
        return
    for line in shown.log():
        out.print(line, soft_wrap=True)
