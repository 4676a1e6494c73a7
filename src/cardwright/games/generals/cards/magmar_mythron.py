"""The Magmar cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import after_it_attacks, aura, on_arrival, takes_damage, you_play
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AttackOf, HealthOf, Plus, Scaled
from cardwright.games.generals.effects.conditions import Any
from cardwright.games.generals.effects.damage import Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.eggs import HatchInto, LayLastEgg
from cardwright.games.generals.effects.enchant import Destiny, Enchant, GrowNow, Stun
from cardwright.games.generals.effects.places import HERE, Around
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    BOTH,
    CHOSEN,
    DOER,
    ENEMY,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_OTHER_MINIONS,
    MY_UNITS,
    SUBJECT,
    THIS_UNIT,
    Units,
    WeakerThan,
)
from cardwright.games.generals.effects.whose import OPPONENT
from cardwright.games.generals.model.ability import DAMAGED_LATE, RAISED, DamageRule, Trigger
from cardwright.games.generals.model.keywords import FORCEFIELD, FRENZY, GROW, INTENSIFY, RANGED, RUSH
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.trials import Doing

PRESS: Final = Press("Magmar", "Trials of Mythron")
MY_EGGS: Final = Units(FRIENDLY, card="chrysalis_egg")

CARDS: Final = (
    PRESS.minion(
        "Angered Okkadok",
        2,
        1,
        2,
        "Intensify: Gains +1/+1.",
        INTENSIFY,
        rarity="common",
        abilities=(on_arrival(Enchant(ITSELF, Scaled(1), Scaled(1))),),
    ),
    PRESS.minion(
        "Mortar-maw",
        5,
        4,
        4,
        "Ranged. Whenever it attacks, it also damages the enemies around its target.",
        RANGED,
        rarity="epic",
        abilities=(after_it_attacks(Hurt(AttackOf(ITSELF), Units(ENEMY, ANY_UNIT, Around(SUBJECT)))),),
    ),
    PRESS.minion(
        "Beastclad Hunter",
        4,
        3,
        6,
        "Takes no damage from minions with less attack.",
        rarity="rare",
        abilities=(DamageRule(THIS_UNIT, by=ALL_MINIONS, none=True, test=Any(WeakerThan(DOER, ITSELF))),),
    ),
    PRESS.minion(
        "Oropsisaur",
        3,
        2,
        5,
        "Grow +1/+1. Whenever another friendly minion with Grow survives damage, it grows.",
        rarity="legendary",
        grow=1,
        abilities=(Trigger(DAMAGED_LATE, (GrowNow(SUBJECT),), about=MY_OTHER_MINIONS),),
    ),
    PRESS.minion(
        "Krater",
        3,
        2,
        4,
        "Opening Gambit: Deal 1 damage to everything, itself included.",
        rarity="common",
        gambit=(Hurt(1, Units(BOTH, ANY_UNIT, other=True)), Hurt(1, ITSELF)),
    ),
    PRESS.minion(
        "Hatefurnace",
        4,
        5,
        4,
        "Trial: Cast 7 spells that raise a minion's attack. "
        "Destiny: Minions you summon from your hand gain Rush and Frenzy.",
        rarity="mythron",
        trial=Doing(7, RAISED),
        destiny=(
            Destiny(
                (
                    you_play(
                        Enchant(SUBJECT, traits=RUSH | FRENZY, lasting=True), who=Units(FRIENDLY, but="hatefurnace")
                    ),
                )
            ),
        ),
    ),
    PRESS.minion("Katastrophosaurus", 5, 6, 26, rarity="token", token=True),
    PRESS.minion(
        "Haruspex",
        4,
        7,
        6,
        "Whenever it takes damage, your opponent draws a card.",
        rarity="legendary",
        abilities=(takes_damage(DrawCards(1, OPPONENT)),),
    ),
    PRESS.spell(
        "Invigoration",
        2,
        "Intensify: Restore 3 health to your general.",
        (Mend(Scaled(3), MY_GENERAL),),
        rarity="common",
        traits=INTENSIFY,
    ),
    PRESS.spell(
        "Deep Impact",
        2,
        "Deal so much damage to a minion that it has 1 health left.",
        (Hurt(Plus(HealthOf(CHOSEN), -1), CHOSEN),),
        Target(ALL_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Gargantuan Growth",
        4,
        "Give a minion Grow +8/+8.",
        (Enchant(CHOSEN, traits=GROW, grow=8),),
        Target(ALL_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Mitotic Induction",
        2,
        "Lay an Egg of the minion you last summoned from your hand.",
        (LayLastEgg(HERE),),
        Target(where=Around(MY_UNITS), free=True),
        rarity="epic",
    ),
    PRESS.spell(
        "Extinction Event",
        8,
        "Each of your Eggs hatches into a 6/26 Katastrophosaurus.",
        (HatchInto(MY_EGGS, "katastrophosaurus"),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Bellow",
        3,
        "Give a friendly minion +3 attack. Stun the enemy minions around it.",
        (Enchant(CHOSEN, 3), Stun(Units(ENEMY, where=Around(CHOSEN)))),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.artifact(
        "Zoetic Charm",
        2,
        "Your general has +1 attack. Your Eggs have Forcefield.",
        1,
        abilities=(aura(MY_EGGS, traits=FORCEFIELD),),
        rarity="epic",
    ),
)
