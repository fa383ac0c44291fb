"""How games end before their end, and how bots come into seats and leave them."""

import time

from tests.server.tables.players import Club, begun


def kinds(message: dict) -> list[str]:  # type: ignore[type-arg]
    return [event["kind"] for step in message["steps"] for event in step["events"]]


def test_with_two_players_resigning_loses(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    first, second = anna.look(table), bert.look(table)
    second.send("resign")
    for line in (first, second):
        update = line.until("update")
        assert kinds(update) == ["resigned"]
        assert update["outcome"]["reason"] == "resigned"
        assert update["outcome"]["ranks"] == [1, 2]
    second.send("resign")
    assert second.refused() == "error-over"
    first.play("R@b5")
    assert first.refused() == "error-over"


def test_with_more_a_bot_plays_on_and_the_seat_ranks_last(club: Club) -> None:
    players = club.players(4)
    table = begun(players[0], players[1:], "ghosts", options={"rounds": 1})
    lines = [player.look(table) for player in players]
    lines[2].send("resign")
    update = lines[0].until("update")
    assert kinds(update)[:2] == ["resigned", "bot"]
    while not (seat := lines[0].until("table")["table"]["seats"][2])["resigned"]:
        pass
    assert seat["bot"] == "careful"
    lines[2].send("resign")
    assert lines[2].refused() == "error-resigned"
    lines[2].send("return")
    assert lines[2].refused() == "error-resigned"
    for line in (lines[0], lines[1], lines[3]):
        line.send("resign")
    while not lines[0].now["outcome"]:
        lines[0].until("update")
    assert lines[0].now["outcome"]["ranks"][2] >= 1


def test_everybody_agrees_to_stop(club: Club) -> None:
    players = club.players(3)
    table = begun(players[0], players[1:], "ghosts")
    lines = [player.look(table) for player in players]
    lines[0].send("propose", what="stop")
    (proposal,) = lines[1].until("proposals")["proposals"]
    assert proposal["waiting"] == [1, 2]
    lines[1].send("answer", proposal=proposal["id"], yes=True)
    (proposal,) = lines[2].until(
        "proposals", proposals=[proposal | {"agreed": [1], "waiting": [2]}]
    )["proposals"]
    lines[2].send("answer", proposal=proposal["id"], yes=True)
    for line in lines:
        update = line.until("update")
        assert kinds(update) == ["agreed"]
        assert update["outcome"]["reason"] == "agreed"


def test_alone_with_bots_stopping_needs_nobody(club: Club) -> None:
    anna = club.player("Anna")
    line = anna.look(anna.ask("POST", "/api/tables/quick", game="18-ghosts"))
    line.send("propose", what="stop")
    assert line.until("update")["outcome"]["reason"] == "agreed"


# Absence without a clock


def test_the_others_vote_a_bot_in_and_its_person_returns(club: Club) -> None:
    club.tables.absent = 0.0
    players = club.players(3)
    table = begun(players[0], players[1:], "ghosts", options={"first": "A"})
    first, second = players[0].look(table), players[1].look(table)
    first.send("propose", what="bot", seat=2)
    (proposal,) = second.until("proposals")["proposals"]
    assert (proposal["seat"], proposal["waiting"]) == (2, [1])
    second.send("answer", proposal=proposal["id"], yes=True)
    assert kinds(first.until("update")) == ["bot"]

    third = players[2].look(table)
    assert third.now["table"]["seats"][2]["bot"] == "careful"
    third.send("propose", what="stop")
    assert third.refused() == "error-bot-plays"
    third.send("return")
    assert kinds(third.until("update")) == ["person"]
    while third.until("table")["table"]["seats"][2]["bot"] is not None:
        pass
    third.send("return")
    assert third.refused() == "error-nothing-to-return"


def test_a_bot_that_plays_a_seat_is_not_disturbed(club: Club) -> None:
    club.tables.absent = 0.0
    club.tables.bot_pause = 30.0
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    line = bert.look(table)
    line.send("propose", what="bot", seat=0)
    assert kinds(line.until("update")) == ["bot"]
    again = anna.look(table)
    assert not again.legal
    again.play("R@b5")
    assert again.refused() == "error-bot-plays"
    again.send("return")
    again.until("update")
    again.played("R@b5")


def test_who_is_here_or_was_a_moment_ago_is_not_absent(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    line, other = anna.look(table), bert.look(table)
    line.send("propose", what="bot", seat=1)
    assert line.refused() == "error-not-absent"
    other.close()
    line.send("propose", what="bot", seat=1)
    assert line.refused() == "error-not-absent"
    line.send("propose", what="bot")
    assert line.refused() == "error-no-seat"
    line.send("propose", what="bot", seat=5)
    assert line.refused() == "error-no-seat"
    club.tables.now = lambda: time.time() + 121
    line.send("propose", what="bot", seat=1)
    assert kinds(line.until("update")) == ["bot"]
    line.send("propose", what="bot", seat=1)
    assert line.refused() == "error-bot-already"


def test_whoever_comes_back_ends_the_vote(club: Club) -> None:
    club.tables.absent = 0.0
    players = club.players(3)
    table = begun(players[0], players[1:], "ghosts")
    first, second = players[0].look(table), players[1].look(table)
    first.send("propose", what="bot", seat=2)
    assert second.until("proposals")["proposals"]
    players[2].look(table)
    assert second.until("proposals")["proposals"] == []


def test_others_see_that_somebody_is_gone_after_a_while(club: Club) -> None:
    club.tables.grace = 0.3
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts")
    line, other = anna.look(table), bert.look(table)
    while not line.now["table"]["seats"][1]["here"]:
        line.until("table")
    started = time.monotonic()
    other.close()
    while line.until("table")["table"]["seats"][1]["here"]:
        pass
    assert time.monotonic() - started >= 0.3
    assert club.tables.present[bert.id] == 0


# Clocks


def test_when_a_live_clock_runs_out_a_bot_takes_the_seat(club: Club) -> None:
    anna, bert = club.players(2)
    club.tables.now = lambda: time.time() - 9.5
    pace = {"kind": "live", "bank": 10, "increment": 0}
    table = begun(anna, [bert], "18-ghosts", pace=pace)
    club.tables.now = time.time
    line = anna.look(table)
    clock = line.now["clock"]
    assert clock["running"] == 0
    assert clock["left"][0] <= 1_000
    assert clock["left"][1] == 10_000
    assert kinds(line.until("update")) == ["flag", "bot"]
    assert line.now["clock"]["running"] is None
    line.send("propose", what="bot", seat=1)
    assert line.refused() == "error-bot-plays"
    other = bert.look(table)
    other.send("propose", what="bot", seat=0)
    assert other.refused() == "error-clock-decides"
    line.send("return")
    line.until("update", "refused")
    while "person" not in [kind for m in line.seen if "steps" in m for kind in kinds(m)]:
        line.until("update")
    assert line.now["clock"]["left"][0] >= 29_000


def test_a_move_stops_the_clock_and_gains_the_increment(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts", pace={"kind": "live", "bank": 60, "increment": 5})
    line = anna.look(table)
    assert line.now["clock"]["running"] == 0
    line.played("R@b5")
    clock = line.now["clock"]
    assert clock["running"] == 1
    assert 60_000 < clock["left"][0] <= 65_000


def test_correspondence_has_days_for_every_move(club: Club) -> None:
    anna, bert = club.players(2)
    table = begun(anna, [bert], "18-ghosts", pace={"kind": "correspondence", "days": 2})
    line = anna.look(table)
    two_days = 2 * 86_400_000
    assert two_days - 60_000 < line.now["clock"]["left"][0] <= two_days
    club.tables.now = lambda: time.time() + 3600
    line.played("R@b5")
    assert line.now["clock"]["running"] == 1
    assert line.now["clock"]["left"][1] > two_days - 1_000
    assert line.now["clock"]["left"][0] < two_days - 3_500_000


def test_no_clock_no_time(club: Club) -> None:
    anna, bert = club.players(2)
    assert anna.look(begun(anna, [bert], "18-ghosts")).now["clock"] is None
