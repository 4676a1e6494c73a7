"""When the bloodbound spell becomes ready."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model import events
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64

BY_CAPACITY: Final = "by capacity"
FIXED: Final = "3 5 7 8 9"


def ready_bloodbound(s: Battle, seat: i64) -> None:
    """The spell becomes ready if it is due on this turn."""
    player = s.players[seat]
    if not player.ready and player.bloodbound >= 0 and is_due(s, player.turns, player.crystals):
        player.ready = True
        s.tell(events.READY, seat, player.bloodbound)


def is_due(s: Battle, turn: i64, crystals: i64) -> bool:
    """R89: every other own turn from the third; then each, at full capacity or by the fixed calendar."""
    if turn < 3 or turn % 2 == 1:
        return turn >= 3
    full = crystals >= s.options.mana_most
    if s.options.bloodbound_calendar == FIXED:
        return turn >= 8
    if s.options.bloodbound_calendar == BY_CAPACITY:
        return full
    return turn == 10 or (turn > 10 and full)


def next_due(s: Battle, seat: i64) -> int:
    """The next own turn on which the spell becomes ready, as things stand."""
    turn = s.players[seat].turns + 1
    while not is_due(s, turn, capacity_on(s, seat, turn)):
        turn += 1
    return int(turn)


def capacity_on(s: Battle, seat: i64, turn: i64) -> i64:
    """The mana capacity of a player on an own turn to come, if it only grows as always."""
    player = s.players[seat]
    crystals = player.crystals
    if s.turn == 0:
        crystals = s.options.mana_first if seat == 0 else s.options.mana_second
    return min(s.options.mana_most, crystals + turn - max(1, player.turns))


def calendar(s: Battle, seat: i64) -> list[int]:
    """The own turns on which the spell becomes ready, up to one from which on it does on every turn."""
    if s.options.bloodbound_calendar == FIXED:
        return [int(turn) for turn in FIXED.split()]
    turn = s.players[seat].turns + 1
    found: list[int] = []
    every_turn = False
    while not every_turn:
        crystals = capacity_on(s, seat, turn)
        if is_due(s, turn, crystals):
            every_turn = crystals >= s.options.mana_most and turn - 1 in found
            found.append(int(turn))
        turn += 1
    return found
