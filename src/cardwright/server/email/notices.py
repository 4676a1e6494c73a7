"""What the e-mails say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

ONE_HOUR: Final = "It is good for one hour and works once."
NOT_YOU: Final = "If it was not you, you need not do anything."


class Mailing(NamedTuple):
    subject: str
    text: str


def to_confirm(name: str, code: str) -> Mailing:
    return Mailing(
        "Confirm your address for Cardwright",
        f"""Somebody, probably you, gave this address for the account {name} of Cardwright.
To confirm it, type this code on the page of the account:

    {code}

{ONE_HOUR} {NOT_YOU}
""",
    )


def to_recover(codes: Sequence[tuple[str, str]]) -> Mailing:
    """A name and a code for each account with the address."""
    listed = "\n\n".join(f"    Name: {name}\n    Recovery code: {code}" for name, code in codes)
    return Mailing(
        "Your recovery code for Cardwright",
        f"""Somebody, probably you, has forgotten the password of an account with this address.
To set a new one, open the page of the account, choose "I have forgotten my password", and give

{listed}

{ONE_HOUR} {NOT_YOU}
""",
    )


def password_set(name: str) -> Mailing:
    return Mailing(
        "Your password for Cardwright is changed",
        f"""The account {name} of Cardwright has a new password, set by a recovery code.
If it was not you, ask for a recovery code at once, and set a password of your own.
""",
    )


def address_gone(name: str) -> Mailing:
    return Mailing(
        "Your address for Cardwright is changed",
        f"""This address does not belong to the account {name} of Cardwright any more.
If it was not you who changed that, write to the operator of the server.
""",
    )
