"""For schemathesis: half of the addresses that it makes up lead somewhere."""

import json
import os
from typing import Any

import schemathesis

KNOWN: dict[str, list[Any]] = json.loads(os.environ["HANTISE_TEST_KNOWN"])


@schemathesis.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> Any:
    """Put something that is there in the place of what was made up."""
    for name, found in KNOWN.items():
        if path_parameters is not None and name in path_parameters:
            length = len(str(path_parameters[name]))
            if length % 2:
                path_parameters[name] = found[length // 2 % len(found)]
    return path_parameters


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    """The same for the game of a new table, and for its options, in what is to be accepted.

    A castle is for its own game.
    """
    body = case.body
    if not isinstance(body, dict) or body.keys() & {"blazons", "sketch"}:
        return
    positive = case.meta is not None and case.meta.generation.mode.is_positive
    if positive and isinstance(body.get("game"), str) and len(body["game"]) % 2:
        body["game"] = KNOWN["game"][0]
        body.pop("options", None)
