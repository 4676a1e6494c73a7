"""The neutral cards of the core set that need few words: keywords alone, golems, MECHAZ0R, tokens, tiles."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose_free_square, opening_gambit
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import cost_less, double_damage, no_damage
from cardwright.games.generals.effects.amounts import PROGRESS
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.mechs import Assemble, Deploy
from cardwright.games.generals.effects.places import ANYWHERE, HERE, Provided
from cardwright.games.generals.effects.units import ALL_MINIONS, BOTH_GENERALS, THIS_UNIT
from cardwright.games.generals.model.ability import ANY_ATTACK
from cardwright.games.generals.model.card import MINION
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
from cardwright.kernel.effects.conditions import AtLeast

NEUTRAL: Final = Press("Neutral", "Core")

# What a piece asks for once it makes MECHAZ0R complete.
DEPLOYMENT: Final = (choose_free_square(Provided(AtLeast(PROGRESS, 5), ANYWHERE)), Deploy("mechaz0r"))

CARDS: Final = (
    NEUTRAL.minion("Dragonlark", "1 mana 2/1", "Flying.", FLYING),
    NEUTRAL.minion(
        "Silvertongue Corsair",
        "3 mana 3/3, rare",
        "Generals deal no damage to it in combat.",
        no_damage(to=THIS_UNIT, by=BOTH_GENERALS, source=ANY_ATTACK),
    ),
    NEUTRAL.minion("Saberspine Tiger", "4 mana 3/2", "Rush.", RUSH),
    NEUTRAL.minion("Fire Spitter", "4 mana 3/2", "Ranged.", RANGED),
    NEUTRAL.minion("Komodo Charger", "1 mana 1/3"),
    NEUTRAL.minion("Planar Scout", "1 mana 2/1", "Airdrop.", AIRDROP),
    NEUTRAL.minion("Vale Hunter", "2 mana 1/2", "Ranged.", RANGED),
    NEUTRAL.minion("Brightmoss Golem", "5 mana 4/9, Golem"),
    NEUTRAL.minion("Bloodshard Golem", "3 mana 4/3, Golem"),
    NEUTRAL.minion("Drybone Golem", "7 mana 10/10, Golem"),
    NEUTRAL.minion("Stormmetal Golem", "6 mana 8/8, Golem"),
    NEUTRAL.minion("Serpenti", "6 mana 7/4, common", "Frenzy.", FRENZY),
    NEUTRAL.minion("Illusion", "1 mana 2/1, Arcanyst token"),
    NEUTRAL.minion("Dagger Kiri", "5 mana 2/8, common", "Celerity.", CELERITY),
    NEUTRAL.minion("Serenity", "2 mana 3/3, token", "Flying.", FLYING),
    NEUTRAL.minion("Rage", "2 mana 3/3, token", "Frenzy.", FRENZY),
    NEUTRAL.minion("Wrath", "2 mana 3/3, token", "Celerity.", CELERITY),
    NEUTRAL.minion("Envy", "2 mana 3/3, token", "Ranged.", RANGED),
    NEUTRAL.minion("Fear", "2 mana 3/3, token", "Provoke.", PROVOKE),
    NEUTRAL.minion("Mini-Jax", "1 mana 1/1, token", "Ranged.", RANGED),
    NEUTRAL.minion("Tombstone", "3 mana 0/8, token", "Provoke.", PROVOKE),
    NEUTRAL.minion("Hailstone Golem", "4 mana 4/6, Golem"),
    NEUTRAL.minion("Spellspark", "1 mana 1/1, token", "Rush.", RUSH),
    NEUTRAL.minion("War Talon", "7 mana 4/9, common", "Frenzy. Provoke.", FRENZY, PROVOKE),
    NEUTRAL.minion("Sapphire Seer", "3 mana 2/2, common", "Forcefield.", FORCEFIELD),
    NEUTRAL.minion("Sunsteel Defender", "4 mana 3/3, rare", "Forcefield.", FORCEFIELD),
    NEUTRAL.minion(
        "Facestriker",
        "6 mana 4/6",
        "Deals double damage to generals.",
        double_damage(to=BOTH_GENERALS, by=THIS_UNIT),
    ),
    NEUTRAL.minion("Diamond Golem", "6 mana 5/11, common Golem"),
    NEUTRAL.minion(
        "MECHAZ0R!",
        "4 mana 6/6, Mech token",
        "Airdrop. Forcefield. Frenzy. Ranged.",
        AIRDROP,
        FORCEFIELD,
        FRENZY,
        RANGED,
    ),
    NEUTRAL.minion(
        "Helm of MECHAZ0R",
        "1 mana 2/2, common Mech",
        "Opening Gambit: MECHAZ0R! progresses by 20 %.",
        opening_gambit(Assemble(), *DEPLOYMENT),
    ),
    NEUTRAL.minion(
        "Wings of MECHAZ0R",
        "2 mana 1/4, common Mech",
        "Airdrop. Opening Gambit: MECHAZ0R! progresses by 20 %.",
        AIRDROP,
        opening_gambit(Assemble(), *DEPLOYMENT),
    ),
    NEUTRAL.minion(
        "Cannon of MECHAZ0R",
        "3 mana 2/2, rare Mech",
        "Ranged. Opening Gambit: MECHAZ0R! progresses by 20 %.",
        RANGED,
        opening_gambit(Assemble(), *DEPLOYMENT),
    ),
    NEUTRAL.minion(
        "Sword of MECHAZ0R",
        "3 mana 3/3, rare Mech",
        "Frenzy. Opening Gambit: MECHAZ0R! progresses by 20 %.",
        FRENZY,
        opening_gambit(Assemble(), *DEPLOYMENT),
    ),
    NEUTRAL.minion(
        "Chassis of MECHAZ0R",
        "4 mana 2/4, epic Mech",
        "Forcefield. Opening Gambit: MECHAZ0R! progresses by 20 %.",
        FORCEFIELD,
        opening_gambit(Assemble(), *DEPLOYMENT),
    ),
    NEUTRAL.minion("Wind Stopper", "3 mana 1/7, common", "Enemies with Ranged can attack only it.", RANGED_PROVOKE),
    NEUTRAL.minion("Swamp Entangler", "1 mana 0/3, common", "Provoke.", PROVOKE),
    NEUTRAL.minion("Rock Pulverizer", "2 mana 1/4", "Provoke.", PROVOKE),
    NEUTRAL.minion("Primus Shieldmaster", "4 mana 3/6", "Provoke.", PROVOKE),
    NEUTRAL.minion("Fireblazer", "5 mana 5/5, common", "Provoke.", PROVOKE),
    NEUTRAL.minion(
        "Bluetip Scorpion",
        "2 mana 3/1, common",
        "Deals double damage to minions in combat.",
        double_damage(to=ALL_MINIONS, by=THIS_UNIT, source=ANY_ATTACK),
    ),
    NEUTRAL.minion("Thorn Needler", "4 mana 6/4"),
    NEUTRAL.minion("Rogue Warden", "5 mana 4/3, common", "Ranged.", RANGED),
    NEUTRAL.minion("Putrid Dreadflayer", "3 mana 2/4", "Flying.", FLYING),
    NEUTRAL.minion("Young Flamewing", "4 mana 5/4", "Flying.", FLYING),
    NEUTRAL.minion("Storm Aratha", "6 mana 6/5, common", "Flying.", FLYING),
    NEUTRAL.minion("Whistling Blade", "7 mana 2/15, common", "Provoke.", PROVOKE),
    NEUTRAL.minion(
        "Golem Metallurgist",
        "2 mana 2/3, rare Golem",
        "The first Golem you play each turn costs 1 less.",
        cost_less(Holding(MINION, tribe="Golem"), 1, first=True),
    ),
    NEUTRAL.minion("Piercing Mantis", "2 mana 2/2", "Frenzy.", FRENZY),
    NEUTRAL.minion("Skyrock Golem", "2 mana 3/2, Golem"),
    NEUTRAL.spell(
        "Deploy MECHAZ0R",
        "0 mana, basic token",
        "Put MECHAZ0R! on any free square.",
        choose_free_square(ANYWHERE),
        Bring("mechaz0r", HERE, exactly=True),
    ),
    NEUTRAL.tile("Mana Spring", "The first unit to stop here gives its owner 1 mana for this turn."),
    NEUTRAL.tile("Shadow Creep", "At the end of your turn, deal 1 damage to an enemy on it."),
    NEUTRAL.tile("Hallowed Ground", "At the end of your turn, restore 1 health to your unit on it."),
    NEUTRAL.tile("Exhuming Sand", "When you play a minion, an Iron Dervish appears here if the square is free."),
    NEUTRAL.tile("Primal Flourish", "Your minion on it has Grow +2/+2."),
)
