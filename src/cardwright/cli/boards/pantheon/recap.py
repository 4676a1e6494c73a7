"""What happened, in paragraphs: each begins with something a player did."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.state import Position
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game

BEGINNINGS: Final = (
    *(events.BEGIN, events.CHOOSE_HERO, events.TURN, events.MANA, events.PLAY, events.CAST, events.ACTIVATE),
    *(events.ATTACK, events.RESOLVE, events.NEGATE, events.FIZZLE, events.TRIGGER, events.END_TURN, events.END),
    *(events.ELIMINATE, events.LEAVE),
)
SILENT: Final = (events.READY_ALL, events.PASS, events.OFFER, events.PAY)
ATTACK_LINK: Final = 3
UNSEEN: Final = " draws a card."


def paragraphs(happened: Sequence[Event]) -> list[list[Event]]:
    """What a player did, and what came of it. That an attack Exhausts the attacker goes without saying."""
    found: list[list[Event]] = []
    attacks = False
    for event in happened:
        if event.kind in SILENT:
            continue
        if not found or event.kind in BEGINNINGS:
            attacks = event.kind in (events.RESOLVE, events.NEGATE, events.FIZZLE) and event.b == ATTACK_LINK
            found.append([])
        if not (attacks and event.kind == events.EXHAUST):
            found[-1].append(event)
    return found


def met(happened: Sequence[Event]) -> dict[int, Event]:
    """For each thing, by number, an event that names its card: so things that are gone still have a name."""
    came = {int(event.b): event for event in happened if event.kind in (events.PLAY, events.SUMMON, events.RETURN)}
    went = {int(event.a): event for event in happened if event.kind in (events.DESTROY, events.SACRIFICE)}
    return came | went


def told(game: Game[Position], s: Position, chapter: Sequence[Event], reader: int) -> str:
    """A paragraph; cards that others draw are counted."""
    sentences: list[str] = []
    for sentence, same in groupby(game.event_text(s, event, reader) for event in chapter):
        count = len(list(same))
        if sentence.endswith(UNSEEN) and count > 1:
            sentences.append(f"{sentence.removesuffix(UNSEEN)} draws {count} cards.")
        else:
            sentences += [sentence] * count
    return " ".join(filter(None, sentences))
