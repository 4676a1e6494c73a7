"""What the attackers of a player can do to the enemy hero, past those who block."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model.board import SLOTS
from cardwright.games.cartoverse.model.card import ELUSIVE, VIGILANT
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import i64

PRESSURE: Final = 0.3  # a point of damage that will reach the hero next turn
DEADLY: Final = 8.0  # all of it together would kill, and
AT_ONCE: Final = 6.0  # the attackers are about to move


def danger(s: Duel, seat: i64) -> float:
    """What it is worth to a seat that its attackers threaten the enemy hero."""
    foe = s.players[1 - seat]
    moving = s.player == seat
    reaching = unblocked(s, seat, False)
    worth = PRESSURE * float(min(reaching, foe.hp))
    deadly = unblocked(s, seat, True) if moving else reaching
    if deadly >= foe.hp:
        worth += DEADLY
        if moving:
            worth += AT_ONCE
    return worth


def unblocked(s: Duel, seat: i64, ready: bool) -> i64:
    """The damage that reaches the hero if the largest attacks are blocked; ``ready``: only of creatures ready now."""
    total: i64 = 0
    blocked: list[i64] = []
    for creature in s.players[seat].creatures:
        if creature.place >= SLOTS or creature.atk <= 0 or (ready and creature.exhausted):
            continue
        total += creature.atk
        if creature.keys & ELUSIVE == 0:
            blocked.append(creature.atk)
    if not blocked:
        return total
    guards = blocks(s, 1 - seat)
    if guards > 0:
        blocked.sort(reverse=True)
        for at in range(min(guards, len(blocked))):
            total -= blocked[at]
    return total


def blocks(s: Duel, seat: i64) -> i64:
    """How many attacks the creatures of a seat can block until they become ready again."""
    found: i64 = 0
    for creature in s.players[seat].creatures:
        if creature.place >= SLOTS and not creature.exhausted:
            found += 2 if creature.keys & VIGILANT else 1
    return found
