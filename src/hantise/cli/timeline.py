"""A kept game, laid out moment by moment for one pair of eyes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from hantise.cli.history import tell
from hantise.cli.interactive.result import result_lines
from hantise.cli.picture import picture
from hantise.cli.viewpoint import Eyes, look, seen
from hantise.core.errors import HantiseError
from hantise.core.event import Event
from hantise.core.state import CHANCE
from hantise.core.table import Table
from hantise.core.view import View
from hantise.terminal.words import say

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


class Replay:
    """Moment 0 is the start; moment n lies after step n."""

    def __init__(self, table: Table, eyes: Eyes) -> None:
        self.table = table
        self.eyes = eyes
        self.states = [state for state, _ in table.rerun()]
        self.steps = table.steps()
        self.stops = [n for n, state in enumerate(self.states) if state.actor != CHANCE]

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.steps)

    @property
    def note(self) -> str:
        """A word of warning if secrets of a game in progress are shown."""
        secrets = self.eyes == "all" and self.table.game.about.hides
        return say("cli-replay-secrets") if secrets and not self.table.over else ""

    def within(self, moment: int) -> int:
        """A moment of this game; anything else is refused."""
        if not 0 <= moment <= self.last:
            raise HantiseError("cli-error-step", given=moment, last=self.last)
        return moment

    def picture(self, moment: int, where: "Console") -> "RenderableType":
        """The board at a moment, and what happened since the decision before it."""
        recap = self.steps[self.before(moment) : moment]
        return picture(self.table, self.states[moment], self.eyes, recap, where)

    def log(self) -> list[str]:
        """Everything that happened, in words, and the result."""
        lines = []
        for number, step in enumerate(self.steps, 1):
            lines += [f"{number:>4}  {line}" for line in tell([step], self.eyes, self.table)]
        return [*lines, *self.result()]

    def result(self) -> list[str]:
        """How the game ended, if it did."""
        return result_lines(self.table)

    def after(self, moment: int) -> int:
        """The next moment at which somebody decides."""
        return next((stop for stop in self.stops if stop > moment), self.last)

    def before(self, moment: int) -> int:
        """The moment before at which somebody decided."""
        return next((stop for stop in reversed(self.stops) if stop < moment), 0)

    def data(self) -> dict[str, object]:
        """Everything those eyes may see, for a program."""
        game = self.table.game
        return {
            "game": game.about.id,
            "players": game.players,
            "options": msgspec.structs.asdict(game.options),
            "rules": game.rules_version,
            "seats": self.table.seats,
            "eyes": self.eyes if isinstance(self.eyes, str) else chr(ord("A") + self.eyes),
            "moments": [self._moment(number) for number in range(self.last + 1)],
            "result": self.table.outcome(),
        }

    def _moment(self, number: int) -> dict[str, object]:
        sight = look(self.states[number], self.eyes, self.table.game.players)
        made: dict[str, object] = {"number": number, "view": _wire(sight.view)}
        if sight.opened and self.table.game.about.hides:
            made["hands"] = [_wire(view) for view in sight.opened]
        if number > 0:
            step = self.steps[number - 1]
            made |= {"actor": step.actor, "events": _events(step.events, self.eyes)}
            made["words"] = tell([step], self.eyes, self.table)
            # An action names what it does: not everybody may know which one it was.
            if not self.table.game.about.hides or self.eyes in ("all", step.actor):
                made["action"] = str(step.action)
        return made


def _events(events: Sequence[Event], eyes: Eyes) -> list[dict[str, object]]:
    return [{"kind": event.kind, "fields": event.fields()} for event in seen(events, eyes)]


def _wire(view: View) -> msgspec.Raw:
    return msgspec.Raw(view.wire())
