"""The neutral tokens that hide another minion: a Building, a Watchful Sentinel."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import holds_a_card
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.model.keywords import BUILDING, SENTINEL

VANGUARD: Final = Press("Neutral", "Immortal Vanguard")
PROPHECY: Final = Press("Neutral", "Unearthed Prophecy")

CARDS: Final = (
    VANGUARD.minion(
        "Building",
        "2 mana 0/10, Structure token",
        "Becomes the minion inside it once it is built.",
        BUILDING,
        holds_a_card,
    ),
    PROPHECY.minion(
        "Watchful Sentinel",
        "3 mana 3/3, token",
        "Becomes the minion it hides when your opponent does what that one waits for.",
        SENTINEL,
        holds_a_card,
    ),
)
