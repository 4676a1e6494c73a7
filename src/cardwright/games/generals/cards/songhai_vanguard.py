"""The Songhai cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.neutral import DEPLOYMENT
from cardwright.games.generals.cards.phrases import backstabs, blood_surge, when_built, you_cast
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import FREE_SLOTS
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.buildings import TurnIntoBuilding
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import Wake
from cardwright.games.generals.effects.conditions import Fits
from cardwright.games.generals.effects.damage import Destroy, Hurt
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.mana import GainMana
from cardwright.games.generals.effects.movement import SwapPlaces
from cardwright.games.generals.effects.places import Around, Diagonal
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    BOTH_GENERALS,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.ability import CostRule, DamageRule
from cardwright.games.generals.model.card import SPELL
from cardwright.games.generals.model.keywords import FLYING, SPARES_GENERALS
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.mechs import Assemble

PRESS: Final = Press("Songhai", "Immortal Vanguard")

CARDS: Final = (
    PRESS.minion(
        "Suzumebachi",
        2,
        1,
        4,
        "Whenever you cast a spell, it gains +1 attack until the end of your opponent's next turn.",
        rarity="common",
        abilities=(you_cast(Enchant(ITSELF, 1, lasts=END_OF_THEIR_TURN)),),
    ),
    PRESS.minion(
        "Second-sword Sarugi",
        7,
        4,
        7,
        "Your spells cost 2 less.",
        rarity="legendary",
        abilities=(CostRule(Holding(SPELL), -2),),
    ),
    PRESS.minion(
        "Manakite Drifter",
        4,
        5,
        5,
        "Build 2. When it is built, gain 2 mana this turn.",
        rarity="common",
        build=2,
        abilities=(when_built(GainMana(2)),),
    ),
    PRESS.minion(
        "Penumbraxx",
        3,
        4,
        1,
        "Build 2. Backstab 2. Whenever it backstabs, it becomes a Building again, to be built in 1 turn.",
        rarity="legendary",
        build=2,
        backstab=2,
        abilities=(backstabs(TurnIntoBuilding(ITSELF, 1)),),
    ),
    PRESS.minion(
        "Wildfire Tenketsu",
        4,
        3,
        5,
        "Blood Surge: Put an Eight Gates into your hand.",
        rarity="epic",
        abilities=(blood_surge(AddCards("eight_gates")),),
    ),
    PRESS.minion(
        "Dusk Rigger",
        3,
        3,
        3,
        "Backstab 2. Whenever it backstabs, put a MECHAZ0R Progression into your hand.",
        tribe="Mech",
        rarity="rare",
        backstab=2,
        abilities=(backstabs(AddCards("mechaz0r_progression")),),
    ),
    PRESS.spell(
        "Thunderbomb",
        3,
        "Deal 3 damage to an enemy and 1 damage to all enemies around it.",
        (Hurt(3, CHOSEN), Hurt(1, Units(ENEMY, ANY_UNIT, Around(CHOSEN)))),
        Target(ENEMIES),
        rarity="common",
    ),
    PRESS.spell(
        "Assassination Protocol",
        1,
        "Reactivate a friendly minion. This turn it can neither attack nor damage generals.",
        (
            Wake(CHOSEN),
            Enchant(
                CHOSEN,
                lasts=THIS_TURN,
                traits=SPARES_GENERALS,
                abilities=(DamageRule(BOTH_GENERALS, THIS_UNIT, none=True),),
                lasting=True,
            ),
        ),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Seeker Squad",
        5,
        "Summon a Heartseeker on each free square diagonal to your general.",
        (Bring("heartseeker", Diagonal(MY_GENERAL), exactly=True),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Bamboozle",
        3,
        "Transform an enemy minion nearby your general into a Panddo. If it is one already, destroy it and draw cards "
        "until your hand is full.",
        (
            If(
                Fits(CHOSEN, Units(card="panddo")),
                (Destroy(CHOSEN), DrawCards(FREE_SLOTS)),
                (Change(CHOSEN, "panddo"),),
            ),
        ),
        Target(Units(ENEMY, where=Around(MY_GENERAL))),
        rarity="epic",
    ),
    PRESS.spell(
        "Substitution",
        3,
        "Swap the places of a friendly minion and your general.",
        (SwapPlaces(CHOSEN, MY_GENERAL),),
        Target(MY_MINIONS),
        rarity="epic",
    ),
    PRESS.spell(
        "Mass Flight",
        2,
        "Your minions have Flying this turn.",
        (Enchant(MY_MINIONS, lasts=THIS_TURN, traits=FLYING),),
        rarity="rare",
    ),
    PRESS.spell(
        "MECHAZ0R Progression",
        0,
        "MECHAZ0R! progresses by 20 %.",
        (Assemble(),),
        followups=DEPLOYMENT,
        rarity="token",
        token=True,
    ),
    PRESS.artifact(
        "Ornate Hiogi",
        6,
        "Whenever you cast a spell, draw 1 card.",
        abilities=(you_cast(DrawCards()),),
        rarity="rare",
    ),
)
