"""Actions: interned, numbered without gaps, written so that they parse back, immutable."""

import copy
import json
import os
import pickle
import subprocess
import sys

import pytest

from hantise.core.action import Action, ActionSpace
from hantise.core.errors import BadAction
from hantise.core.game import Game
from hantise.core.registry import games
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from tests.core.refusal import refusal, spoken

ALL = [pytest.param(game, id=game.about.id) for game in games()]

TRY_TO_CHANGE = """
import json
from hantise.core.registry import games

changed = []
for game in games():
    for action in game().actions:
        for name in ("id", "kind", "notation", "verb", "card", "seat", "source", "target", "colour"):
            if hasattr(action, name):
                try:
                    setattr(action, name, getattr(action, name))
                except AttributeError:
                    pass
                else:
                    changed.append(f"{game.about.id} {action}: {name}")
print(json.dumps(changed))
"""


@pytest.mark.parametrize("game", ALL)
def test_ids_are_dense_and_in_order(game: type[Game]) -> None:
    space = game().actions
    assert [action.id for action in space] == list(range(len(space)))
    assert all(space[action.id] is action for action in space)


@pytest.mark.parametrize("game", ALL)
def test_every_notation_parses_back_to_the_same_object(game: type[Game]) -> None:
    configured = game()
    for action in configured.actions:
        assert configured.parse(str(action)) is action
        assert configured.parse(f"  {action}\n") is action
        assert str(action) == action.notation
        assert str(action) in repr(action)


@pytest.mark.parametrize("game", ALL)
def test_there_is_one_object_per_action_whatever_the_configuration(game: type[Game]) -> None:
    fewest, most = game(game.about.min_players), game(game.about.max_players)
    assert [*fewest.actions] == [*most.actions]
    assert all(fewest.parse(str(action)) is action for action in most.actions)


@pytest.mark.parametrize("game", ALL)
def test_legal_actions_are_the_interned_ones(game: type[Game]) -> None:
    configured = game()
    state, rng = configured.start(), Rng(5)
    while state.actor != NOBODY:
        assert all(action is configured.actions[action.id] for action in state.legal_actions())
        chosen = state.choose(rng)
        assert chosen is configured.actions[chosen.id]
        state.apply(chosen)


@pytest.mark.parametrize("game", ALL)
def test_every_action_can_be_said(game: type[Game]) -> None:
    configured = game()
    seen: dict[tuple[str, ...], str] = {}
    for action in configured.actions:
        words = tuple(spoken(configured.describe(action)))
        other = seen.setdefault(words, f"{action.kind} {action}")
        assert other == f"{action.kind} {action}", f"{other} is said like {action}"


def test_a_space_holds_its_own_actions_only() -> None:
    ours, theirs = Ghosts().actions, EighteenGhosts().actions
    assert ours[0] in ours
    assert theirs[0] not in ours
    assert Action(0, ours[0].kind, ours[0].notation) not in ours
    assert str(ours[0]) not in ours
    assert None not in ours


def test_an_id_beyond_the_last_is_no_action() -> None:
    space = Ghosts().actions
    with pytest.raises(IndexError):
        space[len(space)]


@pytest.mark.parametrize(
    "notation", ["", "r2", "R9", "R2R2", "R 2", "+", "a4-a5", "{ $card }", "\0", "é", "take!"]
)
def test_an_unknown_notation_is_refused(notation: str) -> None:
    text = refusal(BadAction, lambda: Ghosts().parse(notation))
    assert text.key == "error-unknown-action"
    for sentence in spoken(text):
        assert notation in sentence
        assert "Ghosts" in sentence


def test_an_endless_notation_is_cut_in_the_message() -> None:
    text = refusal(BadAction, lambda: EighteenGhosts().parse("a4-" * 1000))
    assert all("a4-a4-" in sentence and len(sentence) < 200 for sentence in spoken(text))


def test_a_space_refuses_gaps_disorder_and_shared_notations() -> None:
    first, second, third = (Action(id, "try", notation) for id, notation in enumerate("abc"))
    assert [*ActionSpace("toy", [first, second, third])] == [first, second, third]
    with pytest.raises(ValueError, match="in order"):
        ActionSpace("toy", [first, third])
    with pytest.raises(ValueError, match="in order"):
        ActionSpace("toy", [second, first])
    with pytest.raises(ValueError, match="in order"):
        ActionSpace("toy", [second])
    with pytest.raises(ValueError, match="share a notation"):
        ActionSpace("toy", [first, Action(1, "other", "a")])


@pytest.mark.parametrize("pure", ["0", "1"], ids=["as-built", "interpreted"])
def test_actions_are_immutable(pure: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TRY_TO_CHANGE],
        env=os.environ | {"HANTISE_PURE": pure},
        stdout=subprocess.PIPE,
        check=True,
    )
    changed = json.loads(done.stdout)
    assert changed == [], f"{len(changed)} fields of actions can be set, first {changed[0]}"


@pytest.mark.parametrize("game", ALL)
def test_an_action_is_not_copied_but_kept(game: type[Game]) -> None:
    """There is one object per action: a copy would be equal to none."""
    for action in game().actions:
        for copied in (pickle.dumps, copy.copy, copy.deepcopy):
            with pytest.raises(TypeError, match="notation"):
                copied(action)
