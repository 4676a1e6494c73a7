"""A process that writes to the log and prints each number once it is acknowledged, until it is killed."""

import asyncio
import sys
from pathlib import Path

from cardwright.server.settings import Settings
from cardwright.server.store import Entry, open_store


async def write(data: str, database: str) -> None:
    store = await open_store(Settings(data=Path(data), database=database))

    async def fill(match: str) -> None:
        number = 0
        while True:
            number += 1
            await store.log.append(match, Entry(number, 0.0, "act", 0, number))
            sys.stdout.write(f"{match} {number}\n")
            sys.stdout.flush()

    await asyncio.gather(*(fill(f"m{number}") for number in range(8)))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2]))
