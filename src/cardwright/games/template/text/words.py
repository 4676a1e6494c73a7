"""Magpies in sentences."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.model import events
from cardwright.games.template.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event, known_by
from cardwright.kernel.text.sentences import capital, counted, does, listed, who, whose

REASONS: Final[dict[int, str]] = {
    events.GOAL: "somebody has gathered enough glitter",
    events.LAST_ROUND: "the last round is over",
    events.LAST_MAGPIE: "nobody else is left",
}


def event_text(s: Position, event: Event, reader: i64) -> str:
    """What happened, as one reader hears it."""
    event = known_by(event, events.KINDS[event.kind], reader)
    if event.kind == events.DAWN:
        return f"Round {event.a} begins."
    if event.kind == events.SHUFFLE:
        return "The discard pile is shuffled and becomes the deck."
    if event.kind == events.END:
        return end_text(s, event, reader)
    if event.kind in (events.SET_OFF, events.RESOLVE, events.FIZZLE, events.DISCARD):
        return card_text(s, event, reader)
    return does(event.seat, reader, deed_text(s, event, reader))


def card_text(s: Position, event: Event, reader: i64) -> str:
    card = s.cards.name(event.a)
    owner = capital(whose(event.seat, reader))
    if event.kind == events.SET_OFF:
        return f"{owner} {card} is set off."
    if event.kind == events.RESOLVE:
        return f"{owner} {card} happens."
    if event.kind == events.FIZZLE:
        return f"{owner} {card} comes to nothing."
    return f"{owner} {card} is discarded."


def deed_text(s: Position, event: Event, reader: i64) -> str:
    """What somebody does, beginning with the verb as it follows "you"."""
    if event.kind == events.DRAW:
        return f"draw {s.cards.name(event.a)}"
    if event.kind == events.BID:
        return f"bid {event.a}"
    if event.kind == events.LEAD:
        return f"lead the round for {event.a} glitter"
    if event.kind == events.FORAGE:
        return "forage"
    if event.kind == events.PLAY:
        return f"play {s.cards.name(event.a)}"
    if event.kind == events.NEGATE:
        return f"negate {s.cards.name(event.a)}"
    if event.kind == events.CHARM:
        return f"put {s.cards.name(event.a)} into play"
    if event.kind == events.LOOK:
        return f"look at {counted(event.a, 'card')} of the deck"
    if event.kind == events.LEAVE:
        return "give up"
    return loot_text(s, event, reader)


def loot_text(s: Position, event: Event, reader: i64) -> str:
    if event.kind == events.GAIN:
        return f"gain {event.a} glitter: {event.b} in all"
    if event.kind == events.LOSE:
        return f"lose {event.a} glitter: {event.b} left"
    if event.kind == events.STEAL:
        return f"steal {event.b} glitter from {who(event.a, reader)}"
    return f"take {s.cards.name(event.b)} from {whose(event.a, reader)} hand"


def end_text(s: Position, event: Event, reader: i64) -> str:
    reason = REASONS[int(event.a)]
    winners = [who(seat, reader) for seat in s.result or ()]
    if not winners:
        return f"The game is a draw: {reason}."
    names = listed(winners)
    verb = "win" if len(winners) > 1 or names == "you" else "wins"
    return f"{capital(names)} {verb}: {reason}."
