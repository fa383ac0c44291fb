"""Compiles the rules with mypyc: into a wheel (the hook), or beside their source (as a script).

A wheel also brings the web client, built.
"""

import argparse
import atexit
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version as installed_version
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
NO_COMPILER = (
    "no C compiler: the games run interpreted, several times slower. With a compiler and the "
    "headers of Python (Debian, Ubuntu: apt install gcc python3-dev), run ./hantise build."
)


NO_CLIENT = (
    "the web client is not built, or older than its source: the house of this wheel shows no pages, "
    "or old ones. ./hantise build, in a checkout, builds it."
)


def load(path: Path) -> ModuleType:
    """A module by its file, without importing the package it is in."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = load(SRC / "hantise" / "_compiled.py")


def has_compiler() -> bool:
    """Whether there is a C compiler, and the headers of this Python."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.exists()


def wanted_stamp() -> dict[str, str | None]:
    return {
        "sources": compiled.digest(),
        "python": sys.implementation.cache_tag,
        "mypyc": installed_version("mypy"),
    }


def write_stamp(path: Path, stamp: dict[str, str | None]) -> None:
    path.write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")


def outputs() -> list[Path]:
    """Where the compiled files lie below the source folder; the library all others need first."""
    modules = [path.relative_to(SRC).with_suffix(SUFFIX) for path in compiled.sources()]
    return [Path("hantise__mypyc").with_suffix(SUFFIX), *modules]


def compile_into(target: Path) -> None:
    """Compile all modules of the list; the files go below the target as in `outputs`."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(ROOT)  # mypy reads its configuration here
    files = [str(path.relative_to(ROOT)) for path in compiled.sources()]
    c_files = target / "c"
    extensions = mypycify(
        files, opt_level="3", debug_level="0", group_name="hantise", target_dir=str(c_files)
    )
    distribution = Distribution({"name": "hantise", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = str(c_files)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the compiled modules and the client into a wheel; an editable install needs neither."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.need_client()
        if compiled.is_pure():
            self.app.display_info("HANTISE_PURE is set: a wheel without compiled modules")
            return
        if not has_compiler():
            self.app.display_warning(NO_COMPILER)
            return
        target = Path(tempfile.mkdtemp())
        atexit.register(shutil.rmtree, target)  # the builder reads it after this hook returns
        compile_into(target)
        stamp = target / compiled.STAMP.name
        write_stamp(stamp, wanted_stamp())
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(target / path): str(path) for path in outputs()}
        build_data["force_include"][str(stamp)] = str(compiled.STAMP.relative_to(SRC))

    def need_client(self) -> None:
        client = load(ROOT / "tools" / "client.py")
        try:
            if not client.is_current():
                client.build()
        except (client.NoNode, subprocess.CalledProcessError):
            self.app.display_warning(NO_CLIENT)


def build_in_place(*, force: bool) -> None:
    """Put the compiled modules beside their source, unless the last build is still good."""
    stamp = wanted_stamp()
    if not has_compiler():
        stamp["mypyc"] = None
        print(NO_COMPILER)
    expected = [SRC / path for path in outputs()] if stamp["mypyc"] else []
    if not force and compiled.stamp() == stamp and all(path.exists() for path in expected):
        return
    with tempfile.TemporaryDirectory() as folder:
        if expected:
            compile_into(Path(folder))
        # A stamp that matches no source: an interrupted build is never taken for a good one.
        write_stamp(compiled.STAMP, {**stamp, "sources": ""})
        for old in SRC.rglob("*.so"):
            old.unlink()
        for path in expected:
            shutil.copyfile(Path(folder, path.relative_to(SRC)), path)
    write_stamp(compiled.STAMP, stamp)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--has-compiler", action="store_true", help="only tell by the exit status")
    arguments = parser.parse_args()
    if arguments.has_compiler:
        sys.exit(not has_compiler())
    build_in_place(force=arguments.force)
