"""Threelines in sentences."""

from __future__ import annotations

from cardwright.games.threelines.model import events
from cardwright.games.threelines.model.actions import LINE_NAMES
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.state import NOBODY
from cardwright.kernel.text.sentences import capital, does, is_you, whose


def event_text(s: Position, event: Event, reader: i64) -> str:
    """What happened, as one reader hears it."""
    if event.kind == events.ROUND:
        return f"Round {event.a}."
    if event.kind == events.COIN:
        draw = "draw" if is_you(event.seat, reader) else "draws"
        return does(event.seat, reader, f"win the coin toss and {draw} first")
    if event.kind == events.DRAW:
        return does(event.seat, reader, f"draw {s.cards.name(event.a)}")
    if event.kind == events.MANA:
        return does(event.seat, reader, f"have {event.b} mana")
    if event.kind == events.PLACE:
        return does(event.seat, reader, f"place {s.cards.name(event.a)} {at(event.b)} for {event.c} mana")
    if event.kind == events.END:
        return end_text(event, reader)
    return fight_text(s, event, reader)


def at(line: i64) -> str:
    return "in the center" if line == 1 else f"on the {LINE_NAMES[line]}"


def fight_text(s: Position, event: Event, reader: i64) -> str:
    card = s.cards.name(event.a)
    if event.kind == events.STRIKE:
        struck = s.cards.name(event.c)
        left = f"{event.d} defence left" if event.d > 0 else "no defence left"
        return f"{capital(whose(event.seat, reader))} {card} strikes {struck}: {left}."
    if event.kind == events.DESTROY:
        return f"{capital(whose(event.seat, reader))} {card} is destroyed."
    return f"{card} hits {whose(event.seat, reader)} avatar for {event.c}: {event.d} health left."


def end_text(event: Event, reader: i64) -> str:
    reasons = {
        events.BY_HP: "the other avatar has no health left",
        events.BOTH_DOWN: "both avatars fell in the same round",
        events.OUT_OF_CARDS: "both players are out of cards",
        events.IDLE: "nothing has happened for too many rounds",
        events.ROUND_LIMIT: "the last round has been played",
        events.CONCEDED: "the other player gave up",
    }
    reason = reasons[int(event.a)]
    if event.seat == NOBODY:
        return f"The match is a draw: {reason}."
    return does(event.seat, reader, f"win: {reason}")
