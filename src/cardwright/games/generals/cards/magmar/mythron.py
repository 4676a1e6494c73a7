"""The Magmar cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, destiny, grow, opening_gambit, trial
from cardwright.games.generals.cards.phrases import after_it_attacks, on_arrival, takes_damage, whenever, you_play
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, no_damage
from cardwright.games.generals.effects.amounts import AttackOf, HealthOf, Scaled
from cardwright.games.generals.effects.damage import Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.eggs import HatchInto, LayLastEgg
from cardwright.games.generals.effects.enchant import Enchant, GrowNow, Stun
from cardwright.games.generals.effects.places import HERE, Around
from cardwright.games.generals.effects.trials import Doing
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
from cardwright.games.generals.model.ability import DAMAGED_LATE, RAISED
from cardwright.games.generals.model.keywords import FORCEFIELD, FRENZY, GROW, INTENSIFY, RANGED, RUSH
from cardwright.kernel.effects.amounts import Plus
from cardwright.kernel.effects.conditions import Any

MAGMAR: Final = Press("Magmar", "Trials of Mythron")
MY_EGGS: Final = Units(FRIENDLY, card="chrysalis_egg")

CARDS: Final = (
    MAGMAR.minion(
        "Angered Okkadok",
        "2 mana 1/2, common",
        "Intensify: Gains +1/+1.",
        INTENSIFY,
        on_arrival(Enchant(ITSELF, Scaled(1), Scaled(1))),
    ),
    MAGMAR.minion(
        "Mortar-maw",
        "5 mana 4/4, epic",
        "Ranged. Whenever it attacks, it also damages the enemies around its target.",
        RANGED,
        after_it_attacks(Hurt(AttackOf(ITSELF), Units(ENEMY, ANY_UNIT, Around(SUBJECT)))),
    ),
    MAGMAR.minion(
        "Beastclad Hunter",
        "4 mana 3/6, rare",
        "Takes no damage from minions with less attack.",
        no_damage(to=THIS_UNIT, by=ALL_MINIONS, test=Any(WeakerThan(DOER, ITSELF))),
    ),
    MAGMAR.minion(
        "Oropsisaur",
        "3 mana 2/5, legendary",
        "Grow +1/+1. Whenever another friendly minion with Grow survives damage, it grows.",
        grow(1),
        whenever(DAMAGED_LATE, GrowNow(SUBJECT), about=MY_OTHER_MINIONS),
    ),
    MAGMAR.minion(
        "Krater",
        "3 mana 2/4, common",
        "Opening Gambit: Deal 1 damage to everything, itself included.",
        opening_gambit(Hurt(1, Units(BOTH, ANY_UNIT, other=True)), Hurt(1, ITSELF)),
    ),
    MAGMAR.minion(
        "Hatefurnace",
        "4 mana 5/4, mythron",
        "Trial: Cast 7 spells that raise a minion's attack. Destiny: Minions you summon from your hand gain Rush and "
        "Frenzy.",
        trial(Doing(7, RAISED)),
        destiny(you_play(Enchant(SUBJECT, traits=RUSH | FRENZY, lasting=True), who=MY_MINIONS)),
    ),
    MAGMAR.minion("Katastrophosaurus", "5 mana 6/26, token"),
    MAGMAR.minion(
        "Haruspex",
        "4 mana 7/6, legendary",
        "Whenever it takes damage, your opponent draws a card.",
        takes_damage(DrawCards(1, OPPONENT)),
    ),
    MAGMAR.spell(
        "Invigoration",
        "2 mana, common",
        "Intensify: Restore 3 health to your general.",
        INTENSIFY,
        Mend(Scaled(3), MY_GENERAL),
    ),
    MAGMAR.spell(
        "Deep Impact",
        "2 mana, rare",
        "Deal damage to a minion until it has 1 health left.",
        choose(ALL_MINIONS),
        Hurt(Plus(HealthOf(CHOSEN), -1), CHOSEN),
    ),
    MAGMAR.spell(
        "Gargantuan Growth",
        "4 mana, rare",
        "Give a minion Grow +8/+8.",
        choose(ALL_MINIONS),
        Enchant(CHOSEN, traits=GROW, grow=8),
    ),
    MAGMAR.spell(
        "Mitotic Induction",
        "2 mana, epic",
        "Lay an Egg of the minion you last summoned from your hand.",
        choose_free_square(Around(MY_UNITS)),
        LayLastEgg(HERE),
    ),
    MAGMAR.spell(
        "Extinction Event",
        "8 mana, legendary",
        "Each of your Eggs hatches into a 6/26 Katastrophosaurus.",
        HatchInto(MY_EGGS, "katastrophosaurus"),
    ),
    MAGMAR.spell(
        "Bellow",
        "3 mana, common",
        "Give a friendly minion +3 attack. Stun the enemy minions around it.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, attack=3),
        Stun(Units(ENEMY, where=Around(CHOSEN))),
    ),
    MAGMAR.artifact(
        "Zoetic Charm",
        "2 mana +1 attack, epic",
        "Your general has +1 attack. Your Eggs have Forcefield.",
        aura(MY_EGGS, traits=FORCEFIELD),
    ),
)
