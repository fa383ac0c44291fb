"""Which addresses are pages of the client, as its build tells the house."""

import json
import re
from pathlib import Path

import pytest

from hantise.server import static_files
from tools import client


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    return tmp_path


def test_the_first_word_of_an_address_tells_whether_it_is_a_page(folder: Path) -> None:
    (folder / "pages.json").write_text('["", "lobby"]')
    assert static_files.is_page("")
    assert static_files.is_page("lobby")
    assert not static_files.is_page("nowhere")


def test_without_a_client_nothing_is_a_page(folder: Path) -> None:
    assert not static_files.is_page("")


def test_the_build_lists_every_route() -> None:
    if not client.is_current():
        pytest.fail("The web client is not built, or too old: ./check web-build", pytrace=False)
    addresses = re.findall(r'route\("(/[^"]*)"', (client.WEB / "src/routes.ts").read_text("utf-8"))
    assert "/t/:id" in addresses
    listed = json.loads((client.STATIC / "pages.json").read_bytes())
    assert set(listed) == {address.split("/")[1] for address in addresses}
