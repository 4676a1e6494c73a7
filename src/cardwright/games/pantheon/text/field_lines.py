"""Cards on a field in text: ``Imp Kindler [17] exhausted grown +1 lent -2``."""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.pantheon.model.bounds import LARGEST, LAST_THING
from cardwright.games.pantheon.model.card import BARRED, FIELD, STEALTH, TAUNT, UNIT
from cardwright.games.pantheon.model.state import FIRST_THING, KEY_BITS, KEY_MASK, Position, Thing
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition, unknown
from cardwright.kernel.text.notation import NOTHING, read_number, read_seat

KEYS: Final[dict[int, str]] = {TAUNT: "taunt", STEALTH: "stealth", BARRED: "barred"}
WORDS: Final = ("exhausted", "engaged", "grown", "lent", "keywords", "turn", "until", "used")
NUMBER: Final = re.compile(r"\s\[(\d+)\]")
FIRST_WORD: Final = re.compile(rf"\s(?:{'|'.join(WORDS)})\b", re.IGNORECASE)


def write_thing(s: Position, thing: Thing) -> str:
    """What is as printed on the card, and Ready, is left out."""
    words = [s.cards.name(thing.card), f"[{thing.id}]"]
    if not thing.ready:
        words.append("exhausted")
    if thing.engaged:
        words.append("engaged")
    if thing.grown:
        words.append(f"grown {thing.grown:+d}")
    if thing.lent:
        words.append(f"lent {thing.lent:+d}")
    if thing.keys != s.cards.all[thing.card].keywords:
        words.append(f"keywords {write_keys(thing.keys)}")
    if thing.lent_keys:
        words.append(f"turn {write_keys(thing.lent_keys)}")
    for seat in range(s.seats):
        held = thing.held_keys >> KEY_BITS * seat & KEY_MASK
        if held:
            words.append(f"until P{seat + 1} {write_keys(held)}")
    if thing.used:
        words.append("used")
    return " ".join(words)


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
        read_word(s, thing, words)
    return thing


def read_word(s: Position, thing: Thing, words: list[str]) -> None:
    """Read the first of these words, with what belongs to it, and drop it."""
    word = words.pop(0).lower()
    if word == "exhausted":
        thing.ready = False
    elif word == "engaged":
        thing.engaged = True
    elif word == "used":
        thing.used = True
    elif word == "grown":
        thing.grown = read_number(next_word(words, word), -LARGEST, LARGEST)
    elif word == "lent":
        thing.lent = read_number(next_word(words, word), -LARGEST, LARGEST)
    elif word == "keywords":
        thing.keys = read_keys(next_word(words, word))
    elif word == "turn":
        thing.lent_keys = read_keys(next_word(words, word))
    elif word == "until":
        seat = read_seat(next_word(words, word), s.seats)
        thing.held_keys |= read_keys(next_word(words, word)) << KEY_BITS * seat
    else:
        raise unknown("word about a card on a field", word, WORDS)


def next_word(words: list[str], after: str) -> str:
    if not words:
        raise BadPosition(f'something has to follow "{after}"')
    return words.pop(0)


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
