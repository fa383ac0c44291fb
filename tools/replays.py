"""Writes every stored game step by step, as each seat and a spectator see it, for the client.

Its tests replay them: what a board draws after a step is what the house says next.
"""

import json
import os
import shutil
import sys
from pathlib import Path

import msgspec

os.environ["HANTISE_PURE"] = "1"  # the rules may just be being compiled

from hantise.core.event import Event
from hantise.core.record import decode, rerun
from hantise.core.table import Table

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "records"
WRITTEN = ROOT / "web" / "tests" / "replays"


def main() -> None:
    """Write them all anew."""
    shutil.rmtree(WRITTEN, ignore_errors=True)
    for path in sorted(RECORDS.glob("*/*.json")):
        if sys.argv[1:] and path.parent.name not in sys.argv[1:]:
            continue
        file = WRITTEN / path.parent.name / path.name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(replay(rerun(decode(path.read_bytes())))), encoding="utf-8")


def replay(table: Table) -> dict[str, object]:
    """The line that stands: for every pair of eyes the first view, and then each step."""
    moments = list(table.rerun())
    return {
        "options": msgspec.structs.asdict(table.game.options),
        "players": table.game.players,
        "eyes": [
            {
                "eyes": eyes,
                "first": json.loads(moments[0][0].view(eyes).wire()),
                "steps": [
                    {
                        "events": [sent(event.seen_by(eyes)) for event in events],
                        "view": json.loads(state.view(eyes).wire()),
                    }
                    for state, events in moments[1:]
                ],
            }
            for eyes in (None, *range(table.game.players))
        ],
    }


def sent(event: Event) -> dict[str, object]:
    """An event that somebody sees, as it is sent."""
    return {"kind": event.kind, "fields": event.fields()}


if __name__ == "__main__":
    main()
