"""How the cards of one faction and set are written down: name, numbers, text, then the rules it stands for."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.cards.clauses import Clause, asks_of
from cardwright.games.generals.effects.conditions import INFILTRATING, ZEALOUS, Bonded
from cardwright.games.generals.effects.units import BOTH
from cardwright.games.generals.model.ability import DIED, DIES, ENTERS, SURGED, Ability, Aura, Trigger
from cardwright.games.generals.model.card import ARTIFACT, GENERAL, MINION, SPELL, TILE, Ask, Card, Numbers
from cardwright.games.generals.model.enchantment import Enchantment
from cardwright.games.generals.model.keywords import (
    BATTLE_PET,
    BLOOD_SURGE,
    BOND,
    DEATHWATCH,
    DYING_WISH,
    INFILTRATE,
    STRUCTURE,
    TRIBES,
    ZEAL,
)
from cardwright.games.generals.model.scene import Effect
from cardwright.games.generals.model.target import Target
from cardwright.kernel.bits import i64
from cardwright.kernel.text.numbers_line import NumbersLine

RARITIES: Final = ("basic", "common", "rare", "epic", "legendary", "mythron")
TOKEN: Final = ("token",)

# A card without a word of its rarity is basic; a token of no other rarity is of the rarity "token".
GENERAL_LINE: Final = NumbersLine("#/#", "2/25")
MINION_LINE: Final = NumbersLine("# mana #/#", "3 mana 4/3, common Golem", (RARITIES, TRIBES[1:], TOKEN))
SPELL_LINE: Final = NumbersLine("# mana", "2 mana, rare", (RARITIES, TOKEN))
ARTIFACT_LINE: Final = NumbersLine("# mana[ +# attack]", "3 mana +2 attack, epic", (RARITIES, TOKEN))

Rule = int | Ability | Clause  # a keyword, an ability, or any other clause


@final
class Press:
    """Prints cards of one faction and set. Keywords that follow from a card's rules need not be written."""

    def __init__(self, faction: str, set_: str) -> None:
        self.faction: str = faction
        self.set: str = set_

    def minion(self, name: str, line: str, text: str = "", *rules: Rule, key: str = "") -> Card:
        (mana, attack, health), (rarity, tribe, token) = MINION_LINE.read(name, line)
        numbers = Numbers(mana, attack, health, rarity_of(rarity, token), tribe, token != "")
        card = Card(name, MINION, self.faction, self.set, numbers, text, key)
        add(card, rules)
        card.traits |= implied(card.abilities)
        card.traits |= STRUCTURE if tribe == "Structure" else 0
        card.traits |= BATTLE_PET if tribe == "Battle Pet" else 0
        return card

    def spell(self, name: str, line: str, text: str, *rules: Target | Effect | int | Clause, key: str = "") -> Card:
        """A spell: its effects, each after the choice it is about."""
        (mana,), (rarity, token) = SPELL_LINE.read(name, line)
        numbers = Numbers(mana, rarity=rarity_of(rarity, token), token=token != "")
        card = Card(name, SPELL, self.faction, self.set, numbers, text, key)
        card.asks = asks_of(rule for rule in rules if isinstance(rule, Target | Effect)) or (Ask(None, ()),)
        add(card, tuple(rule for rule in rules if not isinstance(rule, Target | Effect)))
        return card

    def artifact(
        self, name: str, line: str, text: str, *rules: int | Ability, backstab: int = 0, speed: int = 0
    ) -> Card:
        """An artifact: the keywords and abilities it gives the general that wears it."""
        (mana, attack), (rarity, token) = ARTIFACT_LINE.read(name, line)
        numbers = Numbers(mana, attack, rarity=rarity_of(rarity, token), token=token != "")
        card = Card(name, ARTIFACT, self.faction, self.set, numbers, text)
        abilities = tuple(rule for rule in rules if isinstance(rule, Ability))
        traits = sum(rule for rule in rules if isinstance(rule, int))
        card.put_on(Enchantment(traits, abilities, speed=speed, backstab=backstab, lasting=True, artifact=True))
        return card

    def general(self, name: str, line: str, text: str, *rules: Clause) -> Card:
        (attack, health), _ = GENERAL_LINE.read(name, line)
        card = Card(name, GENERAL, self.faction, self.set, Numbers(0, attack, health), text)
        add(card, rules)
        return card

    def tile(self, name: str, text: str) -> Card:
        return Card(name, TILE, self.faction, self.set, Numbers(token=True), text)


def rarity_of(rarity: str, token: str) -> str:
    return rarity or token or "basic"


def add(card: Card, rules: tuple[Rule, ...]) -> None:
    """Write the rules on a card, one after the other."""
    for rule in rules:
        if isinstance(rule, int):
            card.traits |= rule
        elif isinstance(rule, Ability):
            card.add_ability(rule)
        else:
            rule(card)


def any_death(ability: Trigger) -> bool:
    """Whether it hears of every minion's death, not only of those of one side or card."""
    return ability.about is None or (ability.about.side == BOTH and not ability.about.prints)


def implied(abilities: tuple[Ability, ...]) -> i64:
    """The keywords that abilities are known by."""
    bits: i64 = 0
    for ability in abilities:
        if isinstance(ability, Trigger):
            bits |= DYING_WISH if ability.event == DIES and ability.test is not INFILTRATING else 0
            bits |= DEATHWATCH if ability.event == DIED and ability.by is None and any_death(ability) else 0
            bits |= BLOOD_SURGE if ability.event == SURGED else 0
            bits |= BOND if ability.event == ENTERS and isinstance(ability.test, Bonded) else 0
            bits |= ZEAL if ability.test is ZEALOUS else 0
            bits |= INFILTRATE if ability.test is INFILTRATING else 0
        if isinstance(ability, Aura):
            bits |= ZEAL if ability.test is ZEALOUS else 0
            bits |= INFILTRATE if ability.test is INFILTRATING else 0
    return bits
