"""A card of Ancients: its printed text beside what it does."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.ancients.model.ability import (
    REACH_WORDS,
    Active,
    Aura,
    Clause,
    Effects,
    Passive,
    Ranked,
    Trigger,
)
from cardwright.games.ancients.model.choice import Choice
from cardwright.games.ancients.model.full_deck import FullDeck
from cardwright.games.ancients.model.keywords import COLOURS, QUICKCAST, keyword_names
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import Card as AnyCard
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput

HERO: Final = "hero"
SPELL: Final = "spell"
CREEP: Final = "creep"
IMPROVEMENT: Final = "improvement"
ITEM: Final = "item"
CONSUMABLE: Final = "consumable"
RUNE: Final = "rune"
TOKEN: Final = "token"  # a creep that is no card of a deck
TYPES: Final = (HERO, SPELL, CREEP, IMPROVEMENT, ITEM, CONSUMABLE, RUNE, TOKEN)
IN_THE_DECK: Final = (SPELL, CREEP, IMPROVEMENT)
FOR_SALE: Final = (ITEM, CONSUMABLE)
IN_HAND: Final = (*IN_THE_DECK, *FOR_SALE)
IN_PLAY: Final = (HERO, CREEP, IMPROVEMENT, TOKEN)
NO_PRICE: Final = -1  # not for sale


@final
class Numbers:
    """What is printed in figures: the mana it costs, its price in gold, attack, armor and health."""

    def __init__(self, cost: i64 = 0, attack: i64 = 0, armor: i64 = 0, health: i64 = 0, price: i64 = NO_PRICE) -> None:
        self.cost: i64 = cost
        self.attack: i64 = attack
        self.armor: i64 = armor
        self.health: i64 = health
        self.price: i64 = price


@final
class Play:
    """What happens when it is played, used up or claimed: what is chosen, how far it reaches, the effects."""

    def __init__(self, effects: Effects = (), choices: tuple[Choice, ...] = (), reach: i64 = 0) -> None:
        self.effects: Effects = effects
        self.choices: tuple[Choice, ...] = choices
        self.reach: i64 = reach


@final
class Card(AnyCard):
    """``crest`` is the key of the hero whose signature it is, or of the hero itself; an item gives its figures."""

    def __init__(
        self,
        key: str,
        name: str,
        type_: str,
        colour: i64,
        numbers: Numbers,
        text: str,
        play: Play,
        *clauses: Clause,
        crest: str = "",
    ) -> None:
        super().__init__(key, name, "base", type_)
        self.colour: i64 = colour
        self.cost: i64 = numbers.cost
        self.price: i64 = numbers.price
        self.attack: i64 = numbers.attack
        self.armor: i64 = numbers.armor
        self.health: i64 = numbers.health
        self.text: str = text
        self.effects: Effects = play.effects
        self.choices: tuple[Choice, ...] = play.choices
        self.reach: i64 = play.reach
        self.crest: str = key if type_ == HERO else crest
        self.melee: bool = False  # a Melee Creep
        self.hero: bool = type_ == HERO
        self.creep: bool = type_ in (CREEP, TOKEN)
        self.improvement: bool = type_ == IMPROVEMENT
        self.spell: bool = type_ == SPELL
        self.item: bool = type_ == ITEM
        self.consumable: bool = type_ == CONSUMABLE
        self.traits: i64 = 0
        self.ranks: i64 = 0
        self.active: Active | None = None
        self.triggers: tuple[Trigger, ...] = ()
        self.auras: tuple[Aura, ...] = ()
        self.passives: tuple[Passive, ...] = ()
        self.ears: i64 = 0  # what its triggers hear, as bits
        self.quick: bool = False
        for clause in clauses:
            self.add(clause)

    def twin(self) -> Card:
        return Card(self.key, self.name, self.type, self.colour, Numbers(), self.text, Play())

    def add(self, clause: Clause) -> None:
        """Write one more clause on it."""
        if isinstance(clause, int):
            self.traits |= clause
            self.quick = self.traits & QUICKCAST != 0
        elif isinstance(clause, Ranked):
            self.ranks += clause.ranks
        elif isinstance(clause, Trigger):
            self.triggers += (clause,)
            self.ears |= 1 << clause.hears
        elif isinstance(clause, Aura):
            self.auras += (clause,)
        elif isinstance(clause, Active):
            self.active = clause
        else:
            self.passives += (clause,)
            for rule in clause.rules:
                self.add(rule)

    def facts(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            **super().facts(),
            "colour": COLOURS[int(self.colour)],
            "text": self.text,
            "reach": REACH_WORDS[self.reach],
            "keywords": keyword_names(self.traits, self.ranks),
            "signature_of": self.crest if self.crest and not self.hero else None,
            "abilities": self.ability_facts(),
            "targets": [choice.words for choice in self.choices],
        }
        if self.type in IN_HAND or self.type == RUNE:
            found["cost"] = int(self.cost)
        if self.price >= 0:
            found["price"] = int(self.price)
        if self.type in (HERO, CREEP, TOKEN, ITEM):
            found |= {"attack": int(self.attack), "armor": int(self.armor), "health": int(self.health)}
        return found

    def ability_facts(self) -> list[dict[str, Any]]:
        """What the ability icon of a hero says (R122): the active one first."""
        found: list[dict[str, Any]] = []
        if self.active is not None:
            active = self.active
            found.append(
                {
                    "name": active.name,
                    "type": "active",
                    "cooldown": int(active.cooldown),
                    "reach": REACH_WORDS[active.reach],
                    "text": active.text,
                }
            )
        found += [{"name": passive.name, "type": "passive", "text": passive.text} for passive in self.passives]
        return found


@final
class Cards(CardSet[Card]):
    """The cards of a match.

    melee   the Melee Creep that spawns every round
    runes   those one of which appears by Day; a laboratory may choose others
    full_decks  decks that were read with these cards
    """

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(cards)
        self.keys: dict[str, int] = {}
        self.melee: i64 = -1
        self.runes: list[i64] = []
        self.full_decks: dict[str, FullDeck] = {}
        for place, card in enumerate(cards):
            self.keys[card.key] = place
            if card.melee and self.melee < 0:
                self.melee = place
            if card.type == RUNE:
                self.runes.append(place)

    def at(self, key: str) -> i64:
        """The place of the card with exactly this key; cards name each other this way."""
        place = self.keys.get(key)
        if place is None:
            raise BadInput(f'there is no card with the key "{key}"')
        return place
