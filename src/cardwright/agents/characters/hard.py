"""Those one plays to be beaten, and to learn how."""

from __future__ import annotations

from typing import Final

from cardwright.agents.characters.character import Character

HARD: Final = (
    Character("Ashgrave", "Says nothing. Wins on the turn you felt safe."),
    Character("Kaskar", "Once lost a match. Nobody has met the witness."),
    Character("Nyxa", "Has seen this position before, and how it ends."),
    Character("Thornic", "Every gift has a hook in it."),
    Character("Sigrune", "Counts your cards more carefully than you do."),
    Character("Argenta", "Cold, exact, and courteous about it."),
    Character("Zephra", "Changes the plan with the wind, always for the better."),
    Character("Malachar", "Would rather take your last hope than your last card."),
    Character("Iselin", "Gives ground like a tide, and comes back like one."),
    Character("Drakon", "Old, rich and sleepless. Guards every point as if it were gold."),
    Character("Umbrine", "Plays the shadow of the move you expect."),
    Character("Ravenna", "Forgives every mistake, once it has been paid for."),
)
