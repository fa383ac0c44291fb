"""Options of a third party whose defaults, and what fits, depend on the number of players."""

from typing import Annotated, Literal

import msgspec

from hantise.core.errors import BadOption
from hantise.core.options import Options, Value


class PartyOptions(Options, frozen=True, kw_only=True):
    """Two play to 5 and by candlelight; more play to 8, in any light."""

    goal: Annotated[int, msgspec.Meta(ge=1, le=20)] = 8
    light: Literal["dark", "candles", "lamps"] = "dark"
    masks: bool = False

    @classmethod
    def defaults(cls, players: int) -> dict[str, Value]:
        return {"goal": 5, "light": "candles"} if players == 2 else {}

    def check(self, players: int) -> None:
        if players == 2 and self.light != "candles":
            raise BadOption("error-option-value", option="light", value=self.light, expected="")
