"""People play whole games over websockets while somebody watches."""

from random import Random

import pytest

from hantise.core.record import decode, rerun
from hantise.games.castle.floor_plan import GAMES, GameId
from tests.games.castle.castles import random_castle
from tests.server.tables.players import Club, begun, play_out


@pytest.mark.parametrize(
    ("game", "people"), [("18-ghosts", 2), ("ghosts", 2), ("ghosts", 4), ("ghosts", 6)]
)
def test_people_play_a_whole_game(club: Club, game: str, people: int) -> None:
    host, *guests = club.players(people)
    table = begun(host, guests, game, memory_aid=True)
    playing = [player.look(table) for player in (host, *guests)]
    watching = club.look(table)
    everybody = [*playing, watching]
    assert [line.now["eyes"] for line in everybody] == [*range(people), None]

    endings = play_out(everybody, seed=people)

    assert all(end["outcome"] == endings[0]["outcome"] for end in endings)
    assert all(end["legal"] == [] for end in endings)
    for line in playing:
        assert line.until("table")["table"]["status"] == "over"
    assert not any(message.get("legal") for message in watching.seen)
    assert all("private" not in m["view"] for m in watching.seen if "view" in m)
    assert host.ask("GET", f"/api/tables/{table['id']}")["status"] == "over"


@pytest.mark.parametrize(("game", "players"), [("18-ghosts", 2), ("ghosts", 3)])
def test_one_click_against_bots(club: Club, game: str, players: int) -> None:
    person = club.player("Newcomer")
    table = person.ask("POST", "/api/tables/quick", game=game, players=players, bot="random")
    assert table["status"] == "playing"
    assert [seat["bot"] for seat in table["seats"]] == [None, *["random"] * (players - 1)]
    line = person.look(table)
    while not line.now["outcome"]:
        if line.legal:
            draft = [line.legal[0]]
            line.play(*draft)
            while (answer := line.until("accepted", "draft"))["type"] == "draft":
                draft.append(answer["legal"][0]["action"])
                line.play(*draft)
        line.until("update")
    assert line.until("table")["table"]["status"] == "over"


def test_bots_alone_play_to_the_end(club: Club) -> None:
    host = club.player("Host")
    table = host.open("ghosts", ["careful", "random"], options={"rounds": 1}, start=True)
    line = host.look(table)
    while not line.now["outcome"]:
        line.until("update", "table")
    assert line.now["eyes"] is None


@pytest.mark.parametrize("game", GAMES)
def test_a_record_brings_the_castle_it_was_played_in(club: Club, game: GameId) -> None:
    host = club.player("Host")
    castle = random_castle(Random(3), game)
    options = {"castle": castle}
    table = host.open(game, ["careful", "random"], options=options, start=True, rated=True)
    assert not table["rated"]
    line = host.look(table)
    while not line.now["outcome"]:
        line.until("update", "table")
    record = decode(host.http.get(f"/api/records/{table['id']}/file").content)
    assert record.options["castle"] == castle
    outcome = rerun(record).state.outcome()
    assert outcome is not None
    assert outcome.reason == line.now["outcome"]["reason"]
