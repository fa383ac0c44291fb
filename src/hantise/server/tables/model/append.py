"""What is written when something happens at a table: one transaction."""

from typing import NamedTuple

import msgspec

from hantise.server.tables.model.standing import Standing


class EntryRow(NamedTuple):
    """A row of ``entries``, without its table."""

    seq: int
    entry: str
    actor: int | None
    events: bytes
    at: float
    client_id: str | None = None


class DueRow(NamedTuple):
    """Work for later. There is at most one of a kind for a subject: a new one replaces it."""

    kind: str
    subject: str
    at: float
    data: str = ""


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """New entries of a table, how the table stands after them, and what becomes due.

    The entries follow each other and end with ``standing.seq``; without any, only the table's row
    changes (proposals, a clock), still only if it stands at that moment.
    """

    table_id: str
    standing: Standing
    entries: tuple[EntryRow, ...] = ()
    due: tuple[DueRow, ...] = ()
    clear: tuple[tuple[str, str], ...] = ()
    """Kind and subject of due rows that are no longer needed."""

    def __post_init__(self) -> None:
        first = self.before + 1
        if any(row.seq != first + index for index, row in enumerate(self.entries)):
            raise ValueError("entries do not follow each other up to seq")
        if {row[:2] for row in self.due} & set(self.clear):
            raise ValueError("a due row cannot be both set and cleared")

    @property
    def before(self) -> int:
        """The moment that the table must stand at."""
        return self.standing.seq - len(self.entries)
