"""Tables are opened, found, filled, started, played again, closed."""

import re
import tomllib
from importlib import resources

import httpx
import pytest

from hantise.server import people
from hantise.server.settings import Settings
from hantise.server.tables import lifecycle
from tests.server.tables.players import Club, Message, Player, begun, closed_with


@pytest.fixture
def anna(club: Club) -> Player:
    return club.players(1)[0]


@pytest.fixture
def bert(club: Club) -> Player:
    return club.players(1)[0]


def test_a_new_table(anna: Player) -> None:
    table = anna.open("ghosts", ["me", "open", "careful"], options={"rounds": 2}, chat="free")
    assert re.fullmatch("[BCDFGHJKMNPQRSTVWXZ]{4}", table["code"])
    assert (table["status"], table["host"], table["players"]) == ("waiting", anna.id, 3)
    assert table["options"]["rounds"] == 2
    assert [seat["ready"] for seat in table["seats"]] == [True, False, True]
    assert [seat["bot"] for seat in table["seats"]] == [None, None, "careful"]
    assert table["seats"][0]["name"] == anna.name
    assert anna.ask("GET", f"/api/tables/{table['code'].lower()}") == anna.ask(
        "GET", f"/api/tables/{table['id']}"
    )


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 400, "error-unknown-game"),
        ({"game": "18-ghosts"}, 400, "error-wrong-players"),
        ({"options": {"rounds": 21}}, 400, "error-option-range"),
        ({"options": {"rounds": "many"}}, 400, "error-option-value"),
        ({"options": {"cheat": True}}, 400, "error-unknown-option"),
        ({"options": {"first": "F"}}, 400, "error-first-not-seated"),
        ({"seats": [{"kind": "bot", "bot": "deep"}] * 3}, 400, "error-unknown-bot"),
        ({"seats": [{"kind": "me"}]}, 400, "error-bad-request"),
        ({"seats": [{"kind": "me"}] * 17}, 400, "error-bad-request"),
        ({"seats": [{"kind": "thief"}] * 3}, 400, "error-bad-request"),
        ({"pace": {"kind": "live", "bank": 1}}, 400, "error-bad-request"),
        ({"pace": {"kind": "correspondence", "days": 8}}, 400, "error-bad-request"),
        ({"chat": "loud"}, 400, "error-bad-request"),
        ({"public": "yes"}, 400, "error-bad-request"),
        ({"secret": 1}, 400, "error-bad-request"),
        (
            {"seats": [{"kind": "me", "name": "A\u0007"}, {"kind": "me"}, {"kind": "me"}]},
            400,
            "error-name",
        ),
        (
            {"seats": [{"kind": "me", "name": "  "}, {"kind": "me"}, {"kind": "me"}]},
            400,
            "error-name",
        ),
        (
            {
                "seats": [
                    {"kind": "me", "name": "Zoe"},
                    {"kind": "me", "name": "zoe"},
                    {"kind": "me"},
                ]
            },
            400,
            "error-same-names",
        ),
    ],
)
def test_what_a_table_cannot_be(anna: Player, change: Message, status: int, key: str) -> None:
    form = {"game": "ghosts", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    assert anna.refused("POST", "/api/tables", **(form | change)) == (status, key)
    assert anna.ask("GET", "/api/me/tables")["open"] == []


def test_nobody_opens_or_takes_a_seat_without_being_somebody(club: Club, anna: Player) -> None:
    table = anna.open("18-ghosts", ["me", "open"])
    with club.house.client() as nobody:
        form = {"game": "18-ghosts", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers: list[httpx.Response] = [
            nobody.post("/api/tables", json=form),
            nobody.post("/api/tables/quick", json={"game": "18-ghosts"}),
            nobody.post(f"/api/tables/{table['id']}/seats", json={}),
            nobody.post(f"/api/tables/{table['id']}/start"),
            nobody.delete(f"/api/tables/{table['id']}"),
        ]
    assert {answer.status_code for answer in answers} == {401}
    assert {answer.json()["error"]["key"] for answer in answers} == {"error-not-signed-in"}


def test_sitting_down_and_standing_up(anna: Player, bert: Player, club: Club) -> None:
    table = anna.open("ghosts", ["me", "open", "open"])
    path = f"/api/tables/{table['id']}/seats"
    assert bert.ask("POST", path, seat=2)["seats"][2]["person"] == bert.id
    assert bert.ask("POST", path)["seats"] == bert.ask("POST", path, seat=2)["seats"]
    assert bert.refused("POST", path, seat=1) == (409, "error-already-seated")
    carla = club.player("Carla")
    assert carla.refused("POST", path, seat=2) == (409, "error-seat-taken")
    assert carla.refused("POST", path, seat=9) == (404, "error-no-seat")
    assert carla.refused("POST", path, seat=-1) == (400, "error-bad-request")
    assert carla.refused("DELETE", f"{path}/2") == (403, "error-not-your-seat")
    assert carla.ask("POST", path)["seats"][1]["person"] == carla.id
    assert club.player("Dora").refused("POST", path) == (409, "error-no-free-seat")
    assert carla.ask("DELETE", f"{path}/1")["seats"][1]["person"] is None
    assert anna.ask("DELETE", f"{path}/2")["seats"][2]["ready"] is False
    assert anna.refused("DELETE", f"{path}/7") == (404, "error-no-seat")


def test_everybody_at_the_table_is_told(anna: Player, bert: Player) -> None:
    table = anna.open("18-ghosts", ["me", "open"])
    line = anna.look(table)
    bert.ask("POST", f"/api/tables/{table['id']}/seats")
    while line.until("table")["table"]["seats"][1]["person"] != bert.id:
        pass
    bert.look(table)
    while not line.until("table")["table"]["seats"][1]["here"]:
        pass


def test_on_one_screen_names_are_made_up(club: Club) -> None:
    """For whoever gave none; in the language of the one who did."""
    words = tomllib.loads(resources.files(people).joinpath("ghostly.toml").read_text("utf-8"))
    french = {*words["fr"]["masculine"], *words["fr"]["feminine"]}
    person = club.player("Mia")
    person.ask("PATCH", "/api/me", language="fr")
    seats: list[str | Message] = ["me", {"kind": "me", "name": "Noah"}, "me", "me"]
    table = person.open("ghosts", seats)
    mia, noah, *others = (seat["name"] for seat in table["seats"])
    assert (mia, noah) == (person.name, "Noah")
    assert len(set(others)) == 2
    assert all(name.startswith(tuple(french)) for name in others)


def test_bots_are_seated_by_the_host(anna: Player, bert: Player) -> None:
    table = anna.open("ghosts", ["me", "open", "open"])
    path = f"/api/tables/{table['id']}/seats"
    assert bert.refused("PUT", f"{path}/1/bot", bot="careful") == (403, "error-not-host")
    assert anna.ask("PUT", f"{path}/1/bot", bot="careful")["seats"][1]["bot"] == "careful"
    assert anna.ask("PUT", f"{path}/1/bot", bot="random")["seats"][1]["bot"] == "random"
    assert anna.ask("PUT", f"{path}/1/bot", bot=None)["seats"][1]["ready"] is False
    assert anna.refused("PUT", f"{path}/0/bot", bot="careful") == (409, "error-seat-taken")
    assert anna.refused("PUT", f"{path}/1/bot", bot="deep") == (400, "error-unknown-bot")
    assert anna.refused("PUT", f"{path}/9/bot", bot="careful") == (404, "error-no-seat")


def test_starting(anna: Player, bert: Player) -> None:
    table = anna.open("18-ghosts", ["me", "open"])
    path = f"/api/tables/{table['id']}"
    assert anna.refused("POST", f"{path}/start") == (409, "error-seats-free")
    bert.ask("POST", f"{path}/seats")
    assert bert.refused("POST", f"{path}/start") == (403, "error-not-host")
    assert anna.ask("POST", f"{path}/start")["status"] == "playing"
    assert anna.refused("POST", f"{path}/start") == (409, "error-begun")
    assert bert.refused("DELETE", f"{path}/seats/1") == (409, "error-begun")
    assert bert.refused("POST", f"{path}/seats") == (409, "error-begun")
    assert anna.refused("PUT", f"{path}/seats/1/bot", bot="careful") == (409, "error-begun")
    assert anna.refused("DELETE", path) == (403, "error-not-host")


def test_no_such_table(anna: Player) -> None:
    for id in ("nothing-here", "ZZZZ", "' OR 1=1 --"):
        assert anna.refused("GET", f"/api/tables/{id}") == (404, "error-no-table")
        assert anna.refused("POST", f"/api/tables/{id}/seats") == (404, "error-no-table")


def test_closing(anna: Player, bert: Player) -> None:
    table = anna.open("18-ghosts", ["me", "open"])
    path = f"/api/tables/{table['id']}"
    line = bert.look(table)
    assert bert.refused("DELETE", path) == (403, "error-not-host")
    anna.ask("DELETE", path)
    assert line.until("bye")["reason"] == "closed"
    assert closed_with(line) == 1001
    assert anna.ask("GET", path)["status"] == "closed"
    assert anna.refused("GET", f"/api/tables/{table['code']}") == (404, "error-no-table")
    assert bert.refused("POST", f"{path}/seats") == (409, "error-begun")


def test_nobody_keeps_too_many_tables_waiting(
    anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "MOST_WAITING", 2)
    tables = [anna.open("18-ghosts", ["me", "open"]) for _ in range(2)]
    form = {"game": "18-ghosts", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert anna.refused("POST", "/api/tables", **form) == (409, "error-too-many-waiting")
    anna.ask("DELETE", f"/api/tables/{tables[0]['id']}")
    anna.ask("POST", "/api/tables", **form)


def test_nobody_plays_at_too_many_tables(
    anna: Player, bert: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "MOST_PLAYING", 2)
    waiting = anna.open("18-ghosts", ["me", "open"])
    for _ in range(3):  # alone with bots as often as one likes
        bert.ask("POST", "/api/tables/quick", game="18-ghosts")
        bert.open("18-ghosts", ["me", {"kind": "me", "name": "Zoe"}], start=True)
    for _ in range(2):
        begun(anna, [bert], "18-ghosts")
    assert bert.refused("POST", "/api/tables/quick", game="18-ghosts") == (
        409,
        "error-too-many-playing",
    )
    path = f"/api/tables/{waiting['id']}/seats"
    assert bert.refused("POST", path) == (409, "error-too-many-playing")


def test_the_address_for_phones(anna: Player, club: Club) -> None:
    table = anna.open("18-ghosts", ["me", "open"])
    address = anna.ask("GET", f"/api/tables/{table['id']}/address")
    assert address["url"] == f"{club.house.base_url}/t/{table['code']}"
    assert address["qr"].startswith("<svg")
    assert "<script" not in address["qr"]
    assert address["local"] is True, "this house listens on this machine only"
    assert anna.ask("POST", "/api/me/handover")["local"] is True


@pytest.mark.parametrize(
    ("settings", "local"),
    [
        ({"host": "127.0.0.1"}, True),
        ({"host": "::1"}, True),
        ({"host": "localhost"}, True),
        ({"host": "192.168.1.7"}, False),
        ({"host": "127.0.0.1", "base_url": "https://boo.example.org"}, False),
    ],
)
def test_who_can_reach_the_address(settings: dict[str, str], local: bool) -> None:
    assert Settings(database="sqlite:///x", **settings).only_here is local  # type: ignore[arg-type]


def test_an_open_house_is_reached_by_its_network(monkeypatch: pytest.MonkeyPatch) -> None:
    everywhere = Settings(database="sqlite:///x", host="0.0.0.0")
    monkeypatch.setattr("hantise.server.settings.local_network_address", lambda: "10.0.0.7")
    assert everywhere.only_here is False
    monkeypatch.setattr("hantise.server.settings.local_network_address", lambda: None)
    assert everywhere.only_here is True


def test_correspondence_has_the_memory_aid(anna: Player) -> None:
    pace = {"kind": "correspondence", "days": 2}
    assert anna.open("ghosts", ["me", "open"], pace=pace, memory_aid=False)["memory_aid"] is True
    assert anna.open("ghosts", ["me", "open"])["memory_aid"] is False


def test_quick_play_has_the_memory_aid(anna: Player) -> None:
    assert anna.ask("POST", "/api/tables/quick", game="ghosts")["memory_aid"]


def test_quick_play_with_as_many_and_such_opponents_as_wanted(anna: Player) -> None:
    table = anna.ask("POST", "/api/tables/quick", game="ghooost", players=5, bot="random")
    assert [seat["bot"] for seat in table["seats"]] == [None, *["random"] * 4]
    assert table["status"] == "playing"


@pytest.mark.parametrize("game", ["macgregor", "macgregor-treasure"])
def test_a_newcomer_runs_and_does_not_haunt(anna: Player, game: str) -> None:
    """With every number of players a bot is the first ghost, unless somebody wants otherwise."""
    for players in (2, 3, 4):
        table = anna.ask("POST", "/api/tables/quick", game=game, players=players)
        assert table["options"]["first"] == "ABCD"[players - 1]
    form = {"game": game, "players": 3, "options": {"first": "A"}}
    assert anna.ask("POST", "/api/tables/quick", **form)["options"]["first"] == "A"


def test_quick_play_in_the_dark(anna: Player) -> None:
    form = {"game": "macgregor", "options": {"edition": "1998"}}
    table = anna.ask("POST", "/api/tables/quick", **form)
    assert (table["options"]["edition"], table["options"]["first"]) == ("1998", "B")


def test_free_seats_are_filled_with_bots(anna: Player, bert: Player) -> None:
    table = anna.open("ghooost", ["me", "open", "random", "open", "open"])
    bert.ask("POST", f"/api/tables/{table['id']}/seats", seat=3)
    where = f"/api/tables/{table['id']}/bots"
    assert bert.refused("PUT", where) == (403, "error-not-host")
    assert anna.refused("PUT", where, bot="nobody") == (400, "error-unknown-bot")
    filled = anna.ask("PUT", where)
    assert [seat["bot"] for seat in filled["seats"]] == [
        *(None, "careful", "random", None, "careful")
    ], "whoever sits there stays"
    assert anna.ask("PUT", where, bot="random")["seats"] == filled["seats"], "no seat is free"
    assert anna.ask("POST", f"/api/tables/{table['id']}/start")["status"] == "playing"
    assert anna.refused("PUT", where) == (409, "error-begun")


def test_what_is_rated(club: Club) -> None:
    anna, bert, guest = club.players(3)
    anna.account()
    bert.account()
    assert begun(anna, [bert], "18-ghosts")["rated"] is True
    assert begun(anna, [bert], "18-ghosts", rated=False)["rated"] is False
    assert begun(anna, [guest], "18-ghosts")["rated"] is False
    assert anna.open("18-ghosts", ["me", "careful"], start=True)["rated"] is False
    assert anna.open("18-ghosts", ["me", "me"], start=True)["rated"] is False
