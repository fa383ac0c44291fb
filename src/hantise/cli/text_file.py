"""A text file that somebody names."""

from pathlib import Path

from hantise.core.errors import HantiseError

MOST_BYTES = 100_000


def read_text(file: Path) -> str:
    """What is in the file; a message says if it cannot be read."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise HantiseError("cli-error-file-too-long", file=str(file), most=MOST_BYTES)
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise HantiseError("cli-error-not-read", file=str(file)) from error
