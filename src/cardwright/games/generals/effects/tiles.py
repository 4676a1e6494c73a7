"""What cards do to tiles: lay them and take them away."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.board import listed, nth, size
from cardwright.games.generals.model.deeds import TILING
from cardwright.games.generals.model.scene import Amount, Effect, Scene, Where
from cardwright.games.generals.model.state import CREEP, FLOURISH, HALLOWED, SAND, SPRING, Battle
from cardwright.games.generals.rules.enchant import dispel_tile
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import amount


@final
class LayTiles(Effect):
    """Lay tiles of a kind: on every square of a place, or on some random ones that have no tile of the player yet.

    giver  for the player who gave the unit this effect, not for the unit's owner
    first  random squares of that place are taken before others
    """

    def __init__(
        self, kind: i64, where: Where, count: int | Amount = 0, giver: bool = False, first: Where | None = None
    ) -> None:
        self.kind: i64 = kind
        self.first: Where | None = first
        self.where: Where = where
        self.count: Amount = amount(count)
        self.giver: bool = giver

    def run(self, s: Battle, scene: Scene) -> None:
        seat = scene.mark.seat if self.giver and scene.mark is not None else scene.seat
        squares = self.where.places(s, scene)
        count = self.count.of(s, scene)
        if count == 0:
            for square in listed(squares):
                s.lane.append(deeds.tiling(seat, self.kind + seat, square))
            return
        squares &= ~tiled(s, seat)
        first: i64 = 0 if self.first is None else self.first.places(s, scene)
        while count > 0 and squares != 0:
            wanted = squares & first if squares & first != 0 else squares
            square = nth(wanted, s.below(size(wanted)))
            squares &= ~(1 << square)
            s.lane.append(deeds.tiling(seat, self.kind + seat, square))
            count -= 1


@final
class LaySprings(Effect):
    """Lay Mana Springs, which belong to nobody, on every square of a place."""

    def __init__(self, where: Where) -> None:
        self.where: Where = where

    def run(self, s: Battle, scene: Scene) -> None:
        for square in listed(self.where.places(s, scene)):
            s.lane.append(deeds.tiling(scene.seat, SPRING, square))


@final
class LiftTiles(Effect):
    """Take away all tiles of a kind that the player owns, at once."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def run(self, s: Battle, scene: Scene) -> None:
        for square in listed(s.tiles[self.kind + scene.seat]):
            dispel_tile(s, square)


def tiled(s: Battle, seat: i64) -> i64:
    """The squares on which the player has tiles, or is about to."""
    squares = s.tiles[CREEP + seat] | s.tiles[HALLOWED + seat] | s.tiles[SAND + seat] | s.tiles[FLOURISH + seat]
    for deed in s.lane:
        if deed.kind == TILING and deed.seat == seat:
            squares |= 1 << deed.place
    return squares
