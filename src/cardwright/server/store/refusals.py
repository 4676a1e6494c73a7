"""What the store refuses, each with a sentence for the player.

CardwrightError
└── Refused
    ├── NameTaken      somebody else has that name
    ├── SeatTaken      somebody else has that seat, or all seats are taken
    ├── AlreadySeated  the player sits at the table already
    └── NotOpen        the table has begun, has ended, or was never there
"""

from __future__ import annotations

from cardwright.kernel.errors import CardwrightError


class StoreRefusal(CardwrightError):
    """The store is as it was."""


class NameTaken(StoreRefusal):
    """Somebody else has that name."""


class SeatTaken(StoreRefusal):
    """Somebody else has that seat, or all seats are taken."""


class AlreadySeated(StoreRefusal):
    """The player sits at the table already."""


class NotOpen(StoreRefusal):
    """The table has begun, has ended, or was never there."""
