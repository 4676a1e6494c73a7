"""Effects under way: what kind each is, and what set it off: a reference, a link of the chain + 1, a spot + 1.

Which of a card's effects it is counts its abilities or triggers; for a trap, whether it has shown its face.
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import EVENT

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

# A slot of its own.
BLOCKER: Final = "blocker"  # who blocks the attack


def event_link(frame: Frame) -> i64:
    """The link that set an effect off, counted from 1; 0 if it was none."""
    found = frame.slots.get(EVENT)
    return 0 if found is None else found[1]


def event_spot(frame: Frame) -> i64:
    """Where the source was when it was set off; -1 if it was nowhere."""
    found = frame.slots.get(EVENT)
    return -1 if found is None else found[2] - 1
