"""The lesson of Ancients: three rounds from a Night in which a hero is saved to the fall of an Ancient."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.text.lesson import Lesson

BEFORE: Final = 3  # rounds that are over when the lesson begins


@final
class FirstSiege(Lesson[Position]):
    def turn(self, s: Position, seat: i64) -> int:
        return int(s.round) - BEFORE


# What the teacher does where nothing else is said: its heroes wait in the support rows, it passes, it leaves the shop.
HEROES: Final = ("Vashti Nightneedle", "Caldrin Tidewright", "Kelm Gravewhisper", "Tolgar Pitmaster", "Rusk Coinbiter")
SLOTS: Final = tuple(f"L{lane}.P2.support.{slot}" for slot in (2, 5, 4, 1) for lane in (1, 2))
WAITING: Final = (*(f"deploy {hero} > {slot}" for hero in HEROES for slot in SLOTS), "pass", "close")
SHOPPING: Final = ("buy Ramshead Maul", "close")

LESSON: Final = FirstSiege(
    """
round: 4
initiative: P1
mover: P1
L1.P1: tower 52 ancient 90 mana 6/6
L1.P1.combat: 2 Brakka Ironvow damage 6 blessed 1/0/2; 3 Melee Creep
L1.P1.support: 4 Issa Dawnpetal
L1.P2: tower 38 ancient 90 mana 6/6
L1.P2.combat: 2 Vashti Nightneedle blessed 1/1/1; 3 Melee Creep
L1.P2.support: 1 Kelm Gravewhisper
L2.P1: tower 45 ancient 90 mana 6/6
L2.P1.combat: 3 Uldo the Breaker
L2.P1.support: 2 Orsolo Lampkeeper
L2.P2: ancient 34 mana 6/6
L2.P2.combat: 3 Melee Creep
L2.P2.support: 4 Caldrin Tidewright
P1.gold: 4
P1.hand: Hold the Span, Ramhorn Bull, Crush the Rampart
P1.deck: Mend Bark, Battering Run, Warband Roar, Skullbell, Causeway Guard, Causeway Guard, Answer the Horn
P1.items: Notched Blade, Quilted Jack, Ramshead Maul
P1.fountain: Sereth Warcaller ready 5
P1.ab: 1
P2.gold: 3
P2.hand: Knife in the Gap, Alley Shade, Hushing Word
P2.deck: Toll of Night, Alley Shade, Spark Needle, Debt Called In, Knife in the Gap, Causeway Guard
P2.items: Leech Fang, Wayfarer's Wrap, Needle of Glass
P2.fountain: Tolgar Pitmaster ready 5; Rusk Coinbiter ready 6
P2.ab: 4
""",
    line={
        1: ("ability L1.P1.support.4 > L1.P1.combat.2", "play Crush the Rampart > L2.P2.core", "pass", *SHOPPING),
        2: (
            *("deploy Sereth Warcaller > L2.P1.combat.2", "play Ramshead Maul > L2.P1.combat.3"),
            *("play Battering Run > L2.P2.core", "move L1.P1.combat.2 > L1.P1.support.1"),
            *("claim L2.P1.combat.2", "pass", "close"),
        ),
        3: ("play Ramhorn Bull > L2.P1.combat.5", "play Warband Roar by L2.P1.support.2", "pass"),
    },
    answers={
        1: ("play Alley Shade > L1.P2.combat.4", *WAITING),
        2: ("deploy Tolgar Pitmaster > L2.P2.combat.3", "play Toll of Night > L2.P1.combat.3", *WAITING),
        3: WAITING,
    },
)
