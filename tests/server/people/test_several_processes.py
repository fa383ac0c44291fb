"""People in two houses on one PostgreSQL: as good as one."""

import pytest

from hantise.server.settings import Settings
from tests.server.conftest import Listen, LiveHouse
from tests.server.people.running_house import PASSWORD, id_of, key


@pytest.fixture
def houses(listen: Listen, postgres_url: str) -> tuple[LiveHouse, LiveHouse]:
    settings = Settings(database=postgres_url)
    return listen(settings), listen(settings)


def test_people_are_known_everywhere_at_once(houses: tuple[LiveHouse, LiveHouse]) -> None:
    here, there = houses
    with here.client() as first, there.client() as second:
        assert first.post("/api/me/guest", json={"name": "Élodie"}).status_code == 200
        made = first.post("/api/me/account", json={"name": "Élodie", "password": PASSWORD})
        assert made.status_code == 201
        taken = second.post("/api/me/guest", json={"name": "elodie"})
        assert key(taken) == "error-name-taken"
        signed_in = second.post("/api/session", json={"name": "élodie", "password": PASSWORD})
        assert signed_in.json()["id"] == id_of(first)
        code = first.post("/api/me/handover").json()["code"]
        with there.client() as third:
            assert third.post("/api/session/handover", json={"code": code}).status_code == 200
            again = third.post("/api/session/handover", json={"code": code})
            assert key(again) == "error-handover"
            assert first.delete("/api/sessions").status_code == 204
            until_nobody(second)
            until_nobody(third)
        assert id_of(first)
        assert [session["here"] for session in first.get("/api/me/sessions").json()] == [True]
        table = first.post("/api/tables/quick", json={"game": "18-ghosts"}).json()["id"]
        for aside in (True, False):
            form = {"tables": [table], "aside": aside}
            mine = first.post("/api/me/tables/aside", json=form).json()
            assert [row["table"]["id"] for row in mine["aside" if aside else "bots"]] == [table]
        refused = first.post("/api/session", json={"name": "\x00", "password": "x"})
        assert refused.status_code == 403, "PostgreSQL cannot even be asked for such a name"
        done = first.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert done.status_code == 204


def until_nobody(client: object) -> None:
    """The news travels; it must arrive well before the memory of a session ends by itself."""
    import time

    import httpx

    assert isinstance(client, httpx.Client)
    end = time.monotonic() + 5
    while client.get("/api/me").json()["id"] is not None:
        assert time.monotonic() < end
        time.sleep(0.02)
