"""A puzzle with all that can happen in it, as its solver sees it."""

from typing import Final

import msgspec

from hantise.core.event import seen_by
from hantise.puzzles.files import puzzles_of
from hantise.puzzles.puzzle import Failed, Puzzle
from hantise.puzzles.solving import Line, Moment, Tree
from hantise.server import forms
from hantise.server.etag import Prepared, prepare_json
from hantise.server.wire import Choice, EventInfo, Step
from hantise.text import Text

NOTHING: Final = msgspec.Raw(b"null")


def listed(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, easiest first."""
    return tuple(sorted(puzzles_of(game_id), key=lambda puzzle: puzzle.grade))


def number_of(game_id: str, puzzle: Puzzle) -> int:
    """Which of its grade a puzzle is, from 1."""
    alike = [each.id for each in listed(game_id) if each.grade == puzzle.grade]
    return alike.index(puzzle.id) + 1


def expand(game_id: str, puzzle: Puzzle) -> Prepared:
    """All of it as JSON."""
    tree = Tree(game_id, puzzle)
    ids = [each.id for each in listed(game_id)]
    following = ids[ids.index(puzzle.id) + 1 :]
    return prepare_json(
        forms.Puzzle(
            game=game_id,
            id=puzzle.id,
            grade=puzzle.grade,
            number=number_of(game_id, puzzle),
            task=puzzle.task(game_id),
            players=tree.game.players,
            eyes=puzzle.seat,
            options=dict(puzzle.options),
            moments=tuple(_moment(game_id, puzzle.seat, moment) for moment in tree.moments),
            next=following[0] if following else None,
        )
    )


def _moment(game_id: str, seat: int, moment: Moment) -> forms.PuzzleMoment:
    actions = [line.action for line in moment.lines.values()]
    return forms.PuzzleMoment(
        view=msgspec.Raw(moment.state.view(seat).wire()),
        legal=tuple(Choice(one.notation, one.kind, one.fields()) for one in actions),
        answers={notation: _answer(game_id, seat, line) for notation, line in moment.lines.items()},
    )


def _answer(game_id: str, seat: int, line: Line) -> forms.PuzzleAnswer:
    answer = line.answer
    failed = isinstance(answer, Failed)
    then = None if isinstance(answer, Failed) else answer.then
    return forms.PuzzleAnswer(
        keeps=not failed,
        steps=tuple(
            Step(
                number,
                deed.actor,
                tuple(EventInfo(e.kind, e.fields()) for e in seen_by(deed.events, seat)),
            )
            for number, deed in enumerate(line.deeds, start=1)
        ),
        then=then,
        view=NOTHING if then is not None else msgspec.Raw(line.state.view(seat).wire()),
        why=Text(game_id, f"puzzle-why-{answer.why}") if isinstance(answer, Failed) else None,
    )
