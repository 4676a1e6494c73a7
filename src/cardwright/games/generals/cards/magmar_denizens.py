"""The Magmar cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import aura, deals_damage, you_summon
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.arrival import BringRandom
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.conditions import Any
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.draw import AddCards
from cardwright.games.generals.effects.eggs import Hatch
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import ANYWHERE, AREA_2X2
from cardwright.games.generals.effects.prices import CheaperPerMinion
from cardwright.games.generals.effects.transform import ChangeLater
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    BOTH,
    CHOSEN,
    FRIENDLY,
    ITSELF,
    MY_MINIONS,
    SUBJECT,
    Units,
)
from cardwright.games.generals.model.ability import DREW, Trigger
from cardwright.games.generals.model.keywords import EGG, EVER_GROWING, REBIRTH
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Magmar", "Denizens of Shim'Zar")
EGG_CARD: Final = "chrysalis_egg"
MY_EGGS: Final = Units(FRIENDLY, card=EGG_CARD)
PETS: Final = Holding(keys=("gro", "rex", "fog", "ubo", "sai", "rok", "dex", "oni"))

CARDS: Final = (
    PRESS.minion("Gro", 2, 2, 4, "Grow +1/+1.", tribe="Battle Pet", rarity="rare", grow=1),
    PRESS.minion("Rex", 1, 3, 1, "Rebirth.", REBIRTH, tribe="Battle Pet", rarity="common"),
    PRESS.minion(
        "Wild Inceptor",
        4,
        3,
        3,
        "Opening Gambit: Hatch a friendly Egg.",
        rarity="common",
        target=Target(Units(FRIENDLY, traits=EGG)),
        gambit=(Hatch(CHOSEN),),
    ),
    PRESS.minion(
        "Moloki Huntress",
        3,
        1,
        2,
        "Grow +1/+1. Your minions with Grow also grow at the start of your opponent's turns.",
        rarity="epic",
        grow=1,
        abilities=(aura(MY_MINIONS, traits=EVER_GROWING),),
    ),
    PRESS.minion(
        "Dreadnought",
        6,
        4,
        7,
        "Rebirth. Eggs you summon gain +2/+2.",
        REBIRTH,
        rarity="legendary",
        abilities=(you_summon(Enchant(SUBJECT, 2, 2), who=MY_EGGS),),
    ),
    PRESS.minion(
        "Mandrake",
        12,
        6,
        6,
        "Costs 1 less for each minion either player has summoned from the hand this game.",
        rarity="rare",
        cost=CheaperPerMinion(),
    ),
    PRESS.minion(
        "Visionar",
        5,
        5,
        6,
        "Whenever a player draws a card, gains +1/+1.",
        rarity="epic",
        abilities=(Trigger(DREW, (Enchant(ITSELF, 1, 1),)),),
    ),
    PRESS.minion("Kin", 3, 3, 3, tribe="Battle Pet", rarity="token", token=True),
    PRESS.spell(
        "Razor Skin",
        1,
        "Give your minions +1 attack. Put a random Battle Pet into your hand.",
        (Enchant(MY_MINIONS, 1), AddCards(cards=PETS)),
        rarity="common",
    ),
    PRESS.spell(
        "Lava Lance",
        1,
        "Deal 2 damage to a minion, or 4 if you have an Egg.",
        (If(Any(MY_EGGS), (Hurt(4, CHOSEN),), (Hurt(2, CHOSEN),)),),
        Target(ALL_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Nature's Confluence",
        5,
        "Summon 4 copies of a random Battle Pet in a 2x2 area.",
        (BringRandom(PETS, AREA_2X2, 4, same=True),),
        Target(where=ANYWHERE),
        rarity="epic",
    ),
    PRESS.spell(
        "Thumping Wave",
        4,
        "Give a minion +5 attack. At the end of this turn it becomes a 3/3 Kin, a Battle Pet.",
        (Enchant(CHOSEN, 5), ChangeLater(CHOSEN, "kin")),
        Target(ALL_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Flaming Stampede",
        8,
        "Deal 8 damage to both generals and to all minions that are no Eggs.",
        (Hurt(8, Units(BOTH, ANY_UNIT, but=EGG_CARD)),),
        rarity="legendary",
    ),
    PRESS.artifact(
        "Morin-Khur",
        6,
        "Your general has +3 attack. Whenever it deals damage, hatch all your Eggs.",
        3,
        abilities=(deals_damage(Hatch(Units(FRIENDLY, traits=EGG))),),
        rarity="legendary",
    ),
)
