"""Passwords and recovery codes: argon2id, off the event loop, a few at a time."""

import asyncio
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2
"""Each takes 19 MiB and some 30 ms of a processor; moves must not wait for sign-ins."""


class Passwords:
    """Hashes and verifies, with the smaller of the two settings that OWASP recommends."""

    def __init__(self, time_cost: int = 2, memory_cost: int = 19_456) -> None:
        self._hasher = PasswordHasher(time_cost, memory_cost, parallelism=1)
        self._places = asyncio.Semaphore(AT_ONCE)
        self._nobodys = self._hasher.hash("")

    async def hash(self, password: str) -> str:
        """What is stored."""
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; without one stored it takes the same time to say no."""
        async with self._places:
            right = await asyncio.to_thread(self._verify, stored or self._nobodys, _plain(password))
        return right and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether it was hashed with other parameters than today's."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def _plain(password: str) -> str:
    return unicodedata.normalize("NFC", password)
