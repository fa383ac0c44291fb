"""``hantise perft``: how many sequences of actions there are, to check and to measure the rules."""

import time
from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.configure import (
    GameArgument,
    JsonOption,
    OptionOption,
    PlayersOption,
    PositionOption,
    configure,
    whole_number,
)
from hantise.core.errors import HantiseError

if TYPE_CHECKING:
    from hantise.core.state import State


def perft(
    game: GameArgument,
    depth: Annotated[
        int,
        typer.Argument(parser=whole_number, metavar="cli-word-depth", help="cli-help-depth"),
    ],
    position: PositionOption = None,
    players: PlayersOption = None,
    option: OptionOption = None,
    json: JsonOption = False,
) -> None:
    """Count, for each depth up to the one given."""
    from hantise.cli.screen import print_json
    from hantise.core import state

    if depth < 1:
        raise HantiseError("cli-error-depth")
    made = configure(game, players, option, position)
    start = made.start() if position is None else made.parse_position(position)
    rows: list[dict[str, object]] = []
    for level in range(1, depth + 1):
        began = time.perf_counter()
        count = state.perft(start, level)
        took = time.perf_counter() - began
        rows.append({"depth": level, "count": count, "seconds": took, "per_second": count / took})
    kinds = Counter[str]()
    _count_kinds(start, depth, kinds)
    if json:
        print_json({"game": game, "start": start.position(), "depths": rows, "last": kinds})
    else:
        _show(rows, kinds)


def _count_kinds(state: "State", depth: int, kinds: Counter[str]) -> None:
    """Of which kind the last actions are."""
    for action in state.legal_actions():
        if depth == 1:
            kinds[action.kind] += 1
        else:
            after = state.copy()
            after.perform(action, None)
            _count_kinds(after, depth - 1, kinds)


def _show(rows: list[dict[str, object]], kinds: Counter[str]) -> None:
    from rich.table import Table

    from hantise.cli.screen import console
    from hantise.terminal.words import say

    table = Table()
    for key in ("depth", "count", "seconds", "per-second"):
        table.add_column(say(f"cli-column-{key}"), justify="right")
    for row in rows:
        per_second = row["per_second"]
        assert isinstance(per_second, float)
        table.add_row(
            say("cli-number", number=row["depth"]),
            say("cli-number", number=row["count"]),
            f"{row['seconds']:.3f}",
            say("cli-number", number=round(per_second)),
        )
    out = console()
    out.print(table)
    split = [f"{kind} {say('cli-number', number=count)}" for kind, count in kinds.most_common()]
    out.print(say("cli-perft-last", kinds=", ".join(split) or "–"))
