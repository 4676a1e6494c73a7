"""What things in play are called in a sentence, also those that have just left it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.effects.thing import Thing
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.state import State

UNKNOWN: Final = -1
ITS_NUMBER: Final = ("thing", "attacker")  # how an event names the number of a thing


def thing_name(s: State, ref: i64, card: i64, in_play: Iterable[Thing]) -> str:
    """Its number is said only where another card of that name is in play, or where its card is unknown."""
    if card == UNKNOWN:
        return f"#{ref}"
    twins = [thing for thing in in_play if thing.card == card and thing.id != ref]
    return f"{s.cards.name(card)} #{ref}" if twins else s.cards.name(card)


def told_of(s: State, ref: i64, kinds: Sequence[EventKind], telling: Sequence[int]) -> Event | None:
    """Which of the things that have just happened tells the card and the owner of a thing."""
    for event in s.events:
        if event.kind in telling:
            names = kinds[event.kind].numbers
            if any(name in names and event.number(names.index(name)) == ref for name in ITS_NUMBER):
                return event
    return None


def card_told(event: Event | None, kinds: Sequence[EventKind]) -> i64:
    return UNKNOWN if event is None else event.numbers(kinds[event.kind])["card"]
