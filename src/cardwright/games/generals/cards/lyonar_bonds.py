"""The Lyonar cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import anything_is_healed, blood_surge, bond, zeal
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import HealthOf
from cardwright.games.generals.effects.damage import Hurt, HurtRandom, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    ENEMIES,
    FRIENDLY,
    MY_GENERAL,
    MY_MINIONS,
    MY_OTHER_MINIONS,
    Units,
)
from cardwright.games.generals.model.ability import SpellRule
from cardwright.games.generals.model.enchantment import Enchantment
from cardwright.games.generals.model.keywords import AIRDROP, CELERITY, FORCEFIELD, FRENZY, PROVOKE
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Lyonar", "Ancient Bonds / Rise of the Bloodbound")

CARDS: Final = (
    PRESS.minion(
        "Sunbreaker",
        4,
        2,
        4,
        "Forcefield. While it is in play, your bloodbound spell is Tempest.",
        FORCEFIELD,
        rarity="rare",
        abilities=(SpellRule("tempest_bloodbound"),),
        enchantment=Enchantment(lasting=True),
    ),
    PRESS.minion(
        "Scintilla",
        3,
        3,
        4,
        "Blood Surge: Restore 3 health to your general.",
        rarity="common",
        abilities=(blood_surge(Mend(3, MY_GENERAL)),),
    ),
    PRESS.minion(
        "Warblade",
        2,
        1,
        4,
        "Bond: Give your other minions +1/+1.",
        tribe="Golem",
        rarity="common",
        abilities=(bond("Golem", Enchant(MY_OTHER_MINIONS, 1, 1)),),
    ),
    PRESS.minion(
        "Sol Pontiff",
        3,
        1,
        4,
        "Zeal: Your Golems have +2 attack.",
        tribe="Golem",
        rarity="epic",
        abilities=(zeal(2, whom=Units(FRIENDLY, tribe="Golem")),),
    ),
    PRESS.minion(
        "Peacekeeper",
        7,
        6,
        6,
        "Airdrop. Celerity. Forcefield. Frenzy. Provoke.",
        AIRDROP | CELERITY | FORCEFIELD | FRENZY | PROVOKE,
        tribe="Golem",
        rarity="legendary",
    ),
    PRESS.spell(
        "Trinity Oath",
        4,
        "Restore 3 health to your general. Draw 3 cards.",
        (Mend(3, MY_GENERAL), DrawCards(3)),
        rarity="epic",
    ),
    PRESS.spell(
        "Draining Wave",
        1,
        "Deal 4 damage to a minion and 4 damage to your general.",
        (Hurt(4, CHOSEN), Hurt(4, MY_GENERAL)),
        Target(ALL_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Prism Barrier",
        2,
        "Give a friendly minion Forcefield.",
        (Enchant(CHOSEN, traits=FORCEFIELD),),
        Target(MY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Life Coil",
        3,
        "Double the health a minion has.",
        (Enchant(CHOSEN, 0, HealthOf(CHOSEN)),),
        Target(ALL_MINIONS),
        rarity="common",
    ),
    PRESS.artifact(
        "Gold Vitriol",
        2,
        "Whenever anything is healed, deal 2 damage to a random enemy.",
        abilities=(anything_is_healed(HurtRandom(2, ENEMIES)),),
        rarity="rare",
    ),
)
