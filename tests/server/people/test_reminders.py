"""Reminders: to a push service and a mail server of our own, over real lines."""

import asyncio
import base64
import json
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Literal

import http_ece
import pytest
import requests
import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from hantise.server.errors import Forbidden
from hantise.server.forms import PushKeys, PushSubscription
from hantise.server.people import web_push
from hantise.server.people.push_subscriptions import is_public, refuse_private
from hantise.server.people.reminders import Reminders, _new_key
from hantise.server.people.web_push import open_web
from hantise.server.wire import Pace, TableInfo
from tests.server.conftest import Visit
from tests.server.people.running_house import RunningHouse, id_of, key
from tests.server.people.services import MailServer, PushService, serving

TABLE = TableInfo(
    id="abcdef",
    code="ABCD",
    game="ghosts",
    rules=1,
    players=2,
    options={},
    status="playing",
    public=True,
    pace=Pace(),
    memory_aid=True,
    chat="off",
    rated=False,
    host=None,
    hot_seat=False,
    created=1.0,
    seats=(),
)


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.fixture
def push_service(tmp_path: Path) -> Iterator[PushService]:
    service = PushService(tmp_path)
    with serving(service):
        yield service


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    with serving(server):
        yield server


class Browser:
    """The keys of a browser that subscribed."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.keys = PushKeys(p256dh=base64url(point), auth=base64url(self.auth))

    def read(self, body: bytes) -> dict[str, str]:
        words = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth)
        found = json.loads(words)
        assert isinstance(found, dict)
        return found


async def subscribed(visit: Visit, service: PushService, browser: Browser) -> tuple[Reminders, str]:
    """Reminders that trust the service's certificate and reach this machine, and a person."""

    def web() -> requests.Session:
        session = requests.Session()
        session.trust_env = False
        session.verify = str(service.certificate)
        return session

    reminders = Reminders(visit.house, web)
    await reminders.start()
    person = await visit.house.people.guests.come_in("Away", "fr", "fr")
    await insert(visit, person.id, f"{service.url}/there", browser)
    return reminders, person.id


async def insert(visit: Visit, person_id: str, endpoint: str, browser: Browser) -> None:
    from hantise.server.storage.schema import pushes

    keys = json.dumps({"p256dh": browser.keys.p256dh, "auth": browser.keys.auth})
    async with visit.house.database.begin() as connection:
        await connection.execute(
            pushes.insert().values(endpoint=endpoint, person=person_id, keys=keys, created=1.0)
        )


@pytest.mark.anyio
async def test_a_push_arrives_in_the_persons_language(
    visit: Visit, push_service: PushService
) -> None:
    browser = Browser()
    reminders, person = await subscribed(visit, push_service, browser)
    await reminders.remind(person, "your-turn", TABLE)
    ((path, headers, body),) = push_service.pushes
    assert path == "/there"
    assert headers["authorization"].startswith("vapid t=")
    assert reminders.public_key in headers["authorization"]
    message = browser.read(body)
    assert message["title"] == "À vous de jouer à Ghosts"
    assert message["url"] == "/t/abcdef"
    assert b"abcdef" not in body, "encrypted for the browser alone"


@pytest.mark.anyio
async def test_a_browser_that_is_being_told_something_is_told_the_newest_of_each_table_next(
    visit: Visit, push_service: PushService
) -> None:
    browser = Browser()
    reminders, person = await subscribed(visit, push_service, browser)
    endpoint = f"{push_service.url}/there"
    told = [("one", "first"), ("one", "second"), ("other", "third"), ("one", "fourth")]
    await asyncio.gather(
        *(reminders._push(person, endpoint, {"tag": tag, "title": title}) for tag, title in told)
    )
    shown = [browser.read(body)["title"] for _, _, body in push_service.pushes]
    assert shown == ["first", "fourth", "third"]


@pytest.mark.anyio
@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    visit: Visit, push_service: PushService, status: int
) -> None:
    reminders, person = await subscribed(visit, push_service, Browser())
    push_service.status = status
    await reminders.remind(person, "seat-lost", TABLE)
    assert await reminders.subscriptions.of(person) == []


@pytest.mark.anyio
@pytest.mark.parametrize("status", [429, 500, 401])
async def test_a_service_in_trouble_is_tried_again_another_time(
    visit: Visit, push_service: PushService, status: int
) -> None:
    reminders, person = await subscribed(visit, push_service, Browser())
    push_service.status = status
    await reminders.remind(person, "your-turn", TABLE)
    assert len(await reminders.subscriptions.of(person)) == 1


@pytest.mark.anyio
async def test_nothing_is_sent_into_the_own_network(
    visit: Visit, push_service: PushService
) -> None:
    """A name that leads to this machine: looked up only when the push is sent."""
    _, person = await subscribed(visit, push_service, Browser())

    def web() -> requests.Session:
        session = open_web()
        session.verify = str(push_service.certificate)
        return session

    reminders = Reminders(visit.house, web)
    await reminders.start()
    with structlog.testing.capture_logs() as logs:
        await reminders.remind(person, "your-turn", TABLE)
    assert push_service.pushes == []
    assert [(line["way"], line["error"]) for line in logs if "way" in line] == [
        ("push", "ConnectionError")
    ]


@pytest.mark.parametrize("endless", ["head", "body"])
def test_a_service_without_an_end_is_hung_up_on(
    push_service: PushService, endless: Literal["head", "body"], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may name a service: it gets neither a thread for ever nor all of the memory."""
    monkeypatch.setattr(web_push._PublicConnection, "allowed", staticmethod(lambda _: True))
    monkeypatch.setattr(web_push._PublicConnection, "longest", 0.5)
    push_service.endless = endless

    def web() -> requests.Session:
        session = open_web()
        session.verify = str(push_service.certificate)
        return session

    pusher = web_push.Pusher(_new_key(), "mailto:x@example.org", web)
    subscription = PushSubscription(f"{push_service.url}/slow", Browser().keys)
    began = time.monotonic()
    if endless == "body":
        assert pusher.push(subscription, {"title": "x"})
        assert push_service.sent < 10_000_000
    else:
        with pytest.raises(requests.RequestException):
            pusher.push(subscription, {"title": "x"})
    assert time.monotonic() - began < 20


@pytest.mark.anyio
async def test_unusable_keys_and_unknown_people_raise_nothing(
    visit: Visit, push_service: PushService
) -> None:
    browser = Browser()
    reminders, person = await subscribed(visit, push_service, browser)
    browser.keys = PushKeys(p256dh="AAAA", auth="!")
    await insert(visit, person, f"{push_service.url}/broken", browser)
    await reminders.remind(person, "your-turn", TABLE)
    assert [path for path, _, _ in push_service.pushes] == ["/there"], "the others get theirs"
    await reminders.remind("nobody", "your-turn", TABLE)


async def confirm(visit: Visit, person_id: str) -> None:
    from hantise.server.storage.schema import people

    async with visit.house.database.begin() as connection:
        await connection.execute(
            people.update().where(people.c.id == person_id).values(mail_confirmed=True)
        )


@pytest.mark.anyio
async def test_a_mail_arrives(visit: Visit, mail_server: MailServer) -> None:
    import msgspec

    house = visit.house
    house.settings = msgspec.structs.replace(house.settings, smtp_url=mail_server.url)
    reminders = Reminders(house)
    await reminders.start()
    person = await house.people.guests.come_in("Mailed", "fr", "fr")
    code, _ = await house.people.accounts.make(person, "Mailed", "a password", "away@example.org")
    assert code
    await reminders.remind(person.id, "seat-lost", TABLE)
    assert mail_server.mails == [], "nobody has said that this address is his"
    await confirm(visit, person.id)
    await reminders.remind(person.id, "seat-lost", TABLE)
    await reminders.remind(person.id, "your-turn", TABLE)
    (mail,) = (message_from_bytes(mail, policy=policy.default) for mail in mail_server.mails)
    assert mail["To"] == "away@example.org"
    assert mail["From"] == "house@example.org"
    assert mail["Subject"] == "Un robot joue pour vous à Ghosts"
    text = mail.get_content()
    assert "Votre temps est écoulé." in text
    assert f"{house.settings.public_url()}/t/abcdef" in text
    async with house.database.begin() as connection:
        await connection.exec_driver_sql("UPDATE people SET mailed = mailed - 900")
    await reminders.remind(person.id, "your-turn", TABLE)
    assert len(mail_server.mails) == 2, "a quarter of an hour later there may be another"


@pytest.mark.anyio
async def test_a_mail_server_that_is_away_stops_nothing(visit: Visit) -> None:
    import msgspec

    house = visit.house
    house.settings = msgspec.structs.replace(house.settings, smtp_url="smtp://127.0.0.1:9")
    reminders = Reminders(house)
    await reminders.start()
    person = await house.people.guests.come_in("Mailed", "en", "en")
    await house.people.accounts.make(person, "Mailed", "a password", "away@example.org")
    await confirm(visit, person.id)
    with structlog.testing.capture_logs() as logs:
        await asyncio.wait_for(reminders.remind(person.id, "your-turn", TABLE), 30)
    assert [line["way"] for line in logs if "way" in line] == ["mail"]
    assert "away@example.org" not in str(logs)


@pytest.mark.anyio
async def test_the_key_stays(visit: Visit) -> None:
    again = Reminders(visit.house)
    await again.start()
    assert again.public_key == visit.house.reminders.public_key
    assert len(base64.urlsafe_b64decode(again.public_key + "=")) == 65


@pytest.mark.parametrize(
    "endpoint",
    [
        *("http://push.example.org/x", "https://localhost/x", "https://127.0.0.1/x"),
        *("https://10.0.0.1/x", "https://192.168.1.1/x", "https://169.254.169.254/latest"),
        *("https://[::1]/x", "https://[fd00::1]/x", "https://[::ffff:10.0.0.1]/x"),
        *("https://printer/x", "https://printer.local/x", "https://2130706433/x"),
        *("https://127.1/x", "https://push.example.org:22/x", "https://a:b@push.example.org/x"),
        *("https:///x", "https://push.example.org/a b", "https://push.example.org/\n", "ftp://x.y"),
        *("https://[::1", "https://0.0.0.0/", "https://100.64.0.1/", "https://[2002:7f00:1::]/"),
    ],
)
def test_endpoints_that_are_no_push_service(endpoint: str) -> None:
    with pytest.raises(Forbidden):
        refuse_private(endpoint)


def test_public_addresses() -> None:
    refuse_private("https://updates.push.example.org/wpush/v2/abc")
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::1")
    assert not is_public("fe80::1%eth0")
    assert not is_public("nonsense")


def test_subscribing_over_http(house: RunningHouse) -> None:
    guest = house.guest()
    assert len(guest.get("/api/push/key").json()["key"]) == 87
    keys = {"p256dh": "a", "auth": "b"}
    for number in range(12):
        form = {
            "endpoint": f"https://push.example.org/{number}",
            "expirationTime": None,
            "keys": keys,
        }
        assert guest.post("/api/me/push", json=form).status_code == 204
    mine = house.read("SELECT endpoint FROM pushes WHERE person = ?", id_of(guest))
    assert len(mine) == 10
    assert ("https://push.example.org/11",) in mine
    other = house.guest()
    form = {"endpoint": "https://push.example.org/11", "keys": keys}
    assert other.post("/api/me/push", json=form).status_code == 204
    assert len(house.read("SELECT 1 FROM pushes WHERE person = ?", id_of(guest))) == 9
    wrong = guest.post("/api/me/push", json={"endpoint": "https://10.0.0.1/x", "keys": keys})
    assert (wrong.status_code, key(wrong)) == (403, "error-push-address")
    one = {"endpoint": "https://push.example.org/10"}
    assert guest.delete("/api/me/push", params=one).status_code == 204
    assert len(house.read("SELECT 1 FROM pushes WHERE person = ?", id_of(guest))) == 8
    assert guest.delete("/api/me/push").status_code == 204
    assert not house.read("SELECT 1 FROM pushes WHERE person = ?", id_of(guest))
    assert len(house.read("SELECT 1 FROM pushes WHERE person = ?", id_of(other))) == 1
