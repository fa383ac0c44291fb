"""``hantise admin``: who may mute, ban and close."""

from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.serve import DatabaseOption

if TYPE_CHECKING:
    from hantise.server.settings import Settings


def admin(
    name: Annotated[str, typer.Argument(metavar="cli-word-name", help="cli-help-admin-name")],
    remove: Annotated[bool, typer.Option("--remove", help="cli-help-admin-remove")] = False,
    database: DatabaseOption = None,
) -> None:
    """Make an account an administrator, or take that back."""
    import asyncio

    from hantise.cli.screen import console
    from hantise.server.settings import read_settings
    from hantise.terminal.words import say

    found = asyncio.run(appoint(read_settings({"database": database}), name, remove=remove))
    console().print(say("cli-admin-removed" if remove else "cli-admin-made", name=found))


async def appoint(settings: "Settings", name: str, *, remove: bool) -> str:
    """Change the account and write it down; the account's name as it is written there.

    A new administrator signs in again: no session from before may do more than it could.
    """
    import time

    from sqlalchemy import insert, select, update

    from hantise.core.errors import HantiseError
    from hantise.server.people.names import key_of
    from hantise.server.people.sessions import end_sessions
    from hantise.server.storage.offline import opened
    from hantise.server.storage.schema import audit, people, sessions

    async with opened(settings, write=True) as connection:
        found = await connection.execute(
            select(people.c.id, people.c.name).where(
                people.c.name_key == key_of(name), people.c.deleted.is_(None)
            )
        )
        person = found.first()
        if person is None:
            raise HantiseError("cli-error-no-account", name=name[:40])
        await connection.execute(
            update(people).where(people.c.id == person.id).values(admin=not remove)
        )
        if not remove:
            await end_sessions(connection, sessions.c.person == person.id)
        action = "not-admin" if remove else "admin"
        line = {"at": time.time(), "admin": "hantise admin", "action": action, "why": ""}
        await connection.execute(insert(audit).values(**line, target=person.id))
    return str(person.name)
