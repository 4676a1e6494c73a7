"""What a frame of a card's effect knows: where it comes from, what was chosen for it, what set it off.

A frame's source packs three numbers: the reference of the hero or thing it comes from (0 where there is none), the
place of the card, and which of the card's effects it is. A game numbers its references: heroes, things, places.
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame

# Slots.
TARGETS: Final = "targets"  # what was chosen for it
EVENT: Final = "event"  # what set it off: a reference, then what else the game has to say
DONE: Final = "done"  # seats that have done what it asks of each (see ``AskEach``)


def pack_source(ref: i64, card: i64, which: i64 = 0) -> i64:
    return ref | card << 16 | which << 32


def ref_of(frame: Frame) -> i64:
    return frame.source & 0xFFFF


def card_of(frame: Frame) -> i64:
    return frame.source >> 16 & 0xFFFF


def which_of(frame: Frame) -> i64:
    return frame.source >> 32


def target_of(frame: Frame, at: i64 = 0) -> i64:
    """The reference chosen first, or in another place; 0 if there is none."""
    chosen = frame.slots.get(TARGETS)
    return chosen[at] if chosen is not None and at < len(chosen) else 0


def event_ref(frame: Frame) -> i64:
    """The thing or hero that set it off."""
    found = frame.slots.get(EVENT)
    return 0 if found is None else found[0]
