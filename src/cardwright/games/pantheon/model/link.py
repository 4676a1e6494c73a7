"""Effects under way: what kind each is, and what set it off: a reference, a seat, and for an attack the defender."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import EVENT

# Programs: the kinds of link, and an effect that was triggered.
PLAY: Final = "play"
CAST: Final = "cast"
ACTIVATE: Final = "activate"
ATTACK: Final = "attack"
TRIGGERED: Final = "triggered"
LINKS: Final = (PLAY, CAST, ACTIVATE, ATTACK)

# Slots of its own.
POWER: Final = "power"  # the power of the unit sacrificed as a cost
CHOSEN: Final = "chosen"  # what those who were asked chose


def event_seat(frame: Frame) -> i64:
    """Whose doing it was, or whose card it was about."""
    found = frame.slots.get(EVENT)
    return -1 if found is None else found[1]


def event_defender(frame: Frame) -> i64:
    """The defender, where an attack set a trigger off."""
    found = frame.slots.get(EVENT)
    return 0 if found is None else found[2]
