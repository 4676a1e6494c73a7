"""Provable shuffles: the host commits itself to a secret, the players add salts, and the seed follows from both."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from cardwright.kernel.errors import BadInput


def commitment_of(secret: str) -> str:
    """What is published before anybody adds a salt: it reveals nothing about the secret, and fits no other."""
    return sha256(secret_bytes(secret)).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> int:
    """The seed of the match: nobody who lacks the secret, or any of the salts, can predict it."""
    salted = b"".join(b"\0" + salt.encode() for salt in salts)
    return int.from_bytes(sha256(secret_bytes(secret) + salted).digest()[:16], "big")


def secret_bytes(secret: str) -> bytes:
    try:
        return bytes.fromhex(secret)
    except ValueError:
        raise BadInput(f'the secret of a shuffle is written in hexadecimal digits, not "{secret[:20]}"') from None
