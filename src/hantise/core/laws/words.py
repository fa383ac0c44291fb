"""Whether all that a game tells can be said in every language."""

from collections.abc import Sequence

from hantise.core.action import Action
from hantise.core.event import Event, seen_by
from hantise.core.game import Game
from hantise.core.laws.law import TEXT
from hantise.core.laws.trace import Trace
from hantise.text import LANGUAGES, Text, add_folder

Shape = tuple[object, ...]


class Words:
    """Tries each message once for each shape of its fields."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._said: set[Shape] = set()
        self._described: set[Action] = set()
        if game.locales is not None:
            add_folder(game.about.id, game.locales)

    def try_action(self, action: Action, trace: Trace) -> None:
        """An action, as a button or the log would name it."""
        if action not in self._described:
            with trace.under(TEXT):
                self.try_text(self._game.describe(action), trace)
            self._described.add(action)

    def try_events(self, events: Sequence[Event], trace: Trace) -> None:
        """Events, as every seat and a spectator would read them."""
        domain = self._game.about.id
        for reader in (None, *range(self._game.players)):
            for event in seen_by(events, reader):
                self.try_text(event.text(domain), trace)

    def try_text(self, text: Text, trace: Trace) -> None:
        """A message that somebody will read."""
        shape = _shape(text)
        if shape in self._said:
            return
        with trace.under(TEXT):
            for language in LANGUAGES:
                if not text.say(language).strip():
                    what = f"{text.domain}, {text.key} says nothing in {language}"
                    raise trace.violation(TEXT, what)
        self._said.add(shape)


def _shape(text: Text) -> Shape:
    """Words have variants by what kind of thing stands in a field; numbers are all one kind."""
    parts: list[object] = [text.domain, text.key]
    for name, value in text.fields.items():
        if isinstance(value, Text):
            parts.append((name, _shape(value)))
        elif isinstance(value, int) and not isinstance(value, bool):
            parts.append((name, int))
        else:
            parts.append((name, str(value)))
    return tuple(parts)
