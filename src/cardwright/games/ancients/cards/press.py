"""How the cards of one colour are written down: key, name, numbers, text, then what it does."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.cards.choices import ALLY_HERO, ARRIVAL_SLOT, BUILDING_SLOT, WHICH_ITEM, WHICH_LANE
from cardwright.games.ancients.model.ability import CROSS_LANE, IN_LANE, MELEE, Active, Clause, Passive
from cardwright.games.ancients.model.card import (
    CONSUMABLE,
    CREEP,
    HERO,
    IMPROVEMENT,
    ITEM,
    RUNE,
    SPELL,
    TOKEN,
    Card,
    Numbers,
    Play,
)
from cardwright.games.ancients.model.choice import Choice
from cardwright.games.ancients.model.keywords import QUICKCAST
from cardwright.games.ancients.model.scene import Effect
from cardwright.kernel.bits import i64
from cardwright.kernel.text.numbers_line import NumbersLine

REACHES: Final[dict[str, int]] = {"": IN_LANE, "melee": MELEE, "cross lane": CROSS_LANE}
WORDS: Final = (("melee", "cross lane"), ("quickcast",))

HERO_LINE: Final = NumbersLine("#/#/#", "4/2/10")
SPELL_LINE: Final = NumbersLine("# mana", "2 mana, melee quickcast", WORDS)
CREEP_LINE: Final = NumbersLine("# mana #/#/#", "3 mana 1/1/5")
IMPROVEMENT_LINE: Final = NumbersLine("# mana", "4 mana")
ITEM_LINE: Final = NumbersLine("# gold #/#/#", "9 gold 2/0/0")
CONSUMABLE_LINE: Final = NumbersLine("# gold", "3 gold, cross lane", WORDS)

EQUIPPED: Final = Play((), (ALLY_HERO, WHICH_ITEM), CROSS_LANE)  # any hero of either lane

Choices = Choice | tuple[Choice, ...]


@final
class Press:
    """Prints cards of one colour. Attack, armor and health are written in this order, ``4/2/10``."""

    def __init__(self, colour: i64) -> None:
        self.colour: i64 = colour

    def hero(self, key: str, name: str, line: str, *abilities: Active | Passive) -> Card:
        """What is printed on a hero is what its abilities say, the active one first."""
        (attack, armor, health), _ = HERO_LINE.read(name, line)
        text = " ".join(printed(ability) for ability in abilities)
        return Card(key, name, HERO, self.colour, Numbers(0, attack, armor, health), text, Play(), *abilities)

    def spell(
        self, key: str, name: str, line: str, text: str, *effects: Effect, choose: Choices = (), signature_of: str = ""
    ) -> Card:
        (cost,), (reach, quick) = SPELL_LINE.read(name, line)
        play = Play(effects, several(choose), REACHES[reach])
        return Card(key, name, SPELL, self.colour, Numbers(cost), text, play, *quickly(quick), crest=signature_of)

    def creep(
        self, key: str, name: str, line: str, text: str, *clauses: Clause, choose: Choices = (), signature_of: str = ""
    ) -> Card:
        """``choose``: what is asked beside the slot it comes to."""
        (cost, attack, armor, health), _ = CREEP_LINE.read(name, line)
        play = Play((), (ARRIVAL_SLOT, *several(choose)))
        numbers = Numbers(cost, attack, armor, health)
        return Card(key, name, CREEP, self.colour, numbers, text, play, *clauses, crest=signature_of)

    def improvement(self, key: str, name: str, line: str, text: str, *clauses: Clause, signature_of: str = "") -> Card:
        (cost,), _ = IMPROVEMENT_LINE.read(name, line)
        play = Play((), (BUILDING_SLOT,))
        return Card(key, name, IMPROVEMENT, self.colour, Numbers(cost), text, play, *clauses, crest=signature_of)

    def item(self, key: str, name: str, line: str, text: str, *clauses: Clause) -> Card:
        (price, attack, armor, health), _ = ITEM_LINE.read(name, line)
        return Card(key, name, ITEM, self.colour, Numbers(1, attack, armor, health, price), text, EQUIPPED, *clauses)

    def consumable(self, key: str, name: str, line: str, text: str, *effects: Effect, choose: Choices = ()) -> Card:
        (price,), (reach, quick) = CONSUMABLE_LINE.read(name, line)
        play = Play(effects, several(choose) or (WHICH_LANE,), REACHES[reach])
        return Card(key, name, CONSUMABLE, self.colour, Numbers(1, price=price), text, play, *quickly(quick))

    def rune(self, key: str, name: str, text: str, *effects: Effect) -> Card:
        """Its effects are those of the hero who claims it."""
        return Card(key, name, RUNE, self.colour, Numbers(1), text, Play(effects))

    def token(self, key: str, name: str, line: str, text: str, melee: bool = False) -> Card:
        (attack, armor, health), _ = HERO_LINE.read(name, line)
        card = Card(key, name, TOKEN, self.colour, Numbers(0, attack, armor, health), text, Play())
        card.melee = melee
        return card


def printed(ability: Active | Passive) -> str:
    if isinstance(ability, Active):
        return f"Active {ability.cooldown} (1 mana) {ability.name}: {ability.text}"
    return f"{ability.name}: {ability.text}"


def several(choose: Choices) -> tuple[Choice, ...]:
    return choose if isinstance(choose, tuple) else (choose,)


def quickly(word: str) -> tuple[int, ...]:
    return (QUICKCAST,) if word else ()
