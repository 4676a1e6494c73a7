"""Who hears of a deed: the trials of both players, then everything in play that listens."""

from __future__ import annotations

from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.deeds import BattleDeed
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.trials import hear_trials
from cardwright.kernel.bits import i64


def announce(s: Battle, event: i64, deed: BattleDeed) -> None:
    """Show the deed to everything in play that listens: first the units of the player to move, by arrival."""
    if s.players[0].slotted >= 0 or s.players[1].slotted >= 0:
        hear_trials(s, event, deed)
    sort = 1 << event
    if s.hearing & sort == 0:
        return
    mover = s.mover
    listeners: list[Unit] = []
    others: list[Unit] | None = None
    for unit in s.units:
        if unit.ears & sort != 0:
            if unit.owner == mover:
                listeners.append(unit)
            elif others is None:
                others = [unit]
            else:
                others.append(unit)
    for unit in listeners:
        if unit.square != NOWHERE:
            hear(s, unit, sort, deed)
    if others is not None:
        for unit in others:
            if unit.square != NOWHERE:
                hear(s, unit, sort, deed)


def hear(s: Battle, unit: Unit, sort: i64, deed: BattleDeed) -> None:
    """Let one unit react; what it gains by that does not hear the same deed."""
    card = s.cards.all[unit.card]
    marks = unit.marks
    if card.ears & sort != 0:
        for ability in card.abilities:
            if ability.ears & sort != 0 and (ability.lasting or not unit.dispelled):
                ability.hear(s, unit, deed)
    if unit.marks is not marks:
        known = [mark.enchantment for mark in marks]
        marks = tuple([mark for mark in unit.marks if mark.enchantment in known])
    for mark in marks:
        if mark.enchantment.ears & sort != 0:
            for ability in mark.enchantment.abilities:
                if ability.ears & sort != 0:
                    ability.hear(s, unit, deed, mark)
