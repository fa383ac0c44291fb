"""How a game stood at an earlier moment, for those who may see it again."""

from typing import TYPE_CHECKING

from hantise.server.errors import Forbidden, NotFound
from hantise.server.forms import Moment
from hantise.server.people.person import Person
from hantise.server.tables.commit import fresh
from hantise.server.tables.queries import happened
from hantise.server.tables.redaction import step_seen, view_seen

if TYPE_CHECKING:
    from hantise.server.tables.tables import Tables


async def moment(
    tables: "Tables", id_or_code: str, person: Person | None, seq: int, seat: int | None
) -> Moment:
    """The view after ``seq`` entries and the step that led there."""
    async with tables.using(await tables.find(id_or_code)) as live, live.lock:
        await fresh(live)
        mine = live.facts.seats_of(None if person is None else person.id)
        if seat is not None and seat not in mine:
            raise Forbidden("error-not-your-seat")
        table = live.begun()
        if not live.shows_history:
            raise Forbidden("error-memory-aid")
        if seq > live.seq:
            raise NotFound("error-no-moment")
        rows = await tables.house.database.entries(live.id, seq - 1, most=1) if seq else []
        view = view_seen(table.state_after(seq), seat, memory_aid=live.facts.memory_aid)
        return Moment(seq, view, tuple(step_seen(happened(row), seat) for row in rows))
