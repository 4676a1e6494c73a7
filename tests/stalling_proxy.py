"""A network between a client and a server that can stall: nothing arrives any more, and no socket is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Final
from urllib.parse import urlsplit

HOST: Final = "127.0.0.1"
CHUNK: Final = 2**16


class StallingProxy:
    """Passes bytes on, both ways, while it flows; what comes while it stalls arrives when it flows again.

    It has a thread and an event loop of its own, so that any test can use it.
    """

    def __init__(self, url: str) -> None:
        there = urlsplit(url)
        self.target = (there.hostname or HOST, there.port or 80)
        self.url = ""
        self.loop = asyncio.new_event_loop()
        self.flows = asyncio.Event()
        self.flows.set()
        self.ready = Event()
        self.ended = asyncio.Event()
        self.thread = Thread(target=lambda: self.loop.run_until_complete(self.serve()), daemon=True)

    async def serve(self) -> None:
        server = await asyncio.start_server(self.join, HOST, 0)
        self.url = f"http://{HOST}:{server.sockets[0].getsockname()[1]}"
        self.ready.set()
        await self.ended.wait()
        server.close()
        joined = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in joined:
            task.cancel()
        await asyncio.gather(*joined, return_exceptions=True)

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):  # the test is over
            await self.flows.wait()
            there, back = await asyncio.open_connection(*self.target)
            await asyncio.gather(self.pass_on(reader, back), self.pass_on(there, writer))

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(CHUNK):
                await self.flows.wait()
                writer.write(data)
                await writer.drain()
            await self.flows.wait()
        except OSError:
            await self.flows.wait()
        finally:
            writer.close()

    # What a test calls.

    def stall(self) -> None:
        self.loop.call_soon_threadsafe(self.flows.clear)

    def resume(self) -> None:
        self.loop.call_soon_threadsafe(self.flows.set)

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join()
        self.loop.close()


@contextmanager
def stalling_proxy(url: str) -> Iterator[StallingProxy]:
    proxy = StallingProxy(url)
    proxy.thread.start()
    proxy.ready.wait()
    try:
        yield proxy
    finally:
        proxy.end()
