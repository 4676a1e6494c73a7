"""What accounts refuse."""

from __future__ import annotations

from cardwright.kernel.errors import CardwrightError


class NotAllowed(CardwrightError):
    """The wrong password, or a banned player."""


class CodeNeeded(NotAllowed):
    """The password was right; the code of the second factor is missing or wrong."""


def wrong_password() -> NotAllowed:
    return NotAllowed("that is not your password")


def wrong_login() -> NotAllowed:
    """The same for a name that does not exist: nobody can find out which names do."""
    return NotAllowed("the name or the password is wrong")


def wrong_recovery() -> NotAllowed:
    """The same for a name that does not exist."""
    return NotAllowed("the name or the recovery code is wrong")


def code_needed() -> CodeNeeded:
    return CodeNeeded("this account has a second factor: give the code of your app, or a recovery code")


def wrong_code() -> CodeNeeded:
    return CodeNeeded("that code is wrong, or has been used; wait for the next one")


def banned(why: str) -> NotAllowed:
    return NotAllowed(f"this account is closed: {why}")
