"""One run of the program: the language, the command, and what becomes of errors."""

import io
import sys
from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import category

from typer.exceptions import TyperException

from hantise import text
from hantise.cli import screen
from hantise.core.errors import HantiseError
from hantise.terminal.words import say

BAD_INPUT = 2


class Everywhere(NamedTuple):
    """The options that every command takes, wherever they stand."""

    language: str | None
    colour: bool
    rest: list[str]


def run(arguments: Sequence[str]) -> int:
    """Run a command; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    chosen = text.language()
    try:
        everywhere = _split(arguments)
        chosen = _known(everywhere.language or chosen)
    except HantiseError as error:
        return _complain(str(error))
    with text.speaking(chosen), screen.coloured(everywhere.colour):
        try:
            return _command(everywhere.rest)
        except HantiseError as error:
            return _complain(str(error))
        except TyperException as error:
            return _complain(_in_words(error))


def _command(arguments: list[str]) -> int:
    from hantise.cli.app import make_command

    status = make_command().main(arguments, prog_name="hantise", standalone_mode=False)
    return status if isinstance(status, int) else 0


def _split(arguments: Sequence[str]) -> Everywhere:
    """Take the options of every command out of the arguments."""
    language, colour, rest = None, True, []
    left = list(arguments)
    while left:
        argument = left.pop(0)
        if argument == "--":
            rest += [argument, *left]
            break
        if argument == "--lang":
            if not left:
                raise HantiseError("cli-error-option-needs-value", option="--lang")
            language = left.pop(0)
        elif argument.startswith("--lang="):
            language = argument.removeprefix("--lang=")
        elif argument in ("--no-colour", "--no-color"):
            colour = False
        else:
            rest.append(argument)
    return Everywhere(language, colour, rest)


def _known(language: str) -> str:
    if language not in text.LANGUAGES:
        raise HantiseError("cli-error-language", given=language[:40], known=text.LANGUAGES)
    return language


def _complain(message: str) -> int:
    """Say what is wrong; whatever was quoted, no sign of it may steer the terminal."""
    safe = "".join("?" if category(sign) == "Cc" and sign != "\n" else sign for sign in message)
    print(f"hantise: {safe}", file=sys.stderr)
    return BAD_INPUT


def _in_words(error: TyperException) -> str:
    """An error of the argument parser in the language in use."""
    option = getattr(error, "option_name", None)
    match type(error).__name__:
        case "NoSuchOption":
            return say("cli-error-no-option", option=str(option)[:40])
        case "BadOptionUsage":
            return say("cli-error-option-needs-value", option=str(option)[:40])
        case "MissingParameter":
            from hantise.cli.help import name_of

            return say("cli-error-missing", parameter=name_of(getattr(error, "param", None)))
        case _:
            return say("cli-error-usage", detail=error.format_message())
