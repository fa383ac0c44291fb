"""A flag falls: everybody is told, a bot plays on, and of two players the other may claim the win."""

import pytest

from hantise.server.tables.commit import commit
from hantise.server.tables.model.table import Decision
from tests.server.tables.players import Club, Line, Message, Player, begun, kinds, time_runs_out

LIVE = {"kind": "live", "bank": 60}
DAYS = {"kind": "correspondence", "days": 1}
TWO_DAYS = 2 * 24 * 3600.0


@pytest.fixture
def club(club: Club) -> Club:
    club.tables.bot_pause = 60.0  # bots only sit there
    return club


def flagged(
    club: Club, players: int = 2, game: str = "18-ghosts", **more: object
) -> tuple[list[Player], list[Line], Message]:
    """A game in which the time of whoever acts second, or of the first of several, is over."""
    people = club.players(players)
    table = begun(people[0], people[1:], game, pace=LIVE, **more)
    lines = [player.look(table) for player in people]
    if game == "18-ghosts":
        lines[0].played("R@b5")
        lines[1].until("update")
    time_runs_out(club, lines[0])
    return people, lines, table


def flags(line: Line) -> list[bool]:
    """As the table tells, once it tells."""
    while not any(seat["flag"] for seat in line.now["table"]["seats"]):
        line.until("table")
    return [seat["flag"] for seat in line.now["table"]["seats"]]


def bot_plays(club: Club, line: Line) -> None:
    """The turn of the bot, without its thinking about it."""

    async def play() -> None:
        async with club.tables.using(line.now["table"]["id"]) as live, live.hold() as held:
            seat = held.model.turn
            while held.model.turn == seat:
                action = held.model.in_play().state.legal_actions()[0]
                await commit(held, Decision([action]))

    club.run(play())
    while not line.legal:
        line.until("update")


def test_everybody_is_told_of_a_fallen_flag(club: Club) -> None:
    people, lines, table = flagged(club)
    watching = club.look(table)
    assert kinds({"steps": watching.now["log"]}) == ["placed", "flag", "bot"]
    assert kinds(lines[1].until("update")) == ["flag", "bot"]
    for line in (*lines, watching):
        assert flags(line) == [False, True]
    assert people[0].look(table, since=1).now["steps"][0]["events"][0]["kind"] == "flag"


@pytest.mark.parametrize(("pace", "after"), [(LIVE, 3600.0), (DAYS, TWO_DAYS)])
def test_the_other_may_claim_the_win(club: Club, pace: Message, after: float) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts", pace=pace)
    lines = [anna.look(table), bert.look(table), club.look(table)]
    lines[0].played("R@b5")
    lines[0].send("claim")
    assert lines[0].refused() == "error-claim-nothing"
    time_runs_out(club, lines[0], after)
    for line, error in ((lines[1], "error-claim-nothing"), (lines[2], "error-not-seated")):
        line.send("claim")
        assert line.refused() == error
    lines[0].send("claim")
    for line in lines:
        while (update := line.until("update"))["outcome"] is None:
            pass
        assert kinds(update) == ["lost-on-time"]
        assert update["outcome"]["reason"] == "lost-on-time"
        assert update["outcome"]["ranks"] == [1, 2]
        assert update["legal"] == []
    lines[0].send("claim")
    assert lines[0].refused() == "error-over"
    lines[1].send("return")
    assert lines[1].refused() == "error-over"
    again = anna.look(table).now
    assert again["table"]["status"] == "over"
    assert [seat["flag"] for seat in again["table"]["seats"]] == [False, True]
    (row,) = bert.ask("GET", "/api/me/tables")["over"]
    assert row["outcome"]["reason"] == "lost-on-time"
    replay = bert.ask("GET", f"/api/records/{table['id']}?eyes=1")
    told = [event["kind"] for step in replay["steps"] for event in step["events"]]
    assert told == ["placed", "flag", "bot", "lost-on-time"]
    kept = anna.http.get(f"/api/records/{table['id']}/file").json()
    assert kept["entries"][-1] == {"table": "lost-on-time", "seat": 1}
    assert anna.http.post("/api/records", json=kept).is_success


def test_whoever_comes_back_before_has_lost_nothing(club: Club) -> None:
    _, lines, _ = flagged(club)
    lines[1].send("return")
    while "person" not in kinds(lines[0].until("update")):
        pass
    while any(seat["flag"] for seat in lines[0].until("table")["table"]["seats"]):
        pass
    lines[0].send("claim")
    assert lines[0].refused() == "error-claim-nothing"
    assert lines[1].legal or lines[1].until("update")["legal"]


def test_the_bot_may_go_on_and_the_win_be_claimed_later(club: Club) -> None:
    _, (anna, *_), _ = flagged(club)
    bot_plays(club, anna)
    anna.played(anna.legal[0])
    anna.send("claim")
    while not anna.until("update")["outcome"]:
        pass


def test_who_is_played_by_a_bot_himself_claims_nothing(club: Club) -> None:
    _, (anna, bert), _ = flagged(club)
    bot_plays(club, anna)
    time_runs_out(club, anna)
    for line in (anna, bert):
        line.send("claim")
        assert line.refused() == "error-bot-plays"
    bert.send("return")
    bert.send("claim")
    while not (update := bert.until("update"))["outcome"]:
        pass
    assert update["outcome"]["ranks"] == [2, 1]


def test_with_more_players_a_bot_plays_on(club: Club) -> None:
    _, lines, _ = flagged(club, 3, "ghosts", options={"first": "A"})
    for line in lines:
        assert flags(line) == [True, False, False]
    lines[1].send("claim")
    assert lines[1].refused() == "error-claim-many"
    assert lines[1].now["outcome"] is None


def test_a_bot_claims_nothing(club: Club) -> None:
    (anna,) = club.players(1)
    table = anna.open("18-ghosts", ["me", "random"], start=True, pace=LIVE)
    line = anna.look(table)
    time_runs_out(club, line)
    line.send("claim")
    assert line.refused() == "error-claim-nothing"
    line.send("return")
    while "person" not in kinds(line.until("update")):
        pass


def test_on_one_screen_the_other_seat_claims(club: Club) -> None:
    (anna,) = club.players(1)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bert"}]
    table = anna.open("18-ghosts", seats, start=True, pace=LIVE)
    line = anna.look(table, seat=0)
    line.played("R@b5")
    time_runs_out(club, line)
    line.send("claim")
    while not (update := line.until("update"))["outcome"]:
        pass
    assert update["outcome"]["ranks"] == [1, 2]
