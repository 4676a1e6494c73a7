"""Lets any agent play at a table online."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from cardwright.agents.agent import Agent
from cardwright.agents.answer import answer_of
from cardwright.client.client import Client
from cardwright.client.errors import ServerRefused
from cardwright.client.seat import Seat
from cardwright.games import load
from cardwright.kernel.game import Game
from cardwright.match.card_variants import card_variant
from cardwright.wire.view import Look, Rules


async def play_seat(seat: Seat, agent: Agent) -> Look:
    """Let an agent answer whatever its seat is asked; returns the view in which the match is over.

    It ignores questions that need no answer.
    """
    async for look in seat.turns():
        assert seat.rules is not None
        assert look.question is not None
        if not look.question.optional:
            await answer(seat, await asyncio.to_thread(choice, agent, look, seat.rules))
    assert seat.look is not None
    return seat.look


async def answer(seat: Seat, action: int) -> None:
    """Give an answer; if somebody was faster, the next view asks again."""
    try:
        await seat.act(action)
    except ServerRefused as refused:
        if not refused.closed:
            raise


def choice(agent: Agent, look: Look, rules: Rules) -> int:
    """What the agent would answer."""
    assert look.question is not None
    game = load(look.game)
    actions = [offer.action for offer in look.question.legal]
    return answer_of(agent, game, position_in(look, game, rules), look.seat, actions, secrets.randbits(31))


def position_in(look: Look, game: Game[Any], rules: Rules) -> Any:
    """The position of a view: the mask that agents are shown everywhere; other cards than the server's are refused."""
    written = {
        "game": game.name,
        "options": rules.options,
        "cards": rules.cards,
        "position": msgspec.json.decode(look.position),
    }
    return game.decode(written, card_variant(game, rules.changes.cards if rules.changes else {}))


def play(urls: str | Sequence[str], game: str, agent: Agent, deck: str = "", seats: int | None = None) -> Look:
    """Let an agent play one quick match as a guest, with ``seats`` players or as few as the game allows."""

    async def one_match() -> Look:
        async with Client.guest(urls) as client:
            table = (await client.quick(game, deck=deck, seats=seats)).table
            while True:
                end = await play_seat(await client.watch(table), agent)
                if end.status != "void" or not end.rematch:
                    return end
                table = end.rematch  # who waited elsewhere plays there

    return asyncio.run(one_match())
