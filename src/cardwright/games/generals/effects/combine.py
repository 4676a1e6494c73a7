"""How effects are put together: if, for each, one of several, a number of times."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model.program import Program
from cardwright.games.generals.model.scene import Amount, Condition, Effect, OnUnits, Scene, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.kernel.effects.amounts import amount


class Several(Effect):
    """Something made of several effects."""

    def __init__(self, *effects: Effect) -> None:
        self.program: Program = Program(effects)

    def run(self, s: Battle, scene: Scene) -> None:
        self.program.run(s, scene)

    def waits(self) -> bool:
        return self.program.waits

    def programs(self) -> tuple[Program, ...]:
        return (self.program,)


@final
class If(Effect):
    """Something happens only if a test holds, else something else."""

    def __init__(self, test: Condition, *effects: Effect, otherwise: Effect | None = None) -> None:
        self.test: Condition = test
        self.program: Program = Program(effects)
        self.otherwise: Program = Program(() if otherwise is None else (otherwise,))

    def run(self, s: Battle, scene: Scene) -> None:
        if self.test.holds(s, scene):
            self.program.run(s, scene)
        else:
            self.otherwise.run(s, scene)

    def waits(self) -> bool:
        return self.program.waits or self.otherwise.waits

    def programs(self) -> tuple[Program, ...]:
        return (self.program, self.otherwise)


@final
class Each(OnUnits):
    """For each of some units: effects with that unit as the chosen one."""

    def __init__(self, who: Who, *effects: Effect) -> None:
        super().__init__(who)
        self.program: Program = Program(effects)

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        inner = Scene(scene.seat, scene.card, scene.me, unit.square, scene.spell)
        inner.target = unit
        inner.unit = scene.unit
        inner.by = scene.by
        inner.amount = scene.amount
        inner.factor = scene.factor
        self.program.run(s, inner)

    def waits(self) -> bool:
        return self.program.waits

    def programs(self) -> tuple[Program, ...]:
        return (self.program,)


@final
class AsSpell(Several):
    """Effects that a spell brings about later: no unit does them."""

    def run(self, s: Battle, scene: Scene) -> None:
        inner = Scene(scene.seat, scene.card, None, scene.square, True)
        inner.target = scene.target
        inner.unit = scene.unit
        super().run(s, inner)


@final
class OneOf(Effect):
    """One of several effects, at random."""

    def __init__(self, *effects: Effect) -> None:
        self.each: tuple[Program, ...] = tuple([Program((effect,)) for effect in effects])

    def run(self, s: Battle, scene: Scene) -> None:
        self.each[s.below(len(self.each))].run(s, scene)

    def waits(self) -> bool:
        return any(program.waits for program in self.each)

    def programs(self) -> tuple[Program, ...]:
        return self.each


@final
class Times(Several):
    """Effects a number of times."""

    def __init__(self, number: int | Amount, *effects: Effect) -> None:
        super().__init__(*effects)
        self.number: Amount = amount(number)

    def run(self, s: Battle, scene: Scene) -> None:
        for _ in range(self.number.of(s, scene)):
            super().run(s, scene)
