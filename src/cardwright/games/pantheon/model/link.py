"""Effects under way: what kind each is, the card it comes from, and what was chosen for it.

A frame's source packs three numbers: the reference of the hero or thing it comes from (0 where it needs none any
more), the place of the card, and which of the card's triggers it is.
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame

# Programs: the kinds of link, and an effect that was triggered.
PLAY: Final = "play"
CAST: Final = "cast"
ACTIVATE: Final = "activate"
ATTACK: Final = "attack"
TRIGGERED: Final = "triggered"
LINKS: Final = (PLAY, CAST, ACTIVATE, ATTACK)

# Slots.
TARGETS: Final = "targets"  # what was chosen when it was announced
POWER: Final = "power"  # the power of the unit sacrificed as a cost
EVENT: Final = "event"  # what set a trigger off: a reference, a seat, and for an attack the defender
DONE: Final = "done"  # seats that have done what an effect asks of each
CHOSEN: Final = "chosen"  # what they chose


def pack_source(ref: i64, card: i64, which: i64 = 0) -> i64:
    return ref | card << 16 | which << 32


def ref_of(frame: Frame) -> i64:
    return frame.source & 0xFFFF


def card_of(frame: Frame) -> i64:
    return frame.source >> 16 & 0xFFFF


def which_of(frame: Frame) -> i64:
    return frame.source >> 32


def target_of(frame: Frame, at: i64) -> i64:
    """The reference chosen in this place; 0 if there is none."""
    chosen = frame.slots.get(TARGETS)
    return chosen[at] if chosen is not None and at < len(chosen) else 0


def event_ref(frame: Frame) -> i64:
    """What set a trigger off: a thing or a hero."""
    found = frame.slots.get(EVENT)
    return 0 if found is None else found[0]


def event_seat(frame: Frame) -> i64:
    """Whose doing it was, or whose card it was about."""
    found = frame.slots.get(EVENT)
    return -1 if found is None else found[1]


def event_defender(frame: Frame) -> i64:
    """The defender, where an attack set a trigger off."""
    found = frame.slots.get(EVENT)
    return 0 if found is None else found[2]
