"""The OpenAPI document is true: whatever is asked by it, and against it, is answered by it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from hantise.puzzles.files import puzzles_of
from hantise.server.safety import rate_limits
from hantise.server.settings import Settings, sqlite_url
from tests.server.bad_input.house import api_routes
from tests.server.conftest import LiveHouse, listening

ROOT = Path(__file__).parents[2]
PASSWORD = "a password of theirs"
LEAVING = (
    ("delete", "/api/me"),
    ("delete", "/api/session"),
    ("delete", "/api/sessions"),
    ("delete", "/api/me/sessions/{session_id}"),
    ("post", "/api/session/handover"),
    ("post", "/api/me/account"),
)
"""After these a cookie is worth nothing any more."""
FORM = {"game": "ghosts", "seats": [{"kind": "me"}, {"kind": "open"}], "chat": "free"}


class Furnished(NamedTuple):
    """A listening house, and what can be found there."""

    house: LiveHouse
    headers: dict[str, dict[str, str]]
    """By who asks."""
    known: dict[str, list[Any]]
    """Parameters of addresses that lead somewhere."""


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Furnished]:
    folder = tmp_path_factory.mktemp("schema")
    with pytest.MonkeyPatch.context() as patch:
        for kind in rate_limits.RATES:
            patch.setitem(rate_limits.RATES, kind, rate_limits.Rate(1e9, 1e9))
        with listening(Settings(database=sqlite_url(folder / "house.db"))) as house:
            yield furnish(house)


def furnish(house: LiveHouse) -> Furnished:
    guest, account = came_in(house, "a guest"), came_in(house, "an account")
    other = came_in(house, "another account")
    for client, name in ((account, "an account"), (other, "another account")):
        done(client.post("/api/me/account", json={"name": name, "password": PASSWORD}))
    # Of somebody else: an account may take its tokens back.
    token = done(other.post("/api/me/tokens", json={"label": "a program"}))["secret"]
    other.close()
    waiting = done(guest.post("/api/tables", json=FORM))["id"]
    playing = done(guest.post("/api/tables/quick", json={"game": "18-ghosts"}))["id"]
    record = next((ROOT / "tests" / "records" / "ghosts").glob("*.json")).read_bytes()
    over = done(guest.post("/api/records", content=record))["id"]
    person = done(guest.get("/api/me"))["id"]
    text = done(guest.post("/api/castles/check", json={"text": ""}))["text"]
    castle = done(guest.post("/api/castles", json={"text": text}))["castle"]["id"]
    headers = {
        "nobody": {},
        "guest": as_browser(house, guest),
        "account": as_browser(house, account),
        "program": {"Authorization": f"Bearer {token}"},
    }
    known: dict[str, list[Any]] = {
        "table_id": [waiting, playing],
        "table": [over, playing],
        "castle_id": [castle],
        "puzzle": [puzzles_of("18-ghosts")[0].id],
        "person": [person],
        "person_id": [person],
        "game": ["ghosts", "18-ghosts"],
        "language": ["en", "fr"],
        "file": ["ghosts.ftl", "house.ftl"],
        "number": [1, 2],
    }
    return Furnished(house, headers, known)


def came_in(house: LiveHouse, name: str) -> httpx.Client:
    client = house.client()
    done(client.post("/api/me/guest", json={"name": name}))
    return client


def as_browser(house: LiveHouse, client: httpx.Client) -> dict[str, str]:
    cookie = f"hantise={client.cookies['hantise']}"
    client.close()
    return {"Cookie": cookie, "Origin": house.base_url}


def done(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


SHORT = {"nobody": "coverage", "guest": "fuzzing", "account": "coverage", "program": "fuzzing"}
"""Every kind of reader and both ways of asking, in the short run; in the long one all of it."""
LONG = "coverage,fuzzing"


@pytest.mark.parametrize(
    ("who", "phases", "examples"),
    [
        *((who, phase, 4) for who, phase in SHORT.items()),
        *(pytest.param(who, LONG, 40, marks=pytest.mark.long) for who in SHORT),
    ],
)
def test_answers_are_what_the_document_says(
    furnished: Furnished, tmp_path: Path, who: str, phases: str, examples: int
) -> None:
    """No fault of ours, documented statuses and types, nothing accepted that cannot be."""
    headers = [f"--header={name}: {value}" for name, value in furnished.headers[who].items()]
    paths = document(furnished)["paths"]
    left_out = LEAVING if "Cookie" in furnished.headers[who] else ()
    left_out_ids = [paths[path][method]["operationId"] for method, path in left_out]
    command = [
        str(Path(sys.executable).with_name("st")),
        f"--config-file={Path(__file__).with_name('schemathesis.toml')}",
        "run",
        f"{furnished.house.base_url}/api/openapi.json",
        *(f"--phases={phases}", "--mode=all", f"--max-examples={examples}", "--seed=1"),
        *("--generation-database=none", "--suppress-health-check=all", "--no-color"),
        # What a form must have besides its types (a name that is not taken, options that a game
        # knows) is refused with 400 and a reason; the document cannot say all of it.
        "--exclude-checks=positive_data_acceptance",
        *(f"--exclude-operation-id={each}" for each in left_out_ids),
        *headers,
    ]
    hooks = {
        "SCHEMATHESIS_HOOKS": "tests.server.schema_hooks",
        "HANTISE_TEST_KNOWN": json.dumps(furnished.known),
        "PYTHONPATH": str(ROOT),
    }
    ran = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, **hooks},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=1800,
        check=False,
    )
    print(ran.stdout)
    assert ran.returncode == 0
    still = httpx.get(f"{furnished.house.base_url}/api/me", headers=furnished.headers[who]).json()
    assert (still["id"] is None) == (who == "nobody")
    operations = re.search(r"Tested: (\d+)", ran.stdout)
    assert operations is not None
    assert int(operations[1]) == len(list(documented(furnished))) - len(left_out)


def document(furnished: Furnished) -> Any:
    return httpx.get(f"{furnished.house.base_url}/api/openapi.json").json()


def documented(furnished: Furnished) -> Iterator[tuple[str, str]]:
    for path, operations in document(furnished)["paths"].items():
        for method in operations:
            yield method, path


def test_every_route_of_the_api_is_documented(furnished: Furnished) -> None:
    routes = {
        (route.method.lower(), re.sub(r":\w+}", "}", route.path))
        for route in api_routes(furnished.house.app)
    }
    assert routes - set(documented(furnished)) == {("get", "/api/openapi.json")}


def test_every_route_says_how_it_refuses(furnished: Furnished) -> None:
    paths = document(furnished)["paths"]
    for method, path in documented(furnished):
        responses = paths[path][method]["responses"]
        for status in ("400", "401", "403", "404", "409", "413", "429", "500"):
            content = responses[status]["content"]["application/json"]
            assert content == {"schema": {"$ref": "#/components/schemas/Problem"}}


def test_forms_take_nothing_that_they_do_not_name(furnished: Furnished) -> None:
    whole = document(furnished)
    schemas = whole["components"]["schemas"]
    for route in api_routes(furnished.house.app):
        if route.form is not None and route.form.__struct_config__.forbid_unknown_fields:
            assert schemas[route.form.__name__]["additionalProperties"] is False
    assert "oneOf" not in json.dumps(whole)


def test_options_tells_every_method_of_an_address(furnished: Furnished) -> None:
    there: dict[str, set[str]] = {}
    for route in api_routes(furnished.house.app):
        there.setdefault(route.at(**dict.fromkeys(furnished.known, "1")), set()).add(route.method)
    for address, methods in there.items():
        answer = httpx.options(f"{furnished.house.base_url}{address}")
        assert answer.status_code == 204
        assert set(answer.headers["allow"].split(", ")) == {*methods, "OPTIONS"}
