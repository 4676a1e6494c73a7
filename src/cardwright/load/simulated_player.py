"""One of many players: reads no more of a message than it needs, and answers at random."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from cardwright.load.measurements import RunningCount
from cardwright.load.raw_socket import RawSocket


class LegalAction(Struct):
    action: int


class AskedQuestion(Struct):
    number: int
    legal: list[LegalAction]
    optional: bool = False


class Heard(Struct):
    """The parts of a message that a simulated player needs."""

    type: str
    id: int = 0
    table: str = ""
    status: str = ""
    question: AskedQuestion | None = None
    reason: str = ""


READER: Final = msgspec.json.Decoder(Heard)
ENDED: Final = ("over", "void")


class SimulatedPlayer:
    """Sits at one table at a time. ``ready`` is called when it has been asked something new."""

    def __init__(
        self, token: str, count: RunningCount, previews: float, ready: Callable[[SimulatedPlayer], None]
    ) -> None:
        self.token = token
        self.line: RawSocket | None = None
        self.table = ""
        self.over: Callable[[], None] = lambda: None
        self.outstanding = 0
        self._count = count
        self._previews = previews
        self._ready = ready
        self._question: AskedQuestion | None = None
        self._answered = 0
        self._number = 0
        self._sent: dict[int, tuple[str, float]] = {}

    def hear(self, message: bytes) -> None:
        heard = READER.decode(message)
        if heard.type == "view":
            self._see(heard)
        elif heard.id in self._sent:
            kind, at = self._sent.pop(heard.id)
            self._note(kind, 1000 * (time.perf_counter() - at), heard)
        elif heard.type == "refused":
            self._count.wrong(heard.reason)

    def lost(self) -> None:
        if self.table:
            self._count.wrong("the connection was lost")

    def sit(self, table: str) -> None:
        """Leave the old table for a new one."""
        if self.table:
            self._send("unwatch", {"table": self.table})
        self.table, self._question, self._answered = table, None, 0
        self._send("watch", {"table": table})

    def move(self) -> None:
        """Answer the question, or first ask for a preview."""
        question = self._question
        if question is None:
            return
        action = random.choice(question.legal).action
        if self._previews and random.random() < self._previews:
            self._send("preview", {"table": self.table, "question": question.number, "action": action})
        else:
            self._question, self._answered = None, question.number
            self._send("act", {"table": self.table, "question": question.number, "action": action})

    def close(self) -> None:
        self.table = ""
        if self.line is not None:
            self.line.close()

    def _see(self, heard: Heard) -> None:
        if heard.table != self.table:
            return
        if heard.status in ENDED:
            self._question = None
            self.over()
        elif heard.question is not None and heard.question.number > self._answered and not heard.question.optional:
            fresh = self._question is None or self._question.number != heard.question.number
            self._question = heard.question
            if fresh:
                self._ready(self)

    def _note(self, kind: str, milliseconds: float, heard: Heard) -> None:
        if heard.type == "refused":
            self._count.wrong(f"{kind}: {heard.reason}")
        elif kind == "act":
            self._count.acknowledged.append(milliseconds)
        elif kind == "preview":
            self._count.previewed.append(milliseconds)
        if kind == "preview":
            self._ready(self)
        if kind in ("act", "preview"):
            self.outstanding -= 1

    def _send(self, kind: str, fields: dict[str, object]) -> None:
        assert self.line is not None
        self._number += 1
        self._sent[self._number] = (kind, time.perf_counter())
        if kind in ("act", "preview"):
            self.outstanding += 1
        self.line.send(msgspec.json.encode({"type": kind, "id": self._number, **fields}))
