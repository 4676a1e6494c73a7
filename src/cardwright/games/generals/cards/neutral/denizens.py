"""The neutral cards of Denizens of Shim'Zar: Battle Pets and those who deal with them."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, opening_gambit
from cardwright.games.generals.cards.phrases import deals_damage, dying_wish, one_dies, takes_damage, you_replace
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, double_damage, no_damage
from cardwright.games.generals.effects.amounts import NumbersHeld
from cardwright.games.generals.effects.arrival import BringRandom
from cardwright.games.generals.effects.command import LetAct
from cardwright.games.generals.effects.damage import Destroy, Hurt
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import NEARBY
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    BOTH_GENERALS,
    CHOSEN,
    ENEMY,
    FRIENDLY,
    ITSELF,
    SUBJECT,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.ability import ANY_ATTACK
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import (
    CELERITY,
    FLYING,
    FORCEFIELD,
    FRENZY,
    PROVOKE,
    RANGED,
    ROOTED,
    RUSH,
    TAMED,
)

NEUTRAL: Final = Press("Neutral", "Denizens of Shim'Zar")

# The Battle Pets that are found at random.
STRAYS: Final = Holding(keys=("fog", "ubo", "sai", "rok", "dex", "oni"))
PRISONERS: Final = Holding(
    keys=("dispirited_prisoner", "broken_captive", "ruined_slave", "drudging_servant", "toiling_vassal")
)
PETS_IN_HAND: Final = Holding(MINION, tribe="Battle Pet")

CARDS: Final = (
    NEUTRAL.minion(
        "Fog",
        "1 mana 1/1, Battle Pet token",
        "Dying Wish: Put a random Battle Pet into your hand.",
        dying_wish(AddCards(cards=STRAYS)),
    ),
    NEUTRAL.minion("Ubo", "1 mana 2/3, Battle Pet token", "Flying.", FLYING),
    NEUTRAL.minion("Amu", "2 mana 3/3, common Battle Pet"),
    NEUTRAL.minion("Sai", "1 mana 3/3, Battle Pet token"),
    NEUTRAL.minion("Yun", "3 mana 5/4, common Battle Pet"),
    NEUTRAL.minion("Rok", "1 mana 4/4, Battle Pet token", "Cannot move.", ROOTED),
    NEUTRAL.minion(
        "Ion",
        "3 mana 2/3, rare Battle Pet",
        "Ranged. Deals double damage to generals.",
        RANGED,
        double_damage(to=BOTH_GENERALS, by=THIS_UNIT),
    ),
    NEUTRAL.minion(
        "Hydrax",
        "3 mana 3/4, legendary",
        "When your Battle Pet dies, draw a card.",
        one_dies(DrawCards(), who=Units(FRIENDLY, tribe="Battle Pet", other=True)),
    ),
    NEUTRAL.minion(
        "Koi",
        "1 mana 3/1, common Battle Pet",
        "Generals deal no damage to it in combat.",
        no_damage(to=THIS_UNIT, by=BOTH_GENERALS, source=ANY_ATTACK),
    ),
    NEUTRAL.minion("Beastbound Savage", "5 mana 2/5, rare", "Celerity. Frenzy.", CELERITY, FRENZY),
    NEUTRAL.minion("Silverbeak", "6 mana 6/9, common"),
    NEUTRAL.minion(
        "Golden Mantella",
        "3 mana 4/2, common",
        "Opening Gambit: Put a random Battle Pet into your hand.",
        opening_gambit(AddCards(cards=STRAYS)),
    ),
    NEUTRAL.minion(
        "Gnasher",
        "4 mana 3/3, common",
        "Dying Wish: Deal 3 damage to all nearby enemies.",
        dying_wish(Hurt(3, Units(ENEMY, ANY_UNIT, NEARBY))),
    ),
    NEUTRAL.minion(
        "Soboro",
        "3 mana 3/4, epic",
        "When it damages a neutral minion, destroy that minion.",
        deals_damage(Destroy(SUBJECT), to=Units(faction="Neutral")),
    ),
    NEUTRAL.minion(
        "Zukong",
        "3 mana 3/4, legendary",
        "Your Battle Pets obey you.",
        aura(Units(FRIENDLY, tribe="Battle Pet"), traits=TAMED),
    ),
    NEUTRAL.minion(
        "Rawr",
        "5 mana 3/7, legendary Battle Pet",
        "When it takes damage, summon a random Battle Pet nearby.",
        takes_damage(BringRandom(STRAYS, NEARBY)),
    ),
    NEUTRAL.minion(
        "Z0r",
        "2 mana 2/1, epic Battle Pet",
        "Dying Wish: Put a random Mech into your hand.",
        dying_wish(AddCards(cards=Holding(MINION, tribe="Mech"))),
    ),
    NEUTRAL.minion(
        "Calculator",
        "4 mana 1/1, epic",
        "Opening Gambit: It gains the attack and health of all Battle Pets in your hand.",
        opening_gambit(Enchant(ITSELF, NumbersHeld(PETS_IN_HAND), NumbersHeld(PETS_IN_HAND, health=True))),
    ),
    NEUTRAL.minion(
        "Inquisitor Kron",
        "5 mana 4/5, legendary",
        "Provoke. When you replace a card, summon a prisoner with a random keyword nearby.",
        PROVOKE,
        you_replace(BringRandom(PRISONERS, NEARBY)),
    ),
    NEUTRAL.minion("Dispirited Prisoner", "2 mana 2/2, token", "Frenzy.", FRENZY),
    NEUTRAL.minion(
        "Sol",
        "2 mana 1/1, rare Battle Pet",
        "Opening Gambit: Your Battle Pet acts at once.",
        opening_gambit(choose(Units(FRIENDLY, tribe="Battle Pet")), LetAct(CHOSEN)),
    ),
    NEUTRAL.minion("Dex", "1 mana 2/5, Battle Pet token", "Celerity.", CELERITY),
    NEUTRAL.minion("Broken Captive", "2 mana 2/2, token", "Rush.", RUSH),
    NEUTRAL.minion("Ruined Slave", "2 mana 2/2, token", "Provoke.", PROVOKE),
    NEUTRAL.minion("Drudging Servant", "2 mana 2/2, token", "Flying.", FLYING),
    NEUTRAL.minion("Toiling Vassal", "2 mana 2/2, token", "Ranged.", RANGED),
    NEUTRAL.minion("Oni", "1 mana 1/1, Battle Pet token", "Forcefield.", FORCEFIELD),
)
