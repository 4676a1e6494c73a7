"""The "if" and "when" of card texts."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from cardwright.games.pantheon.model.card import STEALTH
from cardwright.games.pantheon.model.link import event_defender, event_seat
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.games.pantheon.rules.figures import keywords_of
from cardwright.kernel.effects import conditions, speech
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import event_ref, ref_of

Condition: TypeAlias = speech.Condition[Position, Frame]


@final
class Stealthed(Condition):
    """The source is Stealthed."""

    def holds(self, s: Position, at: Frame) -> bool:
        thing = s.find(ref_of(at))
        return thing is not None and keywords_of(s, thing) & STEALTH != 0


@final
class AgainstUnit(Condition):
    """The attack is declared against a unit: the event is the defender."""

    def holds(self, s: Position, at: Frame) -> bool:
        return event_ref(at) >= FIRST_THING


@final
class ByYou(Condition):
    """It was the controller's doing, or happened to a card of theirs."""

    def holds(self, s: Position, at: Frame) -> bool:
        return event_seat(at) == at.seat


@final
class NotItself(Condition):
    """What it is about is not the source itself."""

    def holds(self, s: Position, at: Frame) -> bool:
        return event_ref(at) != ref_of(at)


@final
class AgainstYou(Condition):
    """An attack somebody else declares is against the controller's hero."""

    def holds(self, s: Position, at: Frame) -> bool:
        return event_defender(at) == FIRST_HERO + at.seat


@final
class AgainstHealthier(Condition):
    """An attack of one's own is declared against a hero with more Health."""

    def holds(self, s: Position, at: Frame) -> bool:
        ref = event_defender(at)
        if ref >= FIRST_THING or ref < FIRST_HERO:
            return False
        return s.players[ref - FIRST_HERO].health > s.players[at.seat].health


BY_YOU: Final = ByYou()
BY_ANOTHER: Final[Condition] = conditions.Not(BY_YOU)
YOUR_TURN: Final[Condition] = conditions.YourTurn()
ANOTHERS_TURN: Final[Condition] = conditions.Not(YOUR_TURN)
