"""Bad input over websockets: a specific refusal, and nothing changes for anybody."""

import json
from collections.abc import AsyncIterator
from typing import Any, get_args

import msgspec
import pytest

from hantise.server.wire import LARGEST_FRAME, ClientMessage
from tests.server.bad_input.house import BadHouse, furnished, sayable
from tests.server.in_memory import Line, headers_with

pytestmark = pytest.mark.anyio

FRAMES = {
    "nothing": "",
    "no JSON": "hello",
    "cut off": '{"type": "play", "id"',
    "a list": "[]",
    "a text": '"play"',
    "null": "null",
    "no type": "{}",
    "an unknown type": '{"type": "cheat"}',
    "a message of the house": '{"type": "snapshot", "seq": 0}',
    "a type that is no text": '{"type": 5}',
    "a type twice": '{"type": "ping", "type": "resign", "x": 1}',
    "deeply nested lists": "[" * 8_000,
    "deeply nested objects": '{"a":' * 1_600,
    "a lone surrogate": '{"type": "play", "id": "\\ud800", "seq": 0, "actions": []}',
    "a surrogate that is no text": '{"type": "say", "text": "\ud800"}',
    "NUL": "\0",
    "not a number": '{"type": "ping", "at": NaN}',
    "an infinite number": '{"type": "ping", "at": 1e999}',
}

WRONG = {
    "an object": {"no": ["such"]},
    "a list of lists": [[1.5]],
    "a huge number": 10**30,
    "a huge negative number": -(10**30),
    "a very long text": "x" * 4_000,
    "a flag": True,
}


@pytest.fixture(scope="module")
async def bad(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BadHouse]:
    async with furnished(tmp_path_factory.mktemp("bad")) as house:
        yield house


async def at_table(
    bad: BadHouse, who: str | None, status: str = "playing", query: str = ""
) -> Line:
    cookie = bad.cookies[who] if who else None
    target = f"/api/tables/{bad.tables[status]}/socket?{query}"
    line = await Line(bad.app, target, headers_with(cookie)).open()
    assert line.messages[0]["type"] in ("snapshot", "missed")
    return line


async def refusals(line: Line, *frames: str) -> list[str]:
    """The keys with which frames are refused, one each, and nothing else is sent."""
    before = len(line.frames)
    for frame in frames:
        line.post(frame)
    await line.settled()
    answers = line.messages[before:]
    assert [answer["type"] for answer in answers] == ["refused"] * len(frames), answers
    return [sayable(answer["error"]).key for answer in answers]


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES)
@pytest.mark.parametrize("who", ["alice", "carol", None])
async def test_a_frame_that_cannot_be_read(bad: BadHouse, who: str | None, frame: str) -> None:
    line = await at_table(bad, who)
    async with bad.nothing_changes():
        assert await refusals(line, frame) == ["error-bad-request"]
    await line.close()


@pytest.mark.parametrize("value", WRONG.values(), ids=WRONG)
async def test_a_field_of_the_wrong_type(bad: BadHouse, value: object) -> None:
    """Of every message there is."""
    line = await at_table(bad, "alice")
    async with bad.nothing_changes():
        for message in get_args(ClientMessage):
            tag = message.__struct_config__.tag
            for field in (*message.__struct_fields__, "no_such"):
                frame = json.dumps({"type": tag, field: value})
                if not decodes(frame):
                    keys = await refusals(line, frame)
                    assert keys == ["error-bad-request"], (tag, field)
    await line.close()


def decodes(frame: str) -> bool:
    try:
        msgspec.json.decode(frame, type=ClientMessage)
    except msgspec.MsgspecError:
        return False
    return True


async def test_binary_frames(bad: BadHouse) -> None:
    line = await at_table(bad, "alice")
    async with bad.nothing_changes():
        before = len(line.frames)
        for data in (b"", b"\0" * 100, b'{"type": "resign"}'):
            line.post(None, data)
        await line.settled()
        keys = [sayable(each["error"]).key for each in line.messages[before:]]
        assert keys == ["error-bad-request"] * 3
    await line.close()


@pytest.mark.parametrize("size", [LARGEST_FRAME + 1, 10_000_000])
async def test_a_frame_that_is_too_large_ends_the_line(bad: BadHouse, size: int) -> None:
    for frame in ("x" * size, json.dumps({"type": "say", "text": "é" * size})):
        line = await at_table(bad, "alice")
        async with bad.nothing_changes():
            line.post(frame)
            await line.until(lambda line=line: line.code is not None)
            assert line.code == 1009
        await line.close()
    line = await at_table(bad, "alice")
    async with bad.nothing_changes():
        line.post(None, b"x" * size)
        await line.until(lambda: line.code is not None)
        assert line.code == 1009
    await line.close()


def play(seq: int, *actions: str, id: str = "x") -> str:
    return json.dumps({"type": "play", "id": id, "seq": seq, "actions": actions})


async def test_moves_that_are_not_ones_own(bad: BadHouse) -> None:
    """Neither a spectator nor somebody at another table, nor out of turn, nor for another seat."""
    live = bad.house.tables.loaded(bad.tables["playing"])
    assert live is not None
    table = live.model.begun()
    actor, other = ("alice", "bob") if table.state.actor == 0 else ("bob", "alice")
    legal = str(table.state.legal_actions()[0])
    async with bad.nothing_changes(people_come=True):
        for who in ("carol", None):
            line = await at_table(bad, who)
            for frame in (play(live.model.seq, legal), '{"type": "hint"}', '{"type": "resign"}'):
                assert await refusals(line, frame) == ["error-not-seated"]
            for frame in ('{"type": "return"}', '{"type": "propose", "what": "back"}'):
                assert await refusals(line, frame) == ["error-not-seated"]
            assert await refusals(line, '{"type": "claim"}') == ["error-not-seated"]
            assert await refusals(line, '{"type": "look", "seat": 0}') == ["error-not-your-seat"]
            if who is None:  # spectators with a name talk among themselves
                said = '{"type": "say", "phrase": "boo"}'
                assert await refusals(line, said) == ["error-chat-nobody"]
            await line.close()
        line = await at_table(bad, other)
        assert await refusals(line, play(live.model.seq, legal)) == ["error-not-your-turn"]
        assert await refusals(line, '{"type": "hint"}') == ["error-not-your-turn"]
        seat = json.dumps({"type": "look", "seat": int(table.state.actor)})
        assert await refusals(line, seat) == ["error-not-your-seat"]
        await line.close()
        line = await at_table(bad, actor)
        assert await refusals(line, '{"type": "hint"}') == ["error-hint-people"]
        assert await refusals(line, play(live.model.seq, legal, legal)) == ["error-not-your-turn"]
        assert await refusals(line, play(live.model.seq, "nonsense")) == ["error-unknown-action"]
        assert await refusals(line, play(live.model.seq, "first=A")) == ["error-illegal-action"]
        assert await refusals(line, play(live.model.seq, "+M")) == ["error-illegal-action"]
        assert await refusals(line, play(live.model.seq, *["take"] * 64)) == [
            "error-illegal-action"
        ]
        assert await refusals(line, play(live.model.seq, *["take"] * 65)) == ["error-bad-request"]
        preview = json.dumps({"type": "preview", "seq": live.model.seq, "action": legal})
        assert await refusals(line, preview) == ["error-preview-hidden"]
        assert await refusals(line, '{"type": "return"}') == ["error-nothing-to-return"]
        assert await refusals(line, '{"type": "claim"}') == ["error-claim-nothing"]
        answer = '{"type": "answer", "proposal": 1, "yes": true}'
        assert await refusals(line, answer) == ["error-proposal-gone"]
        vote = '{"type": "propose", "what": "bot", "seat": 15}'
        assert await refusals(line, vote) == ["error-no-seat"]
        await line.close()


async def test_a_move_that_comes_too_late_or_too_early(bad: BadHouse) -> None:
    live = bad.house.tables.loaded(bad.tables["playing"])
    assert live is not None
    legal = str(live.model.begun().state.legal_actions()[0])
    actor = "alice" if live.model.begun().state.actor == 0 else "bob"
    line = await at_table(bad, actor)
    async with bad.nothing_changes():
        for seq in (0, live.model.seq - 1, live.model.seq + 1, 1_000_000):
            before = len(line.frames)
            line.post(play(seq, legal))
            await line.settled()
            refused, snapshot = line.messages[before:]
            assert sayable(refused["error"]).key == "error-too-late"
            assert snapshot["type"] == "snapshot"
            assert snapshot["seq"] == live.model.seq
    await line.close()


@pytest.mark.parametrize("status", ["waiting", "over"])
async def test_at_a_table_that_is_not_played_at(bad: BadHouse, status: str) -> None:
    line = await at_table(bad, "alice", status)
    expected = {"waiting": "error-not-begun", "over": "error-over"}[status]
    live = bad.house.tables.loaded(bad.tables[status])
    assert live is not None
    async with bad.nothing_changes():
        for frame in (
            play(live.model.seq, "take"),
            '{"type": "resign"}',
            '{"type": "hint"}',
            '{"type": "return"}',
            '{"type": "propose", "what": "stop"}',
            '{"type": "answer", "proposal": 1, "yes": true}',
        ):
            assert await refusals(line, frame) == [expected], frame
    await line.close()


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ("no-such-table", 4404),
        ("ZZZZ", 4404),
        ("%00", 1008),
        ("%ff%fe", 4404),
        ("x" * 3_000, 4404),
        ("..%2f..%2fme", 4404),
    ],
)
async def test_a_table_that_is_not_there(bad: BadHouse, table: str, code: int) -> None:
    async with bad.nothing_changes():
        target = f"/api/tables/{table}/socket"
        line = await Line(bad.app, target, headers_with(bad.cookies["alice"])).open()
        await line.until(lambda: line.code is not None)
        assert line.code == code
        if line.frames:
            (refused,) = line.messages
            assert sayable(refused["error"]).key == "error-no-table"
        await line.close()


@pytest.mark.parametrize(
    "query",
    [
        "since=-1&seat=-1",
        "since=nonsense&seat=nonsense",
        "since=99999999999999999999&seat=99999999999999999999",
        "since=%01&seat=%ff",
        "since=1e3&seat=0x1",
        "since=٣&seat=٣",
        "since=1&since=2&seat=0&seat=1",
        "&&&===%%%",
    ],
)
async def test_odd_queries(bad: BadHouse, query: str) -> None:
    """What cannot be read is as if it had not been asked: one looks through no eyes but one's own."""
    async with bad.nothing_changes(people_come=True):
        line = await at_table(bad, None, query=query)
        first = line.messages[0]
        assert first.get("eyes") is None
        assert first["legal"] == []
        assert "private" not in first["view"]
        await line.close()


@pytest.mark.parametrize("seat", ["0", "1", "7", "15"])
async def test_the_eyes_of_others(bad: BadHouse, seat: str) -> None:
    async with bad.nothing_changes(people_come=True):
        line = await at_table(bad, "carol", query=f"seat={seat}")
        await line.settled()
        first, refused = line.messages
        assert first["eyes"] is None
        assert "private" not in first["view"]
        assert sayable(refused["error"]).key == "error-not-your-seat"
        await line.close()


@pytest.mark.parametrize(
    "headers",
    [
        {"cookie": "hantise=alice"},
        {"cookie": "hantise=alice.c2lnbmF0dXJl"},
        {"cookie": "hantise=" + "x" * 4_000},
        {"authorization": "Bearer hnt_" + "x" * 43},
        {"authorization": "Bearer alice"},
    ],
    ids=str,
)
async def test_forged_cookies_and_tokens_see_what_everybody_sees(
    bad: BadHouse, headers: dict[str, str]
) -> None:
    async with bad.nothing_changes(people_come=True):
        target = f"/api/tables/{bad.tables['playing']}/socket?seat=0"
        line = await Line(bad.app, target, headers_with(**headers)).open()
        first = line.messages[0]
        assert first["eyes"] is None
        assert first["mine"] == []
        assert "private" not in first["view"]
        assert await refusals(line, '{"type": "resign"}') == ["error-not-seated"]
        await line.close()


@pytest.mark.parametrize("path", ["/api/tables/{}/socket", "/api/lobby/socket"])
@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://house.test:81"])
async def test_a_page_of_others_opens_no_line(bad: BadHouse, path: str, origin: str) -> None:
    async with bad.nothing_changes():
        headers = headers_with(bad.cookies["alice"], origin=origin)
        line = await Line(bad.app, path.format(bad.tables["playing"]), headers).open()
        assert line.code == 1008
        assert line.frames == []
        await line.close()


@pytest.mark.parametrize("frame", [*FRAMES.values(), '{"type": "resign"}'], ids=[*FRAMES, "resign"])
async def test_the_lobby_hears_pings_only(bad: BadHouse, frame: str) -> None:
    async with bad.nothing_changes():
        line = await Line(bad.app, "/api/lobby/socket", headers_with()).open()
        line.post(frame)
        await line.until(lambda: line.code is not None)
        assert (line.code, line.reason) == (4400, "error-bad-request")
        await line.close()


@pytest.mark.parametrize(
    ("say", "key"),
    [
        ({"text": "x" * 301}, "error-bad-request"),
        ({"text": ""}, "error-bad-request"),
        ({"text": " \n\t "}, "error-chat-empty"),
        ({"text": "\u200b\u202e\0"}, "error-chat-empty"),
        ({"phrase": "<script>"}, "error-chat-phrase"),
        ({"phrase": "x" * 41}, "error-bad-request"),
        ({"text": "a", "phrase": "boo"}, "error-chat-one"),
        ({}, "error-chat-one"),
    ],
)
async def test_what_cannot_be_said(bad: BadHouse, say: dict[str, Any], key: str) -> None:
    line = await at_table(bad, "alice")
    async with bad.nothing_changes():
        assert await refusals(line, json.dumps({"type": "say", **say})) == [key]
    await line.close()


async def test_script_in_chat_is_text(bad: BadHouse) -> None:
    """It is sent as JSON, and what could turn a line around or hide in it is left out."""
    line = await at_table(bad, "alice", "over")
    before = len(line.frames)
    line.send("say", text='<script>alert("1")</script>\n\0\u202e\ud83d\udc7b')
    await line.settled()
    (said,) = line.messages[before:]
    assert said["type"] == "chat"
    assert said["line"]["text"] == '<script>alert("1")</script> \U0001f47b'
    assert "\n" not in line.frames[-1]
    await line.close()
