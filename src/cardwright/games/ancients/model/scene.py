"""The words of which effects are made: who, how much, whether, and what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, final

from cardwright.games.ancients.model.board import NOWHERE
from cardwright.kernel.bits import i64
from cardwright.kernel.effects import speech

if TYPE_CHECKING:
    from cardwright.games.ancients.model.state import Position
    from cardwright.games.ancients.model.unit import Unit


@final
class Scene(speech.Context):
    """An effect as it happens: whose it is, where it comes from, what it is about.

    No effect waits for an answer, so it is never kept.

    seat    the player whose effect it is
    card    the card it is printed on
    source  the caster of a spell, the thing with the ability, the hero with the item; None for a consumable
    lane    in which it happens
    place   where its source is, or was when it died
    spell   whether a spell or consumable does it: then damage is not dealt by the source
    target  the unit that was chosen, and
    other   the one chosen after it
    spot    the place that was chosen first, of a unit, a core or an empty slot
    next_spot  the place that was chosen after it
    subject the unit an event is about, for an effect that something set off
    """

    def __init__(self, seat: i64, card: i64, source: Unit | None, lane: i64, place: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.source: Unit | None = source
        self.lane: i64 = lane
        self.place: i64 = place
        self.spell: bool = False
        self.target: Unit | None = None
        self.other: Unit | None = None
        self.spot: i64 = NOWHERE
        self.next_spot: i64 = NOWHERE
        self.subject: Unit | None = None


Amount: TypeAlias = speech.Amount["Position", Scene]
Condition: TypeAlias = speech.Condition["Position", Scene]


class Who(speech.Who["Position", Scene, "Unit"]):
    """Some units in play, and Towers or Ancients where these may be meant."""

    def found(self, s: Position, at: Scene) -> list[Unit]:
        raise NotImplementedError

    def cores(self, s: Position, at: Scene) -> list[i64]:
        """The places of Towers and Ancients that are meant."""
        return []


class Effect(speech.Effect["Position", Scene]):
    """One thing that happens, at once. Only compiled classes derive from it, so that it is called directly."""

    def run(self, s: Position, at: Scene) -> None:
        raise NotImplementedError
