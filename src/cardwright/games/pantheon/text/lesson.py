"""The lesson of Pantheon: four turns from a Mulligan to the fall of the other hero."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.text.lesson import Lesson

BEFORE: Final = 2  # turns that each has finished when the lesson begins


@final
class FirstFight(Lesson[Position]):
    def turn(self, s: Position, seat: i64) -> int:
        return int(s.players[seat].finished) - BEFORE + 1


LESSON: Final = FirstFight(
    """
turn: 4
player: P1
phase: before
P1.hero: Thalassa, Tidemother
P1.health: 19/22
P1.mana: 2/2
P1.hand: Mana, Shield Cherub, Doom
P1.tally: finished 2
P2.hero: Mordun, the Bone Broker
P2.health: 7/21
P2.mana: 2/2
P2.hand: Mana, Cinder Hound, Forced March
P2.field: Town Watch; Gloom Stalker
P2.tally: finished 2
deck: Firebolt, Mana, Divine Denial, Mana, Treasure Goblin, Militia Recruit, Ambush at Dusk, Pit Brawler, Mana, Raise the Fallen, Mana, Mana, Banner Knight, Mana, Smite, Mana, Storm Valkyrie, Wandering Mercenary, Mana, Court Duelist, Halo Ward, Mana, Seraph of Mercy, Mana, River Troll, Mana, Sunspire Temple, Royal Champion, Mana, Soul Leech, Mana, Stone Golem, Blessing of Dawn, Mana, Dawn Herald, Mana, Hellgate Warden, Mana, War Camp, Thunder Avatar
discard: Mana, Imp Kindler, Disarm
""",  # noqa: E501
    line={
        1: ("swap Doom", "mana", "play Shield Cherub", "pass", "end"),
        2: (
            *("pass", "cast Firebolt > Cinder Hound"),  # in the teacher's turn
            *("swap nothing", "mana", "attack Shield Cherub > Town Watch", "cast Divine Denial > link 2"),
            *("play Militia Recruit", "pass", "end"),
        ),
        3: (
            "activate hero > Pit Brawler",  # in the teacher's turn
            *("swap nothing", "mana", "cast Ambush at Dusk > Pit Brawler", "pass"),
            *("attack Militia Recruit > P2", "pass", "end"),
        ),
        4: (
            *("pass", "pass"),  # in the teacher's turn
            *("swap nothing", "mana", "attack Militia Recruit > Treasure Goblin", "pass"),
            *("cast Raise the Fallen > Pit Brawler", "pass", "attack Pit Brawler > P2", "pass"),
        ),
    },
    answers={
        1: ("swap nothing", "mana", "play Cinder Hound", "attack Cinder Hound > Shield Cherub", "pass", "end"),
        2: (
            *("cast Forced March > Town Watch", "swap nothing", "mana", "play Pit Brawler"),
            *("attack Gloom Stalker > Shield Cherub", "pass", "end"),
        ),
        3: ("swap nothing", "mana", "play Treasure Goblin", "pass", "end"),
        4: ("swap nothing", "mana", "pass", "end"),
    },
)
