"""A deck of Ancients."""

from __future__ import annotations

from typing import Final, final

from cardwright.kernel.bits import i64

NOT_NAMED: Final = -1  # no AB carrier is named


@final
class FullDeck:
    """Heroes in the order in which they come, which of them carries the AB, the main deck and the item deck."""

    def __init__(self, heroes: list[i64], ab: i64, main: list[i64], items: list[i64]) -> None:
        self.heroes: list[i64] = heroes
        self.ab: i64 = heroes[0] if ab == NOT_NAMED and heroes else ab  # the first hero, unless one is named
        self.main: list[i64] = main
        self.items: list[i64] = items
