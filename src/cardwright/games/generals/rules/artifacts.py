"""Artifacts wear out with the damage their general takes."""

from __future__ import annotations

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import BREAKS
from cardwright.games.generals.model.enchantment import Mark
from cardwright.games.generals.model.state import WORN, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.enchant import changed


def wear(s: Battle, general: Unit) -> None:
    """Every artifact of a damaged general loses one durability; one without any still counts in what goes on."""
    worn: list[Mark] = []
    for mark in general.marks:
        if mark.enchantment.artifact:
            worn.append(mark.worn(max(0, mark.count - 1)))
            if mark.count <= 1:
                s.stale |= WORN
        else:
            worn.append(mark)
    general.marks = tuple(worn)


def break_worn(s: Battle) -> None:
    """R75: everything that was going on is done, and artifacts without durability are gone."""
    s.stale &= ~WORN
    for unit in s.units:
        if unit.general:
            broken = [mark for mark in unit.artifacts() if mark.count == 0]
            for mark in broken:
                lose_artifact(s, unit, mark)
            if broken:
                changed(s, unit)


def lose_artifact(s: Battle, general: Unit, mark: Mark) -> None:
    """Take an artifact off for good."""
    general.unmark(mark)
    player = s.players[general.owner]
    player.broken += (int(mark.enchantment.card),)
    s.tell(events.BROKE, general.owner, mark.enchantment.card)
    notice = deeds.notice(general.owner, general, card=mark.enchantment.card)
    for ability in mark.enchantment.abilities:
        if ability.ears & (1 << BREAKS) != 0:
            ability.hear(s, general, notice, mark)
