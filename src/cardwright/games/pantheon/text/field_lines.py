"""Cards on a field in text: ``Imp Kindler [17] exhausted grown +1 lent -2``."""

from __future__ import annotations

import re
from typing import Any, Final, final

from cardwright.games.pantheon.model.bounds import LAST_THING
from cardwright.games.pantheon.model.card import BARRED, FIELD, STEALTH, TAUNT, UNIT
from cardwright.games.pantheon.model.state import FIRST_THING, KEY_BITS, KEY_MASK, Position, Thing
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition, unknown
from cardwright.kernel.text.notation import NOTHING, read_number, read_seat
from cardwright.kernel.text.remarks import Remark, Remarks, following

KEYS: Final[dict[int, str]] = {TAUNT: "taunt", STEALTH: "stealth", BARRED: "barred"}


class Keys(Remark):
    """``turn taunt+stealth``: keywords, joined."""

    def write(self, s: Any, holder: Any) -> str:
        keys = getattr(holder, self.name)
        return f"{self.word} {write_keys(keys)}" if keys != self.printed(s, holder) else ""

    def printed(self, s: Any, holder: Any) -> i64:
        return s.cards.all[holder.card].keywords if self.name == "keys" else 0

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        setattr(holder, self.name, read_keys(following(words, self.word)))


@final
class HeldKeys(Remark):
    """``until P2 taunt``: keywords until the turn of each player."""

    def write(self, s: Any, holder: Any) -> str:
        held = [(seat, holder.held_keys >> KEY_BITS * seat & KEY_MASK) for seat in range(s.seats)]
        return " ".join(f"{self.word} P{seat + 1} {write_keys(keys)}" for seat, keys in held if keys)

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        seat = read_seat(following(words, self.word), s.seats)
        holder.held_keys |= read_keys(following(words, self.word)) << KEY_BITS * seat


REMARKS: Final = Remarks(
    "word about a card on a field",
    [
        *(Remark("exhausted", "ready", usual=True), Remark("engaged", usual=False)),
        *(Remark("grown", signed=True), Remark("lent", signed=True)),
        *(Keys("keywords", "keys"), Keys("turn", "lent_keys"), HeldKeys("until", "held_keys")),
        Remark("used", usual=False),
    ],
)
NUMBER: Final = re.compile(r"\s\[(\d+)\]")
FIRST_WORD: Final = re.compile(rf"\s(?:{'|'.join(REMARKS.words)})\b", re.IGNORECASE)


def write_thing(s: Position, thing: Thing) -> str:
    """What is as printed on the card, and Ready, is left out."""
    return " ".join([s.cards.name(thing.card), f"[{thing.id}]", *REMARKS.write(s, thing)])


def read_thing(s: Position, seat: i64, text: str) -> Thing:
    """A thing on this seat's field; without a number of its own it gets the next one."""
    numbered = NUMBER.search(text)
    first = numbered or FIRST_WORD.search(text)
    name = text[: first.start()] if first else text
    rest = text[numbered.end() :] if numbered else text[len(name) :]
    card = s.cards.find(name)
    facts = s.cards.all[card]
    if facts.type not in (UNIT, FIELD):
        raise BadPosition(f"{facts.name} is neither a unit nor a field card")
    id = read_number(numbered[1], FIRST_THING, LAST_THING) if numbered else s.next_id
    s.next_id = max(s.next_id, id + 1)
    thing = Thing(id, card, seat, True, False, 0, 0, facts.keywords, 0, 0, False)
    words = rest.split()
    while words:
        REMARKS.read(s, thing, words)
    return thing


def write_keys(keys: i64) -> str:
    return "+".join(word for bit, word in KEYS.items() if keys & bit) or NOTHING


def read_keys(text: str) -> i64:
    found: i64 = 0
    if text == NOTHING:
        return found
    for word in text.lower().split("+"):
        bits = [bit for bit, known in KEYS.items() if known == word]
        if not bits:
            raise unknown("keyword", word, KEYS.values())
        found |= bits[0]
    return found
