"""The "if" and "when" of card texts."""

from __future__ import annotations

from typing import final

from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.model.card import STEALTH
from cardwright.games.pantheon.model.link import EVENT, ref_of
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.games.pantheon.rules.figures import keywords_of
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame


class Condition:
    """Whether something holds for an effect that is about to happen."""

    def holds(self, s: Position, frame: Frame) -> bool:
        raise NotImplementedError


@final
class Stealthed(Condition):
    """The source is Stealthed."""

    def holds(self, s: Position, frame: Frame) -> bool:
        thing = s.find(ref_of(frame))
        return thing is not None and keywords_of(s, thing) & STEALTH != 0


@final
class YourTurn(Condition):
    def holds(self, s: Position, frame: Frame) -> bool:
        return s.player == frame.seat


@final
class HandAtMost(Condition):
    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def holds(self, s: Position, frame: Frame) -> bool:
        return len(s.players[frame.seat].hand) <= self.most


@final
class HealthAtMost(Condition):
    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def holds(self, s: Position, frame: Frame) -> bool:
        return s.players[frame.seat].health <= self.most


@final
class AgainstUnit(Condition):
    """The attack is declared against a unit: the event is the defender."""

    def holds(self, s: Position, frame: Frame) -> bool:
        return event_ref(frame) >= FIRST_THING


@final
class AgainstHero(Condition):
    def holds(self, s: Position, frame: Frame) -> bool:
        return event_ref(frame) < FIRST_THING


@final
class ByYou(Condition):
    """It was the controller's doing, or happened to a card of his."""

    def holds(self, s: Position, frame: Frame) -> bool:
        return event_seat(frame) == frame.seat


@final
class ByOther(Condition):
    """It was somebody else's doing, or happened to somebody else's card."""

    def holds(self, s: Position, frame: Frame) -> bool:
        return event_seat(frame) != frame.seat


@final
class NotItself(Condition):
    """What it is about is not the source itself."""

    def holds(self, s: Position, frame: Frame) -> bool:
        return event_ref(frame) != ref_of(frame)


@final
class Controls(Condition):
    """There are at least so many things that fit."""

    def __init__(self, group: Filter, least: i64 = 1) -> None:
        self.group: Filter = group
        self.least: i64 = least

    def holds(self, s: Position, frame: Frame) -> bool:
        return len(self.group.all(s, frame.seat, ref_of(frame))) >= self.least


@final
class LeastHealth(Condition):
    """No opponent has less Health."""

    def holds(self, s: Position, frame: Frame) -> bool:
        own = s.players[frame.seat].health
        return all(s.players[other].health >= own for other in s.after(frame.seat))


@final
class FewestUnits(Condition):
    """Some opponent has more units."""

    def holds(self, s: Position, frame: Frame) -> bool:
        own = units_of(s, frame.seat)
        return any(units_of(s, other) > own for other in s.after(frame.seat))


@final
class OthersTurn(Condition):
    def holds(self, s: Position, frame: Frame) -> bool:
        return s.player != frame.seat


@final
class AgainstYou(Condition):
    """An attack somebody else declares is against the controller's hero."""

    def holds(self, s: Position, frame: Frame) -> bool:
        return event_defender(frame) == FIRST_HERO + frame.seat


@final
class AgainstHealthier(Condition):
    """An attack of one's own is declared against a hero with more Health."""

    def holds(self, s: Position, frame: Frame) -> bool:
        ref = event_defender(frame)
        if ref >= FIRST_THING or ref < FIRST_HERO:
            return False
        return s.players[ref - FIRST_HERO].health > s.players[frame.seat].health


@final
class Both(Condition):
    def __init__(self, one: Condition, two: Condition) -> None:
        self.one: Condition = one
        self.two: Condition = two

    def holds(self, s: Position, frame: Frame) -> bool:
        return self.one.holds(s, frame) and self.two.holds(s, frame)


def units_of(s: Position, seat: i64) -> i64:
    """How many units a player has (P25)."""
    count: i64 = 0
    for thing in s.players[seat].field:
        if s.cards.all[thing.card].unit:
            count += 1
    return count


def event_ref(frame: Frame) -> i64:
    """What set a trigger off: a thing or a hero."""
    found = frame.slots.get(EVENT)
    return 0 if found is None else found[0]


def event_defender(frame: Frame) -> i64:
    """The defender, where an attack set a trigger off."""
    found = frame.slots.get(EVENT)
    return 0 if found is None else found[2]


def event_seat(frame: Frame) -> i64:
    """Whose doing it was, or whose card it was about."""
    found = frame.slots.get(EVENT)
    return -1 if found is None else found[1]
