"""Settings: what is usual, what wins, and what every mistake is answered with."""

from pathlib import Path

import pytest

from hantise.server.settings import (
    BadSetting,
    Settings,
    local_network_address,
    read_settings,
    sqlite_url,
)
from hantise.text import LANGUAGES


def test_what_is_usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = read_settings(environ={})
    assert settings == Settings(database=sqlite_url(tmp_path / "hantise" / "house.db"))
    assert (settings.host, settings.port, settings.port_asked) == ("127.0.0.1", 8000, False)
    assert settings.address() == settings.public_url() == "http://127.0.0.1:8000"
    assert settings.database_file == tmp_path / "hantise" / "house.db"


def test_the_command_wins_over_the_environment() -> None:
    environ = {
        "HANTISE_HOST": "::1",
        "HANTISE_PORT": "9000",
        "HANTISE_DATABASE": "/tmp/second.db",
        "HANTISE_DATABASE_URL": "postgres://me:you@host/house",
        "HANTISE_WORKERS": "3",
        "HANTISE_BASE_URL": "https://ghosts.example.org/",
        "HANTISE_SMTP_URL": "smtps://a:b@mail.example.org",
        "HANTISE_TRUSTED_PROXY": "yes",
        "HANTISE_LOG_FORMAT": "json",
    }
    settings = read_settings({"port": "9001", "host": None}, environ)
    assert settings == Settings(
        host="::1",
        port=9001,
        port_asked=True,
        database="postgresql://me:you@host/house",
        workers=3,
        base_url="https://ghosts.example.org",
        smtp_url="smtps://a:b@mail.example.org",
        trusted_proxy=True,
        log_format="json",
    )
    assert settings.secure
    assert settings.address() == "http://[::1]:9001"
    assert settings.public_url() == "https://ghosts.example.org"


@pytest.mark.parametrize(
    "given",
    ["house.db", "sqlite:///house.db", "~/house.db", "sqlite:////tmp/a%20b.db", "/tmp/a b.db"],
)
def test_files(given: str) -> None:
    settings = read_settings({"database": given}, {})
    assert settings.dialect == "sqlite"
    assert settings.database_file is not None
    assert settings.database_file.is_absolute()
    assert settings.database_file.name in ("house.db", "a b.db")


def test_phones_get_an_address_they_can_reach() -> None:
    settings = read_settings({"host": "0.0.0.0", "port": "8080"}, {})
    assert settings.address() == "http://localhost:8080"
    expected = local_network_address() or "localhost"
    assert settings.public_url() == f"http://{expected}:8080"


@pytest.mark.parametrize(
    ("setting", "given", "key"),
    [
        ("host", "not a host", "error-setting-host"),
        ("host", "http://localhost", "error-setting-host"),
        ("port", "eight", "error-setting-port"),
        ("port", "-1", "error-setting-port"),
        ("port", "65536", "error-setting-port"),
        ("port", "9" * 5000, "error-setting-port"),
        ("port", "000008080" + "9" * 5000, "error-setting-port"),
        ("port", "８０", "error-setting-port"),
        ("workers", "0", "error-setting-workers"),
        ("workers", "1.5", "error-setting-workers"),
        ("workers", "1000", "error-setting-workers"),
        ("workers", "2", "error-setting-workers-sqlite"),
        ("database", "", "error-setting-database-file"),
        ("database", ":memory:", "error-setting-database-file"),
        ("database", "/tmp", "error-setting-database-file"),
        ("database", "sqlite://", "error-setting-database-file"),
        ("database", "mysql://me:secret@host/house", "error-setting-database-scheme"),
        ("database", "postgresql://me:secret@host", "error-setting-database-postgresql"),
        ("database", "postgresql://me:secret@host:port/x", "error-setting-database-postgresql"),
        ("base_url", "ghosts.example.org", "error-setting-base-url"),
        ("base_url", "ftp://ghosts.example.org", "error-setting-base-url"),
        ("base_url", "https://ghosts.example.org/house", "error-setting-base-url"),
        ("base_url", "https://ghosts.example.org?x=1", "error-setting-base-url"),
        ("base_url", "https://ghosts.example.org:port", "error-setting-base-url"),
        ("smtp_url", "mail.example.org:secret", "error-setting-smtp-url"),
        ("smtp_url", "smtp://:secret@", "error-setting-smtp-url"),
        ("trusted_proxy", "maybe", "error-setting-flag"),
        ("log_format", "xml", "error-setting-log-format"),
    ],
)
def test_mistakes(setting: str, given: str, key: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({setting: given}, {})
    assert refused.value.text.key == key
    words = {refused.value.text.say(language) for language in LANGUAGES}
    assert len(words) == 2
    assert not any("secret" in each for each in words)
    if setting in ("workers", "database"):
        assert all("PostgreSQL" in each or "postgresql" in each or given in each for each in words)
