"""The OpenAPI document: what the API can do, for programs.

The framework finds the routes; what travels is described by msgspec itself, which also reads and
writes it, so that the document says exactly what is accepted and what is sent.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.openapi.spec import Reference, SecurityScheme

from hantise.server import forms, wire
from hantise.server.drawn_castles import forms as castle_forms
from hantise.server.people.sessions import COOKIE

PLACE: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"

SIGNING_IN: Final[dict[str, SecurityScheme | Reference]] = {
    "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
    "token": SecurityScheme(type="http", scheme="bearer"),
}
SIGNED_IN: Final[list[dict[str, list[str]]]] = [{"cookie": []}, {"token": []}, {}]
"""By one of them, or not at all."""
RAW_BODIES: Final = {("post", "/api/records"): "A record file."}
"""Routes that read their body themselves."""


def describe(app: Litestar) -> dict[str, Any]:
    """The whole document."""
    document: dict[str, Any] = app.openapi_schema.to_schema()
    components = document["components"]
    components["schemas"] = _schemas(components["schemas"])
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            _mend(operation)
            if (method, path) in RAW_BODIES:
                operation["requestBody"] = {
                    "description": RAW_BODIES[method, path],
                    "content": {JSON: {"schema": {"type": "object"}}},
                    "required": True,
                }
    return document


def _structs() -> Iterator[type[msgspec.Struct]]:
    for module in (forms, castle_forms, wire):
        for found in vars(module).values():
            if isinstance(found, type) and issubclass(found, msgspec.Struct):
                yield found


def _schemas(named: dict[str, Any]) -> dict[str, Any]:
    """The same types as msgspec describes them, with what they refer to."""
    used = [found for found in dict.fromkeys(_structs()) if found.__name__ in named]
    _, schemas = msgspec.json.schema_components(used, ref_template=PLACE)
    return {**named, **schemas}


def _mend(operation: dict[str, Any]) -> None:
    for parameter in operation.get("parameters", ()):
        parameter["schema"] = _without_null(parameter["schema"])
    for status, response in operation["responses"].items():
        content = response.get("content", {})
        if status == "204":
            response.pop("content", None)
        elif status < "300" and content.get(JSON, {}).get("schema") == {"type": "string"}:
            # Bytes that are JSON already.
            content[JSON]["schema"] = {"type": "object"}


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """An address cannot hold a null: what may be null may be left out."""
    found = dict(schema)
    choices = [each for each in found.pop("oneOf", ()) if each != {"type": "null"}]
    if len(choices) == 1:
        found |= choices[0]
    elif choices:
        found["anyOf"] = choices
    if isinstance(found.get("type"), list):
        (found["type"],) = (kind for kind in found["type"] if kind != "null")
    if "enum" in found:
        found["enum"] = [value for value in found["enum"] if value is not None]
    return found
