"""The neutral cards of the core set that need few words: keywords alone, golems, MECHAZ0R, tokens, tiles."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.press import Followup, Press
from cardwright.games.generals.effects.amounts import PROGRESS
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.conditions import AtLeast
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import ANYWHERE, HERE, Provided
from cardwright.games.generals.effects.units import ALL_MINIONS, BOTH_GENERALS, THIS_UNIT
from cardwright.games.generals.model.ability import ANY_ATTACK, CostRule, DamageRule
from cardwright.games.generals.model.keywords import (
    AIRDROP,
    CELERITY,
    FLYING,
    FORCEFIELD,
    FRENZY,
    PROVOKE,
    RANGED,
    RANGED_PROVOKE,
    RUSH,
)
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.mechs import Assemble, Deploy

PRESS: Final = Press("Neutral", "Core")

# What a piece asks for once it makes MECHAZ0R complete.
DEPLOYMENT: Final[tuple[Followup, ...]] = (
    (
        Target(where=Provided(AtLeast(PROGRESS, 5), ANYWHERE), free=True),
        (Deploy("mechaz0r"),),
    ),
)

CARDS: Final = (
    PRESS.minion("Dragonlark", 1, 2, 1, "Flying.", FLYING),
    PRESS.minion(
        "Silvertongue Corsair",
        3,
        3,
        3,
        "Generals deal no damage to it in combat.",
        rarity="rare",
        abilities=(DamageRule(THIS_UNIT, BOTH_GENERALS, none=True, source=ANY_ATTACK),),
    ),
    PRESS.minion("Saberspine Tiger", 4, 3, 2, "Rush.", RUSH),
    PRESS.minion("Fire Spitter", 4, 3, 2, "Ranged.", RANGED),
    PRESS.minion("Komodo Charger", 1, 1, 3),
    PRESS.minion("Planar Scout", 1, 2, 1, "Airdrop.", AIRDROP),
    PRESS.minion("Vale Hunter", 2, 1, 2, "Ranged.", RANGED),
    PRESS.minion("Brightmoss Golem", 5, 4, 9, tribe="Golem"),
    PRESS.minion("Bloodshard Golem", 3, 4, 3, tribe="Golem"),
    PRESS.minion("Drybone Golem", 7, 10, 10, tribe="Golem"),
    PRESS.minion("Stormmetal Golem", 6, 8, 8, tribe="Golem"),
    PRESS.minion("Serpenti", 6, 7, 4, "Frenzy.", FRENZY, rarity="common"),
    PRESS.minion("Illusion", 1, 2, 1, tribe="Arcanyst", rarity="token", token=True),
    PRESS.minion("Dagger Kiri", 5, 2, 8, "Celerity.", CELERITY, rarity="common"),
    PRESS.minion("Serenity", 2, 3, 3, "Flying.", FLYING, rarity="token", token=True),
    PRESS.minion("Rage", 2, 3, 3, "Frenzy.", FRENZY, rarity="token", token=True),
    PRESS.minion("Wrath", 2, 3, 3, "Celerity.", CELERITY, rarity="token", token=True),
    PRESS.minion("Envy", 2, 3, 3, "Ranged.", RANGED, rarity="token", token=True),
    PRESS.minion("Fear", 2, 3, 3, "Provoke.", PROVOKE, rarity="token", token=True),
    PRESS.minion("Mini-Jax", 1, 1, 1, "Ranged.", RANGED, rarity="token", token=True),
    PRESS.minion("Tombstone", 3, 0, 8, "Provoke.", PROVOKE, rarity="token", token=True),
    PRESS.minion("Hailstone Golem", 4, 4, 6, tribe="Golem"),
    PRESS.minion("Spellspark", 1, 1, 1, "Rush.", RUSH, rarity="token", token=True),
    PRESS.minion("War Talon", 7, 4, 9, "Frenzy. Provoke.", FRENZY | PROVOKE, rarity="common"),
    PRESS.minion("Sapphire Seer", 3, 2, 2, "Forcefield.", FORCEFIELD, rarity="common"),
    PRESS.minion("Sunsteel Defender", 4, 3, 3, "Forcefield.", FORCEFIELD, rarity="rare"),
    PRESS.minion(
        "Facestriker",
        6,
        4,
        6,
        "Deals double damage to generals in combat.",
        abilities=(DamageRule(BOTH_GENERALS, THIS_UNIT, times=2, source=ANY_ATTACK),),
    ),
    PRESS.minion("Diamond Golem", 6, 5, 11, tribe="Golem", rarity="common"),
    PRESS.minion(
        "MECHAZ0R!",
        4,
        6,
        6,
        "Airdrop. Forcefield. Frenzy. Ranged.",
        AIRDROP | FORCEFIELD | FRENZY | RANGED,
        tribe="Mech",
        rarity="token",
        token=True,
    ),
    PRESS.minion(
        "Helm of MECHAZ0R",
        1,
        2,
        2,
        "Opening Gambit: MECHAZ0R! progresses by 20 %.",
        tribe="Mech",
        rarity="common",
        gambit=(Assemble(),),
        followups=DEPLOYMENT,
    ),
    PRESS.minion(
        "Wings of MECHAZ0R",
        2,
        1,
        4,
        "Airdrop. Opening Gambit: MECHAZ0R! progresses by 20 %.",
        AIRDROP,
        tribe="Mech",
        rarity="common",
        gambit=(Assemble(),),
        followups=DEPLOYMENT,
    ),
    PRESS.minion(
        "Cannon of MECHAZ0R",
        3,
        2,
        2,
        "Ranged. Opening Gambit: MECHAZ0R! progresses by 20 %.",
        RANGED,
        tribe="Mech",
        rarity="rare",
        gambit=(Assemble(),),
        followups=DEPLOYMENT,
    ),
    PRESS.minion(
        "Sword of MECHAZ0R",
        3,
        3,
        3,
        "Frenzy. Opening Gambit: MECHAZ0R! progresses by 20 %.",
        FRENZY,
        tribe="Mech",
        rarity="rare",
        gambit=(Assemble(),),
        followups=DEPLOYMENT,
    ),
    PRESS.minion(
        "Chassis of MECHAZ0R",
        4,
        2,
        4,
        "Forcefield. Opening Gambit: MECHAZ0R! progresses by 20 %.",
        FORCEFIELD,
        tribe="Mech",
        rarity="epic",
        gambit=(Assemble(),),
        followups=DEPLOYMENT,
    ),
    PRESS.minion("Wind Stopper", 3, 1, 7, "Enemies with Ranged can attack only it.", RANGED_PROVOKE, rarity="common"),
    PRESS.minion("Swamp Entangler", 1, 0, 3, "Provoke.", PROVOKE, rarity="common"),
    PRESS.minion("Rock Pulverizer", 2, 1, 4, "Provoke.", PROVOKE),
    PRESS.minion("Primus Shieldmaster", 4, 3, 6, "Provoke.", PROVOKE),
    PRESS.minion("Fireblazer", 5, 5, 5, "Provoke.", PROVOKE, rarity="common"),
    PRESS.minion(
        "Bluetip Scorpion",
        2,
        3,
        1,
        "Deals double damage to minions in combat.",
        rarity="common",
        abilities=(DamageRule(ALL_MINIONS, THIS_UNIT, times=2, source=ANY_ATTACK),),
    ),
    PRESS.minion("Thorn Needler", 4, 6, 4),
    PRESS.minion("Rogue Warden", 5, 4, 3, "Ranged.", RANGED, rarity="common"),
    PRESS.minion("Putrid Dreadflayer", 3, 2, 4, "Flying.", FLYING),
    PRESS.minion("Young Flamewing", 4, 5, 4, "Flying.", FLYING),
    PRESS.minion("Storm Aratha", 6, 6, 5, "Flying.", FLYING, rarity="common"),
    PRESS.minion("Whistling Blade", 7, 2, 15, "Provoke.", PROVOKE, rarity="common"),
    PRESS.minion(
        "Golem Metallurgist",
        2,
        2,
        3,
        "The first Golem you play each turn costs 1 less.",
        tribe="Golem",
        rarity="rare",
        abilities=(CostRule(Holding("minion", tribe="Golem"), -1, first=True),),
    ),
    PRESS.minion("Piercing Mantis", 2, 2, 2, "Frenzy.", FRENZY),
    PRESS.minion("Skyrock Golem", 2, 3, 2, tribe="Golem"),
    PRESS.spell(
        "Deploy MECHAZ0R",
        0,
        "Put MECHAZ0R! on any free square.",
        (Bring("mechaz0r", HERE, exactly=True),),
        Target(where=ANYWHERE, free=True),
        token=True,
    ),
    PRESS.tile("Mana Spring", "The first unit to stop here gives its owner 1 mana for this turn."),
    PRESS.tile("Shadow Creep", "At the end of your turn, deal 1 damage to an enemy on it."),
    PRESS.tile("Hallowed Ground", "At the end of your turn, restore 1 health to your unit on it."),
    PRESS.tile("Exhuming Sand", "When you play a minion, an Iron Dervish appears here if the square is free."),
    PRESS.tile("Primal Flourish", "Your minion on it has Grow +2/+2."),
)
