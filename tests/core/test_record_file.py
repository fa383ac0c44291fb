"""Record files: every way in which one can be unreadable, and saving that never spoils one."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantise.core.errors import BadRecord, HantiseError, NotSaved
from hantise.core.record import LARGEST, Record, decode, encode, load, record_of, rerun, save
from hantise.games.eighteen_ghosts import EighteenGhosts
from tests.core.records import as_data, misread, small
from tests.core.refusal import refusal, spoken
from tests.core.tables import finished

SETTINGS = settings(deadline=None, derandomize=True, max_examples=120)


def castle() -> Record:
    return record_of(finished(EighteenGhosts(), 1, most=25))


# Not a record at all


@pytest.mark.parametrize("made", [small(), castle()], ids=["ghosts", "18-ghosts"])
def test_a_record_cut_anywhere_is_refused(made: Record) -> None:
    data = encode(made).rstrip()
    for size in range(len(data)):
        text = misread(data[:size])
        assert text.key in ("error-record-truncated", "error-record-json")
    rerun(decode(data))


def test_a_record_cut_in_a_line_is_called_cut() -> None:
    data = encode(small())
    for size in (1, 20, data.index(b"Zo\xc3") + 3, len(data) // 2, len(data) - 5):
        text = misread(data[:size])
        assert text.key == "error-record-truncated"
        assert text.fields["size"] == size


@pytest.mark.parametrize(
    "data",
    [
        b"hello",
        b"<html></html>",
        b"{'game': 'ghosts'}",
        b"\x89PNG\r\n\x1a\n",
        b"\xef\xbb\xbf{}",
        b'{"game": "\xff"}',
        '{"game": "ghosts"}'.encode("utf-16"),
        bytes(range(256)),
    ],
    ids=["words", "html", "single-quotes", "png", "mark", "latin", "utf-16", "bytes"],
)
def test_what_is_not_json_is_called_so(data: bytes) -> None:
    text = misread(data)
    assert text.key == "error-record-json"
    assert text.fields["size"] == len(data)


@pytest.mark.parametrize("data", [b"", b"  \n", b"{", b'{"game": "gho', b"nul"])
def test_what_only_begins_is_called_cut(data: bytes) -> None:
    assert misread(data).key == "error-record-truncated"


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (("players",), "two", "players"),
        (("players",), 2.5, "players"),
        (("players",), True, "players"),
        (("rules",), None, "rules"),
        (("game",), 18, "game"),
        (("options",), [], "options"),
        (("options", "rounds"), 1.5, "options"),
        (("start",), 1, "start"),
        (("seats",), {}, "seats"),
        (("seats", 1), "Bo", "seats[1]"),
        (("seats", 1, "name"), 3, "seats[1].name"),
        (("entries",), "take", "entries"),
        (("entries", 3), 7, "entries[3]"),
        (("entries", 3), {"table": "slept"}, "entries[3].table"),
        (("entries", 3), {"table": "bot", "seat": "A"}, "entries[3].seat"),
        (("entries", 3), {"table": "bot", "seat": True}, "entries[3].seat"),
        (("entries", 3), {"table": "bot", "seat": 1, "bot": 7}, "entries[3].bot"),
        (("result",), "won", "result"),
        (("result", "ranks", 0), "first", "result.ranks[0]"),
        (("seals",), 1, "seals"),
        (("format",), "1", "format"),
    ],
)
def test_a_wrong_shape_is_told_with_its_path(
    path: tuple[str | int, ...], value: object, named: str
) -> None:
    data: Any = as_data(small())
    holder = data
    for part in path[:-1]:
        holder = holder[part]
    holder[path[-1]] = value
    text = misread(json.dumps(data).encode())
    assert text.key == "error-record-shape"
    assert all(named in sentence for sentence in spoken(text))


@pytest.mark.parametrize("field", ["game", "rules", "players"])
def test_a_missing_field_is_named(field: str) -> None:
    data = as_data(small())
    del data[field]
    text = misread(json.dumps(data).encode())
    assert text.key == "error-record-shape"
    assert all(f"{field}" in sentence for sentence in spoken(text))


@pytest.mark.parametrize("where", ["record", "seat", "entry", "result"])
def test_an_unknown_field_is_named(where: str) -> None:
    data = as_data(small())
    entry = next(entry for entry in data["entries"] if isinstance(entry, dict))
    holders = {"record": data, "seat": data["seats"][0], "entry": entry, "result": data["result"]}
    holders[where]["clock"] = 5
    text = misread(json.dumps(data).encode())
    assert text.key == "error-record-shape"
    assert all("clock" in sentence for sentence in spoken(text))


@pytest.mark.parametrize("data", [b"[]", b"3", b'"x"', b"null", b"[{}]"])
def test_json_that_is_no_object_is_no_record(data: bytes) -> None:
    assert misread(data).key == "error-record-shape"


@pytest.mark.parametrize(
    "opening",
    [
        b"",
        b'{"options": ',
        b'{"entries": ',
        b'{"game": "ghosts", "seats": [{"name": "x", "more": ',
        b'{"result": {"reason": "x", "more": ',
    ],
    ids=["record", "options", "entries", "seat", "result"],
)
def test_endless_nesting_is_refused(opening: bytes) -> None:
    misread(opening + b"[" * 200_000)


def test_too_large_a_record_is_refused(tmp_path: Path) -> None:
    data = b" " * (LARGEST + 1)
    text = misread(data)
    assert text.key == "error-record-too-large"
    path = tmp_path / "large.json"
    path.write_bytes(data + data)
    assert refusal(BadRecord, lambda: load(path)).key == "error-record-too-large"
    assert misread(data[:-1]).key == "error-record-truncated"


@given(
    position=st.integers(0, len(encode(small())) - 1),
    byte=st.integers(0, 255) | st.sampled_from([*b'"{}[],:0919-eE\\\x80\xff']),
)
@SETTINGS
def test_a_changed_byte_is_refused_or_harmless(position: int, byte: int) -> None:
    data = bytearray(encode(small()))
    data[position] = byte
    try:
        table = rerun(decode(bytes(data)))
    except HantiseError as error:
        spoken(error.text)
    else:
        made = record_of(table)
        assert made.entries == small().entries
        assert made.result == small().result


def test_a_newer_format_is_told_from_a_wrong_shape() -> None:
    """A newer format will have fields that this program does not know."""
    data = as_data(small()) | {"format": 2, "clock": "5+3"}
    del data["rules"]
    text = refusal(BadRecord, lambda: rerun(decode(json.dumps(data).encode())))
    assert text.key == "error-record-format"


# Files


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path / "none" / "none.json", tmp_path):
        text = refusal(BadRecord, lambda path=path: load(path))  # type: ignore[misc]
        assert text.key == "error-record-unreadable"
        assert all(str(path) in sentence for sentence in spoken(text))


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("kept", encoding="utf-8")
    table = rerun(small())
    assert refusal(BadRecord, lambda: load(file / "x.json")).key == "error-record-unreadable"
    assert refusal(NotSaved, lambda: save(table, file / "x.json")).key == "error-not-saved"
    assert file.read_text(encoding="utf-8") == "kept"


def test_nothing_is_saved_where_there_is_no_folder(tmp_path: Path) -> None:
    path = tmp_path / "none" / "x.json"
    text = refusal(NotSaved, lambda: save(rerun(small()), path))
    assert text.key == "error-not-saved"
    assert all(str(path) in sentence for sentence in spoken(text))
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"], ids=["too-long", "zero"])
def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert refusal(BadRecord, lambda: load(path)).key == "error-record-unreadable"
    assert refusal(NotSaved, lambda: save(rerun(small()), path)).key == "error-not-saved"
    assert [*tmp_path.iterdir()] == []


def test_a_long_name_is_a_good_name(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250 + ".json")
    save(rerun(small()), path)
    assert record_of(load(path)) == small()


def test_a_folder_is_not_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "x.json"
    folder.mkdir()
    (folder / "kept").touch()
    assert refusal(NotSaved, lambda: save(rerun(small()), folder)).key == "error-not-a-file"
    assert [*tmp_path.iterdir()] == [folder]
    assert (folder / "kept").exists()


def test_what_is_no_plain_file_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "x.json"
    os.mkfifo(pipe)
    text = refusal(NotSaved, lambda: save(rerun(small()), pipe))
    assert text.key == "error-not-a-file"
    assert all(str(pipe) in sentence for sentence in spoken(text))
    assert [*tmp_path.iterdir()] == [pipe]
    assert pipe.is_fifo()


@pytest.mark.parametrize("older", [None, b"older"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EDQUOT])
def test_a_full_disk_leaves_the_older_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, older: bytes | None
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(code, os.strerror(code))

    path = tmp_path / "x.json"
    if older is not None:
        path.write_bytes(older)
    monkeypatch.setattr(os, "fsync", full)
    text = refusal(NotSaved, lambda: save(rerun(small()), path))
    assert text.key == "error-not-saved"
    for sentence in spoken(text):
        assert str(path) in sentence
        assert os.strerror(code) in sentence
    assert [*tmp_path.iterdir()] == ([] if older is None else [path])
    assert older is None or path.read_bytes() == older


def test_an_interrupted_save_leaves_the_older_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(descriptor: int) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "x.json"
    path.write_bytes(b"older")
    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        save(rerun(small()), path)
    assert [*tmp_path.iterdir()] == [path]
    assert path.read_bytes() == b"older"


def test_the_new_file_takes_the_place_of_the_older_one_when_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"older")
    seen: list[bytes] = []

    def look(descriptor: int) -> None:
        assert path.read_bytes() == b"older"
        (written,) = (file for file in tmp_path.iterdir() if file != path)
        seen.append(written.read_bytes())

    monkeypatch.setattr(os, "fsync", look)
    save(rerun(small()), path)
    assert seen == [encode(small())]
    assert path.read_bytes() == encode(small())
    assert [*tmp_path.iterdir()] == [path]
