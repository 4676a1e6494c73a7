"""How a character is written down: name, epithet, numbers, and what its picture shows."""

from __future__ import annotations

from typing import Final

from cardwright.games.threelines.model.card import Card
from cardwright.kernel.text.numbers_line import NumbersLine

LINE: Final = NumbersLine("# mana #/#", "2 mana 5/3")  # what it costs, attack/defence


def character(name: str, title: str, line: str, art: str, set_: str = "base") -> Card:
    (cost, attack, defence), _ = LINE.read(name, line)
    return Card(name, title, attack, defence, cost, art, set_=set_)
