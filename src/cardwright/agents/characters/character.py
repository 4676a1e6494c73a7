"""A bot as somebody one sits across from: a short name, and a line or two of temper."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """Nobody else has the name: no other bot, and no player."""

    name: str
    temper: str
