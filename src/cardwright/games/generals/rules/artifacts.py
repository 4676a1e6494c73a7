"""Artifacts wear out with the damage their general takes."""

from __future__ import annotations

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import BREAKS
from cardwright.games.generals.model.enchantment import Mark
from cardwright.games.generals.model.state import CHANGED, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.figures import reckon


def wear(s: Battle, general: Unit) -> None:
    """Every artifact of a damaged general loses one durability."""
    kept: list[Mark] = []
    worn = False
    for mark in general.marks:
        if not mark.enchantment.artifact:
            kept.append(mark)
            continue
        worn = True
        if mark.count > 1:
            kept.append(mark.worn(mark.count - 1))
        else:
            lose_artifact(s, general, mark)
    if worn:
        general.marks = tuple(kept)
        reckon(s, general)
        s.stale |= CHANGED


def lose_artifact(s: Battle, general: Unit, mark: Mark) -> None:
    """Note an artifact that is gone."""
    player = s.players[general.owner]
    player.broken = (*player.broken, int(mark.enchantment.card))
    s.tell(events.BROKE, general.owner, mark.enchantment.card)
    notice = deeds.notice(general.owner, general, card=mark.enchantment.card)
    for ability in mark.enchantment.abilities:
        if ability.ears & (1 << BREAKS) != 0:
            ability.hear(s, general, notice, mark)
