"""Spells take effect."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import CAST, CASTS, RAISED, SURGED
from cardwright.games.generals.model.board import SQUARES
from cardwright.games.generals.model.card import SPELL_CAST
from cardwright.games.generals.model.deeds import BLOODBOUND_CAST, BY_SPELL, DAMAGE, BattleDeed
from cardwright.games.generals.model.enchantment import ADD, Mark
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import CARD_BITS, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import reveal
from cardwright.games.generals.rules.asks import take_effect
from cardwright.games.generals.rules.hearing import announce
from cardwright.games.generals.rules.trials import hear_trials, trial_hears
from cardwright.kernel.bits import i64
from cardwright.kernel.deed import Happening


@final
class Casting(Happening[Battle, BattleDeed]):
    """A spell takes effect."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        card = s.card_of(deed.card)
        player = s.players[deed.seat]
        reveal(s, deed.seat, SPELL_CAST)
        if deed.place < SQUARES:
            deed.thing = deeds.number_of(s.unit_at(deed.place))
        s.tell(events.CAST, deed.seat, card.place, deed.place)
        announce(s, CASTS, deed)
        player.cast += (int(card.place | s.turn << CARD_BITS),)
        player.note_summons(card.place)
        watched = trial_hears(s, deed.seat, RAISED)
        before = s.units.copy() if watched else []
        known = marks_on(before)
        scene = Scene(deed.seat, card.place, None, spell=True)
        take_effect(s, scene, player.times_summoned(card.place), deed.picks)
        if watched and raised(before, known):
            hear_trials(s, RAISED, deed)
        deed.amount = damages(s)
        announce(s, CAST, deed)
        if deed.flags & BLOODBOUND_CAST != 0:
            s.lane.append(deeds.late_notice(deed.seat, SURGED, card=deed.card))


def damages(s: Battle) -> i64:
    """How often spells are about to deal damage."""
    times: i64 = 0
    for deed in s.lane:
        if deed.kind == DAMAGE and deed.flags & BY_SPELL != 0:
            times += 1
    return times


def marks_on(units: list[Unit]) -> list[Mark]:
    found: list[Mark] = []
    for unit in units:
        found += unit.marks
    return found


def raised(units: list[Unit], known: list[Mark]) -> bool:
    """Whether one of these minions has more attack by an enchantment that is not known yet."""
    for unit in units:
        for mark in unit.marks:
            if mark.enchantment.mode == ADD and mark.attack > 0 and not unit.general and mark not in known:
                return True
    return False
