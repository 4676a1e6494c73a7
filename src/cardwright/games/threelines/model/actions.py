"""The one action of threelines: a complete choice for the round, one hand slot or nothing for each line.

Packed three bits a line, left line first: 0 is nothing, 1 the first card in hand.
"""

from __future__ import annotations

from typing import Final

from cardwright.games.threelines.model.menu import SLOT_BITS, SLOT_MASK
from cardwright.games.threelines.model.state import LINES, Player, Position
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import IllegalAction

NOTHING: Final = 0
LINE_NAMES: Final = ("left", "center", "right")
LINE_WORDS: Final[dict[str, int]] = {
    "l": 0, "left": 0,
    "c": 1, "center": 1, "centre": 1, "m": 1, "mid": 1, "middle": 1,
    "r": 2, "right": 2,
}  # fmt: skip
NOTHING_WORDS: Final = ("", "-", "nothing", "none", "pass")


def packed(slots: list[int]) -> int:
    """The action that puts these hand slots (counted from 1, 0 is nothing) on the three lines."""
    return slots[0] | slots[1] << SLOT_BITS | slots[2] << SLOT_BITS * 2


def unpacked(action: int) -> list[int]:
    return [action & SLOT_MASK, action >> SLOT_BITS & SLOT_MASK, action >> SLOT_BITS * 2]


def placed_cards(s: Position, seat: i64, action: i64) -> list[tuple[int, int]]:
    """The cards an action places, each with its line."""
    hand = s.players[seat].hand_cards()
    slots = unpacked(action)
    return [(int(hand[slots[line] - 1]), line) for line in range(LINES) if 0 < slots[line] <= len(hand)]


def action_text(s: Position, seat: i64, action: i64) -> str:
    """``Jon Snow left, Rusk right``."""
    placed = placed_cards(s, seat, action)
    if not placed:
        return "nothing"
    return ", ".join(f"{s.cards.name(card)} {LINE_NAMES[line]}" for card, line in placed)


def action_parts(s: Position, seat: i64, action: i64) -> dict[str, object]:
    parts: dict[str, object] = {"kind": "place", "left": None, "center": None, "right": None}
    for card, line in placed_cards(s, seat, action):
        parts[LINE_NAMES[line]] = s.facts(card).key if card >= 0 else None
    return parts


def read_action(s: Position, seat: i64, text: str) -> int:
    """``jon left, rusk right``: the beginning of a card's name, or its number in hand, then a line."""
    slots = [0] * LINES
    if text.strip().lower() in NOTHING_WORDS:
        return NOTHING
    for part in text.split(","):
        *name, line_word = part.split() or [""]
        line = read_line(line_word)
        if not name:
            raise IllegalAction(f'"{part.strip()}" names no card; write for example "jon snow left"')
        if slots[line]:
            raise IllegalAction(f"only one card can be placed on the {LINE_NAMES[line]} line")
        slots[line] = read_slot(s, s.players[seat], " ".join(name))
    return packed(slots)


def read_line(word: str) -> int:
    if word.lower() not in LINE_WORDS:
        raise IllegalAction(f'"{word}" is not a line; the lines are left, center and right')
    return LINE_WORDS[word.lower()]


def read_slot(s: Position, player: Player, name: str) -> int:
    """The hand slot a player means, counted from 1."""
    hand = player.hand_cards()
    if name.isdecimal():
        if 1 <= int(name) <= len(hand):
            return int(name)
        raise IllegalAction(f"there is no card {name} in your hand; you hold {len(hand)}")
    near = s.cards.called(name, hand)
    if len(near) == 1:
        return near[0] + 1
    if near:
        raise IllegalAction(f'"{name}" could be {" or ".join(s.cards.name(hand[slot]) for slot in near)}')
    held = ", ".join(s.cards.name(card) for card in hand) or "no cards"
    raise IllegalAction(f'there is no "{name}" in your hand; you hold {held}')
