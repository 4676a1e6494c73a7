"""Everything a page is told over its WebSockets, searched for what its reader may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

# Where a position, what is shown of it and an event name a card, and where several; a count has the name of a pile too.
ONE: Final = {"card", "hero"}
SEVERAL: Final = {
    *("hand", "deck", "pile", "offers", "cards", "field"),
    *("graveyard", "removed", "shards", "mana_zone", "traps"),
}


class Ear:
    """Everything a page was told over its WebSockets."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def assert_ignorant(self, names: tuple[str, ...], facts: dict[str, Any]) -> None:
        """None of these cards is on the page or in any message, by its name, its key or its number."""
        assert self.frames, "nothing was heard at all"
        places = {place: card for place, card in enumerate(facts["cards"]) if card["name"] in names}
        assert len(places) == len(set(names))
        heard = "".join(self.frames)
        told = [card["name"] for card in places.values() if card["name"] in heard or f'"{card["key"]}"' in heard]
        seen = [name for name in names if name in self.page.content()]
        numbers = {number for frame in self.frames for number in card_numbers(json.loads(frame))}
        assert (told, seen, numbers & set(places)) == ([], [], set())


def card_numbers(message: Any, within: bool = False) -> Iterator[int]:
    """Every number in a message that stands for a card."""
    if isinstance(message, dict):
        for key, value in message.items():
            named = key in (ONE if isinstance(value, int) else SEVERAL)
            yield from card_numbers(value, named) if key != "rules" else ()
    elif isinstance(message, list):
        for value in message:
            yield from card_numbers(value, within)
    elif within and isinstance(message, int):
        yield message
