"""The end of a game: who won, how, and where its record is."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec.structs

from hantise import text
from hantise.cli.files import Keeper
from hantise.core.outcome import Outcome
from hantise.core.table import Step, Table, TableEntry
from hantise.terminal.words import say

if TYPE_CHECKING:
    from hantise.cli.interactive.screen import Stage

ENDS = ("resigned", "forfeited", "lost-on-time")
"""What happens around the rules and has its part in the result."""


def show_end(stage: "Stage", steps: Sequence[Step], reader: int | None, keeper: Keeper) -> None:
    """The last board, the result, and how to see the game again."""
    table = stage.table
    stage.show(steps, reader)
    stage.say("")
    for line in result_lines(table, reader):
        stage.say(line, "bold")
    if keeper.trouble is not None:
        stage.complain(str(keeper.trouble))
    else:
        stage.console.print(say("cli-record-kept", path=str(keeper.path)), soft_wrap=True)


def result_lines(table: Table, reader: int | None = None) -> list[str]:
    """The result in words for the seat that reads: how it ended, who won, and the ranking."""
    outcome = table.outcome()
    if outcome is None:
        return [say("cli-not-over")]
    around = [entry for entry in table.entries if isinstance(entry, TableEntry)]
    said = [
        text.say(
            text.PRODUCT,
            f"event-{entry.table}",
            {"seat": entry.seat, "why": entry.why},
            names=table.names,
            reader=reader,
        )
        for entry in around
        if entry.table in ENDS
    ]
    ending = _ending(table, outcome, reader)
    return [*said, ending, *_verdict(table, outcome, reader), *_ranking(table, outcome)]


def _ending(table: Table, outcome: Outcome, reader: int | None) -> str:
    """How it ended: the game's options and whoever won alone may be named in it."""
    fields = {
        **msgspec.structs.asdict(table.game.options),
        "seat": outcome.winners[0] if len(outcome.winners) == 1 else None,
    }
    key = f"ending-{outcome.reason}"
    return text.say(table.game.about.id, key, fields, names=table.names, reader=reader)


def _verdict(table: Table, outcome: Outcome, reader: int | None) -> list[str]:
    """Who won; where nobody did better than anybody, the ending says it all."""
    if outcome.drawn:
        return []
    if outcome.winners == (reader,):
        return [say("cli-you-win")]
    winners = [table.names[seat] for seat in outcome.winners]
    return [say("cli-winner" if len(winners) == 1 else "cli-winners", names=", ".join(winners))]


def _ranking(table: Table, outcome: Outcome) -> list[str]:
    if table.state.outcome() is None:
        return []  # it ended beside the rules, and there are no scores to compare
    places = sorted(enumerate(outcome.ranks), key=lambda place: (place[1], place[0]))
    return [
        f"  {rank}. "
        + say("cli-fact", name=table.names[seat], value=_score(table, outcome.scores[seat]))
        for seat, rank in places
    ]


def _score(table: Table, score: int) -> str:
    """In the game's own unit, if it has a word for it."""
    domain = table.game.about.id
    if text.has(domain, "count-score"):
        return text.say(domain, "count-score", {"count": score})
    return str(score)
