"""What the store refuses, each with a sentence for the player.

CardwrightError
└── StoreRefusal
    ├── NameTaken      somebody else has that name
    ├── SeatTaken      somebody else has that seat, or all seats are taken
    ├── AlreadySeated  the player already sits at the table
    ├── TooManyTables  the player sits at too many tables already
    └── NotOpen        the table has begun, has ended, or never existed
"""

from __future__ import annotations

from cardwright.kernel.errors import CardwrightError


class StoreRefusal(CardwrightError):
    """Nothing has changed in the store."""


class NameTaken(StoreRefusal):
    """Somebody else has that name."""


class SeatTaken(StoreRefusal):
    """Somebody else has that seat, or all seats are taken."""


class AlreadySeated(StoreRefusal):
    """The player already sits at the table."""


class TooManyTables(StoreRefusal):
    """The player sits at too many tables already."""


class NotOpen(StoreRefusal):
    """The table has begun, has ended, or never existed."""
