"""Leaderboards, and what everybody may know about somebody."""

from typing import Any, Final

from litestar import get
from litestar.types import ControllerRouterHandler
from sqlalchemy import Integer, String, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server.errors import NotFound
from hantise.server.forms import GameRating, Leaderboard, PersonPage, RatingPoint, Standing
from hantise.server.games import known_game
from hantise.server.house import House
from hantise.server.lobby.table_rows import selected, storable, table_rows
from hantise.server.skill import shown, uncertainty
from hantise.server.storage.schema import people, rated, ratings, seats, tables

ENOUGH_GAMES: Final = 5
"""Who has played fewer rated games is not on the leaderboard yet."""
MOST_STANDINGS: Final = 100
MOST_POINTS: Final = 300
"""The latest points of a curve."""
MOST_RECENT: Final = 20

# Composed once: that takes longer than to ask.
_PERSON: Final = bindparam("person", type_=String())
WHO: Final = select(
    people.c.id, people.c.name, people.c.password.is_(None).label("guest"), people.c.created
).where(people.c.id == _PERSON, people.c.deleted.is_(None))
STANDS: Final = select(ratings).where(ratings.c.person == _PERSON).order_by(ratings.c.game)
_OWN: Final = (
    select(seats.c.table_id, func.max(seats.c.won.cast(Integer)).label("won"))
    .where(seats.c.person == _PERSON)
    .group_by(seats.c.table_id)
    .having(func.count() == 1)
    .subquery()
)
"""Who held several seats on one screen played for others too: that is not counted."""
PLAYED: Final = (
    select(
        tables.c.game,
        func.count().label("played"),
        func.coalesce(func.sum(_OWN.c.won), 0).label("won"),
    )
    .join(_OWN, _OWN.c.table_id == tables.c.id)
    .where(tables.c.status == "over", ~tables.c.imported, tables.c.start.is_(None))
    .group_by(tables.c.game)
    .order_by(tables.c.game)
)
"""How many games of each kind somebody has played from start to end, and won."""
RECENT: Final = (
    selected()
    .where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == _PERSON)))
    .where(tables.c.status == "over", tables.c.public, ~tables.c.imported)
    .order_by(tables.c.ended.desc(), tables.c.id)
    .limit(MOST_RECENT)
)
"""The latest public games that somebody finished."""


@get("/api/leaderboard/{game:str}", tags=["people"])
async def leaderboard(house: House, game: str) -> Leaderboard:
    """The best at one game, of those who have played it enough."""
    known_game(game)
    async with house.database.connect() as connection:
        found = await connection.execute(
            select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
            .join(people, people.c.id == ratings.c.person)
            .where(ratings.c.game == game, ratings.c.games >= ENOUGH_GAMES)
            .where(people.c.deleted.is_(None))
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), people.c.id)
            .limit(MOST_STANDINGS)
        )
        rows = found.all()
    return Leaderboard(game, _ranked([(shown(row.mu, row.sigma), row) for row in rows]))


def _ranked(rows: list[tuple[int, Any]]) -> tuple[Standing, ...]:
    """Who shows the same number shares a rank."""
    best_first = [rating for rating, _ in rows]
    return tuple(
        Standing(best_first.index(rating) + 1, row.id, row.name, rating, row.games)
        for rating, row in rows
    )


@get("/api/people/{person:str}", tags=["people"])
async def person_page(house: House, person: str) -> PersonPage:
    """Somebody's results and ratings. Games by link only are counted, not listed."""
    if not storable(person):
        raise NotFound("error-no-person")
    asked = {"person": person}
    async with house.database.connect() as connection:
        who = (await connection.execute(WHO, asked)).one_or_none()
        if who is None:
            raise NotFound("error-no-person")
        stands = await _game_ratings(connection, person)
        played = (await connection.execute(PLAYED, asked)).all()
        latest = (await connection.execute(RECENT, asked)).all()
    return PersonPage(
        id=who.id,
        name=who.name,
        guest=bool(who.guest),
        since=who.created,
        ratings=stands,
        played={row.game: row.played for row in played},
        won={row.game: row.won for row in played},
        recent=await table_rows(house, latest),
    )


async def _game_ratings(connection: AsyncConnection, person: str) -> tuple[GameRating, ...]:
    rows = await connection.execute(STANDS, {"person": person})
    return tuple(
        [
            GameRating(
                game=row.game,
                rating=shown(row.mu, row.sigma),
                uncertainty=uncertainty(row.sigma),
                games=row.games,
                curve=await _curve(connection, person, row.game),
            )
            for row in rows.all()
        ]
    )


async def _curve(connection: AsyncConnection, person: str, game: str) -> tuple[RatingPoint, ...]:
    """The latest points, oldest first."""
    points = await connection.execute(
        select(rated.c.at, rated.c.mu, rated.c.sigma, rated.c.table_id, tables.c.public)
        .join(tables, tables.c.id == rated.c.table_id)
        .where(rated.c.person == person, rated.c.game == game)
        .order_by(rated.c.at.desc(), rated.c.table_id)
        .limit(MOST_POINTS)
    )
    return tuple(
        RatingPoint(row.at, shown(row.mu, row.sigma), row.table_id if row.public else "")
        for row in reversed(points.all())
    )


routes: list[ControllerRouterHandler] = [leaderboard, person_page]
