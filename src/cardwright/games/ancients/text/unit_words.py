"""Units in text: ``Brakka Ironvow [1] damage 3 stun 2 carries i07/2``; cards on them are written by their keys."""

from __future__ import annotations

import re
from typing import Any, Final, final

from cardwright.games.ancients.model.keywords import BREAK, DISARM, MOVE_COOLDOWN, MUTE, ROOT, SPARED
from cardwright.games.ancients.model.mark import Mark
from cardwright.games.ancients.model.state import FIRST_ID, LAST_ID, Position
from cardwright.games.ancients.model.unit import ITEM_BITS, ITEM_MASK, POINT_BITS, POINT_MASK, UNROLLED, Unit
from cardwright.games.ancients.text.place_words import read_place, written_place
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.text.notation import read_number, read_seat
from cardwright.kernel.text.remarks import Remark, Remarks, following

LARGE: Final = 1_000_000
GOOD: Final = "good"
BAD: Final = "bad"


@final
class Ailment(Remark):
    """A bit of the ailments."""

    def __init__(self, word: str, bit: i64) -> None:
        super().__init__(word, "ails", usual=False)
        self.bit: i64 = bit

    def write(self, s: Any, holder: Any) -> str:
        return self.word if holder.ails & self.bit else ""

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        holder.ails |= self.bit


@final
class Grown(Remark):
    """``grown +2/+0/+2``: attack, armor and health for good."""

    def write(self, s: Any, holder: Any) -> str:
        numbers = (holder.grown_attack, holder.grown_armor, holder.grown_health)
        return f"{self.word} {'/'.join(f'{number:+d}' for number in numbers)}" if any(numbers) else ""

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        numbers = read_three(following(words, self.word))
        holder.grown_attack, holder.grown_armor, holder.grown_health = numbers


@final
class Blessing(Remark):
    """``blessed 1/0/2``: the points of the AB hero."""

    def write(self, s: Any, holder: Any) -> str:
        if holder.blessing == UNROLLED:
            return ""
        return f"{self.word} {'/'.join(str(holder.point(which)) for which in range(3))}"

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        points = read_three(following(words, self.word))
        holder.blessing = sum((point & POINT_MASK) << POINT_BITS * which for which, point in enumerate(points))


@final
class Carried(Remark):
    """``carries i07/0 i11/2``: items by key with their cooldowns, each after the word."""

    def write(self, s: Any, holder: Any) -> str:
        keys = [f"{s.cards.all[copy & ITEM_MASK].key}/{copy >> ITEM_BITS}" for copy in holder.items]
        return " ".join(f"{self.word} {key}" for key in keys)

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        key, _, rounds = following(words, self.word).partition("/")
        copy = s.cards.find(key) | read_number(rounds or "0", 0, 99) << ITEM_BITS
        holder.items = (*holder.items, copy)


@final
class Marked(Remark):
    """``mark m_r06:+1/+1/+1:0:0:good:0:P1``: card, figures, traits, ranks, whether it helps, the last round, whose."""

    def write(self, s: Any, holder: Any) -> str:
        return " ".join(f"{self.word} {written_mark(s, mark)}" for mark in holder.marks)

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        holder.marks = (*holder.marks, read_mark(s, following(words, self.word)))


@final
class Heading(Remark):
    """``to L2.P1.support.4``."""

    def write(self, s: Any, holder: Any) -> str:
        return f"{self.word} {written_place(holder.heading)}" if holder.heading >= 0 else ""

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        holder.heading = read_place(following(words, self.word))


def written_mark(s: Position, mark: Mark) -> str:
    figures = f"{mark.attack:+d}/{mark.armor:+d}/{mark.health:+d}"
    helps = GOOD if mark.positive else BAD
    key = s.cards.all[mark.card].key
    return f"{key}:{figures}:{mark.gives}:{mark.ranks}:{helps}:{mark.until}:P{mark.seat + 1}"


def read_mark(s: Position, text: str) -> Mark:
    parts = text.split(":")
    if len(parts) != 7 or parts[4] not in (GOOD, BAD):
        raise BadPosition(f'"{text}" is not a mark; write for example m_r06:+1/+1/+1:0:0:good:0:P1')
    attack, armor, health = read_three(parts[1])
    traits, ranks = read_number(parts[2], 0, LARGE), read_number(parts[3], 0, 1 << 56)
    until = read_number(parts[5], 0, LARGE)
    card, seat = s.cards.find(parts[0]), read_seat(parts[6], s.seats)
    return Mark(attack, armor, health, traits, ranks, card, parts[4] == GOOD, until, seat)


def read_three(text: str) -> tuple[int, int, int]:
    """``+1/-1/0``."""
    parts = text.split("/")
    if len(parts) != 3:
        raise BadPosition(f'"{text}" is not written attack/armor/health')
    attack, armor, health = (read_number(part, -LARGE, LARGE) for part in parts)
    return attack, armor, health


REMARKS: Final = Remarks(
    "word about a unit",
    [
        *(Remark("damage"), Remark("wear"), Remark("stun"), Remark("silence")),
        *(Ailment("disarmed", DISARM), Ailment("muted", MUTE), Ailment("rooted", ROOT), Ailment("broken", BREAK)),
        *(Ailment("moved", MOVE_COOLDOWN), Ailment("spared", SPARED)),
        *(Remark("shield"), Grown("grown"), Remark("traits", "grown_traits"), Blessing("blessed")),
        *(Remark("cooldown"), Remark("rest"), Carried("carries"), Marked("mark")),
        *(Remark("forced"), Remark("lured", usual=False), Remark("ready"), Heading("to")),
    ],
)
NUMBER: Final = re.compile(r"\s\[(\d+)\]")
FIRST_WORD: Final = re.compile(rf"\s(?:{'|'.join(REMARKS.words)})\b", re.IGNORECASE)


def write_unit(s: Position, unit: Unit) -> str:
    return " ".join([s.cards.told(unit.card), f"[{unit.id}]", *REMARKS.write(s, unit)])


def read_unit(s: Position, seat: i64, text: str) -> Unit:
    """A unit of this seat; without a number of its own it gets the next one."""
    numbered = NUMBER.search(text)
    first = numbered or FIRST_WORD.search(text)
    name = text[: first.start()] if first else text
    rest = text[numbered.end() :] if numbered else text[len(name) :]
    id = read_number(numbered[1], FIRST_ID, LAST_ID) if numbered else s.next_id
    s.next_id = max(s.next_id, id + 1)
    unit = Unit(id, s.cards.find(name), seat)
    words = rest.split()
    while words:
        REMARKS.read(s, unit, words)
    return unit
