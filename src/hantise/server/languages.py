"""In which language a request wants to be answered."""

from litestar.types import Scope

from hantise.text import LANGUAGES

PERSON = "hantise.person"
"""Where a connection's scope keeps who is asking, once that is known."""


def preferred(header: str) -> str | None:
    """The best of our languages in an Accept-Language header, or None if it names none."""
    best, weight = None, 0.0
    for part in header[:500].split(","):
        tag, _, parameters = part.strip().partition(";")
        language = tag.partition("-")[0].strip().lower()
        if language not in LANGUAGES:
            continue
        try:
            quality = float(parameters.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if weight < quality <= 1:
            best, weight = language, quality
    return best


def language_of(scope: Scope) -> str:
    """The language the person chose, else the browser's, else English."""
    person = scope.get(PERSON)
    chosen = getattr(person, "language", None)
    if isinstance(chosen, str) and chosen in LANGUAGES:
        return chosen
    for name, value in scope["headers"]:
        if name == b"accept-language":
            return preferred(value.decode("latin-1")) or "en"
    return "en"
