"""Who an effect is about, as references: heroes and things."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.model.link import event_seat
from cardwright.games.pantheon.model.state import FIRST_HERO, Position
from cardwright.games.pantheon.rules.figures import units_of
from cardwright.kernel.bits import i64
from cardwright.kernel.effects import speech
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import event_ref, ref_of, target_of

Who: TypeAlias = speech.Who[Position, Frame, i64]


@final
class Chosen(Who):
    """The first target, or another one."""

    def __init__(self, which: i64) -> None:
        self.which: i64 = which

    def found(self, s: Position, at: Frame) -> list[i64]:
        ref = target_of(at, self.which)
        return [ref] if ref > 0 else []


@final
class Itself(Who):
    """The source."""

    def found(self, s: Position, at: Frame) -> list[i64]:
        return [ref_of(at)]


@final
class Yourself(Who):
    """The hero of the controller."""

    def found(self, s: Position, at: Frame) -> list[i64]:
        return [FIRST_HERO + at.seat]


@final
class Others(Who):
    """The heroes of all opponents; ``bare``: only of those without units, ``healthier``: with more Health."""

    def __init__(self, bare: bool = False, healthier: bool = False) -> None:
        self.bare: bool = bare
        self.healthier: bool = healthier

    def found(self, s: Position, at: Frame) -> list[i64]:
        found: list[i64] = []
        for seat in s.others(at.seat):
            if self.bare and units_of(s, seat) > 0:
                continue
            if not self.healthier or s.players[seat].health > s.players[at.seat].health:
                found.append(FIRST_HERO + seat)
        return found


@final
class Everybody(Who):
    """All heroes whose players have at most a number of cards in hand, the controller's first, then clockwise."""

    def __init__(self, most_cards: i64 = 1000) -> None:
        self.most_cards: i64 = most_cards

    def found(self, s: Position, at: Frame) -> list[i64]:
        return [FIRST_HERO + seat for seat in s.clockwise(at.seat) if len(s.players[seat].hand) <= self.most_cards]


@final
class SetOffBy(Who):
    """The thing or hero that set the effect off."""

    def found(self, s: Position, at: Frame) -> list[i64]:
        ref = event_ref(at)
        return [ref] if ref > 0 else []


@final
class EventPlayer(Who):
    """The hero of the player whose doing it was."""

    def found(self, s: Position, at: Frame) -> list[i64]:
        seat = event_seat(at)
        return [FIRST_HERO + seat] if seat >= 0 and s.players[seat].alive else []


@final
class Controller(Who):
    """The hero of the player who controls the first target."""

    def found(self, s: Position, at: Frame) -> list[i64]:
        seat = s.controller(target_of(at, 0))
        return [FIRST_HERO + seat] if seat >= 0 else []


@final
class TurnPlayer(Who):
    """The hero of the player whose turn it is."""

    def found(self, s: Position, at: Frame) -> list[i64]:
        return [FIRST_HERO + s.player]


@final
class LinkPlayer(Who):
    """The hero of the player of the chosen link."""

    def found(self, s: Position, at: Frame) -> list[i64]:
        link = target_of(at, 0) - 1
        return [FIRST_HERO + s.chain[link].seat] if 0 <= link < len(s.chain) else []


@final
class All(Who):
    """Everything that fits."""

    def __init__(self, group: Filter) -> None:
        self.group: Filter = group

    def found(self, s: Position, at: Frame) -> list[i64]:
        return [thing.id for thing in self.group.found(s, at)]


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
EVENT: Final = SetOffBy()
EVENT_PLAYER: Final = EventPlayer()
CONTROLLER: Final = Controller()
