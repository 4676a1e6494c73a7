"""A battle as JSON: what of it is written, how, and who may see it."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.generals.model.copies import tidy
from cardwright.games.generals.model.deeds import ORDERED, BattleDeed
from cardwright.games.generals.model.enchantment import LARGEST, MARK, Enchantment, Mark
from cardwright.games.generals.model.state import (
    FRESH,
    PLAYER,
    TILE_KINDS,
    Battle,
)
from cardwright.games.generals.model.unit import UNIT
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import NUMBER, NUMBERS, TUPLE, Between, Fixed, Json, Many, SeatNumber
from cardwright.kernel.data.fields import (
    IT_DEPENDS,
    PerSeat,
    Record,
    concealed,
    deed_fields,
    kept,
    public,
    worked_out,
)
from cardwright.kernel.errors import BadPosition


@final
class BattleRecord(Record):
    """A battle is written without marks that lie on no card any more, and read with the enchantments of its cards."""

    def encode(self, value: Battle) -> Json:
        return Record.encode(self, tidy(value) if value.marked else value)

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Battle:
        s: Battle = Record.decode(self, value, where, given)
        for unit in s.units + s.aside:
            unit.marks = tuple([own_mark(s, mark) for mark in unit.marks])
        for deed in (*s.lane, *s.done):
            if isinstance(deed, BattleDeed):
                deed.marks = tuple([own_mark(s, mark) for mark in deed.marks])
        s.marked = [tuple([own_mark(s, mark) for mark in marks]) for marks in s.marked]
        return s


def own_mark(s: Battle, mark: Mark) -> Mark:
    """The mark with the enchantment that is printed on the card."""
    printed = enchantment_of(s, mark.enchantment.card, mark.enchantment.place)
    return Mark(printed, mark.attack, mark.health, mark.until, mark.seat, mark.count)


def enchantment_of(s: Battle, card: i64, place: i64) -> Enchantment:
    if card < 0 or card >= len(s.cards.all):
        raise BadPosition(f"a mark comes from card number {card}; there is no such card")
    printed = s.cards.all[card].enchantments
    if place < 0 or place >= len(printed):
        raise BadPosition(f"a mark is number {place} of {s.cards.name(card)}, which has {len(printed)}")
    return printed[place]


DEED: Final = Record(
    BattleDeed,
    **deed_fields(),
    late=public(NUMBER),
    how=public(NUMBER, ORDERED),
    owner=public(NUMBER, IT_DEPENDS),
    within=concealed(NUMBER, -1),
    count=public(NUMBER, -1),
    damage=public(NUMBER, 0),
    marks=public(Fixed(MARK), ()),
    picks=public(TUPLE, ()),
    then=public(TUPLE, ()),
    scene=concealed(TUPLE, ()),
)
BATTLE: Final = BattleRecord(
    Battle,
    **kept(DEED),
    turn=public(Between(0, LARGEST), 0),
    mover=public(SeatNumber(2), 0),
    arrivals=public(Between(0, LARGEST), 0),
    units=public(Many(UNIT), []),
    first=worked_out(0),
    second=worked_out(0),
    tiles=public(NUMBERS, [0] * TILE_KINDS),
    players=PerSeat(PLAYER, []),
    marked=public(Many(Fixed(MARK)), []),
    aside=public(Many(UNIT), []),
    stale=worked_out(FRESH, lasting=False),
    auras=worked_out(False),
    hearing=worked_out(0),
)
