"""What lies on the board in text: ``Dawn Squire [17] attack 1 exhausted damage 1 lent +0/+2``."""

from __future__ import annotations

import re
from typing import Any, Final, final

from cardwright.games.cartoverse.model.board import (
    FIRST_COLUMN,
    FIRST_HERO,
    FIRST_ROW,
    FIRST_THING,
    SLOTS,
    ZONE_WORDS,
    column_ref,
    row_ref,
)
from cardwright.games.cartoverse.model.bounds import LARGEST, LAST_THING
from cardwright.games.cartoverse.model.card import CREATURE, ENCHANTS, TRAP, Card
from cardwright.games.cartoverse.model.in_play import Creature, LaidEnchant, SetTrap
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.text.notation import UNSEEN, read_number, read_seat
from cardwright.kernel.text.remarks import Remark, Remarks, following

NOWHERE: Final = -1
PAIR: Final = re.compile(r"([+-]?\d+)/([+-]?\d+)")


@final
class SlotRemark(Remark):
    """``attack 3``: the slot of a creature in one of the zones."""

    def __init__(self, zone: int) -> None:
        super().__init__(ZONE_WORDS[zone], "place")
        self.zone: int = zone

    def write(self, s: Any, holder: Any) -> str:
        return f"{self.word} {holder.place % SLOTS + 1}" if holder.place // SLOTS == self.zone else ""

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        holder.place = self.zone * SLOTS + read_number(following(words, self.word), 1, SLOTS) - 1


@final
class FiguresRemark(Remark):
    """``lent +0/+2``: a change of ATK and HP."""

    def write(self, s: Any, holder: Any) -> str:
        atk, hp = getattr(holder, f"{self.word}_atk"), getattr(holder, f"{self.word}_hp")
        return f"{self.word} {atk:+d}/{hp:+d}" if atk or hp else ""

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        text = following(words, self.word)
        found = PAIR.fullmatch(text)
        if found is None:
            raise BadPosition(f'"{text}" is not a change like +1/+2')
        setattr(holder, f"{self.word}_atk", read_number(found[1], -LARGEST, LARGEST))
        setattr(holder, f"{self.word}_hp", read_number(found[2], -LARGEST, LARGEST))


CREATURE_REMARKS: Final = Remarks(
    "word about a creature",
    [
        *(SlotRemark(0), SlotRemark(1), Remark("exhausted", usual=False), Remark("damage")),
        *(FiguresRemark("grown"), FiguresRemark("lent")),
    ],
)
TRAP_REMARKS: Final = Remarks("word about a trap", [Remark("sprung", usual=False)])
NUMBER: Final = re.compile(r"\s\[(\d+)\]")
LAID: Final = re.compile(r"(P\d)(?:\s+on\s+(.+))?", re.IGNORECASE)
ROW: Final = re.compile(r"(P\d)\s+(attack|defense)", re.IGNORECASE)
COLUMN: Final = re.compile(r"column\s+(\d)", re.IGNORECASE)
THING: Final = re.compile(r"creature\s+(\d+)", re.IGNORECASE)  # a "#" would begin a comment


def split_name(s: Duel, text: str, words: list[str]) -> tuple[str, i64, str]:
    """The name, the number and the rest; without a number of its own a thing gets the next one."""
    numbered = NUMBER.search(text)
    first = numbered or re.search(rf"\s(?:{'|'.join(words)})\b", text, re.IGNORECASE)
    name = text[: first.start()] if first else text
    rest = text[numbered.end() :] if numbered else text[len(name) :]
    id = read_number(numbered[1], FIRST_THING, LAST_THING) if numbered else s.next_id
    s.next_id = max(s.next_id, id + 1)
    return name.strip(), id, rest.strip()


def card_named(s: Duel, name: str, types: tuple[str, ...], what: str) -> tuple[int, Card]:
    place = s.cards.find(name)
    if s.cards.all[place].type not in types:
        raise BadPosition(f"{s.cards.name(place)} is {what}")
    return place, s.cards.all[place]


# Creatures.


def write_creature(s: Duel, creature: Creature) -> str:
    name = s.cards.told(creature.card)
    return " ".join([name, f"[{creature.id}]", *CREATURE_REMARKS.write(s, creature)])


def read_creature(s: Duel, seat: i64, text: str) -> Creature:
    name, id, rest = split_name(s, text, CREATURE_REMARKS.words)
    place, card = card_named(s, name, (CREATURE,), "no creature")
    creature = Creature(id, place, seat, NOWHERE, False)
    words = rest.split()
    while words:
        CREATURE_REMARKS.read(s, creature, words)
    if creature.place == NOWHERE:
        raise BadPosition(f'say in which slot {card.name} is, as in "{card.name} attack 1"')
    return creature


# Traps.


def write_trap(s: Duel, trap: SetTrap) -> str:
    name = UNSEEN if trap.card == HIDDEN else s.cards.told(trap.card)
    return " ".join([name, f"[{trap.id}]", *TRAP_REMARKS.write(s, trap)])


def read_trap(s: Duel, seat: i64, text: str) -> SetTrap:
    name, id, rest = split_name(s, text, TRAP_REMARKS.words)
    place = HIDDEN if name == UNSEEN else card_named(s, name, (TRAP,), "no trap")[0]
    trap = SetTrap(id, place, seat, False)
    words = rest.split()
    while words:
        TRAP_REMARKS.read(s, trap, words)
    return trap


# Enchants.


def write_enchant(s: Duel, laid: LaidEnchant) -> str:
    """``Hallowed Ground [19] P1 on P2 attack``; one in the hero zone lies on nothing else."""
    text = f"{s.cards.told(laid.card)} [{laid.id}] P{laid.owner + 1}"
    if laid.on < FIRST_ROW:
        return text
    return f"{text} on creature {laid.on}" if laid.on >= FIRST_THING else f"{text} on {place_text(laid.on)}"


def place_text(ref: i64) -> str:
    """``P1 attack``, ``column 2``, ``#17``, ``P2``."""
    if ref >= FIRST_THING:
        return f"#{ref}"
    if ref >= FIRST_COLUMN:
        return f"column {ref - FIRST_COLUMN + 1}"
    if ref >= FIRST_ROW:
        return f"P{(ref - FIRST_ROW) // 2 + 1} {ZONE_WORDS[(ref - FIRST_ROW) % 2]}"
    return f"P{ref - FIRST_HERO + 1}"


def read_enchant(s: Duel, text: str) -> LaidEnchant:
    name, id, rest = split_name(s, text, [f"P{seat + 1}" for seat in range(s.seats)])
    place, card = card_named(s, name, ENCHANTS, "no enchant")
    found = LAID.fullmatch(rest)
    if found is None:
        raise BadPosition(f'say whose {card.name} is, and where it lies, as in "{card.name} P1 on column 2"')
    owner = read_seat(found[1], s.seats)
    return LaidEnchant(id, place, owner, read_place(s, found[2] or "", owner))


def read_place(s: Duel, text: str, owner: i64) -> i64:
    if not text:
        return FIRST_HERO + owner
    row = ROW.fullmatch(text)
    if row is not None:
        return row_ref(read_seat(row[1], s.seats), ZONE_WORDS.index(row[2].lower()))
    column = COLUMN.fullmatch(text)
    if column is not None:
        return column_ref(read_number(column[1], 1, SLOTS) - 1)
    thing = THING.fullmatch(text)
    if thing is None:
        raise BadPosition(f'"{text}" is no place for an enchant: write "P1 attack", "column 2" or "creature 17"')
    return read_number(thing[1], FIRST_THING, LAST_THING)
