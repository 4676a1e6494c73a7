"""Playing a scenario many times with real chance, to see what comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cardwright.games.ancients.model.board import COMBAT, slot_of
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.testing.place_names import read_side, row_places
from cardwright.kernel.data.codec import NUMBER, TEXT, Json
from cardwright.kernel.errors import unknown
from cardwright.kernel.testing.testbed import needed, table

if TYPE_CHECKING:
    from cardwright.games.ancients.testing.scenario import AncientsTestBed

VALUES: Final = ("slot", "ab_bonus", "initiative")


class Sample:
    """``steps`` are the actions of the scenario, which are done again in every run."""

    def __init__(self, raw: Json, staged: Callable[[int], Position]) -> None:
        parts = table(raw, "sample")
        self.staged = staged
        self.runs: int = NUMBER.decode(needed(parts, "runs"), "runs")
        self.value: str = TEXT.decode(needed(parts, "value"), "value")
        self.of: str = TEXT.decode(parts.get("of", ""), "of")
        if self.value not in VALUES:
            raise unknown("value of a sample", self.value, VALUES)
        self.steps: list[Callable[[Position], object]] = []

    def found(self, testbed: AncientsTestBed) -> dict[str, Json]:
        """The values that came up, and how often the rarest of them did."""
        counted: Counter[str] = Counter()
        for seed in range(self.runs):
            s = self.staged(seed)
            for step in self.steps:
                step(s)
            counted[self.seen(s, testbed)] += 1
        return {"values": list(counted), "each_at_least": min(counted.values(), default=0)}

    def seen(self, s: Position, testbed: AncientsTestBed) -> str:
        if self.value == "initiative":
            return f"P{s.initiative + 1}"
        if self.value == "slot":
            units = [s.board[place] for place in row_places(*read_side(self.of), COMBAT)]
            return ",".join(str(slot_of(unit.place) + 1) for unit in units if unit is not None and s.card(unit).melee)
        hero = testbed.scene.hero(s, self.of)
        return "/".join(str(hero.point(which)) for which in range(3))
