"""Gold, cards and mana."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.model.ability import Effects
from cardwright.games.ancients.model.actions import YES
from cardwright.games.ancients.model.scene import Amount, Effect, Scene
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.rules import hand
from cardwright.games.ancients.rules.atoms import change_mana, gain_gold
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import amount


@final
class Gold(Effect):
    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def run(self, s: Position, at: Scene) -> None:
        gain_gold(s, at.seat, self.amount.of(s, at))


@final
class Draw(Effect):
    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def run(self, s: Position, at: Scene) -> None:
        hand.draw(s, at.seat, self.amount.of(s, at))


@final
class RestoreMana(Effect):
    """In this lane, not above the maximum."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, s: Position, at: Scene) -> None:
        side = s.side(at.lane, at.seat)
        change_mana(s, at.lane, at.seat, max(0, min(self.number, side.mana_most - side.mana)))


@final
class AddMana(Effect):
    """In this lane; it may exceed the maximum."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, s: Position, at: Scene) -> None:
        change_mana(s, at.lane, at.seat, self.number)


@final
class Burn(Effect):
    """The opponent loses mana in this lane."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, s: Position, at: Scene) -> None:
        change_mana(s, at.lane, 1 - at.seat, -self.number)


@final
class Pay(Effect):
    """If its player chose to pay, gold is paid and more happens."""

    def __init__(self, gold: i64, *effects: Effect) -> None:
        self.gold: i64 = gold
        self.effects: Effects = effects

    def run(self, s: Position, at: Scene) -> None:
        if at.next_spot == YES:
            gain_gold(s, at.seat, -self.gold)
            for effect in self.effects:
                effect.run(s, at)
