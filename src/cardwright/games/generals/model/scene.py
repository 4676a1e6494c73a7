"""The words of which effects are made: who, where, how much, and what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, final

from mypy_extensions import mypyc_attr

from cardwright.games.generals.model.board import NOWHERE
from cardwright.kernel.bits import i64
from cardwright.kernel.effects import speech

if TYPE_CHECKING:
    from cardwright.games.generals.model.enchantment import Enchantment, Mark
    from cardwright.games.generals.model.program import Program
    from cardwright.games.generals.model.state import Battle
    from cardwright.games.generals.model.unit import Unit


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Scene(speech.Context):
    """An effect as it happens: whose it is, where it comes from, what it is about. It is never part of a position;
    one that has to be kept is written as numbers (see program.py).

    seat    the player whose effect it is
    card    the card it is printed on
    me      the unit it comes from; None for a spell
    square  the square chosen for it, or where it comes from
    target  the unit that stood there when it was chosen
    first   the unit chosen before, for a second choice
    unit    the unit the event is about, for an effect that something set off
    by      the unit that brought the event about
    copy    the card the event is about
    amount  how much the event was about
    factor  how many times over it counts (Intensify)
    spell   whether a spell does it
    mark    the enchantment on the unit that the effect comes from, if it is not printed on its card
    from_hand  whether the event is a card played from a hand
    there   the square on which the event happened
    framed  whether a frame keeps it, so that whatever an inner program makes of it counts for the outer one as well
    """

    def __init__(self, seat: i64, card: i64, me: Unit | None, square: i64 = NOWHERE, spell: bool = False) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.me: Unit | None = me
        self.square: i64 = square
        self.target: Unit | None = None
        self.first: Unit | None = None
        self.first_square: i64 = NOWHERE
        self.unit: Unit | None = None
        self.by: Unit | None = None
        self.copy: i64 = -1
        self.amount: i64 = 0
        self.factor: i64 = 1
        self.spell: bool = spell
        self.mark: Mark | None = None
        self.from_hand: bool = False
        self.there: i64 = NOWHERE
        self.framed: bool = False

    def source(self) -> i64:
        """The number of the unit it comes from; -1 for a spell."""
        if self.me is None:
            return -1
        return self.me.id


Amount: TypeAlias = speech.Amount["Battle", Scene]
Condition: TypeAlias = speech.Condition["Battle", Scene]
Where: TypeAlias = speech.Where["Battle", Scene]
Who: TypeAlias = speech.Who["Battle", Scene, "Unit"]


class Effect:
    """One thing that happens. It changes marks on units at once; everything else goes to the fast lane (deeds.py)."""

    def run(self, s: Battle, scene: Scene) -> None:
        raise NotImplementedError

    def waits(self) -> bool:
        """Whether it may have to ask somebody, so that only a frame can go on with it."""
        return False

    def programs(self) -> tuple[Program, ...]:
        """What it is made of, or brings about later."""
        return ()

    def grants(self) -> tuple[Enchantment, ...]:
        """The enchantments it can put on a unit or a card."""
        return ()


class Granting(Effect):
    """Something that puts an enchantment on a unit or a card."""

    enchantment: Enchantment

    def grants(self) -> tuple[Enchantment, ...]:
        return (self.enchantment,)


class OnUnits(Effect):
    """Something that happens to each of some units."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who

    def run(self, s: Battle, scene: Scene) -> None:
        for unit in self.who.found(s, scene):
            self.do_to(s, scene, unit)

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        """What happens to one of them."""
        raise NotImplementedError


class GrantingOnUnits(OnUnits):
    """Something that puts an enchantment on each of some units, or on their cards."""

    enchantment: Enchantment

    def grants(self) -> tuple[Enchantment, ...]:
        return (self.enchantment,)
