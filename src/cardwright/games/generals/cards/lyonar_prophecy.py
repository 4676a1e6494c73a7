"""The Lyonar cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import aura, opponent_casts, you_summon, zeal
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import FALLEN, CountOf, TilesOwned
from cardwright.games.generals.effects.arrival import Revive
from cardwright.games.generals.effects.artifacts import EquipCard
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.conditions import AtLeast, InDeck, Not
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import (
    ANYWHERE,
    AREA_2X2,
    AREA_3X3,
    HERE,
    NEARBY,
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
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Lyonar", "Unearthed Prophecy")

CARDS: Final = (
    PRESS.minion(
        "Pureblade Enforcer",
        2,
        1,
        3,
        "Whenever your opponent casts a spell, it gains +1/+1.",
        rarity="common",
        abilities=(opponent_casts(Enchant(ITSELF, 1, 1)),),
    ),
    PRESS.minion(
        "Sunrise Cleric",
        1,
        1,
        3,
        "Opening Gambit: Turn a nearby square into Hallowed Ground.",
        rarity="common",
        target=Target(where=NEARBY),
        gambit=(LayTiles(HALLOWED, HERE),),
    ),
    PRESS.minion("Solpiercer", 4, 3, 4, "Zeal: It has Ranged.", rarity="rare", abilities=(zeal(traits=RANGED),)),
    PRESS.minion(
        "Auroara",
        3,
        1,
        5,
        "Whenever you summon a minion with 2 printed attack or less, it gains +2 attack.",
        rarity="epic",
        abilities=(you_summon(Enchant(ITSELF, 2), who=Units(FRIENDLY, other=True, most_printed=2)),),
    ),
    PRESS.minion(
        "War Judicator",
        4,
        4,
        5,
        "Nearby friendly minions cannot be targeted by your opponent's spells.",
        rarity="rare",
        abilities=(aura(Units(FRIENDLY, where=NEARBY, other=True), traits=SPELL_PROOF),),
    ),
    PRESS.minion(
        "Alabaster Titan",
        7,
        5,
        7,
        "Opening Gambit: If there is no spell in your deck, equip Arclyte Regalia, Skywind Glaives and Halo Bulwark.",
        rarity="legendary",
        gambit=(
            If(
                Not(InDeck(Holding(SPELL))),
                (EquipCard("arclyte_regalia"), EquipCard("skywind_glaives"), EquipCard("halo_bulwark")),
            ),
        ),
    ),
    PRESS.spell(
        "Empyreal Congregation",
        3,
        "Give the friendly minions in a 2x2 area +2/+2.",
        (Enchant(Units(FRIENDLY, where=AREA_2X2), 2, 2),),
        Target(where=ANYWHERE),
        rarity="epic",
    ),
    PRESS.spell(
        "Sanctify",
        1,
        "Give a friendly minion +1/+1. Its square becomes Hallowed Ground.",
        (Enchant(CHOSEN, 1, 1), LayTiles(HALLOWED, HERE)),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Channeled Breath",
        2,
        "Restore 2 health to your general for each friendly minion.",
        (Mend(CountOf(MY_MINIONS, 2), MY_GENERAL),),
        rarity="common",
    ),
    PRESS.spell(
        "Aperion's Claim",
        7,
        "Destroy all minions in a 3x3 area. Their squares become Hallowed Ground.",
        (LayTiles(HALLOWED, AtUnits(Units(where=AREA_3X3))), Destroy(Units(where=AREA_3X3))),
        Target(where=ANYWHERE),
        rarity="legendary",
    ),
    PRESS.spell(
        "Vale Ascension",
        2,
        "Summon a random minion of yours that died this game on a free square of your Hallowed Ground.",
        (Revive(Holding(MINION), HERE),),
        Target(where=Provided(AtLeast(FALLEN, 1), MyTiles(HALLOWED)), free=True),
        rarity="epic",
    ),
    PRESS.spell(
        "Fortified Assault",
        1,
        "The square of an enemy minion becomes Hallowed Ground. Deal 1 damage to the minion for each Hallowed Ground "
        "of yours.",
        (Hurt(TilesOwned(HALLOWED, here=True), CHOSEN), LayTiles(HALLOWED, HERE)),
        Target(ENEMY_MINIONS),
        rarity="rare",
    ),
    PRESS.artifact(
        "Halo Bulwark",
        5,
        "Friendly minions nearby your general have Forcefield.",
        abilities=(aura(Units(FRIENDLY, where=NEARBY), traits=FORCEFIELD),),
        rarity="legendary",
    ),
)
