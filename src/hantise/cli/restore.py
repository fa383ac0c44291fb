"""``hantise restore``: put a backup in the place of a database."""

from pathlib import Path
from typing import Annotated

import typer

from hantise.cli.serve import DatabaseOption


def restore(
    file: Annotated[Path, typer.Argument(metavar="cli-word-file", help="cli-help-restore-file")],
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="cli-help-restore-force")] = False,
) -> None:
    """Check the file, then restore it, with bars that move."""
    import asyncio

    from hantise.cli.progress import bar
    from hantise.cli.screen import console
    from hantise.server.settings import read_settings
    from hantise.server.storage.restore import restore as put_back
    from hantise.terminal.words import say

    settings = read_settings({"database": database})
    with bar("cli-backup-verifying") as verifying, bar("cli-restore-writing") as restoring:
        header = asyncio.run(
            put_back(settings, file, force=force, verifying=verifying, restoring=restoring)
        )
    console().print(say("cli-restore-done", rows=header.rows))
