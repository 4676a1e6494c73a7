"""What a link shows where it is shared: a title and a sentence about the match, replay, deck or card behind it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from cardwright.games import NAMES, load
from cardwright.server.store.away import is_database_away
from cardwright.server.store.rows import TableRecord
from cardwright.server.store.text_column import NotText

if TYPE_CHECKING:
    from cardwright.server.node import Node

HEAD_ENDS: Final = b"</head>"
DRAWN: Final = frozenset(NAMES) - {"template"}  # the games of which there is a picture
MOST: Final = 60  # letters of a deck's name
COUNTED: Final = re.compile(r"(\d{1,2})-\w+")


@dataclass(frozen=True)
class Teaser:
    """What is said about a page before it is opened."""

    title: str
    text: str
    game: str = ""

    @property
    def picture(self) -> str:
        """Where the picture lies: characters of the game, or of all games."""
        return f"share/{self.game if self.game in DRAWN else 'cardwright'}.jpg"


EVERYTHING: Final = Teaser("Cardwright", "Card battle games in the browser, against people or strong bots.")


async def teaser(node: Node, request: Request) -> Teaser:
    """The teaser of an address; nothing in it that a visitor could not see by opening it."""
    first, _, rest = request.scope["path"].strip("/").partition("/")
    try:
        if first in ("table", "replay"):
            return about_match(await node.store.tables.get(rest))
        if first == "join":
            return about_invitation(await node.store.tables.by_invite(rest))
    except NotText:
        return EVERYTHING
    except Exception as error:
        if not is_database_away(error):
            raise
    if first == "cards":
        return about_card(rest, request.query_params.get("card", ""))
    if first == "decks":
        return about_deck(rest.partition("/")[0], request.query_params)
    return EVERYTHING


def about_match(record: TableRecord | None) -> Teaser:
    if record is None or record.status == "void":
        return EVERYTHING
    title, people = load(record.game).title, [seat.name for seat in record.seats if seat.name]
    if record.status == "over":
        return Teaser(
            f"{' against '.join(people)} · {title}", f"{how_it_ended(record)} Watch it step by step.", record.game
        )
    if record.kind == "private":
        return Teaser(f"A match of {title}", "A private table at Cardwright.", record.game)
    if record.status == "open":
        text = "A seat is free: come and play in your browser."
        return Teaser(f"{' and '.join(people)} at a table of {title}", text, record.game)
    return Teaser(f"{' against '.join(people)} · {title}", "The match is on: come and watch.", record.game)


def how_it_ended(record: TableRecord) -> str:
    winners = [record.seats[seat].name for seat in record.result or []]
    return f"{' and '.join(winners)} won." if winners else "It ended without a winner."


def about_invitation(record: TableRecord | None) -> Teaser:
    if record is None or record.status != "open":
        return EVERYTHING
    host = next((seat.name for seat in record.seats if seat.player), "Somebody")
    title, cards = load(record.game).title, " with changed cards" if record.changes else ""
    text = "Sit down and play in your browser, without an account."
    return Teaser(f"{host} invites you to {title}{cards}", text, record.game)


def about_deck(game: str, given: Mapping[str, str]) -> Teaser:
    if game not in NAMES or not given.get("cards"):
        return EVERYTHING
    count = sum(int(number) for number in COUNTED.findall(given["cards"]))
    name = (given.get("name") or "A deck")[:MOST]
    return Teaser(f"{name} · {load(game).title}", f"A deck of {count} cards to look at, change and play.", game)


def about_card(game: str, key: str) -> Teaser:
    if game not in NAMES:
        return EVERYTHING
    found = load(game)
    facts = next((card.facts() for card in found.cards().all if card.key == key), None)
    if facts is None:
        return Teaser(f"The cards of {found.title}", "Every card by its picture, with what it does.", game)
    return Teaser(f"{facts['name']} · {found.title}", str(facts.get("text") or "A card by its picture."), game)


def with_teaser(page: bytes, found: Teaser, request: Request) -> bytes:
    """The page with what a messenger reads in its head."""
    base = str(request.base_url)
    told = {
        "og:site_name": "Cardwright",
        "og:type": "website",
        "og:title": found.title,
        "og:description": found.text,
        "og:url": base.rstrip("/") + request.scope["path"],
        "og:image": base + found.picture,
        "twitter:card": "summary_large_image",
    }
    tags = "".join(f'<meta property="{escape(name)}" content="{escape(text)}" />\n' for name, text in told.items())
    return page.replace(HEAD_ENDS, tags.encode() + HEAD_ENDS, 1)
