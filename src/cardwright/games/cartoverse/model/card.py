"""A card of Cartoverse: its printed text beside what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import Card as AnyCard
from cardwright.kernel.cards import CardSet
from cardwright.kernel.frame import Step

if TYPE_CHECKING:
    from cardwright.games.cartoverse.model.state import Duel
    from cardwright.games.cartoverse.model.target import Target

HERO: Final = "hero"
SHARD: Final = "shard"
CREATURE: Final = "creature"
CAST: Final = "cast"
BURST: Final = "burst"
ROW_ENCHANT: Final = "row enchant"
COLUMN_ENCHANT: Final = "column enchant"
CREATURE_ENCHANT: Final = "creature enchant"
HERO_ENCHANT: Final = "hero enchant"
TRAP: Final = "trap"
ENCHANTS: Final = (ROW_ENCHANT, COLUMN_ENCHANT, CREATURE_ENCHANT, HERO_ENCHANT)
SPELLS: Final = (CAST, BURST, *ENCHANTS)
IN_THE_DECK: Final = (SHARD, CREATURE, *SPELLS, TRAP)
TYPES: Final = (HERO, *IN_THE_DECK)

SOLAR: Final = "Solar"
VERDANT: Final = "Verdant"
UMBRAL: Final = "Umbral"
EMBER: Final = "Ember"
NEUTRAL: Final = "Neutral"
FACTIONS: Final = (SOLAR, VERDANT, UMBRAL, EMBER, NEUTRAL)
RARITIES: Final = ("common", "rare", "epic", "legendary")
JOBS: Final = (
    *("Archer", "Beast", "Cleric", "Druid", "Golem", "Knight"),
    *("Mage", "Rogue", "Spirit", "Undead", "Warrior"),
)
ANY_JOB: Final = ""

# Keywords, as bits. ROOTED is no keyword of the rules: a creature that has it does not become ready by itself.
SWIFT: Final = 1
VIGILANT: Final = 2
ELUSIVE: Final = 4
WARDED: Final = 8
DRAIN: Final = 16
ROOTED: Final = 32
KEYWORDS: Final[dict[int, str]] = {
    SWIFT: "Swift",
    VIGILANT: "Vigilant",
    ELUSIVE: "Elusive",
    WARDED: "Warded",
    DRAIN: "Drain",
    ROOTED: "rooted",
}

# What sets an effect off. Cards in play hear the first ones, traps those from ENEMY_ATTACKS on, and deaths both.
START: Final = 0  # the start of its controller's turn
EACH_START: Final = 1  # the start of every turn
BEARER_START: Final = 2  # the start of the turn of the enchanted creature's owner
END: Final = 3  # the end of its controller's turn
EACH_END: Final = 4  # the end of every turn
BEARER_END: Final = 5  # the end of the turn of the enchanted creature's owner
SHARD_PLAYED: Final = 6  # this shard is played
CONVERTED: Final = 7  # this shard becomes a mana
SUMMONED: Final = 8  # this creature enters play
DIED: Final = 9  # this creature dies
ATTACKS: Final = 10  # this creature declares an attack
BLOCKS: Final = 11  # this creature blocks
FRIENDLY_DIES: Final = 12  # a creature of the same controller dies
ENEMY_ATTACKS: Final = 13  # an enemy creature declares an attack
ENEMY_SPELL: Final = 14  # the enemy uses a spell
ENEMY_OPENS: Final = 15  # the enemy uses a spell that starts a chain
ENEMY_SUMMONS: Final = 16  # the enemy summons a creature
HERO_HURT: Final = 17  # the controller's hero is dealt damage

# For whom something holds while a card is in play.
NOBODY_ELSE: Final = 0
THIS_ZONE: Final = 1
THIS_COLUMN: Final = 2
THE_ENCHANTED: Final = 3
FRIENDLY_OTHERS: Final = 4
ALL_FRIENDLY: Final = 5
ALL_ENEMIES: Final = 6
EVERY_CREATURE: Final = 7

Steps = tuple[Step["Duel"], ...]


class Use:
    """What becomes of using a card: what is chosen first, and the steps that follow."""

    def __init__(self, steps: Steps, target: Target | None = None) -> None:
        self.steps: Steps = steps
        self.target: Target | None = target


@final
class OnCast(Use):
    """What a spell does when it resolves; an enchant is laid where its target says."""


@final
class Activation(Use):
    """An ability of a creature or hero, and what it costs (R50, R69); a creature also becomes exhausted for it (C29).

    discards  how many cards are discarded for it: none or one
    cooldown  own turn starts until it is free again (C51)
    """

    def __init__(
        self,
        name: str,
        steps: Steps,
        target: Target | None = None,
        mana: i64 = 0,
        discards: i64 = 0,
        cooldown: i64 = 0,
    ) -> None:
        super().__init__(steps, target)
        self.name: str = name
        self.mana: i64 = mana
        self.discards: i64 = discards
        self.cooldown: i64 = cooldown


@final
class Trigger:
    """An effect that happens by itself when it hears something; a trap has one."""

    def __init__(self, hears: i64, steps: Steps) -> None:
        self.hears: i64 = hears
        self.steps: Steps = steps


@final
class Static:
    """What holds while the card is in play.

    scope     for whom it holds (THIS_ZONE …), of one job or ANY_JOB
    atk, hp   what they have more, and
    keys      the keywords they have
    discount  what cards outside the faction cost the controller's hero less
    """

    def __init__(
        self, scope: i64, atk: i64 = 0, hp: i64 = 0, keys: i64 = 0, job: str = ANY_JOB, discount: i64 = 0
    ) -> None:
        self.scope: i64 = scope
        self.atk: i64 = atk
        self.hp: i64 = hp
        self.keys: i64 = keys
        self.job: str = job
        self.discount: i64 = discount


Rule = int | OnCast | Activation | Trigger | Static  # what a card says; a number is its keywords


@final
class Numbers:
    """What a card costs, its Loyalty, a creature's ATK and HP, or a hero's HP."""

    def __init__(self, cost: i64 = 0, loyalty: i64 = 0, atk: i64 = 0, hp: i64 = 0) -> None:
        self.cost: i64 = cost
        self.loyalty: i64 = loyalty
        self.atk: i64 = atk
        self.hp: i64 = hp


@final
class Stamp:
    """What else is printed on a card. Rarity has no bearing on play (R39).

    basic  a basic shard: as many of it as one likes, and no HP for it
    token  it is in no deck, and leaves the game instead of entering a deck or graveyard (C7)
    """

    def __init__(self, job: str = ANY_JOB, rarity: str = "common", basic: bool = False, token: bool = False) -> None:
        self.job: str = job
        self.rarity: str = rarity
        self.basic: bool = basic
        self.token: bool = token


@final
class Card(AnyCard):
    """What is printed on it, and what it does.

    shines something of it holds for creatures
    """

    def __init__(
        self,
        name: str,
        type_: str,
        faction: str,
        numbers: Numbers,
        text: str = "",
        *rules: Rule,
        stamp: Stamp | None = None,
        key: str = "",
        set_: str = "base",
    ) -> None:
        super().__init__(key or key_of(name), name, set_, type_)
        stamp = Stamp() if stamp is None else stamp
        self.faction: str = faction
        self.rarity: str = stamp.rarity
        self.text: str = text
        self.cost: i64 = numbers.cost
        self.loyalty: i64 = numbers.loyalty
        self.atk: i64 = numbers.atk
        self.hp: i64 = numbers.hp
        self.job: str = stamp.job
        self.basic: bool = stamp.basic
        self.token: bool = stamp.token
        self.creature: bool = type_ == CREATURE
        self.shard: bool = type_ == SHARD
        self.trap: bool = type_ == TRAP
        self.burst: bool = type_ == BURST
        self.spell: bool = type_ in SPELLS
        self.enchant: bool = type_ in ENCHANTS
        self.neutral: bool = faction == NEUTRAL
        self.keywords: i64 = 0
        self.on_cast: OnCast | None = None
        self.abilities: tuple[Activation, ...] = ()
        self.triggers: tuple[Trigger, ...] = ()
        self.statics: tuple[Static, ...] = ()
        self.shines: bool = False
        self.ears: i64 = 0
        for rule in rules:
            self.add(rule)

    def twin(self) -> Card:
        return Card(self.name, self.type, self.faction, Numbers(), key=self.key, set_=self.set)

    def add(self, rule: Rule) -> None:
        """Write one more rule on it."""
        if isinstance(rule, int):
            self.keywords |= rule
        elif isinstance(rule, OnCast):
            self.on_cast = rule
        elif isinstance(rule, Activation):
            self.abilities += (rule,)
        elif isinstance(rule, Trigger):
            self.triggers += (rule,)
            self.ears |= 1 << rule.hears
        else:
            self.statics += (rule,)
            self.shines = self.shines or rule.scope != NOBODY_ELSE

    def facts(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            **super().facts(),
            "faction": self.faction,
            "rarity": self.rarity,
            "text": self.text,
            "loyalty": int(self.loyalty),
        }
        if self.type != HERO:
            found["cost"] = int(self.cost)
            found["basic"] = self.basic
            found["token"] = self.token
        if self.creature:
            found["atk"] = int(self.atk)
            found["job"] = self.job
            found["keywords"] = [word for bit, word in KEYWORDS.items() if self.keywords & bit]
        if self.creature or self.type == HERO:
            found["hp"] = int(self.hp)
            found["abilities"] = [ability_facts(ability) for ability in self.abilities]
        return found


def ability_facts(ability: Activation) -> dict[str, Any]:
    """What an ability is called and costs."""
    return {
        "name": ability.name,
        "mana": int(ability.mana),
        "discards": int(ability.discards),
        "cooldown": int(ability.cooldown),
        "target": "" if ability.target is None else ability.target.words,
    }


NO_BURST: Final = 1_000_000


@final
class Cards(CardSet[Card]):
    """The cards of a duel. ``least_burst`` is what the cheapest Burst costs: with less nobody can play one."""

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(cards)
        self.least_burst: i64 = min([card.cost for card in cards if card.burst], default=NO_BURST)


def key_of(name: str) -> str:
    """``Martyr's Oath`` is ``martyrs_oath``."""
    plain = name.lower().replace("'", "")
    return "_".join("".join(letter if letter.isalnum() else " " for letter in plain).split())
