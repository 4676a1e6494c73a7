"""Tables that begin from a position as a person writes it, so that no test waits for luck."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any, Final, Protocol

from cardwright.games import load
from cardwright.kernel.options import changed
from tests.server.serve_command import WAIT, Server


class Guest(Protocol):
    """Somebody who can ask the server for a table."""

    def post(self, path: str, body: object = None) -> Any: ...


UNHURRIED: Final = {"turn_seconds": 3600, "answer_seconds": 3600}  # a busy machine plays slowly


def prepared(
    server: Server,
    position: str,
    *players: Guest,
    bots: Sequence[str] = (),
    game: str = "pantheon",
    options: dict[str, object] | None = None,
    **terms: object,
) -> str:
    """A table with the players on the first seats and the bots after them; the match begins there. The table's id."""
    first, *others = players
    usual = load(game).options()()
    rules = {**{name: time for name, time in UNHURRIED.items() if hasattr(usual, name)}, **(options or {})}
    size = len(players) + len(bots)
    made = first.post("tables", {"game": game, "kind": "open", "seats": size, "seat": 0, "options": rules, **terms})
    table: str = made["table"]
    lay(server, table, game, position, rules)
    for seat, other in enumerate(others, 1):
        other.post(f"tables/{table}/join", {"seat": seat})
    for seat, level in enumerate(bots, len(players)):
        first.post(f"tables/{table}/bots", {"seat": seat, "bot": level})
    return table


def lay(server: Server, table: str, game: str, position: str, rules: dict[str, object]) -> None:
    """Let a table that waits for players begin there, as one does that goes on from a replay."""
    found: Any = load(game)
    start = found.encode(found.read_position(position, changed(found.options()(), rules)))
    with closing(sqlite3.connect(server.folder / "cardwright.db", timeout=WAIT)) as database, database:
        database.execute("UPDATE tables SET start = ? WHERE id = ?", (json.dumps(start), table))
