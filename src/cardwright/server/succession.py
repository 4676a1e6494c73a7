"""Serves with interpreted rules while they compile, and lets a successor with compiled ones take over in mid-match.

One process serves, in a process group of its own. The successor loads everything first; only then is the other told to
stop, and all the while those who knock wait at the same open address. A table is rebuilt from its log.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Final

from cardwright.compiled import find
from cardwright.games import NAMES, load
from cardwright.kernel.errors import BadInput, CardwrightError
from cardwright.machine.child_process import leave_with_the_parent
from cardwright.server.address import share
from cardwright.server.folder import owned
from cardwright.server.logs import start_logging
from cardwright.server.settings import Settings

SPAWN: Final = get_context("spawn")
HANDLED: Final = (signal.SIGTERM, signal.SIGINT)
BUILD: Final = (sys.executable, "-m", "cardwright.compiled", "--in-background")
LOADED: Final = "loaded"
READY: Final = "ready"
BEGIN: Final = "begin"
POLL: Final = 0.2  # seconds between two looks at the compiler

Say = Callable[[str], None]


class Serving:
    """A process that serves, from outside. It ends with the one that started it, however that ends.

    It serves through ``door``; without one it listens by itself, where others may listen too.
    """

    def __init__(self, settings: Settings, door: socket.socket | None) -> None:
        self.line, there = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(settings, door, there))
        with interrupts_held_back():
            self.process.start()
        there.close()

    def hear(self) -> str:
        """What it says next, or nothing if it has ended."""
        wait([self.line, self.process.sentinel])
        try:
            return str(self.line.recv()) if self.line.poll() else ""
        except EOFError:
            return ""

    def begin(self) -> bool:
        """Let it serve; False if it has ended before it could. What keeps it from serving is raised in a sentence."""
        try:
            self.line.send(BEGIN)
        except OSError:
            return False
        said = self.hear()
        if said not in (READY, ""):
            raise BadInput(said)
        return said == READY

    def stop(self) -> None:
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGTERM)


class Succession:
    """The process that serves now, and the change to the one after it."""

    def __init__(self, settings: Settings, door: socket.socket, say: Say, build: tuple[str, ...] = BUILD) -> None:
        self.settings = settings
        self.door = door
        self.say = say
        self.build = build
        self.told_to_stop = False
        self.now = Serving(settings, door)

    def run(self, ready: Callable[[], None]) -> int:
        """Serve until told to stop; the exit status."""
        with on_signals(self.stop):
            if self.now.hear() == LOADED and self.now.begin():
                ready()
                if self.compiled():
                    self.succeed()
            self.now.process.join()
        status = self.now.process.exitcode or 0
        return 0 if self.told_to_stop else abs(status)

    def compiled(self) -> bool:
        """Wait until the rules are compiled; False if they cannot be, or the server has ended before."""
        with in_a_group(self.build) as compiler:
            while compiler.poll() is None:
                if wait([self.now.process.sentinel], POLL):
                    return False
        return find() is not None

    def succeed(self) -> None:
        successor = Serving(self.settings, self.door)
        if successor.hear() != LOADED:
            return self.say("The compiled rules cannot be loaded: the server goes on with interpreted ones.")
        self.now.stop()
        self.now.process.join()
        if self.told_to_stop:
            return successor.stop()
        self.now = successor
        if successor.begin():
            self.say("The server goes on with the compiled rules.")
        return None

    def stop(self) -> None:
        self.told_to_stop = True
        self.now.stop()


@contextmanager
def on_signals(stop: Callable[[], None]) -> Iterator[None]:
    """Call ``stop`` whenever this process is told to end."""

    def hear(_number: int, _frame: FrameType | None) -> None:
        stop()

    before = {number: signal.signal(number, hear) for number in HANDLED}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Who is started here does not hear Ctrl-C before it is ready for it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def in_a_group(command: tuple[str, ...]) -> Iterator[subprocess.Popen[bytes]]:
    """A program that ends, with all it has started, when nobody waits for it any more."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, process_group=0)
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def work(settings: Settings, door: socket.socket | None, line: Connection) -> None:
    """What the process does: load everything, wait for its turn, serve."""
    os.setpgid(0, 0)  # Ctrl-C is for the one that started this, and that tells us
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    leave_with_the_parent()
    start_logging(settings.log_level)
    from cardwright.server.listening import serve

    for name in NAMES:
        load(name)
    line.send(LOADED)
    try:
        line.recv()
        with owned(settings), door or share(settings.host, settings.port) as entrance:
            serve(settings, entrance, partial(line.send, READY))
    except CardwrightError as problem:
        line.send(str(problem))
        sys.exit(2)
