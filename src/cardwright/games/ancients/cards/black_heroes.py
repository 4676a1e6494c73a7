"""The black heroes, who kill for gold and vanish, each with the two signature cards."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import (
    ENEMY_CREEP,
    ENEMY_HERO,
    ENEMY_UNIT,
    PAY_2_GOLD,
    STEP_BACK,
)
from cardwright.games.ancients.cards.phrases import active, after_combat, passive, play_effect, whenever
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.amounts import ArmorOf
from cardwright.games.ancients.effects.arrival import NEAREST_MIDDLE, OPPOSITE_TARGET, Summon
from cardwright.games.ancients.effects.buff import Enhance, Give, Grow
from cardwright.games.ancients.effects.combine import If
from cardwright.games.ancients.effects.conditions import KILLS_TARGET, LOST_UNITS, RAISED_BOUNTY
from cardwright.games.ancients.effects.damage import Damage, Slay
from cardwright.games.ancients.effects.economy import Gold, Pay
from cardwright.games.ancients.effects.movement import Withdraw
from cardwright.games.ancients.effects.status import Mute
from cardwright.games.ancients.effects.who import ITSELF, TARGET
from cardwright.games.ancients.model.ability import HITS_CORE, KILLS, MELEE
from cardwright.games.ancients.model.keywords import BLACK, BOUNTY, PIERCE, UNTARGETABLE, ranked
from cardwright.kernel.effects.amounts import Plus

PRESS: Final = Press(BLACK)

HEROES: Final = (
    PRESS.hero(
        "h_k1",
        "Rusk Coinbiter",
        "4/0/7",
        passive(
            "Collector",
            "Whenever damage dealt by Rusk kills an enemy unit, gain 2 gold in addition to its bounty.",
            whenever(KILLS, Gold(2)),
        ),
    ),
    PRESS.hero("h_k2", "Vashti Nightneedle", "6/0/6", passive("Needlepoint", "Vashti has Pierce.", PIERCE)),
    PRESS.hero(
        "h_k3",
        "Kelm Gravewhisper",
        "3/0/8",
        active(
            "Numbing Touch",
            "Mute an enemy hero in range this round and deal 2 damage to it.",
            Mute(),
            Damage(2),
            cooldown=3,
            choose=ENEMY_HERO,
            reach=MELEE,
        ),
    ),
    PRESS.hero(
        "h_k4",
        "Draya Hollowmark",
        "5/0/7",
        active(
            "Mark the Weak",
            "Until it dies, an enemy hero in range has +2 bounty and -1 armor.",
            Enhance(TARGET, armor=-1, ranks=ranked(BOUNTY, 2)),
            cooldown=2,
            choose=ENEMY_HERO,
            reach=MELEE,
        ),
    ),
)

SIGNATURES: Final = (
    PRESS.spell(
        "s_k1a",
        "Bite the Coin",
        "2 mana, melee",
        "Deal 2 damage to an enemy unit in range. If that kills it, gain 3 gold.",
        Damage(2),
        If(KILLS_TARGET, Gold(3)),
        choose=ENEMY_UNIT,
        signature_of="h_k1",
    ),
    PRESS.creep(
        "s_k1b",
        "Hired Knife",
        "3 mana 4/0/2",
        "Play Effect: you may pay 2 gold; if you do, this has Pierce permanently.",
        play_effect(Pay(2, Grow(ITSELF, traits=PIERCE))),
        choose=PAY_2_GOLD,
        signature_of="h_k1",
    ),
    PRESS.spell(
        "s_k2a",
        "Between the Plates",
        "3 mana, melee",
        "Deal piercing damage to an enemy unit in range equal to 2 plus its current armor.",
        Damage(Plus(ArmorOf(TARGET), 2), piercing=True),
        choose=ENEMY_UNIT,
        signature_of="h_k2",
    ),
    PRESS.spell(
        "s_k2b",
        "Vanishing Step",
        "2 mana, quickcast",
        "The caster is Untargetable this round. If it is in the combat row, you may move it to an unoccupied allied"
        " support slot in this lane at no cost; this ignores the two-attacker pin but sets Move Cooldown.",
        Give(ITSELF, traits=UNTARGETABLE),
        Withdraw(),
        choose=STEP_BACK,
        signature_of="h_k2",
    ),
    PRESS.spell(
        "s_k3a",
        "Open Grave",
        "5 mana",
        "Slay an enemy creep. Summon a Lane Shade into the allied combat slot opposite it if that slot is unoccupied.",
        Slay(),
        Summon("t_shade", OPPOSITE_TARGET),
        choose=ENEMY_CREEP,
        signature_of="h_k3",
    ),
    PRESS.improvement(
        "s_k3b",
        "Restless Bell",
        "4 mana",
        "After Combat: if at least one allied unit died in this lane this round, summon a Lane Shade into the"
        " unoccupied allied combat slot closest to the middle (tie: random).",
        after_combat(Summon("t_shade", NEAREST_MIDDLE), when=LOST_UNITS),
        signature_of="h_k3",
    ),
    PRESS.spell(
        "s_k4a",
        "Hollow Verdict",
        "5 mana, melee",
        "Deal 4 damage to an enemy hero in range, or 7 instead if its bounty is above its base bounty.",
        If(RAISED_BOUNTY, Damage(7), otherwise=Damage(4)),
        choose=ENEMY_HERO,
        signature_of="h_k4",
    ),
    PRESS.creep(
        "s_k4b",
        "Tithe Collectors",
        "4 mana 3/0/4",
        "Whenever this deals damage to the enemy Tower or Ancient, gain 1 gold.",
        whenever(HITS_CORE, Gold(1)),
        signature_of="h_k4",
    ),
)

CARDS: Final = (*HEROES, *SIGNATURES)
