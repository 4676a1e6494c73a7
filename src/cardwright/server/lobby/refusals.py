"""What the lobby refuses, each with a sentence for the player."""

from __future__ import annotations

from cardwright.kernel.errors import CardwrightError


class NoSuchTable(CardwrightError):
    """There is no table with that id or invite, or the player may not know about it."""


class NotPermitted(CardwrightError):
    """The table is there, but this player may not do that."""
