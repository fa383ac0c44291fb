"""``hantise backup``: everything in the database as one file, while the house stays open."""

from pathlib import Path
from typing import Annotated

import typer

from hantise.cli.serve import DatabaseOption


def backup(
    file: Annotated[Path, typer.Argument(metavar="cli-word-file", help="cli-help-backup-file")],
    database: DatabaseOption = None,
) -> None:
    """Write the file, with a bar that moves, and read it again to be sure."""
    import asyncio

    from hantise.cli.progress import bar
    from hantise.cli.screen import console
    from hantise.server.settings import read_settings
    from hantise.server.storage.backup import back_up, verify
    from hantise.terminal.words import say

    settings = read_settings({"database": database})
    with bar("cli-backup-writing") as moved:
        rows = asyncio.run(back_up(settings, file, moved))
    with bar("cli-backup-verifying") as moved:
        verify(file, moved)
    console().print(say("cli-backup-done", path=str(file), rows=rows))
