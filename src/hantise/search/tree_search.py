"""Information-set Monte Carlo tree search: one tree over many worlds that a seat holds possible.

Single observer: a node stands for what was done since the root, as the seat that thinks would
remember it, and each iteration walks down it in a world drawn anew. What is not legal in that world is
passed over, and how often an action could have been taken is counted, so that rare ones are not
taken for neglected ones.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.view import View
from hantise.search.budget import Budget
from hantise.search.guide import Guide

WORLDS: Final = 256
"""The most worlds that are kept: more are drawn by copying."""
VISITS_PER_WORLD: Final = 4
"""A new world is imagined once each has served so often: imagining is what costs."""
NODES: Final = 400_000
"""The most nodes a tree grows to; then it is searched no deeper."""
CLOCK: Final = 8
"""The clock is looked at every so many iterations."""


class Node:
    """What is known of one action, after those that lead to it."""

    def __init__(self, action: Action | None, seat: i64, prior: float) -> None:
        self.action: Final = action
        self.seat: Final[i64] = seat
        """Who took the action, or CHANCE."""
        self.prior: Final = prior
        self.visits: float = 0.0
        self.offered: float = 0.0
        """How often it could have been taken when its parent was visited."""
        self.total: float = 0.0
        """The sum of what the visits brought to ``seat``."""
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """What it brought to whoever took it, on average."""
        return self.total / self.visits if self.visits > 0.0 else 0.0


class Prospect(NamedTuple):
    """What a search thinks of one action."""

    action: Action
    visits: int
    value: float
    """What it brings to the seat that thinks, as the returns of an outcome."""
    line: tuple[Action, ...]
    """How it would go on."""


class TreeSearch:
    """A search for one seat; it can go on from one small decision of a turn to the next."""

    def __init__(
        self, game: Game, guide: Guide, view: View, rng: Rng, most_nodes: int = NODES
    ) -> None:
        self.game: Final = game
        self.guide: Final = guide
        self.rng: Final = rng
        self.most_nodes: Final[i64] = most_nodes
        self.view = view
        self.among: list[Action] = []
        """What the seat may do first; empty: whatever the guide thinks worth a thought."""
        self.root = Node(None, NOBODY, 0.0)
        self.nodes: i64 = 1
        self.iterations: i64 = 0
        self._worlds: list[State] = []
        self._imagined: i64 = 0

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up."""
        began = perf_counter()
        batch: i64 = self.guide.batch
        most: i64 = budget.iterations
        done: i64 = 0
        while done < most:
            if done % CLOCK < batch and done and perf_counter() - began > budget.seconds:
                break
            done += self._iterate(min(batch, most - done))
        self.iterations += done

    def leads_to(self, action: Action, view: View) -> bool:
        """Whether the turn that this search is about goes on with this view after the action."""
        if not self._worlds or view.seat is None:
            return False
        after = self._worlds[0].copy()
        if not after.is_legal(action):
            return False
        after.perform(action, None)
        return after.actor == view.seat and after.drafting() and after.view(view.seat) == view

    def go_on(self, action: Action, view: View) -> None:
        """The seat took this action of its turn and learnt nothing by it: think on from there."""
        following = self.root.children.get(action.id)
        self.root = Node(None, NOBODY, 0.0) if following is None else following
        self.view = view
        for world in self._worlds:
            world.perform(action, None)

    def prospects(self) -> list[Prospect]:
        """What was found out about each action, most visited first."""
        found = [
            Prospect(child.action, int(child.visits), child.mean(), self._line(child))
            for child in self.root.children.values()
            if child.action is not None
        ]
        found.sort(key=_by_visits, reverse=True)
        return found

    def _line(self, node: Node) -> tuple[Action, ...]:
        line: list[Action] = []
        while node.children:
            best = node
            most = 0.0
            for child in node.children.values():
                if child.visits > most:
                    most, best = child.visits, child
            if best is node or best.action is None:
                break
            line.append(best.action)
            node = best
        return tuple(line)

    def _world(self) -> State:
        """One of the worlds that the seat holds possible, to be played with."""
        known: i64 = len(self._worlds)
        self._imagined += 1
        if known == 0 or (known < WORLDS and known * VISITS_PER_WORLD < self._imagined):
            world = self.game.imagine(self.view, self.rng)
            if known == 0:
                self.guide.prepare(world)
            self._worlds.append(world)
            return world.copy()
        return self._worlds[self.rng.below(known)].copy()

    def _iterate(self, number: i64) -> i64:
        """Walk down the tree a number of times, evaluate what was reached, and note it on the way."""
        paths: list[list[Node]] = []
        leaves: list[State] = []
        for _ in range(number):
            state = self._world()
            path = self._descend(state)
            for node in path:
                # Until it is known, a visit counts as a loss: the next walk goes elsewhere.
                node.visits += 1.0
                node.total -= 1.0
            paths.append(path)
            leaves.append(state)
        values = self.guide.evaluate(leaves, self.rng)
        for index in range(number):
            returns = values[index]
            for node in paths[index]:
                node.total += 1.0 + (returns[node.seat] if node.seat >= 0 else 0.0)
        return number

    def _descend(self, state: State) -> list[Node]:
        """Down to a new node, or to the end of the game; the state goes along."""
        node = self.root
        path: list[Node] = [node]
        guide = self.guide
        while state.actor != NOBODY and not guide.is_settled(state):
            if state.actor == CHANCE:
                action = state.choose(self.rng)
                state.perform(action, None)
                if guide.merges_chance:
                    continue
                found = node.children.get(action.id)
                if found is None:
                    if self.nodes >= self.most_nodes:
                        break
                    found = Node(action, CHANCE, 0.0)
                    node.children[action.id] = found
                    self.nodes += 1
                node = found
                path.append(node)
                continue
            if guide.models_rivals and state.actor != self.view.seat:
                guide.advance(state, self.rng)
                continue
            child = self._select(node, state)
            if child is None:
                break
            assert child.action is not None
            state.perform(child.action, None)
            path.append(child)
            if child.visits == 0.0:
                break
            node = child
        return path

    def _select(self, node: Node, state: State) -> Node | None:
        """The child to visit: one never visited if there is room for it, else the best bound."""
        guide = self.guide
        actions = self.among if self.among and node is self.root else guide.candidates(state)
        children = node.children
        seat = state.actor
        best: Node | None = None
        best_score = -1e9
        known = 0.0
        untried: list[Action] = []
        for action in actions:
            child = children.get(action.id)
            if child is None:
                untried.append(action)
                continue
            known += 1.0
            child.offered += 1.0
            score = 1e9
            if child.visits > 0.0:
                score = (
                    child.total / child.visits
                    + guide.exploration * sqrt(log(child.offered) / child.visits)
                    + guide.bias * child.prior / (child.visits + 1.0)
                )
            if score > best_score:
                best_score, best = score, child
        if not untried or (known > 0.0 and self.nodes >= self.most_nodes):
            return best
        if known > 0.0 and guide.widening > 0.0 and known > guide.widening * sqrt(node.visits):
            return best
        if self.nodes >= self.most_nodes:
            return None
        return self._add(node, seat, state, untried)

    def _add(self, node: Node, seat: i64, state: State, untried: list[Action]) -> Node:
        """A new child: the most promising of those untried, any of them if they are alike."""
        guide = self.guide
        picked = untried[self.rng.below(len(untried))]
        prior = 0.0
        if guide.bias > 0.0:
            prior = guide.prior(state, picked)
            for action in untried:
                other = guide.prior(state, action)
                if other > prior:
                    picked, prior = action, other
        child = Node(picked, seat, prior)
        child.offered = 1.0
        node.children[picked.id] = child
        self.nodes += 1
        return child


def _by_visits(prospect: Prospect) -> tuple[int, float]:
    return prospect.visits, prospect.value
