"""Whose mail address it is: a code goes there and must come back."""

import re
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from pathlib import Path

import httpx
import pytest

from hantise.server.people import email_confirmation
from tests.server.people.running_house import PASSWORD, RunningHouse, key, running
from tests.server.people.services import MailServer, serving


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    with serving(server):
        yield server


@pytest.fixture
def house(tmp_path: Path, mail_server: MailServer) -> Iterator[RunningHouse]:
    with running(tmp_path, smtp_url=mail_server.url) as found:
        yield found


def latest(server: MailServer) -> tuple[str, str, str]:
    """Whom the last mail went to, its subject, and the code in it."""
    mail = message_from_bytes(server.mails[-1], policy=policy.default)
    found = re.search(r"\b[2-9A-Z]{4}-[2-9A-Z]{4}\b", mail.get_content())
    assert found is not None
    return mail["To"], mail["Subject"], found[0]


def give(client: httpx.Client, mail: str) -> httpx.Response:
    return client.patch("/api/me", json={"mail": mail, "password": PASSWORD})


def confirm(client: httpx.Client, code: str) -> httpx.Response:
    return client.post("/api/me/mail", json={"code": code})


def test_an_address_is_confirmed(house: RunningHouse, mail_server: MailServer) -> None:
    client = house.account("Reachable", language="fr")
    assert give(client, "reach@example.org").json()["mail_confirmed"] is False
    to, subject, code = latest(mail_server)
    assert (to, subject) == ("reach@example.org", "Confirmez votre adresse e-mail")
    assert code not in house.everything()
    for language, words in (("en", "wrong or has expired"), ("fr", "incorrect ou a expiré")):
        headers = {"Accept-Language": language}
        wrong = client.post("/api/me/mail", json={"code": "2222-2222"}, headers=headers)
        assert (wrong.status_code, key(wrong)) == (403, "error-mail-code")
        assert words in wrong.json()["message"]
    assert client.get("/api/me").json()["mail_confirmed"] is False
    done = confirm(client, code.lower().replace("-", " "))
    assert (done.status_code, done.json()["mail_confirmed"]) == (200, True)
    assert key(confirm(client, code)) == "error-no-mail-to-confirm"
    assert give(client, "reach@example.org").json()["mail_confirmed"] is True, "the same"
    assert give(client, "other@example.org").json()["mail_confirmed"] is False
    assert key(confirm(client, code)) == "error-mail-code", "it was for another address"


def test_a_code_is_for_one_person(house: RunningHouse, mail_server: MailServer) -> None:
    mine, thine = house.account("Mine"), house.account("Thine")
    give(mine, "shared@example.org")
    code = latest(mail_server)[2]
    give(thine, "shared@example.org")
    assert key(confirm(thine, code)) == "error-mail-code"


def test_a_code_grows_old(
    house: RunningHouse, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = house.account("Slow")
    give(client, "slow@example.org")
    code, now = latest(mail_server)[2], time.time()

    class Later:
        days = 2

        def time(self) -> float:
            return now + self.days * email_confirmation.DAY

    clock = Later()
    monkeypatch.setattr(email_confirmation, "time", clock)
    assert key(confirm(client, code)) == "error-mail-code"
    clock.days = 1
    assert confirm(client, code).status_code == 200


def test_a_new_account_gets_its_code(house: RunningHouse, mail_server: MailServer) -> None:
    guest = house.guest()
    form = {"name": "Brand new", "password": PASSWORD, "mail": "new@example.org"}
    assert guest.post("/api/me/account", json=form).status_code == 201
    assert latest(mail_server)[0] == "new@example.org"
    assert guest.post("/api/me/mail/code").status_code == 204
    assert len(mail_server.mails) == 2
    assert confirm(guest, latest(mail_server)[2]).json()["mail_confirmed"] is True


def test_nobody_is_flooded(house: RunningHouse, mail_server: MailServer) -> None:
    answers = []
    for number in range(4):
        client = house.account(f"Mallory the {number}th")
        give(client, "victim@example.org" if number % 2 else "VICTIM@example.org")
        answers.append(client.post("/api/me/mail/code").status_code)
    assert answers == [204, 429, 409, 409], "after three mails not even the address is kept"
    assert len(mail_server.mails) == 3
    other = house.account("Restless")
    statuses = [give(other, f"victim{number}@example.org").status_code for number in range(5)]
    assert statuses == [200, 200, 200, 429, 429]
    assert other.get("/api/me").json()["mail"] == "victim2@example.org", "refused is not stored"
    assert len(mail_server.mails) == 6


def test_without_an_address_there_is_nothing_to_confirm(house: RunningHouse) -> None:
    for client in (house.guest(), house.account("Unreachable")):
        for answer in (confirm(client, "2222-2222"), client.post("/api/me/mail/code")):
            assert (answer.status_code, key(answer)) == (409, "error-no-mail-to-confirm")
