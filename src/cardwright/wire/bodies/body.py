"""What every body of the HTTP interface is made of."""

from __future__ import annotations

from msgspec import Struct


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Problem(Struct, omit_defaults=True):
    """Why a request was refused: a sentence for the person who caused it.

    ``needs`` is "code" where only the code of the second factor is missing or wrong.
    """

    reason: str
    needs: str = ""
