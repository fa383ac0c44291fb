"""What counts as a database that is away, whatever its driver calls that."""

import sqlite3

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError

from hantise.server.storage.unavailable import is_away


def wrapped(error: Exception) -> Exception:
    """As SQLAlchemy passes it on."""
    return OperationalError("SELECT 1", None, error)


@pytest.mark.parametrize(
    "error",
    [
        ConnectionResetError(),
        TimeoutError(),
        asyncpg.CannotConnectNowError(),
        asyncpg.InterfaceError("connection is closed"),
        asyncpg.InternalClientError("cannot switch to state 12; another operation is in progress"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_server_that_went_away_may_come_back(error: Exception) -> None:
    assert is_away(error)
    assert is_away(wrapped(error))


@pytest.mark.parametrize(
    "error",
    [
        ValueError(),
        asyncpg.UniqueViolationError(),
        asyncpg.DataError("7"),
        sqlite3.IntegrityError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_mistake_of_ours_stays_one(error: Exception) -> None:
    assert not is_away(error)
    assert not is_away(wrapped(error))
