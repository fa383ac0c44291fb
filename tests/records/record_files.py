"""How recorded games are kept: the record, and beside it a transcript to read in review.

``python -m tests.records.record_files`` writes all transcripts anew, for whoever has changed what
events tell or the words for it; the records stay as they are.
"""

from collections.abc import Sequence
from pathlib import Path

from hantise.core.event import seen_by
from hantise.core.game import Game
from hantise.core.record import load, save
from hantise.core.table import Table

FOLDER = Path(__file__).parent


def keep(game: Game, name: str, actions: Sequence[str], start: str | None = None) -> None:
    """Play a game's actions at a table and write it down."""
    table = Table(game, start=start)
    for notation in actions:
        table.enter(game.parse(notation))
    keep_table(table, name)


def keep_table(table: Table, name: str) -> None:
    """Write a table's record and its transcript."""
    folder = FOLDER / table.game.about.id
    folder.mkdir(exist_ok=True)
    save(table, folder / f"{name}.json")
    write_transcript(table, folder / f"{name}.json")


def write_transcript(table: Table, record: Path) -> None:
    """Write a table's transcript beside its record."""
    record.with_suffix(".txt").write_text(transcript(table), encoding="utf-8")


def transcript(table: Table) -> str:
    """The game in English as a spectator follows it, and the result."""
    domain = table.game.about.id
    lines = [
        event.text(domain).say("en", table.names)
        for _, events in table.rerun()
        for event in seen_by(events, None)
    ]
    outcome = table.outcome()
    if outcome is not None:
        lines.append(f"{outcome.reason}: ranks {outcome.ranks}, scores {outcome.scores}")
    return "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*/*.json")):
        write_transcript(load(path), path)
