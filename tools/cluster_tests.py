"""Runs the tests that need a Ray cluster, in an environment of their own: .venv-arena."""

import hashlib
import subprocess
import sys

from tools.bootstrap import ROOT, START_OVER, UV, one_at_a_time, step

VENV = ROOT / ".venv-arena"
PYTHON = VENV / "bin" / "python"
PINS = ROOT / "requirements" / "ray.txt"
STAMP = VENV / "hantise.sha256"


def prepare() -> None:
    """Install what requirements/ray.txt lists and the project itself, if not yet done."""
    sha = hashlib.sha256(str(ROOT).encode())
    for path in (PINS, ROOT / "pyproject.toml"):
        sha.update(path.read_bytes())
    wanted = sha.hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    with one_at_a_time():
        make = [str(UV), "venv", "--quiet", "--clear", "--python", sys.executable, str(VENV)]
        step(f"making {VENV.name}", make, START_OVER)
        uv = [str(UV), "--system-certs", "pip", "install", "--python", str(PYTHON)]
        pins = [*uv, "--require-hashes", "-r", str(PINS)]
        step(f"installing what requirements/{PINS.name} lists", pins, START_OVER)
        # The rules are compiled beside their source: nothing is built for this environment.
        named = VENV / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}"
        (named / "site-packages" / "hantise.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
        STAMP.write_text(wanted, encoding="utf-8")


def main() -> int:
    """The exit status of pytest."""
    prepare()
    tests = [str(PYTHON), "-m", "pytest", "-m", "cluster", "tests/arena", *sys.argv[1:]]
    return subprocess.run(tests, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
