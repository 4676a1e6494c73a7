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


class Refused(CardwrightError):
    """The store is as it was."""


class NameTaken(Refused):
    """Somebody else has that name."""


class SeatTaken(Refused):
    """Somebody else has that seat, or all seats are taken."""


class AlreadySeated(Refused):
    """The player sits at the table already."""


class NotOpen(Refused):
    """The table has begun, has ended, or was never there."""
