"""A scene of a lesson in play: the learner's actions, and what chance and others do after them."""

from collections.abc import Sequence

import msgspec

from hantise.core.action import Action
from hantise.core.errors import NotYourTurn
from hantise.core.event import Event, seen_by
from hantise.core.game import Game
from hantise.core.state import CHANCE, NOBODY, State
from hantise.server.errors import Conflict
from hantise.server.forms import LessonScene
from hantise.server.lessons.lessons import Scene, wanted_now
from hantise.server.wire import Choice, EventInfo, Step


class Playing:
    """Plays the script of one scene."""

    def __init__(self, game: Game, scene: Scene) -> None:
        self.game = game
        self.scene = scene
        self.state: State = game.parse_position(scene.position)
        self.steps: list[Step] = []
        self.done = False
        self.strayed = False
        """Whether something of the script was not possible."""
        self._draws = list(scene.draws)
        self._replies = list(scene.replies)

    def act(self, notation: str) -> None:
        """The learner acts; an illegal action is refused with its reason."""
        if self.done:
            raise Conflict("error-lesson-done")
        action = self.game.parse(notation)
        if self.state.actor != self.scene.seat:
            raise NotYourTurn("error-not-your-turn")
        self._apply(action)
        self.done = self.scene.reached_by(action)
        self._go_on()

    def _go_on(self) -> None:
        """Chance and the other seats follow the script until the learner is to act again.

        A learner may do something else than the script expects. Chance then does whatever it
        can, and who has no answer in the script waits.
        """
        while self.state.actor not in (self.scene.seat, NOBODY):
            by_chance = self.state.actor == CHANCE
            action = self._scripted(self._draws if by_chance else self._replies)
            if action is None:
                if not by_chance:
                    return
                action = self.state.legal_actions()[0]
            self._apply(action)

    def _scripted(self, script: list[str]) -> Action | None:
        """The next action of a script, if it is possible now."""
        if not script:
            return None
        action = self.game.parse(script[0])
        if not self.state.is_legal(action):
            self.strayed = True
            return None
        del script[0]
        return action

    def _apply(self, action: Action) -> None:
        actor = int(self.state.actor)
        events: list[Event] = []
        self.state.apply(action, events)
        seen = seen_by(events, self.scene.seat)
        told = tuple(EventInfo(event.kind, event.fields()) for event in seen)
        self.steps.append(Step(len(self.steps) + 1, actor, told))

    @property
    def finished(self) -> bool:
        """Whether all of the script was played."""
        return not (self._draws or self._replies)

    def legal(self) -> tuple[Choice, ...]:
        """What the learner may do now."""
        if self.done or self.state.actor != self.scene.seat:
            return ()
        actions = self.state.legal_actions()
        return tuple(Choice(one.notation, one.kind, one.fields()) for one in actions)


def play_scene(
    game_id: str, scenes: Sequence[Scene], number: int, actions: Sequence[str]
) -> LessonScene:
    """How scene ``number`` (from 1) stands after the learner's actions."""
    scene = scenes[number - 1]
    game = scene.game(game_id)
    playing = Playing(game, scene)
    for notation in actions:
        playing.act(notation)
    return LessonScene(
        game=game_id,
        scene=scene.scene,
        number=number,
        scenes=len(scenes),
        players=game.players,
        eyes=scene.seat,
        view=msgspec.Raw(playing.state.view(scene.seat).wire()),
        legal=playing.legal(),
        wanted=wanted_now(scene, playing.state),
        steps=tuple(playing.steps),
        done=playing.done,
    )
