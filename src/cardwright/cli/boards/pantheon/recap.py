"""How what happened in Pantheon is divided: each paragraph begins with something a player did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.cli.boards.paragraphs import divided
from cardwright.games.pantheon.model import events
from cardwright.kernel.event import Event

BEGINNINGS: Final = (
    *(events.BEGIN, events.CHOOSE_HERO, events.TURN, events.MANA, events.PLAY, events.CAST, events.ACTIVATE),
    *(events.ATTACK, events.RESOLVE, events.NEGATE, events.FIZZLE, events.TRIGGER, events.END_TURN, events.END),
    *(events.ELIMINATE, events.LEAVE),
)
SILENT: Final = (events.READY_ALL, events.PASS, events.OFFER, events.PAY)
LINKS: Final = (events.RESOLVE, events.NEGATE, events.FIZZLE)
ATTACK_LINK: Final = 3


def paragraphs(happened: Sequence[Event]) -> list[list[Event]]:
    """What a player did, and what came of it. That an attack Exhausts the attacker goes without saying."""
    told = [event for event in happened if event.kind not in SILENT]
    return [
        [event for event in chapter if not (is_attack(chapter[0]) and event.kind == events.EXHAUST)]
        for chapter in divided(told, lambda event: event.kind in BEGINNINGS)
    ]


def is_attack(event: Event) -> bool:
    return event.kind in LINKS and event.b == ATTACK_LINK


def met(happened: Sequence[Event]) -> dict[int, Event]:
    """For each thing, by number, an event that names its card: so things that are gone still have a name."""
    came = {int(event.b): event for event in happened if event.kind in (events.PLAY, events.SUMMON, events.RETURN)}
    went = {int(event.a): event for event in happened if event.kind in (events.DESTROY, events.SACRIFICE)}
    return came | went
