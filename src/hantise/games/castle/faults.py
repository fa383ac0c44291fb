"""What can be wrong with a castle: each fault names the cells concerned."""

from typing import Final

import msgspec

from hantise.core.errors import HantiseError
from hantise.text import Text

DOMAIN: Final = "castle"


class Fault(msgspec.Struct, frozen=True):
    """One fault; its words are the message ``castle-fault-<key>``."""

    key: str
    cells: tuple[str, ...] = ()
    """Where it is; none if it is not in one place."""
    fields: dict[str, str | int] = {}

    @property
    def text(self) -> Text:
        """The fault in words."""
        fields: dict[str, object] = {"cells": list(self.cells), "count": len(self.cells)}
        return Text(DOMAIN, f"castle-fault-{self.key}", fields | self.fields)

    @property
    def is_lack(self) -> bool:
        """Whether something is only not there yet, as in every castle that is being drawn."""
        if self.key in ("exits", "stairs"):
            return int(self.fields["given"]) < int(self.fields["expected"])
        return self.key in ("unreachable", "few-rooms", "token-caves", "missing-key")


class BadCastle(HantiseError):
    """A castle that cannot be played; ``faults`` are all that was found."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        more = len(faults) - 1
        super().__init__("error-bad-castle", DOMAIN, fault=faults[0].text, more=more)
        self.faults = faults
