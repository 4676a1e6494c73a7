"""The words of Magpies in a sentence or two; RULES.md has the whole of it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.text.glossary import Term

GLOSSARY: Final = (
    Term("glitter", "What you gather, bid and pay with. The richest magpie wins.", "R23"),
    Term("bid", "All bid in secret; the highest bidder alone pays, draws a card and leads the round.", "R6"),
    Term("forage", "Gain 1 glitter instead of playing a card.", "R8"),
    Term("deed", "Is played on your turn and happens when nobody answers it.", "R9"),
    Term("charm", "Stays in play in front of you and is set off by what its text names.", "R14"),
    Term("quick", "Can be played on your turn, or as an answer.", "R9"),
    Term("answer", "Is played on another magpie's card, and happens before it.", "R12"),
    Term("negated", "A negated card does nothing.", "R13"),
)
