"""The secrecy law over the wire can fail: deliberate leaks of every kind are found."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hantise.core.errors import IllegalAction
from hantise.server.tables import broadcast, history, socket
from hantise.server.tables.model import messages, redaction
from hantise.server.wire import EventInfo, Hint, Play
from tests.server.secrecy.case import Leak, Tally
from tests.server.secrecy.cases import cases
from tests.server.secrecy.houses import furnish, side_by_side
from tests.server.secrecy.walk import Walk

pytestmark = pytest.mark.anyio

ENOUGH = 40
"""Cases in which a leak must show."""


async def walk_some(folder: Path) -> None:
    template, cookies = await furnish(folder)
    async with side_by_side(folder, template, cookies, 3) as sides:
        for number, case in enumerate(cases("ghosts", 3, 2)):
            if number == ENOUGH:
                return
            await Walk(sides, case, Tally()).run(4)


def some_number(state: Any) -> int:
    """A number that depends on everything, secrets included."""
    return sum(state.position().encode())


async def test_a_view_that_shows_a_card_of_another_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def view_seen(state: Any, eyes: Any, *, memory_aid: bool) -> msgspec.Raw:
        view = json.loads(state.view(eyes).wire(memory_aid))
        hand = state.view(2 if eyes != 2 else 0).private.hand
        return msgspec.Raw(json.dumps({**view, "first": hand[:1]}).encode())

    monkeypatch.setattr(messages, "view_seen", view_seen)
    with pytest.raises(Leak, match="was sent"):
        await walk_some(tmp_path)


async def test_an_order_of_legal_actions_that_depends_on_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choices(configured: Any, state: Any, eyes: Any) -> tuple[Any, ...]:
        found = redaction.choices(configured, state, eyes)
        turned = some_number(state) % max(1, len(found))
        return found[turned:] + found[:turned]

    monkeypatch.setattr(messages, "choices", choices)
    with pytest.raises(Leak, match="the reader was sent"):
        await walk_some(tmp_path)


async def test_an_event_that_hides_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def seen(events: Any, eyes: Any) -> tuple[EventInfo, ...]:
        return tuple(EventInfo(event.kind, event.opened().fields()) for event in events)

    monkeypatch.setattr(redaction, "seen", seen)
    with pytest.raises(Leak, match="was sent"):
        await walk_some(tmp_path)


async def test_a_log_whose_length_depends_on_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = broadcast._log

    async def log(held: Any, connection: Any) -> Sequence[Any]:
        rows = await whole(held, connection)
        return rows[some_number(held.model.begun().state) % 2 :]

    monkeypatch.setattr(broadcast, "_log", log)
    with pytest.raises(Leak, match="was sent"):
        await walk_some(tmp_path)


async def test_a_message_that_comes_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = broadcast.tell

    def tell_twice(held: Any, news: Any) -> None:
        tell(held, news)
        if some_number(held.model.begun().state) % 2:
            tell(held, news)

    monkeypatch.setattr(broadcast, "tell", tell_twice)
    with pytest.raises(Leak, match="messages"):
        await walk_some(tmp_path)


async def test_a_refusal_that_looks_at_the_hand_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = socket.UNDER_LOCK[Play]

    async def judge_first(held: Any, connection: Any, message: Play) -> None:
        table = held.model.begun()
        for notation in message.actions[:1]:
            action = table.game.parse(notation)
            reason = table.state.objection(action)
            if reason is not None:
                raise IllegalAction(notation, reason)
        await play(held, connection, message)

    monkeypatch.setitem(socket.UNDER_LOCK, Play, judge_first)
    with pytest.raises(Leak, match="was sent"):
        await walk_some(tmp_path)


async def test_a_draft_that_others_hear_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = socket.UNDER_LOCK[Play]

    async def play_aloud(held: Any, connection: Any, message: Play) -> None:
        before = held.model.seq
        await play(held, connection, message)
        if held.model.seq == before:
            held.live.changed()

    monkeypatch.setitem(socket.UNDER_LOCK, Play, play_aloud)
    with pytest.raises(Leak, match="heard of a draft"):
        await walk_some(tmp_path)


async def test_an_earlier_moment_through_other_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def view_seen(state: Any, eyes: Any, *, memory_aid: bool) -> msgspec.Raw:
        return redaction.view_seen(state, 0 if eyes != 0 else 1, memory_aid=memory_aid)

    monkeypatch.setattr(history, "view_seen", view_seen)
    with pytest.raises(Leak, match="a request was answered"):
        await walk_some(tmp_path)


async def test_a_bot_that_gives_a_hint_by_what_it_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hantise.server.tables import moves

    class Knowing:
        """Looks through the eyes of another seat."""

        def __init__(self, state: Any) -> None:
            self._state = state

        def __getattr__(self, name: str) -> Any:
            return getattr(self._state, name)

        def copy(self) -> Any:
            return Knowing(self._state.copy())

        def view(self, seat: int) -> Any:
            return self._state.view((seat + 1) % 3)

    hint = moves.hint

    async def knowing(live: Any, connection: Any, message: Any) -> None:
        game = live.model.begun()
        state = game.state
        if state.actor >= 0:
            game.state = Knowing(state)
        try:
            await hint(live, connection, message)
        finally:
            game.state = state

    monkeypatch.setitem(socket.WITHOUT_LOCK, Hint, knowing)
    with pytest.raises(Leak):
        await walk_some(tmp_path)
