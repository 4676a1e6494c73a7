"""The signs on the board of Ancients and what they mean."""

from __future__ import annotations

from typing import Final

from cardwright.cli.display import Display
from cardwright.games.ancients.model.keywords import BREAK, DISARM, MOVE_COOLDOWN, MUTE, ROOT
from cardwright.games.ancients.model.unit import NO_SHIELD, Unit

TURN: Final = ("►", ">")
INITIATIVE: Final = ("◄", "<")
EMPTY: Final = ("·", ".")
LOOKED_AT: Final = ("●", "@")
NEAR: Final = ("◎", "o")
DIES: Final = ("†", "x")
HURT: Final = ("↓", "-")
MANA: Final = ("◆", "*")
USABLE: Final = ("●", "*")
SECRET: Final = ("?", "?")
# A target that is not opposite: one slot to the left or to the right, for the near and the far side.
NEAR_LEFT: Final = ("↖", "\\")
NEAR_RIGHT: Final = ("↗", "/")
FAR_LEFT: Final = ("↙", "/")
FAR_RIGHT: Final = ("↘", "\\")
LEGEND: Final = (
    (TURN, "to move"),
    (INITIATIVE, "has the initiative"),
    (MANA, "mana of the lane"),
    (DIES, "dies in the coming combat"),
    (HURT, "is hurt in it"),
    (NEAR_LEFT, "strikes not the unit opposite, but the next one"),
    (LOOKED_AT, "what you look at"),
    (NEAR, "adjacent to it"),
    (SECRET, "to be deployed there, still secret"),
)
AILING: Final[dict[int, tuple[str, str]]] = {
    DISARM: ("d", "disarmed"),
    MUTE: ("m", "muted"),
    ROOT: ("r", "rooted"),
    BREAK: ("b", "broken"),
    MOVE_COOLDOWN: ("c", "cannot move again this round"),
}
STUNNED: Final = ("z", "stunned")
SILENCED: Final = ("s", "silenced")
SHIELDED: Final = ("+", "has a Death Shield")
CARRIER: Final = ("*", "the AB hero")


def letters(unit: Unit) -> str:
    """What ails it, and whether a Death Shield saves it."""
    found = [STUNNED[0]] if unit.stun else []
    found += [SILENCED[0]] if unit.silence else []
    found += [letter for bit, (letter, _) in AILING.items() if unit.ails & bit]
    return "".join([*found, *([SHIELDED[0]] if unit.shield != NO_SHIELD else [])])


def legend(display: Display) -> list[tuple[str, str]]:
    signs = [(display.sign(*sign), meaning) for sign, meaning in LEGEND]
    return [*signs, CARRIER, STUNNED, SILENCED, *AILING.values(), SHIELDED]
