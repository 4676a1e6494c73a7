"""Those who take their time, and leave you little."""

from __future__ import annotations

from typing import Final

from cardwright.agents.characters.character import Character

MASTERS: Final = (
    Character("Regulus", "Has ruled this board for an age. Will hear your petition."),
    Character("Quendra", "Reads three turns ahead and waits there for you."),
    Character("Azimuth", "Charts every card by the stars. The stars have never lost."),
    Character("Hespera", "Plays as evening falls: slowly, and everywhere at once."),
    Character("Mornoth", "Weighs each move against all the others, twice."),
    Character("Ilvane", "Bluffs exactly as often as one should."),
    Character("Thalric", "Kept every blow that was ever struck, and gives them back."),
    Character("Noctis", "You hear nothing. Then you count your cards."),
    Character("Sibylle", "Knows what you will do. Is kind enough not to say."),
    Character("Orsolon", "Teaches the masters. Charges them by the mistake."),
    Character("Vaelith", "Makes the winning move look like good manners."),
    Character("Zarathe", "Was beaten once, by an earlier self."),
)
