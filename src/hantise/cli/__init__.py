"""The command line: ``hantise play``, ``hantise replay``, ``hantise rules`` and the others."""

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit status (0 fine, 1 a broken law, 2 bad input, 130 interrupted)."""
    try:
        from hantise.cli.run import run

        return run(sys.argv[1:] if arguments is None else list(arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
