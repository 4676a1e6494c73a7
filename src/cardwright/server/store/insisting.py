"""Writes an entry as soon as the database can; until then its match waits, and everybody stays at the table."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from cardwright.server.store.away import is_database_away
from cardwright.server.store.log import Entry, MatchLog, Taken, Unconfirmed

PAUSE: Final = 0.25  # seconds between two tries

log = structlog.get_logger("cardwright.store")


async def insist(matches: MatchLog, match: str, entry: Entry) -> bool:
    """Returns when the entry is durable, however long that takes: True if it had to wait for the database.

    Raises ``Taken`` if another entry has its number.
    """
    try:
        await matches.append(match, entry)
        return False
    except Unconfirmed as problem:
        log.warning("an entry waits until it can be stored", match=match, number=entry.number, why=str(problem))
    while not await stored(matches, match, entry):
        await asyncio.sleep(PAUSE)
    log.warning("an entry that had to wait is stored", match=match, number=entry.number)
    return True


async def stored(matches: MatchLog, match: str, entry: Entry) -> bool:
    """Whether the entry is durable after one more try. An earlier try may have stored it, and nobody was told."""
    try:
        await matches.append(match, entry)
    except Unconfirmed:
        return False
    except Taken:
        try:
            written = await matches.read(match)
        except Exception as problem:
            if not is_database_away(problem):
                raise
            return False
        if entry not in written:
            raise
    return True
