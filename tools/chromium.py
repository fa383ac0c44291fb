"""Where Chromium is: the tests and the pictures of the house need one. Standard library only."""

import shutil
import sys
from typing import Final

NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The first that is in PATH is taken. The shell is the same engine without what surrounds it: with
it the browser tests take a third less time."""
PACKAGES: Final = ("chromium-headless-shell", "fonts-liberation")
"""Debian's."""
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING: Final = f"Chromium is not installed (Debian: apt install {' '.join(PACKAGES)})."


def is_installed() -> bool:
    """Whether there is one."""
    return any(map(shutil.which, NAMES))


def chromium() -> str:
    """The program; a tool ends without it."""
    return next(filter(None, map(shutil.which, NAMES)), None) or sys.exit(MISSING)
