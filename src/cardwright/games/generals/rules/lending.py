"""Minions in play that lend their player another bloodbound spell; the general keeps the own one in mind."""

from __future__ import annotations

from cardwright.games.generals.model.ability import SPELL_RULE, SpellRule
from cardwright.games.generals.model.enchantment import Mark
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.kernel.bits import i64


def lend_spells(s: Battle) -> None:
    """Give each player the spell of the latest lender in play, or the own one back."""
    for seat in range(2):
        general = s.general(seat)
        if general is None:
            continue
        lender = latest_lender(s, seat)
        kept = kept_spell(s, general)
        if lender is not None:
            lend(s, seat, general, lender, kept)
        elif kept is not None:
            general.unmark(kept)
            s.players[seat].bloodbound = kept.count


def lend(s: Battle, seat: i64, general: Unit, lender: Unit, kept: Mark | None) -> None:
    card = s.cards.all[lender.card]
    player = s.players[seat]
    if kept is None and card.enchantment is not None:
        general.mark(Mark(card.enchantment, seat=seat, count=player.bloodbound))
    for ability in card.abilities:
        if isinstance(ability, SpellRule):
            player.bloodbound = s.cards.at(ability.key)


def latest_lender(s: Battle, seat: i64) -> Unit | None:
    found: Unit | None = None
    for unit in s.units:
        if unit.owner == seat and unit.ears & (1 << SPELL_RULE) != 0:
            found = unit
    return found


def kept_spell(s: Battle, general: Unit) -> Mark | None:
    """The mark on a general that keeps the own bloodbound spell while another one is lent."""
    for mark in general.marks:
        if s.cards.all[mark.enchantment.card].ears & (1 << SPELL_RULE) != 0:
            return mark
    return None
