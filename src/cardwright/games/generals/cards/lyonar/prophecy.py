"""The Lyonar cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, choose_square, opening_gambit
from cardwright.games.generals.cards.phrases import opponent_casts, you_summon
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, zeal
from cardwright.games.generals.effects.amounts import FALLEN, TilesOwned
from cardwright.games.generals.effects.arrival import Revive
from cardwright.games.generals.effects.artifacts import EquipCard
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.conditions import InDeck
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import (
    AREA_2X2,
    AREA_3X3,
    HERE,
    NEARBY,
    ROOM_FOR_2X2,
    ROOM_FOR_3X3,
    AtUnits,
    MyTiles,
    Provided,
)
from cardwright.games.generals.effects.tiles import LayTiles
from cardwright.games.generals.effects.units import (
    CHOSEN,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    Units,
)
from cardwright.games.generals.model.card import MINION, SPELL
from cardwright.games.generals.model.keywords import FORCEFIELD, RANGED, SPELL_PROOF
from cardwright.games.generals.model.state import HALLOWED
from cardwright.kernel.effects.amounts import CountOf
from cardwright.kernel.effects.conditions import AtLeast, Not

LYONAR: Final = Press("Lyonar", "Unearthed Prophecy")

CARDS: Final = (
    LYONAR.minion(
        "Pureblade Enforcer",
        "2 mana 1/3, common",
        "Whenever your opponent casts a spell, it gains +1/+1.",
        opponent_casts(Enchant(ITSELF, 1, 1)),
    ),
    LYONAR.minion(
        "Sunrise Cleric",
        "1 mana 1/3, common",
        "Opening Gambit: Turn a nearby square into Hallowed Ground.",
        opening_gambit(choose_square(NEARBY), LayTiles(HALLOWED, HERE)),
    ),
    LYONAR.minion("Solpiercer", "4 mana 3/4, rare", "Zeal: It has Ranged.", zeal(traits=RANGED)),
    LYONAR.minion(
        "Auroara",
        "3 mana 1/5, epic",
        "Whenever you summon a minion with 2 printed attack or less, it gains +2 attack.",
        you_summon(Enchant(ITSELF, attack=2), who=Units(FRIENDLY, other=True, most_printed=2)),
    ),
    LYONAR.minion(
        "War Judicator",
        "4 mana 4/5, rare",
        "Nearby friendly minions cannot be targeted by your opponent's spells.",
        aura(Units(FRIENDLY, where=NEARBY), traits=SPELL_PROOF),
    ),
    LYONAR.minion(
        "Alabaster Titan",
        "7 mana 5/7, legendary",
        "Opening Gambit: If there is no spell in your deck, equip Arclyte Regalia, Skywind Glaives and Halo Bulwark.",
        opening_gambit(
            If(
                Not(InDeck(Holding(SPELL))),
                EquipCard("arclyte_regalia"),
                EquipCard("skywind_glaives"),
                EquipCard("halo_bulwark"),
            )
        ),
    ),
    LYONAR.spell(
        "Empyreal Congregation",
        "3 mana, epic",
        "Give the friendly minions in a 2x2 area +2/+2.",
        choose_square(ROOM_FOR_2X2),
        Enchant(Units(FRIENDLY, where=AREA_2X2), 2, 2),
    ),
    LYONAR.spell(
        "Sanctify",
        "1 mana, common",
        "Give a friendly minion +1/+1. Its square becomes Hallowed Ground.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, 1, 1),
        LayTiles(HALLOWED, HERE),
    ),
    LYONAR.spell(
        "Channeled Breath",
        "2 mana, common",
        "Restore 2 health to your general for each friendly minion.",
        Mend(CountOf(MY_MINIONS, 2), MY_GENERAL),
    ),
    LYONAR.spell(
        "Aperion's Claim",
        "7 mana, legendary",
        "Destroy all minions in a 3x3 area. Their squares become Hallowed Ground.",
        choose_square(ROOM_FOR_3X3),
        LayTiles(HALLOWED, AtUnits(Units(where=AREA_3X3))),
        Destroy(Units(where=AREA_3X3)),
    ),
    LYONAR.spell(
        "Vale Ascension",
        "2 mana, epic",
        "Summon a random minion of yours that died this game on a free square of your Hallowed Ground.",
        choose_free_square(Provided(AtLeast(FALLEN, 1), MyTiles(HALLOWED))),
        Revive(Holding(MINION), HERE),
    ),
    LYONAR.spell(
        "Fortified Assault",
        "1 mana, rare",
        "The square of an enemy minion becomes Hallowed Ground. Deal 1 damage to the minion for each Hallowed Ground "
        "of yours.",
        choose(ENEMY_MINIONS),
        Hurt(TilesOwned(HALLOWED, here=True), CHOSEN),
        LayTiles(HALLOWED, HERE),
    ),
    LYONAR.artifact(
        "Halo Bulwark",
        "5 mana, legendary",
        "Friendly minions nearby your general have Forcefield.",
        aura(Units(FRIENDLY, where=NEARBY), traits=FORCEFIELD),
    ),
)
