"""The lesson of threelines: five rounds from the first card to the last strike."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.threelines.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.text.lesson import Lesson


@final
class FirstLines(Lesson[Position]):
    def turn(self, s: Position, seat: i64) -> int:
        return int(s.round)


LESSON: Final = FirstLines(
    """
round: 1
first: P1
P1.hp: 20
P1.mana: 4
P1.hand: Jon Snow, Tyrion Lannister, Bram Oakhand, Amara Sunlance
P2.hp: 20
P2.mana: 4
P2.hand: Robb Stark, Ludo Marsh, Cedric Lorne, Vharos
deck: Rusk, Warlord Ogrin, Yara Flint, Old King Hadrian, Wren Halloway, Lord Bertrand Keep, Silas Crowe, Magister Quill, Hob the Small, Thorgrim Bearcloak, Mira Thornquill, Hesper the Huntress
""",  # noqa: E501
    line={
        1: ("Jon Snow center",),  # as in the rules (R28 to R31)
        2: ("Tyrion Lannister left, Rusk right",),
        3: ("nothing",),
        4: ("Yara Flint left, Bram Oakhand center",),
        5: ("nothing",),
    },
    answers={
        1: ("Robb Stark center",),
        2: ("Ludo Marsh left", "Ludo Marsh right", "Ludo Marsh center", "nothing"),
        3: ("Cedric Lorne center", "Cedric Lorne right", "Cedric Lorne left", "nothing"),
        4: ("nothing",),
        5: ("nothing",),
    },
)
