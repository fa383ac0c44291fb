"""``hantise resume``: go on with the last game, or with one from a file."""

from pathlib import Path
from typing import Annotated

import typer

from hantise.cli.configure import SeedOption
from hantise.cli.play import PaceOption, go_on


def resume(
    file: Annotated[
        Path | None, typer.Argument(metavar="cli-word-file", help="cli-help-resume-file")
    ] = None,
    seed: SeedOption = None,
    pace: PaceOption = None,
) -> None:
    """Go on with a game that was kept."""
    from hantise.cli.files import last_unfinished

    go_on(file or last_unfinished(), None, seed, pace)
