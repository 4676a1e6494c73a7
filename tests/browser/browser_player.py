"""The players of a test: each has a separate browser profile, and can ask the server what the page would ask."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, Page
from websockets.sync.client import connect

from tests.server.serve_command import WAIT

API: Final = "/api/v1/"
# The page knows its player; only the first time, so that a player who leaves is gone.
REMEMBER: Final = """if (!sessionStorage.getItem('began')) {
  sessionStorage.setItem('began', 'yes');
  localStorage.setItem('cardwright.me', %s);
}"""


class BrowserPlayer:
    """A player who has logged in as a guest; their page is not open yet."""

    def __init__(self, page: Page, server: str) -> None:
        self.page = page
        self.api = page.context.request
        self.headers = {"Origin": server}
        self.socket = f"{server.replace('http', 'ws', 1)}{API}ws"
        me = self.post("guest")
        self.id: str = me["player"]
        self.name: str = me["name"]
        page.add_init_script(REMEMBER % json.dumps(json.dumps(me)))

    def post(self, path: str, body: object = None) -> Any:
        return told(self.api.post(API + path, data=body, headers=self.headers))

    def send(self, path: str, body: object = None) -> None:
        """Post what is not answered with anything."""
        answer = self.api.post(API + path, data=body, headers=self.headers)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"

    def put(self, path: str, body: object = None) -> Any:
        return told(self.api.put(API + path, data=body, headers=self.headers))

    def get(self, path: str) -> Any:
        return told(self.api.get(API + path))

    def tell(self, **message: object) -> dict[str, Any]:
        """Send one message over a WebSocket beside the page's own; the answer to it."""
        cookies = "; ".join(f"{one.get('name')}={one.get('value')}" for one in self.page.context.cookies())
        with connect(self.socket, additional_headers={**self.headers, "Cookie": cookies}) as socket:
            socket.send(json.dumps({"id": 1, **message}))
            while (answer := json.loads(socket.recv(WAIT))).get("id") != 1:
                pass
        found: dict[str, Any] = answer
        return found


def told(answer: APIResponse) -> Any:
    assert answer.ok, f"{urlsplit(answer.url).path}: {answer.status} {answer.text()}"
    return answer.json()


def seated(*players: BrowserPlayer, game: str, **terms: object) -> str:
    """Sit the players down at a table of their own; the match begins. The table's id."""
    first, *others = players
    made = first.post("tables", {"game": game, "kind": "private", **terms})
    for other in others:
        other.post(f"tables/join/{made['invite']}")
    table: str = made["table"]
    return table
