"""The lesson of Cartoverse: four turns from a first shard to the fall of the enemy hero."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import i64
from cardwright.kernel.text.lesson import Lesson

BEFORE: Final = 2  # turns that each has begun when the lesson begins


@final
class FirstDuel(Lesson[Duel]):
    def turn(self, s: Duel, seat: i64) -> int:
        return int(s.players[seat].turns) - BEFORE


LESSON: Final = FirstDuel(
    """
first: P1
player: P1
phase: before
P1.hero: Warchief Brakka
P1.hp: 17/20
P1.mana_zone: Ember Shard; Ember Shard
P1.mana: 2/2
P1.hand: Ember Shard; Ironhide Orc; Firebolt
P1.deck: Raider; War Drums; Snare; Ember Shard; Uproot; Berserker; Lava Hound; Ember Shard; Battle Fury; Fire Archer; Ember Shard; Goblin Torchbearer
P1.tally: turns 2
P2.hero: Ser Aldous, the Dawnshield
P2.hp: 9/22
P2.mana_zone: Solar Shard; Solar Shard
P2.mana: 2/2
P2.hand: Solar Shard; Shieldmate; Temple Knight
P2.deck: Solar Shard; Order Crossbow; Dawn Squire; Solar Shard; Sunforged Sentinel; Chapel Novice; Solar Shard; Radiant Healer; Solar Shard; Banner Captain
P2.creatures: Dawn Squire [16] attack 3
P2.tally: turns 2
""",  # noqa: E501
    line={
        1: ("shard Ember Shard", "summon Ironhide Orc > defense 3", "end"),
        2: (
            *("mana War Drums", "summon Raider > attack 1", "attack Raider > P2", "end"),
            *("cast Firebolt > Shieldmate", "pass", "block Ironhide Orc", "pass"),  # in the teacher's turn
        ),
        3: (
            *("shard Ember Shard", "set Snare", "use hero 1 > Raider", "attack Raider > P2", "end"),
            *("pass", "pass", "pass"),  # in the teacher's turn
        ),
        4: ("cast Uproot > Temple Knight", "attack Raider > P2"),
    },
    answers={
        0: ("pass",),
        1: ("shard Solar Shard", "attack Dawn Squire > P1", "summon Shieldmate > attack 2", "pass", "end"),
        2: (
            *("shard Solar Shard", "attack Shieldmate > Raider", "summon Temple Knight > defense 3"),
            *("pass", "end"),
        ),
        3: ("shard Solar Shard", "attack Dawn Squire > Raider", "summon Order Crossbow > defense 2", "pass", "end"),
    },
)
