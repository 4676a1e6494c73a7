"""Who plays each level, and who of them comes to a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from cardwright.agents.characters.beginner import BEGINNERS
from cardwright.agents.characters.character import Character
from cardwright.agents.characters.easy import EASY
from cardwright.agents.characters.hard import HARD
from cardwright.agents.characters.master import MASTERS
from cardwright.agents.characters.medium import MEDIUM
from cardwright.kernel.chance import dice

CAST: Final[dict[str, tuple[Character, ...]]] = {
    "beginner": BEGINNERS,
    "easy": EASY,
    "medium": MEDIUM,
    "hard": HARD,
    "master": MASTERS,
}
NAMES: Final = frozenset(character.name for cast in CAST.values() for character in cast)


def character_for(level: str, there: Collection[str], seed: int) -> Character:
    """Somebody of this level whose name nobody at the table has; there are more of each than seats at any table."""
    free = [character for character in CAST[level] if character.name not in there]
    return free[dice(seed).below(len(free))]


def character_called(name: str) -> tuple[str, Character] | None:
    """The level and the character of this name."""
    found = ((level, one) for level, cast in CAST.items() for one in cast if one.name == name)
    return next(found, None)
