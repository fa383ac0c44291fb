"""``hantise serve``, and ``hantise`` alone: the house on the web."""

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from hantise.server.settings import Settings

DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="cli-word-database", help="cli-help-serve-database"),
]


def serve(
    host: Annotated[
        str | None, typer.Option("--host", metavar="cli-word-address", help="cli-help-serve-host")
    ] = None,
    port: Annotated[
        str | None, typer.Option("--port", metavar="cli-word-number", help="cli-help-serve-port")
    ] = None,
    database: DatabaseOption = None,
    workers: Annotated[
        str | None,
        typer.Option("--workers", metavar="cli-word-number", help="cli-help-serve-workers"),
    ] = None,
    base_url: Annotated[
        str | None,
        typer.Option("--base-url", metavar="cli-word-url", help="cli-help-serve-base-url"),
    ] = None,
    smtp_url: Annotated[
        str | None,
        typer.Option("--smtp-url", metavar="cli-word-url", help="cli-help-serve-smtp-url"),
    ] = None,
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help="cli-help-serve-trust-proxy")
    ] = False,
    log_format: Annotated[
        str | None,
        typer.Option("--log-format", metavar="cli-word-word", help="cli-help-serve-log-format"),
    ] = None,
    connections: Annotated[
        str | None,
        typer.Option("--connections", metavar="cli-word-number", help="cli-help-serve-connections"),
    ] = None,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="cli-help-serve-no-limits")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="cli-help-serve-no-browser")
    ] = False,
) -> None:
    """Open the house until Ctrl-C."""
    from hantise.server.settings import read_settings

    settings = read_settings(
        {
            "host": host,
            "port": port,
            "database": database,
            "workers": workers,
            "base_url": base_url,
            "smtp_url": smtp_url,
            "trusted_proxy": "yes" if trust_proxy else None,
            "log_format": log_format,
            "connections": connections,
            "limits": "no" if no_limits else None,
        }
    )
    open_house(settings, browser=not no_browser)


def open_house(settings: "Settings", *, browser: bool) -> None:
    """Listen, say where, and serve."""
    from hantise.server.http_server import bind, serve

    listener, settings = bind(settings)

    def opened(settings: "Settings") -> None:
        welcome(settings)
        if browser and has_browser(os.environ):
            show(settings.address())

    with listener:
        if settings.workers == 1:
            serve(settings, listener, opened)
        else:
            from hantise.server.supervisor import supervise

            supervise(settings, listener, lambda: opened(settings))


def welcome(settings: "Settings") -> None:
    """Where the house is, for this machine and for others."""
    from hantise.cli.screen import console
    from hantise.terminal.words import say

    out = console()
    here, public = settings.address(), settings.public_url()
    out.print(say("cli-serve-open", address=here), style="bold")
    if public != here:
        out.print(say("cli-serve-others", address=public))
    out.print(say("cli-serve-stop"))


def has_browser(environ: Mapping[str, str]) -> bool:
    """Whether somebody sits before a screen on which a page can be shown."""
    if environ.get("CI") or environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open the page without waiting for the browser, which may stay in the foreground."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
