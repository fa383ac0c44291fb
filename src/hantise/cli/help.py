"""Help in the language in use, and arguments that nobody asked for."""

from collections.abc import Iterable, Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup

from hantise.cli.screen import console
from hantise.core.errors import HantiseError
from hantise.terminal.words import say

EVERYWHERE = (
    ("--lang en|fr", "cli-help-lang"),
    ("--no-colour", "cli-help-no-colour"),
    ("--help", "cli-help-help"),
)
Row = tuple[str, str]


class Command(TyperCommand):
    """A command that speaks the language in use."""

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise HantiseError("cli-error-extra", given=" ".join(ctx.args)[:60])
        return super().invoke(ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(ctx, self.help, self.get_params(ctx))


class Group(TyperGroup):
    """The program itself."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            known = ", ".join(self.commands)
            raise HantiseError("cli-error-no-command", given=args[0][:40], known=known)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        rows = [(name, say(str(command.help))) for name, command in self.commands.items()]
        show_help(ctx, self.help, self.get_params(ctx), rows)


def name_of(parameter: Any) -> str:
    """How a parameter is written in help and errors."""
    metavar = say(parameter.metavar) if parameter.metavar else ""
    if parameter.param_type_name == "argument":
        return metavar
    return " ".join(filter(None, (", ".join(parameter.opts), metavar)))


def show_help(
    ctx: Any, about: str | None, parameters: Sequence[Any], commands: Sequence[Row] = ()
) -> None:
    """Usage, what it does, and what it takes."""
    from rich.padding import Padding

    out = console()
    own = [parameter for parameter in parameters if parameter.name != "help"]
    arguments = [parameter for parameter in own if parameter.param_type_name == "argument"]
    options = [parameter for parameter in own if parameter.param_type_name == "option"]
    usage = [ctx.command_path]
    usage += [name_of(one) if one.required else f"[{name_of(one)}]" for one in arguments]
    usage.append(say("cli-usage-command") if commands else say("cli-usage-options"))
    out.print(say("cli-usage", usage=" ".join(usage)), style="bold")
    out.print(Padding(say(about or "cli-help"), (1, 2)))
    _show_rows(say("cli-heading-commands"), commands)
    _show_rows(say("cli-heading-arguments"), _rows(arguments))
    _show_rows(say("cli-heading-options"), _rows(options))
    _show_rows(say("cli-heading-everywhere"), [(name, say(key)) for name, key in EVERYWHERE])


def _rows(parameters: Iterable[Any]) -> list[Row]:
    return [(name_of(one), say(one.help)) for one in parameters]


def _show_rows(heading: str, rows: Sequence[Row]) -> None:
    from rich.table import Table

    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(ratio=1)
    for name, what in rows:
        table.add_row(f"  {name}", what)
    out = console()
    out.print(heading, style="bold")
    out.print(table)
    out.print()
