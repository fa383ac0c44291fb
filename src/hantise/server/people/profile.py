"""What somebody changes of himself."""

from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from hantise.server.errors import Conflict, Forbidden
from hantise.server.forms import Language, Me, Profile
from hantise.server.people.names import clean_line, key_of
from hantise.server.people.person import Person
from hantise.server.people.seats import rename, tell_tables
from hantise.server.storage.schema import people

if TYPE_CHECKING:
    from hantise.server.house import House

LANGUAGES: dict[str, Language] = {"en": "en", "fr": "fr"}


async def me(house: "House", person: Person | None) -> Me:
    """What somebody is told about himself."""
    mails = bool(house.settings.smtp_url)
    if person is None:
        return Me(mails=mails)
    query = select(people.c.mail).where(people.c.id == person.id)
    async with house.database.connect() as connection:
        mail = (await connection.execute(query)).scalar()
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        admin=person.admin,
        mail=mail,
        language=LANGUAGES.get(person.language or ""),
        muted=await house.people.mutes.of(person.id),
        mails=mails,
    )


async def change(house: "House", person: Person, profile: Profile) -> None:
    """Change what is given; all of it or nothing."""
    values: dict[str, object] = {}
    name = None
    if profile.name is not None:
        name = await house.people.guests.free_name(profile.name, person.id)
        values["name"] = name
        if not person.guest:
            values["name_key"] = key_of(name)
    if profile.mail is not None:
        if person.guest:
            raise Forbidden("error-needs-account")
        values["mail"] = clean_line(profile.mail, "mail") or None
    if profile.language is not None:
        values["language"] = profile.language
    if not values:
        return
    table_ids: list[str] = []
    try:
        async with house.database.begin() as connection:
            await connection.execute(
                people.update().where(people.c.id == person.id).values(**values)
            )
            if name is not None and name != person.name:
                table_ids = await rename(connection, person, name)
    except IntegrityError:
        raise Conflict("error-name-taken", name=name) from None
    await house.people.changed(person.id)
    await tell_tables(house, table_ids)
