"""Effects under way: what kind each is, the card it comes from, and what was chosen for it.

A frame's source packs three numbers: the reference of the hero or thing it comes from (0 where there is none), the
place of the card, and which of its abilities or triggers it is; for a trap, whether it has shown its face.
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame

# Programs: the kinds of link, an effect that was triggered, and a trap that was set off.
CAST: Final = "cast"
ABILITY: Final = "ability"
ATTACK: Final = "attack"
ENDING: Final = "end"
SETTING: Final = "set"  # a trap being set, where that counts as a spell (C34)
TRIGGERED: Final = "triggered"
TRAPPED: Final = "trap"
LINKS: Final = (CAST, ABILITY, ATTACK, ENDING, SETTING)

# A trap that was set off keeps its card to itself until it activates.
FACE_DOWN: Final = 0
FACE_UP: Final = 1

# Slots.
TARGETS: Final = "targets"  # what was chosen
EVENT: Final = "event"  # what set it off: a reference, a link of the chain + 1, and the spot of the source + 1
BLOCKER: Final = "blocker"  # who blocks the attack
DONE: Final = "done"  # seats that have done what an effect asks of each


def pack_source(ref: i64, card: i64, which: i64 = 0) -> i64:
    return ref | card << 16 | which << 32


def ref_of(frame: Frame) -> i64:
    return frame.source & 0xFFFF


def card_of(frame: Frame) -> i64:
    return frame.source >> 16 & 0xFFFF


def which_of(frame: Frame) -> i64:
    return frame.source >> 32


def target_of(frame: Frame) -> i64:
    """The reference chosen; 0 if there is none."""
    chosen = frame.slots.get(TARGETS)
    return chosen[0] if chosen else 0


def event_ref(frame: Frame) -> i64:
    """The creature that set an effect off."""
    found = frame.slots.get(EVENT)
    return 0 if found is None else found[0]


def event_link(frame: Frame) -> i64:
    """The link that set an effect off, counted from 1; 0 if it was none."""
    found = frame.slots.get(EVENT)
    return 0 if found is None else found[1]


def event_spot(frame: Frame) -> i64:
    """Where the source was when it was set off; -1 if it was nowhere."""
    found = frame.slots.get(EVENT)
    return -1 if found is None else found[2] - 1
