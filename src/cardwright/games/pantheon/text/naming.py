"""What players, heroes, things and links are called in a sentence, for one reader."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.link import card_of
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, MANA, Position
from cardwright.games.pantheon.model.target import IN_PILE, SPELL_LINK, Target
from cardwright.kernel.bits import i64
from cardwright.kernel.text.sentences import who, whose

UNKNOWN: Final = -1


def table_name(s: Position, ref: i64, reader: i64) -> str:
    """``you``, ``your Imp Kindler``, ``P2's Stone Golem #17``."""
    if ref < FIRST_THING:
        return who(ref - FIRST_HERO, reader)
    return f"{whose(owner_of(s, ref), reader)} {thing_name(s, ref)}" if owner_of(s, ref) >= 0 else f"#{ref}"


def thing_name(s: Position, ref: i64, known: i64 = UNKNOWN) -> str:
    """Its number is said only where another card of that name is on the table; ``known`` is its card, where told."""
    card = known if known > MANA else card_on_table(s, ref)
    if card == UNKNOWN:
        return f"#{ref}"
    name = s.cards.name(card)
    for player in s.players:
        for thing in player.field:
            if thing.card == card and thing.id != ref:
                return f"{name} #{ref}"
    return name


def card_on_table(s: Position, ref: i64) -> i64:
    """The card of a thing; of one that is gone, as far as what has just happened tells it."""
    thing = s.find(ref)
    if thing is not None:
        return thing.card
    for event in s.events:
        if event.kind in (events.DESTROY, events.SACRIFICE) and event.a == ref:
            return event.b
        if event.kind in (events.PLAY, events.SUMMON, events.RETURN) and event.b == ref:
            return event.a
        if event.kind == events.ATTACK and event.a == ref:
            return event.c
    return UNKNOWN


def owner_of(s: Position, ref: i64) -> i64:
    thing = s.find(ref)
    if thing is not None:
        return thing.owner
    for event in s.events:
        if event.kind in (events.DESTROY, events.SACRIFICE, events.ATTACK) and event.a == ref:
            return event.seat
        if event.kind in (events.PLAY, events.SUMMON, events.RETURN) and event.b == ref:
            return event.seat
    return UNKNOWN


def chosen_name(s: Position, target: Target, ref: i64, reader: i64) -> str:
    """What was chosen for an effect."""
    if target.what == IN_PILE:
        return f"{s.cards.name(ref - 1)} in the discard pile"
    if target.what < SPELL_LINK:
        return table_name(s, ref, reader)
    if ref > len(s.chain):
        return f"link {ref}"
    link = s.chain[ref - 1]
    return f"{whose(link.seat, reader)} {s.cards.name(card_of(link))}"
