"""The Lyonar cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, opening_gambit
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
    Units,
)
from cardwright.games.generals.model.ability import DRAWS, Rule
from cardwright.games.generals.model.keywords import PROVOKE, ZEAL
from cardwright.kernel.effects.things import AtRandom

LYONAR: Final = Press("Lyonar", "Denizens of Shim'Zar")

CHOOSE_SQUARE_BESIDE_GENERAL: Final = choose_free_square(Around(MY_GENERAL))
KNIGHT: Final = Bring("silverguard_knight", HERE)

CARDS: Final = (
    LYONAR.minion(
        "Fiz",
        "2 mana 3/3, rare Battle Pet",
        "Opening Gambit: Restore 2 health to any unit.",
        opening_gambit(choose(EVERYONE), Mend(2, CHOSEN)),
    ),
    LYONAR.minion("Slo", "1 mana 1/4, common Battle Pet", "Provoke.", PROVOKE),
    LYONAR.minion("Sun Wisp", "2 mana 2/1, common", "Opening Gambit: Draw 1 card.", opening_gambit(DrawCards())),
    LYONAR.minion(
        "Radiant Dragoon",
        "3 mana 3/4, rare",
        "At the end of your turn, give a random friendly minion +1 health.",
        end_of_your_turn(Enchant(AtRandom(MY_MINIONS), health=1)),
    ),
    LYONAR.minion(
        "Solarius",
        "5 mana 3/2, legendary",
        "Zeal: Draw 2 more cards at the end of your turn.",
        ZEAL,
        Rule(DRAWS, 2, test=ZEALOUS),
    ),
    LYONAR.spell(
        "Ironcliffe Heart",
        "4 mana, epic",
        "Transform a friendly minion into an Ironcliffe Guardian.",
        choose(MY_MINIONS),
        Change(CHOSEN, "ironcliffe_guardian"),
    ),
    LYONAR.spell(
        "Sky Burial",
        "3 mana, rare",
        "Destroy a minion that is not nearby any general.",
        choose(Units(where=Elsewhere(Around(BOTH_GENERALS)))),
        Destroy(CHOSEN),
    ),
    LYONAR.spell(
        "Afterblaze",
        "3 mana, common",
        "Give a friendly minion +2/+4. If it has Zeal, draw 1 card.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, 2, 4),
        If(Fits(CHOSEN, Units(traits=ZEAL)), DrawCards()),
    ),
    LYONAR.spell(
        "Fighting Spirit",
        "1 mana, epic",
        "Give all your minions +1 health. Put a random Battle Pet of the Lyonar or a neutral one that is a token into "
        "your hand.",
        Enchant(MY_MINIONS, health=1),
        AddCards(cards=Holding(keys=("fiz", "slo", "fog", "ubo", "sai", "rok", "dex", "oni"))),
    ),
    LYONAR.spell(
        "Lucent Beam",
        "2 mana, common",
        "Deal 2 damage to an enemy, or 4 damage if anything was healed this turn.",
        choose(ENEMIES),
        If(HEALED_NOW, Hurt(4, CHOSEN), otherwise=Hurt(2, CHOSEN)),
    ),
    LYONAR.spell(
        "Sky Phalanx",
        "8 mana, legendary",
        "Summon 3 Silverguard Knights nearby your general.",
        CHOOSE_SQUARE_BESIDE_GENERAL,
        KNIGHT,
        CHOOSE_SQUARE_BESIDE_GENERAL,
        KNIGHT,
        CHOOSE_SQUARE_BESIDE_GENERAL,
        KNIGHT,
    ),
    LYONAR.artifact(
        "Dawn's Eye",
        "5 mana +4 attack, legendary",
        "Your general has +4 attack. At the end of your turn, restore all durability of your artifacts.",
        end_of_your_turn(MendArtifacts()),
    ),
)
