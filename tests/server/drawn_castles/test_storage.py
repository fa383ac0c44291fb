"""Castles that people keep: their own to change, everybody's to see, gone with them."""

import re
from collections.abc import Iterator

import pytest

from hantise.games.castle.castles import shipped_text
from hantise.server.drawn_castles import storage
from hantise.server.storage.schema import people
from hantise.text import LANGUAGES
from tests.server.conftest import Visit
from tests.server.people.running_house import PASSWORD, RunningHouse, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One house for all tests of this file."""
    with running(tmp_path_factory.mktemp("castles")) as found:
        yield found


def castle(name: str = "Dunrobin", without: str = "none") -> dict[str, str]:
    """The castle of the box under a name, perhaps without its doors of a colour."""
    text = re.sub(f"{without} = .*", "", shipped_text("macgregor"))
    return {"text": f'name = "{name}"\n{text}'}


def test_kept_changed_shared_and_forgotten(house: RunningHouse) -> None:
    owner, other = house.guest("Lady Jean"), house.guest("Passer-by")
    made = owner.post("/api/castles", json=castle("  <b>Dunrobin</b> ")).json()
    id = made["castle"]["id"]
    assert made["castle"]["name"] == "<b>Dunrobin</b>"
    assert made["castle"]["playable"]
    assert made["mine"]
    seen = house.visitor().get(f"/api/castles/{id}").json()
    assert (seen["mine"], seen["by"]) == (False, "Lady Jean")
    assert seen["checked"]["text"] == made["checked"]["text"]

    draft = castle("Draft", without="red")
    assert other.put(f"/api/castles/{id}", json=draft).status_code == 403
    assert other.delete(f"/api/castles/{id}").status_code == 403
    changed = owner.put(f"/api/castles/{id}", json=draft).json()
    assert (changed["castle"]["id"], changed["castle"]["playable"]) == (id, False)
    assert changed["checked"]["faults"][0]["message"].startswith("04, 10, 14, 20")

    copied = other.post("/api/castles", json={"text": changed["checked"]["text"]}).json()["castle"][
        "id"
    ]
    (row,) = other.get("/api/me/castles").json()["castles"]
    assert (row["id"], row["playable"], row["drawn"]["dungeon"]) == (copied, False, "02N")
    assert row["drawn"]["sketch"]["blazons"][0] == "LCTXH"
    assert owner.delete(f"/api/castles/{id}").status_code == 204
    assert owner.get(f"/api/castles/{id}").json()["error"]["key"] == "error-no-castle"
    assert owner.get("/api/me/castles").json()["castles"] == []
    assert other.get(f"/api/castles/{copied}").status_code == 200


def test_a_table_takes_a_kept_castle_and_no_draft(house: RunningHouse) -> None:
    player = house.guest("Player of castles")
    text = player.post("/api/castles", json=castle()).json()["checked"]["text"]
    draft = player.post("/api/castles", json=castle(without="red")).json()["checked"]["text"]
    form = {"game": "macgregor", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
    opened = player.post("/api/tables", json=form | {"options": {"castle": text}})
    assert opened.status_code == 201
    assert not opened.json()["rated"]
    refused = player.post("/api/tables", json=form | {"options": {"castle": draft}})
    assert refused.status_code == 400
    assert refused.json()["error"]["key"] == "error-castle-option"


def test_refusals_are_specific_in_both_languages(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "MOST_CASTLES", 1)
    said = set()
    for language in LANGUAGES:
        client = house.guest(f"Builder {language}", language)
        assert house.visitor().post("/api/castles", json=castle()).status_code == 401
        assert client.post("/api/castles", json=castle()).status_code == 201
        for form, key in (
            (castle(), "error-too-many-castles"),
            ({"text": "["}, "error-bad-castle"),
            ({"text": 'blazon = ["LC", "L"]'}, "error-bad-castle"),
            ({"text": ""}, "error-bad-request"),
            ({"sketch": {}}, "error-bad-request"),
        ):
            problem = client.post("/api/castles", json=form).json()
            assert problem["error"]["key"] == key
            said.add(problem["message"])
        assert len(client.get("/api/me/castles").json()["castles"]) == 1
    assert len(said) >= 8


def test_castles_go_where_their_owner_goes(house: RunningHouse) -> None:
    """Along into an account, into the export, and away with the person."""
    account = house.account("Castellan")
    guest = house.guest("Castellan’s telephone")
    id = guest.post("/api/castles", json=castle()).json()["castle"]["id"]
    signed = guest.post("/api/session", json={"name": "Castellan", "password": PASSWORD})
    assert signed.status_code == 200
    assert account.get(f"/api/castles/{id}").json()["mine"]
    exported = account.get("/api/me/export").json()["castles"]
    assert [(each["id"], each["name"]) for each in exported] == [(id, "Dunrobin")]
    assert 'treasure = "02"' in exported[0]["text"]
    gone = account.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert gone.status_code == 204
    assert house.visitor().get(f"/api/castles/{id}").status_code == 404


@pytest.mark.anyio
async def test_a_guest_with_a_castle_is_not_forgotten(visit: Visit) -> None:
    people_of, database = visit.house.people, visit.house.database
    person = await people_of.guests.come_in("Long away", "en", "en")
    id = await storage.keep(visit.house, person, castle()["text"])
    async with database.begin() as connection:
        await connection.execute(people.update().values(seen=1.0))
    await people_of.tidying.tidy()
    assert (await storage.kept(visit.house, id, None, "@", "en")).by == "Long away"
