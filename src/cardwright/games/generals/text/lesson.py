"""The lesson of generals: four turns from the first step to the enemy general's end."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64
from cardwright.kernel.text.lesson import Lesson


@final
class FirstBattle(Lesson[Battle]):
    def turn(self, s: Battle, seat: i64) -> int:
        return int(s.players[seat].turns)


LESSON: Final = FirstBattle(
    """
turn: 1
to move: P1
units: P1 Argeon Highmayne d3 2/25; P2 Vaath the Immortal i3 2/25 damage 11
tiles: mana e1 f3 e5
P1 mana: 2/2
P1 hand: Silverguard Knight, Windblade Adept, True Strike, Decimate, Hailstone Golem, -
P1 bloodbound: Roar
P1 deck: Skywing, Azurite Lion, Suntide Maiden, Silverguard Squire, Lysian Brawler, Sundrop Elixir, Azurite Lion, Suntide Maiden, Lysian Brawler, Silverguard Squire
P1 tally: turns 1
P2 mana: 3/3
P2 hand: Rock Pulverizer, Skyrock Golem, Komodo Charger, -, -, -
P2 bloodbound: Overload
P2 deck: Thorn Needler, Thorn Needler, Young Flamewing, Young Flamewing, Hailstone Golem, Hailstone Golem, Brightmoss Golem, Brightmoss Golem
""",  # noqa: E501
    line={
        1: ("move d3 f3", "play Silverguard Knight g3", "end"),
        2: ("attack g3 h3", "play True Strike h3", "play Windblade Adept g4", "replace Decimate", "end"),
        3: ("cast g4", "attack g4 h3", "play Skywing f4", "end"),
        4: ("move f4 i5", "attack i5 i4", "move g4 h4", "attack h4 i4"),
    },
    answers={
        1: ("play Rock Pulverizer h3", "play Rock Pulverizer h2", "end"),
        2: ("move i3 h3", "attack h3 g3", "play Skyrock Golem h2", "play Skyrock Golem i2", "end"),
        3: ("attack h2 g3", "move h3 i4", "end"),
    },
)
