"""Actions: interned, immutable, numbered without gaps, with a notation that parses back."""

from collections.abc import Iterator, Sequence
from typing import Final, NoReturn

from mypy_extensions import mypyc_attr

from hantise.core.errors import BadAction
from hantise.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One small decision, of a seat or of chance. A game subclasses it with named fields.

    The space that holds an action numbers it; there is one object per action, so actions
    are compared by identity.
    """

    def __init__(self, id: int, kind: str, notation: str) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.notation: Final = notation

    def fields(self) -> dict[str, object]:
        """What the words for this action may mention."""
        return {}

    def __reduce__(self) -> NoReturn:
        raise TypeError("there is one object per action: send its notation or its id")

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.kind} {self.notation}>"


def _set_once(action: object, name: str, value: object) -> None:
    if hasattr(action, name):
        raise AttributeError(f"{name} of an action cannot be changed")
    object.__setattr__(action, name, value)


if not hasattr(Action, "__mypyc_attrs__"):
    # A compiled class keeps its Final attributes by itself, and may not override this.
    setattr(Action, "__setattr__", _set_once)  # noqa: B010


class ActionSpace:
    """All actions of a configured game, by id and by notation."""

    def __init__(self, domain: str, actions: Sequence[Action]) -> None:
        self.domain: Final = domain
        self._actions: Final = tuple(actions)
        self._by_notation: Final = {action.notation: action for action in actions}
        if [action.id for action in actions] != list(range(len(actions))):
            raise ValueError(f"{domain}: action ids must be 0, 1, 2, … in order")
        if len(self._by_notation) != len(actions):
            raise ValueError(f"{domain}: two actions share a notation")

    def parse(self, notation: str) -> Action:
        """The action that is written so; `BadAction` if there is none."""
        action = self._by_notation.get(notation.strip())
        if action is None:
            title = Text(self.domain, "title")
            raise BadAction("error-unknown-action", notation=notation[:40], game=title)
        return action

    def __getitem__(self, id: int) -> Action:
        return self._actions[id]

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and (self._by_notation.get(action.notation) is action)
