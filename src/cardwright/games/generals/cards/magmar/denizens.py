"""The Magmar cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_square, costs, grow, opening_gambit
from cardwright.games.generals.cards.phrases import deals_damage, whenever, you_summon
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.arrival import BringRandom
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.draw import AddCards
from cardwright.games.generals.effects.eggs import Hatch
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import AREA_2X2, ROOM_FOR_2X2
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
from cardwright.games.generals.model.ability import DREW
from cardwright.games.generals.model.keywords import EGG, EVER_GROWING, REBIRTH
from cardwright.kernel.effects.conditions import Any

MAGMAR: Final = Press("Magmar", "Denizens of Shim'Zar")
EGG_CARD: Final = "chrysalis_egg"
MY_EGGS: Final = Units(FRIENDLY, card=EGG_CARD)
PETS: Final = Holding(keys=("gro", "rex", "fog", "ubo", "sai", "rok", "dex", "oni"))

CARDS: Final = (
    MAGMAR.minion("Gro", "2 mana 2/4, rare Battle Pet", "Grow +1/+1.", grow(1)),
    MAGMAR.minion("Rex", "1 mana 3/1, common Battle Pet", "Rebirth.", REBIRTH),
    MAGMAR.minion(
        "Wild Inceptor",
        "4 mana 3/3, common",
        "Opening Gambit: Hatch a friendly Egg.",
        opening_gambit(choose(Units(FRIENDLY, traits=EGG)), Hatch(CHOSEN)),
    ),
    MAGMAR.minion(
        "Moloki Huntress",
        "3 mana 1/2, epic",
        "Grow +1/+1. Your minions with Grow also grow at the start of your opponent's turns.",
        grow(1),
        aura(MY_MINIONS, traits=EVER_GROWING),
    ),
    MAGMAR.minion(
        "Dreadnought",
        "6 mana 4/7, legendary",
        "Rebirth. Eggs you summon gain +2/+2.",
        REBIRTH,
        you_summon(Enchant(SUBJECT, 2, 2), who=MY_EGGS),
    ),
    MAGMAR.minion(
        "Mandrake",
        "12 mana 6/6, rare",
        "Costs 1 less for each minion either player has summoned from the hand this game.",
        costs(CheaperPerMinion()),
    ),
    MAGMAR.minion(
        "Visionar",
        "5 mana 5/6, epic",
        "Whenever a player draws a card, this minion gains +1/+1.",
        whenever(DREW, Enchant(ITSELF, 1, 1)),
    ),
    MAGMAR.minion("Kin", "3 mana 3/3, Battle Pet token"),
    MAGMAR.spell(
        "Razor Skin",
        "1 mana, common",
        "Give your minions +1 attack. Put a random Battle Pet into your hand.",
        Enchant(MY_MINIONS, attack=1),
        AddCards(cards=PETS),
    ),
    MAGMAR.spell(
        "Lava Lance",
        "1 mana, common",
        "Deal 2 damage to a minion, or 4 if you have an Egg.",
        choose(ALL_MINIONS),
        If(Any(MY_EGGS), Hurt(4, CHOSEN), otherwise=Hurt(2, CHOSEN)),
    ),
    MAGMAR.spell(
        "Nature's Confluence",
        "5 mana, epic",
        "Summon 4 copies of a random Battle Pet in a 2x2 area.",
        choose_square(ROOM_FOR_2X2),
        BringRandom(PETS, AREA_2X2, 4, same=True),
    ),
    MAGMAR.spell(
        "Thumping Wave",
        "4 mana, rare",
        "Give a minion +5 attack. At the end of this turn it becomes a 3/3 Kin, a Battle Pet.",
        choose(ALL_MINIONS),
        Enchant(CHOSEN, attack=5),
        ChangeLater(CHOSEN, "kin"),
    ),
    MAGMAR.spell(
        "Flaming Stampede",
        "8 mana, legendary",
        "Deal 8 damage to both generals and to all minions that are no Eggs.",
        Hurt(8, Units(BOTH, ANY_UNIT, but=EGG_CARD)),
    ),
    MAGMAR.artifact(
        "Morin-Khur",
        "6 mana +3 attack, legendary",
        "Your general has +3 attack. Whenever it deals damage, hatch all your Eggs.",
        deals_damage(Hatch(Units(FRIENDLY, traits=EGG))),
    ),
)
