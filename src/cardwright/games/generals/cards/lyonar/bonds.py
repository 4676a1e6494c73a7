"""The Lyonar cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, your_bloodbound_spell_is
from cardwright.games.generals.cards.phrases import anything_is_healed, blood_surge, bond
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import zeal
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
from cardwright.games.generals.model.keywords import AIRDROP, CELERITY, FORCEFIELD, FRENZY, PROVOKE

LYONAR: Final = Press("Lyonar", "Ancient Bonds / Rise of the Bloodbound")

CARDS: Final = (
    LYONAR.minion(
        "Sunbreaker",
        "4 mana 2/4, rare",
        "Forcefield. While it is in play, your bloodbound spell is Tempest.",
        FORCEFIELD,
        your_bloodbound_spell_is("tempest_bloodbound"),
    ),
    LYONAR.minion(
        "Scintilla",
        "3 mana 3/4, common",
        "Blood Surge: Restore 3 health to your general.",
        blood_surge(Mend(3, MY_GENERAL)),
    ),
    LYONAR.minion(
        "Warblade",
        "2 mana 1/4, common Golem",
        "Bond: Give your other minions +1/+1.",
        bond("Golem", Enchant(MY_OTHER_MINIONS, 1, 1)),
    ),
    LYONAR.minion(
        "Sol Pontiff",
        "3 mana 1/4, epic Golem",
        "Zeal: Your Golems have +2 attack.",
        zeal(attack=2, whom=Units(FRIENDLY, tribe="Golem")),
    ),
    LYONAR.minion(
        "Peacekeeper",
        "7 mana 6/6, legendary Golem",
        "Airdrop. Celerity. Forcefield. Frenzy. Provoke.",
        AIRDROP,
        CELERITY,
        FORCEFIELD,
        FRENZY,
        PROVOKE,
    ),
    LYONAR.spell(
        "Trinity Oath",
        "4 mana, epic",
        "Restore 3 health to your general. Draw 3 cards.",
        Mend(3, MY_GENERAL),
        DrawCards(3),
    ),
    LYONAR.spell(
        "Draining Wave",
        "1 mana, common",
        "Deal 4 damage to a minion and 4 damage to your general.",
        choose(ALL_MINIONS),
        Hurt(4, CHOSEN),
        Hurt(4, MY_GENERAL),
    ),
    LYONAR.spell(
        "Prism Barrier",
        "2 mana, rare",
        "Give a friendly minion Forcefield.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, traits=FORCEFIELD),
    ),
    LYONAR.spell(
        "Life Coil",
        "3 mana, common",
        "Double the health a minion has.",
        choose(ALL_MINIONS),
        Enchant(CHOSEN, health=HealthOf(CHOSEN)),
    ),
    LYONAR.artifact(
        "Gold Vitriol",
        "2 mana, rare",
        "Whenever anything is healed, deal 2 damage to a random enemy.",
        anything_is_healed(HurtRandom(2, ENEMIES)),
    ),
)
