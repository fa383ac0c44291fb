"""A few questions for somebody who just wants to play."""

from collections.abc import Sequence
from typing import NamedTuple

from hantise.bots import bot_ids, usual_bot
from hantise.cli.configure import usual_players
from hantise.cli.interactive.prompt import read_line
from hantise.cli.interactive.seats import Wishes
from hantise.cli.screen import console
from hantise.core.game import About
from hantise.core.registry import games
from hantise.terminal.scene import bot_name
from hantise.terminal.words import say
from hantise.text import Text


class Chosen(NamedTuple):
    """What to play, how many, and against whom."""

    game: str
    players: int
    wishes: Wishes


def choose(players: int | None, wishes: Wishes) -> Chosen:
    """Ask for the game, the number of players and the opponents, as far as nobody said."""
    out = console()
    out.print(say("cli-menu-welcome"), style="bold")
    out.print()
    abouts = [game.about for game in games()]
    lines = [
        say("cli-fact", name=Text(about.id, "title"), value=Text(about.id, "tagline"))
        for about in abouts
    ]
    about = abouts[_pick(say("cli-menu-game"), lines, 0)]
    if players is None:
        players = _players(about)
    if wishes == Wishes(names=wishes.names):
        wishes = _rivals(about, players, wishes.names)
    return Chosen(about.id, players, wishes)


def _players(about: About) -> int:
    if about.min_players == about.max_players:
        return about.min_players
    question = say("cli-menu-players", low=about.min_players, high=about.max_players)
    return _number(question, about.players, usual_players(about.id))


def _rivals(about: About, players: int, names: str) -> Wishes:
    """Bots of one kind in all other seats, or only people."""
    bots = bot_ids(about.id)
    rivals = [say("cli-menu-bot", bot=bot_name(bot)) for bot in bots]
    usual = bots.index(usual_bot(about.id))
    chosen = _pick(say("cli-menu-rivals"), [*rivals, say("cli-menu-people")], usual)
    if chosen == len(bots):
        return Wishes(people=players, names=names)
    return Wishes(people=1, bots=(bots[chosen],), names=names)


def _pick(question: str, lines: Sequence[str], usual: int) -> int:
    out = console()
    for number, line in enumerate(lines, 1):
        out.print(f"  {number}  {line}")
    return _number(question, range(1, len(lines) + 1), usual + 1) - 1


def _number(question: str, allowed: range, usual: int) -> int:
    """Ask until the answer is one of the numbers; Enter takes the usual one."""
    while True:
        typed = read_line(f"{question} [{usual}] ")
        if not typed:
            return usual
        if typed.isdecimal() and len(typed) < 10 and int(typed) in allowed:
            return int(typed)
        console().print(say("cli-menu-again", low=allowed[0], high=allowed[-1]), style="bold red")
