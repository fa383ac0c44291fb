"""The weight that a browser has to load is counted right, and too much of it fails."""

import json
import random
from pathlib import Path

import pytest

from tools import bundle_sizes

CHUNKS: dict[str, dict[str, object]] = {
    "index.html": {"file": "main.js", "imports": ["_shared.js"]},
    "_shared.js": {"file": "shared.js", "imports": ["_deep.js"]},
    "_deep.js": {"file": "deep.js"},
    "src/pages/Home.svelte": {"file": "home.js", "imports": ["_shared.js"]},
    "src/table/TablePage.svelte": {"file": "table.js", "imports": ["_shared.js"]},
    "src/games/toy/index.ts": {"file": "toy.js", "imports": ["_shared.js", "_own.js"]},
    "_own.js": {"file": "own.js"},
    "src/boards/generic/index.ts": {"file": "generic.js", "imports": ["_shared.js"]},
}


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build whose files hold noise, which does not shrink."""
    monkeypatch.setattr(bundle_sizes, "STATIC", tmp_path)
    (tmp_path / "assets.json").write_text(json.dumps(CHUNKS))
    for chunk in CHUNKS.values():
        fill(tmp_path / str(chunk["file"]), 10_000)
    return tmp_path


def fill(path: Path, size: int) -> None:
    path.write_bytes(random.Random(size).randbytes(size))


def test_what_is_imported_counts_once(static: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bundle_sizes.main()
    first, toy, generic = capsys.readouterr().out.splitlines()
    assert first.startswith("first load")
    assert "40.1 kB" in first  # main, shared, deep, home
    assert toy.startswith("games/toy/index.ts")
    assert "20.0 kB" in toy  # toy and own: the rest is there already
    assert generic.startswith("boards/generic/index.ts")
    assert "10.0 kB" in generic


@pytest.mark.parametrize(("file", "size"), [("deep.js", 70_000), ("home.js", 70_000)])
def test_too_heavy_a_first_load_fails(static: Path, file: str, size: int) -> None:
    fill(static / file, size)
    with pytest.raises(SystemExit, match="too large"):
        bundle_sizes.main()


def test_too_heavy_a_game_fails(static: Path) -> None:
    fill(static / "own.js", 35_000)
    with pytest.raises(SystemExit, match="too large"):
        bundle_sizes.main()


def test_a_build_without_games_fails(static: Path) -> None:
    without = {name: chunk for name, chunk in CHUNKS.items() if "games" not in name}
    (static / "assets.json").write_text(json.dumps(without))
    with pytest.raises(SystemExit, match="no game"):
        bundle_sizes.main()
