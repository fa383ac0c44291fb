"""``hantise backup``, ``hantise restore`` and ``hantise admin`` beside a running house."""

from pathlib import Path

import pytest

from hantise.cli import main
from tests.server.conftest import LiveHouse

PASSWORD = "a long enough password"


def command(*arguments: str, language: str = "en") -> int:
    return main([*arguments, "--lang", language])


def test_a_live_house_is_backed_up_and_restored_elsewhere(
    live_house: LiveHouse, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with live_house.client() as client:
        assert client.post("/api/me/guest", json={"name": "Wisp"}).is_success
    database = ("--database", live_house.settings.database)
    file, elsewhere = str(tmp_path / "house.backup"), str(tmp_path / "elsewhere.db")
    assert command("backup", file, *database) == 0
    assert "written and checked" in capsys.readouterr().out
    assert command("backup", file, *database, language="fr") == 2
    assert "existe déjà" in capsys.readouterr().err
    assert command("restore", file, *database, "--force") == 2
    assert "Another house is running" in capsys.readouterr().err
    assert command("restore", file, "--database", elsewhere, language="fr") == 0
    assert "restaurées" in capsys.readouterr().out
    assert command("restore", file, "--database", elsewhere) == 2
    assert "--force" in capsys.readouterr().err
    assert command("restore", file, "--database", elsewhere, "--force") == 0


def test_administrators(live_house: LiveHouse, capsys: pytest.CaptureFixture[str]) -> None:
    database = ("--database", live_house.settings.database)
    assert command("admin", "Wisp", *database) == 2
    assert "no account “Wisp”" in capsys.readouterr().err
    with live_house.client() as client:
        assert client.post("/api/me/guest", json={"name": "Wisp"}).is_success
        assert command("admin", "Wisp", *database) == 2, "a guest is no account"
        made = client.post("/api/me/account", json={"name": "Wisp", "password": PASSWORD})
        assert made.is_success
        assert not client.get("/api/me").json()["admin"]
        capsys.readouterr()
        assert command("admin", "wisp", *database) == 0
        assert capsys.readouterr().out == (
            "Wisp is now an administrator and has to sign in again.\n"
        )
        # What was known a moment ago is not asked again: an old session is worth nothing at once.
        live_house.house.people._recognised.forget_all()
        assert client.get("/api/me").json()["id"] is None
    with live_house.client() as client:
        assert client.post("/api/session", json={"name": "Wisp", "password": PASSWORD}).is_success
        assert client.get("/api/me").json()["admin"]
        (line,) = client.get("/api/admin/audit").json()["lines"]
        assert (line["admin"], line["action"]) == ("hantise admin", "admin")
    assert command("admin", "Wisp", *database, "--remove", language="fr") == 0
    assert "n’est plus administrateur" in capsys.readouterr().out
