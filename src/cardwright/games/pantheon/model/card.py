"""A card of Pantheon: its printed text beside what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import Card as AnyCard
from cardwright.kernel.cards import CardSet
from cardwright.kernel.frame import Step

if TYPE_CHECKING:
    from cardwright.games.pantheon.effects.conditions import Condition
    from cardwright.games.pantheon.effects.filters import Filter
    from cardwright.games.pantheon.model.state import Position
    from cardwright.games.pantheon.model.target import Target

HERO: Final = "hero"
UNIT: Final = "unit"
SPELL: Final = "spell"
FIELD: Final = "field"
MANA: Final = "mana"
TYPES: Final = (HERO, UNIT, SPELL, FIELD, MANA)
IN_THE_DECK: Final = (UNIT, SPELL, FIELD, MANA)

DEMON: Final = 0
GOD: Final = 1
HUMAN: Final = 2
NEUTRAL: Final = 3
FACTIONS: Final = ("Demon", "God", "Human", "Neutral")

# Keywords, as bits. BARRED is no keyword of the rules: a unit that has it cannot attack.
TAUNT: Final = 1
STEALTH: Final = 2
BARRED: Final = 4
KEYWORDS: Final[dict[int, str]] = {TAUNT: "Taunt", STEALTH: "Stealth", BARRED: "cannot attack"}

# What sets a triggered effect off.
START: Final = 0  # the start of its controller's turn (R33)
END: Final = 1  # the end of its controller's turn (R40)
EACH_END: Final = 2  # the end of every turn
DESTROYED: Final = 3  # this card is destroyed
ATTACKS: Final = 4  # this unit declares an attack
FRIENDLY_ATTACKS: Final = 5  # a unit of the same controller declares an attack
ATTACKED: Final = 6  # an enemy unit declares an attack against the controller's hero or a unit of theirs
HERO_HIT: Final = 7  # this unit has dealt combat damage to a hero
KILL: Final = 8  # this unit has destroyed a unit in combat and survived
UNIT_DESTROYED: Final = 9  # any unit is destroyed
CAST: Final = 10  # somebody casts a spell
PLAYED: Final = 11  # somebody plays a unit
HURT: Final = 12  # a unit has hit the controller's hero in combat
ELIMINATED: Final = 13  # a player is eliminated
SACRIFICED: Final = 14  # a unit is sacrificed

# Three counts in one number: cards in play that lend power, lend or take keywords, change prices.
AURA_POWERS: Final = 0xFFFF
AURA_KEYWORD: Final = 0x1_0000
AURA_KEYWORDS: Final = 0xFFFF_0000
AURA_PRICE: Final = 0x1_0000_0000

Steps = tuple[Step["Position"], ...]


class Use:
    """What becomes of using a card: what is chosen first, and the steps that follow.

    sacrifice  a unit of one's own given up as an additional cost
    """

    def __init__(self, steps: Steps, targets: tuple[Target, ...] = (), sacrifice: Target | None = None) -> None:
        self.steps: Steps = steps
        self.targets: tuple[Target, ...] = targets
        self.sacrifice: Target | None = sacrifice


@final
class OnPlay(Use):
    """What a spell does, or a card when it is played."""


@final
class Activation(Use):
    """An effect its controller may use (R38), and what it costs.

    any_turn  usable in every Turn Phase and as a reaction (R44); otherwise in the own Turn Phase with an empty chain
    once      only once a turn
    """

    def __init__(
        self,
        steps: Steps,
        targets: tuple[Target, ...] = (),
        exhausts: bool = False,
        mana: i64 = 0,
        health: i64 = 0,
        gone: bool = False,
        sacrifice: Target | None = None,
        any_turn: bool = False,
        once: bool = False,
    ) -> None:
        super().__init__(steps, targets, sacrifice)
        self.exhausts: bool = exhausts
        self.mana: i64 = mana
        self.health: i64 = health
        self.gone: bool = gone  # this card itself is sacrificed
        self.any_turn: bool = any_turn
        self.once: bool = once


@final
class Trigger:
    """An effect that happens by itself when it hears something; ``once`` limits it to once a turn."""

    def __init__(self, hears: i64, steps: Steps, when: Condition | None = None, once: bool = False) -> None:
        self.hears: i64 = hears
        self.steps: Steps = steps
        self.when: Condition | None = when
        self.once: bool = once


@final
class Static:
    """What holds while the card lies there.

    power       what the units of ``group`` have more
    gives       keywords they have, and
    takes       keywords they do not have
    swaps       cards more in the controller's Mulligan
    first_unit  what the first unit of a turn costs its controller less
    """

    def __init__(
        self,
        group: Filter | None = None,
        power: i64 = 0,
        gives: i64 = 0,
        takes: i64 = 0,
        swaps: i64 = 0,
        first_unit: i64 = 0,
    ) -> None:
        self.group: Filter | None = group
        self.power: i64 = power
        self.gives: i64 = gives
        self.takes: i64 = takes
        self.swaps: i64 = swaps
        self.first_unit: i64 = first_unit
        self.weight: i64 = weight_of(power != 0, gives | takes != 0, first_unit != 0)


def weight_of(power: bool, keywords: bool, prices: bool) -> i64:
    """A one in the count of each sort of thing that can hold for other cards (see ``Position.auras``)."""
    return (1 if power else 0) | (AURA_KEYWORD if keywords else 0) | (AURA_PRICE if prices else 0)


Rule = int | OnPlay | Activation | Trigger | Static  # what a card says; a number is its keywords


@final
class Numbers:
    """What a card costs, the power of a unit, the health of a hero."""

    def __init__(self, cost: i64 = 0, power: i64 = 0, health: i64 = 0) -> None:
        self.cost: i64 = cost
        self.power: i64 = power
        self.health: i64 = health


@final
class Card(AnyCard):
    """``power`` is a unit's, ``health`` a hero's; ``on_play`` is what a spell does, or playing the card."""

    def __init__(
        self,
        name: str,
        type_: str,
        faction: i64,
        numbers: Numbers,
        text: str = "",
        *rules: Rule,
        key: str = "",
        set_: str = "base",
    ) -> None:
        super().__init__(key or key_of(name), name, set_, type_)
        self.faction: i64 = faction
        self.text: str = text
        self.cost: i64 = numbers.cost
        self.power: i64 = numbers.power
        self.health: i64 = numbers.health
        self.keywords: i64 = 0
        self.on_play: OnPlay | None = None
        self.activation: Activation | None = None
        self.triggers: tuple[Trigger, ...] = ()
        self.static: Static | None = None
        self.weight: i64 = 0
        self.unit: bool = type_ == UNIT
        self.spell: bool = type_ == SPELL
        self.mana: bool = type_ == MANA
        self.ears: i64 = 0
        for rule in rules:
            self.add(rule)

    def twin(self) -> Card:
        return Card(self.name, self.type, self.faction, Numbers(), key=self.key, set_=self.set)

    def add(self, rule: Rule) -> None:
        """Write one more rule on it."""
        if isinstance(rule, int):
            self.keywords |= rule
        elif isinstance(rule, OnPlay):
            self.on_play = rule
        elif isinstance(rule, Activation):
            self.activation = rule
        elif isinstance(rule, Trigger):
            self.triggers += (rule,)
            self.ears |= 1 << rule.hears
        else:
            self.static = rule
            self.weight = rule.weight

    def facts(self) -> dict[str, Any]:
        found: dict[str, Any] = {**super().facts(), "faction": FACTIONS[self.faction], "text": self.text}
        if self.type in (UNIT, SPELL, FIELD):
            found["cost"] = int(self.cost)
        if self.unit:
            found["power"] = int(self.power)
            found["keywords"] = [word for bit, word in KEYWORDS.items() if self.keywords & bit]
        if self.type == HERO:
            found["health"] = int(self.health)
        return found


Cards = CardSet[Card]


def key_of(name: str) -> str:
    """``Grave Caller`` is ``grave_caller``."""
    return "_".join("".join(letter if letter.isalnum() else " " for letter in name.lower()).split())
