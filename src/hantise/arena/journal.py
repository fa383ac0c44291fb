"""What was played, kept in a file that only grows: a kill at any moment loses no finished game."""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from hantise.arena.play import Played
from hantise.arena.tournament import Tournament
from hantise.core.errors import HantiseError

FILE: Final = "games.jsonl"


class BadJournal(HantiseError):
    """The file of a tournament cannot be read, or is another tournament's, or in use."""


Header = TypeVar("Header", bound=msgspec.Struct)
Line = TypeVar("Line", bound=msgspec.Struct)


class Kept(Generic[Header, Line]):
    """A file whose first line says what it is about; each other line is one thing with a number."""

    def __init__(
        self,
        path: Path,
        header: Header,
        line: type[Line],
        number_of: Callable[[Line], int],
    ) -> None:
        self.path: Final = path
        self.kept: Final[dict[int, Line]] = {}
        self._line: Final = line
        self._number_of: Final = number_of
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise BadJournal(
                "error-arena-folder", path=str(path.parent), detail=str(error.strerror)
            ) from error
        try:
            self._lock()
            self._resume(header)
        except BaseException:
            self.close()
            raise

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadJournal("error-arena-in-use", path=str(self.path)) from error

    def _resume(self, header: Header) -> None:
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):  # a kill in the middle of a line: that was not finished
            os.ftruncate(self._file, whole)
        lines = data[:whole].splitlines()
        if not lines:
            self._write(header)
            self._sync_folder()
            return
        if _read_header(self.path, lines[0], type(header)) != header:
            raise BadJournal("error-arena-other", path=str(self.path))
        for line in _read_lines(self.path, lines[1:], self._line):
            self.kept[self._number_of(line)] = line

    def add(self, line: Line) -> None:
        """Keep one more: when this returns it is on the disk."""
        if self._number_of(line) not in self.kept:
            self._write(line)
            self.kept[self._number_of(line)] = line

    def _write(self, what: msgspec.Struct) -> None:
        os.write(self._file, msgspec.json.encode(what) + b"\n")
        os.fsync(self._file)

    def _sync_folder(self) -> None:
        descriptor = os.open(self.path.parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._file)


class Journal(Kept[Tournament, Played]):
    """The games of one tournament: the first line says which, each other line is a game."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        super().__init__(folder / FILE, tournament, Played, lambda played: played.number)

    @property
    def played(self) -> dict[int, Played]:
        """The games by their numbers."""
        return self.kept


def read_journal(path: Path) -> tuple[Tournament, list[Played]]:
    """A tournament and its games so far, in the order of their numbers."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadJournal(
            "error-arena-folder", path=str(path), detail=str(error.strerror)
        ) from error
    lines = data[: data.rfind(b"\n") + 1].splitlines()
    tournament = _read_header(path, lines[0] if lines else b"", Tournament)
    games = {played.number: played for played in _read_lines(path, lines[1:], Played)}
    return tournament, [games[number] for number in sorted(games)]


def _read_header(path: Path, line: bytes, kind: type[Header]) -> Header:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise BadJournal("error-arena-journal", path=str(path), line=1) from error


def _read_lines(path: Path, lines: list[bytes], kind: type[Line]) -> list[Line]:
    decoder, read = msgspec.json.Decoder(kind), []
    for number, line in enumerate(lines, start=2):
        try:
            read.append(decoder.decode(line))
        except msgspec.DecodeError as error:
            raise BadJournal("error-arena-journal", path=str(path), line=number) from error
    return read
