"""The cards of threelines."""

from typing import Final

from cardwright.games.threelines.cards.base import CHARACTERS
from cardwright.kernel.cards import CardSet

STANDARD: Final = CardSet(CHARACTERS)
