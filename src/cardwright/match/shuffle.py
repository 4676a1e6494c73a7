"""Provable shuffles: the host commits itself to a secret, the players add salts, and the seed follows from both.

Each match has a version of this. In the first the seed was a number of 128 bits for the fast generator, from which
players could compute what they had not seen; now it is a key of 256 bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from cardwright.kernel.chance import Seed
from cardwright.kernel.errors import BadInput

NUMBERED: Final = 1
KEYED: Final = 2


def commitment_of(secret: str) -> str:
    """What is published before anybody adds a salt: it reveals nothing about the secret, and fits no other."""
    return sha256(secret_bytes(secret)).hexdigest()


def seed_of(secret: str, salts: Sequence[str], version: int = KEYED) -> Seed:
    """The seed of the match: nobody who lacks the secret, or any of the salts, can predict it."""
    salted = b"".join(b"\0" + salt.encode() for salt in salts)
    key = sha256(secret_bytes(secret) + salted).digest()
    return int.from_bytes(key[:16], "big") if version == NUMBERED else key


def secret_bytes(secret: str) -> bytes:
    try:
        return bytes.fromhex(secret)
    except ValueError:
        raise BadInput(f'the secret of a shuffle is written in hexadecimal digits, not "{secret[:20]}"') from None
