"""The Vetruvian cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.neutral import DEPLOYMENT
from cardwright.games.generals.cards.phrases import blood_surge, dying_wish, when_built
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AttackOf
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.buildings import StartBuilding
from cardwright.games.generals.effects.command import TakeOver
from cardwright.games.generals.effects.conditions import MY_TURN
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant, LendKeywords, SetNumbers
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import NEARBY, RowsOf
from cardwright.games.generals.effects.shuffle import ThrowAwayHand
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    THIS_UNIT,
    Alone,
    Units,
)
from cardwright.games.generals.model.ability import DamageRule
from cardwright.games.generals.model.enchantment import KEEP
from cardwright.games.generals.model.keywords import BLAST, ROOTED
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.mechs import Assemble

PRESS: Final = Press("Vetruvian", "Immortal Vanguard")

CARDS: Final = (
    PRESS.minion(
        "Gust",
        5,
        3,
        5,
        "Blood Surge: Summon 2 Wind Dervishes nearby.",
        rarity="epic",
        abilities=(blood_surge(Bring("wind_dervish", NEARBY, 2)),),
    ),
    PRESS.minion("Barren Shrike", 4, 5, 5, "Blast. Build 2.", BLAST, rarity="common", build=2),
    PRESS.minion(
        "Silica Weaver",
        5,
        4,
        4,
        "Opening Gambit: MECHAZ0R! progresses by 40 %.",
        tribe="Mech",
        rarity="rare",
        gambit=(Assemble(2),),
        followups=DEPLOYMENT,
    ),
    PRESS.minion(
        "Skyppy",
        3,
        3,
        3,
        "Dying Wish: Add a random legendary artifact of your opponent's faction to your hand.",
        rarity="common",
        abilities=(dying_wish(AddCards(cards=Holding("artifact", faction="theirs", rarity="legendary", real=True))),),
    ),
    PRESS.minion(
        "Grapnel Paradigm",
        6,
        5,
        5,
        "Opening Gambit: Take over the enemy minions in its row with at most 2 attack.",
        rarity="legendary",
        gambit=(TakeOver(Units(ENEMY, where=RowsOf(ITSELF), most_attack=2)),),
    ),
    PRESS.minion(
        "Simulacra Obelysk",
        3,
        0,
        7,
        "Summon Dervish. Build 2. When it is built, start building another one and summon a Wind Dervish nearby.",
        tribe="Structure",
        rarity="legendary",
        build=2,
        dervishes=1,
        abilities=(when_built(StartBuilding("simulacra_obelysk", NEARBY), Bring("wind_dervish", NEARBY)),),
    ),
    PRESS.spell(
        "Kinematic Projection",
        1,
        "Give a minion Blast. It can no longer move.",
        (Enchant(CHOSEN, traits=BLAST | ROOTED),),
        Target(ALL_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Monolithic Vision",
        9,
        "Throw away your hand. Add 6 random Vetruvian cards to it that cost 4 less.",
        (
            ThrowAwayHand(),
            AddCards(cards=Holding(faction="Vetruvian", real=True, but_rarity="mythron"), count=6, cost=-4),
        ),
        rarity="legendary",
    ),
    PRESS.spell(
        "Burden of Knowledge",
        0,
        "Deal 3 damage to your general. Draw a card.",
        (Hurt(3, MY_GENERAL), DrawCards()),
        rarity="common",
    ),
    PRESS.spell(
        "Equality Constraint",
        1,
        "A minion's health becomes equal to its attack.",
        (SetNumbers(CHOSEN, KEEP, AttackOf(CHOSEN), heals=True, lasting=True),),
        Target(ALL_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Lost in the Desert",
        4,
        "Deal 5 damage to each enemy that has no other enemy nearby.",
        (Hurt(5, Alone(ENEMIES)),),
        rarity="epic",
    ),
    PRESS.spell(
        "Neurolink",
        2,
        "This turn, your general has the keywords of all your minions.",
        (LendKeywords(MY_GENERAL, MY_MINIONS, THIS_TURN),),
        rarity="epic",
    ),
    PRESS.artifact(
        "Iris Barrier",
        2,
        "Your general takes no damage on your turn.",
        abilities=(DamageRule(THIS_UNIT, none=True, test=MY_TURN),),
        rarity="rare",
    ),
)
