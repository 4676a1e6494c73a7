"""Effects that happen by themselves: when something hears what it waits for."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.ability import Trigger
from cardwright.games.ancients.model.board import IN_A_LANE, SIDES, WHOLE_LANE, lane_of
from cardwright.games.ancients.model.keywords import BREAK
from cardwright.games.ancients.model.scene import Scene
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_BITS, ITEM_MASK, Unit
from cardwright.games.ancients.rules.groups import units_at
from cardwright.kernel.bits import BIT, i64


def sound(s: Position, unit: Unit, hears: i64, subject: Unit | None, place: i64) -> None:
    """Let a thing, which is or was in a place, react to something."""
    card = s.cards.all[unit.card]
    bit = BIT[hears]
    if card.ears & bit and unit.ails & BREAK == 0:
        for trigger in card.triggers:
            if trigger.hears == hears and unit.rest == 0:
                react(s, unit, unit.card, trigger, subject, place)
    for slot in range(len(unit.items)):
        item = unit.items[slot] & ITEM_MASK
        if s.cards.all[item].ears & bit and unit.items[slot] >> ITEM_BITS == 0:
            for trigger in s.cards.all[item].triggers:
                if trigger.hears == hears:
                    react(s, unit, item, trigger, subject, place)


def react(s: Position, unit: Unit, card: i64, trigger: Trigger, subject: Unit | None, place: i64) -> None:
    at = Scene(unit.owner, card, unit, lane_of(place), place)
    at.subject = subject
    if trigger.when is not None and not trigger.when.holds(s, at):
        return
    if trigger.cooldown > 0:
        tire(unit, card, trigger.cooldown)
    s.tell(events.TRIGGER, unit.owner, unit.id, card)
    for effect in trigger.effects:
        effect.run(s, at)


def tire(unit: Unit, card: i64, rounds: i64) -> None:
    """A trigger that happened has its cooldown; that of an item belongs to the item (J61)."""
    if card == unit.card:
        unit.rest = rounds
    else:
        unit.items = tuple([card | rounds << ITEM_BITS if copy & ITEM_MASK == card else copy for copy in unit.items])


def sound_lane(s: Position, seat: i64, lane: i64, hears: i64, subject: Unit) -> None:
    """Let everything a player has in a lane react to something about a unit."""
    if s.hearing & BIT[hears] == 0:
        return
    for unit in units_at(s, SIDES[seat] & WHOLE_LANE << IN_A_LANE * lane):
        if unit.place >= 0:
            sound(s, unit, hears, subject, unit.place)
