"""The Abyssian cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.abyssian.core import MY_WRAITHLINGS
from cardwright.games.generals.cards.abyssian.denizens import WISHFUL
from cardwright.games.generals.cards.clauses import choose, choose_free_square, destiny, opening_gambit, trial
from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    dying_wish,
    on_arrival,
    one_dies,
    start_of_your_turn,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.amounts import FREE_SLOTS, HealthOf, Scaled, TilesOwned
from cardwright.games.generals.effects.arrival import Bring, BringAlike
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards, Steal
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import ANYWHERE, THERE, Around, AtUnits, Elsewhere, InFront
from cardwright.games.generals.effects.recall import BringLastPlayed
from cardwright.games.generals.effects.rewrite import MarkCards
from cardwright.games.generals.effects.tiles import LayTiles
from cardwright.games.generals.effects.trials import Sacrificing
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
from cardwright.games.generals.model.ability import CREEP_GROWN, Rule
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import FLYING, FRENZY, INTENSIFY, PROVOKE, RUSH
from cardwright.games.generals.model.state import CREEP
from cardwright.kernel.effects.amounts import Least
from cardwright.kernel.effects.conditions import AtLeast

ABYSSIAN: Final = Press("Abyssian", "Trials of Mythron")

BITE: Final = Least(TilesOwned(CREEP, 1), HealthOf(CHOSEN))

CARDS: Final = (
    ABYSSIAN.minion(
        "Underlord Xor'Xuul",
        "6 mana 6/1, mythron",
        "Trial: Cast 6 spells that destroy a friendly minion. Destiny: Whenever a friendly minion dies, summon it "
        "again on a random square.",
        trial(Sacrificing(6)),
        destiny(one_dies(BringAlike(SUBJECT, Elsewhere(THERE)), who=MY_MINIONS)),
    ),
    ABYSSIAN.minion(
        "Hexclaw",
        "5 mana 7/2, legendary",
        "Dying Wish: From now on, the enemy general takes 1 damage at the start of each of its turns.",
        dying_wish(Enchant(ENEMY_GENERAL, ability=start_of_your_turn(Hurt(1, ITSELF)))),
    ),
    ABYSSIAN.minion(
        "Carrion Collector",
        "2 mana 1/1, epic",
        "Dying Wish: Minions with Dying Wish in your hand and deck cost 1 less.",
        dying_wish(MarkCards(WISHFUL, cost=-1, deck=True)),
    ),
    ABYSSIAN.minion(
        "Abyssal Tormentor",
        "6 mana 6/6, legendary",
        "Provoke. Your Shadow Creep deals 1 damage for each Shadow Creep you own.",
        PROVOKE,
        Rule(CREEP_GROWN, 1),
    ),
    ABYSSIAN.minion(
        "Bonecrusher",
        "3 mana 0/3, common",
        "Intensify: It gains +5 attack.",
        INTENSIFY,
        on_arrival(Enchant(ITSELF, attack=Scaled(5))),
    ),
    ABYSSIAN.minion(
        "Chittering Tiller",
        "3 mana 4/3, common",
        "Frenzy. Opening Gambit: Teleport the enemy general one square forward.",
        FRENZY,
        opening_gambit(Teleport(ENEMY_GENERAL, InFront(ENEMY_GENERAL))),
    ),
    ABYSSIAN.minion(
        "Gibbet",
        "2 mana 1/2, rare",
        "Whenever it attacks an enemy minion, destroy that minion and summon a Gibbet on its square.",
        after_it_attacks(Destroy(SUBJECT), Bring("gibbet", THERE, exactly=True), whom=ENEMY_MINIONS),
    ),
    ABYSSIAN.spell(
        "Painful Pluck",
        "1 mana, common",
        "Intensify: 1 random square becomes Shadow Creep, squares of enemy minions first.",
        INTENSIFY,
        LayTiles(CREEP, ANYWHERE, Scaled(1), first=AtUnits(ENEMY_MINIONS)),
    ),
    ABYSSIAN.spell(
        "Yielding Depths",
        "2 mana, rare",
        "If you own at least 3 Shadow Creep, draw 2 cards.",
        If(AtLeast(TilesOwned(CREEP), 3), DrawCards(2)),
    ),
    ABYSSIAN.spell(
        "Unfathomable Rite",
        "6 mana, epic",
        "Draw random cards of your opponent's deck until your hand is full.",
        Steal(Holding(), FREE_SLOTS),
    ),
    ABYSSIAN.spell(
        "Munch",
        "3 mana, rare",
        "Deal 1 damage to an enemy minion for each Shadow Creep you own. Restore as much health to your general as "
        "the minion loses.",
        choose(ENEMY_MINIONS),
        If(AtLeast(TilesOwned(CREEP), 1), Mend(BITE, MY_GENERAL), Hurt(BITE, CHOSEN)),
    ),
    ABYSSIAN.spell(
        "Demonic Conversion",
        "1 mana, common",
        "Draw a random minion of your opponent's deck. It has +1/+1.",
        Steal(Holding(MINION), attack=1, health=1),
    ),
    ABYSSIAN.spell(
        "Unleash the Evil",
        "8 mana, legendary",
        "Summon the minion your opponent played last near a friend. It has Rush and Flying.",
        choose_free_square(Around(MY_UNITS)),
        BringLastPlayed(Enchant(CHOSEN, traits=RUSH | FLYING)),
    ),
    ABYSSIAN.artifact("Wraithcrown", "4 mana, epic", "Your Wraithlings have +2/+2.", aura(MY_WRAITHLINGS, 2, 2)),
)
