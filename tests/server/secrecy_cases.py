"""Real positions reached by random play, and worlds imagined from what one reader sees there."""

from collections.abc import Iterator

from hantise.core.game import Game
from hantise.core.laws.configurations import configurations
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from tests.server.secrecy_walk import SETTINGS, Case, Eyes

LONGEST = 70
"""Actions before the fork."""
LETTERS = "BCDFGHJKMNPQRSTVWXZ"


def cases(game_id: str, players: int, number: int, worlds: int) -> Iterator[Case]:
    """So many cases: every seat's eyes and a spectator's, every setting, every option value."""
    games = [game for game in configurations(find(game_id)) if game.players == players]
    for index in range(number):
        game = games[index % len(games)]
        eyes: Eyes = index % (players + 1)
        if eyes == players:
            eyes = None
        setting = SETTINGS[index % len(SETTINGS)]
        seed = players * 10_000 + index
        rng = Rng(seed)
        truth = reached(game, rng)
        yield Case(
            id=f"{code(index)}-{game_id}-{players}",
            game=game,
            eyes=eyes,
            truth=truth,
            worlds=imagined(game, truth, eyes, worlds, rng),
            setting=setting,
            seed=seed,
        )


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
    return state


def imagined(game: Game, truth: State, eyes: Eyes, number: int, rng: Rng) -> list[State]:
    """Different worlds, none of them the truth, where there are any."""
    if not game.about.hides:
        return [game.imagine(truth.view(eyes), rng)]
    known, found = {truth.snapshot()}, []
    for _ in range(4 * number):
        world = game.imagine(truth.view(eyes), rng)
        if world.snapshot() not in known and len(found) < number:
            known.add(world.snapshot())
            found.append(world)
    return found
