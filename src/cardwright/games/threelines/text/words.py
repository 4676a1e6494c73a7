"""Threelines in sentences."""

from __future__ import annotations

from cardwright.games.threelines.model import events
from cardwright.games.threelines.model.actions import LINE_NAMES
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.state import NOBODY


def who(seat: i64, reader: i64) -> str:
    return "You" if seat == reader and seat != NOBODY else f"P{seat + 1}"


def whose(seat: i64, reader: i64) -> str:
    return "your" if seat == reader and seat != NOBODY else f"P{seat + 1}'s"


def event_text(s: Position, event: Event, reader: i64) -> str:
    """What happened, as one reader hears it."""
    actor = who(event.seat, reader)
    you = actor == "You"
    if event.kind == events.ROUND:
        return f"Round {event.a}."
    if event.kind == events.COIN:
        return f"{actor} {'win' if you else 'wins'} the coin toss and {'draw' if you else 'draws'} first."
    if event.kind == events.DRAW:
        return f"{actor} {'draw' if you else 'draws'} {s.cards.name(event.a)}."
    if event.kind == events.MANA:
        return f"{actor} {'have' if you else 'has'} {event.b} mana."
    if event.kind == events.PLACE:
        return f"{actor} {'place' if you else 'places'} {s.cards.name(event.a)} {at(event.b)} for {event.c} mana."
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


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


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
    actor = who(event.seat, reader)
    return f"{actor} {'win' if actor == 'You' else 'wins'}: {reason}."
