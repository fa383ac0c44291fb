"""Sentences of the log, word for word, and how they are set."""

from collections.abc import Callable

import pytest

from hantise.core import errors
from hantise.core.event import Event, seen_by
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.state import State
from hantise.games.eighteen_ghosts.state import EighteenGhostsState
from hantise.games.ghosts.events import Won
from hantise.text import LANGUAGES, Text

NAMES = ("Franck", "Sabine", "Max", "Thierry", "Anne", "Olga")


def log(game: Game, state: State, actions: str, skip: str = "") -> list[Text]:
    """What everybody reads while these actions are played, less one kind of event."""
    told: list[Event] = []
    for notation in actions.split():
        state.apply(game.parse(notation), told)
    return [event.text(game.about.id) for event in seen_by(told, None) if event.kind != skip]


def test_the_example_of_the_rulebook_of_ghosts() -> None:
    game = find("ghosts")(4, {"first": "A"})
    state = game.start()
    log(game, state, "first=A +R2 +M +W1 +W2 +W3 +Y3 +B2 +K1 +K2 +K3")
    log(game, state, "+Y2 +G1 +G2 +G3 +W1 +B1 +G1 +G2 +G3 +W2")
    turns = "R2 +K1 Y3 +K1 Y2 +K2 B2 +K2 M +K3 B1 +K3 take W3"
    lines = log(game, state, turns, skip="drawn")
    assert [line.say("fr", NAMES) for line in lines] == [
        "Franck ouvre avec 2 fantômes rouges\u00a0: «\u00a02\u00a0».",
        "Sabine joue 3 fantômes jaunes\u00a0: «\u00a05\u00a0».",
        "Max joue 2 fantômes jaunes\u00a0: «\u00a05, miroir\u00a0» (sens antihoraire).",
        "Sabine joue 2 fantômes bleus\u00a0: «\u00a07\u00a0».",
        "Franck joue une Brume\u00a0: «\u00a07, brume\u00a0».",
        "Thierry joue 1 fantôme bleu\u00a0: «\u00a07, miroir\u00a0» (sens horaire).",
        "Franck prend la défausse (6 cartes) et 1 peur, ce qui fait 2.",
        "Franck ouvre avec 3 fantômes blancs\u00a0: «\u00a03\u00a0».",
    ]
    assert [line.say("en", NAMES) for line in lines] == [
        "Franck opens with 2 red: “2”.",
        "Sabine plays 3 yellow: “5”.",
        "Max plays 2 yellow: “5, mirror” (now anticlockwise).",
        "Sabine plays 2 blue: “7”.",
        "Franck plays a Mist: “7, mist”.",
        "Thierry plays 1 blue: “7, mirror” (now clockwise).",
        "Franck takes the pile (6 cards) and 1 fear point, 2 in all.",
        "Franck opens with 3 white: “3”.",
    ]


def test_two_players_do_not_announce_the_mirror() -> None:
    game = find("ghosts")(2)
    state = game.parse_position("1A play:B+ Y3=5 R2Y3 - W1W1W2W2W3:1:0:g/Y1Y2K3B1M:1:0:-")
    (line,) = log(game, state, "Y1")
    assert line.say("en", NAMES) == "Sabine plays 1 yellow: “5”."
    assert line.say("fr", NAMES) == "Sabine joue 1 fantôme jaune\u00a0: «\u00a05\u00a0»."


def test_a_card_is_named_to_its_owner_only() -> None:
    game = find("ghosts")(2, {"first": "B"})
    state = game.start()
    state.apply(game.parse("first=B"))
    events: list[Event] = []
    state.apply(game.parse("+G1"), events)
    lines = [event.seen_by(seat).text("ghosts") for event in events for seat in (1, 0, None)]
    assert [line.say("en", NAMES) for line in lines] == [
        "Sabine is dealt a card: 1 green.",
        "Sabine is dealt a card.",
        "Sabine is dealt a card.",
    ]
    assert [line.say("fr", NAMES) for line in lines] == [
        "Sabine reçoit une carte\u00a0: 1 fantôme vert.",
        "Sabine reçoit une carte.",
        "Sabine reçoit une carte.",
    ]


def test_a_hand_of_mists() -> None:
    game = find("ghosts")(2)
    state = game.parse_position("1B deal:A+ - - - MMMM:1:0:-/R1R2R3Y1Y2:1:0:-")
    line = log(game, state, "+M")[-1]
    assert line.say("en", NAMES) == (
        "Franck has nothing but Mists: they are shuffled into the draw pile, "
        "and five new cards are drawn."
    )
    assert line.say("fr", NAMES) == (
        "Franck n’a que des Brumes\u00a0: elles sont remélangées à la pioche "
        "et remplacées par cinq cartes."
    )


@pytest.mark.parametrize(
    ("fear", "english", "french"),
    [
        (0, "0 fear points", "0 Point de Peur"),
        (1, "1 fear point", "1 Point de Peur"),
        (2, "2 fear points", "2 Points de Peur"),
    ],
)
def test_fear_points_are_counted_as_people_do(fear: int, english: str, french: str) -> None:
    line = Won(1, fear).text("ghosts")
    assert line.say("en", NAMES) == f"Sabine wins with {english}."
    assert line.say("fr", NAMES) == f"Sabine gagne avec {french}."


CASTLE = "1rv2/R2Yr/1BY1^/rbyR1/2^B1"
BLOCKED = "2^2/r1y1b/4>/2y2/r1v1b"


def test_a_fight_that_ends_the_game_for_both() -> None:
    game = find("18-ghosts")()
    lines = log(game, game.parse_position(f"{CASTLE} A Yby RBby 0 0"), "d4xe4")
    assert [line.say("en", NAMES) for line in lines] == [
        (
            "Franck’s yellow ghost in d4 attacks the opponent’s red one in e4: "
            "red loses and goes to the dungeon."
        ),
        "The red portal turns and now opens west.",
        "Franck’s yellow ghost escapes from e4!",
        "Sabine’s red ghost escapes from b5!",
        "Both players reached their goal at the same moment: the game is drawn.",
    ]
    assert [line.say("fr", NAMES) for line in lines] == [
        (
            "Franck envoie son fantôme jaune de d4 attaquer un fantôme rouge adverse en e4\u00a0: "
            "le rouge perd et va au cachot."
        ),
        "Le portail rouge pivote et s’ouvre maintenant côté ouest.",
        "Évasion\u202f! Franck sort un fantôme jaune du château depuis e4.",
        "Évasion\u202f! Sabine sort un fantôme rouge du château depuis b5.",
        "Les deux joueurs ont atteint leur but au même instant\u00a0: la partie est nulle.",
    ]


def test_whose_ghost_it_is() -> None:
    game = find("18-ghosts")()
    (first,) = log(game, game.start(), "R@b5")
    state = game.parse_position(f"{CASTLE} A Yby RBby 0 0")
    lines = [first, *log(game, state, "b3xc3 free:Y Y@a1", skip="turned")]
    assert [line.say("en", NAMES) for line in lines] == [
        "Franck places a red ghost in b5.",
        (
            "Franck’s blue ghost in b3 attacks their own yellow one in c3: "
            "yellow loses and goes to the dungeon."
        ),
        "Sabine asks for a yellow ghost from the dungeon; the opponent will place it.",
        "Franck puts the released yellow ghost in a1.",
    ]
    assert [line.say("fr", NAMES) for line in lines] == [
        "Franck place un fantôme rouge en b5.",
        (
            "Franck envoie son fantôme bleu de b3 attaquer son propre fantôme jaune en c3\u00a0: "
            "le jaune perd et va au cachot."
        ),
        "Sabine sort un fantôme jaune du cachot\u202f; à l’adversaire de le placer.",
        "Franck place en a1 le fantôme jaune sorti du cachot.",
    ]


@pytest.mark.parametrize(
    ("position", "actions", "ending"),
    [
        (f"{BLOCKED} A YYYrby RRRBBB 0 0", "pass", "two-passes"),
        (f"{CASTLE} A Yby RBby 0 0", "a4-a5 e4-e5 a5-a4 e5-e4 " * 2, "repetition"),
        (f"{CASTLE} A Yby RBby 99 99", "a4-a5", "quiet"),
        (f"{CASTLE} A Yby RBby 0 499", "a4-a5", "no-escape"),
    ],
)
def test_draws_say_why(position: str, actions: str, ending: str) -> None:
    game = find("18-ghosts")()
    state = game.parse_position(position)
    if ending == "two-passes":  # no position leads to it
        assert isinstance(state, EighteenGhostsState)
        state.passed = 1
    line = log(game, state, actions)[-1]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == ending
    for language in LANGUAGES:
        assert line.say(language) == Text("18-ghosts", f"ending-{ending}").say(language)


@pytest.mark.parametrize(
    ("wrong", "english", "french"),
    [
        (
            lambda: find("18-ghosts")(3),
            "18 Ghosts is for 2 players, not 3.",
            "18 Ghosts se joue à 2, pas à 3.",
        ),
        (
            lambda: find("ghosts")(7),
            "Ghosts is for 2 to 6 players, not 7.",
            "Ghosts se joue de 2 à 6 joueurs, pas à 7.",
        ),
        (
            lambda: find("ghosts")(2, {"mist": "maybe"}),
            "The option mist cannot be “maybe”. Expected: yes or no.",
            (
                "L’option mist ne peut pas valoir «\u00a0maybe\u00a0». "
                "Valeurs possibles\u00a0: oui ou non."
            ),
        ),
        (
            lambda: find("18-ghosts")().start().apply(find("18-ghosts")().parse("pass")),
            "“pass” is not possible now. The ghosts must all be placed first (EG-2.1).",
            (
                "«\u00a0pass\u00a0» n’est pas possible maintenant. "
                "Il faut d’abord que tous les fantômes soient placés (EG-2.1)."
            ),
        ),
        (
            lambda: find("18-ghosts")().parse_position(f"{CASTLE} A Yq RBby 0 0"),
            (
                "The field dungeon (third field) reads “Yq”; "
                "expected ghosts (R B Y r b y), or - for none."
            ),
            (
                "Au champ cachot (troisième champ), on lit «\u00a0Yq\u00a0»\u202f; "
                "il y faut des fantômes (R B Y r b y), ou - s’il n’y en a pas."
            ),
        ),
    ],
)
def test_errors_word_for_word(wrong: Callable[[], object], english: str, french: str) -> None:
    with pytest.raises(errors.HantiseError) as caught:
        wrong()
    assert caught.value.text.say("en") == english
    assert caught.value.text.say("fr") == french
