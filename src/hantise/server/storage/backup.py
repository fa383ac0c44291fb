"""Everything in a database as one file, the same for SQLite and PostgreSQL, and back.

Gzipped lines of JSON: a header, then for each table its columns followed by its rows, and a last
line with a checksum. The file holds the keys and password hashes of the house: keep it secret.
"""

import base64
import gzip
import hashlib
import os
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, Literal

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    func,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.core.errors import BadRecord, NotSaved
from hantise.core.shape import Number
from hantise.server.settings import Settings
from hantise.server.storage.migrate import heads, known_revisions
from hantise.server.storage.offline import opened
from hantise.server.storage.schema import metadata

FORMAT: Final = 1
ROWS_AT_ONCE: Final = 500
LONGEST_LINE: Final = 64 * 1024 * 1024

Stored = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
"""What a database takes for a whole number."""
Rows = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Kind = Literal["text", "integer", "number", "flag", "bytes"]
Moved = Callable[[int, int], None]
"""Told how many rows of how many are done."""

TYPES: Final[dict[Kind, Any]] = {
    "flag": Boolean,
    "integer": BigInteger,
    "number": Double,
    "bytes": LargeBinary,
    "text": String,
}


class Header(msgspec.Struct, frozen=True, tag="hantise-backup"):
    """The first line."""

    format: Number
    revision: str
    made: float
    rows: Rows


class TableHead(msgspec.Struct, frozen=True, tag="table"):
    """Before the rows of a table."""

    name: str
    columns: dict[str, Kind]


class End(msgspec.Struct, frozen=True, tag="end"):
    """The last line; the checksum is over all lines before it."""

    rows: Rows
    sha256: str


Line = Header | TableHead | End | list[str | Stored | float | bool | None]


def kind_of(column: Column[Any]) -> Kind:
    """What a column holds, in words that outlive any database."""
    for kind, cls in TYPES.items():
        if isinstance(column.type, Integer if kind == "integer" else cls):
            return kind
    raise TypeError(f"columns of {column.type!r} cannot be backed up")


# Writing


async def back_up(settings: Settings, path: Path, moved: Moved) -> int:
    """Write everything, as it is at one moment, to a new file; the number of rows."""
    async with opened(settings, write=False) as connection:
        with new_file(path) as file:
            return await _write(connection, file, moved)


async def _write(connection: AsyncConnection, file: BinaryIO, moved: Moved) -> int:
    tables = metadata.sorted_tables
    total = 0
    for table in tables:
        total += await connection.scalar(select(func.count()).select_from(table)) or 0
    lines = _Lines(file)
    lines.write(Header(FORMAT, heads()[0], time.time(), total))
    for table in tables:
        kinds = {str(column.name): kind_of(column) for column in table.columns}
        lines.write(TableHead(str(table.name), kinds))
        rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
        async for row in rows:
            lines.write([_written(value) for value in row])
            if lines.rows % ROWS_AT_ONCE == 0:
                moved(lines.rows, total)
    lines.end()
    moved(total, total)
    return lines.rows


def _written(value: object) -> object:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


class _Lines:
    def __init__(self, file: BinaryIO) -> None:
        self._file = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0)
        self._sum = hashlib.sha256()
        self.rows = 0

    def write(self, line: object) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self._sum.update(data)
        self._file.write(data)
        self.rows += isinstance(line, list)

    def end(self) -> None:
        self._file.write(msgspec.json.encode(End(self.rows, self._sum.hexdigest())) + b"\n")
        self._file.close()


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """A file for its owner alone, whole or not there at all; an older one is left alone."""
    if path.exists():
        raise NotSaved("error-backup-exists", path=str(path))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # noqa: PTH123
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.link(part, path)
    except FileExistsError as error:
        raise NotSaved("error-backup-exists", path=str(path)) from error
    except OSError as error:
        raise NotSaved("error-not-saved", path=str(path), detail=error.strerror) from error
    finally:
        part.unlink(missing_ok=True)


# Reading


def read_lines(path: Path) -> Iterator[Line]:
    """The lines of a backup, each checked; the last one is not given but proves the others."""
    decoder = msgspec.json.Decoder(Line)
    checksum = hashlib.sha256()
    rows = 0
    number = 0
    try:
        with gzip.open(path, "rb") as file:
            while data := file.readline(LONGEST_LINE):
                number += 1
                line = decoder.decode(data)
                if isinstance(line, End):
                    if (line.rows, line.sha256) != (rows, checksum.hexdigest()) or file.read(1):
                        raise BadRecord("error-backup-checksum", path=str(path))
                    return
                if (number == 1) != isinstance(line, Header):
                    raise BadRecord("error-backup-not-one", path=str(path))
                checksum.update(data)
                rows += isinstance(line, list)
                yield line
    except FileNotFoundError as error:
        raise BadRecord("error-backup-missing", path=str(path)) from error
    except (
        msgspec.MsgspecError,
        gzip.BadGzipFile,
        zlib.error,
        UnicodeDecodeError,
        RecursionError,
    ) as error:
        raise BadRecord("error-backup-not-one", path=str(path)) from error
    except (EOFError, OSError) as error:
        raise BadRecord("error-backup-cut", path=str(path)) from error
    raise BadRecord("error-backup-cut", path=str(path))


def verify(path: Path, moved: Moved) -> Header:
    """Read the whole file and change nothing; what it says of itself."""
    header: Header | None = None
    columns: Sequence[Kind] = ()
    rows = 0
    for line in read_lines(path):
        if isinstance(line, Header):
            header = line
            if line.format != FORMAT or line.revision not in known_revisions():
                raise BadRecord("error-backup-newer", path=str(path))
        elif isinstance(line, TableHead):
            columns = tuple(line.columns.values())
        elif isinstance(line, list):
            read_row(line, columns)
            rows += 1
            if rows % ROWS_AT_ONCE == 0 and header is not None:
                moved(rows, header.rows)
    if header is None or header.rows != rows:
        raise BadRecord("error-backup-checksum", path=str(path))
    return header


EXPECTED: Final[dict[Kind, tuple[type, ...]]] = {
    "text": (str,),
    "bytes": (str,),
    "integer": (int,),
    "number": (int, float),
    "flag": (bool,),
}


def read_row(line: Sequence[object], kinds: Sequence[Kind]) -> list[object]:
    """The values of a row with their types."""
    if len(line) != len(kinds):
        raise BadRecord("error-backup-row")
    return [_read(value, kind) for value, kind in zip(line, kinds, strict=True)]


def _read(value: object, kind: Kind) -> object:
    if value is None:
        return None
    if not isinstance(value, EXPECTED[kind]) or (kind != "flag" and isinstance(value, bool)):
        raise BadRecord("error-backup-row")
    if kind == "bytes":
        try:
            return base64.b64decode(str(value), validate=True)
        except ValueError as error:
            raise BadRecord("error-backup-row") from error
    return value


async def fill(connection: AsyncConnection, path: Path, total: int, moved: Moved) -> None:
    """Put the rows of a verified file into empty tables."""
    table: Table | None = None
    kinds: Sequence[Kind] = ()
    waiting: list[dict[str, object]] = []
    done = 0

    async def insert() -> None:
        nonlocal done
        if table is not None and waiting:
            await connection.execute(table.insert(), waiting)
        done += len(waiting)
        waiting.clear()
        moved(done, total)

    for line in read_lines(path):
        if isinstance(line, TableHead):
            await insert()
            kinds = tuple(line.columns.values())
            columns = [Column(name, TYPES[kind]) for name, kind in line.columns.items()]
            table = Table(line.name, MetaData(), *columns)
        elif isinstance(line, list):
            if table is None:
                raise BadRecord("error-backup-row")
            values = read_row(line, kinds)
            waiting.append(dict(zip(table.columns.keys(), values, strict=True)))
            if len(waiting) >= ROWS_AT_ONCE:
                await insert()
    await insert()
    if connection.dialect.name == "postgresql":
        await _count_on(connection)


async def _count_on(connection: AsyncConnection) -> None:
    """PostgreSQL numbers rows by itself, and must go on after the highest that was restored."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            await connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'),"
                    f" coalesce(max({column.name}), 0) + 1, false) FROM {table.name}"
                )
            )
