"""How effects that ask nobody are put together: if, for each, one of several, so many times."""

from __future__ import annotations

from typing import Final, Generic

from cardwright.kernel.effects.amounts import amount
from cardwright.kernel.effects.speech import Amount, C, Condition, Effect, S, Who
from cardwright.kernel.effects.thing import T
from cardwright.kernel.frame import Frame

THIS_ONE: Final = "this one"  # the slot in which an effect for each of some things finds the one it is about


class Several(Effect[S, C]):
    """Effects one after the other."""

    def __init__(self, *effects: Effect[S, C]) -> None:
        self.effects: tuple[Effect[S, C], ...] = effects

    def run(self, s: S, at: C) -> None:
        for effect in self.effects:
            effect.run(s, at)


class If(Effect[S, C]):
    """Effects that happen only if something holds; else another one does."""

    def __init__(self, test: Condition[S, C], *effects: Effect[S, C], otherwise: Effect[S, C] | None = None) -> None:
        self.test: Condition[S, C] = test
        self.effects: tuple[Effect[S, C], ...] = effects
        self.otherwise: tuple[Effect[S, C], ...] = () if otherwise is None else (otherwise,)

    def run(self, s: S, at: C) -> None:
        for effect in self.effects if self.test.holds(s, at) else self.otherwise:
            effect.run(s, at)


class OneOf(Several[S, C]):
    """One of several effects, at random."""

    def run(self, s: S, at: C) -> None:
        self.effects[s.below(len(self.effects))].run(s, at)


class Times(Several[S, C]):
    """Effects so many times."""

    def __init__(self, number: int | Amount[S, C], *effects: Effect[S, C]) -> None:
        super().__init__(*effects)
        self.number: Amount[S, C] = amount(number)

    def run(self, s: S, at: C) -> None:
        for _ in range(self.number.of(s, at)):
            super().run(s, at)


class ForEach(Several[S, Frame], Generic[S, T]):
    """Effects for each of some things, which they find in the slot THIS_ONE."""

    def __init__(self, who: Who[S, Frame, T], *effects: Effect[S, Frame]) -> None:
        super().__init__(*effects)
        self.who: Who[S, Frame, T] = who

    def run(self, s: S, at: Frame) -> None:
        for thing in self.who.found(s, at):
            inner = at.clone()
            inner.slots[THIS_ONE] = (int(thing.id),)
            super().run(s, inner)
