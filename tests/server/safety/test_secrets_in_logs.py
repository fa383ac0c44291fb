"""Nothing that somebody keeps secret gets into a log or an error, whatever goes wrong."""

import io
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import structlog

from hantise.server import logs
from hantise.server.people.sessions import COOKIE
from tests.server.people.running_house import RunningHouse, id_of, running

MARK = "zqxj"
"""In everything that is secret, and in nothing else."""
SECRET = f"{MARK} secret word"
MAIL = f"{MARK}@example.org"
ENDPOINT = f"https://push.example.org/{MARK}"
NAME = f"{MARK} the shy"


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All that is logged, as it is logged where the house runs."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, logging.getLogger("hantise").level
    logs.configure("json")
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    written = io.StringIO()
    handler.setStream(written)
    yield written
    root.handlers[:], level, own = before
    root.setLevel(level)
    logging.getLogger("hantise").setLevel(own)
    structlog.reset_defaults()


def do_everything(client: httpx.Client, other: str) -> list[httpx.Response]:
    """Every route, well and badly used, with secrets in every place where one can be."""
    ask = client.request
    answers = [
        ask("POST", "/api/me/guest", json={"name": NAME}),
        ask("POST", "/api/me/account", json={"name": NAME, "password": SECRET, "mail": MAIL}),
        ask("POST", "/api/me/account", json={"name": NAME, "password": [SECRET]}),
        ask("POST", "/api/me/account", json={"name": NAME, "password": SECRET, MARK: SECRET}),
        ask("PATCH", "/api/me", json={"mail": MAIL, "name": NAME, "password": SECRET}),
        ask("PATCH", "/api/me", json={"mail": f"{MARK} no mail"}),
        ask("PATCH", "/api/me", json={"language": MARK}),
        ask("PATCH", "/api/me", content=f'{{"name": "{SECRET}'),
        ask("GET", "/api/me"),
        ask("GET", "/api/me", headers={"Authorization": f"Bearer hnt_{MARK}"}),
        ask("GET", "/api/me", headers={"Cookie": f"{COOKIE}={MARK}.{MARK}"}),
        ask("GET", f"/api/me?{MARK}={SECRET}"),
        ask("GET", f"/api/{MARK}/{SECRET}"),
        ask("GET", "/api/me/export"),
        ask("POST", "/api/session", json={"name": NAME, "password": SECRET}),
        ask("POST", "/api/session", json={"name": NAME, "password": f"wrong {SECRET}"}),
        ask("POST", "/api/session", json={"name": {"x": SECRET}, "password": SECRET}),
        ask("POST", "/api/me/password", json={"old": SECRET, "new": f"{SECRET} 2"}),
        ask("POST", "/api/me/password", json={"old": SECRET, "new": f"{SECRET} 2"}),
        ask("POST", "/api/me/tokens", json={"label": f"{MARK} label"}),
        ask("GET", "/api/me/tokens"),
        ask("DELETE", f"/api/me/tokens/{MARK}"),
        ask("POST", "/api/me/mail", json={"code": MARK}),
        ask("POST", "/api/me/mail/code"),
        ask("POST", "/api/me/handover"),
        ask("POST", "/api/session/handover", json={"code": MARK}),
        ask("POST", "/api/session/handover", json={"code": {"x": MARK}}),
        ask("PUT", f"/api/me/mutes/{MARK}"),
        ask("PUT", f"/api/me/mutes/{other}"),
        ask(
            "POST",
            "/api/me/push",
            json={"endpoint": ENDPOINT, "keys": {"p256dh": MARK, "auth": MARK}},
        ),
        ask(
            "POST",
            "/api/me/push",
            json={"endpoint": f"https://10.0.0.1/{MARK}", "keys": {"p256dh": MARK, "auth": MARK}},
        ),
        ask("DELETE", f"/api/me/push?endpoint={ENDPOINT}"),
        ask("POST", f"/api/admin/people/{MARK}/ban", json={"hours": 1, "why": SECRET}),
        ask("GET", f"/api/admin/people?name={MARK}"),
        ask("DELETE", "/api/sessions"),
    ]
    recovery = {"name": NAME, "recovery_code": MARK, "password": SECRET}
    answers += [
        ask("POST", "/api/session/recover", json=recovery),
        ask("POST", "/api/session/recover", json=recovery | {"recovery_code": [MARK]}),
        ask("DELETE", "/api/me", json={"password": f"wrong {SECRET}"}),
        ask("DELETE", "/api/session"),
    ]
    return answers


def secrets_of(
    house: RunningHouse, client: httpx.Client, answers: list[httpx.Response]
) -> set[str]:
    """What was handed out once and must be nowhere else."""
    found = {client.cookies[COOKIE]} if COOKIE in client.cookies else set()
    for answer in answers:
        if "set-cookie" in answer.headers:
            found.add(answer.headers["set-cookie"].split(";")[0].partition("=")[2])
        if answer.headers.get("content-type") == "application/json" and answer.content:
            body = answer.json()
            if isinstance(body, dict):
                found |= {
                    str(body[name])
                    for name in ("secret", "code", "recovery_code")
                    if body.get(name)
                }
    return {secret for secret in found if len(secret) > 8}


@pytest.mark.parametrize("broken", [False, True])
def test_no_secret_in_any_log_or_error(
    tmp_path: Path, logged: io.StringIO, *, broken: bool
) -> None:
    with running(tmp_path) as house:
        client, other = house.visitor(), id_of(house.guest("Other"))
        answers = []
        if broken:
            answers += do_everything(client, other)
            client = house.guest()
            for table in ("tokens", "mutes", "handovers", "pushes"):
                house.write(f"ALTER TABLE {table} RENAME TO {table}_away")
            house.write("ALTER TABLE people RENAME COLUMN mail TO mail_away")
        answers += do_everything(client, other)
        statuses = {answer.status_code for answer in answers}
        assert statuses >= {200, 201, 204, 400, 403, 404} | ({500} if broken else set())
        secrets = secrets_of(house, client, answers)
        assert len(secrets) >= 4
    written = logged.getvalue()
    assert written.count("answered") >= len(answers)
    assert ("unexpected" in written) is broken
    assert MARK not in written
    assert not [secret for secret in secrets if secret in written]
    for answer in answers:
        if answer.status_code >= 400:
            assert SECRET not in answer.text
            assert MAIL not in answer.text
            assert "Traceback" not in answer.text
            assert not [secret for secret in secrets if secret in answer.text]
