"""How strong people are, game by game: each rated game changes the ratings of those who played."""

import time
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.core.outcome import Outcome
from hantise.server.leaderboards import routes
from hantise.server.skill import Skill, after, shown
from hantise.server.storage.schema import rated, ratings, seats, tables
from hantise.server.tables.model.facts import Facts
from hantise.server.tables.queries import read
from hantise.server.tables.stand_ins import stood_in

if TYPE_CHECKING:
    from hantise.server.house import House

__all__ = ["Ratings", "routes"]


class Ratings:
    """Keeps ratings; everything is in the database."""

    def __init__(self, house: "House") -> None:
        self._house = house

    async def finished(self, table_id: str) -> None:
        """A game is over: note who won and, if it is rated, what became of the ratings. Once."""
        async with self._house.database.begin() as connection:
            await connection.execute(
                select(tables.c.id).where(tables.c.id == table_id).with_for_update()
            )
            table = (await read(connection, [table_id])).get(table_id)
            if table is None or table.status != "over" or table.imported:
                return
            outcome = table.standing.outcome
            if outcome is None:
                return
            await _note_winners(connection, table_id, outcome)
            if table.full and table.counts and not await _counted(connection, table_id):
                ranks = rated_ranks(outcome, await stood_in(connection, table_id))
                who = [sitting.person or "" for sitting in table.sittings]
                await self._rate(connection, table, who, ranks)

    async def _rate(
        self, connection: AsyncConnection, table: Facts, who: list[str], ranks: Sequence[int]
    ) -> None:
        postgres = self._house.database.dialect == "postgresql"
        insert = postgresql.insert if postgres else sqlite.insert
        new = Skill()
        fresh = {"game": table.game, "mu": new.mu, "sigma": new.sigma, "games": 0}
        await connection.execute(
            insert(ratings).on_conflict_do_nothing(), [{"person": one, **fresh} for one in who]
        )
        # In one order everywhere, so that two games of the same people cannot wait for each other.
        locked = await connection.execute(
            select(ratings)
            .where(ratings.c.game == table.game, ratings.c.person.in_(who))
            .order_by(ratings.c.person)
            .with_for_update()
        )
        before = {row.person: Skill(row.mu, row.sigma) for row in locked}
        skills = after([before[one] for one in who], ranks)
        await connection.execute(
            update(ratings)
            .where(ratings.c.game == table.game, ratings.c.person == bindparam("who"))
            .values(
                mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), games=ratings.c.games + 1
            ),
            [
                {"who": one, "new_mu": skill.mu, "new_sigma": skill.sigma}
                for one, skill in zip(who, skills, strict=True)
            ],
        )
        noted = {
            "table_id": table.id,
            "game": table.game,
            "at": table.standing.ended or time.time(),
        }
        await connection.execute(
            rated.insert(),
            [
                {"person": one, "mu": skill.mu, "sigma": skill.sigma, **noted}
                for one, skill in zip(who, skills, strict=True)
            ],
        )

    async def ratings_of(self, person_ids: Iterable[str], game: str) -> dict[str, int]:
        """The ratings of those who have one."""
        wanted = set(person_ids)
        if not wanted:
            return {}
        async with self._house.database.connect() as connection:
            rows = await connection.execute(
                select(ratings.c.person, ratings.c.mu, ratings.c.sigma).where(
                    ratings.c.game == game, ratings.c.person.in_(wanted)
                )
            )
            return {row.person: shown(row.mu, row.sigma) for row in rows}


def rated_ranks(outcome: Outcome, stood_in: Collection[int]) -> list[int]:
    """The ranks that count: what a bot won is not won.

    For whom a bot made a move ranks below everybody who made all moves himself. Only a loss on time
    is a loss whatever bots did before.
    """
    if outcome.reason == "lost-on-time":
        return list(outcome.ranks)
    last = len(outcome.ranks) + 1
    return [last if seat in stood_in else rank for seat, rank in enumerate(outcome.ranks)]


async def _note_winners(connection: AsyncConnection, table_id: str, outcome: Outcome) -> None:
    winners = () if outcome.drawn else outcome.winners
    await connection.execute(
        update(seats).where(seats.c.table_id == table_id).values(won=seats.c.seat.in_(winners))
    )


async def _counted(connection: AsyncConnection, table_id: str) -> bool:
    found = await connection.execute(
        select(func.count()).select_from(rated).where(rated.c.table_id == table_id)
    )
    return bool(found.scalar_one())
