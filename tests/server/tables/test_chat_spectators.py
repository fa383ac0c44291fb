"""Spectators talk among themselves: no line of a player is told of it before the game is over."""

import pytest

from hantise.server.safety import rate_limits
from tests.server.tables.players import Club, Line, Message, Player, begun, closed_with

SAID = "Take the red ghost!"


def watched(
    club: Club, chat: str = "free", watchers: int = 2
) -> tuple[list[Player], list[Line], list[Player], list[Line], Message]:
    """Two players and some spectators, with a line each."""
    players = club.players(2)
    table = begun(players[0], players[1:], "18-ghosts", chat=chat)
    others = [player.account() for player in club.players(watchers)]
    return players, [p.look(table) for p in players], others, [p.look(table) for p in others], table


def heard(line: Line) -> str:
    """Every byte that has come through a line, once it has answered."""
    line.nothing()
    return str(line.seen)


def test_no_player_is_told_before_the_end(club: Club) -> None:
    players, lines, others, (carla, dora), table = watched(club)
    screen, tab = club.look(table), players[0].look(table)
    carla.send("say", text=SAID)
    said = dora.until("chat")["line"]
    assert (said["text"], said["watching"], said["name"]) == (SAID, True, others[0].name)
    lines[0].send("look", seat=None)  # a player who looks as a spectator stays a player
    lines[0].until("snapshot", eyes=None)
    dora.send("say", phrase="oops")
    again = players[1].look(table, since=0, since_chat=0)
    for line in (*lines, screen, tab, again):
        assert SAID not in heard(line)
        assert "oops" not in heard(line)
    assert [line["text"] for line in others[1].look(table).now["chat"]] == [SAID, None]
    lines[1].send("say", phrase="hello")
    for line in (*lines, carla, dora, screen, tab):
        while (told := line.until("chat")["line"])["phrase"] != "hello":
            pass
        assert told["watching"] is False

    tab.close()
    lines[1].send("resign")
    told = lines[0].until("overheard")["lines"]
    assert [line["text"] or line["phrase"] for line in told] == [SAID, "oops", "hello"]
    assert [line["watching"] for line in told] == [True, True, False]
    # Whoever was away at the end knows a later line, and is told of the earlier ones all the same.
    late = players[0].look(table, since=0, since_chat=told[-1]["id"])
    assert [line["text"] or line["phrase"] for line in late.now["chat"]] == [SAID, "oops"]
    carla.send("say", text="Well done!")
    assert lines[0].until("chat")["line"]["text"] == "Well done!"


def test_nothing_is_told_where_nobody_talked(club: Club) -> None:
    _, lines, _, _, _ = watched(club)
    lines[1].send("resign")
    lines[0].until("update")
    lines[0].nothing("overheard")


@pytest.mark.parametrize(
    ("chat", "error"), [("off", "error-chat-off"), ("phrases", "error-chat-phrases")]
)
def test_the_table_decides_how_people_talk(club: Club, chat: str, error: str) -> None:
    *_, (carla, _), table = watched(club, chat)
    carla.send("say", text=SAID)
    assert carla.refused() == error
    nobody = club.look(table)
    nobody.send("say", phrase="boo")
    assert nobody.refused() == "error-chat-nobody"


def test_before_the_game_only_those_who_sit_talk(club: Club) -> None:
    anna, carla = club.players(2)
    line = carla.look(anna.open("18-ghosts", ["me", "open"]))
    line.send("say", phrase="hello")
    assert line.refused() == "error-chat-seat"


def test_limits_and_mutes_count_for_spectators_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, others, (carla, dora), table = watched(club)
    others[1].ask("PUT", f"/api/me/mutes/{others[0].id}")
    carla.send("say", text=SAID)
    carla.until("chat")
    assert SAID not in heard(dora)
    assert others[1].look(table).now["chat"] == []
    monkeypatch.setitem(rate_limits.RATES, "chat", rate_limits.Rate(1, 0.01))
    for _ in range(3):
        carla.send("say", phrase="boo")
    assert carla.refused() == "error-too-many-requests"


def test_what_an_administrator_takes_away_is_news_for_spectators_alone(club: Club) -> None:
    _, lines, _, (carla, dora), _ = watched(club)
    admin = club.players(1)[0].administrator()
    carla.send("say", text=SAID)
    id = dora.until("chat")["line"]["id"]
    admin.ask("DELETE", f"/api/messages/{id}")
    assert dora.until("unsaid")["id"] == id
    for line in lines:
        line.nothing("unsaid", "chat")


def test_who_plays_under_another_name_stays_a_player(club: Club) -> None:
    """A guest's games go to the account he signs in to, and his line does not become a spectator's."""
    players, lines, _, (carla, _), table = watched(club)
    owner = club.player("Owner").account()
    form = {"name": owner.name, "password": "correct horse"}
    players[0].ask("POST", "/api/session", **form)
    carla.send("say", text=SAID)
    carla.until("chat")
    assert closed_with(lines[0])
    assert SAID not in str(lines[0].seen)
    assert SAID not in heard(players[0].look(table))
