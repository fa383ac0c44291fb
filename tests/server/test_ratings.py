"""Which games change ratings, and that each does so once."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import select, update

from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Table
from hantise.server.forms import Leaderboard, PersonPage, Problem
from hantise.server.house import House
from hantise.server.settings import Settings
from hantise.server.skill import Skill, after, shown
from hantise.server.storage.schema import people, rated, ratings, seats, tables
from tests.server.conftest import Visit
from tests.server.records.stored_games import played, shelve, somebody
from tests.server.visit import visiting

pytestmark = pytest.mark.anyio


@pytest.fixture
async def visit(settings: Settings) -> AsyncIterator[Visit]:
    """A house in the event loop of the test."""
    async with visiting(settings) as visit:
        yield visit


def duel(**options: str) -> Game:
    return find("18-ghosts")(options=options)


def won_by(seat: int, game: Game | None = None) -> Table:
    """A short game that the other seat gives up."""
    table = played(game or duel(), actions=20)
    table.resign(1 - seat)
    return table


async def skill_of(house: House, person: str) -> Skill | None:
    async with house.database.connect() as connection:
        found = await connection.execute(select(ratings).where(ratings.c.person == person))
        row = found.one_or_none()
    return None if row is None else Skill(row.mu, row.sigma)


async def test_a_rated_game_changes_both_ratings(house: House) -> None:
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    id = await shelve(house, won_by(1), [ada, bo], rated=True)
    await house.ratings.finished(id)
    expected = after([Skill(), Skill()], [2, 1])
    assert [await skill_of(house, ada), await skill_of(house, bo)] == expected
    numbers = await house.ratings.ratings_of([ada, bo, "nobody"], "18-ghosts")
    assert numbers == {
        who: shown(skill.mu, skill.sigma) for who, skill in zip((ada, bo), expected, strict=True)
    }
    assert await house.ratings.ratings_of([ada], "ghosts") == {}
    assert await house.ratings.ratings_of([], "18-ghosts") == {}


async def test_told_often_and_at_once_it_counts_once(house: House) -> None:
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    id = await shelve(house, won_by(0), [ada, bo], rated=True)
    await asyncio.gather(*(house.ratings.finished(id) for _ in range(5)))
    await house.ratings.finished(id)
    assert await skill_of(house, ada) == after([Skill(), Skill()], [1, 2])[0]
    async with house.database.connect() as connection:
        games = (await connection.execute(select(ratings.c.games))).scalars().all()
        points = (await connection.execute(select(rated.c.person))).scalars().all()
    assert games == [1, 1]
    assert sorted(points) == sorted([ada, bo])


async def test_many_games_of_the_same_people_at_once_all_count(house: House) -> None:
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    ids = [await shelve(house, won_by(n % 2), [ada, bo], rated=True) for n in range(6)]
    await asyncio.gather(*(house.ratings.finished(id) for id in ids))
    async with house.database.connect() as connection:
        games = (await connection.execute(select(ratings.c.games))).scalars().all()
    assert games == [6, 6]


async def test_agreeing_to_stop_is_a_draw(house: House) -> None:
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    table = played(duel(), actions=30)
    table.agree()
    await house.ratings.finished(await shelve(house, table, [ada, bo], rated=True))
    assert await skill_of(house, ada) == after([Skill(), Skill()], [1, 1])[0]
    page = await page_of_house(house, ada)
    assert (page.played, page.won) == ({"18-ghosts": 1}, {"18-ghosts": 0})


async def page_of_house(house: House, person: str) -> PersonPage:
    from hantise.server.leaderboards import person_page

    page: PersonPage = await person_page.fn(house, person)
    return page


async def test_a_bot_that_made_no_move_changes_nothing(house: House) -> None:
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    table = played(duel(), actions=20)
    table.hand_over(0, "careful")
    table.hand_over(0, None)
    played_on(table, 4)
    table.resign(1)
    await house.ratings.finished(await shelve(house, table, [ada, bo], rated=True))
    assert await skill_of(house, ada) == after([Skill(), Skill()], [1, 2])[0]


def played_on(table: Table, actions: int = 100_000) -> None:
    """Go on at random, for so many actions or to the end."""
    rng = Rng(5)
    for _ in range(actions):
        if table.over:
            break
        if table.state.actor == CHANCE:
            table.draw(rng)
        else:
            table.play(int(table.state.actor), table.state.choose(rng))


@pytest.mark.parametrize("returns", [True, False])
async def test_what_a_bot_won_is_not_won(house: House, returns: bool) -> None:
    """Whoever was away for a move ranks below who made all of them; the result that is shown stays."""
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    table = played(duel(), actions=20)
    table.hand_over(0, "careful")
    while table.state.actor != 0:
        played_on(table, 1)
    played_on(table, 1)
    if returns:
        table.hand_over(0, None)
        played_on(table, 4)
    table.resign(1)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 2)
    id = await shelve(house, table, [ada, bo], rated=True)
    await house.ratings.finished(id)
    expected = after([Skill(), Skill()], [2, 1])
    assert [await skill_of(house, ada), await skill_of(house, bo)] == expected
    async with house.database.connect() as connection:
        won = select(seats.c.won).where(seats.c.table_id == id).order_by(seats.c.seat)
        assert (await connection.execute(won)).scalars().all() == [True, False]


async def test_who_is_back_before_the_bot_moves_has_been_late_all_the_same(house: House) -> None:
    """Else a program that comes back at once would have as much time as it likes."""
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    table = played(duel(), actions=20)
    table.flag(0)
    table.hand_over(0, "careful")
    table.hand_over(0, None)
    played_on(table, 4)
    table.resign(1)
    await house.ratings.finished(await shelve(house, table, [ada, bo], rated=True))
    expected = after([Skill(), Skill()], [2, 1])
    assert [await skill_of(house, ada), await skill_of(house, bo)] == expected


async def test_a_loss_on_time_is_a_loss(house: House) -> None:
    """Even against somebody for whom a bot had made moves before."""
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    table = played(duel(), actions=20)
    table.hand_over(0, "careful")
    played_on(table, 4)
    table.hand_over(0, None)
    table.flag(1)
    table.lose_on_time(1)
    id = await shelve(house, table, [ada, bo], rated=True)
    await house.ratings.finished(id)
    expected = after([Skill(), Skill()], [1, 2])
    assert [await skill_of(house, ada), await skill_of(house, bo)] == expected


async def test_those_who_were_away_share_the_last_place(house: House) -> None:
    persons = [await somebody(house, f"P{n}") for n in range(4)]
    table = Table(find("ghosts")(4, {"rounds": 1}))
    for seat in (0, 3):
        table.hand_over(seat, "careful")
    played_on(table)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.ranks[1] != outcome.ranks[2], "so that the order of the others is seen"
    await house.ratings.finished(await shelve(house, table, persons, rated=True))
    expected = after([Skill()] * 4, [9, *outcome.ranks[1:3], 9])
    assert [await skill_of(house, person) for person in persons] == expected


@pytest.mark.parametrize(
    "changes",
    [{"rated": False}, {"hinted": True}, {"imported": True}, {"status": "closed"}],
    ids=lambda changes: next(iter(changes)),
)
async def test_other_tables_do_not_count(house: House, changes: dict[str, object]) -> None:
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    settings: dict[str, object] = {"rated": True} | changes
    id = await shelve(house, won_by(0), [ada, bo], **settings)  # type: ignore[arg-type]
    await house.ratings.finished(id)
    assert await skill_of(house, ada) is None


async def test_nothing_happens_to_a_table_that_is_not(house: House) -> None:
    await house.ratings.finished("nothing")
    async with house.database.connect() as connection:
        assert (await connection.execute(select(ratings))).all() == []


async def test_bots_guests_and_hot_seats_do_not_count(house: House) -> None:
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    with_bot = await shelve(house, won_by(0), [ada, None], rated=True)
    alone = await shelve(house, won_by(0), [ada, ada], rated=True)
    with_guest = await shelve(house, won_by(0), [ada, bo], rated=True)
    async with house.database.begin() as connection:
        guest = update(seats).where(seats.c.table_id == with_guest, seats.c.seat == 1)
        await connection.execute(guest.values(guest=True))
    for id in (with_bot, alone, with_guest):
        await house.ratings.finished(id)
    assert await skill_of(house, ada) is None
    assert await skill_of(house, bo) is None


async def test_unrated_options_do_not_count(house: House) -> None:
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    id = await shelve(house, won_by(0, duel(goal="any-one")), [ada, bo], rated=True)
    await house.ratings.finished(id)
    assert await skill_of(house, ada) is None


async def test_many_players_share_ranks(house: House) -> None:
    persons = [await somebody(house, f"P{n}") for n in range(4)]
    table = played(find("ghosts")(4, {"rounds": 1}), seed=12)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 4, 1, 1)
    id = await shelve(house, table, persons, rated=True)
    await house.ratings.finished(id)
    expected = after([Skill()] * 4, outcome.ranks)
    assert [await skill_of(house, person) for person in persons] == expected
    async with house.database.connect() as connection:
        won = await connection.execute(
            select(seats.c.won).where(seats.c.table_id == id).order_by(seats.c.seat)
        )
        assert won.scalars().all() == [rank == 1 for rank in outcome.ranks]


# What people see of it


async def leaderboard(visit: Visit, game: str = "18-ghosts") -> Leaderboard:
    answer = await visit.client.get(f"/api/leaderboard/{game}")
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=Leaderboard)


async def test_the_leaderboard_has_those_who_played_enough(visit: Visit) -> None:
    house = visit.house
    ada, bo, eve = [await somebody(house, name) for name in ("Ada", "Bo", "Eve")]
    assert (await leaderboard(visit)).standings == ()
    for _ in range(4):
        await house.ratings.finished(await shelve(house, won_by(0), [ada, bo], rated=True))
    assert (await leaderboard(visit)).standings == ()
    await house.ratings.finished(await shelve(house, won_by(0), [ada, bo], rated=True))
    await house.ratings.finished(await shelve(house, won_by(0), [eve, bo], rated=True))
    standings = (await leaderboard(visit)).standings
    assert [(one.rank, one.name, one.games) for one in standings] == [(1, "Ada", 5), (2, "Bo", 6)]
    assert standings[0].rating > standings[1].rating
    assert (await leaderboard(visit, "ghosts")).standings == ()
    async with house.database.begin() as connection:
        await connection.execute(update(people).where(people.c.id == ada).values(deleted=5.0))
    assert [one.name for one in (await leaderboard(visit)).standings] == ["Bo"]


async def test_a_person_has_results_and_a_curve(visit: Visit) -> None:
    house = visit.house
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo", guest=True)
    seen = await shelve(house, won_by(0), [ada, bo], rated=True, ended=2000.0)
    hidden = await shelve(house, won_by(1), [ada, bo], rated=True, ended=3000.0, public=False)
    with_bot = await shelve(house, won_by(0), [ada, None], ended=4000.0)
    going_on = await shelve(house, played(duel(), actions=5), [ada, bo], status="playing")
    # One that began where another had got to may be as good as won: it counts for nothing.
    begun_later = await shelve(house, won_by(0), [ada, None], ended=5000.0, public=False)
    async with house.database.begin() as connection:
        await connection.execute(
            update(tables).where(tables.c.id == begun_later).values(start="somewhere")
        )
    for id in (seen, hidden, with_bot, going_on):
        await house.ratings.finished(id)
    answer = await visit.client.get(f"/api/people/{ada}")
    assert answer.status_code == 200
    page = msgspec.json.decode(answer.content, type=PersonPage)
    assert (page.id, page.name, page.guest, page.since) == (ada, "Ada", False, 1.0)
    assert (page.played, page.won) == ({"18-ghosts": 3}, {"18-ghosts": 2})
    assert [row.table.id for row in page.recent] == [with_bot, seen]
    [rating] = page.ratings
    assert (rating.game, rating.games) == ("18-ghosts", 2)
    # The address of a game by link only is not given away.
    assert [(point.at, point.table) for point in rating.curve] == [(2000.0, seen), (3000.0, "")]
    assert rating.curve[-1].rating == rating.rating
    assert hidden not in answer.text
    guest = await visit.client.get(f"/api/people/{bo}")
    assert msgspec.json.decode(guest.content, type=PersonPage).guest


async def test_people_and_games_that_are_not_there(visit: Visit) -> None:
    gone = await somebody(visit.house, "Gone")
    async with visit.house.database.begin() as connection:
        await connection.execute(update(people).where(people.c.id == gone).values(deleted=5.0))
    for address, key in (
        (f"/api/people/{gone}", "error-no-person"),
        ("/api/people/%00", "error-not-found"),
        ("/api/people/" + "x" * 2000, "error-no-person"),
        ("/api/leaderboard/chess", "error-unknown-game"),
        ("/api/leaderboard/%F0%9F%91%BB", "error-unknown-game"),
    ):
        answer = await visit.client.get(address)
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert (answer.status_code, problem.error.key) == (404, key)
