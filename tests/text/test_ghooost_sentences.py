"""Sentences of the log of Ghooost!, word for word."""

import pytest

from hantise.core.event import Event, seen_by
from hantise.core.state import State
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.events import Boo, Failed, Midnight, Quartet, Scored

NAMES = ("Franck", "Sabine", "Max")
GONE = "1*4,2*3,3*4,4*4,5*3,7*4,8*4,9*3,10*4,11*3,12*4,13*4,14*4,K*4"


def log(game: Ghooost, state: State, actions: str, language: str) -> list[str]:
    """What everybody reads while these actions are played, less the cards that are drawn."""
    told: list[Event] = []
    for notation in actions.split():
        state.apply(game.parse(notation), told)
    skip = ("dealt", "drawn")
    lines = [event.text("ghooost") for event in seen_by(told, None) if event.kind not in skip]
    return [line.say(language, NAMES) for line in lines]


DEAL = "first=A +4 +2 +5 +7 +6 +6 +8 +K +12 +9 +5 +7"
TURNS = "4 +2 6*2 +2 +9 8 +13 luck =5 12 +4 K +4 take"


def test_the_beginning_of_a_game_in_english() -> None:
    game = Ghooost(3, {"first": "A"})
    state = game.start()
    log(game, state, DEAL, "en")
    assert log(game, state, TURNS, "en") == [
        "Franck plays a 4.",
        "Sabine plays a double: 2 × 6.",
        "Sabine plays again after a double.",
        "Sabine plays Twist (8).",
        "The direction of play changes: anticlockwise from now on.",
        "Franck tries their luck.",
        "Franck turns up a 5 from the Crypt: it does not fit.",
        "Franck takes that card and the Cemetery into their hand (5 cards).",
        "Max plays Igor (12).",
        "Sabine plays Kitty beside the Cemetery.",
        "Franck misses a turn because of Kitty.",
        "Max takes the Cemetery (2 cards).",
    ]


def test_the_beginning_of_a_game_in_french() -> None:
    game = Ghooost(3, {"first": "A"})
    state = game.start()
    log(game, state, DEAL, "fr")
    assert log(game, state, TURNS, "fr") == [
        "Franck joue un 4.",
        "Sabine joue un Double\u00a0: 2 × 6.",
        "Sabine rejoue après un Double.",
        "Sabine joue Twist (8).",
        "Le sens de jeu s’inverse\u00a0: sens antihoraire désormais.",
        "Franck tente sa chance.",
        "Franck retourne un 5 de la Crypte\u00a0: la carte ne peut pas être jouée.",
        "Franck prend cette carte et le Cimetière en main (5 cartes).",
        "Max joue Igor (12).",
        "Sabine joue Kitty à côté du Cimetière.",
        "À cause de Kitty, Franck passe son tour.",
        "Max prend le Cimetière (2 cartes).",
    ]


def test_miss_copy_completes_a_quartet_and_somebody_is_left() -> None:
    game = Ghooost(2)
    text = f"1A turn:A+ 6*2 2,6*2 {GONE} 0 0:0:50 6,X:-:1:0:0/5,9,11:-:1:0:0 -"
    state = game.parse_position(text)
    assert log(game, state, "6+X manor =X 11 9 take 5 9+X", "en") == [
        "Franck plays a double: 6 with Miss Copy.",
        "Franck completes a quartet: 6! 5 cards are discarded.",
        "Franck plays again after a quartet.",
        "Franck turns up a card of their Manor.",
        "Franck turns up Miss Copy (X) from their Manor: it does not fit.",
        "Franck takes that card into their hand.",
        "Sabine plays Skeletum (11).",
        "Skeletum sweeps the Cemetery: 1 card is discarded.",
        "Sabine plays again thanks to Skeletum.",
        "Sabine plays a 9.",
        "Franck takes the Cemetery (1 card).",
        "Sabine plays a 5.",
        "Franck plays a double: 9 with Miss Copy.",
        "Franck is rid of all ghosts, the first to get out!",
        "Round 1 is over: Sabine is the last one with ghosts and loses it.",
        "Sabine loses and makes a terrifying ghost noise: boo-oo-ooh!",
    ]


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Scored(seat=1, points=2, total=5, first=True, last=False),
            "Sabine gets 2 points (first one out), 5 in all.",
            "Sabine gagne 2 points (premier sorti), ce qui fait 5.",
        ),
        (
            Boo(seat=2, boos=2),
            "Max gets a Boo and has 2.",
            "Max reçoit un «\u00a0Bouh\u202f!\u00a0», ce qui fait 2.",
        ),
        (
            Midnight(),
            "The Crypt is empty: midnight strikes!",
            "La Crypte est vide\u00a0: minuit sonne\u202f!",
        ),
        (
            Quartet(seat=0, card="10", source="cemetery", cards=6),
            "Franck completes a quartet: 10! 6 cards are discarded.",
            "Franck complète un Quatuor\u00a0: 10\u202f! 6 cartes sont défaussées.",
        ),
        (
            Failed(seat=0, card="X", source="manor", cards=1),
            "Franck takes that card into their hand.",
            "Franck prend cette carte en main.",
        ),
    ],
)
def test_an_event(event: Event, english: str, french: str) -> None:
    line = event.text("ghooost")
    assert line.say("en", NAMES) == english
    assert line.say("fr", NAMES) == french
