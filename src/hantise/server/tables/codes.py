"""Names for tables: an id nobody guesses, and four letters to say aloud."""

import re
import secrets
from typing import Final

LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ"
"""Without those that are mistaken for another, and without vowels: no word comes out."""
CODE: Final = re.compile(rf"[{LETTERS}]{{4}}")


def new_id() -> str:
    """The id of a new table; whoever knows it may watch."""
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """Four letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(4))


def as_code(given: str) -> str | None:
    """The code that somebody typed, if it can be one."""
    code = given.strip().upper()
    return code if CODE.fullmatch(code) else None
