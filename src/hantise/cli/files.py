"""Where games are kept: a file for each, in the user's data folder unless another is named."""

from datetime import datetime
from pathlib import Path

from hantise.core import record
from hantise.core.errors import BadRecord, HantiseError, NotSaved
from hantise.core.registry import ids
from hantise.core.table import Table


def folder() -> Path:
    """The folder of all games kept without a name of their own."""
    from platformdirs import user_data_path

    return user_data_path("hantise", appauthor=False) / "games"


def new_file(game_id: str) -> Path:
    """A file for a game that begins now. The folder is made when it is first needed."""
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{game_id}"
    path = folder() / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}.json"
    return path


def last_unfinished() -> Path:
    """The file of the last game that can be gone on with."""
    for path in sorted(folder().glob("*.json"), key=_changed, reverse=True):
        try:
            kept = record.decode(path.read_bytes())
        except (OSError, BadRecord):
            continue
        if kept.result is None and kept.game in ids():
            return path
    raise HantiseError("cli-error-nothing-to-resume", folder=str(folder()))


def _changed(path: Path) -> float:
    return path.stat().st_mtime


def load(path: Path) -> Table:
    """Read and verify a record. Names go to the screen, so they must hold nothing but letters."""
    table = record.load(path)
    for seat in table.seats:
        for name in (seat.name, seat.bot or ""):
            if not name.isprintable():
                raise BadRecord("cli-error-name", name=ascii(name))
    return table


def path_taken(path: Path) -> bool:
    """Whether writing there would destroy something."""
    return path.is_file() and path.stat().st_size > 0


class Keeper:
    """Keeps a game in its file, move by move."""

    def __init__(self, path: Path, *, named: bool, new: bool = True) -> None:
        self.path = path
        self.new = new
        self.named = named
        """Whether a person chose the file: then it must be possible to write it."""
        self.trouble: NotSaved | None = None

    def begin(self, table: Table) -> None:
        """Write the file for the first time; a file that holds something else is left alone."""
        if self.named:
            if self.new and path_taken(self.path):
                raise HantiseError("cli-error-file-exists", path=str(self.path))
            record.save(table, self.path)
        else:
            self.keep(table)

    def keep(self, table: Table) -> None:
        """Write the file anew. A game goes on even if that is not possible."""
        try:
            if not self.named:
                _make_folder(self.path.parent)
            record.save(table, self.path)
        except NotSaved as error:
            self.trouble = error
        else:
            self.trouble = None

    def drop(self) -> None:
        """Forget the game."""
        self.path.unlink(missing_ok=True)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved("error-not-saved", path=str(path), detail=error.strerror) from error
