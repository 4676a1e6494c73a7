"""A match against the easy bot that a person is about to win: the player who sat there before let her get this far."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.finished_matches import until_kept
from tests.server.serve_command import WAIT

TERMS: Final[dict[str, dict[str, object]]] = {
    "threelines": {"options": {"hp": 30, "deal": 1, "hand_limit": 1}},  # a player who does nothing gathers no hand
    "generals": {"deck": "Argeon Highmayne"},
}
COLUMNS: Final = "abcdefghi"
# What is left to the other side: with 14 the bot would still turn one match of Generals in four.
LEFT: Final = {"threelines": 14, "generals": 8}

Offer = dict[str, Any]
View = dict[str, Any]


class OverTooSoon(Exception):
    """Somebody has won before it was meant."""


class Chair:
    """A seat at a table, over a WebSocket."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table
        self.answered = 0
        self.send(type="watch")

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps({"id": 1, "table": self.table, **message}))

    def asked(self) -> View:
        """The next view in which this seat is asked something new."""
        while True:
            message: View = json.loads(self.socket.recv(WAIT))
            assert message["type"] != "refused", message
            if message.get("status") == "over":
                raise OverTooSoon
            question = message["question"] if message["type"] == "view" else None
            if question and question["number"] > self.answered:
                return message

    def act(self, view: View, offer: Offer) -> None:
        self.answered = view["question"]["number"]
        self.send(type="act", question=self.answered, action=offer["action"])

    def concede(self) -> None:
        self.send(type="concede", id=2)
        while (answer := json.loads(self.socket.recv(WAIT))).get("id") != 2:
            pass
        assert answer["type"] == "done", answer


@contextmanager
def chair(person: BrowserPlayer, table: str) -> Iterator[Chair]:
    cookies = "; ".join(f"{one.get('name')}={one.get('value')}" for one in person.page.context.cookies())
    with connect(person.socket, additional_headers={**person.headers, "Cookie": cookies}) as socket:
        yield Chair(socket, table)


def nearly_won(ana: BrowserPlayer, ben: BrowserPlayer, game: str) -> str:
    """Ben does nothing for a while; then a bot replaces Ben. Returns the table, where it is Ana's move."""
    table = seated(ana, ben, game=game, seat=0, **TERMS[game])
    try:
        step = lead(ana, ben, game, table)
    except OverTooSoon:
        return nearly_won(ana, ben, game)
    until_kept(ana, table)
    terms = {"step": step, "seat": 0, "kind": "bot", "bots": ["easy"]}
    goes_on: str = ana.post(f"replays/{table}/play-on", terms)["table"]
    return goes_on


def lead(ana: BrowserPlayer, ben: BrowserPlayer, game: str, table: str) -> int:
    """Play until it is nearly won, then one step further, and give up; the number of steps before that last one."""
    with chair(ana, table) as near, chair(ben, table) as far:
        steps, view = {"threelines": lead_lines, "generals": lead_generals}[game](near, far)
        near.act(view, view["question"]["legal"][0])
        near.concede()
    return steps


def lead_lines(near: Chair, far: Chair) -> tuple[int, View]:
    """One side alone places cards until it is nearly won: how many actions that took, and how it looks."""
    steps = 0
    while (view := near.asked())["shown"]["players"][1]["hp"] > LEFT["threelines"]:
        near.act(view, max(view["question"]["legal"], key=placed))
        view = far.asked()
        far.act(view, view["question"]["legal"][0])
        steps += 2
    return steps, view


def placed(offer: Offer) -> int:
    return sum(offer["parts"][line] is not None for line in ("left", "center", "right"))


def lead_generals(near: Chair, far: Chair) -> tuple[int, View]:
    """One side alone moves and fights until it is nearly won: how many actions that took, and how it looks."""
    for player in (near, far):
        view = player.asked()
        player.act(view, view["question"]["legal"][0])
    steps = 2
    while health(view := near.asked()) > LEFT["generals"]:
        best = max(view["question"]["legal"], key=lambda one: wish(view, one))
        near.act(view, best)
        steps += 1
        if best["parts"]["kind"] == "end":
            view = far.asked()
            far.act(view, next(one for one in view["question"]["legal"] if one["parts"]["kind"] == "end"))
            steps += 1
    return steps, view


def health(view: View) -> int:
    """What is left to the general of the far side."""
    left: int = next(unit["health"] for unit in view["shown"]["units"] if unit["general"] and unit["owner"] == 1)
    return left


def wish(view: View, offer: Offer) -> float:
    """How much a simple mind wants that: strike the general, else anybody; bring more; go nearer."""
    parts, units = offer["parts"], {unit["square"]: unit for unit in view["shown"]["units"]}
    enemy = next(square for square, unit in units.items() if unit["general"] and unit["owner"] == 1)
    match parts["kind"]:
        case "attack":
            return 1000 if parts["to"] == enemy else 500 + float(units[parts["to"]]["attack"])
        case "play" if parts["square"] and view["shown"]["players"][0]["hand"][parts["slot"] - 1]["attack"] is not None:
            return 300 - far_apart(parts["square"], enemy)
        case "choose" | "enough":
            return 200
        case "move" if (nearer := far_apart(parts["from"], enemy) - far_apart(parts["to"], enemy)) > 0:
            return 100 + nearer
        case "end":
            return 0
    return -1


def far_apart(one: str, other: str) -> float:
    across = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    along = abs(int(one[1]) - int(other[1]))
    return max(across, along) + (across + along) / 20
