"""All that the house keeps about somebody, for himself."""

from typing import Any

import msgspec
from sqlalchemy import select

from hantise.server.people.person import Person
from hantise.server.storage.database import Database
from hantise.server.storage.schema import (
    castles,
    messages,
    mutes,
    people,
    pushes,
    puzzles_done,
    rated,
    ratings,
    seats,
    sessions,
    tables,
    tokens,
)


async def export(database: Database, person: Person) -> bytes:
    """One JSON document.

    Of games it says where he sat and how they ended; the moves of a finished game are in its
    record, and a game that is going on may hide things even from him.
    """
    own = people.c.id == person.id
    queries = {
        "profile": select(
            *(people.c.id, people.c.name, people.c.mail, people.c.language, people.c.created),
            *(people.c.mail_confirmed, people.c.mailed),
            *(people.c.seen, people.c.admin, people.c.muted_until, people.c.banned_until),
        ).where(own),
        "games": select(
            *(tables.c.id, tables.c.game, tables.c.options, tables.c.status, tables.c.created),
            *(tables.c.started, tables.c.ended, tables.c.result),
            *(seats.c.seat, seats.c.name.label("seat_name"), seats.c.aside),
        )
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person.id)
        .order_by(tables.c.created, tables.c.id, seats.c.seat),
        "chat": select(messages.c.table_id, messages.c.at, messages.c.text, messages.c.phrase)
        .where(messages.c.person == person.id)
        .order_by(messages.c.id),
        "ratings": select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
            ratings.c.person == person.id
        ),
        "rated_games": select(rated.c.table_id, rated.c.game, rated.c.mu, rated.c.sigma, rated.c.at)
        .where(rated.c.person == person.id)
        .order_by(rated.c.at),
        "devices": select(
            *(sessions.c.browser, sessions.c.system, sessions.c.created, sessions.c.seen)
        )
        .where(sessions.c.person == person.id)
        .order_by(sessions.c.created),
        "tokens": select(tokens.c.label, tokens.c.created, tokens.c.used)
        .where(tokens.c.person == person.id)
        .order_by(tokens.c.created),
        "castles": select(
            *(castles.c.id, castles.c.game, castles.c.name, castles.c.text, castles.c.changed)
        )
        .where(castles.c.person == person.id)
        .order_by(castles.c.changed, castles.c.id),
        "puzzles": select(
            *(puzzles_done.c.game, puzzles_done.c.puzzle, puzzles_done.c.solved, puzzles_done.c.at)
        )
        .where(puzzles_done.c.person == person.id)
        .order_by(puzzles_done.c.at, puzzles_done.c.game, puzzles_done.c.puzzle),
        "muted": select(mutes.c.muted).where(mutes.c.person == person.id),
        "notifications": select(pushes.c.endpoint, pushes.c.created).where(
            pushes.c.person == person.id
        ),
    }
    document: dict[str, Any] = {}
    async with database.connect() as connection:
        for part, query in queries.items():
            rows = (await connection.execute(query)).mappings()
            document[part] = [dict(row) for row in rows]
    document["profile"] = document["profile"][0]
    document["profile"]["guest"] = person.guest
    for game in document["games"]:
        for field in ("options", "result"):
            if game[field] is not None:
                game[field] = msgspec.json.decode(game[field])
    return msgspec.json.format(msgspec.json.encode(document), indent=2)
