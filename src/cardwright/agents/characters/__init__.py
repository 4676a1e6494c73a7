"""The characters that the bots of each level are."""

from cardwright.agents.characters.character import Character
from cardwright.agents.characters.troupe import CAST, NAMES, character_called, character_for

__all__ = ["CAST", "NAMES", "Character", "character_called", "character_for"]
