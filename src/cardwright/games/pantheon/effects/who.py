"""Whom an effect is about, as references: heroes and things."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.effects.conditions import event_ref, event_seat, units_of
from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.model.link import ref_of, target_of
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame


class Whom:
    """Heroes and things, found when the effect happens."""

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        raise NotImplementedError


@final
class Chosen(Whom):
    """The first target, or another one."""

    def __init__(self, at: i64) -> None:
        self.at: i64 = at

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        ref = target_of(frame, self.at)
        return [ref] if ref > 0 else []


@final
class Itself(Whom):
    """The source."""

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        return [ref_of(frame)]


@final
class Yourself(Whom):
    """The hero of the controller."""

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        return [FIRST_HERO + frame.seat]


@final
class Others(Whom):
    """The heroes of all opponents; ``bare``: only of those without units, ``healthier``: with more Health."""

    def __init__(self, bare: bool = False, healthier: bool = False) -> None:
        self.bare: bool = bare
        self.healthier: bool = healthier

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        found: list[i64] = []
        for seat in s.after(frame.seat):
            if self.bare and units_of(s, seat) > 0:
                continue
            if not self.healthier or s.players[seat].health > s.players[frame.seat].health:
                found.append(FIRST_HERO + seat)
        return found


@final
class Everybody(Whom):
    """All heroes, the controller's first, then clockwise."""

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        found: list[i64] = []
        if s.players[frame.seat].alive:
            found.append(FIRST_HERO + frame.seat)
        for seat in s.after(frame.seat):
            found.append(FIRST_HERO + seat)
        return found


@final
class Event(Whom):
    """The thing or hero that set the effect off."""

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        ref = event_ref(frame)
        return [ref] if ref > 0 else []


@final
class EventPlayer(Whom):
    """The hero of the player whose doing it was."""

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        seat = event_seat(frame)
        return [FIRST_HERO + seat] if seat >= 0 and s.players[seat].alive else []


@final
class Controller(Whom):
    """The hero of whoever controls the first target."""

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        ref = target_of(frame, 0)
        if ref < FIRST_THING:
            return [ref] if ref > 0 else []
        thing = s.find(ref)
        return [] if thing is None else [FIRST_HERO + thing.owner]


@final
class TurnPlayer(Whom):
    """The hero of the player whose turn it is."""

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        return [FIRST_HERO + s.player]


@final
class LinkPlayer(Whom):
    """The hero of the player of the chosen link."""

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        at = target_of(frame, 0) - 1
        return [FIRST_HERO + s.chain[at].seat] if 0 <= at < len(s.chain) else []


@final
class Holding(Whom):
    """The heroes of all players with at most so many cards in hand, the controller's first."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        return [ref for ref in EVERYBODY.refs(s, frame) if len(s.players[ref - FIRST_HERO].hand) <= self.most]


@final
class All(Whom):
    """Everything that fits."""

    def __init__(self, group: Filter) -> None:
        self.group: Filter = group

    def refs(self, s: Position, frame: Frame) -> list[i64]:
        found: list[i64] = []
        for thing in self.group.all(s, frame.seat, ref_of(frame)):
            found.append(thing.id)
        return found


def seat_of(s: Position, ref: i64) -> i64:
    """Whose hero that is, or who controls it; -1 if it is gone."""
    if ref < FIRST_THING:
        return ref - FIRST_HERO
    thing = s.find(ref)
    return -1 if thing is None else thing.owner


TARGET: Final = Chosen(0)
SECOND: Final = Chosen(1)
ITSELF: Final = Itself()
YOU: Final = Yourself()
OPPONENTS: Final = Others()
BARE_OPPONENTS: Final = Others(bare=True)
HEALTHIER: Final = Others(healthier=True)
EVERYBODY: Final = Everybody()
TURN_PLAYER: Final = TurnPlayer()
LINK_PLAYER: Final = LinkPlayer()
EVENT: Final = Event()
EVENT_PLAYER: Final = EventPlayer()
CONTROLLER: Final = Controller()
