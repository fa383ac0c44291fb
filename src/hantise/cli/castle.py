"""``hantise castle check`` and ``hantise castle draw``: castles of one's own."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.configure import JsonOption
from hantise.cli.text_file import read_text
from hantise.core.errors import HantiseError

if TYPE_CHECKING:
    from hantise.games.castle.faults import Fault
    from hantise.games.castle.floor_plan import Plan

FAULTY = 1


def castle(
    verb: Annotated[str, typer.Argument(metavar="cli-word-castle", help="cli-help-castle-verb")],
    file: Annotated[Path, typer.Argument(metavar="cli-word-file", help="cli-help-castle-file")],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="cli-word-file", help="cli-help-castle-output"),
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="cli-word-game", help="cli-help-castle-game")
    ] = None,
    json: JsonOption = False,
) -> None:
    """Say everything that is wrong with a castle file, or draw it."""
    from hantise.games.castle.castles import examine

    if verb not in ("check", "draw"):
        raise HantiseError("castle-error-verb", "castle", given=verb[:40])
    plans, faults = examine(read_text(file))
    if faults:
        _show_faults(faults, json=json)
        raise typer.Exit(FAULTY)
    if game is not None:
        plans = [plan for plan in plans if plan.game == game]
        if not plans:
            raise HantiseError("castle-fault-other-game", "castle", game=game[:40])
    if verb == "check":
        _show_good(file, plans, json=json)
    elif len(plans) > 1:
        raise HantiseError("castle-error-several", "castle")
    else:
        _draw(plans[0], output or file.with_suffix(".svg"), json=json)


def _show_faults(faults: "list[Fault]", *, json: bool) -> None:
    from hantise.cli.screen import print_json
    from hantise.text import Text

    if json:
        shown = [
            {"fault": fault.key, "cells": fault.cells, "says": fault.text.say()} for fault in faults
        ]
        print_json({"faults": shown})
        return
    print(Text("castle", "castle-faults", {"faults": len(faults)}).say())
    for fault in faults:
        print(f"  {fault.text.say()}")


def _show_good(file: Path, plans: "list[Plan]", *, json: bool) -> None:
    from hantise.cli.screen import print_json
    from hantise.games.castle.castles import grid_of
    from hantise.games.castle.statistics import facts_of, warnings_of
    from hantise.text import Text

    if json:
        print_json({"faults": [], "castles": plans, "facts": [_facts(plan) for plan in plans]})
        return
    for plan in plans:
        grid = grid_of(plan)
        facts = facts_of(plan, grid)
        doors, exits = sum(facts.doors.values()), sum(facts.exits.values())
        name = plan.name or f"{file.name}, {plan.game}"
        fields = {"name": name, "rooms": facts.rooms, "doors": doors, "exits": exits}
        print(Text("castle", "castle-good", fields).say())
        said = [
            Text("castle", "castle-facts-doors", facts.doors),
            Text("castle", "castle-facts-exits", facts.exits),
            *(way.text for way in facts.ways),
        ]
        for each in said:
            print(f"  {each.say()}")
        if warnings := warnings_of(plan, grid):
            print(Text("castle", "castle-warnings").say())
        for warning in warnings:
            print(f"  {warning.text.say()}")


def _facts(plan: "Plan") -> dict[str, object]:
    """For programs: what a maker wants to know, and what to beware of."""
    import msgspec

    from hantise.games.castle.castles import grid_of
    from hantise.games.castle.statistics import facts_of, warnings_of

    grid = grid_of(plan)
    warnings = [
        {"warning": warning.key, "cells": warning.cells, "says": warning.text.say()}
        for warning in warnings_of(plan, grid)
    ]
    return msgspec.structs.asdict(facts_of(plan, grid)) | {"warnings": warnings}


def _draw(plan: "Plan", output: Path, *, json: bool) -> None:
    from hantise.cli.screen import print_json
    from hantise.games.castle.draw import draw
    from hantise.text import Text

    try:
        output.write_text(draw(plan), encoding="utf-8")
    except OSError as error:
        raise HantiseError("castle-error-not-written", "castle", file=str(output)) from error
    if json:
        print_json({"file": str(output)})
    else:
        print(Text("castle", "castle-written", {"file": str(output)}).say())
