"""Enchants: laid on a row, a column, a creature or the own hero, and destroyed (R59 to R62, C45 to C48)."""

from __future__ import annotations

from typing import final

from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.board import FIRST_COLUMN, FIRST_HERO, FIRST_THING, SLOTS
from cardwright.games.cartoverse.model.in_play import LaidEnchant
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import has_room
from cardwright.games.cartoverse.rules import holdings
from cardwright.games.cartoverse.rules.figures import reckon_all
from cardwright.games.cartoverse.rules.triggers import ears_of
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.link import card_of, ref_of, target_of


@final
class Lay(Step[Duel]):
    """The enchant comes into play where its target says; if that is gone, it goes to the graveyard (C42)."""

    def run(self, s: Duel, at: Frame) -> None:
        on = target_of(at) or FIRST_HERO + at.seat
        gone = on >= FIRST_THING and s.find(on) is None
        full = FIRST_COLUMN <= on < FIRST_COLUMN + SLOTS and not has_room(s, on)
        if gone or full:
            holdings.bury(s, at.seat, card_of(at))
        else:
            lay(s, LaidEnchant(ref_of(at), card_of(at), at.seat, on))


def lay(s: Duel, enchant: LaidEnchant) -> None:
    """Enchants are kept in the order they were played, which is not always that in which they resolve."""
    at: i64 = len(s.enchants)
    while at > 0 and s.enchants[at - 1].id > enchant.id:
        at -= 1
    s.enchants.insert(at, enchant)
    facts = s.cards.all[enchant.card]
    s.ears |= facts.ears
    s.tell(events.LAY, enchant.owner, enchant.card, enchant.id, enchant.on)
    if facts.shines:
        s.auras += 1
        reckon_all(s)


def destroy(s: Duel, enchant: LaidEnchant) -> None:
    """It goes to its owner's graveyard (C45)."""
    s.enchants.remove(enchant)
    facts = s.cards.all[enchant.card]
    if facts.ears:
        s.ears = ears_of(s)
    s.tell(events.FALL, enchant.owner, enchant.id, enchant.card)
    holdings.bury(s, enchant.owner, enchant.card)
    if facts.shines:
        s.auras -= 1
        reckon_all(s)


def fall_from(s: Duel, creature: i64) -> None:
    """C47: what lay on a creature that has left goes to the graveyards of its owners."""
    if not s.enchants:
        return
    for enchant in s.enchants.copy():
        if enchant.on == creature:
            destroy(s, enchant)
