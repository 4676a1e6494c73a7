"""How cards, marks and units are spelled in the notation of positions."""

from __future__ import annotations

import re
from typing import Any, Final, final

from cardwright.games.generals.model.board import NOWHERE, read_square, square_name
from cardwright.games.generals.model.enchantment import KEEP, LARGEST, Mark
from cardwright.games.generals.model.fields import enchantment_of
from cardwright.games.generals.model.state import CARD_MASK, EMPTY, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.text.notation import NOTHING, UNSEEN, read_number, read_seat
from cardwright.kernel.text.remarks import Remark, Remarks, following, said

MARKS: Final = re.compile(r"\[([^\]]*)\]")  # on a card, or on a unit
INNER_MARKS: Final = re.compile(r"\{([^}]*)\}")  # on the card inside a unit
SAME: Final = "*"  # a number that a mark leaves alone
NUMBERS: Final = [Remark(word) for word in ("damage", "moved", "attacked", "fought", "count")]
NUMBERS.append(Remark("factor", usual=1))
SWITCHES: Final = [
    Remark(word, usual=False) for word in ("exhausted", "dispelled", "spent", "hurt", "shielded", "saved")
]


@final
class WithinRemark(Remark):
    """``within komodo_charger``: the card inside a unit."""

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        holder.within = s.cards.at(following(words, self.word))


REMARKS: Final = Remarks(
    "word for a unit",
    [
        *SWITCHES,
        Remark("general", usual=False),
        Remark("minion", "general", usual=True),
        *NUMBERS,
        Remark("number", "id"),
        WithinRemark("within"),
    ],
)


# Cards.


def write_card(s: Battle, place: i64) -> str:
    """The name without commas, which separate cards here; the key, if another card has that name."""
    return s.cards.told(place).replace(",", "")


def write_copy(s: Battle, copy: i64) -> str:
    """``Komodo Charger``, or ``Komodo Charger [war_surge 0 1/1 P1]`` with a mark on it."""
    if copy == EMPTY:
        return NOTHING
    if copy == HIDDEN:
        return UNSEEN
    marks = [f"[{mark}]" for mark in write_marks(s, s.marks_of(copy))]
    return " ".join([write_card(s, copy & CARD_MASK), *marks])


def read_copy(s: Battle, text: str) -> i64:
    if text == NOTHING:
        return EMPTY
    if text == UNSEEN:
        return HIDDEN
    return s.with_marks(s.cards.find(MARKS.sub("", text).strip()), read_marks(s, MARKS, text))


def read_marks(s: Battle, pattern: re.Pattern[str], text: str) -> tuple[Mark, ...]:
    found: list[Mark] = []
    for inside in pattern.findall(text):
        one, _, times = inside.partition(" times ")
        found += [read_mark(s, one)] * read_number(times or "1", 1, LARGEST)
    return tuple(found)


# Marks.


def write_marks(s: Battle, marks: tuple[Mark, ...]) -> list[str]:
    """Each mark; the same one several times in a row is written once, with ``times 3`` behind it."""
    written: list[str] = []
    place = 0
    while place < len(marks):
        one = write_mark(s, marks[place])
        times = 1
        while place + times < len(marks) and write_mark(s, marks[place + times]) == one:
            times += 1
        written.append(one if times == 1 else f"{one} times {times}")
        place += times
    return written


def write_mark(s: Battle, mark: Mark) -> str:
    """``war_surge 0 1/1 P1 until 7 count 2``: card and place of the enchantment, numbers, owner, end, count."""
    words = [s.cards.all[mark.enchantment.card].key, str(mark.enchantment.place)]
    if mark.attack != 0 or mark.health != 0:
        words.append(f"{write_figure(mark.attack)}/{write_figure(mark.health)}")
    words.append(f"P{mark.seat + 1}")
    if mark.until != 0:
        words.append(f"until {mark.until}")
    if mark.count != 0:
        words.append(f"count {mark.count}")
    return " ".join(words)


def write_figure(number: i64) -> str:
    return SAME if number == KEEP else str(number)


def read_figure(text: str) -> int:
    return KEEP if text == SAME else read_number(text, -LARGEST, LARGEST)


def read_mark(s: Battle, text: str) -> Mark:
    words = text.split()
    if len(words) < 3:
        raise BadPosition(f'"[{text}]" is not a mark; write for example [war_surge 0 1/1 P1 until 7]')
    attack = health = until = count = 0
    seat = 0
    enchantment = enchantment_of(s, s.cards.at(words[0]), read_number(words[1], 0, LARGEST))
    rest = words[2:]
    while rest:
        word = rest.pop(0)
        if word == "until":
            until = read_number(following(rest, word), 0, LARGEST)
        elif word == "count":
            count = read_number(following(rest, word), -LARGEST, LARGEST)
        elif "/" in word:
            attack, health = read_figure(word.partition("/")[0]), read_figure(word.partition("/")[2])
        else:
            seat = read_seat(word, s.seats)
    return Mark(enchantment, attack, health, until, seat, count)


# Units.


def write_unit(s: Battle, unit: Unit, expected: i64) -> str:
    """``P2 Komodo Charger e3 1/3 damage 1 exhausted``; the number only where it is not the expected one."""
    words = [f"P{unit.owner + 1}", write_card(s, unit.card), square_name(unit.square), f"{unit.attack}/{unit.health}"]
    words += said(NUMBERS, s, unit)
    if unit.id != expected:
        words.append(f"number {unit.id}")
    words += said(SWITCHES, s, unit)
    if unit.general != is_general(s, unit):
        words.append("general" if unit.general else "minion")
    if unit.within >= 0:
        words.append(f"within {s.card_of(unit.within).key}")
        words += [f"{{{mark}}}" for mark in write_marks(s, s.marks_of(unit.within))]
    words += [f"[{mark}]" for mark in write_marks(s, tuple(unit.marks))]
    return " ".join(words)


def is_general(s: Battle, unit: Unit) -> bool:
    """Whether the card is that of a general; a transformed general still is one, but not its card."""
    return not s.cards.all[unit.card].is_minion


def read_unit(s: Battle, text: str, expected: i64) -> Unit:
    """A unit as a person wrote it; what is not said of it is as usual, and it is ready."""
    words = INNER_MARKS.sub("", MARKS.sub("", text)).split()
    place = 2
    while place < len(words) and read_square(words[place]) == NOWHERE:
        place += 1
    if place >= len(words):
        raise BadPosition(f'"{text}" is not a unit; write for example "P2 Komodo Charger e3 1/3 damage 1"')
    card = s.cards.find(" ".join(words[1:place]))
    unit = Unit(expected, card, read_seat(words[0], s.seats), read_square(words[place]))
    unit.exhausted = False
    unit.general = is_general(s, unit)
    read_state(s, unit, words[place + 1 :])
    unit.marks = tuple(read_marks(s, MARKS, text))
    if unit.within >= 0:
        unit.within = s.with_marks(unit.within, read_marks(s, INNER_MARKS, text))
    return unit


def read_state(s: Battle, unit: Unit, words: list[str]) -> None:
    """What is said of a unit after its square."""
    while words:
        if "/" in words[0]:
            attack, _, health = words.pop(0).partition("/")
            unit.attack = read_number(attack, 0, LARGEST)
            unit.health = read_number(health, 0, LARGEST)
        else:
            REMARKS.read(s, unit, words)
