"""The Lyonar cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import end_of_your_turn
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.artifacts import MendArtifacts
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.conditions import HEALED_NOW, ZEALOUS, Fits
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import HERE, Around, Elsewhere
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    BOTH_GENERALS,
    CHOSEN,
    ENEMIES,
    EVERYONE,
    MY_GENERAL,
    MY_MINIONS,
    AtRandom,
    Units,
)
from cardwright.games.generals.model.ability import DRAWS, Rule
from cardwright.games.generals.model.keywords import PROVOKE, ZEAL
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Lyonar", "Denizens of Shim'Zar")

BESIDE_GENERAL: Final = Target(where=Around(MY_GENERAL), free=True)
KNIGHT: Final = Bring("silverguard_knight", HERE)

CARDS: Final = (
    PRESS.minion(
        "Fiz",
        2,
        3,
        3,
        "Opening Gambit: Restore 2 health to any unit.",
        tribe="Battle Pet",
        rarity="rare",
        target=Target(EVERYONE),
        gambit=(Mend(2, CHOSEN),),
    ),
    PRESS.minion("Slo", 1, 1, 4, "Provoke.", PROVOKE, tribe="Battle Pet", rarity="common"),
    PRESS.minion("Sun Wisp", 2, 2, 1, "Opening Gambit: Draw 1 card.", rarity="common", gambit=(DrawCards(),)),
    PRESS.minion(
        "Radiant Dragoon",
        3,
        3,
        4,
        "At the end of your turn, give a random friendly minion +1 health.",
        rarity="rare",
        abilities=(end_of_your_turn(Enchant(AtRandom(MY_MINIONS), 0, 1)),),
    ),
    PRESS.minion(
        "Solarius",
        5,
        3,
        2,
        "Zeal: Draw 2 more cards at the end of your turn.",
        ZEAL,
        rarity="legendary",
        abilities=(Rule(DRAWS, 2, test=ZEALOUS),),
    ),
    PRESS.spell(
        "Ironcliffe Heart",
        4,
        "Transform a friendly minion into an Ironcliffe Guardian.",
        (Change(CHOSEN, "ironcliffe_guardian"),),
        Target(MY_MINIONS),
        rarity="epic",
    ),
    PRESS.spell(
        "Sky Burial",
        3,
        "Destroy a minion that is not nearby any general.",
        (Destroy(CHOSEN),),
        Target(Units(where=Elsewhere(Around(BOTH_GENERALS)))),
        rarity="rare",
    ),
    PRESS.spell(
        "Afterblaze",
        3,
        "Give a friendly minion +2/+4. If it has Zeal, draw 1 card.",
        (Enchant(CHOSEN, 2, 4), If(Fits(CHOSEN, Units(traits=ZEAL)), (DrawCards(),))),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Fighting Spirit",
        1,
        "Give all your minions +1 health. Put a random Battle Pet of the Lyonar or a neutral one that is a token "
        "into your hand.",
        (
            Enchant(MY_MINIONS, 0, 1),
            AddCards(cards=Holding(keys=("fiz", "slo", "fog", "ubo", "sai", "rok", "dex", "oni"))),
        ),
        rarity="epic",
    ),
    PRESS.spell(
        "Lucent Beam",
        2,
        "Deal 2 damage to an enemy, or 4 damage if anything was healed this turn.",
        (If(HEALED_NOW, (Hurt(4, CHOSEN),), (Hurt(2, CHOSEN),)),),
        Target(ENEMIES),
        rarity="common",
    ),
    PRESS.spell(
        "Sky Phalanx",
        8,
        "Summon 3 Silverguard Knights nearby your general.",
        (KNIGHT,),
        BESIDE_GENERAL,
        followups=((BESIDE_GENERAL, (KNIGHT,)), (BESIDE_GENERAL, (KNIGHT,))),
        rarity="legendary",
    ),
    PRESS.artifact(
        "Dawn's Eye",
        5,
        "Your general has +4 attack. At the end of your turn, restore all durability of your artifacts.",
        4,
        abilities=(end_of_your_turn(MendArtifacts()),),
        rarity="legendary",
    ),
)
