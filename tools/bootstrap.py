"""Makes .venv from the pinned requirements, and keeps it and what is built up to date.

Runs before anything is installed: standard library only. A start that finds nothing to do
reads a few files, runs no other program and does not touch the network.
"""

import fcntl
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from tools import client

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Hantise needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info))

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
UV = BIN / "uv"
STAMP = VENV / "hantise.json"
LEVELS = {"run": ["run"], "dev": ["run", "dev"]}
START_OVER = "Packages come over the network: is it there? To start over, remove the folder .venv."


def start(arguments: list[str]) -> None:
    """Bring everything up to date and become the program."""
    prepare("run")
    if arguments == ["build"]:
        compile_rules(force=True)
        build_client(force=True)
        return
    compile_rules()
    if opens_house(arguments):
        build_client()
    program = str(BIN / "hantise")
    os.execv(program, [program, *arguments])


def prepare(level: str) -> None:
    """Install the requirements of this level and the project itself, if not yet done."""
    if is_installed(level):
        return
    with one_at_a_time():
        if is_installed(level):  # by the start we waited for
            return
        moved = read_stamp().get("root", str(ROOT)) != str(ROOT)
        STAMP.unlink(missing_ok=True)  # an interrupted install leaves none
        if moved or not PYTHON.exists():
            load_compiled().STAMP.unlink(missing_ok=True)  # perhaps for another Python
            make_venv()
        install(level)
        digests = {name: digest(name) for name in LEVELS[level]}
        STAMP.write_text(json.dumps({"root": str(ROOT), **digests}), encoding="utf-8")


def compile_rules(*, force: bool = False) -> None:
    """Compile the rules if their source changed, and pass on what the compiler has to say."""
    compiled = load_compiled()
    if not force and (compiled.is_pure() or compiled.is_current()):
        return
    build = [str(PYTHON), str(ROOT / "hatch_build.py"), *(["--force"] if force else [])]
    advice = "HANTISE_PURE=1 in the environment runs the rules interpreted."
    with one_at_a_time():
        notice = step("compiling the rules", build, advice)
    print(notice, end="", file=sys.stderr)


def opens_house(arguments: list[str]) -> bool:
    """Whether the program will serve the client: alone, or with ``serve``."""
    words = [
        each
        for before, each in zip(["", *arguments], arguments, strict=False)
        if not each.startswith("-") and before != "--lang"
    ]
    return "--help" not in arguments and words[:1] in ([], ["serve"])


def build_client(*, force: bool = False) -> None:
    """Build the web client if its source changed; an older one is better than none."""
    if not force and client.is_current():
        return
    build = [str(PYTHON), "-m", "tools.client", *(["--force"] if force else [])]
    doing = "building the web client"
    with one_at_a_time():
        if client.is_built() and not force:
            print(f"hantise: {doing} …", file=sys.stderr, flush=True)
            done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
            if done.returncode:
                notice = "hantise: the web client could not be built; the one built before is used."
                print(done.stderr, notice, sep="\n", file=sys.stderr)
        else:
            step(doing, build, START_OVER)


def is_installed(level: str) -> bool:
    stamp = read_stamp()
    wanted = {"root": str(ROOT), level: digest(level)}
    return PYTHON.exists() and wanted.items() <= stamp.items()


def read_stamp() -> dict[str, str]:
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_bytes())
    except FileNotFoundError:
        return {}
    return stamp


def digest(level: str) -> str:
    """A hash over everything that an install depends on."""
    pinned = [ROOT / "requirements" / f"{name}.txt" for name in ["uv", *LEVELS[level]]]
    sha = hashlib.sha256()
    for path in [ROOT / "pyproject.toml", VENV / "pyvenv.cfg", *pinned]:
        sha.update(path.read_bytes() if path.exists() else b"")
    return sha.hexdigest()


def make_venv() -> None:
    # Without pip: Debian keeps the part of Python that would install it in a package of its own.
    command = [sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)]
    step("making .venv", command, "Is the whole standard library of Python installed?")


def install(level: str) -> None:
    uv_pins, pins = (f"{ROOT}/requirements/{name}.txt" for name in ["uv", level])
    if not UV.exists():
        if importlib.util.find_spec("pip") is None:
            sys.exit(
                f"hantise: {sys.executable} has no pip. Install it (Debian, Ubuntu: apt install "
                "python3-pip; elsewhere: python3 -m ensurepip), then start again."
            )
        pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "install"]
        step("installing uv", [*pip, "--require-hashes", "-r", uv_pins], START_OVER)
    # The certificates of the system, as pip does: some networks have their own.
    uv = [str(UV), "--system-certs", "pip", "install", "--python", str(PYTHON)]
    step(
        f"installing what requirements/{level}.txt lists",
        [*uv, "--require-hashes", "-r", uv_pins, "-r", pins],
        START_OVER,
    )
    step(
        "installing hantise from its source",
        [*uv, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
        START_OVER,
    )


def step(doing: str, command: list[str], advice: str) -> str:
    """Run one slow command, quietly unless it fails; what it wrote to its standard output."""
    print(f"hantise: {doing} …", file=sys.stderr, flush=True)
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error.stdout}{error.stderr}\nhantise: {doing} failed. {advice}")
    except OSError as error:  # a program that an interrupted install left in pieces
        sys.exit(f"{error}\nhantise: {doing} failed. {advice}")
    return done.stdout


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait while another start changes this checkout."""
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("hantise: waiting for another start to finish …", file=sys.stderr, flush=True)
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def load_compiled() -> ModuleType:
    """What the package knows of its compiled modules, without importing the package."""
    path = ROOT / "src" / "hantise" / "_compiled.py"
    spec = importlib.util.spec_from_file_location("_compiled", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
