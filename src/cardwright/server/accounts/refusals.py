"""What accounts refuse."""

from __future__ import annotations

from cardwright.kernel.errors import CardwrightError


class NotAllowed(CardwrightError):
    """The wrong password, or a banned player."""


def wrong_password() -> NotAllowed:
    return NotAllowed("that is not your password")


def wrong_login() -> NotAllowed:
    """The same for a name that does not exist: nobody can find out which names do."""
    return NotAllowed("the name or the password is wrong")


def banned(why: str) -> NotAllowed:
    return NotAllowed(f"this account is closed: {why}")
