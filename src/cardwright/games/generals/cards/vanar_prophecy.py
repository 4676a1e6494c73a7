"""The Vanar cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    aura,
    deals_damage,
    end_of_your_turn,
    on_arrival,
    opponent_casts,
    revealed,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import CountOf
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.conditions import INFILTRATING, MY_TURN, Not
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
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Vanar", "Unearthed Prophecy")
SUMMON_SQUARE: Final = Target(where=Around(MY_UNITS), free=True)
NEXT_TO_THE_LAST: Final = Target(where=Near(FIRST_CHOSEN), free=True)
MY_VESPYRS: Final = Units(FRIENDLY, tribe="Vespyr")

CARDS: Final = (
    PRESS.minion(
        "Matron Elveiti",
        8,
        7,
        5,
        "Minions cannot attack your general.",
        rarity="legendary",
        abilities=(aura(MY_GENERAL, traits=MINION_PROOF),),
    ),
    PRESS.minion(
        "Shivers",
        2,
        2,
        1,
        "Flying. Infiltrate: Whenever it attacks, you have 1 more mana crystal for the rest of the game.",
        FLYING,
        tribe="Vespyr",
        rarity="epic",
        abilities=(after_it_attacks(GainMana(1, lasting=True), test=INFILTRATING),),
    ),
    PRESS.minion(
        "Freeblade",
        3,
        3,
        5,
        "Sentinel: Your opponent summons a minion. It swaps places with that minion when it is revealed.",
        rarity="common",
        hidden_by="watchful_sentinel",
        watch=MINION_SUMMONED,
        abilities=(revealed(SwapPlaces(ITSELF, SUBJECT)),),
    ),
    PRESS.minion(
        "Drake Dowager",
        3,
        1,
        3,
        "Ranged. Sentinel: The enemy general attacks. Whenever it attacks, summon a 4/4 Whyte Drake nearby. "
        "That one has Flying.",
        RANGED,
        rarity="rare",
        hidden_by="watchful_sentinel",
        watch=GENERAL_ATTACKS,
        abilities=(after_it_attacks(Bring("whyte_drake", NEARBY)),),
    ),
    PRESS.minion(
        "Moonlit Basilysk",
        3,
        2,
        2,
        "Sentinel: Your opponent casts a spell. Whenever your opponent casts a spell, gains +3/+3.",
        rarity="rare",
        hidden_by="watchful_sentinel",
        watch=SPELL_CAST,
        abilities=(opponent_casts(Enchant(ITSELF, 3, 3)),),
    ),
    PRESS.minion(
        "Crystal Arbiter",
        2,
        1,
        4,
        "+3 attack on your opponent's turn.",
        tribe="Vespyr",
        rarity="common",
        abilities=(
            end_of_your_turn(Enchant(ITSELF, 3, lasts=END_OF_THEIR_TURN)),
            on_arrival(If(Not(MY_TURN), (Enchant(ITSELF, 3, lasts=THIS_TURN),))),
        ),
    ),
    PRESS.spell(
        "Glacial Fissure",
        3,
        "Deal 8 damage to everything in the middle column.",
        (Hurt(8, Units(BOTH, ANY_UNIT, MIDDLE_COLUMN)),),
        rarity="epic",
    ),
    PRESS.spell(
        "Luminous Charge",
        5,
        "Summon 5 Luminous Charges, 0/1 Walls that deal 2 damage to nearby enemies when they die, "
        "each next to the one before.",
        (Bring("luminous_charge_wall", HERE),),
        SUMMON_SQUARE,
        followups=(
            (NEXT_TO_THE_LAST, (Bring("luminous_charge_wall", HERE),)),
            (NEXT_TO_THE_LAST, (Bring("luminous_charge_wall", HERE),)),
            (NEXT_TO_THE_LAST, (Bring("luminous_charge_wall", HERE),)),
            (NEXT_TO_THE_LAST, (Bring("luminous_charge_wall", HERE),)),
        ),
        rarity="rare",
    ),
    PRESS.spell(
        "Vespyrian Might",
        5,
        "Give a Vespyr +2/+2 for each friendly Vespyr.",
        (Enchant(CHOSEN, CountOf(MY_VESPYRS, 2), CountOf(MY_VESPYRS, 2)),),
        Target(Units(tribe="Vespyr")),
        rarity="common",
    ),
    PRESS.spell(
        "Flawless Reflection",
        7,
        "All minions around a minion become copies of it.",
        (Mirror(Units(where=Around(CHOSEN)), CHOSEN),),
        Target(ALL_MINIONS),
        rarity="legendary",
    ),
    PRESS.spell(
        "Icebreak Ambush",
        6,
        "Summon a Wolfraven, a Crystal Cloaker and 2 Snow Chasers on random squares of your opponent's starting side.",
        (
            Bring("wolfraven", THEIR_SIDE),
            Bring("crystal_cloaker", THEIR_SIDE),
            Bring("snow_chaser", THEIR_SIDE, 2),
        ),
        rarity="epic",
    ),
    PRESS.spell(
        "Blinding Snowstorm",
        4,
        "Deal 1 damage to all enemies. They move 1 square at most on their next turn.",
        (Enchant(ENEMIES, traits=SLOWED, lasts=END_OF_THEIR_TURN), Hurt(1, ENEMIES)),
        rarity="common",
    ),
    PRESS.artifact(
        "The Dredger",
        1,
        "Whenever your general damages an enemy, teleport that enemy to a random square of your starting side.",
        abilities=(deals_damage(Teleport(SUBJECT, MY_SIDE), to=ENEMIES),),
        rarity="legendary",
    ),
)
