"""Costs that are worked out: by the general's health, by what happened on the opponent's turn."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model.card import CostOf
from cardwright.games.generals.model.state import CARD_MASK, Battle
from cardwright.kernel.bits import i64


@final
class GeneralsHealth(CostOf):
    """The card costs as much as the player's general has health left."""

    def cost(self, s: Battle, seat: i64, printed: i64) -> i64:
        general = s.general(seat)
        return printed if general is None else general.left()


@final
class CheaperIfBled(CostOf):
    """The card costs less if the player's general took damage on the opponent's last turn, or in the present one."""

    def __init__(self, less: i64) -> None:
        self.less: i64 = less

    def cost(self, s: Battle, seat: i64, printed: i64) -> i64:
        general = s.general(seat)
        bled = s.players[seat].bled if s.mover == seat else general is not None and general.hurt
        return printed - self.less if bled else printed


@final
class CheaperPerSpell(CostOf):
    """The card costs 1 less for each spell the player has cast this game."""

    def cost(self, s: Battle, seat: i64, printed: i64) -> i64:
        return printed - len(s.players[seat].cast)


@final
class FreeAfter(CostOf):
    """The card costs nothing once the player has cast each of some spells."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys: tuple[str, ...] = keys

    def cost(self, s: Battle, seat: i64, printed: i64) -> i64:
        cast = [s.cards.all[entry & CARD_MASK].key for entry in s.players[seat].cast]
        for key in self.keys:
            if key not in cast:
                return printed
        return 0


@final
class CheaperPerMinion(CostOf):
    """The card costs 1 less for each minion either player has summoned from the hand this game."""

    def cost(self, s: Battle, seat: i64, printed: i64) -> i64:
        return printed - len(s.players[0].played) - len(s.players[1].played)


GENERALS_HEALTH: Final = GeneralsHealth()
CHEAPER_PER_SPELL: Final = CheaperPerSpell()
