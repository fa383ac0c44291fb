"""Candles with one fault each: every one breaks a law, and that law must say so."""

import os
from collections.abc import Iterator
from itertools import count
from typing import ClassVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from hantise.core.action import Action
from hantise.core.errors import BadOption
from hantise.core.event import Event, Hidden
from hantise.core.laws import law as laws
from hantise.core.laws.law import Law
from hantise.core.options import Options
from hantise.core.outcome import Outcome, ranked
from hantise.core.rng import Rng
from hantise.core.view import View
from hantise.text import Text
from tests.laws.candles import (
    ID,
    PEEK,
    Candle,
    Candles,
    CandlesEvent,
    CandlesState,
    CandlesView,
    Dealt,
    Recall,
    Smuggled,
)

FAULTY: list[tuple[type[Candles], Law]] = []
"""Every faulty game, and the law it breaks."""


class _Faulty(Candles):
    breaks: ClassVar[Law]

    def __init_subclass__(cls, breaks: Law, state: type[CandlesState] = CandlesState) -> None:
        cls.breaks = breaks
        cls.state_type = state
        FAULTY.append((cls, breaks))


# What is legal


class NothingToDoState(CandlesState):
    def legal_actions(self) -> list[Action]:
        return [] if self.actor == 1 else super().legal_actions()


class NothingToDo(_Faulty, breaks=laws.LEGAL_ACTIONS, state=NothingToDoState):
    pass


class NeverOverState(CandlesState):
    def legal_actions(self) -> list[Action]:
        return super().legal_actions() or [PEEK]


class NeverOver(_Faulty, breaks=laws.LEGAL_ACTIONS, state=NeverOverState):
    pass


class OfferedTwiceState(CandlesState):
    def legal_actions(self) -> list[Action]:
        actions = super().legal_actions()
        return actions + actions[:1]


class OfferedTwice(_Faulty, breaks=laws.LEGAL_ACTIONS, state=OfferedTwiceState):
    pass


class UnreadableState(CandlesState):
    def legal_actions(self) -> list[Action]:
        return [PEEK_AGAIN if action is PEEK else action for action in super().legal_actions()]


PEEK_AGAIN = Candle(PEEK.id, "peek", 0, "peek again")


class Unreadable(_Faulty, breaks=laws.LEGAL_ACTIONS, state=UnreadableState):
    pass


class CannotBeDoneState(CandlesState):
    def perform(self, action: Action, events: list[Event] | None) -> None:
        if action is PEEK and self.actor == 1:
            raise KeyError("peek")
        super().perform(action, events)


class CannotBeDone(_Faulty, breaks=laws.LEGAL_ACTIONS, state=CannotBeDoneState):
    pass


class ChangedByRefusalState(CandlesState):
    def apply(self, action: Action, events: list[Event] | None = None) -> None:
        if self.actor >= 0:
            self.hands[self.actor].reverse()
        super().apply(action, events)
        for hand in self.hands:
            hand.sort()


class ChangedByRefusal(_Faulty, breaks=laws.ILLEGAL_ACTIONS, state=ChangedByRefusalState):
    pass


class TooTolerantState(CandlesState):
    def is_legal(self, action: Action) -> bool:
        return (action is PEEK and self.actor >= 0) or super().is_legal(action)


class TooTolerant(_Faulty, breaks=laws.ILLEGAL_ACTIONS, state=TooTolerantState):
    pass


class SilentRefusalState(CandlesState):
    def objection(self, action: Action) -> Text | None:
        return None if action is PEEK else super().objection(action)


class SilentRefusal(_Faulty, breaks=laws.ILLEGAL_ACTIONS, state=SilentRefusalState):
    pass


class WordlessState(CandlesState):
    def objection(self, action: Action) -> Text | None:
        objection = super().objection(action)
        return objection and Text(ID, "illegal-for-no-known-reason")


class Wordless(_Faulty, breaks=laws.TEXT, state=WordlessState):
    pass


# What is the same


class SharedHandState(CandlesState):
    def copy(self) -> "SharedHandState":
        twin = super().copy()
        twin.hands = self.hands
        return twin


class SharedHand(_Faulty, breaks=laws.COPY, state=SharedHandState):
    pass


class ForgetfulCopyState(CandlesState):
    def copy(self) -> "ForgetfulCopyState":
        twin = super().copy()
        twin.peeked = [None] * self.players
        return twin


class ForgetfulCopy(_Faulty, breaks=laws.COPY, state=ForgetfulCopyState):
    pass


class CountsDealsState(CandlesState):
    deals = count()

    def dealt(self, seat: int, size: int) -> Event:
        return Counted(seat, Hidden(size, [seat]), next(self.deals))


class Counted(Dealt, frozen=True, tag="dealt"):
    number: int


class CountsDeals(_Faulty, breaks=laws.RERUN, state=CountsDealsState):
    event_type = CandlesEvent | Counted


class OtherStepState(CandlesState):
    def step(self, rng: Rng) -> int:
        action = self.legal_actions()[-1]
        self.perform(action, None)
        return action.id


class OtherStep(_Faulty, breaks=laws.STEP, state=OtherStepState):
    pass


class ForgetsPeekState(CandlesState):
    def position(self) -> str:
        return super().position().replace(":0", ":-").replace(":1", ":-")


class ForgetsPeek(_Faulty, breaks=laws.POSITION, state=ForgetsPeekState):
    pass


# What must hold of every state


class LostCandleState(CandlesState):
    def lay(self, action: Candle, told: list[Event]) -> None:
        super().lay(action, told)
        if action.size == 3:
            self.laid[self.actor][-1] = (2, True)


class LostCandle(_Faulty, breaks=laws.CONSERVATION, state=LostCandleState):
    pass


class LosesInThought(_Faulty, breaks=laws.CONSERVATION):
    def world_of(self, view: View, rng: Rng) -> CandlesState:
        world = super().world_of(view, rng)
        world.deck[0] += 1
        return world


class NoWeightState(CandlesState):
    def odds(self) -> list[int]:
        return [count - 1 for count in self.deck if count]


class NoWeight(_Faulty, breaks=laws.WEIGHTS, state=NoWeightState):
    pass


class TooManyWeightsState(CandlesState):
    def odds(self) -> list[int]:
        return [*super().odds(), 1]


class TooManyWeights(_Faulty, breaks=laws.WEIGHTS, state=TooManyWeightsState):
    pass


class EverybodyWinsState(CandlesState):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        if outcome is None:
            return None
        return msgspec.structs.replace(outcome, returns=(1.0,) * self.players)


class EverybodyWins(_Faulty, breaks=laws.OUTCOME, state=EverybodyWinsState):
    pass


class NobodyFirstState(CandlesState):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        if outcome is None:
            return None
        return msgspec.structs.replace(outcome, ranks=tuple(rank + 1 for rank in outcome.ranks))


class NobodyFirst(_Faulty, breaks=laws.OUTCOME, state=NobodyFirstState):
    pass


class EarlyOutcomeState(CandlesState):
    def outcome(self) -> Outcome | None:
        return super().outcome() or ranked("all-laid", [0] * self.players)


class EarlyOutcome(_Faulty, breaks=laws.OUTCOME, state=EarlyOutcomeState):
    pass


class OtherEnding(_Faulty, breaks=laws.OUTCOME):
    about = msgspec.structs.replace(Candles.about, endings=("first-to-laugh",))


class TooLong(_Faulty, breaks=laws.BOUND):
    @property
    def longest(self) -> int:
        return self.players


class DealsForEverState(CandlesState):
    def perform(self, action: Action, events: list[Event] | None) -> None:
        if action.kind != "deal":
            super().perform(action, events)


class DealsForEver(_Faulty, breaks=laws.BOUND, state=DealsForEverState):
    pass


# What is shown


class WrongActorState(CandlesState):
    def view_of(self, seat: int | None) -> CandlesView:
        return msgspec.structs.replace(super().view_of(seat), actor=0)


class WrongActor(_Faulty, breaks=laws.VIEWS, state=WrongActorState):
    pass


class HidesUnsaid(_Faulty, breaks=laws.VIEWS):
    about = msgspec.structs.replace(Candles.about, hides=False)


class GrowingEncoding(_Faulty, breaks=laws.ENCODING):
    def numbers_of(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, CandlesView)
        laid = sum(len(laid) for laid in view.public.laid)
        return np.append(super().numbers_of(view), np.ones(laid, np.float32))


# What is hidden


class TellingOrderState(CandlesState):
    def legal_actions(self) -> list[Action]:
        actions = super().legal_actions()
        if self.actor >= 0 and 3 in self.hands[(self.actor + 1) % self.players]:
            actions.reverse()
        return actions


class TellingOrder(_Faulty, breaks=laws.SECRECY, state=TellingOrderState):
    pass


class TellingRefusalState(CandlesState):
    def objection(self, action: Action) -> Text | None:
        objection = super().objection(action)
        if objection is None or self.actor < 0:
            return objection
        held = sum(self.hands[(self.actor + 1) % self.players])
        return Text(ID, objection.key, {"held": held})


class TellingRefusal(_Faulty, breaks=laws.SECRECY, state=TellingRefusalState):
    pass


class OpenDealState(CandlesState):
    def dealt(self, seat: int, size: int) -> Event:
        return OpenlyDealt(seat, size)


class OpenlyDealt(Event, frozen=True, tag="dealt"):
    seat: int
    size: int


class OpenDeal(_Faulty, breaks=laws.SECRECY, state=OpenDealState):
    event_type = CandlesEvent | OpenlyDealt


class NestedSecretState(CandlesState):
    def dealt(self, seat: int, size: int) -> Event:
        return NestedDealt(seat, [Hidden(size, [seat])])


class NestedDealt(Event, frozen=True, tag="dealt"):
    seat: int
    size: list[Hidden[int]]


class NestedSecret(_Faulty, breaks=laws.SECRECY, state=NestedSecretState):
    event_type = CandlesEvent | NestedDealt


class BareSecretState(CandlesState):
    def dealt(self, seat: int, size: int) -> Event:
        return Dealt(seat, size)  # type: ignore[arg-type]


class BareSecret(_Faulty, breaks=laws.EVENTS, state=BareSecretState):
    pass


class UndeclaredSecretState(CandlesState):
    def dealt(self, seat: int, size: int) -> Event:
        return OpenlyDealt(seat, Hidden(size, [seat]))  # type: ignore[arg-type]


class UndeclaredSecret(_Faulty, breaks=laws.EVENTS, state=UndeclaredSecretState):
    event_type = CandlesEvent | OpenlyDealt


class UnknownEventState(CandlesState):
    def dealt(self, seat: int, size: int) -> Event:
        return Counted(seat, Hidden(size, [seat]), 1)


class UnknownEvent(_Faulty, breaks=laws.EVENTS, state=UnknownEventState):
    pass


class ForgottenPeekState(CandlesState):
    def view_of(self, seat: int | None) -> CandlesView:
        view = super().view_of(seat)
        return view if seat is None else msgspec.structs.replace(view, recall=Recall(()))


class ForgottenPeek(_Faulty, breaks=laws.SECRECY, state=ForgottenPeekState):
    """What the peek told is not in the view any more."""

    def worlds(self, view: CandlesView) -> Iterator[tuple[CandlesState, int]]:
        public = msgspec.structs.replace(view.public, peeked=(None,) * self.players)
        for state, ways in super().worlds(msgspec.structs.replace(view, public=public)):
            state.peeked = list(view.public.peeked)
            yield state, ways


class WeighedHandsState(CandlesState):
    """The public sizes of the hands tell what they hold, and nobody imagines so."""

    def view_of(self, seat: int | None) -> CandlesView:
        view = super().view_of(seat)
        weighed = tuple(len(hand) + (sum(hand) == 5) for hand in self.hands)
        return msgspec.structs.replace(
            view, public=msgspec.structs.replace(view.public, hand_sizes=weighed)
        )


class WeighedHands(_Faulty, breaks=laws.SECRECY, state=WeighedHandsState):
    pass


class SpectatorSeesState(CandlesState):
    def view_of(self, seat: int | None) -> CandlesView:
        view = super().view_of(seat)
        private = super().view_of(0).private
        return msgspec.structs.replace(view, private=private) if seat is None else view


class SpectatorSees(_Faulty, breaks=laws.SECRECY, state=SpectatorSeesState):
    pass


# What is imagined


class SmugglingState(CandlesState):
    def view_of(self, seat: int | None) -> CandlesView:
        return msgspec.structs.replace(super().view_of(seat), search=Smuggled(self.position()))


class SmuggledTruth(_Faulty, breaks=laws.WORLDS, state=SmugglingState):
    """The view carries the truth where no browser sees it, and that is what is imagined."""

    def world_of(self, view: View, rng: Rng) -> CandlesState:
        assert isinstance(view.search, Smuggled)
        return self.parse_position(view.search.position)


class RememberingState(CandlesState):
    last: ClassVar[CandlesState]

    def view_of(self, seat: int | None) -> CandlesView:
        RememberingState.last = self
        return super().view_of(seat)


class RememberedTruth(_Faulty, breaks=laws.WORLDS, state=RememberingState):
    """The truth is remembered beside the view."""

    def world_of(self, view: View, rng: Rng) -> CandlesState:
        return RememberingState.last.copy()


class OwnGenerator(_Faulty, breaks=laws.WORLDS):
    """Draws from a generator of its own."""

    draws = Rng(5)

    def world_of(self, view: View, rng: Rng) -> CandlesState:
        return super().world_of(view, self.draws)


class Optimist(_Faulty, breaks=laws.WORLDS):
    """Never imagines the least likely world."""

    def odds(self, ways: list[int]) -> list[int]:
        return [*ways[:-1], 0] if len(ways) > 2 else ways


class EqualOdds(_Faulty, breaks=laws.ODDS):
    """Takes all worlds for equally likely."""

    def odds(self, ways: list[int]) -> list[int]:
        return [1] * len(ways)


class DrawnForSure(_Faulty, breaks=laws.ODDS):
    """Takes hidden decisions for open ones."""

    def hidden_decisions(self, state: CandlesState, reader: int) -> int:
        return 1


# What is asked of the build and of options


class DiffersInterpretedState(CandlesState):
    def legal_actions(self) -> list[Action]:
        actions = super().legal_actions()
        return actions[::-1] if os.environ.get("HANTISE_PURE") == "1" else actions


class DiffersInterpreted(Candles):
    state_type = DiffersInterpretedState


class PickyOptions(Options, frozen=True, kw_only=True):
    """Snuffing needs three players, tall candles need wax."""

    snuffing: bool = False
    wax: bool = False
    tall: bool = False

    def check(self, players: int) -> None:
        if (self.snuffing and players < 3) or (self.tall and not self.wax):
            raise BadOption("error-picky", ID)


# What there is not


class SeesForChanceState(CandlesState):
    """As it was before the contract looked at seats: the last seat is also number -1."""

    def view(self, seat: object) -> CandlesView:
        assert seat is None or isinstance(seat, int)
        return self.view_of(seat)


class SeesForChance(_Faulty, breaks=laws.REFUSALS, state=SeesForChanceState):
    pass


class AlwaysWeighsState(CandlesState):
    def weights(self) -> list[int]:
        return self.odds()


class AlwaysWeighs(_Faulty, breaks=laws.REFUSALS, state=AlwaysWeighsState):
    pass


class ChoosesForEverState(CandlesState):
    def choose(self, rng: Rng) -> Action:
        return self.pick(rng)


class ChoosesForEver(_Faulty, breaks=laws.REFUSALS, state=ChoosesForEverState):
    pass


class ImaginesAnything(_Faulty, breaks=laws.REFUSALS):
    def imagine(self, view: View, rng: Rng) -> CandlesState:
        return self.world_of(view, rng)


# Drafts and the shelf


class PeekingIsFreeState(CandlesState):
    def drafting(self) -> bool:
        return self.actor >= 0 and self.peeked[self.actor] == len(self.laid[self.actor])


class PeekingIsFree(_Faulty, breaks=laws.DRAFTS, state=PeekingIsFreeState):
    pass


class OthersActInADraftState(CandlesState):
    def drafting(self) -> bool:
        return self.actor == 1


class OthersActInADraft(_Faulty, breaks=laws.DRAFTS, state=OthersActInADraftState):
    pass


class ChangesInTheDatabaseState(CandlesState):
    def lay(self, action: Candle, told: list[Event]) -> None:
        super().lay(action, told)
        told[-1] = Placed(self.actor, (1, 2))


class Placed(Event, frozen=True, tag="light"):
    seat: int
    size: tuple[int, int]


class ChangesInTheDatabase(_Faulty, breaks=laws.STORAGE, state=ChangesInTheDatabaseState):
    event_type = CandlesEvent | Placed
