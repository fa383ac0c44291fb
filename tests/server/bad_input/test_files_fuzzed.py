"""Castles and records brought to the house: kept, or refused in words; never a fault of ours."""

from collections import Counter
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hantise.server.forms import Problem
from tests.server.bad_input.house import BadHouse, furnished
from tests.server.bad_input.spoiled_files import HEX, castle_files, record_files
from tests.server.in_memory import Answer, ask, headers_with

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def bad(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BadHouse]:
    async with furnished(tmp_path_factory.mktemp("fuzzed")) as house:
        yield house


class Bringer:
    """Somebody who brings files; every answer is judged and counted by its status."""

    def __init__(self, bad: BadHouse, who: str) -> None:
        self.bad = bad
        self.who = who
        self.statuses = Counter[int]()

    async def ask(self, method: str, target: str, body: Any = b"", language: str = "fr") -> Answer:
        headers = headers_with(self.bad.cookies[self.who], accept_language=language)
        answer = await ask(self.bad.app, method, target, body, headers=headers)
        if answer.status >= 400:
            assert answer.status < 500, (target, body)
            problem = msgspec.json.decode(answer.body, type=Problem)
            assert problem.message == problem.error.say(language)
            assert problem.message != problem.error.say("en")
        self.statuses[answer.status] += 1
        return answer

    async def bring_castles(self, files: Iterable[str]) -> None:
        """To each of the routes that read a castle file; what was kept is looked at and deleted."""
        kept = await self.ask("POST", "/api/castles", {"text": good_castle()})
        own = f"/api/castles/{kept.json()['castle']['id']}"
        for text in files:
            checked = await self.ask("POST", "/api/castles/check", {"text": text, "picture": True})
            assert checked.status == 200
            faults = checked.json()["faults"]
            assert all(fault["message"] for fault in faults)
            game = (checked.json()["sketch"] or {"game": "macgregor"})["game"]
            seats = [{"kind": "me"}, {"kind": "bot"}]
            form = {"game": game, "seats": seats, "options": {"castle": text}, "rated": False}
            opened = await self.ask("POST", "/api/tables", form)
            if opened.status < 300:
                assert not faults
                await self.ask("DELETE", f"/api/tables/{opened.json()['id']}/seats/0")
            made = await self.ask("POST", "/api/castles", {"text": text})
            changed = await self.ask("PUT", own, {"text": text})
            assert (made.status == 201) == (changed.status == 200)
            if made.status == 201:
                address = f"/api/castles/{made.json()['castle']['id']}"
                for target in (address, own, "/api/me/castles"):
                    assert (await self.ask("GET", target)).status == 200
                assert (await self.ask("DELETE", address)).status == 204
        assert (await self.ask("DELETE", own)).status == 204

    async def bring_records(self, files: Iterable[bytes]) -> int:
        """What was kept can be replayed through all eyes; how many were."""
        kept = 0
        for body in files:
            made = await self.ask("POST", "/api/records", body)
            if made.status < 300:
                kept += 1
                address = f"/api/records/{made.json()['id']}"
                for target in (f"{address}?eyes=open", f"{address}?eyes=0", f"{address}/file"):
                    assert (await self.ask("GET", target)).status == 200
        return kept


def good_castle() -> str:
    return next(text for text in castle_files(Random(0), 4) if HEX not in text)


async def test_castles_of_every_kind(bad: BadHouse) -> None:
    bringer = Bringer(bad, "alice")
    await bringer.bring_castles(castle_files(Random(4), 18))
    assert bringer.statuses[201] > 12, "castles were really kept, and tables opened"
    assert bringer.statuses[400] > 5


async def test_records_of_every_kind(bad: BadHouse) -> None:
    bringer = Bringer(bad, "bob")
    kept = await bringer.bring_records(record_files(Random(4), 45))
    assert 10 < kept < 45, "records were really kept"
    assert bringer.statuses[400] > 10


async def test_a_year_may_be_given_as_a_number(bad: BadHouse) -> None:
    bringer = Bringer(bad, "alice")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for given in (2001, "2001"):
        form = {"game": "macgregor", "seats": seats, "options": {"edition": given}}
        opened = (await bringer.ask("POST", "/api/tables", form)).json()
        assert opened["options"]["edition"] == "2001"
    wrong = {"game": "macgregor", "seats": seats, "options": {"edition": 1999}}
    assert (await bringer.ask("POST", "/api/tables", wrong)).status == 400


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
async def test_many_castles(bad: BadHouse, seed: int) -> None:
    bringer = Bringer(bad, "alice")
    await bringer.bring_castles(castle_files(Random(f"castles {seed}"), 300))
    assert bringer.statuses[201] > 150


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
async def test_many_records(tmp_path: Path, seed: int) -> None:
    async with furnished(tmp_path) as house:
        bringer = Bringer(house, "bob")
        assert await bringer.bring_records(record_files(Random(f"records {seed}"), 450)) > 100
