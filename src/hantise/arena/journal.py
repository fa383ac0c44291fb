"""What was played, kept in a file that only grows: a kill at any moment loses no finished game."""

import fcntl
import os
from pathlib import Path
from typing import Final

import msgspec

from hantise.arena.play import Played
from hantise.arena.tournament import Tournament
from hantise.core.errors import HantiseError

FILE: Final = "games.jsonl"

_played: Final = msgspec.json.Decoder(Played)
_tournament: Final = msgspec.json.Decoder(Tournament)


class BadJournal(HantiseError):
    """The file of a tournament cannot be read, or is another tournament's, or in use."""


class Journal:
    """The games of one tournament: the first line says which, each other line is a game."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self.path: Final = folder / FILE
        self.played: Final[dict[int, Played]] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise BadJournal(
                "error-arena-folder", path=str(folder), detail=str(error.strerror)
            ) from error
        try:
            self._lock()
            self._resume(tournament)
        except BaseException:
            self.close()
            raise

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadJournal("error-arena-in-use", path=str(self.path)) from error

    def _resume(self, tournament: Tournament) -> None:
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):  # a kill in the middle of a line: that game was not finished
            os.ftruncate(self._file, whole)
        lines = data[:whole].splitlines()
        if not lines:
            self._write(tournament)
            self._sync_folder()
            return
        if _read_header(self.path, lines[0]) != tournament:
            raise BadJournal("error-arena-other", path=str(self.path))
        for played in _read_games(self.path, lines[1:]):
            self.played[played.number] = played

    def add(self, played: Played) -> None:
        """Keep a game: when this returns it is on the disk."""
        if played.number not in self.played:
            self._write(played)
            self.played[played.number] = played

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


def read_journal(path: Path) -> tuple[Tournament, list[Played]]:
    """A tournament and its games so far, in the order of their numbers."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadJournal(
            "error-arena-folder", path=str(path), detail=str(error.strerror)
        ) from error
    lines = data[: data.rfind(b"\n") + 1].splitlines()
    tournament = _read_header(path, lines[0] if lines else b"")
    games = {played.number: played for played in _read_games(path, lines[1:])}
    return tournament, [games[number] for number in sorted(games)]


def _read_header(path: Path, line: bytes) -> Tournament:
    try:
        return _tournament.decode(line)
    except msgspec.DecodeError as error:
        raise BadJournal("error-arena-journal", path=str(path), line=1) from error


def _read_games(path: Path, lines: list[bytes]) -> list[Played]:
    games = []
    for number, line in enumerate(lines, start=2):
        try:
            games.append(_played.decode(line))
        except msgspec.DecodeError as error:
            raise BadJournal("error-arena-journal", path=str(path), line=number) from error
    return games
