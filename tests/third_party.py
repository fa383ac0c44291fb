"""A game of another package: the files of docs/adding-a-game.md, installed beside hantise."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
GAME = "wisps"
FILE = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files(name: str = GAME) -> dict[str, str]:
    """The files that the page shows, by their paths; the game may be called by another name."""
    shown = dict(FILE.findall(PAGE.read_text(encoding="utf-8")))
    return {_named(path, name): _named(content, name) for path, content in shown.items()}


def _named(words: str, name: str) -> str:
    words = words.replace("title = Wisps", f"title = {name.capitalize()}")
    return re.sub(rf"\b{GAME}\b", name, words)


def install(content: dict[str, str], folder: Path) -> Path:
    """Build a package of these files and install it into a folder for the path."""
    for name, text in content.items():
        path = folder / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    uv = shutil.which("uv", path=Path(sys.executable).parent)
    assert uv is not None
    target = folder / "installed"
    command = [uv, "pip", "install", "--offline", "--no-deps", "--no-build-isolation", "--quiet"]
    done = subprocess.run(
        [*command, "--python", sys.executable, "--target", target, folder / "source"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return target


def environment(*installed: Path) -> dict[str, str]:
    """The environment of a process that has the packages on its path."""
    path = [*map(str, installed), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, path))}
