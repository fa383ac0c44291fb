"""Names: made up, cleaned, and compared so that nobody can pass for somebody else."""

import re
import secrets
import tomllib
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any, Final

from hantise.server.errors import BadRequest

LONGEST_NAME: Final = 24
ANONYMOUS: Final = "N. N."
"""The name of somebody who has left for good, in every language."""

MOST_MARKS: Final = 2
"""So many accents may stand on one letter; more would run over the neighbouring lines."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffd")
"""Letters and symbols by name that show nothing."""

# Letters of other alphabets, and digits, that look like Latin ones.
_LOOKS_LIKE: Final = str.maketrans(
    "аеорсухіѕјԁӏвнкмтαορνικτυεηχω01|!$@",
    "aeopcyxisjdlbhkmtaopviktuenxwolllsa",
)


def clean_line(given: str, field: str) -> str:
    """One line of visible characters, normalised; `BadRequest` if it is not."""
    line = re.sub("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+", " ", given).strip(" ")
    line = unicodedata.normalize("NFC", line)
    marks = 0
    for sign in line:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category[0] == "C" or category in ("Zl", "Zp") or sign in BLANK or marks > MOST_MARKS:
            raise BadRequest("error-line", field=field)
    return line


def clean_name(given: str) -> str:
    """A name as it will be shown; `BadRequest` if it cannot be one."""
    refused = BadRequest("error-name", most=LONGEST_NAME)
    try:
        name = clean_line(given, "name")
    except BadRequest:
        raise refused from None
    if not 1 <= len(name) <= LONGEST_NAME:
        raise refused
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in name):
        raise refused
    return name


def key_of(name: str) -> str:
    """What two names share if people could take one for the other."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(sign for sign in folded if unicodedata.category(sign)[0] != "M")
    plain = bare.casefold().translate(_LOOKS_LIKE).replace("rn", "m").replace("i", "l")
    letters = "".join(sign for sign in plain if sign.isalnum())
    return letters or "".join(sign for sign in plain if unicodedata.category(sign)[0] in "SP")


def is_reserved(name: str) -> bool:
    """Whether a name would pass for the house itself."""
    return key_of(name) in _reserved()


def ghostly_name(language: str) -> str:
    """A name for a guest, in his language."""
    words = _words()
    choose = secrets.choice
    if language == "fr":
        nouns, form = choose([(words["fr"]["masculine"], 0), (words["fr"]["feminine"], 1)])
        return f"{choose(nouns)} {choose(words['fr']['adjectives'])[form]}"
    return f"{choose(words['en']['first'])} {choose(words['en']['second'])}"


@cache
def _words() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("ghostly.toml").read_text(encoding="utf-8"))


@cache
def _reserved() -> frozenset[str]:
    return frozenset(key_of(name) for name in _words()["reserved"])
