"""A process in which bots think: it is shown what a seat knows, and says what the bot does."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from typing import Final

import msgspec

from cardwright.agents import Agent
from cardwright.games import load

SPAWN: Final = get_context("spawn")
STARTING: Final = 60.0  # seconds a process may take until it can think
COURTESY: Final = 5  # how much it yields to the server itself, on the scale of nice

AgentCalled = Callable[[str], Agent]  # the agent of a name
Answer = int | str  # an action, or what went wrong


class ThinkingTask(msgspec.Struct, frozen=True):
    """What a bot is asked; ``seen`` is the mask of its seat as JSON."""

    game: str
    seen: bytes
    seat: int
    legal: list[int]
    agent: str
    seed: int


class Lost(Exception):
    """A process gave no answer: it took too long, or was ended. It cannot be used any more."""


class Thinker:
    """The process, from outside. It ends when the process that started it ends, however that happens."""

    def __init__(self, called: AgentCalled) -> None:
        self.line, there = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(there, called), daemon=True)
        hold_interrupts_back()
        self.process.start()
        there.close()
        self.ready = False

    def ask(self, thought: ThinkingTask, seconds: float) -> Answer:
        """Its answer, if that comes in time; the time it needs to start does not count."""
        if not self.ready:
            self.take(STARTING)
            self.ready = True
        try:
            self.line.send(thought)
        except OSError:
            raise Lost("died") from None
        return self.take(seconds)

    def take(self, seconds: float) -> Answer:
        try:
            if not self.line.poll(seconds):
                raise Lost("late")
            answer: Answer = self.line.recv()
        except (EOFError, OSError):
            raise Lost("died") from None
        return answer

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


def work(line: Connection, called: AgentCalled) -> None:
    """What the process does: think about what it gets, until the other end has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    threading.Thread(target=leave_with_the_parent, daemon=True).start()
    try:
        line.send("ready")
        while True:
            line.send(answered(line.recv(), called))
    except (EOFError, OSError):
        return


def leave_with_the_parent() -> None:
    """Even from the middle of a thought."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def answered(thought: ThinkingTask, called: AgentCalled) -> Answer:
    try:
        game = load(thought.game)
        seen = game.decode(msgspec.json.decode(thought.seen))
        return int(called(thought.agent).choose(game, seen, thought.seat, thought.legal, thought.seed))
    except Exception:
        return traceback.format_exc()
