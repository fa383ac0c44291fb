"""The state of a game of Rest in Peace: the table and its rules in the form of every game."""

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.outcome import Outcome, ranked
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.view import View
from hantise.games.rest_in_peace import actions as verbs
from hantise.games.rest_in_peace import (
    answers,
    legal,
    notation,
    objections,
    rounds,
    set_up,
    turns,
    view_builder,
)
from hantise.games.rest_in_peace.actions import CardAction
from hantise.games.rest_in_peace.family import new_family
from hantise.games.rest_in_peace.line import new_line
from hantise.games.rest_in_peace.mediums import LAST
from hantise.games.rest_in_peace.table import DEALING, REASONS, STUMBLING, Table
from hantise.text import Text


class RestInPeaceState(Table):
    """What every game must offer, said by the modules of the rules."""

    def copy(self) -> "RestInPeaceState":
        families = [self.families[0].copy(), self.families[1].copy()]
        line, params = self.line.copy(), self.params.copy()
        twin = RestInPeaceState(self.initiation, self.chosen, self.rules, line, families, params)
        self.copy_to(twin)
        return twin

    # What may be done

    def legal_actions(self) -> list[Action]:
        return legal.legal_actions(self)

    def odds(self) -> list[int]:
        return legal.odds(self)

    def pick(self, rng: Rng) -> Action:
        return legal.pick(self, rng)

    def is_legal(self, action: Action) -> bool:
        return legal.is_legal(self, action)

    def copies(self, action: Action) -> int:
        return legal.copies(self, action)

    def objection(self, action: Action) -> Text | None:
        return None if self.is_legal(action) else objections.objection(self, action)

    # What happens

    def perform(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CardAction)
        verb = action.verb
        self.draft = self.actor >= 0
        if verb == verbs.PLAY:
            turns.play(self, action.value, events)
        elif verb == verbs.DRAW:
            if self.phase == DEALING:
                set_up.deal(self, action.value, events)
            else:
                rounds.draw(self, action.value, events)
        elif verb == verbs.END:
            turns.end(self, events)
        elif verb == verbs.MEDIUM:
            turns.play_medium(self, action.medium, events)
        elif verb == verbs.PLACE:
            turns.place(self, action, events)
        elif verb == verbs.STUMBLE:
            self.await_chance(STUMBLING)
        elif verb == verbs.RESOLVE:
            turns.resolve(self, action.medium, events)
        elif self.actor == CHANCE:
            self._happen(action, events)
        else:
            answers.answer(self, action, events)

    def _happen(self, action: CardAction, events: list[Event] | None) -> None:
        """What chance decides, beside the drawing of cards."""
        verb = action.verb
        if verb == verbs.STUMBLED:
            turns.stumble(self, action.value, events)
        elif verb == verbs.TURNED:
            self.actor = self.turn
            answers.turn_up(self, action.value, events)
        elif verb == verbs.PICKED:
            self.actor = self.turn
            answers.pick_ghost(self, action.value, events)
        else:
            set_up.lay(self, action, events)

    # What is known

    def drafting(self) -> bool:
        """A turn is its family's own until it ends, or chance or a look comes between."""
        return self.draft and self.actor >= 0

    def outcome(self) -> Outcome | None:
        """RP-3.4, RP-4.3, RP-4.4."""
        if self.reason < 0:
            return None
        tokens = [int(family.tokens()) for family in self.families]
        return ranked(REASONS[self.reason], tokens, [int(self.victor == seat) for seat in range(2)])

    def view_of(self, seat: int | None) -> View:
        return view_builder.view(self, seat)

    def position(self) -> str:
        return notation.write(self)

    def snapshot(self) -> tuple[object, ...]:
        return (self.position(), self.actor, self.line.pool)

    def census(self) -> dict[str, int]:
        return view_builder.census(self)


def new_state(pool: i64, initiation: bool, chosen: i64, rules: i64) -> RestInPeaceState:
    """Nothing is laid out yet; the pool are the Mediums that are shuffled, as bits."""
    families = [new_family(), new_family()]
    params = [0] * int(LAST + 1)
    return RestInPeaceState(initiation, chosen, rules, new_line(pool), families, params)
