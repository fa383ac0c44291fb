"""States, hidden fields and actions refuse to be pickled, compiled and interpreted."""

import json
import os
import pickle
import subprocess
import sys

import pytest

from hantise.core.event import Hidden
from hantise.core.state import State
from hantise.games.ghosts.events import Drawn
from hantise.text import Text
from tests.core.urns import NAMED, Urns

TRY_TO_PICKLE = """
import json, pickle
from hantise.core.action import Action
from hantise.core.event import Hidden, hidden_fields
from hantise.core.registry import games
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State

things = [("hidden", Hidden("R2", [1])), ("bare action", Action(0, "try", "a")), ("state", State(2))]
sent = []
told = 0
for game in games():
    configured = game()
    id = game.about.id
    things += [(f"{id} action", configured.actions[0]), (f"{id} start", configured.start())]
    state, rng, events = configured.start(), Rng(3), []
    while state.actor != NOBODY:
        state.apply(state.choose(rng), events)
    things.append((f"{id} end", state))
    for event in events:
        if hidden_fields(type(event)):
            told += 1
            things += [(f"{id} event {event.kind}", event), (f"{id} events", [event])]
        for reader in (None, *range(configured.players)):
            pickle.loads(pickle.dumps(event.seen_by(reader)))
            pickle.loads(pickle.dumps(state.view(reader)))
for name, thing in things:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        try:
            pickle.dumps(thing, protocol)
        except TypeError as error:
            if "R2" in str(error):
                sent.append(f"{name} by {protocol}, in the error")
        else:
            sent.append(f"{name} by {protocol}")
print(json.dumps({"sent": sent, "told": told}))
"""


@pytest.mark.parametrize("pure", ["0", "1"], ids=["as-built", "interpreted"])
def test_what_must_stay_here_is_not_pickled(pure: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TRY_TO_PICKLE],
        env=os.environ | {"HANTISE_PURE": pure},
        stdout=subprocess.PIPE,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["sent"] == []
    assert found["told"] > 50


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_those_of_a_third_party_are_not_pickled_either(protocol: int) -> None:
    state: State = Urns().start()
    for thing in (state, NAMED[0], Drawn(0, Hidden("R2", [0]))):
        with pytest.raises(TypeError):
            pickle.dumps({"thing": thing}, protocol)


def test_messages_and_events_without_secrets_are_pickled() -> None:
    text = Text("ghosts", "title", {"inner": Text("ghosts", "title")})
    event = Drawn(0, Hidden("R2", [0])).seen_by(1)
    assert pickle.loads(pickle.dumps((text, event))) == (text, event)
