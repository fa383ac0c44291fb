"""What administrators do with people, and the log of what they did."""

import time
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_204_NO_CONTENT
from sqlalchemy import select

from hantise.server.errors import Forbidden, NotFound
from hantise.server.forms import AuditLine, AuditLog, FoundPeople, FoundPerson, Sanction
from hantise.server.house import House
from hantise.server.people.names import clean_line, key_of
from hantise.server.storage.schema import audit, people

Asked = Request[Any, Any, Any]
MOST_LINES = 200
MOST_FOUND = 50


@get("/api/admin/people", summary="Find people by name", tags=["administration"])
async def find_people(
    house: House,
    request: Asked,
    name: Annotated[str, Parameter(min_length=1, max_length=24)],
) -> FoundPeople:
    """Those whose name contains what is given, whoever was here last first."""
    await house.people.require_admin(request)
    wanted = clean_line(name, "name").casefold()
    pattern = wanted.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    there = people.c.name.ilike(f"%{pattern}%", escape="\\") | (people.c.name_key == key_of(name))
    query = (
        select(people)
        .where(there, people.c.deleted.is_(None))
        .order_by(people.c.seen.desc())
        .limit(MOST_FOUND)
    )
    async with house.database.connect() as connection:
        rows = (await connection.execute(query)).all()
    return FoundPeople(
        tuple(
            FoundPerson(
                id=row.id,
                name=row.name,
                guest=row.password is None,
                admin=bool(row.admin),
                created=row.created,
                seen=row.seen,
                muted_until=row.muted_until,
                banned_until=row.banned_until,
            )
            for row in rows
        )
    )


@post(
    "/api/admin/people/{person_id:str}/mute",
    status_code=HTTP_204_NO_CONTENT,
    summary="Keep somebody from writing in the chat",
    tags=["administration"],
)
async def mute(house: House, request: Asked, person_id: str, data: Sanction) -> None:
    """For some hours; 0 lifts it."""
    await _sanction(house, request, person_id, data, "mute")


@post(
    "/api/admin/people/{person_id:str}/ban",
    status_code=HTTP_204_NO_CONTENT,
    summary="Close the house to somebody",
    tags=["administration"],
)
async def ban(house: House, request: Asked, person_id: str, data: Sanction) -> None:
    """For some hours; 0 lifts it. He may still read, but changes nothing and opens no line."""
    await _sanction(house, request, person_id, data, "ban")
    if data.hours:
        await house.people.expel(person_id)


async def _sanction(
    house: House, request: Asked, person_id: str, data: Sanction, what: Literal["mute", "ban"]
) -> None:
    admin = await house.people.require_admin(request)
    why = clean_line(data.why, "why")
    person = await house.people.person(person_id)
    if person is None:
        raise NotFound
    if person.admin:
        raise Forbidden("error-admin-protected")
    until = time.time() + data.hours * 3600 if data.hours else 0.0
    field = {"mute": "muted_until", "ban": "banned_until"}[what]
    async with house.database.begin() as connection:
        await connection.execute(
            people.update()
            .where(people.c.id == person_id, people.c.admin.is_(False))
            .values({field: until})
        )
    action = f"{what} {data.hours} h" if data.hours else f"un{what}"
    await house.people.audit(admin, action, person_id, why)
    await house.people.changed(person_id)


@get("/api/admin/audit", summary="What administrators did", tags=["administration"])
async def audit_log(house: House, request: Asked) -> AuditLog:
    """Latest first."""
    await house.people.require_admin(request)
    query = select(audit).order_by(audit.c.id.desc()).limit(MOST_LINES)
    async with house.database.connect() as connection:
        rows = (await connection.execute(query)).all()
    return AuditLog(
        tuple(
            AuditLine(at=row.at, admin=row.admin, action=row.action, target=row.target, why=row.why)
            for row in rows
        )
    )


routes = [find_people, mute, ban, audit_log]
