"""Choices that chance makes."""

from __future__ import annotations

from cardwright.games.ancients.model.lot import Lot
from cardwright.games.ancients.model.state import Position
from cardwright.kernel.bits import i64


def draw_lot(s: Position, kind: str, seat: i64, lane: i64, options: list[i64]) -> i64:
    """One of the options, all equally likely; one alone is no choice."""
    if len(options) == 1:
        return options[0]
    if s.stepping:
        s.lots.append(Lot(kind, seat, lane, tuple([int(option) for option in options])))
    return options[s.below(len(options))]
