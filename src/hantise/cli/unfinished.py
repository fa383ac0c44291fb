"""What an analysis found out before it was ended: the same command goes on from there."""

from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from hantise import __version__
from hantise.analysis import Effort
from hantise.analysis.judge import Judgement
from hantise.core.record import encode, record_of
from hantise.core.table import Table

if TYPE_CHECKING:
    from pathlib import Path

_judgements = msgspec.json.Decoder(Judgement)


class Unfinished:
    """A file with a line for each moment that was judged; where it cannot be written, none."""

    def __init__(self, table: Table, effort: Effort) -> None:
        what = encode(record_of(table)) + msgspec.json.encode((__version__, effort))
        self._name = f"{sha256(what).hexdigest()[:24]}.jsonl"

    @property
    def _path(self) -> "Path":
        from platformdirs import user_data_path

        return user_data_path("hantise", appauthor=False) / "analyses" / self._name

    def read(self) -> list[Judgement]:
        """What is known already; a line that was cut off ends it."""
        known: list[Judgement] = []
        with suppress(OSError, msgspec.DecodeError):
            for line in self._path.read_bytes().splitlines():
                known.append(_judgements.decode(line))
        return known

    def write(self, known: list[Judgement]) -> None:
        """Keep these, instead of what was there."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(b"".join(map(_line, known)))

    def add(self, judgement: Judgement) -> None:
        """Keep one more."""
        with suppress(OSError), self._path.open("ab") as file:
            file.write(_line(judgement))

    def drop(self) -> None:
        """The analysis is finished."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)


def _line(judgement: Judgement) -> bytes:
    return msgspec.json.encode(judgement) + b"\n"
