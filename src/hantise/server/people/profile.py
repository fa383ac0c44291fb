"""What somebody changes of himself."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import String, bindparam, select
from sqlalchemy.exc import IntegrityError

from hantise.server.errors import Conflict, Forbidden
from hantise.server.forms import Language, Me, Profile
from hantise.server.people.names import clean_line, key_of
from hantise.server.people.person import Person
from hantise.server.people.seat_updates import rename, tell_tables
from hantise.server.safety.rate_limits import network_of
from hantise.server.storage.schema import mutes, people

if TYPE_CHECKING:
    from hantise.server.house import House

LANGUAGES: dict[str, Language] = {"en": "en", "fr": "fr"}

OWN: Final = (
    select(people.c.mail, people.c.mail_confirmed, mutes.c.muted)
    .outerjoin(mutes, mutes.c.person == people.c.id)
    .where(people.c.id == bindparam("person", type_=String()))
    .order_by(mutes.c.muted)
)
"""One row for each whom somebody does not want to hear, or one; composed once, as every page asks."""


async def me(house: "House", person: Person | None) -> Me:
    """What somebody is told about himself."""
    mails = bool(house.settings.smtp_url)
    if person is None:
        return Me(mails=mails)
    async with house.database.connect() as connection:
        rows = (await connection.execute(OWN, {"person": person.id})).all()
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        admin=person.admin,
        mail=rows[0].mail,
        mail_confirmed=bool(rows[0].mail_confirmed),
        language=LANGUAGES.get(person.language or ""),
        muted=tuple(row.muted for row in rows if row.muted is not None),
        mails=mails,
    )


async def change(
    house: "House", person: Person, profile: Profile, address: str, language: str
) -> None:
    """Change what is given; all of it or nothing. An account's name and mail need its password."""
    if profile.mail is not None and person.guest:
        raise Forbidden("error-needs-account")
    values: dict[str, object] = {}
    name, mail = None, None
    if profile.mail is not None:
        mail = clean_line(profile.mail, "mail")
        if mail != (await _mail_of(house, person) or ""):
            values |= {"mail": mail or None, "mail_confirmed": False}
    renamed = profile.name is not None and profile.name != person.name
    if not person.guest and (values or renamed):
        if profile.password is None:
            raise Forbidden("error-password-needed")
        house.safety.limits.take_address("password", address)
        await house.people.accounts.check(person, profile.password, network_of(address))
    if profile.name is not None:
        name = await house.people.guests.free_name(profile.name, person.id)
        values["name"] = name
        if not person.guest:
            values["name_key"] = key_of(name)
    if profile.language is not None:
        values["language"] = profile.language
    if not values:
        return
    if mail and "mail" in values:
        house.people.confirming.allow(person.id, mail)
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
    if mail and "mail" in values:
        await house.people.confirming.send(person.id, mail, language)


async def _mail_of(house: "House", person: Person) -> str | None:
    query = select(people.c.mail).where(people.c.id == person.id)
    async with house.database.connect() as connection:
        mail: str | None = (await connection.execute(query)).scalar_one()
    return mail
