"""Our games as games of OpenSpiel written in Python, for its own searches to play.

As much as a search asks for: who acts, chance with its probabilities, returns, information states as
the bytes of a view, and worlds drawn anew from one. Actions have our ids, chance's among them.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pyspiel

from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State

WORLDS: Final = 1 << 48
"""So many seeds for a world that is drawn anew."""


class Inside:
    """One of our states, and its information state once somebody has asked for it."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.told: dict[int, str] = {}

    def __deepcopy__(self, memo: object) -> "Inside":
        twin = Inside(self.state.copy())
        twin.told = dict(self.told)
        return twin


class WrappedGame(pyspiel.Game):  # type: ignore[misc]
    """A configured game of ours."""

    def __init__(self, game: Game) -> None:
        self.inside = game
        chance, information = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
        stochastic = game.about.hides or game.start().actor == CHANCE
        kind = pyspiel.GameType(
            short_name=f"hantise_{game.about.id.replace('-', '_')}",
            long_name=str(game.title()),
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=chance.EXPLICIT_STOCHASTIC if stochastic else chance.DETERMINISTIC,
            information=information.IMPERFECT_INFORMATION
            if game.about.hides
            else information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.about.max_players,
            min_num_players=game.about.min_players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        actions = len(game.actions)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions if stochastic else 0,
            num_players=game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self) -> "WrappedState":
        return WrappedState(self, self.inside.start())

    def make_py_observer(self, kind: object = None, params: object = None) -> "Told":
        """Who asks for an information state in C++ is told it by this."""
        return Told()


class WrappedState(pyspiel.State):  # type: ignore[misc]
    """A state of ours in OpenSpiel's hands."""

    def __init__(self, game: WrappedGame, state: State) -> None:
        super().__init__(game)
        self.inside = Inside(state)

    @property
    def state(self) -> State:
        """Ours."""
        return self.inside.state

    def current_player(self) -> int:
        actor = int(self.state.actor)
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.state.actor == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.id for action in self.state.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.state.weights()
        whole = sum(weights)
        pairs = zip(self.state.legal_actions(), weights, strict=True)
        return sorted((action.id, weight / whole) for action, weight in pairs)

    def _apply_action(self, id: int) -> None:
        self.state.apply(self.get_game().inside.actions[id])
        self.inside.told.clear()

    def _action_to_string(self, player: int, id: int) -> str:
        return str(self.get_game().inside.actions[id])

    def returns(self) -> list[float]:
        outcome = self.state.outcome()
        return [0.0] * int(self.state.players) if outcome is None else list(outcome.returns)

    def __str__(self) -> str:
        return self.state.position()

    def information_state_string(self, player: int | None = None) -> str:
        """The bytes of the view of a seat, or of the one that acts: all that it may know."""
        seat = self.current_player() if player is None else player
        told = self.inside.told.get(seat)
        if told is None:
            told = msgspec.json.encode(self.state.view(seat)).decode()
            self.inside.told[seat] = told
        return told

    observation_string = information_state_string

    def resample_from_infostate(self, player: int, uniform: Callable[[], float]) -> "WrappedState":
        """A state in which that seat would know just what it knows here."""
        return self.imagined(player, Rng(int(uniform() * WORLDS)))

    def imagined(self, player: int, rng: Rng) -> "WrappedState":
        """The same, drawn by a generator of ours."""
        game = self.get_game()
        return WrappedState(game, game.inside.imagine(self.state.view(player), rng))


class Told:
    """What OpenSpiel calls an observer: strings only."""

    tensor: Final = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: WrappedState, player: int) -> None:
        """There are no tensors."""

    def string_from(self, state: WrappedState, player: int) -> str:
        """An information state."""
        return state.information_state_string(player)
