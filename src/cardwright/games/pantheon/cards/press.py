"""How the cards of one faction are written down: name, numbers, text, then the rules it stands for."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.cards.phrases import on_play
from cardwright.games.pantheon.model.card import FIELD, HERO, SPELL, UNIT, Card, Numbers, Rule
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.model.target import Target
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Step
from cardwright.kernel.text.numbers_line import NumbersLine

COUNCIL: Final = "council"  # the set with more heroes, and cards for larger tables

HERO_LINE: Final = NumbersLine("# health", "20 health")
UNIT_LINE: Final = NumbersLine("# mana # power", "2 mana 3 power")
SPELL_LINE: Final = NumbersLine("# mana", "2 mana")


@final
class Press:
    """Prints the cards of one faction and one set."""

    def __init__(self, faction: i64, set_: str = "base") -> None:
        self.faction: i64 = faction
        self.set: str = set_

    def hero(self, name: str, line: str, text: str = "", *rules: Rule) -> Card:
        (health,), _ = HERO_LINE.read(name, line)
        return Card(name, HERO, self.faction, Numbers(health=health), text, *rules, set_=self.set)

    def unit(self, name: str, line: str, text: str = "", *rules: Rule) -> Card:
        (cost, power), _ = UNIT_LINE.read(name, line)
        return Card(name, UNIT, self.faction, Numbers(cost, power), text, *rules, set_=self.set)

    def field(self, name: str, line: str, text: str, *rules: Rule) -> Card:
        (cost,), _ = SPELL_LINE.read(name, line)
        return Card(name, FIELD, self.faction, Numbers(cost), text, *rules, set_=self.set)

    def spell(
        self,
        name: str,
        line: str,
        text: str,
        *steps: Step[Position],
        target: Target | None = None,
        sacrifice: Target | None = None,
    ) -> Card:
        (cost,), _ = SPELL_LINE.read(name, line)
        deed = on_play(*steps, target=target, sacrifice=sacrifice)
        return Card(name, SPELL, self.faction, Numbers(cost), text, deed, set_=self.set)
