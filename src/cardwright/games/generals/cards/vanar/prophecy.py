"""The Vanar cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, sentinel
from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    deals_damage,
    end_of_your_turn,
    on_arrival,
    opponent_casts,
    revealed,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.conditions import INFILTRATING, MY_TURN
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.mana import GainMana
from cardwright.games.generals.effects.movement import SwapPlaces, Teleport
from cardwright.games.generals.effects.places import (
    FIRST_CHOSEN,
    HERE,
    MIDDLE_COLUMN,
    MY_SIDE,
    NEARBY,
    THEIR_SIDE,
    Around,
    Near,
)
from cardwright.games.generals.effects.transform import Mirror
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    BOTH,
    CHOSEN,
    ENEMIES,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_UNITS,
    SUBJECT,
    Units,
)
from cardwright.games.generals.model.card import GENERAL_ATTACKS, MINION_SUMMONED, SPELL_CAST
from cardwright.games.generals.model.keywords import FLYING, MINION_PROOF, RANGED, SLOWED
from cardwright.kernel.effects.amounts import CountOf
from cardwright.kernel.effects.conditions import Not

VANAR: Final = Press("Vanar", "Unearthed Prophecy")
CHOOSE_SQUARE: Final = choose_free_square(Around(MY_UNITS))
CHOOSE_NEXT_SQUARE: Final = choose_free_square(Near(FIRST_CHOSEN))
MY_VESPYRS: Final = Units(FRIENDLY, tribe="Vespyr")

CARDS: Final = (
    VANAR.minion(
        "Matron Elveiti",
        "8 mana 7/5, legendary",
        "Minions cannot attack your general.",
        aura(MY_GENERAL, traits=MINION_PROOF),
    ),
    VANAR.minion(
        "Shivers",
        "2 mana 2/1, epic Vespyr",
        "Flying. Infiltrate: Whenever it attacks, you have 1 more mana crystal for the rest of the game.",
        FLYING,
        after_it_attacks(GainMana(1, lasting=True), test=INFILTRATING),
    ),
    VANAR.minion(
        "Freeblade",
        "3 mana 3/5, common",
        "Sentinel: Your opponent summons a minion. It swaps places with that minion when it is revealed.",
        sentinel(MINION_SUMMONED),
        revealed(SwapPlaces(ITSELF, SUBJECT)),
    ),
    VANAR.minion(
        "Drake Dowager",
        "3 mana 1/3, rare",
        "Ranged. Sentinel: The enemy general attacks. Whenever it attacks, summon a 4/4 Whyte Drake nearby. That one "
        "has Flying.",
        RANGED,
        sentinel(GENERAL_ATTACKS),
        after_it_attacks(Bring("whyte_drake", NEARBY)),
    ),
    VANAR.minion(
        "Moonlit Basilysk",
        "3 mana 2/2, rare",
        "Sentinel: Your opponent casts a spell. Whenever your opponent casts a spell, this minion gains +3/+3.",
        sentinel(SPELL_CAST),
        opponent_casts(Enchant(ITSELF, 3, 3)),
    ),
    VANAR.minion(
        "Crystal Arbiter",
        "2 mana 1/4, common Vespyr",
        "+3 attack on your opponent's turn.",
        end_of_your_turn(Enchant(ITSELF, attack=3, lasts=END_OF_THEIR_TURN)),
        on_arrival(If(Not(MY_TURN), Enchant(ITSELF, attack=3, lasts=THIS_TURN))),
    ),
    VANAR.spell(
        "Glacial Fissure",
        "3 mana, epic",
        "Deal 8 damage to everything in the middle column.",
        Hurt(8, Units(BOTH, ANY_UNIT, MIDDLE_COLUMN)),
    ),
    VANAR.spell(
        "Luminous Charge",
        "5 mana, rare",
        "Summon 5 Luminous Charges, 0/1 Walls that deal 2 damage to nearby enemies when they die, each next to the "
        "one before.",
        CHOOSE_SQUARE,
        Bring("luminous_charge_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("luminous_charge_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("luminous_charge_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("luminous_charge_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("luminous_charge_wall", HERE),
    ),
    VANAR.spell(
        "Vespyrian Might",
        "5 mana, common",
        "Give a Vespyr +2/+2 for each friendly Vespyr.",
        choose(Units(tribe="Vespyr")),
        Enchant(CHOSEN, CountOf(MY_VESPYRS, 2), CountOf(MY_VESPYRS, 2)),
    ),
    VANAR.spell(
        "Flawless Reflection",
        "7 mana, legendary",
        "All minions around a minion become copies of it.",
        choose(ALL_MINIONS),
        Mirror(Units(where=Around(CHOSEN)), CHOSEN),
    ),
    VANAR.spell(
        "Icebreak Ambush",
        "6 mana, epic",
        "Summon a Wolfraven, a Crystal Cloaker and 2 Snow Chasers on random squares of your opponent's starting side.",
        Bring("wolfraven", THEIR_SIDE),
        Bring("crystal_cloaker", THEIR_SIDE),
        Bring("snow_chaser", THEIR_SIDE, 2),
    ),
    VANAR.spell(
        "Blinding Snowstorm",
        "4 mana, common",
        "Deal 1 damage to all enemies. They move 1 square at most on their next turn.",
        Enchant(ENEMIES, traits=SLOWED, lasts=END_OF_THEIR_TURN),
        Hurt(1, ENEMIES),
    ),
    VANAR.artifact(
        "The Dredger",
        "1 mana, legendary",
        "Whenever your general damages an enemy, teleport that enemy to a random square of your starting side.",
        deals_damage(Teleport(SUBJECT, MY_SIDE), to=ENEMIES),
    ),
)
