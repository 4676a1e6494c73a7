"""The neutral cards of Denizens of Shim'Zar: Battle Pets and those who deal with them."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import aura, deals_damage, dying_wish, takes_damage, you_replace
from cardwright.games.generals.cards.press import Press
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
from cardwright.games.generals.model.ability import ANY_ATTACK, DIED, DamageRule, Trigger
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
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Neutral", "Denizens of Shim'Zar")

# The Battle Pets that are found at random.
STRAYS: Final = Holding(keys=("fog", "ubo", "sai", "rok", "dex", "oni"))
PRISONERS: Final = Holding(
    keys=("dispirited_prisoner", "broken_captive", "ruined_slave", "drudging_servant", "toiling_vassal")
)
PETS_IN_HAND: Final = Holding("minion", tribe="Battle Pet")

CARDS: Final = (
    PRESS.minion(
        "Fog",
        1,
        1,
        1,
        "Dying Wish: Put a random Battle Pet into your hand.",
        tribe="Battle Pet",
        rarity="token",
        token=True,
        abilities=(dying_wish(AddCards(cards=STRAYS)),),
    ),
    PRESS.minion("Ubo", 1, 2, 3, "Flying.", FLYING, tribe="Battle Pet", rarity="token", token=True),
    PRESS.minion("Amu", 2, 3, 3, tribe="Battle Pet", rarity="common"),
    PRESS.minion("Sai", 1, 3, 3, tribe="Battle Pet", rarity="token", token=True),
    PRESS.minion("Yun", 3, 5, 4, tribe="Battle Pet", rarity="common"),
    PRESS.minion("Rok", 1, 4, 4, "Cannot move.", ROOTED, tribe="Battle Pet", rarity="token", token=True),
    PRESS.minion(
        "Ion",
        3,
        2,
        3,
        "Ranged. Deals double damage to generals.",
        RANGED,
        tribe="Battle Pet",
        rarity="rare",
        abilities=(DamageRule(BOTH_GENERALS, THIS_UNIT, times=2),),
    ),
    PRESS.minion(
        "Hydrax",
        3,
        3,
        4,
        "When your Battle Pet dies, draw a card.",
        rarity="legendary",
        abilities=(Trigger(DIED, (DrawCards(),), about=Units(FRIENDLY, tribe="Battle Pet", other=True)),),
    ),
    PRESS.minion(
        "Koi",
        1,
        3,
        1,
        "Generals deal no damage to it in combat.",
        tribe="Battle Pet",
        rarity="common",
        abilities=(DamageRule(THIS_UNIT, BOTH_GENERALS, none=True, source=ANY_ATTACK),),
    ),
    PRESS.minion("Beastbound Savage", 5, 2, 5, "Celerity. Frenzy.", CELERITY | FRENZY, rarity="rare"),
    PRESS.minion("Silverbeak", 6, 6, 9, rarity="common"),
    PRESS.minion(
        "Golden Mantella",
        3,
        4,
        2,
        "Opening Gambit: Put a random Battle Pet into your hand.",
        rarity="common",
        gambit=(AddCards(cards=STRAYS),),
    ),
    PRESS.minion(
        "Gnasher",
        4,
        3,
        3,
        "Dying Wish: Deal 3 damage to all nearby enemies.",
        rarity="common",
        abilities=(dying_wish(Hurt(3, Units(ENEMY, ANY_UNIT, NEARBY))),),
    ),
    PRESS.minion(
        "Soboro",
        3,
        3,
        4,
        "When it damages a neutral minion, destroy that minion.",
        rarity="epic",
        abilities=(deals_damage(Destroy(SUBJECT), to=Units(faction="Neutral")),),
    ),
    PRESS.minion(
        "Zukong",
        3,
        3,
        4,
        "Your Battle Pets obey you.",
        rarity="legendary",
        abilities=(aura(Units(FRIENDLY, tribe="Battle Pet"), traits=TAMED),),
    ),
    PRESS.minion(
        "Rawr",
        5,
        3,
        7,
        "When it takes damage, summon a random Battle Pet nearby.",
        tribe="Battle Pet",
        rarity="legendary",
        abilities=(takes_damage(BringRandom(STRAYS, NEARBY)),),
    ),
    PRESS.minion(
        "Z0r",
        2,
        2,
        1,
        "Dying Wish: Put a random Mech into your hand.",
        tribe="Battle Pet",
        rarity="epic",
        abilities=(dying_wish(AddCards(cards=Holding("minion", tribe="Mech"))),),
    ),
    PRESS.minion(
        "Calculator",
        4,
        1,
        1,
        "Opening Gambit: It gains the attack and health of all Battle Pets in your hand.",
        rarity="epic",
        gambit=(Enchant(ITSELF, NumbersHeld(PETS_IN_HAND), NumbersHeld(PETS_IN_HAND, health=True)),),
    ),
    PRESS.minion(
        "Inquisitor Kron",
        5,
        4,
        5,
        "Provoke. When you replace a card, summon a prisoner with a random keyword nearby.",
        PROVOKE,
        rarity="legendary",
        abilities=(you_replace(BringRandom(PRISONERS, NEARBY)),),
    ),
    PRESS.minion("Dispirited Prisoner", 2, 2, 2, "Frenzy.", FRENZY, rarity="token", token=True),
    PRESS.minion(
        "Sol",
        2,
        1,
        1,
        "Opening Gambit: Your Battle Pet acts at once.",
        tribe="Battle Pet",
        rarity="rare",
        target=Target(Units(FRIENDLY, tribe="Battle Pet")),
        gambit=(LetAct(CHOSEN),),
    ),
    PRESS.minion("Dex", 1, 2, 5, "Celerity.", CELERITY, tribe="Battle Pet", rarity="token", token=True),
    PRESS.minion("Broken Captive", 2, 2, 2, "Rush.", RUSH, rarity="token", token=True),
    PRESS.minion("Ruined Slave", 2, 2, 2, "Provoke.", PROVOKE, rarity="token", token=True),
    PRESS.minion("Drudging Servant", 2, 2, 2, "Flying.", FLYING, rarity="token", token=True),
    PRESS.minion("Toiling Vassal", 2, 2, 2, "Ranged.", RANGED, rarity="token", token=True),
    PRESS.minion("Oni", 1, 1, 1, "Forcefield.", FORCEFIELD, tribe="Battle Pet", rarity="token", token=True),
)
