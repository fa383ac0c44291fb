"""Two processes on PostgreSQL at one table: each tells its own people what happens in the other."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from hantise.server.settings import Settings
from tests.server.conftest import Listen
from tests.server.tables.players import Club, Line, begun, kinds, play_out, time_runs_out


@pytest.fixture
def clubs(unlimited: None, postgres_url: str, listen: Listen) -> Iterator[tuple[Club, Club]]:
    """The same house twice."""
    settings = Settings(database=postgres_url)
    with ExitStack() as stack:
        made = [Club(listen(settings), stack) for _ in range(2)]
        for club in made:
            club.tables.bot_pause = club.tables.thinking_pause = 0.0
        yield made[0], made[1]


def test_a_whole_game_across_two_processes(clubs: tuple[Club, Club]) -> None:
    here, there = clubs
    anna, bert = here.player("Anna"), here.player("Bert").elsewhere(there.house)
    table = anna.open("ghosts", ["me", "open"], options={"rounds": 1}, chat="phrases")
    first = anna.look(table)
    second = bert.look(table)
    watching = there.look(table)
    bert.ask("POST", f"/api/tables/{table['code']}/seats")
    while first.until("table")["table"]["seats"][1]["person"] != bert.id:
        pass
    anna.ask("POST", f"/api/tables/{table['id']}/start")
    for line in (first, second, watching):
        while not line.now.get("view") or line.now["view"]["actor"] < 0:
            line.until("snapshot", "update")
    assert second.now["view"]["private"]["hand"] != first.now["view"]["private"]["hand"]

    first.send("say", phrase="hello")
    assert second.until("chat")["line"]["phrase"] == "hello"

    endings = play_out([first, second, watching])
    assert endings[0]["outcome"] == endings[1]["outcome"] == endings[2]["outcome"]
    while second.until("table")["table"]["status"] != "over":
        pass


def test_the_same_move_through_both_is_played_once(clubs: tuple[Club, Club]) -> None:
    here, there = clubs
    anna, bert = here.players(2)
    table = begun(anna, [bert], "18-ghosts")
    first, again = anna.look(table), anna.elsewhere(there.house).look(table)
    first.play("R@b5", id="same")
    again.play("R@b5", seq=0, id="same")
    for line in (first, again):
        assert line.until("accepted", "refused") == {"type": "accepted", "id": "same", "seq": 1}
        assert line.now["seq"] == 1 or line.until("update")["seq"] == 1


def test_only_one_of_two_answers_to_a_moment_counts(clubs: tuple[Club, Club]) -> None:
    here, there = clubs
    anna, bert = here.players(2)
    table = begun(anna, [bert], "18-ghosts")
    lines = [anna.look(table), anna.elsewhere(there.house).look(table)]
    lines[0].play("R@b5", id="one")
    lines[1].play("B@a5", seq=0, id="other")
    answers = [line.until("accepted", "refused")["type"] for line in lines]
    assert sorted(answers) == ["accepted", "refused"]
    for line in lines:
        while line.now["seq"] != 1:
            line.until("update", "snapshot")
    assert lines[0].now["view"] == lines[1].now["view"]


def test_questions_are_asked_in_both(clubs: tuple[Club, Club]) -> None:
    here, there = clubs
    anna, bert = here.players(2)
    table = begun(anna, [bert], "18-ghosts")
    first, second = anna.look(table), bert.elsewhere(there.house).look(table)
    first.played("R@b5")
    second.until("update")
    first.send("propose", what="back")
    (proposal,) = second.until("proposals")["proposals"]
    second.send("answer", proposal=proposal["id"], yes=True)
    update = first.until("update")
    assert update["steps"][0]["events"][0]["kind"] == "back"
    assert first.legal


def test_a_win_on_time_is_claimed_in_the_other_process(clubs: tuple[Club, Club]) -> None:
    here, there = clubs
    for club in clubs:
        club.tables.bot_pause = 60.0  # bots only sit there
    anna, bert = here.players(2)
    table = begun(anna, [bert], "18-ghosts", pace={"kind": "live", "bank": 60})
    first, second = anna.elsewhere(there.house).look(table), bert.look(table)
    first.played("R@b5")
    second.until("update")
    time_runs_out(here, second)
    assert kinds(first.until("update")) == ["flag", "bot"]
    first.send("claim")
    for line in (first, second):
        while (update := line.until("update"))["outcome"] is None:
            pass
        assert update["outcome"]["ranks"] == [1, 2]
    second.send("return")
    assert second.refused() == "error-over"


def test_spectators_hear_each_other_and_players_hear_them_after_the_end(
    clubs: tuple[Club, Club],
) -> None:
    here, there = clubs
    anna, bert, carla, dora = here.players(4)
    table = begun(anna, [bert], "18-ghosts", chat="phrases")
    lines = [anna.look(table), bert.elsewhere(there.house).look(table)]
    first, second = carla.look(table), dora.elsewhere(there.house).look(table)
    first.send("say", phrase="boo")
    assert second.until("chat")["line"]["watching"] is True
    for line in lines:
        line.nothing("chat")
    lines[1].send("resign")
    for line in lines:
        assert [said["phrase"] for said in line.until("overheard")["lines"]] == ["boo"]


def test_who_is_here_is_known_in_both(clubs: tuple[Club, Club]) -> None:
    here, there = clubs
    anna, bert = here.players(2)
    table = begun(anna, [bert], "18-ghosts")
    first = anna.look(table)
    bert.elsewhere(there.house).look(table)
    while not first.now["table"]["seats"][1]["here"]:
        first.until("table")
    late = anna.elsewhere(there.house).look(table)
    assert late.now["table"]["seats"][0]["here"]


def test_a_bot_plays_for_both(clubs: tuple[Club, Club]) -> None:
    here, there = clubs
    anna = here.player("Anna")
    table = anna.open("18-ghosts", ["me", "random"], start=True)
    lines = [anna.look(table), anna.elsewhere(there.house).look(table)]
    lines[0].played("R@b5")
    for line in lines:
        while line.now["seq"] < 3:  # the bot places two ghosts
            line.until("update")
        assert line.legal


def turn(lines: list[Line]) -> None:
    """Whoever is to act does something; everybody has heard of it."""
    line = next(each for each in lines if each.legal)
    draft = [line.legal[0]]
    line.play(*draft)
    while (answer := line.until("accepted", "draft"))["type"] == "draft":
        draft.append(answer["legal"][0]["action"])
        line.play(*draft)
    for each in lines:
        while each.now["seq"] < answer["seq"]:
            each.until("update")


def test_without_memory_aid_the_other_process_tells_nothing_again(
    clubs: tuple[Club, Club],
) -> None:
    here, there = clubs
    anna, bert = here.players(2)
    table = begun(anna, [bert], "ghosts", memory_aid=False, options={"first": "A"})
    looked = bert.elsewhere(there.house).look(table)
    seq = looked.now["seq"]
    looked.close()
    lines = [anna.look(table), bert.look(table)]
    for _ in range(5):
        turn(lines)
    steps = [step for message in lines[1].seen for step in message.get("steps", ())]
    acted = max(step["seq"] for step in steps if step["actor"] == 1)
    lines[1].close()
    again = bert.elsewhere(there.house).look(table, since=seq)
    told = [step["seq"] for step in again.seen[0]["steps"]]
    assert told == list(range(acted + 1, lines[0].now["seq"] + 1))


def test_a_rematch_asked_for_in_both_is_one_table(clubs: tuple[Club, Club]) -> None:
    here, there = clubs
    anna, bert = here.players(2)
    table = begun(anna, [bert], "18-ghosts")
    line = anna.look(table)
    line.send("resign")
    line.until("update")
    asking = [who.elsewhere(club.house) for who in (anna, bert) for club in clubs]
    path = f"/api/tables/{table['id']}/rematch"
    with ThreadPoolExecutor(len(asking)) as at_once:
        answers = list(at_once.map(lambda who: who.http.post(path), asking))
    assert [answer.status_code for answer in answers] == [200] * len(asking)
    assert len({answer.json()["id"] for answer in answers}) == 1
    again = answers[0].json()
    lines = [anna.look(again), bert.elsewhere(there.house).look(again)]
    for each in lines:  # all are there, each in another process
        while not each.now.get("view"):
            each.until("snapshot")


def test_a_table_closed_in_one_is_closed_in_both(clubs: tuple[Club, Club]) -> None:
    here, there = clubs
    anna, bert, admin = here.players(3)
    admin.administrator()
    table = begun(anna, [bert], "18-ghosts")
    line = anna.elsewhere(there.house).look(table)
    admin.ask("DELETE", f"/api/tables/{table['id']}")
    assert line.until("bye")["reason"] == "closed"
