"""How the cards of one faction are written down: name, numbers, text, then the rules it stands for."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.cartoverse.cards.choices import COLUMN, CREATURE, ROW
from cardwright.games.cartoverse.model import card
from cardwright.games.cartoverse.model.card import JOBS, RARITIES, Card, Numbers, OnCast, Rule, Stamp
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import Target
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Step
from cardwright.kernel.text.numbers_line import NumbersLine

LOYALTIES: Final = ("loyalty 1", "loyalty 2", "loyalty 3")

HERO_LINE: Final = NumbersLine("# HP", "22 HP")
CREATURE_LINE: Final = NumbersLine("# mana #/#", "3 mana 2/4, Cleric rare loyalty 1", (JOBS, RARITIES, LOYALTIES))
SHARD_LINE: Final = NumbersLine("shard", "shard, rare loyalty 1", (RARITIES, LOYALTIES))
SPELL_LINE: Final = NumbersLine("# mana", "4 mana, rare loyalty 1", (RARITIES, LOYALTIES))
SHARD_TEXT: Final = "Draw a card. At the start of your next turn this becomes a mana."


@final
class Press:
    """Prints the cards of one faction."""

    def __init__(self, faction: str, set_: str = "base") -> None:
        self.faction: str = faction
        self.set: str = set_

    def hero(self, name: str, line: str, text: str, *rules: Rule) -> Card:
        (hp,), _ = HERO_LINE.read(name, line)
        numbers = Numbers(hp=hp)
        return Card(
            name, card.HERO, self.faction, numbers, text, *rules, stamp=Stamp(rarity="legendary"), set_=self.set
        )

    def basic_shard(self, name: str) -> Card:
        """R42."""
        return Card(name, card.SHARD, self.faction, Numbers(), SHARD_TEXT, stamp=Stamp(basic=True), set_=self.set)

    def shard(self, name: str, line: str, text: str, *rules: Rule) -> Card:
        """R43: a special shard."""
        _, (rarity, loyalty) = SHARD_LINE.read(name, line)
        numbers = Numbers(loyalty=loyalty_in(loyalty))
        return Card(name, card.SHARD, self.faction, numbers, text, *rules, stamp=Stamp(rarity=rarity), set_=self.set)

    def creature(self, name: str, line: str, text: str = "", *rules: Rule) -> Card:
        (cost, atk, hp), (job, rarity, loyalty) = CREATURE_LINE.read(name, line)
        numbers = Numbers(cost, loyalty_in(loyalty), atk, hp)
        return Card(name, card.CREATURE, self.faction, numbers, text, *rules, stamp=Stamp(job, rarity), set_=self.set)

    def cast(self, name: str, line: str, text: str, *steps: Step[Duel], target: Target | None = None) -> Card:
        return self.printed(card.CAST, name, line, text, OnCast(steps, target))

    def burst(self, name: str, line: str, text: str, *steps: Step[Duel], target: Target | None = None) -> Card:
        return self.printed(card.BURST, name, line, text, OnCast(steps, target))

    def row_enchant(self, name: str, line: str, text: str, *rules: Rule) -> Card:
        return self.printed(card.ROW_ENCHANT, name, line, text, OnCast((), ROW), *rules)

    def column_enchant(self, name: str, line: str, text: str, *rules: Rule) -> Card:
        return self.printed(card.COLUMN_ENCHANT, name, line, text, OnCast((), COLUMN), *rules)

    def creature_enchant(self, name: str, line: str, text: str, *rules: Rule) -> Card:
        return self.printed(card.CREATURE_ENCHANT, name, line, text, OnCast((), CREATURE), *rules)

    def hero_enchant(self, name: str, line: str, text: str, *rules: Rule) -> Card:
        return self.printed(card.HERO_ENCHANT, name, line, text, OnCast(()), *rules)

    def trap(self, name: str, line: str, text: str, rule: Rule) -> Card:
        return self.printed(card.TRAP, name, line, text, rule)

    def token(self, name: str, line: str, text: str, *steps: Step[Duel]) -> Card:
        """A Cast that is in no deck, and leaves the game instead of entering a deck or graveyard (C7)."""
        (cost,), (rarity, _) = SPELL_LINE.read(name, line)
        made = OnCast(steps)
        return Card(
            name,
            card.CAST,
            self.faction,
            Numbers(cost),
            text,
            made,
            stamp=Stamp(rarity=rarity, token=True),
            set_=self.set,
        )

    def printed(self, type_: str, name: str, line: str, text: str, *rules: Rule) -> Card:
        (cost,), (rarity, loyalty) = SPELL_LINE.read(name, line)
        numbers = Numbers(cost, loyalty_in(loyalty))
        return Card(name, type_, self.faction, numbers, text, *rules, stamp=Stamp(rarity=rarity), set_=self.set)


def loyalty_in(word: str) -> i64:
    """``loyalty 2`` is 2; nothing is 0."""
    return int(word[-1:] or 0)
