"""Those who have just learnt the rules."""

from __future__ import annotations

from typing import Final

from cardwright.agents.characters.character import Character

BEGINNERS: Final = (
    Character("Pip", "Learnt the rules this morning. Every card is the best card ever."),
    Character("Mumble", "Thinks aloud, forgets what it was, and plays something else."),
    Character("Dapple", "Came for the pictures. Is delighted whenever you win."),
    Character("Tuffet", "Attacks when it feels right. It rarely is."),
    Character("Nib", "Counts on fingers, and has lost a few on the way."),
    Character("Bobbin", "Plays whatever lies on top. Means no harm."),
    Character("Pockets", "Keeps the good cards for later, then cannot find them."),
    Character("Clover", "Trusts in luck, and luck does its best."),
    Character("Doze", "Wakes up for about every other turn."),
    Character("Fumble", "Had a plan. Dropped it somewhere near the door."),
    Character("Wisp", "Drifts from one idea to the next and lands on none."),
    Character("Crumb", "Eats while playing. Your cards come back sticky."),
)
