"""Those who play for the company."""

from __future__ import annotations

from typing import Final

from cardwright.agents.characters.character import Character

EASY: Final = (
    Character("Barley", "An innkeeper who plays between two orders. Fair, and soon distracted."),
    Character("Juniper", "Talks to the cards. Some of them seem to answer."),
    Character("Thimble", "Small moves, neatly done. Never risks a stitch."),
    Character("Pottle", "Blames the deck, then laughs, then deals again."),
    Character("Sorrel", "Always runs ahead, seldom looks behind."),
    Character("Gourdie", "Gardens all day. Lets things grow a turn too long."),
    Character("Marrow", "Slow to anger, slower to attack."),
    Character("Tansy", "Bitter about last week's defeat, sweet about everything else."),
    Character("Hobnail", "Marches straight on. Corners are for other people."),
    Character("Brambly", "Prickly in defence, and easily led round the back."),
    Character("Teasel", "Loves a trick more than a win."),
    Character("Dimity", "Polite to a fault. The fault is not seeing the blow."),
)
