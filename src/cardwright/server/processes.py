"""Several processes on one machine that serve at one address: each is a node, and one that dies is replaced."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import wait
from typing import Final

import structlog

from cardwright.kernel.errors import BadInput
from cardwright.server.broker import Broker, own_broker
from cardwright.server.settings import Settings
from cardwright.server.succession import LOADED, Serving, on_signals

LOOK: Final = 0.5  # seconds between two looks at the broker
PAUSE: Final = 1.0  # seconds before the place of a process is filled that could not even begin

log = structlog.get_logger("cardwright.processes")


class Processes:
    """``crew`` are those that run now. The system shares connections out among them."""

    def __init__(self, settings: Settings, count: int, door: socket.socket) -> None:
        """``door`` holds the address, and lets nobody in: each process listens there by itself."""
        if not settings.database:
            raise BadInput("several processes need a common database: set DATABASE_URL, or --database")
        thinkers = max(1, settings.workers // count)
        self.settings = replace(settings, port=door.getsockname()[1], thinkers=thinkers)
        self.count = count
        self.crew: list[Serving] = []
        self.told_to_stop = False

    def run(self, ready: Callable[[], None]) -> int:
        """Serve until told to stop; the exit status."""
        with on_signals(self.stop), self.broker() as broker:
            try:
                if self.begin():
                    ready()
                    self.watch(broker)
            finally:
                self.stop_all()
        return 0 if self.told_to_stop else 1

    @contextmanager
    def broker(self) -> Iterator[Broker | None]:
        """What they talk through: the NATS server that was named, or our own."""
        if self.settings.nats:
            yield None
            return
        with own_broker() as broker:
            self.settings = replace(self.settings, nats=broker.url)
            yield broker

    def begin(self) -> bool:
        """All load at once; the first to begin makes the tables of the database."""
        self.crew = [Serving(self.settings, None) for _ in range(self.count)]
        return all(one.hear() == LOADED and one.begin() for one in self.crew)

    def watch(self, broker: Broker | None) -> None:
        """Until told to stop: a process that ends is replaced."""
        while not self.told_to_stop:
            wait([one.process.sentinel for one in self.crew], LOOK)
            if broker is not None and broker.has_ended() and not self.told_to_stop:
                log.error("the NATS server has ended, and is started again")
                broker.start()
            for one in [one for one in self.crew if not one.process.is_alive()]:
                if not self.told_to_stop:
                    self.replace(one)

    def replace(self, one: Serving) -> None:
        """Its matches go on in the others; the new one takes its share of what comes."""
        log.error("a process has ended, and another takes its place", pid=one.process.pid, status=one.process.exitcode)
        another = self.crew[self.crew.index(one)] = Serving(self.settings, None)
        try:
            began = another.hear() == LOADED and another.begin()
        except BadInput as problem:
            log.error("a process could not begin", why=str(problem))
            began = False
        if not began and not self.told_to_stop:
            another.stop()
            time.sleep(PAUSE)

    def stop(self) -> None:
        """Told once they finish what they have begun; told twice they end at once."""
        self.told_to_stop = True
        for one in self.crew:
            one.stop()

    def stop_all(self) -> None:
        if not self.told_to_stop:
            for one in self.crew:
                one.stop()
        for one in self.crew:
            one.process.join()
