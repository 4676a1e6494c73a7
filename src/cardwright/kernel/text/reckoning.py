"""How a match looks for one seat, as a coach counts it: what is in play, lives, threats, and what is held."""

from __future__ import annotations

from typing import final

from cardwright.kernel.bits import i64


@final
class Piece:
    """Something in play that can be lost.

    called   what others than its owner call it: ``the enemy Wolf``
    numbers  how its strength is told; "" for something without any
    doomed   the coming fight ends it
    """

    def __init__(self, name: str, called: str, seat: i64, numbers: str, health: i64, doomed: bool = False) -> None:
        self.name: str = name
        self.called: str = called
        self.seat: i64 = seat
        self.numbers: str = numbers
        self.health: i64 = health
        self.doomed: bool = doomed


@final
class Life:
    """What somebody loses by: an avatar, a general, a Tower. ``threat`` is what could hit it next."""

    def __init__(self, seat: i64, health: i64, threat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.health: i64 = health
        self.threat: i64 = threat


@final
class Reckoning:
    """For one seat.

    pieces  by a number that stays theirs
    lives   by what they are called: ``your general``, ``the enemy Tower in lane 1``
    held    how much the seat has of what it spends: ``mana``, ``cards in hand``
    notes   what else is true and worth playing for, as it would be given for a reason
    """

    def __init__(self) -> None:
        self.pieces: dict[int, Piece] = {}
        self.lives: dict[str, Life] = {}
        self.held: dict[str, int] = {}
        self.notes: list[str] = []
