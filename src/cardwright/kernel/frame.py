"""An effect under way, and the steps it is made of."""

from __future__ import annotations

from typing import TypeAlias, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64
from cardwright.kernel.effects.speech import Context, Effect, S


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Frame(Context):
    """A place in a program: which one, the next step, whose it is, and what was chosen so far.

    It is a pointer, not a closure, so a position in mid-effect can be copied, saved and searched.
    ``negated`` marks a link of the chain that will do nothing when it is reached; ``urgent`` one that was handed
    over by the fast lane, which waits for it.
    """

    def __init__(
        self,
        program: str,
        seat: i64,
        source: i64 = 0,
        step: i64 = 0,
        slots: dict[str, tuple[int, ...]] | None = None,
        negated: bool = False,
        urgent: bool = False,
    ) -> None:
        super().__init__(seat)
        self.program: str = program
        self.source: i64 = source
        self.step: i64 = step
        self.slots: dict[str, tuple[int, ...]] = {} if slots is None else slots
        self.negated: bool = negated
        self.urgent: bool = urgent

    def clone(self) -> Frame:
        return Frame(self.program, self.seat, self.source, self.step, self.slots.copy(), self.negated, self.urgent)

    def chosen(self, slot: str) -> tuple[int, ...]:
        """What has been chosen in a slot; nothing, if it was never asked."""
        return self.slots.get(slot, ())


Step: TypeAlias = Effect[S, Frame]  # what a program is made of
