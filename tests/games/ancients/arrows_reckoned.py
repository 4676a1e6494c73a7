"""The arrows of one lane worked out a second time, from the words of the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

COMBAT: Final = "combat"
SUPPORT: Final = "support"
MELEE: Final = "t_melee"
HERO: Final = "k_hr"
SUPPORT_SLOTS: Final = (1, 2, 4, 5)


@dataclass(eq=False)
class Piece:
    name: str
    card: str
    seat: int
    row: str
    slot: int
    target: Piece | None = None  # None is the core
    forced: Piece | None = None
    moved: bool = False

    def is_hero(self) -> bool:
        return self.card == HERO

    def go(self, row: str, slot: int) -> None:
        """J18: one that moves has its default target again."""
        self.row, self.slot, self.moved = row, slot, True
        self.target = self.forced = None


class Lane:
    def __init__(self, pieces: list[Piece]) -> None:
        self.pieces = pieces
        self.settle()

    def at(self, seat: int, row: str, slot: int) -> Piece | None:
        for piece in self.pieces:
            if (piece.seat, piece.row, piece.slot) == (seat, row, slot):
                return piece
        return None

    def fighters(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.row == COMBAT]

    def beside(self, piece: Piece) -> list[Piece]:
        """J26: the adjacent enemies, from the left."""
        return [enemy for enemy in self.fighters() if enemy.seat != piece.seat and abs(enemy.slot - piece.slot) < 2]

    def settle(self) -> None:
        """J18, then R104: a hero that aims at another enemy hero than before draws the creeps in range."""
        drawing: list[Piece] = []
        for piece in self.fighters():
            if piece.forced is not None and piece.forced not in self.beside(piece):
                piece.forced = None
            target = piece.forced or self.at(1 - piece.seat, COMBAT, piece.slot)
            if piece.is_hero() and target is not None and target.is_hero() and target is not piece.target:
                drawing.append(piece)
            piece.target = target
        for creep in self.fighters():
            near = [hero for hero in self.beside(creep) if hero in drawing]
            if creep.card == MELEE and near:
                opposite = [hero for hero in near if hero.slot == creep.slot]
                creep.forced = creep.target = min(opposite or near, key=lambda hero: hero.slot)  # J28

    def arrows_on(self, piece: Piece) -> int:
        return sum(other.target is piece for other in self.fighters())

    def is_pinned(self, piece: Piece) -> bool:
        """R61."""
        return piece.is_hero() and piece.row == COMBAT and self.arrows_on(piece) >= 2

    def can_come(self, seat: int, slot: int) -> bool:
        """R41 to R44, while the Tower stands; the support of the one who moves is not asked for here."""
        allies = any(self.at(seat, COMBAT, beside) for beside in (slot - 1, slot, slot + 1))
        return allies or self.at(1 - seat, COMBAT, slot) is not None or slot == 3

    def moves(self, hero: Piece) -> Iterator[tuple[str, int]]:
        """Where a hero can go."""
        if hero.moved or self.is_pinned(hero):
            return
        if hero.row == SUPPORT:
            yield from ((COMBAT, slot) for slot in range(1, 6) if self.can_come(hero.seat, slot))
            return
        for slot in SUPPORT_SLOTS:
            other = self.at(hero.seat, SUPPORT, slot)
            if other is None or not other.moved:
                yield SUPPORT, slot

    def move(self, hero: Piece, row: str, slot: int) -> None:
        """R60: two heroes swap where one moves down; what is above makes room."""
        other = self.at(hero.seat, row, slot)
        if other is not None and row == SUPPORT:
            other.go(COMBAT, hero.slot)
        elif other is not None:
            self.pieces.remove(other)
        hero.go(row, slot)
