"""How each kind of deed happens, found by its number."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model.deeds import KINDS, BattleDeed
from cardwright.games.generals.model.program import read_scene
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.rules.arrival import Equipping, Landing, Summoning, Transformation
from cardwright.games.generals.rules.cast import Casting
from cardwright.games.generals.rules.damage import Damage, Death, Destruction, Exhaustion, Healing, Hit, Removal
from cardwright.games.generals.rules.draw import Burning, Draw, Filling, Gift, Replacement, Shuffling
from cardwright.games.generals.rules.enchant import Expiry, Tiling
from cardwright.games.generals.rules.movement import Homecoming, Move, Rousing, Swap, Switch
from cardwright.games.generals.rules.pets import PetTurn
from cardwright.kernel.deed import Happening


@final
class Notice(Happening[Battle, BattleDeed]):
    """Nothing that is done, only something to react to late."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        s.done += (deed,)


@final
class Sequel(Happening[Battle, BattleDeed]):
    """A program happens whose time was to come later."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        for address in deed.then:
            s.cards.program(address).run(s, read_scene(s, deed.scene))


HAPPENINGS: Final[list[Happening[Battle, BattleDeed]]] = [
    Move(),
    Hit(),
    Damage(),
    Death(),
    Draw(),
    Expiry(),
    Summoning(),
    Casting(),
    Healing(),
    Notice(),
    Replacement(),
    Exhaustion(),
    Destruction(),
    Removal(),
    Landing(),
    Transformation(),
    Equipping(),
    Swap(),
    Switch(),
    Rousing(),
    Homecoming(),
    Gift(),
    Filling(),
    Shuffling(),
    Burning(),
    Tiling(),
    PetTurn(),
    Sequel(),
]
assert len(HAPPENINGS) == KINDS
