"""A tournament from beginning to end, or from where it was left."""

from collections.abc import Callable, Iterator

from hantise.arena.journal import Journal
from hantise.arena.runners import Runner
from hantise.arena.standings import Standings
from hantise.arena.tournament import Task


def run(
    journal: Journal,
    standings: Standings,
    runner: Runner,
    moved: Callable[[Standings], None] = lambda _: None,
) -> None:
    """Play what is not played yet, until all is played or every pairing is decided."""
    standings.update(journal.played)
    moved(standings)

    def wanted() -> Iterator[Task]:
        for task in standings.tournament.tasks(standings.deals):
            if task.number not in journal.played and standings.is_wanted(task):
                yield task

    for played in runner.run(standings.tournament, wanted()):
        journal.add(played)
        standings.update(journal.played)
        moved(standings)
