"""A game played to its end, or until somebody leaves."""

import time
from typing import Final

from hantise.bots import usual_bot
from hantise.cli.files import Keeper
from hantise.cli.history import tell
from hantise.cli.interactive.commands import follow
from hantise.cli.interactive.prompt import (
    Left,
    agreed,
    forget_lines,
    interpret,
    read_line,
    wait_behind_curtain,
)
from hantise.cli.interactive.result import show_end
from hantise.cli.interactive.screen import Stage
from hantise.cli.interactive.seats import make_bots
from hantise.core.action import Action
from hantise.core.errors import HantiseError
from hantise.core.rng import Rng, SystemRng
from hantise.core.state import CHANCE
from hantise.core.table import Step, Table
from hantise.terminal.words import say

USUAL_PACE: Final = 0.7


class Session:
    """People and bots at one keyboard."""

    def __init__(
        self, table: Table, keeper: Keeper, seed: int | None = None, pace: float | None = None
    ) -> None:
        self.table = table
        self.keeper = keeper
        self.seed = seed
        self.rng = SystemRng() if seed is None else Rng(seed)
        self.stage = Stage(table)
        usual = USUAL_PACE if self.stage.console.is_terminal else 0.0
        self.pace = usual if pace is None else pace
        self.bots = make_bots(table, seed)
        self.curtained = table.game.about.hides and len(self.people) > 1
        """Whether people must not see each other's screens: as long as anybody of them is there."""
        self.watched = not self.people
        """Whether bots play among themselves."""
        self.steps: list[Step] = table.steps()
        self.looker: int | None = None
        """The person who looked at the screen last."""

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(self.table.game.players) if seat not in self.bots]

    def play(self) -> None:
        """Play on until the game is over or somebody leaves."""
        self.keeper.begin(self.table)
        try:
            while not self.table.over:
                self._go_on()
        except Left:
            self._leave()
        except EOFError:
            self._tell_where()
        except KeyboardInterrupt:
            self._tell_where()
            raise
        else:
            self._end()

    def _go_on(self) -> None:
        actor = self.table.state.actor
        if actor == CHANCE:
            entry = len(self.table.entries)
            events = self.table.draw(self.rng)
            action = self.table.entries[-1]
            assert isinstance(action, Action)
            self._note(Step(CHANCE, action, entry, events))
        elif actor in self.bots:
            self._bot_acts(actor)
        else:
            self._person_acts(actor)

    def _act(self, action: Action) -> None:
        actor, entry = self.table.state.actor, len(self.table.entries)
        events = self.table.play(actor, action)
        self._note(Step(actor, action, entry, events))
        if not self.watched:
            self.keeper.keep(self.table)

    def _note(self, step: Step) -> None:
        self.steps.append(step)
        if self.watched and not self.pace:
            for line in tell([step], "public", self.table, self.stage.board.quiet):
                self.stage.say(line)

    def _bot_acts(self, seat: int) -> None:
        state = self.table.state
        if self.pace:
            self.stage.show(self.steps, self._reader())
            time.sleep(self.pace)
        self._act(self.bots[seat].choose(state.view(seat), state.legal_actions()).action)

    def _person_acts(self, seat: int) -> None:
        """Ask until there is an action, or until something else changed the game."""
        if self.steps and self.steps[-1].actor == CHANCE:
            self.keeper.keep(self.table)  # what was drawn is drawn, whatever happens now
        self._let_look(seat)
        state = self.table.state
        offered = sorted(state.legal_actions(), key=self.stage.board.order)
        self._show_decision(seat, offered)
        while True:
            typed = read_line(say("cli-prompt"))
            if not typed:
                self._show_decision(seat, offered)
                continue
            try:
                meant = interpret(typed, offered, self.table.game, state)
            except HantiseError as error:
                self.stage.complain(str(error))
                continue
            if isinstance(meant, Action):
                self._act(meant)
                return
            if follow(meant, seat, self):
                return

    def _show_decision(self, seat: int, offered: list[Action]) -> None:
        self.stage.show(self.steps, seat, offered)
        if self.keeper.trouble is not None:
            self.stage.complain(str(self.keeper.trouble))

    def _let_look(self, seat: int) -> None:
        """Make sure that the right person, and nobody else, looks at the screen."""
        if self.curtained and seat != self.looker:
            self.looker = None
            forget_lines()
            self.stage.curtain(self.table.names[seat])
            wait_behind_curtain()
            self.stage.wipe()
        self.looker = seat

    def _reader(self) -> int | None:
        """Through whose eyes the game is shown while bots act."""
        alone = len(self.people) == 1 and not self.curtained
        return self.people[0] if alone else self.looker

    def go_back(self, entry: int) -> None:
        """Take back everything since so many entries."""
        self.table.back_to(entry)
        self.steps = self.table.steps()
        self.keeper.keep(self.table)

    def resign(self, seat: int) -> None:
        """Give up. Where that does not end the game, a bot plays on for the seat."""
        self.table.resign(seat)
        if not self.table.over:
            self.table.hand_over(seat, usual_bot(self.table.game.about.id))
            self.bots = make_bots(self.table, self.seed)
            self.looker = None
            self._hide()
            if not self.people:
                self.pace = 0
        self.keeper.keep(self.table)

    def _end(self) -> None:
        self.keeper.keep(self.table)
        self._hide()
        reader = self.people[0] if len(self.people) == 1 and not self.curtained else None
        show_end(self.stage, self.steps, reader, self.keeper)

    def _hide(self) -> None:
        """Where people have secrets from each other, leave none of them on the screen."""
        if self.curtained:
            self.stage.wipe()

    def _leave(self) -> None:
        self._hide()
        try:
            keeps = self.keeper.named or agreed(say("cli-keep-game"), usual=True)
        except (EOFError, KeyboardInterrupt):
            keeps = True
        if keeps:
            self._tell_where()
        else:
            self.keeper.drop()
            self.stage.say(say("cli-dropped"))

    def _tell_where(self) -> None:
        self._hide()
        self.stage.say("")
        self.keeper.keep(self.table)
        if self.keeper.trouble is not None:
            self.stage.complain(str(self.keeper.trouble))
        else:
            key = "cli-kept-named" if self.keeper.named else "cli-kept"
            self.stage.console.print(say(key, path=str(self.keeper.path)), soft_wrap=True)
