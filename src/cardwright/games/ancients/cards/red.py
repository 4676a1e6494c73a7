"""The red cards: creeps that hold, blows out of turn, and what breaks Towers."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import (
    ALLY_COMBAT_UNIT,
    ALLY_UNIT,
    AN_ADJACENT_ENEMY,
    ENEMY_CORE_CHOICE,
    ENEMY_UNIT,
)
from cardwright.games.ancients.cards.groups import ALLIES_IN_COMBAT, ALLY_ABOVE
from cardwright.games.ancients.cards.phrases import aura, cleave, play_effect, retaliate, round_start, siege
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.buff import Enhance, Give, Grow
from cardwright.games.ancients.effects.damage import Damage, StrikeEachOther, StrikeNow
from cardwright.games.ancients.effects.status import Disarm, Stun
from cardwright.games.ancients.effects.targets import Taunt
from cardwright.games.ancients.effects.who import ITSELF, TARGET, Each
from cardwright.games.ancients.model.keywords import RED, RETALIATE, ranked

PRESS: Final = Press(RED)

SPELLS: Final = (
    PRESS.spell(
        "m_r01",
        "Hold the Span",
        "2 mana",
        "An allied unit in this lane's combat row has +2 armor this round and taunts.",
        Give(TARGET, armor=2),
        Taunt(TARGET),
        choose=ALLY_COMBAT_UNIT,
    ),
    PRESS.spell(
        "m_r02",
        "Shoulder Charge",
        "2 mana, melee",
        "Deal 2 damage to an enemy unit in range and Disarm it this round.",
        Damage(2),
        Disarm(),
        choose=ENEMY_UNIT,
    ),
    PRESS.spell("m_r03", "Skullbell", "4 mana, melee", "Stun 2 an enemy unit in range.", Stun(2), choose=ENEMY_UNIT),
    PRESS.spell(
        "m_r04",
        "Blow Before the Horn",
        "3 mana",
        "An allied unit in this lane's combat row strikes its combat target now.",
        StrikeNow(),
        choose=ALLY_COMBAT_UNIT,
    ),
    PRESS.spell(
        "m_r05",
        "Warband Roar",
        "4 mana",
        "Allied units in this lane's combat row have +2 attack this round.",
        Give(Each(ALLIES_IN_COMBAT), attack=2),
    ),
    PRESS.spell(
        "m_r06",
        "Iron Temper",
        "3 mana",
        "Enhancement on an allied unit: +1 attack, +1 armor, +1 health.",
        Enhance(TARGET, attack=1, armor=1, health=1),
        choose=ALLY_UNIT,
    ),
    PRESS.spell(
        "m_r07",
        "Crush the Rampart",
        "4 mana, melee",
        "Deal 5 damage to the enemy Tower or Ancient in this lane.",
        Damage(5),
        choose=ENEMY_CORE_CHOICE,
    ),
    PRESS.spell(
        "m_r08",
        "Trade of Blows",
        "3 mana",
        "Choose an allied unit in this lane's combat row and an enemy unit adjacent to it. They strike each"
        " other at the same time.",
        StrikeEachOther(),
        choose=(ALLY_COMBAT_UNIT, AN_ADJACENT_ENEMY),
    ),
)

CREEPS: Final = (
    PRESS.creep("m_r09", "Causeway Guard", "2 mana 2/1/3", "No ability."),
    PRESS.creep("m_r10", "Ramhorn Bull", "4 mana 3/0/5", "Siege 2.", siege(2)),
    PRESS.creep(
        "m_r11",
        "Pikewall",
        "3 mana 1/1/5",
        "Retaliate 2. Play Effect: this taunts.",
        retaliate(2),
        play_effect(Taunt(ITSELF)),
    ),
    PRESS.creep("m_r12", "Oathbound Champion", "6 mana 5/1/7", "Cleave 2.", cleave(2)),
)

IMPROVEMENTS: Final = (
    PRESS.improvement(
        "m_r13",
        "Drill Yard",
        "3 mana",
        "Round Start: the allied unit in the combat slot above this has +1 attack permanently.",
        round_start(Grow(Each(ALLY_ABOVE), attack=1)),
    ),
    PRESS.improvement(
        "m_r14",
        "Spiked Palisade",
        "4 mana",
        "Aura: allied units in this lane's combat row have Retaliate 1.",
        aura(ALLIES_IN_COMBAT, ranks=ranked(RETALIATE, 1)),
    ),
)

CARDS: Final = (*SPELLS, *CREEPS, *IMPROVEMENTS)
