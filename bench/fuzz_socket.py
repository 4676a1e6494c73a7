"""Throws everything at a server's WebSocket that a client should never send, and looks whether anything gives way.

Strangers, onlookers and players who have answered send messages that are broken, wrong, foreign, out of turn, repeated
or far too large. Each is to be refused with a sentence; matches, their logs and the server's log stay as they were.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from cardwright.client import Client, Seat
from cardwright.load import OwnServer, own_server
from cardwright.load.raw_socket import BINARY, TEXT, RawSocket, connect
from cardwright.wire import VERSION
from cardwright.wire.socket import MOST_BYTES

BATCH: Final = 50
TOO_BIG: Final = 1009
PATIENCE_S: Final = 30.0
NOT_A_SENTENCE: Final = re.compile(r"Traceback|object at 0x|\bNone\b|[A-Za-z]+Error\b|[A-Za-z]+Exception\b|^\W*$")

NASTY_NUMBERS: Final = (0, -1, 1, -(2**31), 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**40, 0.5, -0.0)
NASTY_TEXTS: Final = (
    "",
    " ",
    "\0",
    "\ud800",
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
    "%s%n{0}",
    "<script>alert(1)</script>",
    "\u202egnuf\u202c",
    "e\u0301" * 40,
    "\U0001f0cf" * 30,
    "ﷺ" * 50,
    "nothing",
    "x" * 5000,
    "null",
    "1e999",
)
NASTY_VALUES: Final[tuple[Any, ...]] = (
    *NASTY_NUMBERS,
    *NASTY_TEXTS,
    None,
    True,
    [],
    {},
    [[[]]],
    {"id": 1},
    ["act"],
    {"$ref": "#"},
)
KINDS: Final = (
    "watch",
    "unwatch",
    "act",
    "concede",
    "take back",
    "consent",
    "say",
    "preview",
    "why",
    "hint",
    "rematch",
    "lobby",
    "ping",
)
ANSWERS: Final = ("refused", "done", "because", "foreseen", "hinted", "pong")
HARMLESS: Final = (
    "watch",
    "unwatch",
    "act",
    "preview",
    "why",
    "hint",
    "lobby",
    "ping",
)  # for those who do sit at the table


@dataclass
class Found:
    """What the run has seen; ``faults`` is what should not have been."""

    sent: int = 0
    marks: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closed: int = 0
    reasons: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


class Vandal:
    """One connection; when it is closed for a reason that is documented, it comes back."""

    def __init__(self, url: str, token: str, found: Found) -> None:
        self.host, _, port = url.removeprefix("http://").partition(":")
        self.port = int(port)
        self.token = token
        self.found = found
        self.line: RawSocket | None = None
        self.expects_close = False
        self.reached = asyncio.Event()
        self.closed = asyncio.Event()
        self.mark = 0

    async def come(self) -> None:
        self.closed.clear()
        self.line = await connect(self.host, self.port, f"/api/v{VERSION}/ws", self.token, self.hear, self.closed.set)

    def hear(self, message: bytes) -> None:
        told = json.loads(message)
        self.found.answers[told["type"]] += 1
        if told.get("id") == self.mark:
            self.reached.set()
        if told["type"] in ("refused", "closing", "because"):
            self.check(told.get("reason", ""))

    def check(self, reason: str) -> None:
        self.found.reasons.add(reason[:120])
        if NOT_A_SENTENCE.search(reason):
            self.found.faults.append(f"a refusal is no sentence: {reason[:200]!r}")

    async def throw(self, messages: list[tuple[bytes, int]]) -> None:
        """Send all of them, then something that is answered in its turn: the server has taken what came before it."""
        assert self.line is not None
        for body, kind in messages:
            self.line.send(body, kind)
            self.found.sent += 1
        self.mark += 1_000_003
        self.found.marks += 1
        self.reached.clear()
        self.line.send(json.dumps({"type": "lobby", "on": False, "id": self.mark}).encode())
        heard = asyncio.create_task(self.reached.wait())
        gone = asyncio.create_task(self.closed.wait())
        await asyncio.wait({heard, gone}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
        if self.closed.is_set():
            self.found.faults.append(f"the connection was closed with code {self.line.close_code}")
            await self.come()
        elif not self.reached.is_set():
            self.found.faults.append("the server no longer answers")
        heard.cancel()
        gone.cancel()

    async def throw_too_much(self, size: int) -> None:
        """A message that is too large ends the connection, and says so."""
        assert self.line is not None
        self.line.send(b'{"type":"ping","id":' + b"1" * size + b"}")
        self.found.sent += 1
        await asyncio.wait_for(self.closed.wait(), PATIENCE_S)
        if self.line.close_code != TOO_BIG:
            self.found.faults.append(f"too large a message was answered by close code {self.line.close_code}")
        self.found.closed += 1
        await self.come()


class Quiver:
    """Messages to throw, for somebody who may not change anything by them."""

    def __init__(
        self, dice: random.Random, tables: list[str], kinds: tuple[str, ...], seen: list[dict[str, Any]]
    ) -> None:
        self.dice = dice
        self.tables = tables
        self.kinds = kinds
        self.seen = seen  # messages that were right once, to be repeated
        self.shots: tuple[Callable[[], tuple[bytes, int]], ...] = (
            self.foreign,
            self.foreign,
            self.twisted,
            self.twisted,
            self.cut,
            self.noise,
            self.unknown,
            self.deep,
            self.repeated,
            self.binary,
            self.ping,
        )

    def draw(self) -> tuple[bytes, int]:
        return self.dice.choice(self.shots)()

    def proper(self) -> dict[str, Any]:
        """A message that can be read, about somebody's table."""
        dice = self.dice
        kind = dice.choice(self.kinds)
        message: dict[str, Any] = {"type": kind, "id": dice.randrange(1, 10**6)}
        if kind not in ("lobby", "ping"):
            strange = [f"{dice.getrandbits(128):032x}", dice.choice(NASTY_TEXTS)[:40]]
            message["table"] = dice.choice([*self.tables, *self.tables, "nowhere", *strange])
        if kind in ("act", "preview", "hint"):
            message["question"] = dice.choice([0, 1, 2, 3, 7, -1, 10**9])
        if kind in ("act", "preview"):
            message["action"] = dice.choice([0, 1, 5, dice.randrange(2**40), -1, -2])
        if kind == "act" and dice.random() < 0.3:
            message["action"], message["text"] = None, dice.choice(["nothing", "attack", "Jon Snow left", "end turn"])
        if kind == "why":
            message["text"] = dice.choice(["nothing", "everything", "play 1", "Jon Snow left"])
        if kind == "consent":
            message["yes"] = dice.random() < 0.5
        if kind == "say":
            message["text"] = dice.choice(["", "hello", "\u202e", "x" * 900])
        return message

    def foreign(self) -> tuple[bytes, int]:
        return written(self.proper()), TEXT

    def twisted(self) -> tuple[bytes, int]:
        """A proper message with something of it replaced, dropped or added."""
        message = self.proper()
        for _ in range(self.dice.randrange(1, 4)):
            key = self.dice.choice([*message, "id", "table", "action", "heard", "salt", "invite", "extra", "type"])
            if self.dice.random() < 0.2:
                message.pop(key, None)
            elif key != "type" or self.dice.random() < 0.3:
                message[key] = self.dice.choice(NASTY_VALUES)
        return written(message), TEXT

    def cut(self) -> tuple[bytes, int]:
        """Part of a message, or one with a few of its bytes changed."""
        body = bytearray(json.dumps(self.proper()).encode())
        if self.dice.random() < 0.5:
            return bytes(body[: self.dice.randrange(len(body))]), TEXT
        for _ in range(self.dice.randrange(1, 4)):
            body[self.dice.randrange(len(body))] = self.dice.randrange(1, 127)
        return bytes(body), TEXT

    def noise(self) -> tuple[bytes, int]:
        return bytes(self.dice.randrange(32, 127) for _ in range(self.dice.randrange(200))), TEXT

    def unknown(self) -> tuple[bytes, int]:
        kind = self.dice.choice(["cheat", "ACT", "view", "done", "welcome", "", "watch ", "take_back"])
        return written({**self.proper(), "type": kind}), TEXT

    def deep(self) -> tuple[bytes, int]:
        depth = self.dice.choice([10, 500, 1500, 8000])
        opening, closing = self.dice.choice([(b"[", b"]"), (b'{"a":', b"}")])
        return (opening * depth + b"1" + closing * depth)[: MOST_BYTES - 1], TEXT

    def repeated(self) -> tuple[bytes, int]:
        return written(self.dice.choice(self.seen) if self.seen else self.proper()), TEXT

    def binary(self) -> tuple[bytes, int]:
        if self.dice.random() < 0.5:
            return self.dice.randbytes(self.dice.randrange(300)), BINARY
        return written(self.proper()), BINARY

    def ping(self) -> tuple[bytes, int]:
        return written({"type": "ping", "id": self.dice.choice([1, -5, 2**62])}), TEXT


def written(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode()[: MOST_BYTES - 1]


async def fuzz(server: OwnServer, messages: int, seed: int, tell: Callable[[str], None]) -> Found:
    """Two matches between honest players; a stranger, an onlooker and a player who has answered throw the messages."""
    found, dice = Found(), random.Random(seed)
    async with (
        Client.guest(server.url) as ann,
        Client.guest(server.url) as bob,
        Client.guest(server.url) as cyd,
        Client.guest(server.url) as eve,
    ):
        one, given = await begun(ann, bob, "threelines", "open")
        other, _ = await begun(bob, cyd, "generals", "private")
        readers = list(zip((ann, bob, bob, cyd), (*one, *other)))
        before = [await shown(server.url, client.token, seat) for client, seat in readers]
        logs = logged(server)
        tables = [one[0].table, other[0].table]
        vandals = [
            (Vandal(server.url, eve.token, found), Quiver(dice, tables, KINDS, [])),
            (Vandal(server.url, ann.token, found), Quiver(dice, tables[:1], HARMLESS, [given])),
        ]
        for vandal, _ in vandals:
            await vandal.come()
        begin = time.perf_counter()
        while found.sent < messages:
            for vandal, quiver in vandals:
                await vandal.throw([quiver.draw() for _ in range(BATCH)])
            if dice.random() < 0.1:
                await vandals[0][0].throw_too_much(dice.choice([MOST_BYTES, 2 * MOST_BYTES, 10**6]))
            if found.sent % 5000 < 2 * BATCH:
                tell(f"{found.sent:,} of {messages:,} messages, {found.sent / (time.perf_counter() - begin):,.0f}/s")
        for vandal, _ in vandals:
            assert vandal.line is not None
            vandal.line.close()
        if [await shown(server.url, client.token, seat) for client, seat in readers] != before:
            found.faults.append("a match looks different now")
        if logged(server) != logs:
            found.faults.append("the log of the matches is another one")
        await still_playable(one)
    answered = sum(found.answers[kind] for kind in ANSWERS)
    if answered < found.sent + found.marks - found.closed:
        found.faults.append(f"only {answered:,} answers came")
    found.faults += [f"in the server's log: {line[:300]} … {line[-300:]}" for line in alarming(server)]
    return found


PATIENT: Final = {"threelines": {"seconds": 3600}, "generals": {"turn_seconds": 3600}}  # nobody is late meanwhile


async def begun(one: Client, other: Client, game: str, kind: str) -> tuple[tuple[Seat, Seat], dict[str, Any]]:
    """A match in which the first client has answered; the answer comes back as it was sent."""
    made = await one.make(game, kind=kind, options=PATIENT[game])
    await other.join(made.table, made.invite)
    seats = (await one.watch(made.table), await other.watch(made.table))
    look = await seats[0].next()
    assert look.question is not None
    action = look.question.legal[0].action
    await seats[0].act(action)
    answer = {"type": "act", "id": 1, "table": made.table, "question": look.question.number, "action": action}
    return seats, answer


async def shown(url: str, token: str, seat: Seat) -> tuple[Any, ...]:
    """What a player sees who looks from another window, but for the time and who else is there."""
    async with Client.session(url, token) as window:
        look = await (await window.watch(seat.table)).next()
    return (look.number, bytes(look.position), look.question, look.asked, look.heard, look.wants, look.result)


async def still_playable(seats: tuple[Seat, Seat]) -> None:
    look = await seats[1].next()
    assert look.question is not None
    await seats[1].act(look.question.legal[0])


def logged(server: OwnServer) -> list[tuple[Any, ...]]:
    """The log of all matches, read past the server."""
    with sqlite3.connect(f"file:{server.folder / 'matches.db'}?mode=ro", uri=True) as database:
        return database.execute("SELECT * FROM log").fetchall()


def alarming(server: OwnServer) -> list[str]:
    """What the server has logged at error level, or not in order at all."""
    lines = server.logged().splitlines()
    return [line for line in lines if re.search(r'"level":"(error|critical)"|Traceback|Exception', line)]


def report(found: Found, seconds: float) -> None:
    told = Table("messages", "seconds", *found.answers, "closed as too large", "reasons", "faults")
    numbers = (found.sent, round(seconds), *found.answers.values(), found.closed, len(found.reasons), len(found.faults))
    told.add_row(*(f"{number:,}" for number in numbers))
    Console(width=160).print(told)
    print("\n".join(sorted(set(found.faults))[:20]))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--messages", type=int, default=100_000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--reasons", action="store_true", help="list every reason that was given")
    given = reader.parse_args()
    began = time.monotonic()
    with own_server() as server:
        found = asyncio.run(fuzz(server, given.messages, given.seed, lambda line: print(line, file=sys.stderr)))
    report(found, time.monotonic() - began)
    if given.reasons:
        print("\n".join(sorted(found.reasons)))
    sys.exit(1 if found.faults else 0)


if __name__ == "__main__":
    main()
