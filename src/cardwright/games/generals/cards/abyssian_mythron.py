"""The Abyssian cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.abyssian import MY_WRAITHLINGS
from cardwright.games.generals.cards.abyssian_denizens import WISHFUL
from cardwright.games.generals.cards.phrases import after_it_attacks, aura, dying_wish, on_arrival, start_of_your_turn
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import FREE_SLOTS, HealthOf, Least, Scaled, TilesOwned
from cardwright.games.generals.effects.arrival import Bring, BringAlike
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.conditions import AtLeast
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards, Steal
from cardwright.games.generals.effects.enchant import Destiny, Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import ANYWHERE, THERE, Around, AtUnits, Elsewhere, InFront
from cardwright.games.generals.effects.recall import BringLastPlayed
from cardwright.games.generals.effects.rewrite import MarkCards
from cardwright.games.generals.effects.tiles import LayTiles
from cardwright.games.generals.effects.units import (
    CHOSEN,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_UNITS,
    SUBJECT,
)
from cardwright.games.generals.model.ability import CREEP_GROWN, DIED, Rule, Trigger
from cardwright.games.generals.model.keywords import FLYING, FRENZY, INTENSIFY, PROVOKE, RUSH
from cardwright.games.generals.model.state import CREEP
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.trials import Sacrificing

PRESS: Final = Press("Abyssian", "Trials of Mythron")

BITE: Final = Least(TilesOwned(CREEP, 1), HealthOf(CHOSEN))

CARDS: Final = (
    PRESS.minion(
        "Underlord Xor'Xuul",
        6,
        6,
        1,
        "Trial: Cast 6 spells that destroy a friendly minion. Destiny: Whenever a friendly minion dies, summon it "
        "anew on a random square.",
        rarity="mythron",
        trial=Sacrificing(6),
        destiny=(Destiny((Trigger(DIED, (BringAlike(SUBJECT, Elsewhere(THERE)),), about=MY_MINIONS),)),),
    ),
    PRESS.minion(
        "Hexclaw",
        5,
        7,
        2,
        "Dying Wish: From now on, the enemy general takes 1 damage at the start of each of its turns.",
        rarity="legendary",
        abilities=(dying_wish(Enchant(ENEMY_GENERAL, abilities=(start_of_your_turn(Hurt(1, ITSELF)),))),),
    ),
    PRESS.minion(
        "Carrion Collector",
        2,
        1,
        1,
        "Dying Wish: Minions with Dying Wish in your hand and deck cost 1 less.",
        rarity="epic",
        abilities=(dying_wish(MarkCards(WISHFUL, cost=-1, deck=True)),),
    ),
    PRESS.minion(
        "Abyssal Tormentor",
        6,
        6,
        6,
        "Provoke. Your Shadow Creep deals 1 damage for each Shadow Creep you own.",
        PROVOKE,
        rarity="legendary",
        abilities=(Rule(CREEP_GROWN, 1),),
    ),
    PRESS.minion(
        "Bonecrusher",
        3,
        0,
        3,
        "Intensify: It gains +5 attack.",
        INTENSIFY,
        rarity="common",
        abilities=(on_arrival(Enchant(ITSELF, Scaled(5))),),
    ),
    PRESS.minion(
        "Chittering Tiller",
        3,
        4,
        3,
        "Frenzy. Opening Gambit: Teleport the enemy general one square forward.",
        FRENZY,
        rarity="common",
        gambit=(Teleport(ENEMY_GENERAL, InFront(ENEMY_GENERAL)),),
    ),
    PRESS.minion(
        "Gibbet",
        2,
        1,
        2,
        "Whenever it attacks an enemy minion, destroy that minion and summon a Gibbet on its square.",
        rarity="rare",
        abilities=(after_it_attacks(Destroy(SUBJECT), Bring("gibbet", THERE, exactly=True), whom=ENEMY_MINIONS),),
    ),
    PRESS.spell(
        "Painful Pluck",
        1,
        "Intensify: 1 random square becomes Shadow Creep, squares of enemy minions first.",
        (LayTiles(CREEP, ANYWHERE, Scaled(1), first=AtUnits(ENEMY_MINIONS)),),
        rarity="common",
        traits=INTENSIFY,
    ),
    PRESS.spell(
        "Yielding Depths",
        2,
        "If you own at least 3 Shadow Creep, draw 2 cards.",
        (If(AtLeast(TilesOwned(CREEP), 3), (DrawCards(2),)),),
        rarity="rare",
    ),
    PRESS.spell(
        "Unfathomable Rite",
        6,
        "Draw random cards of your opponent's deck until your hand is full.",
        (Steal(Holding(), FREE_SLOTS),),
        rarity="epic",
    ),
    PRESS.spell(
        "Munch",
        3,
        "Deal 1 damage to an enemy minion for each Shadow Creep you own. Restore as much health to your general as "
        "the minion loses.",
        (If(AtLeast(TilesOwned(CREEP), 1), (Mend(BITE, MY_GENERAL), Hurt(BITE, CHOSEN))),),
        Target(ENEMY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Demonic Conversion",
        1,
        "Draw a random minion of your opponent's deck. It has +1/+1.",
        (Steal(Holding("minion"), attack=1, health=1),),
        rarity="common",
    ),
    PRESS.spell(
        "Unleash the Evil",
        8,
        "Summon the minion your opponent played last near a friend. It has Rush and Flying.",
        (BringLastPlayed((Enchant(CHOSEN, traits=RUSH | FLYING),)),),
        Target(where=Around(MY_UNITS), free=True),
        rarity="legendary",
    ),
    PRESS.artifact(
        "Wraithcrown",
        4,
        "Your Wraithlings have +2/+2.",
        abilities=(aura(MY_WRAITHLINGS, 2, 2),),
        rarity="epic",
    ),
)
