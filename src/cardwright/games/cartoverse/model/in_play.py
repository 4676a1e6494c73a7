"""What lies on the board: creatures, enchants and traps. Their numbers are the order they were played in (R81)."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.cartoverse.model.board import PLACES
from cardwright.games.cartoverse.model.bounds import LARGEST
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import NUMBER, TRUTH, Between
from cardwright.kernel.data.fields import Record, concealed, public, worked_out
from cardwright.kernel.effects.thing import Thing


@final
class Creature(Thing):
    """A creature in a slot of its owner's side.

    place      its slot (see board.py)
    grown_atk, grown_hp  what it has gained or lost for good, and
    lent_atk, lent_hp    for the turn
    atk, hp    its ATK and HP as they count now, and
    keys       its keywords: kept up to date by rules/figures.py (C62)
    """

    def __init__(
        self,
        id: i64,
        card: i64,
        owner: i64,
        place: i64,
        exhausted: bool,
        damage: i64 = 0,
        grown_atk: i64 = 0,
        grown_hp: i64 = 0,
        lent_atk: i64 = 0,
        lent_hp: i64 = 0,
    ) -> None:
        super().__init__(id, card, owner)
        self.place: i64 = place
        self.exhausted: bool = exhausted
        self.damage: i64 = damage
        self.grown_atk: i64 = grown_atk
        self.grown_hp: i64 = grown_hp
        self.lent_atk: i64 = lent_atk
        self.lent_hp: i64 = lent_hp
        self.atk: i64 = 0
        self.hp: i64 = 0
        self.keys: i64 = 0

    def clone(self) -> Creature:
        other = Creature(
            self.id,
            self.card,
            self.owner,
            self.place,
            self.exhausted,
            self.damage,
            self.grown_atk,
            self.grown_hp,
            self.lent_atk,
            self.lent_hp,
        )
        other.atk = self.atk
        other.hp = self.hp
        other.keys = self.keys
        return other

    def spot(self) -> i64:
        """Its place among those of both sides."""
        return self.owner * PLACES + self.place


CREATURE: Final = Record(
    Creature,
    id=public(NUMBER),
    card=public(NUMBER),
    owner=public(NUMBER, key="seat"),
    place=public(Between(0, PLACES - 1)),
    exhausted=public(TRUTH),
    damage=public(Between(0, LARGEST)),
    grown_atk=public(Between(-LARGEST, LARGEST)),
    grown_hp=public(Between(-LARGEST, LARGEST)),
    lent_atk=public(Between(-LARGEST, LARGEST)),
    lent_hp=public(Between(-LARGEST, LARGEST)),
    atk=worked_out(0),
    hp=worked_out(0),
    keys=worked_out(0),
)


@final
class LaidEnchant(Thing):
    """An enchant in play; ``on`` is the reference of the row, column, creature or hero it was laid on."""

    def __init__(self, id: i64, card: i64, owner: i64, on: i64) -> None:
        super().__init__(id, card, owner)
        self.on: i64 = on

    def clone(self) -> LaidEnchant:
        return LaidEnchant(self.id, self.card, self.owner, self.on)


LAID_ENCHANT: Final = Record(
    LaidEnchant,
    id=public(NUMBER),
    card=public(NUMBER),
    owner=public(NUMBER, key="seat"),
    on=public(NUMBER),
)


@final
class SetTrap(Thing):
    """A trap, face down; ``sprung``: something has set it off, and it is about to activate (R65)."""

    def __init__(self, id: i64, card: i64, owner: i64, sprung: bool) -> None:
        super().__init__(id, card, owner)
        self.sprung: bool = sprung

    def clone(self) -> SetTrap:
        return SetTrap(self.id, self.card, self.owner, self.sprung)


SET_TRAP: Final = Record(
    SetTrap,
    id=public(NUMBER),
    card=concealed(NUMBER),
    owner=public(NUMBER, key="seat"),
    sprung=concealed(TRUTH),
)
