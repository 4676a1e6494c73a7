"""The end of a round: combat, the end of Night, gold, and what runs out."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.ability import AFTER_COMBAT
from cardwright.games.ancients.model.keywords import MOVE_COOLDOWN
from cardwright.games.ancients.model.state import (
    BETWEEN,
    Position,
)
from cardwright.games.ancients.model.unit import ITEM_BITS, NOBODY, Unit
from cardwright.games.ancients.rules.arrows import redraw
from cardwright.games.ancients.rules.combat import fight
from cardwright.games.ancients.rules.figures import reckon, refresh_all_auras, refresh_board
from cardwright.games.ancients.rules.state_check import check, check_mega, decide_by_gold, sound_everywhere
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.effects.marks import lasting


def finish_round(s: Position, first: i64) -> None:
    """Combat and steps 4.1 to 4.5; then the initiative goes to the player who passed first."""
    fight(s)
    if s.result is None:
        end_night(s)
    if s.result is None:
        sound_everywhere(s, AFTER_COMBAT)
        check(s)
    if s.result is None:
        turn_mana_to_gold(s)
        end_effects(s)
    if s.result is None:
        cool_down(s)
        s.initiative = first
        close_round(s)


def end_night(s: Position) -> None:
    """R75, R76: right after combat."""
    if not s.night:
        return
    s.night = False
    s.tell(events.NIGHT_ENDS, s.initiative)
    check_mega(s)
    refresh_all_auras(s)
    check(s)


def turn_mana_to_gold(s: Position) -> None:
    """R81."""
    for seat in range(2):
        left = s.sides[seat].mana + s.sides[2 + seat].mana
        s.sides[seat].mana = s.sides[2 + seat].mana = 0
        s.players[seat].gold += left
        s.tell(events.LEFTOVER, seat, left, s.players[seat].gold)


def end_effects(s: Position) -> None:
    """Step 4.4: what holds for this round ends; a lost health bonus may kill (J39)."""
    for unit in s.board:
        if unit is not None:
            unit.forced = NOBODY
            unit.lured = False
            end_effects_of(s, unit)
    for player in s.players:
        for unit in player.travelling:
            cooldown = unit.ails & MOVE_COOLDOWN if s.options.travel_cooldown_on_arrival else 0
            end_effects_of(s, unit)
            unit.ails = cooldown  # J47: it ends with the round of arrival
            reckon(s, unit)
    s.dazed = s.bound = False
    refresh_board(s)
    check(s)
    for side in s.sides:
        side.losses = 0
    redraw(s)


def end_effects_of(s: Position, unit: Unit) -> None:
    unit.stun = unit.silence = unit.ails = unit.wear = 0
    if unit.marks:
        unit.marks = lasting(unit.marks, s.round)


def cool_down(s: Position) -> None:
    """Step 4.5, J61: the cooldown of an item runs down wherever it is."""
    for unit in s.board:
        if unit is not None:
            cool(unit)
    for player in s.players:
        for unit in player.fountain:
            cool(unit)
        for unit in player.travelling:
            cool(unit)
        for at in range(len(player.hand)):
            player.hand[at] = cooler(player.hand[at])
        for at in range(len(player.overflow)):
            player.overflow[at] = cooler(player.overflow[at])


def cool(unit: Unit) -> None:
    if unit.cooldown > 0:
        unit.cooldown -= 1
    if unit.rest > 0:
        unit.rest -= 1
    if unit.items:
        unit.items = tuple([int(cooler(copy)) for copy in unit.items])


def cooler(copy: i64) -> i64:
    """An item with one round less of cooldown."""
    return copy - BIT[ITEM_BITS] if copy >> ITEM_BITS > 0 else copy


def close_round(s: Position) -> None:
    """J52, J65: after the last round gold decides."""
    s.phase = BETWEEN
    s.shopped = False
    if s.round == s.options.round_cap:
        decide_by_gold(s, events.ROUNDS_OVER, events.ROUNDS_DRAWN)
