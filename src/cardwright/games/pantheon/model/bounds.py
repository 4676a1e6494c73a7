"""How large the numbers of a position may be."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 10_000
LAST_THING: Final = 0x3FFF  # an action has no room for a larger number of a thing
