"""Draws docs/pictures/*.dot as SVG with Graphviz.

``--check`` writes nothing and fails when a picture is stale.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from tools import client

PICTURES = client.ROOT / "docs" / "pictures"


def main() -> None:
    """Draw them, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a picture is stale")
    check = parser.parse_args().check
    stale = []
    for path, picture in drawn(sorted(PICTURES.glob("*.dot"))).items():
        if check and (not path.exists() or path.read_text(encoding="utf-8") != picture):
            stale.append(path)
        elif not check:
            path.write_text(picture, encoding="utf-8")
    for path in stale:
        told = path.relative_to(client.ROOT)
        print(f"{told} is stale: run python -m tools.diagrams", file=sys.stderr)
    sys.exit(1 if stale else 0)


def drawn(sources: list[Path]) -> dict[Path, str]:
    """The picture of each source, by the file it belongs into."""
    done = subprocess.run(
        client.node("tools/diagrams.js"),
        input=json.dumps({str(path): path.read_text(encoding="utf-8") for path in sources}),
        capture_output=True,
        text=True,
        check=False,
        cwd=client.WEB,
        env=client.environment(),
    )
    if done.returncode:
        sys.exit(done.stderr)
    return {Path(path).with_suffix(".svg"): svg for path, svg in json.loads(done.stdout).items()}


if __name__ == "__main__":
    main()
