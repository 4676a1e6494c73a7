"""The black cards: knives, curses, prices on heads, and gold."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import (
    ALLY_CREEP,
    AN_ADJACENT_ENEMY,
    ANY_COMBAT_UNIT,
    ENEMY_COMBAT_UNIT,
    ENEMY_CREEP,
    ENEMY_HERO,
    ENEMY_UNIT,
)
from cardwright.games.ancients.cards.groups import ENEMY_HEROES
from cardwright.games.ancients.cards.phrases import after_combat, aura, scheme, whenever
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.buff import Enhance, Give, Grow
from cardwright.games.ancients.effects.combine import If
from cardwright.games.ancients.effects.conditions import NIGHT
from cardwright.games.ancients.effects.damage import Damage, Slay
from cardwright.games.ancients.effects.economy import Draw, Gold
from cardwright.games.ancients.effects.status import Break, Mute, Root
from cardwright.games.ancients.effects.targets import Aim
from cardwright.games.ancients.effects.who import ITSELF, TARGET
from cardwright.games.ancients.model.ability import ENEMY_DIES
from cardwright.games.ancients.model.keywords import BLACK, BOUNTY, DECAY, FEEBLE, LIFESTEAL, ranked

PRESS: Final = Press(BLACK)

SPELLS: Final = (
    PRESS.spell(
        "m_k01",
        "Cutpurse",
        "1 mana, melee",
        "Deal 1 damage to an enemy hero in range. Gain 2 gold.",
        Damage(1),
        Gold(2),
        choose=ENEMY_HERO,
    ),
    PRESS.spell(
        "m_k02",
        "Knife in the Gap",
        "2 mana, melee",
        "Deal 3 piercing damage to an enemy unit in range.",
        Damage(3, piercing=True),
        choose=ENEMY_UNIT,
    ),
    PRESS.spell(
        "m_k03",
        "Hobble",
        "2 mana, melee",
        "An enemy unit in range has -2 attack and -1 armor this round and is Rooted this round.",
        Give(TARGET, attack=-2, armor=-1),
        Root(),
        choose=ENEMY_UNIT,
    ),
    PRESS.spell(
        "m_k04", "Seal the Satchel", "2 mana", "Mute an enemy hero in this lane this round.", Mute(), choose=ENEMY_HERO
    ),
    PRESS.spell(
        "m_k05",
        "Turn the Gaze",
        "2 mana, quickcast",
        "Choose a unit in this lane's combat row, then choose one of its adjacent enemies. That enemy becomes"
        " its combat target this round.",
        Aim(),
        choose=(ANY_COMBAT_UNIT, AN_ADJACENT_ENEMY),
    ),
    PRESS.spell("m_k06", "Debt Called In", "4 mana", "Slay an enemy creep in this lane.", Slay(), choose=ENEMY_CREEP),
    PRESS.spell(
        "m_k07",
        "Grave Tithe",
        "2 mana",
        "Slay an allied creep in this lane. Gain 4 gold and draw a card.",
        Slay(),
        Gold(4),
        Draw(1),
        choose=ALLY_CREEP,
    ),
    PRESS.spell(
        "m_k08",
        "Nerveless",
        "3 mana",
        "Break an enemy hero in this lane this round and give it Decay 2 this round.",
        Break(),
        Give(TARGET, ranks=ranked(DECAY, 2), harmful=True),
        choose=ENEMY_HERO,
    ),
    PRESS.spell(
        "m_k09",
        "Toll of Night",
        "4 mana",
        "Deal 3 damage to an enemy unit in this lane, or 5 instead if it is Night.",
        If(NIGHT, Damage(5), otherwise=Damage(3)),
        choose=ENEMY_UNIT,
    ),
    PRESS.spell(
        "m_k10",
        "Price on a Head",
        "1 mana",
        "Enhancement on an enemy hero: +3 bounty. It is removed when that hero dies.",
        Enhance(TARGET, ranks=ranked(BOUNTY, 3)),
        choose=ENEMY_HERO,
    ),
    PRESS.spell(
        "m_k11",
        "Brittle Bones",
        "2 mana",
        "An enemy unit in this lane's combat row is Feeble this round.",
        Give(TARGET, traits=FEEBLE, harmful=True),
        choose=ENEMY_COMBAT_UNIT,
    ),
)

CREEPS: Final = (
    PRESS.creep("m_k12", "Alley Shade", "2 mana 3/0/1", "No ability."),
    PRESS.creep(
        "m_k13",
        "Bonecollector",
        "4 mana 3/0/4",
        "Whenever an enemy unit dies in this lane, this has +1 attack permanently.",
        whenever(ENEMY_DIES, Grow(ITSELF, attack=1)),
    ),
    PRESS.creep("m_k14", "Toll Reaver", "5 mana 4/0/4", "Lifesteal.", LIFESTEAL),
)

IMPROVEMENTS: Final = (
    PRESS.improvement("m_k15", "Smuggler's Cache", "3 mana", "After Combat: gain 1 gold.", after_combat(Gold(1))),
    PRESS.improvement(
        "m_k16",
        "Gallows Lantern",
        "4 mana",
        "Aura: during Night, enemy heroes in this lane (both rows) have -1 armor.",
        aura(ENEMY_HEROES, armor=-1, when=NIGHT),
    ),
    PRESS.improvement(
        "m_k17",
        "Whisper Ledger",
        "3 mana",
        "Scheme: when you pass, gain 1 gold. Cooldown: once per round.",
        scheme(Gold(1), cooldown=1),
    ),
)

CARDS: Final = (*SPELLS, *CREEPS, *IMPROVEMENTS)
