"""Those who know what they are doing."""

from __future__ import annotations

from typing import Final

from cardwright.agents.characters.character import Character

MEDIUM: Final = (
    Character("Vesper", "Patient until evening. Then everything happens at once."),
    Character("Rookwell", "Builds a wall, and another wall, and a door on your side."),
    Character("Corvane", "Collects what others leave lying about."),
    Character("Halla", "Has read the rules twice, and quotes them kindly."),
    Character("Tindra", "Strikes early. Calls it good manners."),
    Character("Maddoc", "Bets on the second-best move and often gets it."),
    Character("Ysolt", "Never hurries. You will."),
    Character("Fenrick", "Smells weakness from across the table."),
    Character("Ospry", "Circles, waits, drops."),
    Character("Quillon", "Fences with cards: a feint, a feint, a hit."),
    Character("Perrin", "Remembers every card you have played. Mentions two."),
    Character("Sablet", "Smiles at the cards you did not play."),
)
