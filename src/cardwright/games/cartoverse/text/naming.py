"""What players, heroes, creatures, places and links are called in a sentence, for one reader."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.board import FIRST_COLUMN, FIRST_HERO, FIRST_ROW, FIRST_THING, SLOTS, ZONE_WORDS
from cardwright.games.cartoverse.model.card import Activation
from cardwright.games.cartoverse.model.link import ABILITY, ATTACK, ENDING, SETTING
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import IN_GRAVEYARD, SPELL_LINK, Target
from cardwright.kernel.bits import i64
from cardwright.kernel.link import card_of, which_of
from cardwright.kernel.text import naming
from cardwright.kernel.text.naming import UNKNOWN, card_told, told_of
from cardwright.kernel.text.sentences import who, whose

TELLING: Final = (
    *(events.DIE, events.FALL, events.ATTACK, events.MOVE),
    *(events.SUMMON, events.RETURN, events.LAY),
)


def board_name(s: Duel, ref: i64, reader: i64) -> str:
    """``you``, ``your Fox Scout``, ``P2's Stone Giant #17``, ``P1's Attack zone``, ``column 2``."""
    if ref < FIRST_ROW:
        return who(ref - FIRST_HERO, reader)
    if ref < FIRST_COLUMN:
        return f"{whose((ref - FIRST_ROW) // 2, reader)} {ZONE_WORDS[(ref - FIRST_ROW) % 2].title()} zone"
    if ref < FIRST_THING:
        return f"column {ref - FIRST_COLUMN + 1}"
    owner = owner_of(s, ref)
    return f"{whose(owner, reader)} {thing_name(s, ref)}" if owner >= 0 else thing_name(s, ref)


def slot_name(place: i64) -> str:
    if not 0 <= place < SLOTS * len(ZONE_WORDS):
        return "a slot"
    return f"slot {place % SLOTS + 1} of the {ZONE_WORDS[place // SLOTS].title()} zone"


def thing_name(s: Duel, ref: i64, known: i64 = UNKNOWN) -> str:
    """``known`` is its card, where told."""
    card = known if known >= 0 else card_on_board(s, ref)
    return naming.thing_name(s, ref, card, [thing for player in s.players for thing in player.creatures])


def card_on_board(s: Duel, ref: i64) -> i64:
    """The card of a thing; of one that is gone, as far as what has just happened tells it."""
    thing = s.find(ref) or s.enchant(ref)
    return card_told(told_of(s, ref, events.KINDS, TELLING), events.KINDS) if thing is None else thing.card


def owner_of(s: Duel, ref: i64) -> i64:
    owner = s.controller(ref)
    event = told_of(s, ref, events.KINDS, TELLING) if owner < 0 else None
    return owner if event is None else event.seat


def chosen_name(s: Duel, target: Target, ref: i64, reader: i64) -> str:
    """What was chosen for an effect."""
    if target.what == IN_GRAVEYARD:
        return f"{s.cards.name(ref - 1)} in the graveyard"
    if target.what < SPELL_LINK:
        return board_name(s, ref, reader)
    if not 0 < ref <= len(s.chain):
        return f"link {ref}"
    link = s.chain[ref - 1]
    return link_name(s, link.program, link.seat, card_of(link), which_of(link), reader)


def ability_name(s: Duel, card: i64, which: i64) -> str:
    """An ability of a hero or a creature by its name, where there is one."""
    ability = ability_of(s, card, which)
    return "ability" if ability is None else ability.name


def ability_of(s: Duel, card: i64, which: i64) -> Activation | None:
    """The ability that an event is about; None where there is no such ability."""
    abilities = s.cards.all[card].abilities if s.cards.has(card) else ()
    return abilities[which] if 0 <= which < len(abilities) else None


def link_name(s: Duel, program: str, seat: i64, card: i64, which: i64, reader: i64) -> str:
    """``your Firebolt``, ``your Flamelash``, ``the attack of P2's Raider``, ``the end of P1's turn``."""
    if program == ENDING:
        return f"the end of {whose(seat, reader)} turn"
    if program == SETTING:
        return f"{whose(seat, reader)} trap"
    if program == ABILITY:
        return f"{whose(seat, reader)} {ability_name(s, card, which)}"
    name = f"{whose(seat, reader)} {s.cards.name(card)}"
    return f"the attack of {name}" if program == ATTACK else name
