"""What the pages say, in one language, so that tests find things by the words people read."""

import re
from typing import Any

from hantise.text import say


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, domain: str, key: str, **fields: Any) -> str:
        """A message with its fields."""
        return say(domain, key, fields, language=self.language)

    def like(self, domain: str, key: str, *unknown: str, **fields: Any) -> re.Pattern[str]:
        """A message some of whose fields may be anything."""
        marks = {name: f"\u0001{name}\u0001" for name in unknown}
        text = re.escape(self(domain, key, **fields, **marks))
        text = re.sub("\u0001[a-z_]+\u0001", ".*", text)
        # A browser may tell French spaces as plain ones.
        return re.compile(re.sub(r"\\?\s", r"\\s", text))
