"""A card of generals: its numbers, its text, and beside it what it does."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.generals.model.ability import Ability
from cardwright.games.generals.model.enchantment import Enchantment
from cardwright.games.generals.model.keywords import FACTIONS, TRIBES, keyword_names
from cardwright.games.generals.model.program import NUMBER_BITS, NUMBER_MASK, Program
from cardwright.games.generals.model.scene import Condition, Effect
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.model.trial import Trial
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import Card as AnyCard
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput

GENERAL: Final = "general"
MINION: Final = "minion"
SPELL: Final = "spell"
ARTIFACT: Final = "artifact"
TILE: Final = "tile"


# How many different cards of each type the sets have in all; what is here of them is counted against it.
SET_SIZES: Final[dict[str, dict[str, int]]] = {
    "Core": {GENERAL: 18, MINION: 275, SPELL: 131, ARTIFACT: 18, TILE: 5},
    "Denizens of Shim'Zar": {MINION: 68, SPELL: 32, ARTIFACT: 6},
    "Ancient Bonds / Rise of the Bloodbound": {MINION: 47, SPELL: 29, ARTIFACT: 6},
    "Unearthed Prophecy": {MINION: 57, SPELL: 37, ARTIFACT: 6},
    "Immortal Vanguard": {MINION: 55, SPELL: 37, ARTIFACT: 13},
    "Trials of Mythron": {MINION: 64, SPELL: 37, ARTIFACT: 6},
}

# What reveals a Sentinel, on the opponent's turn.
GENERAL_ATTACKS: Final = 1
SPELL_CAST: Final = 2
MINION_SUMMONED: Final = 3


@final
class Ask:
    """One choice a card asks for when it is played, and what happens then.

    A spell's first choice is made by playing it; a minion's first one follows once it has its square.
    Without a target nothing is asked.
    """

    def __init__(self, target: Target | None, effects: tuple[Effect, ...]) -> None:
        self.target: Target | None = target
        self.program: Program = Program(effects)


@final
class Numbers:
    """The line of numbers on a card: what it costs, its attack and health, and the words beside them."""

    def __init__(
        self,
        mana: i64 = 0,
        attack: i64 = 0,
        health: i64 = 0,
        rarity: str = "basic",
        tribe: str = "",
        token: bool = False,
    ) -> None:
        self.mana: i64 = mana
        self.attack: i64 = attack
        self.health: i64 = health
        self.rarity: str = rarity
        self.tribe: i64 = TRIBES.index(tribe)
        self.token: bool = token


@final
class Card(AnyCard):
    """What is printed on it; its rules are added one after the other. ``place`` is where it stands in its set."""

    def __init__(
        self, name: str, type_: str, faction: str, set_: str, numbers: Numbers, text: str = "", key: str = ""
    ) -> None:
        super().__init__(key or key_of(name), name, set_, type_)
        self.place: i64 = -1
        self.faction: i64 = FACTIONS.index(faction)
        self.mana: i64 = numbers.mana
        self.attack: i64 = numbers.attack
        self.health: i64 = numbers.health
        self.text: str = text
        self.tribe: i64 = numbers.tribe
        self.rarity: str = numbers.rarity
        self.token: bool = numbers.token
        self.collectible: bool = not numbers.token and type_ != GENERAL
        self.traits: i64 = 0
        self.backstab: i64 = 0
        self.grow: i64 = 0
        self.asks: tuple[Ask, ...] = ()
        self.abilities: tuple[Ability, ...] = ()
        self.enchantment: Enchantment | None = None  # what an artifact puts on the general
        self.bloodbound: str = ""  # the spell of a general
        self.counter: i64 = 0  # turns to build, or what the card counts
        self.speed: i64 = 2
        self.dervishes: i64 = 0  # Summon Dervish, how many times
        self.every_tribe: bool = False
        self.replaced: Program = Program(())  # what happens when it is replaced
        self.cost: CostOf | None = None  # how its cost is worked out, where that is not just printed
        self.hidden_by: str = ""  # the token it is played as (Sentinel, Build)
        self.needs: Condition | None = None  # what has to hold for the card to be played
        self.destiny: Program = Program(())  # what happens when it is played from the hand
        self.trial: Trial | None = None  # what has to be done before it can be played
        self.watch: i64 = 0  # what reveals a Sentinel
        self.growth: Enchantment = Enchantment()  # plain attack and health that a unit gains by itself
        self.is_minion: bool = type_ == MINION
        self.is_spell: bool = type_ == SPELL
        self.is_artifact: bool = type_ == ARTIFACT
        self.is_unit: bool = type_ in (MINION, GENERAL)
        self.ears: i64 = 0
        self.enchantments: list[Enchantment] = []
        self.programs: list[Program] = []
        self.likeness: Enchantment | None = None  # what an artifact gives a unit that only resembles the general

    def twin(self) -> Card:
        return Card(self.name, self.type, FACTIONS[self.faction], self.set, Numbers(), self.text, self.key)

    def add_ability(self, ability: Ability) -> None:
        self.abilities += (ability,)
        self.ears |= ability.ears

    def put_on(self, worn: Enchantment) -> None:
        """It is an artifact, and this is what it gives the general."""
        self.enchantment = worn
        self.likeness = worn.plain()

    def settle(self, place: i64) -> None:
        """Take a place in a set: number the enchantments and programs, so that positions can speak of them."""
        self.place = place
        self.enchantments = []
        self.programs = []
        if self.is_unit:
            self.enroll(self.growth)
        if self.enchantment is not None:
            self.enroll(self.enchantment)
        for ability in self.abilities:
            self.gather(ability.programs())
        for ask in self.asks:
            self.gather((ask.program,))
        self.gather((self.replaced,))
        if self.likeness is not None:
            self.enroll(self.likeness)
        self.gather((self.destiny,))

    def gather(self, programs: tuple[Program, ...]) -> None:
        for program in programs:
            program.card = self.place
            program.number = len(self.programs)
            self.programs.append(program)
            for effect in program.effects:
                for enchantment in effect.grants():
                    self.enroll(enchantment)
                self.gather(effect.programs())

    def enroll(self, enchantment: Enchantment) -> None:
        if enchantment.card == self.place and enchantment in self.enchantments:
            return
        enchantment.card = self.place
        enchantment.place = len(self.enchantments)
        self.enchantments.append(enchantment)
        for ability in enchantment.abilities:
            self.gather(ability.programs())

    def facts(self) -> dict[str, Any]:
        return {
            **super().facts(),
            "faction": FACTIONS[self.faction],
            "mana": int(self.mana),
            "attack": int(self.attack),
            "health": int(self.health),
            "tribe": TRIBES[self.tribe],
            "rarity": self.rarity,
            "keywords": keyword_names(self.traits),
            "text": self.text,
            "collectible": self.collectible,
        }


class CostOf:
    """How a card's cost is worked out where the printed number is not all there is to it."""

    def cost(self, s: Any, seat: i64, printed: i64) -> i64:
        raise NotImplementedError


def key_of(name: str) -> str:
    """``Jade Monk`` is ``jade_monk``."""
    kept = "".join(letter if letter.isalnum() else " " for letter in name.lower().replace("'", ""))
    return "_".join(kept.split())


@final
class Cards(CardSet[Card]):
    """The cards of a match, found by exact key as well."""

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(cards)
        self.keys: dict[str, int] = {}
        self.finds: dict[i64, list[i64]] = {}  # what was looked for in the book (see holding.py)
        for place, card in enumerate(cards):
            self.keys[card.key] = place
            card.settle(place)

    def program(self, address: i64) -> Program:
        """The program with this address (see program.py)."""
        return self.all[address >> NUMBER_BITS].programs[address & NUMBER_MASK]

    def at(self, key: str) -> i64:
        """The place of the card with exactly this key; cards name each other this way."""
        place = self.keys.get(key)
        if place is None:
            raise BadInput(f'there is no card with the key "{key}"')
        return place
