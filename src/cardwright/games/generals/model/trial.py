"""A trial: what a player has to do before the Trial card can be played, watched through the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.bits import i64

if TYPE_CHECKING:
    from cardwright.games.generals.model.deeds import BattleDeed
    from cardwright.games.generals.model.state import Battle


class Trial:
    """``need``: how far it has to go; ``ears``: the events it hears, as bits."""

    need: i64
    ears: i64

    def heard(self, s: Battle, seat: i64, deed: BattleDeed, value: i64) -> i64:
        """What the player's ``trial`` is after something the trial listens for."""
        return value

    def at_first(self, s: Battle, seat: i64) -> i64:
        """What it is as the match begins."""
        return 0

    def looked_at(self, s: Battle, seat: i64, value: i64) -> i64:
        """What it is whenever everything has come to rest."""
        return value

    def stands(self, value: i64) -> i64:
        """How far that is."""
        return value
