"""The words of threelines in a sentence or two; RULES.md has the whole of it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.text.glossary import Term

GLOSSARY: Final = (
    Term("avatar", "You. At 0 health you have lost.", "R1"),
    Term("line", "Left, center or right: your cell there faces your opponent's. Each line fights for itself.", "R2"),
    Term("cell", "Your place on a line; it holds one card.", "R3"),
    Term("card", "A character with attack, defence and cost. It stays on its line until it is destroyed.", "R11"),
    Term("attack", "What a strike takes off the defence of the card it faces, or off the enemy avatar.", "R24"),
    Term("defence", "What a card can take. It stays worn down; at 0 the card is destroyed.", "R25"),
    Term("cost", "The mana you pay to place a card.", "R22"),
    Term("mana", "You gain 1 a round, up to 10. What you do not spend you keep.", "R20"),
    Term("round", "Draw, mana, placement, combat, end: both players act at once.", "R17"),
    Term("draw", "At the start of a round you draw one card from the common deck, if you hold fewer than four.", "R18"),
    Term("hand", "At most four cards; only you see them.", "R12"),
    Term("deck", "Twenty different characters; both players draw from it.", "R6"),
    Term("placement", "Choose cards for your empty cells, as many as you can pay, or none.", "R22"),
    Term("lock in", "Give your choice. It stays secret until both are in; then both are shown together.", "T17"),
    Term("combat", "Line by line, cards strike each other; a card that faces an empty cell hits the avatar.", "R23"),
    Term("strike first", "The higher attack strikes first. A card destroyed by it does not strike back.", "T2"),
    Term("equal attacks", "Both cards strike at once, even if both are destroyed by it.", "T3"),
    Term("surplus", "Damage beyond a card's defence is lost.", "T4"),
    Term("destroyed", "A card without defence leaves the field and lies open. It does not come back.", "R35"),
    Term("first player", "Won the coin toss, and draws before the other. It changes nothing else.", "T13"),
    Term("draw game", "Both avatars down at once, nobody has cards left, or five idle rounds: nobody wins.", "R38"),
)
