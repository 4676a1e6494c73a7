"""The neutral tokens that hide another minion: a Building, a Watchful Sentinel."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.model.enchantment import Enchantment
from cardwright.games.generals.model.keywords import BUILDING, SENTINEL

VANGUARD: Final = Press("Neutral", "Immortal Vanguard")
PROPHECY: Final = Press("Neutral", "Unearthed Prophecy")

CARDS: Final = (
    VANGUARD.minion(
        "Building",
        2,
        0,
        10,
        "Becomes the minion inside it once it is built.",
        BUILDING,
        tribe="Structure",
        rarity="token",
        token=True,
        enchantment=Enchantment(shell=True),
    ),
    PROPHECY.minion(
        "Watchful Sentinel",
        3,
        3,
        3,
        "Becomes the minion it hides when your opponent does what that one waits for.",
        SENTINEL,
        rarity="token",
        token=True,
        enchantment=Enchantment(shell=True),
    ),
)
