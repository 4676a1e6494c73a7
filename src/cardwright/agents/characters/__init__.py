"""The characters that the bots of each level are."""

from cardwright.agents.characters.cast import CAST, NAMES, character_called, character_for
from cardwright.agents.characters.character import Character

__all__ = ["CAST", "NAMES", "Character", "character_called", "character_for"]
