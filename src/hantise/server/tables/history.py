"""How a game stood at an earlier moment, for those who may see it again."""

from typing import TYPE_CHECKING

from hantise.server.errors import Forbidden, NotFound
from hantise.server.forms import Moment
from hantise.server.people.person import Person
from hantise.server.tables.commit import refresh
from hantise.server.tables.model.redaction import step_seen, view_seen
from hantise.server.tables.model.table import happened

if TYPE_CHECKING:
    from hantise.server.tables.tables import Tables


async def moment(
    tables: "Tables", id_or_code: str, person: Person | None, seq: int, seat: int | None
) -> Moment:
    """The view after ``seq`` entries and the step that led there."""
    async with tables.holding(id_or_code) as held:
        await refresh(held)
        model = held.model
        mine = model.facts.seats_of(None if person is None else person.id)
        if seat is not None and seat not in mine:
            raise Forbidden("error-not-your-seat")
        table = model.begun()
        if not model.shows_history:
            raise Forbidden("error-memory-aid")
        if seq > model.seq:
            raise NotFound("error-no-moment")
        rows = await tables.house.database.entries(held.id, seq - 1, most=1) if seq else []
        view = view_seen(table.state_after(seq), seat, memory_aid=model.facts.memory_aid)
        return Moment(seq, view, tuple(step_seen(happened(row), seat) for row in rows))
