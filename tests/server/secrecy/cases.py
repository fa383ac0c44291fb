"""Real positions reached by random play, and worlds imagined from what one reader sees there."""

from collections.abc import Iterator
from itertools import count

from hantise.core.game import Game
from hantise.core.laws.configurations import configurations
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from tests.server.secrecy.case import SETTINGS, Case, Eyes

LONGEST = 70
"""Actions before the fork."""
LETTERS = "BCDFGHJKMNPQRSTVWXZ"


def cases(game_id: str, players: int, worlds: int) -> Iterator[Case]:
    """For ever more: every seat's eyes and a spectator's, every setting, every option value."""
    games = [game for game in configurations(find(game_id)) if game.players == players]
    for index in count():
        game = games[index % len(games)]
        seed = players * 10_000 + index
        rng = Rng(seed)
        truth = reached(game, rng)
        eyes = eyes_of(index, truth, players)
        yield Case(
            id=f"{code(index)}-{game_id}-{players}",
            game=game,
            eyes=eyes,
            truth=truth,
            worlds=imagined(game, truth, eyes, worlds, rng),
            setting=SETTINGS[index % len(SETTINGS)],
            seed=seed,
        )


def eyes_of(index: int, truth: State, players: int) -> Eyes:
    """Often those of the seat that is to act."""
    if index % 2 and truth.actor >= 0:
        return int(truth.actor)
    eyes = index // 2 % (players + 1)
    return None if eyes == players else eyes


def code(index: int) -> str:
    """Four letters."""
    base = len(LETTERS)
    return "".join(LETTERS[index // base**place % base] for place in range(4)).lower()


def reached(game: Game, rng: Rng) -> State:
    """A position in which the game goes on, not in the middle of somebody's draft."""
    state = game.start()
    for _ in range(rng.below(LONGEST)):
        after = state.copy()
        after.apply(after.choose(rng))
        if after.actor == NOBODY:
            break
        state = after
    while state.drafting():
        state.apply(state.choose(rng))
    # A table that starts there knows no more of the past than the position says.
    return game.parse_position(state.position())


def imagined(game: Game, truth: State, eyes: Eyes, number: int, rng: Rng) -> list[State]:
    """Different worlds, none of them the truth, where there are any."""
    if not game.about.hides:
        return [game.imagine(truth.view(eyes), rng)]
    known = {truth.snapshot()}
    found: list[State] = []
    for _ in range(4 * number):
        world = game.imagine(truth.view(eyes), rng)
        if world.snapshot() not in known and len(found) < number:
            known.add(world.snapshot())
            found.append(world)
    return found
