"""How the house runs: what was given to the command, else the environment, else what is usual."""

import os
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, get_args
from urllib.parse import quote, unquote, urlsplit

import msgspec

from hantise.core.errors import HantiseError
from hantise.server.timeouts import Timeouts

LogFormat = Literal["auto", "json", "text"]
Dialect = Literal["sqlite", "postgresql"]
EVERYWHERE: Final = ("0.0.0.0", "::", "")
MOST_WORKERS: Final = 64
USUAL_CONNECTIONS: Final = 500
"""Fifty phones of a club share an address, and each has some for a moment."""
MOST_CONNECTIONS: Final = 100_000
VARIABLES: Final = {
    "host": ("HANTISE_HOST",),
    "port": ("HANTISE_PORT",),
    "database": ("HANTISE_DATABASE_URL", "HANTISE_DATABASE"),
    "workers": ("HANTISE_WORKERS",),
    "base_url": ("HANTISE_BASE_URL",),
    "smtp_url": ("HANTISE_SMTP_URL",),
    "trusted_proxy": ("HANTISE_TRUSTED_PROXY",),
    "log_format": ("HANTISE_LOG_FORMAT",),
    "limits": ("HANTISE_LIMITS",),
    "connections": ("HANTISE_CONNECTIONS",),
}
"""The environment variables of each setting, the first that is set counts."""


class BadSetting(HantiseError):
    """A setting that cannot be."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be set. Made by `read_settings`, or directly in tests."""

    database: str
    """``sqlite:////…`` or ``postgresql://…``."""
    host: str = "127.0.0.1"
    port: int = 8000
    port_asked: bool = False
    """Whether it must be this port: else the next free one is taken."""
    workers: int = 1
    base_url: str = ""
    """The public address, without a slash at the end; "": `address` is used."""
    smtp_url: str = ""
    trusted_proxy: bool = False
    """Whether ``X-Forwarded-…`` comes from a proxy of one's own."""
    log_format: LogFormat = "auto"
    connections: int = USUAL_CONNECTIONS
    """So many from one address, or of one client of a trusted proxy."""
    connections_in_all: int | None = None
    """None: as many as there are file descriptors for."""
    timeouts: Timeouts = Timeouts()
    """With slow requests."""
    database_seconds: float = 5.0
    """How long a database that is held or does not answer is waited for."""
    limits: bool = True
    """Whether people and addresses may do only so much in a time; off to measure the house."""

    @property
    def dialect(self) -> Dialect:
        """Which kind of database it is."""
        return "sqlite" if self.database.startswith("sqlite") else "postgresql"

    @property
    def database_file(self) -> Path | None:
        """Where SQLite keeps it all."""
        if self.dialect != "sqlite":
            return None
        return Path(unquote(self.database.removeprefix("sqlite:///")))

    @property
    def secure(self) -> bool:
        """Whether people come over https, so that cookies can insist on it."""
        return self.base_url.startswith("https://")

    def address(self) -> str:
        """Where a browser on this machine finds the house."""
        host = "localhost" if self.host in EVERYWHERE else self.host
        return _http(host, self.port)

    def public_url(self) -> str:
        """For links and QR pictures: the address that phones in the room can reach."""
        if self.base_url:
            return self.base_url
        if self.host in EVERYWHERE:
            return _http(local_network_address() or "localhost", self.port)
        return self.address()

    @property
    def only_here(self) -> bool:
        """Whether no other machine can reach the public address."""
        host = urlsplit(self.public_url()).hostname or ""
        return host in ("localhost", "::1") or host.startswith("127.")


def local_network_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def _http(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def read_settings(
    given: Mapping[str, str | None] | None = None, environ: Mapping[str, str] | None = None
) -> Settings:
    """The settings; ``given`` has those of the command line by name. `BadSetting` says what is wrong."""
    environ = os.environ if environ is None else environ
    found = {name: _look_up(name, given or {}, environ) for name in VARIABLES}
    settings = Settings(
        host=_host(found["host"]),
        port=_port(found["port"]),
        port_asked=found["port"] is not None,
        database=read_database(found["database"]),
        workers=_workers(found["workers"]),
        base_url=_base_url(found["base_url"]),
        smtp_url=_smtp_url(found["smtp_url"]),
        trusted_proxy=_flag("trusted_proxy", found["trusted_proxy"]),
        log_format=_log_format(found["log_format"]),
        limits=_flag("limits", found["limits"] or "on"),
        connections=_connections(found["connections"]),
    )
    if settings.workers > 1 and settings.dialect == "sqlite":
        raise BadSetting("error-setting-workers-sqlite", workers=settings.workers)
    return settings


def _look_up(name: str, given: Mapping[str, str | None], environ: Mapping[str, str]) -> str | None:
    if given.get(name) is not None:
        return given[name]
    for variable in VARIABLES[name]:
        if environ.get(variable, "").strip():
            return environ[variable].strip()
    return None


def read_database(given: str | None) -> str:
    """A database's URL from a path, a URL, or nothing: then a file in the user's data folder."""
    if given is None:
        from platformdirs import user_data_path

        return sqlite_url(user_data_path("hantise", appauthor=False) / "house.db")
    scheme, colon, rest = given.partition("://")
    if not colon:
        if not given or given == ":memory:" or Path(given).is_dir():
            raise BadSetting("error-setting-database-file", given=given[:200])
        return sqlite_url(Path(given))
    if scheme == "sqlite":
        path = unquote(rest.removeprefix("/"))
        if not rest.startswith("/") or not path or path == ":memory:" or Path(path).is_dir():
            raise BadSetting("error-setting-database-file", given=path[:200])
        return sqlite_url(Path(path))
    if scheme in ("postgresql", "postgres"):
        url = f"postgresql://{rest}"
        try:
            parts = urlsplit(url)
            named = parts.path.strip("/") and (parts.port is None or parts.port > 0)
        except ValueError:
            named = False
        if not named:
            raise BadSetting("error-setting-database-postgresql")
        return url
    raise BadSetting("error-setting-database-scheme", scheme=scheme[:40])


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite file."""
    return f"sqlite:///{quote(str(path.expanduser().absolute()))}"


def _host(given: str | None) -> str:
    if given is None:
        return "127.0.0.1"
    host = given.strip().removeprefix("[").removesuffix("]")
    if not host or not all(sign.isalnum() or sign in ".-:_%" for sign in host):
        raise BadSetting("error-setting-host", given=given[:80])
    return host


def _number(name: str, given: str, low: int, high: int) -> int:
    known = given.isascii() and given.isdecimal() and len(given) < 10
    if not known or not low <= int(given) <= high:
        raise BadSetting(f"error-setting-{name}", given=given[:40], low=low, high=high)
    return int(given)


def _port(given: str | None) -> int:
    return 8000 if given is None else _number("port", given, 0, 65535)


def _workers(given: str | None) -> int:
    return 1 if given is None else _number("workers", given, 1, MOST_WORKERS)


def _connections(given: str | None) -> int:
    return (
        USUAL_CONNECTIONS if given is None else _number("connections", given, 1, MOST_CONNECTIONS)
    )


def _base_url(given: str | None) -> str:
    if given is None:
        return ""
    try:
        parts = urlsplit(given)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fine = False
    else:
        fine = fine and not (parts.query or parts.fragment or parts.username)
        fine = fine and parts.path in ("", "/")
    if not fine:
        raise BadSetting("error-setting-base-url", given=given[:200])
    return given.rstrip("/")


def _smtp_url(given: str | None) -> str:
    """``smtp://name:password@host:587?from=house@example.org``; never quoted: it has a password."""
    if given is None:
        return ""
    try:
        parts = urlsplit(given)
        fine = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fine = False
    if not fine:
        raise BadSetting("error-setting-smtp-url")
    return given


def _flag(name: str, given: str | None) -> bool:
    match (given or "no").lower():
        case "1" | "yes" | "true" | "on":
            return True
        case "0" | "no" | "false" | "off":
            return False
        case other:
            raise BadSetting("error-setting-flag", setting=VARIABLES[name][0], given=other[:40])


def _log_format(given: str | None) -> LogFormat:
    for known in get_args(LogFormat):
        if known == (given or "auto"):
            found: LogFormat = known
            return found
    raise BadSetting(
        "error-setting-log-format", given=str(given)[:40], known=list(get_args(LogFormat))
    )
