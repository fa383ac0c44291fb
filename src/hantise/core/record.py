"""Records: a game as data that re-runs to the same end, for ever.

A record of a game in progress holds secrets: it stays with whoever owns every seat.
"""

import contextlib
import os
import tempfile
import zlib
from pathlib import Path
from typing import Final

import msgspec

from hantise.core.action import Action
from hantise.core.errors import BadRecord, HantiseError, NotSaved
from hantise.core.outcome import Outcome
from hantise.core.registry import find
from hantise.core.shape import Number, misfit_of, place_of
from hantise.core.table import Seat, Table, TableEntry

FORMAT: Final = 1
LARGEST: Final = 4 * 1024 * 1024
"""No record we write comes near this many bytes."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The configuration, the seats, the entries in order, the result.

    ``seals`` has four hex digits for each entry, chained from the configuration on: the first one
    that does not fit tells which entry was edited. A record written by hand may leave it empty.
    """

    format: Number = FORMAT
    game: str
    rules: Number
    players: Number
    options: dict[str, Number | str | bool] = {}
    start: str | None = None
    seats: tuple[Seat, ...] = ()
    entries: tuple[str | TableEntry, ...] = ()
    result: Outcome | None = None
    seals: str = ""


class _Format(msgspec.Struct):
    """What every format, older or newer, begins with."""

    format: Number = FORMAT


def record_of(table: Table) -> Record:
    """The record of a table as it stands."""
    game = table.game
    record = Record(
        game=game.about.id,
        rules=game.rules_version,
        players=game.players,
        options=msgspec.structs.asdict(game.options),
        start=table.start,
        seats=tuple(table.seats),
        entries=tuple(str(e) if isinstance(e, Action) else e for e in table.entries),
        result=table.outcome(),
    )
    return msgspec.structs.replace(record, seals="".join(_seals(record)))


def rerun(record: Record) -> Table:
    """Play a record again and verify it; `BadRecord` says which entry is wrong and why."""
    _check_format(record.format)
    game = find(record.game)(record.players, record.options, record.rules)
    if len(record.seats) not in (0, game.players):
        raise BadRecord("error-record-seats", given=len(record.seats), players=game.players)
    table = Table(game, record.seats, record.start)
    seals = _check_seals(record)
    for number, entry in enumerate(record.entries):
        if seals and record.seals[4 * number : 4 * number + 4] != seals[number]:
            raise BadRecord("error-record-edited", number=number + 1, entry=_short(entry))
        try:
            table.enter(game.parse(entry) if isinstance(entry, str) else entry)
        except HantiseError as error:
            raise BadRecord(
                "error-record-entry-wrong",
                number=number + 1,
                entry=_short(entry),
                reason=error.text,
            ) from error
    if record.result != table.outcome():
        raise BadRecord("error-record-result")
    return table


def encode(record: Record) -> bytes:
    """The text of a record."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(data: bytes) -> Record:
    """The record that a text holds; `BadRecord` says what is wrong with the text."""
    if len(data) > LARGEST:
        raise BadRecord("error-record-too-large", given=len(data), most=LARGEST)
    try:
        _check_format(msgspec.json.decode(data, type=_Format).format)
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        told = str(error)
        field, reason = misfit_of(told, place_of(told))
        raise BadRecord("error-record-shape", field=field or "JSON", reason=reason) from error
    except msgspec.DecodeError as error:
        cut = "truncated" in str(error)
        key = "error-record-truncated" if cut else "error-record-json"
        raise BadRecord(key, detail=str(error), size=len(data)) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("error-record-json", detail=str(error), size=len(data)) from error


def load(path: Path) -> Table:
    """Read a record file, re-run and verify it."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise BadRecord("error-record-unreadable", path=_named(path), detail=_why(error)) from error
    return rerun(decode(data))


def save(table: Table, path: Path) -> None:
    """Write a record file whole or not at all: an older file stays until the new one is safe."""
    try:
        if path.exists() and not path.is_file():
            raise NotSaved("error-not-a-file", path=_named(path))
        _replace(path, encode(record_of(table)))
    except (OSError, ValueError) as error:  # ValueError: a name that cannot be written
        raise NotSaved("error-not-saved", path=_named(path), detail=_why(error)) from error


def _replace(path: Path, data: bytes) -> None:
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".hantise-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def _named(path: Path) -> str:
    return str(path).encode(errors="backslashreplace").decode()


def _why(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _check_format(given: int) -> None:
    if given != FORMAT:
        raise BadRecord("error-record-format", given=given, known=FORMAT)


def _short(entry: str | TableEntry) -> str:
    return entry[:40] if isinstance(entry, str) else entry.table


def _seals(record: Record) -> list[str]:
    opening = (record.game, record.rules, record.players, record.options, record.start)
    chain = zlib.crc32(msgspec.json.encode(opening, order="deterministic"))
    seals = []
    for entry in record.entries:
        chain = zlib.crc32(msgspec.json.encode(entry), chain)
        seals.append(f"{chain & 0xFFFF:04x}")
    return seals


def _check_seals(record: Record) -> list[str]:
    """The seals the entries should have; none for a record without any."""
    if not record.seals:
        return []
    if len(record.seals) != 4 * len(record.entries):
        raise BadRecord(
            "error-record-seals", entries=len(record.entries), given=len(record.seals) / 4
        )
    return _seals(record)
