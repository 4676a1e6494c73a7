"""What random playouts of one game cost in one engine."""

from __future__ import annotations

from dataclasses import dataclass


class NotMeasuredError(Exception):
    """An engine that gave no figure; the message says why."""


@dataclass
class PlayoutCost:
    """What random playouts of one game cost in one engine."""

    engine: str
    game: str
    how: str
    us_per_decision: float
    us_per_clone: float | None
    games_per_s: float
    decisions_per_game: float
    legal_per_decision: float | None

    @property
    def name(self) -> str:
        return f"{self.engine} {self.game} ({self.how})"
