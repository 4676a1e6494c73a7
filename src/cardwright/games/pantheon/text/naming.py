"""What players, heroes, things and links are called in a sentence, for one reader."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, MANA, Position, Thing
from cardwright.games.pantheon.model.target import IN_PILE, SPELL_LINK, Target
from cardwright.kernel.bits import i64
from cardwright.kernel.link import card_of
from cardwright.kernel.text import naming
from cardwright.kernel.text.naming import UNKNOWN, card_told, told_of
from cardwright.kernel.text.sentences import who, whose

TELLING: Final = (events.DESTROY, events.SACRIFICE, events.PLAY, events.SUMMON, events.RETURN, events.ATTACK)


def table_name(s: Position, ref: i64, reader: i64) -> str:
    """``you``, ``your Imp Kindler``, ``P2's Stone Golem #17``."""
    if ref < FIRST_THING:
        return who(ref - FIRST_HERO, reader)
    return f"{whose(owner_of(s, ref), reader)} {thing_name(s, ref)}" if owner_of(s, ref) >= 0 else f"#{ref}"


def thing_name(s: Position, ref: i64, known: i64 = UNKNOWN) -> str:
    """``known`` is its card, where told."""
    card = known if known > MANA else card_on_table(s, ref)
    return naming.thing_name(s, ref, card, [thing for player in s.players for thing in player.field])


def card_on_table(s: Position, ref: i64) -> i64:
    """The card of a thing; of one that is gone, as far as what has just happened tells it."""
    thing = s.find(ref)
    return card_told(told_of(s, ref, events.KINDS, TELLING), events.KINDS) if thing is None else thing.card


def owner_of(s: Position, ref: i64) -> i64:
    thing = s.find(ref) or told_of(s, ref, events.KINDS, TELLING)
    return UNKNOWN if thing is None else thing.owner if isinstance(thing, Thing) else thing.seat


def chosen_name(s: Position, target: Target, ref: i64, reader: i64) -> str:
    """What was chosen for an effect."""
    if target.what == IN_PILE:
        return f"{s.cards.name(ref - 1)} in the discard pile"
    if target.what < SPELL_LINK:
        return table_name(s, ref, reader)
    if not 0 < ref <= len(s.chain):
        return f"link {ref}"
    link = s.chain[ref - 1]
    return f"{whose(link.seat, reader)} {s.cards.name(card_of(link))}"
