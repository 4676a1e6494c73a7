"""Whose hand, deck or side an effect is about, seen from the player whose effect it is."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model.scene import Scene
from cardwright.kernel.bits import i64

YOU: Final = 0
OPPONENT: Final = 1
EACH_PLAYER: Final = 2
GIVER: Final = 3  # the player who gave the unit this effect


def seats_of(scene: Scene, whose: i64) -> list[i64]:
    if whose == EACH_PLAYER:
        return [scene.seat, 1 - scene.seat]
    if whose == GIVER and scene.mark is not None:
        return [scene.mark.seat]
    return [scene.seat if whose == YOU else 1 - scene.seat]
