"""Decks that players keep, and whether they may be played."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta

from cardwright.kernel.errors import BadInput, CardwrightError
from cardwright.kernel.game import Game
from cardwright.kernel.text.deck_lines import doubts_in
from cardwright.match.deck_code import deck_code, deck_text
from cardwright.server.api.endpoint import ANYONE, ROOT, Call, Endpoint, Refusal
from cardwright.server.api.games import game_of
from cardwright.server.store.rows import DeckRecord
from cardwright.wire.bodies.decks import DeckKept, DeckRead, DeckText, DoubtfulLine

if TYPE_CHECKING:
    from cardwright.server.node import Node

MOST: Final = 200  # decks of one player
GAME: Final = {"game": Annotated[str, Meta(max_length=40)]}


async def check(_: Node, call: Call) -> list[str]:
    return problems(call.path["game"], call.body.text)


async def read_text(_: Node, call: Call) -> DeckRead:
    game, given = decked(call), call.body.text
    try:
        text = deck_text(game, given)
    except BadInput as problem:
        return DeckRead(given, "", [DoubtfulLine(given.strip(), str(problem), [])])
    doubts = [DoubtfulLine(doubt.line, doubt.problem, doubt.near) for doubt in doubts_in(text, game.cards())]
    return DeckRead(text, "" if doubts else deck_code(game, text), doubts)


def decked(call: Call) -> Game[Any]:
    """The game of the call, if it is played with decks."""
    game = game_of(call.path["game"])
    if not game.starters():
        raise Refusal(409, f"{game.title} is played without decks")
    return game


async def save(node: Node, call: Call) -> DeckKept:
    game = decked(call)
    kept = await node.store.decks.of(call.me.id)
    replaced = any(deck.game == game.name and deck.name == call.body.name for deck in kept)
    if len(kept) >= MOST and not replaced:
        raise Refusal(409, f"you already keep {MOST} decks, which is the most; delete one first")
    text = deck_text(game, call.body.text)
    id = await node.store.decks.save(call.me.id, game.name, call.body.name, text, time.time())
    return shown(await own(node, call, id))


async def listed(node: Node, call: Call) -> list[DeckKept]:
    return [shown(deck) for deck in await node.store.decks.of(call.me.id, call.query.get("game"))]


async def read(node: Node, call: Call) -> DeckKept:
    return shown(await own(node, call, call.path["deck"]))


async def remove(node: Node, call: Call) -> None:
    if not await node.store.decks.remove(call.path["deck"], call.me.id):
        raise no_deck()


async def own(node: Node, call: Call, id: str) -> DeckRecord:
    """A deck of the caller; decks of others look as if they did not exist."""
    deck = await node.store.decks.get(id)
    if deck is None or deck.player != call.me.id:
        raise no_deck()
    return deck


def no_deck() -> Refusal:
    return Refusal(404, "you have no such deck")


def shown(deck: DeckRecord) -> DeckKept:
    return DeckKept(deck.id, deck.game, deck.name, deck.text, problems(deck.game, deck.text), deck.updated)


def problems(name: str, text: str) -> list[str]:
    """Why a deck may not be played by the standard rules."""
    game = game_of(name)
    try:
        return game.deck_problems(deck_text(game, text), game.variants()["standard"])
    except CardwrightError as error:
        return [str(error)]


ENDPOINTS: Final = (
    Endpoint("GET", f"{ROOT}/decks", listed, answer=list[DeckKept], summary="The player's own decks", query=GAME),
    Endpoint("GET", f"{ROOT}/decks/{{deck}}", read, answer=DeckKept, summary="One of the player's own decks"),
    Endpoint("DELETE", f"{ROOT}/decks/{{deck}}", remove, summary="Delete a deck"),
    Endpoint(
        "POST",
        f"{ROOT}/games/{{game}}/decks",
        save,
        DeckText,
        DeckKept,
        "Keep a deck from its list or code; one of the same name is replaced",
        limit="deck",
        refuses=(409,),
        status=201,
    ),
    Endpoint(
        "POST",
        f"{ROOT}/games/{{game}}/decks/check",
        check,
        DeckText,
        list[str],
        "What is wrong with a deck; nothing is kept",
        ANYONE,
        "deck",
    ),
    Endpoint(
        "POST",
        f"{ROOT}/games/{{game}}/decks/read",
        read_text,
        DeckText,
        DeckRead,
        "A deck as a list and as a code, with the cards that unknown names may mean; nothing is kept",
        ANYONE,
        "deck",
        refuses=(409,),
    ),
)
