"""A process in which bots think: it gets tasks, and says what comes of them."""

from __future__ import annotations

import os
import signal
import traceback
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.resource_tracker import ensure_running
from typing import Any, Final, TypeVar

from cardwright.machine.child_process import leave_with_the_parent
from cardwright.server.tasks import AgentCalled, Task

SPAWN: Final = get_context("spawn")
STARTING: Final = 60.0  # seconds a process may take until it can think
COURTESY: Final = 5  # how much it usually yields to the server itself, on the scale of nice

A = TypeVar("A")


class Lost(Exception):
    """A process gave no answer: it took too long, or was ended. It cannot be used any more."""


class Failed(Exception):
    """A process is well, but a task went wrong: how, it says."""


class Thinker:
    """The process, from outside. It ends when the process that started it ends, however that happens."""

    def __init__(self, called: AgentCalled, courtesy: int = COURTESY) -> None:
        self.line, there = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(there, called, courtesy), daemon=True)
        hold_interrupts_back()
        self.process.start()
        there.close()
        self.ready = False

    def ask(self, task: Task[A], seconds: float) -> A:
        """Its answer, if that comes in time; the time it needs to start does not count."""
        if not self.ready:
            self.take(STARTING)
            self.ready = True
        try:
            self.line.send(task)
        except OSError:
            raise Lost("died") from None
        answer, problem = self.take(seconds)
        if problem:
            raise Failed(problem)
        found: A = answer
        return found

    def take(self, seconds: float) -> tuple[Any, str]:
        """What it says next, and what went wrong with that, or ""."""
        try:
            if not self.line.poll(seconds):
                raise Lost("late")
            said: tuple[Any, str] = self.line.recv()
        except (EOFError, OSError):
            raise Lost("died") from None
        return said

    def dismiss(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.line.close()


def hold_interrupts_back() -> None:
    """Processes that this thread starts from now on never receive Ctrl-C; the main thread does."""
    if hasattr(signal, "pthread_sigmask"):
        ensure_running()  # it would let interrupts through again if it had to be started later
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def work(line: Connection, called: AgentCalled, courtesy: int) -> None:
    """What the process does: think about what it gets, until the other end has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(courtesy)
    leave_with_the_parent()
    try:
        line.send((None, ""))
        while True:
            line.send(answered(line.recv(), called))
    except (EOFError, OSError):
        return


def answered(task: Task[A], called: AgentCalled) -> tuple[A | None, str]:
    try:
        return task.done(called), ""
    except Exception:
        return None, traceback.format_exc()
