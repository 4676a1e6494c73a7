"""Numbers that a card's text counts."""

from __future__ import annotations

from typing import final

from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.model.link import POWER, ref_of, target_of
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.rules.figures import power_of
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame


class Amount:
    """A number worked out when the effect happens."""

    def of(self, s: Position, frame: Frame) -> i64:
        raise NotImplementedError


@final
class Fixed(Amount):
    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def of(self, s: Position, frame: Frame) -> i64:
        return self.number


@final
class SacrificedPower(Amount):
    """The power of the unit sacrificed as a cost."""

    def of(self, s: Position, frame: Frame) -> i64:
        found = frame.slots.get(POWER)
        return found[0] if found else 0


@final
class Count(Amount):
    """So much for each thing that fits."""

    def __init__(self, group: Filter, each: i64 = 1) -> None:
        self.group: Filter = group
        self.each: i64 = each

    def of(self, s: Position, frame: Frame) -> i64:
        return self.each * len(self.group.all(s, frame.seat, ref_of(frame)))


@final
class Opponents(Amount):
    """So much for each opponent."""

    def __init__(self, each: i64 = 1) -> None:
        self.each: i64 = each

    def of(self, s: Position, frame: Frame) -> i64:
        return self.each * len(s.after(frame.seat))


@final
class HandSize(Amount):
    """So much for each card in the controller's hand."""

    def __init__(self, each: i64 = 1) -> None:
        self.each: i64 = each

    def of(self, s: Position, frame: Frame) -> i64:
        return self.each * len(s.players[frame.seat].hand)


@final
class PileCount(Amount):
    """So much for each card in the discard pile that fits, at most ``most``."""

    def __init__(self, group: Filter, most: i64, each: i64 = 1) -> None:
        self.group: Filter = group
        self.most: i64 = most
        self.each: i64 = each

    def of(self, s: Position, frame: Frame) -> i64:
        found: i64 = 0
        for card in s.pile:
            if self.group.fits_card(s, card):
                found += self.each
        return min(found, self.most)


@final
class TargetPower(Amount):
    """The power of the first target, as long as it is there."""

    def of(self, s: Position, frame: Frame) -> i64:
        thing = s.find(target_of(frame, 0))
        return 0 if thing is None else power_of(s, thing)


@final
class OwnPower(Amount):
    """The power of the source itself."""

    def of(self, s: Position, frame: Frame) -> i64:
        thing = s.find(ref_of(frame))
        return 0 if thing is None else power_of(s, thing)


def amount(number: int | Amount) -> Amount:
    return number if isinstance(number, Amount) else Fixed(number)
