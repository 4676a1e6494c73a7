"""Passwords: argon2id, computed in threads so that nobody else waits."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cardwright.server.accounts.strength import check_strength
from cardwright.server.settings import Settings

ROUNDS: Final = 2
THREADS: Final = 2
NOBODY: Final = "the password of nobody"


class Passwords:
    """Hashes and checks; a check takes as long for a name that does not exist."""

    def __init__(self, settings: Settings) -> None:
        self.hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=settings.password_kib, parallelism=1)
        self.threads = ThreadPoolExecutor(THREADS, "passwords")
        self.nobody: str = self.hasher.hash(NOBODY)

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.hasher.hash, password)

    async def hash_new(self, password: str, name: str) -> str:
        """Of a password that the player of this name has just chosen; refused if it is easy to guess."""
        await asyncio.get_running_loop().run_in_executor(self.threads, check_strength, password, name)
        return await self.hash(password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; a player without a password has None."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.check, kept, password)

    def check(self, kept: str | None, password: str) -> bool:
        try:
            self.hasher.verify(kept or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether it was hashed with outdated parameters."""
        return self.hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
