"""What a table decides, writes and makes due, without any house."""

import pytest

from hantise.core.errors import GameOver, NotYourTurn
from hantise.core.registry import ids
from hantise.server.errors import Conflict, Forbidden
from hantise.server.tables.model import messages, moves, player_requests
from hantise.server.tables.model.redaction import view_seen
from hantise.server.tables.model.standing import COLUMNS, Standing, standing_of
from hantise.server.tables.model.table import Decision, Reminder, TooLate
from hantise.server.wire import Answer, Drafted, Hint, Pace, Play, Preview, Propose
from tests.server.tables.model.memory import Here, MemoryTable, Seen

EVERYBODY = Here()


@pytest.mark.parametrize("game", ids())
def test_a_whole_game_loaded_again_stands_as_it_stood(game: str) -> None:
    table = MemoryTable(game)
    while table.model.outcome is None:
        table.now += 1
        table.move()
        again = table.loaded_again() if table.model.seq % 25 == 0 else None
        if again is not None:
            assert again.standing == table.model.standing
            for eyes in (None, 0, 1):
                views = [
                    view_seen(one.begun().state, eyes, memory_aid=True)
                    for one in (table.model, again)
                ]
                assert bytes(views[0]) == bytes(views[1])
    again = table.loaded_again()
    assert (again.standing, again.acted.latest) == (table.model.standing, table.model.acted.latest)
    last = table.written[-1]
    assert (last.standing.status, last.standing.ended) == ("over", table.now)
    assert [row.kind for row in last.due] == ["ended"]
    assert ("tidy", "t") in last.clear, "nothing more will be tidied"
    with pytest.raises(GameOver):
        table.move()


def test_the_columns_of_a_standing_are_read_back_as_they_were() -> None:
    table = MemoryTable(pace=Pace("live", bank=60, increment=2))
    table.move()
    table.do(_proposed(table, 0, "stop"))
    standing = table.model.standing
    assert standing.clock is not None
    assert standing.proposals
    assert standing_of(dict(zip(COLUMNS, standing.row(), strict=True))) == standing
    empty = Standing(status="waiting", moved=1.0)
    assert standing_of(dict(zip(COLUMNS, empty.row(), strict=True))) == empty


def _proposed(table: MemoryTable, seat: int, what: str, **fields: int) -> Decision:
    message = Propose(what=what, **fields)  # type: ignore[arg-type]
    reader = table.seat(seat)
    return player_requests.propose(
        table.model, reader, message, EVERYBODY, now=table.now, absent=120.0
    )


def test_a_bot_is_due_after_its_pause_and_a_clock_when_it_runs_out() -> None:
    alone = MemoryTable(people=1, bots=1)
    while alone.model.turn == 0:
        alone.move()
    (row,) = alone.written[-1].due
    assert (row.kind, row.at, row.data) == ("bot", alone.now + 0.5, str(alone.model.seq))
    assert alone.model.answers(row.data)
    timed = MemoryTable(pace=Pace("correspondence", days=2))
    clock, remind = timed.written[-1].due
    assert (clock.kind, clock.at - timed.now) == ("clock", 2 * 86_400)
    assert (remind.kind, remind.at - timed.now) == ("remind", 1.5 * 86_400)


def test_only_who_is_to_act_plays_and_a_turn_too_late_is_refused() -> None:
    table = MemoryTable()
    actor = table.model.turn
    assert actor is not None
    notation = table.model.begun().state.legal_actions()[0].notation
    play = Play(id="a", seq=table.model.seq, actions=(notation,))
    decided = moves.play(table.model, table.seat(actor), play)
    assert isinstance(decided, Decision)
    with pytest.raises(NotYourTurn):
        moves.play(table.model, table.seat(1 - actor), play)
    with pytest.raises(Forbidden):
        moves.play(table.model, Seen(None, None), play)
    table.do(decided, client_id="a")
    assert [row.client_id for row in table.rows][-1] == "a"
    with pytest.raises(TooLate):
        moves.play(table.model, table.seat(actor), play)


def test_a_draft_is_shown_and_changes_nothing() -> None:
    table = MemoryTable()
    actor = table.model.turn or 0
    before = table.model.begun().state.position()
    shown = moves.play(
        table.model, table.seat(actor), Play(id="a", seq=table.model.seq, actions=())
    )
    assert isinstance(shown, Drafted)
    assert shown.legal
    assert table.model.begun().state.position() == before


def test_previews_where_nothing_is_hidden_and_hints_where_nobody_else_plays() -> None:
    alone = MemoryTable("ghosts", people=1, bots=1)
    while alone.model.turn != 0:
        alone.move()
    preview = Preview(id="p", seq=alone.model.seq, action="x")
    with pytest.raises(Forbidden):
        moves.preview(alone.model, alone.seat(0), preview)
    question = moves.hint_question(alone.model, alone.seat(0), Hint(id="h"))
    assert question.legal
    together = MemoryTable("ghosts")
    actor = together.model.turn or 0
    with pytest.raises(Forbidden):
        moves.hint_question(together.model, together.seat(actor), Hint(id="h"))


def test_everybody_must_agree_to_stop_and_the_game_is_over_then() -> None:
    table = MemoryTable("ghosts", people=3)
    table.do(_proposed(table, 0, "stop"))
    (proposal,) = table.model.proposals
    assert proposal.waiting == (1, 2)
    assert not table.written[-1].entries, "nothing happened in the game"
    for seat in (1, 2):
        assert table.model.outcome is None
        answer = Answer(id="a", proposal=proposal.id, yes=True)
        table.do(player_requests.answer(table.model, table.seat(seat), answer))
    assert table.model.outcome is not None
    assert table.model.proposals == ()


def test_take_back_against_bots_is_free_and_leads_to_the_decision_before() -> None:
    table = MemoryTable(people=1, bots=1)
    while table.model.turn != 0:
        table.move()
    position, seq = table.model.begun().state.position(), table.model.seq
    table.move()
    table.do(_proposed(table, 0, "back"))
    assert table.model.begun().state.position() == position
    assert table.model.seq == len(table.rows) > seq, "nothing is deleted"
    assert table.loaded_again().standing == table.model.standing


def test_with_more_than_two_a_bot_plays_on_for_who_resigns() -> None:
    table = MemoryTable("ghosts", people=3)
    table.do(player_requests.resign(table.model, table.seat(1)))
    assert 1 in table.model.bots
    assert table.model.outcome is None
    with pytest.raises(Conflict):
        player_requests.resign(table.model, table.seat(1))
    with pytest.raises(Conflict):
        player_requests.come_back(table.model, table.seat(1))


def test_an_absent_opponent_may_be_voted_out_and_comes_back() -> None:
    table = MemoryTable("ghosts", people=3)
    message = Propose(what="bot", seat=2)
    for left, refused in ((table.now - 60, True), (table.now - 121, False)):
        here = Here(Carla=left)
        if refused:
            with pytest.raises(Conflict):
                player_requests.propose(
                    table.model, table.seat(0), message, here, now=table.now, absent=120.0
                )
        else:
            table.do(
                player_requests.propose(
                    table.model, table.seat(0), message, here, now=table.now, absent=120.0
                )
            )
    (proposal,) = table.model.proposals
    assert proposal.waiting == (1,)
    again = player_requests.here_again(table.model, "Carla")
    assert again is not None
    table.do(again)
    assert table.model.proposals == ()
    table.do(player_requests.take_over(table.model, 2))
    assert 2 in table.model.bots
    table.do(player_requests.come_back(table.model, table.seat(2)))
    assert 2 not in table.model.bots


def test_who_lost_on_time_is_reminded_if_not_here() -> None:
    table = MemoryTable(pace=Pace("live", bank=60))
    seat = table.model.turn
    assert seat is not None
    loser = table.model.facts.sittings[seat].person or ""
    table.do(player_requests.time_is_up(table.model, seat))
    assert seat in table.model.bots
    decision = player_requests.claim(table.model, table.seat(1 - seat), Here(**{loser: 0.0}))
    assert decision.reminders == (Reminder(loser, "lost-on-time"),)
    assert player_requests.claim(table.model, table.seat(1 - seat), EVERYBODY).reminders == ()
    table.do(decision)
    assert table.model.outcome is not None
    assert table.model.outcome.winners == (1 - seat,)


def test_each_reader_is_told_what_may_be_seen_and_only_the_actor_what_is_legal() -> None:
    table = MemoryTable("ghosts")
    change = table.move()
    model = table.model
    told = {eyes: messages.update(model, change.news, eyes, table.now) for eyes in (None, 0, 1)}
    assert {eyes: bool(one.legal) for eyes, one in told.items()} == {
        None: False,
        0: model.turn == 0,
        1: model.turn == 1,
    }
    assert len({bytes(one.view) for one in told.values()}) == 3
    assert "Hidden" not in messages.as_text(told[None])


def test_without_the_memory_aid_nothing_is_shown_twice() -> None:
    table = MemoryTable("ghosts", memory_aid=False)
    if not table.model.configured.recalls:
        pytest.fail("this game was chosen because memory matters in it")
    while table.model.seq < 10:
        table.move()
    spectator = Seen(None, None)
    assert messages.log_since(table.model, spectator) is None
    assert messages.missed_since(table.model, spectator, 0) == table.model.seq
    for seat in (0, 1):
        since = messages.missed_since(table.model, table.seat(seat), 0)
        assert since == table.model.acted.latest[seat]


def test_nobody_gains_by_the_absence_of_somebody_in_a_rated_game() -> None:
    table = MemoryTable(rated=True)
    assert table.model.facts.counts
    table.do(_proposed(table, 0, "stop"))
    table.do(player_requests.take_over(table.model, 1))
    assert table.model.proposals == (), "nothing is agreed on behind his back"
    with pytest.raises(Conflict, match="rated game"):
        table.do(_proposed(table, 0, "stop"))
    table.model.facts.hinted = True
    assert not table.model.facts.counts
