"""When the web client is built again, and when a start of the program needs it at all."""

import json
from pathlib import Path

import pytest

from tools import bootstrap, client


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny checkout with a client that was built from what is there."""
    monkeypatch.setattr(client, "ROOT", tmp_path)
    for name, path in {
        "WEB": "web",
        "STATIC": "static",
        "LOCALES": "locales",
        "BUILT": "static/build.json",
        "INSTALLED": "web/node_modules/hantise.json",
    }.items():
        monkeypatch.setattr(client, name, tmp_path / path)
    for path in ("web/src/pages", "web/node_modules/vite", "static", "locales/en"):
        (tmp_path / path).mkdir(parents=True)
    for path in ("web/package.json", "web/package-lock.json", "web/src/main.ts"):
        (tmp_path / path).write_text("1")
    (tmp_path / "locales/en/offline.ftl").write_text("again = Try again")
    stamp(tmp_path)
    return tmp_path


def stamp(root: Path) -> None:
    (root / "static/index.html").write_text("<html>")
    (root / "static/build.json").write_text(
        json.dumps({"sources": client.digest(client.sources())})
    )
    (root / "web/node_modules/hantise.json").write_text(json.dumps({"pins": client.pins()}))


def test_an_unchanged_client_is_current(checkout: Path) -> None:
    assert client.is_current()
    assert client.is_installed()


@pytest.mark.parametrize(
    "path", ["web/src/main.ts", "web/src/pages/New.svelte", "locales/en/offline.ftl"]
)
def test_a_changed_or_new_source_makes_it_stale(checkout: Path, path: str) -> None:
    (checkout / path).write_text("2")
    assert not client.is_current()
    assert client.is_built()
    assert client.is_installed()


def test_a_renamed_source_makes_it_stale(checkout: Path) -> None:
    (checkout / "web/src/main.ts").rename(checkout / "web/src/other.ts")
    assert not client.is_current()


@pytest.mark.parametrize("path", ["web/src/main.test.ts", "web/node_modules/vite/index.js"])
def test_tests_and_packages_are_no_source(checkout: Path, path: str) -> None:
    (checkout / path).write_text("2")
    assert client.is_current()


def test_another_lock_means_another_install(checkout: Path) -> None:
    (checkout / "web/package-lock.json").write_text("2")
    assert not client.is_installed()
    assert not client.is_current()


def test_an_interrupted_build_is_not_current(checkout: Path) -> None:
    (checkout / "static/build.json").unlink()
    assert not client.is_current()


def test_without_source_what_is_built_is_current(checkout: Path) -> None:
    for path in sorted((checkout / "web").rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    (checkout / "web").rmdir()
    assert client.is_current()


def test_no_node_has_its_own_error(checkout: Path) -> None:
    with pytest.raises(client.NoNode):
        client.node("--version")


@pytest.mark.parametrize(
    ("arguments", "needed"),
    [
        ("", True),
        ("serve", True),
        ("serve --port 8001", True),
        ("--lang fr serve", True),
        ("--no-browser", True),
        ("--lang fr", True),
        ("--lang fr play", False),
        ("play", False),
        ("play 18-ghosts", False),
        ("laws ghosts --games 5", False),
        ("--help", False),
        ("serve --help", False),
    ],
)
def test_only_a_house_needs_the_client(arguments: str, needed: bool) -> None:
    assert bootstrap.opens_house(arguments.split()) is needed


def test_the_lock_names_no_address() -> None:
    lock = json.loads((bootstrap.ROOT / "web" / "package-lock.json").read_bytes())
    assert len(lock["packages"]) > 50
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
