"""A process that plays a comparison: it is given an order, and tells how far it is.

It is the laboratory of the command line, which the server does not import: what a stranger's change makes of the rules
happens in a process of its own, which can be ended at any moment and yields to everything else.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from typing import Final

import msgspec

COMMAND: Final = ("-P", "-m", "cardwright.arena.ordered_comparison")
LONGEST_LINE: Final = 8 * 2**20  # bytes, of a report


class ComparisonNews(msgspec.Struct):
    """How far it is, in points of win rate; at the end with the ``report``. ``refused``: it cannot be played at all."""

    pairs: int = 0
    difference: float = 0.0
    low: float = 0.0
    high: float = 0.0
    settled: bool = False
    answer: str = ""
    seconds: float = 0.0
    report: str = ""
    refused: str = ""


READER: Final = msgspec.json.Decoder(ComparisonNews)


class ComparisonProcess:
    """The process, from outside."""

    def __init__(self, process: Process) -> None:
        self.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self.orders, self.told = process.stdin, process.stdout

    @classmethod
    async def start(cls, order: bytes) -> ComparisonProcess:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
        )
        found = cls(process)
        found.orders.write(order)
        return found

    async def news(self) -> AsyncIterator[ComparisonNews]:
        async for line in self.told:
            yield READER.decode(line)

    def stop(self) -> None:
        """Let it end with what it knows."""
        self.orders.write(b"\n")

    async def end(self) -> None:
        """Whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
