"""Playing again: the same people, whoever asks first, and nobody has to wait for a host."""

from hantise.server.storage.schema import people
from tests.server.tables.players import Club, Line, Message, Player, begun


def ended(club: Club, *, chat: str = "off") -> tuple[list[Player], list[Line], Message]:
    """Two people after a game that the second one gave up."""
    players = club.players(2)
    table = begun(players[0], players[1:], "18-ghosts", chat=chat)
    lines = [player.look(table) for player in players]
    lines[1].send("resign")
    for line in lines:
        line.until("update")
    return players, lines, table


def path(table: Message) -> str:
    return f"/api/tables/{table['id']}/rematch"


def test_the_same_people_with_seats_moved_on(club: Club) -> None:
    players = club.players(2)
    table = begun(players[0], players[1:], "18-ghosts")
    assert players[1].refused("POST", path(table)) == (409, "error-not-over")
    first, second = (player.look(table) for player in players)
    second.send("resign")
    first.until("update")
    again = players[1].ask("POST", path(table))
    assert [seat["person"] for seat in again["seats"]] == [players[1].id, players[0].id]
    assert (again["status"], again["host"]) == ("waiting", None)
    while first.until("table")["table"]["rematch"] != again["id"]:
        pass
    assert players[0].ask("POST", path(table))["id"] == again["id"]


def test_it_is_for_those_who_played(club: Club) -> None:
    _, _, table = ended(club)
    carla = club.player("Carla")
    assert carla.refused("POST", path(table)) == (403, "error-not-seated")


def test_it_begins_once_everybody_is_there(club: Club) -> None:
    (anna, bert), _, table = ended(club)
    again = anna.ask("POST", path(table))
    waiting = anna.look(again)
    club.look(again)
    waiting.nothing("snapshot")
    assert waiting.now["table"]["status"] == "waiting"
    late = bert.look(again)
    for line in (waiting, late):
        while not line.now["view"]:
            line.until("snapshot")
        assert line.now["table"]["status"] == "playing"
    assert late.legal, "the seats have moved on"


def test_whoever_sits_there_may_start_it_and_ask_others_in(club: Club) -> None:
    """Also if the one who asked first went away."""
    (anna, bert), _, table = ended(club)
    again = anna.ask("POST", path(table))
    carla = club.player("Carla")
    where = f"/api/tables/{again['id']}"
    assert carla.refused("POST", f"{where}/start") == (403, "error-not-host")
    assert carla.refused("DELETE", where) == (403, "error-not-host")
    assert carla.refused("PUT", f"{where}/seats/0/bot", bot="careful") == (403, "error-not-host")
    anna.ask("DELETE", f"{where}/seats/1")
    assert bert.refused("POST", f"{where}/start") == (409, "error-seats-free")
    assert bert.ask("PUT", f"{where}/seats/1/bot", bot="random")["seats"][1]["bot"] == "random"
    assert bert.ask("POST", f"{where}/start")["status"] == "playing"


def test_somebody_new_sits_down_and_it_begins(club: Club) -> None:
    (anna, bert), _, table = ended(club)
    again = anna.ask("POST", path(table))
    bert.ask("DELETE", f"/api/tables/{again['id']}/seats/0")
    carla = club.player("Carla")
    lines = [anna.look(again), carla.look(again)]
    assert carla.ask("POST", f"/api/tables/{again['id']}/seats")["status"] == "playing"
    for line in lines:
        line.until("snapshot")


def test_alone_with_bots_it_begins_at_once(club: Club) -> None:
    anna = club.players(1)[0]
    table = anna.ask("POST", "/api/tables/quick", game="18-ghosts")
    line = anna.look(table)
    line.send("resign")
    line.until("update")
    again = anna.ask("POST", path(table))
    assert again["status"] == "playing"
    assert [seat["own_bot"] for seat in again["seats"]] == [True, False]
    assert anna.ask("POST", path(table))["id"] == again["id"]


def test_a_rematch_that_was_closed_is_replaced(club: Club) -> None:
    (anna, bert), (_, line), table = ended(club)
    closed = anna.ask("POST", path(table))
    while line.until("table")["table"]["rematch"] != closed["id"]:
        pass
    anna.ask("DELETE", f"/api/tables/{closed['id']}")
    while line.until("table")["table"]["rematch"] is not None:
        pass
    again = bert.ask("POST", path(table))
    assert again["id"] != closed["id"]
    assert again["status"] == "waiting"
    assert anna.ask("POST", path(table))["id"] == again["id"]


def test_one_that_was_closed_when_everybody_had_left_it(club: Club) -> None:
    (anna, bert), _, table = ended(club)
    left = anna.ask("POST", path(table))
    for player, seat in ((anna, 1), (bert, 0)):
        player.ask("DELETE", f"/api/tables/{left['id']}/seats/{seat}")
    club.do_due("tidy", left)
    assert anna.ask("GET", f"/api/tables/{left['id']}")["status"] == "closed"
    assert bert.ask("POST", path(table))["id"] != left["id"]


def test_everybody_sits_as_he_is_now(club: Club) -> None:
    (anna, bert), _, table = ended(club)
    anna.account()
    bert.ask("PATCH", "/api/me", name=f"{bert.name} II")
    seats = bert.ask("POST", path(table))["seats"]
    assert [(seat["name"], seat["guest"]) for seat in seats] == [
        (f"{bert.name} II", True),
        (anna.name, False),
    ]


def test_names_on_one_screen_stay(club: Club) -> None:
    anna = club.players(1)[0]
    table = anna.open("18-ghosts", ["me", {"kind": "me", "name": "Zoe"}], start=True)
    line = anna.look(table, seat=0)
    line.send("resign")
    line.until("update")
    again = anna.ask("POST", path(table))
    assert (again["status"], again["seats"][0]["name"]) == ("playing", "Zoe")


def test_who_left_for_good_leaves_a_free_seat(club: Club) -> None:
    (anna, bert), _, table = ended(club)

    async def leave() -> None:
        async with club.house.house.database.begin() as connection:
            gone = people.update().where(people.c.id == bert.id).values(deleted=5.0)
            await connection.execute(gone)

    club.run(leave())
    again = anna.ask("POST", path(table))
    assert [seat["ready"] for seat in again["seats"]] == [False, True]
    assert again["status"] == "waiting"
