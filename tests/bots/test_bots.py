"""The bots: legal, repeatable, strong enough, and blind to what their seat may not see."""

from collections.abc import Sequence
from itertools import count

import msgspec
import pytest

from hantise import text
from hantise.bots import Bot, Choice, bot_ids, make_bot, registry, strongest_bot, usual_bot
from hantise.bots import laws as bot_laws
from hantise.bots.laws import check_bots
from hantise.bots.random_bot import RandomBot
from hantise.core.action import Action
from hantise.core.errors import UnknownBot
from hantise.core.game import Game
from hantise.core.laws import Violation
from hantise.core.outcome import Outcome
from hantise.core.registry import find, games
from hantise.core.rng import Rng, SystemRng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.view import View
from hantise.search import Budget
from tests.core.refusal import refusal, spoken

EVERY = [
    pytest.param(game.about.id, players, bot, id=f"{game.about.id}-{players}-{bot}")
    for game in games()
    for players in game.about.players
    for bot in bot_ids(game.about.id)
]
FEW = Budget(4)
"""For those that search: that they play, not how well."""
REASONS = {
    "18-ghosts": {"wins", "escapes", "nearer", "guards"},
    "ghooost": {
        *("out", "quartet", "skeletum", "again", "press", "shed"),
        *("kitty", "luck", "gather", "manor", "forced"),
    },
    "ghosts": {"take", "mist", "open", "mirror", "frighten"},
    # Two players: the ghost never has to choose among runners ("prize").
    "macgregor": {"escape", "approach", "hide", "collect", "spare", "prowl", "lurk"},
    "macgregor-treasure": {
        *("escape", "fetch", "approach", "hide", "tool", "detect", "known-treasure", "known-trap"),
        *("spare", "far", "bait", "stairs", "prowl", "lurk"),
    },
}


def by_mail(game: Game, view: View) -> View:
    """The view as it arrives in another process: nothing but data."""
    return game.read_view(msgspec.msgpack.encode(view))


def decide(bot: Bot, state: State) -> Choice:
    """A bot's choice from a view and the legal actions, and nothing else."""
    legal = state.legal_actions()
    before = legal.copy()
    choice = bot.choose(by_mail(bot.game, state.view(state.actor)), legal)
    assert legal == before
    return choice


def play(game: Game, bots: Sequence[Bot], seed: int) -> tuple[Outcome, list[Choice]]:
    """A whole game between bots; chance draws by the seed."""
    state, rng = game.start(), Rng(seed)
    choices: list[Choice] = []
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(state.choose(rng))
        else:
            choices.append(decide(bots[state.actor], state))
            assert choices[-1].action in state.legal_actions()
            state.apply(choices[-1].action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome, choices


def moments(game: Game, seed: int, every: int) -> list[State]:
    """Moments of a random game in which a seat decides."""
    state, rng = game.start(), Rng(seed)
    kept: list[State] = []
    number = 0
    while state.actor != NOBODY:
        if state.actor != CHANCE:
            number += 1
            if number % every == 0:
                kept.append(state.copy())
        state.apply(state.choose(rng))
    return kept


LEVELS = {"random": 0, "beginner": 1, "careful": 2, "skilled": 3, "master": 4}


def test_bots_have_the_same_levels_in_every_game() -> None:
    for game in games():
        bots = {id: type(make_bot(id, game())).level for id in bot_ids(game.about.id)}
        assert bots.items() <= LEVELS.items()
        assert {"random", "careful"} <= bots.keys()
        assert list(bots.values()) == sorted(bots.values())


def test_who_plays_where_nobody_chose_and_for_those_who_leave() -> None:
    for game in games():
        id = game.about.id
        assert usual_bot(id) == "careful"
        assert strongest_bot(id) == bot_ids(id)[-1]


@pytest.mark.parametrize(
    ("levels", "usual"),
    [((), "random"), ((1,), "1"), ((3, 4), "3"), ((1, 3), "1"), ((1, 2, 3), "2"), ((4,), "4")],
)
def test_a_game_that_lacks_level_2(
    levels: tuple[int, ...], usual: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: dict[str, type[Bot]] = {"random": RandomBot}
    bots |= {str(level): type("OfLevel", (Telepath,), {"level": level}) for level in levels}
    monkeypatch.setattr(registry, "_bots", lambda game: bots)
    assert usual_bot.__wrapped__("toy") == usual


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    for bot in {bot for game in games() for bot in bot_ids(game.about.id)}:
        for key in (f"bot-{bot}", f"cli-bot-{bot}"):
            assert text.has(text.PRODUCT, key, language), key


@pytest.mark.parametrize(("id", "players", "bot"), EVERY)
def test_a_bot_plays_whole_games_and_says_why(id: str, players: int, bot: str) -> None:
    game = find(id)(players)
    bots = [make_bot(bot, game, seat, FEW) for seat in range(players)]
    outcome, choices = play(game, bots, 5)
    assert outcome.reason in game.about.endings
    assert len(choices) <= game.longest
    for reason in {choice.reason.key: choice.reason for choice in choices}.values():
        assert reason.key.startswith("reason-")
        assert len(set(spoken(reason))) == 2


@pytest.mark.parametrize(("id", "keys"), REASONS.items())
def test_the_careful_bot_gives_all_its_reasons(id: str, keys: set[str]) -> None:
    game = find(id)()
    given: set[str] = set()
    for seed in range(3 if id.endswith("ghosts") else 8):
        bots = [make_bot("careful", game, seed), make_bot("random", game, seed)]
        given |= {choice.reason.key for choice in play(game, bots, seed)[1]}
    assert given == {f"reason-{key}" for key in keys | {"random"}}


@pytest.mark.parametrize(("id", "players", "bot"), EVERY)
def test_a_bot_is_repeatable_from_its_seed(id: str, players: int, bot: str) -> None:
    game = find(id)(players)
    states = moments(game, 3, every=9)[:12]
    runs = []
    for seed in (1, 1, 2, 3, 4):
        chosen = make_bot(bot, game, seed, FEW)
        runs.append([decide(chosen, state) for state in states])
    assert len(states) > 3
    assert runs[0] == runs[1]
    if bot == "random":
        assert len({tuple(map(str, run)) for run in runs}) == 4


def test_without_a_seed_a_bot_asks_the_system() -> None:
    game = find("ghosts")()
    assert isinstance(make_bot("random", game).rng, SystemRng)
    assert not isinstance(make_bot("random", game, 0).rng, SystemRng)


@pytest.mark.parametrize(
    ("id", "players"),
    dict.fromkeys(
        (id, players)
        for game in games()
        for id, players in (
            (game.about.id, game.about.min_players),
            (game.about.id, game.about.max_players),
        )
    ),
)
def test_what_bots_do_depends_on_the_view_only(id: str, players: int) -> None:
    """In every world that the seat holds possible they do the same."""
    assert check_bots(find(id)(players), 8) > 0


class Telepath(Bot):
    """Does something else whenever it is asked anew."""

    id = "telepath"
    level = 3
    asked = count()

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        return Choice(legal[next(self.asked) % len(legal)], self.reason("open"))


def test_a_bot_that_does_otherwise_in_an_imagined_world_breaks_the_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_laws, "bot_ids", lambda game: ("telepath",))
    monkeypatch.setattr(
        bot_laws, "make_bot", lambda id, game, seed, budget: Telepath(game, Rng(seed))
    )
    with pytest.raises(Violation) as broken:
        check_bots(find("ghosts")(3), 8)
    assert broken.value.law is bot_laws.BLIND
    assert "in an imagined world" in broken.value.what


@pytest.mark.parametrize(("id", "number"), [("ghosts", 100), ("18-ghosts", 40), ("ghooost", 40)])
def test_careful_beats_random(id: str, number: int) -> None:
    game = find(id)(2)
    won = 0
    for seed in range(number):
        seat = seed % 2
        names = ["random", "random"]
        names[seat] = "careful"
        bots = [make_bot(name, game, 1000 + seed) for name in names]
        won += play(game, bots, seed)[0].winners == (seat,)
    assert won >= 0.9 * number


@pytest.mark.parametrize("players", [3, 6])
def test_careful_beats_several_random_ones(players: int) -> None:
    game = find("ghosts")(players)
    won = 0
    for seed in range(30):
        seat = seed % players
        names = ["careful" if other == seat else "random" for other in range(players)]
        bots = [make_bot(name, game, 1000 + seed) for name in names]
        won += seat in play(game, bots, seed)[0].winners
    assert won >= 0.8 * 30


@pytest.mark.parametrize("bot", ["genius", "", "Random", "x" * 5000])
def test_an_unknown_bot_is_refused_and_the_known_ones_listed(bot: str) -> None:
    text = refusal(UnknownBot, lambda: make_bot(bot, find("ghosts")()))
    assert text.key == "error-unknown-bot"
    for sentence in spoken(text):
        assert bot[:40] in sentence
        assert "Ghosts" in sentence
        assert "random, beginner, careful" in sentence
        assert len(sentence) < 200
