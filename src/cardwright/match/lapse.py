"""Time ran out for a seat, and the rules answered in its place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Lapse:
    """``done`` is what the rules answered, as a player writes it; "" to everybody else, for it may be a secret."""

    seat: int
    done: str

    def known_by(self, reader: int) -> Lapse:
        return self if reader == self.seat else Lapse(self.seat, "")

    def text(self, reader: int) -> str:
        if reader == self.seat:
            return f"Your time ran out, so this was done for you: {self.done}."
        return f"P{self.seat + 1}'s time ran out."
