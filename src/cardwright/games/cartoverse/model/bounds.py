"""How large the numbers of a duel may be."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 100_000
LAST_THING: Final = 0xFFFF  # an action has no room for a larger number of a thing
