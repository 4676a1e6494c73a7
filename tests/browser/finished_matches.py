"""Matches that are over, for tests that look at their replays."""

from __future__ import annotations

import json
from time import monotonic, sleep
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.browser_player import API, BrowserPlayer, seated
from tests.server.serve_command import WAIT

TRIES: Final = 100
PAUSE: Final = 0.05  # seconds
PATIENCE: Final = 60.0  # seconds; a busy machine may need some of them
LAST: Final = ""  # the last of the legal answers, whatever it is


def recorded(ana: BrowserPlayer, ben: BrowserPlayer, game: str, *rounds: tuple[str, str]) -> str:
    """A match in which both answer in turn with these words until Ben gives up. The table's id."""
    for _ in range(TRIES):
        table = seated(ana, ben, game=game, seat=0)
        for first, second in rounds:
            answer(ana, table, first)
            answer(ben, table, second)
        told = ben.tell(type="concede", table=table)
        if told["type"] == "done":
            until_kept(ana, table)
            return table
        assert told["reason"] == "the game is over"  # somebody fell before that: another deal may be kinder
    raise AssertionError("every match was over too soon")


def until_kept(person: BrowserPlayer, table: str) -> None:
    """Wait until the server has put the match among those that are over."""
    end = monotonic() + PATIENCE
    while not person.api.get(f"{API}replays/{table}").ok:
        assert monotonic() < end, "the match is over, and its replay is not there"
        sleep(PAUSE)


def answer(person: BrowserPlayer, table: str, text: str) -> None:
    """Answer what the person is asked, as a player writes it."""
    cookies = "; ".join(f"{one.get('name')}={one.get('value')}" for one in person.page.context.cookies())
    with connect(person.socket, additional_headers={**person.headers, "Cookie": cookies}) as socket:
        socket.send(json.dumps({"type": "watch", "id": 1, "table": table}))
        question = hear(socket, "question")["question"]
        act = {"type": "act", "id": 2, "table": table, "question": question["number"]}
        socket.send(json.dumps(act | {"text": text or question["legal"][-1]["text"]}))
        while (told := hear(socket, "id"))["id"] != 2:
            pass
        assert told["type"] == "done", told


def hear(socket: ClientConnection, field: str) -> dict[str, Any]:
    """The next message in which this field says something."""
    while not (message := json.loads(socket.recv(WAIT))).get(field):
        pass
    found: dict[str, Any] = message
    return found
