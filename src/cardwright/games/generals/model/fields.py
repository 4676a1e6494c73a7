"""A battle as JSON: what of it is written, how, and who may see it."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.generals.model.board import ALL, NOWHERE, SQUARES
from cardwright.games.generals.model.card import GENERAL, MINION
from cardwright.games.generals.model.copies import tidy
from cardwright.games.generals.model.deeds import KINDS, ORDERED, BattleDeed
from cardwright.games.generals.model.enchantment import LARGEST, MARK, Enchantment, Mark
from cardwright.games.generals.model.program import NUMBER_BITS, NUMBER_MASK
from cardwright.games.generals.model.state import FRESH, PLAYER, TILE_KINDS, Battle, Copy
from cardwright.games.generals.model.unit import Unit
from cardwright.kernel.bits import i64
from cardwright.kernel.data.card_number import CardNumber
from cardwright.kernel.data.codec import NUMBER, TRUTH, TUPLE, Between, Frozen, Json, Many, Number, SeatNumber
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
from cardwright.kernel.event import HIDDEN


@final
class BattleRecord(Record):
    """A battle is written without marks that lie on no card any more, and read with the enchantments of its cards."""

    def encode(self, value: Battle) -> Json:
        return Record.encode(self, tidy(value) if value.marked else value)

    def same(self, one: Battle, other: Battle) -> bool:
        return Record.same(self, tidy(one) if one.marked else one, tidy(other) if other.marked else other)

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> Battle:
        s: Battle = Record.decode(self, value, where, given)
        for unit in s.units + s.aside:
            unit.marks = tuple([own_mark(s, mark) for mark in unit.marks])
        for deed in (*s.lane, *s.done):
            if isinstance(deed, BattleDeed):
                deed.marks = tuple([own_mark(s, mark) for mark in deed.marks])
        s.marked = [tuple([own_mark(s, mark) for mark in marks]) for marks in s.marked]
        return s


@final
class Address(Number):
    """A program that is printed on a card."""

    def checks(self) -> bool:
        return True

    def check(self, s: Any, value: Any, where: str) -> None:
        ANY_CARD.check(s, value >> NUMBER_BITS, where)
        card = s.cards.all[value >> NUMBER_BITS]
        if value & NUMBER_MASK >= len(card.programs):
            raise BadPosition(f"{card.name} has {len(card.programs)} programs, not {(value & NUMBER_MASK) + 1}")


ANY_CARD: Final = CardNumber()
ADDRESS: Final = Address()


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


UNIT: Final = Record(
    Unit,
    id=public(Between(1, LARGEST), key="number"),
    card=public(CardNumber(GENERAL, MINION)),
    owner=public(Between(0, 1)),
    square=public(Between(NOWHERE, SQUARES - 1)),
    general=public(TRUTH, False),
    damage=public(Between(0, LARGEST), 0),
    moved=public(Between(0, LARGEST), 0),
    attacked=public(Between(0, LARGEST), 0),
    fought=public(Between(0, LARGEST), 0),
    exhausted=public(TRUTH, True),
    dispelled=public(TRUTH, False),
    spent=public(TRUTH, False),
    hurt=public(TRUTH, False),
    shielded=public(TRUTH, False),
    saved=public(TRUTH, False),
    within=concealed(Copy(MINION, least=HIDDEN), -1),
    count=public(Between(-LARGEST, LARGEST), 0),
    factor=public(Between(0, LARGEST), 1),
    marks=public(Frozen(MARK), ()),
    attack=worked_out(0),
    health=worked_out(0),
    speed=worked_out(0),
    traits=worked_out(0),
    backstab=worked_out(0),
    grow=worked_out(0),
    ears=worked_out(0),
    aura_attack=worked_out(0),
    aura_health=worked_out(0),
    aura_speed=worked_out(0),
    aura_traits=worked_out(0),
    aura_grow=worked_out(0),
)
DEED: Final = Record(
    BattleDeed,
    **{**deed_fields(), "kind": public(Between(0, KINDS - 1)), "card": concealed(Copy(least=HIDDEN))},
    late=public(NUMBER),
    how=public(NUMBER, ORDERED),
    owner=public(SeatNumber(2), IT_DEPENDS),
    within=concealed(Copy(least=HIDDEN), -1),
    count=public(NUMBER, -1),
    damage=public(NUMBER, 0),
    marks=public(Frozen(MARK), ()),
    picks=public(TUPLE, ()),
    then=public(Frozen(ADDRESS), ()),
    scene=concealed(TUPLE, ()),
)
PLAYERS: Final = PerSeat(PLAYER, [])
BATTLE: Final = BattleRecord(
    Battle,
    **kept(DEED),
    turn=public(Between(0, LARGEST), 0),
    mover=public(SeatNumber(2), 0),
    arrivals=public(Between(0, LARGEST), 0),
    units=public(Many(UNIT), []),
    first=worked_out(0),
    second=worked_out(0),
    tiles=public(Many(Between(0, ALL), TILE_KINDS), [0] * TILE_KINDS),
    players=PLAYERS,
    marked=public(Many(Frozen(MARK)), []),
    aside=public(Many(UNIT), []),
    stale=worked_out(FRESH, lasting=False),
    auras=worked_out(False),
    hearing=worked_out(0),
)
