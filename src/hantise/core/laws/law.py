"""The laws by name, and what is raised when a game breaks one."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.outcome import Outcome
from hantise.core.record import Record
from hantise.core.table import Table


class Law(msgspec.Struct, frozen=True):
    """A stable name and what it asks of a game, in one sentence."""

    name: str
    says: str


LEGAL_ACTIONS: Final = Law(
    "legal-actions",
    "While a game goes on there are legal actions, each once, each of the action space, each "
    "parsed back from its notation, and all of them apply; when it is over there are none.",
)
ILLEGAL_ACTIONS: Final = Law(
    "illegal-actions",
    "Any other action meets an objection, raises IllegalAction and leaves the state as it was.",
)
TEXT: Final = Law(
    "text", "Actions, events and objections can be said in every language of the house."
)
COPY: Final = Law("copy", "A copy is independent of its original and plays on like it.")
RERUN: Final = Law(
    "rerun", "The same actions from the start give equal states, equal views and equal events."
)
STEP: Final = Law("step", "A faster `step` plays the very action that the plain one would.")
POSITION: Final = Law(
    "position", "The text of a position parses back to a state with that text and its actions."
)
CONSERVATION: Final = Law(
    "conservation", "Every card, token and ghost is somewhere, exactly once, at any time."
)
WEIGHTS: Final = Law(
    "weights", "Chance has one positive whole weight for each of its legal actions."
)
REFUSALS: Final = Law(
    "refusals",
    "What there is not is refused: a view for no seat (NoSeat), weights when chance does not act "
    "(NotChance), choosing and stepping after the end (GameOver), another game's view (BadView).",
)
OUTCOME: Final = Law(
    "outcome",
    "There is an outcome exactly when the game is over, with one of its stated endings, ranks "
    "from 1 and returns between -1 and 1 that sum to 0.",
)
BOUND: Final = Law("bound", "Every game ends within its stated number of decisions.")
VIEWS: Final = Law(
    "views",
    "A view names its reader and the actor and survives the wire; where nothing is hidden, "
    "everybody sees the same.",
)
ENCODING: Final = Law(
    "encoding", "Every view of a configuration is as many finite numbers, and always the same ones."
)
SECRECY: Final = Law(
    "secrecy",
    "A state and a world imagined from a seat's view show that seat the same, now and after the "
    "same actions; events tell nobody more than the views keep.",
)
DRAFTS: Final = Law(
    "drafts",
    "While a turn is its actor's own draft, the same seat acts on and has learnt nothing by it: "
    "in every world that it imagines it sees the same.",
)
EVENTS: Final = Law(
    "events",
    "Every event is of the game's event_type and its fields are what they are declared to be; "
    "what is hidden is declared Hidden and cannot be sent.",
)
STORAGE: Final = Law(
    "storage", "Events come back from the database as every reader saw them before."
)
WORLDS: Final = Law(
    "worlds",
    "A seat imagines every world that is possible for it, no other, and from its view alone.",
)
ODDS: Final = Law("odds", "Each world is imagined exactly as often as it is likely.")
CHECKSUM: Final = Law(
    "checksum", "The compiled and the interpreted rules play the same games from the same seeds."
)

LAWS: Final = (
    LEGAL_ACTIONS,
    ILLEGAL_ACTIONS,
    TEXT,
    COPY,
    RERUN,
    STEP,
    POSITION,
    CONSERVATION,
    WEIGHTS,
    REFUSALS,
    OUTCOME,
    BOUND,
    VIEWS,
    ENCODING,
    SECRECY,
    DRAFTS,
    EVENTS,
    STORAGE,
    WORLDS,
    ODDS,
    CHECKSUM,
)


class Violation(Exception):
    """A game broke a law. What it takes to see it again is all here.

    ``check_game(game, 1, seed)`` meets it again, unless it is said to be of several games;
    ``actions`` lead to it from the start, or from the position ``start`` if there is one.
    """

    def __init__(
        self,
        law: Law,
        game: Game,
        what: str,
        *,
        seed: int,
        start: str | None = None,
        actions: Sequence[Action] = (),
    ) -> None:
        super().__init__(law.name, what)
        self.law = law
        self.game = game
        self.what = what
        self.seed = seed
        self.start = start
        self.actions = tuple(str(action) for action in actions)

    @property
    def step(self) -> int:
        """How many actions lead to it."""
        return len(self.actions)

    def reproduction(self) -> Record:
        """A record that plays up to the violation."""
        return Record(
            game=self.game.about.id,
            rules=self.game.rules_version,
            players=self.game.players,
            options=msgspec.structs.asdict(self.game.options),
            start=self.start,
            entries=self.actions,
            result=self._result(),
        )

    def _result(self) -> Outcome | None:
        """How the game ended, if the violation came as late as that and the game can say it."""
        with suppress(Exception):
            table = Table(self.game, start=self.start)
            for notation in self.actions:
                table.enter(self.game.parse(notation))
            return table.outcome()
        return None

    def __str__(self) -> str:
        game = self.game
        options = msgspec.structs.asdict(game.options)
        lines = [
            f"{self.law.name}: {self.what}",
            f"  law: {self.law.says}",
            f"  game: {game.about.id}, {game.players} players, rules version {game.rules_version}",
            f"  options: {', '.join(f'{k}={v}' for k, v in options.items()) or 'none'}",
            f"  seed: {self.seed}",
            f"  after {self.step} actions: {' '.join(self.actions) or '-'}",
        ]
        if self.start is not None:
            lines.insert(-1, f"  from: {self.start}")
        return "\n".join(lines)
