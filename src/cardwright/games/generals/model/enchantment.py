"""What can lie on a unit, a card in hand or a general: changed numbers, traits, abilities, an artifact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import NUMBERS, Between, Json, Shape
from cardwright.kernel.data.fields import Record, public
from cardwright.kernel.effects import marks
from cardwright.kernel.errors import BadPosition

if TYPE_CHECKING:
    from cardwright.games.generals.model.ability import Ability

ADD: Final = 0  # the numbers are added
SET: Final = 1  # the numbers take the place of what was there before
REBASE: Final = 2  # the numbers take the place of those printed
KEEP: Final = -1000  # a number that SET or REBASE leaves alone

FOREVER: Final = 0
LARGEST: Final = 100_000  # no number of a battle comes near it


@final
class Enchantment:
    """What is printed about it; a ``Mark`` is one that lies somewhere."""

    def __init__(
        self,
        traits: i64 = 0,
        abilities: tuple[Ability, ...] = (),
        mode: i64 = ADD,
        speed: i64 = 0,
        backstab: i64 = 0,
        grow: i64 = 0,
        cost: i64 = 0,
        fixes_cost: bool = False,
        lasting: bool = False,
        artifact: bool = False,
        lifts: i64 = 0,
        shell: bool = False,
        reverts: bool = False,
        swallows: bool = False,
    ) -> None:
        self.card: i64 = -1  # the place of the card it is printed on, and
        self.place: i64 = -1  # its place there; both are set when the card is made part of a set
        self.traits: i64 = traits
        self.abilities: tuple[Ability, ...] = abilities
        self.mode: i64 = mode
        self.speed: i64 = speed
        self.backstab: i64 = backstab
        self.grow: i64 = grow
        self.cost: i64 = cost
        self.fixes_cost: bool = fixes_cost  # the cost is not changed by ``cost`` but becomes it
        self.lasting: bool = lasting  # no dispel removes it
        self.bonded: bool = False  # a Bond gives it, which a dispel may have to leave (R123)
        self.artifact: bool = artifact
        self.lifts: i64 = lifts  # traits it takes away
        self.shell: bool = shell  # on a card: the card it counts is inside the unit it becomes
        self.reverts: bool = reverts  # when it ends, the unit becomes the card inside it
        self.swallows: bool = swallows  # on a card: it is played on a minion, which the enchantment keeps
        self.ears: i64 = 0
        for ability in abilities:
            self.ears |= ability.ears

    def plain(self) -> Enchantment:
        """What an artifact gives, without being one: it does not wear out, and a dispel removes it."""
        return Enchantment(self.traits, self.abilities, self.mode, self.speed, self.backstab, self.grow)


@mypyc_attr(acyclic=True)
@final
class Mark(marks.Mark):
    """An enchantment that lies on something. It never changes, so positions share it.

    attack, health  the numbers it brings
    until           FOREVER, or twice the turn at whose start it ends, plus one if it ends at that turn's end
    seat            whose it is
    count           durability, or whatever its abilities count
    """

    def __init__(
        self,
        enchantment: Enchantment,
        attack: i64 = 0,
        health: i64 = 0,
        until: i64 = 0,
        seat: i64 = 0,
        count: i64 = 0,
    ) -> None:
        super().__init__(until, seat)
        self.enchantment: Enchantment = enchantment
        self.attack: i64 = attack
        self.health: i64 = health
        self.count: i64 = count

    def same(self, other: Mark) -> bool:
        """Whether another one is just like it."""
        if self.enchantment is not other.enchantment or self.attack != other.attack or self.health != other.health:
            return False
        return self.until == other.until and self.seat == other.seat and self.count == other.count

    def worn(self, count: i64) -> Mark:
        """The same with another count."""
        return Mark(self.enchantment, self.attack, self.health, self.until, self.seat, count)


@final
class Printed(Shape):
    """An enchantment: the card it is printed on, and its place there."""

    def encode(self, value: Enchantment) -> Json:
        return [int(value.card), int(value.place)]

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Enchantment:
        numbers = NUMBERS.decode(value, where)
        if len(numbers) != 2:
            raise BadPosition(f"{where}: expected a card and a place on it, found {len(numbers)} numbers")
        found = Enchantment()  # a stand-in: the position that is being read puts the card's own in its place
        found.card, found.place = numbers
        return found


MARK: Final = Record(
    Mark,
    enchantment=public(Printed()),
    attack=public(Between(-LARGEST, LARGEST)),
    health=public(Between(-LARGEST, LARGEST)),
    until=public(Between(0, LARGEST)),
    seat=public(Between(0, 1)),
    count=public(Between(-LARGEST, LARGEST)),
)
