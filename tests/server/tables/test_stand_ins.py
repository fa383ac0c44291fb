"""While a bot stands in for somebody in a rated game, nobody agrees in his place."""

import pytest

from tests.server.tables.players import Club, Message, Player, begun, kinds, time_runs_out


@pytest.fixture
def club(club: Club) -> Club:
    club.tables.bot_pause = 60.0  # bots only sit there
    return club


def rated(club: Club, players: int = 2, game: str = "18-ghosts") -> tuple[list[Player], Message]:
    people = [player.account() for player in club.players(players)]
    table = begun(people[0], people[1:], game, pace={"kind": "live", "bank": 60})
    assert table["rated"] is True
    return people, table


@pytest.mark.parametrize("what", ["stop", "back"])
def test_nothing_is_agreed_without_the_absent(club: Club, what: str) -> None:
    (anna, bert), table = rated(club)
    line, other = anna.look(table), bert.look(table)
    line.played("R@b5")
    time_runs_out(club, line)
    line.send("propose", what=what)
    assert line.refused() == "error-rated-stand-in"
    other.send("return")
    while "person" not in kinds(line.until("update")):
        pass
    line.send("propose", what=what)
    assert line.until("proposals")["proposals"][0]["waiting"] == [1]


def test_no_hint_takes_the_rating_away(club: Club) -> None:
    (anna, _), table = rated(club)
    club.tables.bot_pause = 0.0
    line = anna.look(table)
    line.played("R@b5")
    time_runs_out(club, line)
    club.do_due("bot", table, str(line.now["seq"]))
    while not line.legal:
        line.until("update")
    line.send("hint")
    assert line.refused() == "error-rated-stand-in"
    assert anna.ask("GET", f"/api/tables/{table['id']}")["rated"] is True


def test_what_was_asked_before_is_not_agreed_to_by_the_bot(club: Club) -> None:
    (anna, _), table = rated(club)
    line = anna.look(table)
    line.played("R@b5")
    line.send("propose", what="stop")
    assert line.until("proposals")["proposals"]
    time_runs_out(club, line)
    assert line.until("proposals")["proposals"] == []
    assert line.now["outcome"] is None


def test_who_resigned_need_not_be_asked(club: Club) -> None:
    people, table = rated(club, 3, "ghosts")
    lines = [player.look(table) for player in people]
    lines[2].send("resign")
    while "bot" not in kinds(lines[0].until("update")):
        pass
    lines[0].send("propose", what="stop")
    assert lines[1].until("proposals")["proposals"][0]["waiting"] == [1]


def test_in_other_games_a_stand_in_agrees_to_everything(club: Club) -> None:
    club.tables.absent = 0.0
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    line = anna.look(table)
    line.played("R@b5")
    line.send("propose", what="bot", seat=1)
    line.until("update")
    line.send("propose", what="stop")
    assert line.until("update")["outcome"]["reason"] == "agreed"
