"""The Vanar cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import blood_surge, bond, dying_wish, it_attacks, kills_an_enemy, you_cast
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.vanar import WALLS
from cardwright.games.generals.effects.arrival import Bring, BringRandom
from cardwright.games.generals.effects.command import Wake
from cardwright.games.generals.effects.damage import Destroy, Hurt
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant, SetNumbers, Stun
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.mana import GainMana
from cardwright.games.generals.effects.places import NEARBY
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    ENEMY_MINIONS,
    ITSELF,
    MY_GENERAL,
    SUBJECT,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.effects.whose import OPPONENT
from cardwright.games.generals.model.ability import CostRule, DamageRule
from cardwright.games.generals.model.card import SPELL
from cardwright.games.generals.model.keywords import NO_STRIKE_BACK, STUNNED
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Vanar", "Ancient Bonds / Rise of the Bloodbound")

CARDS: Final = (
    PRESS.minion(
        "Myriad",
        3,
        3,
        3,
        "Blood Surge: Summon a random Wall nearby.",
        tribe="Vespyr",
        rarity="common",
        abilities=(blood_surge(BringRandom(Holding(keys=WALLS), NEARBY)),),
    ),
    PRESS.minion(
        "Sleet Dasher",
        4,
        3,
        6,
        "Whenever it kills an enemy, reactivate it.",
        rarity="rare",
        abilities=(kills_an_enemy(Wake(ITSELF)),),
    ),
    PRESS.minion(
        "Kindred Hunter",
        3,
        3,
        3,
        "Bond: Summon a 3/3 Night Howler nearby.",
        tribe="Arcanyst",
        rarity="common",
        abilities=(bond("Arcanyst", Bring("night_howler", NEARBY)),),
    ),
    PRESS.minion(
        "Circulus",
        2,
        1,
        1,
        "Whenever you cast a spell, put a 2/1 Illusion into your hand.",
        tribe="Arcanyst",
        rarity="epic",
        abilities=(you_cast(AddCards("illusion")),),
    ),
    PRESS.minion(
        "Ghost Seraphim",
        7,
        8,
        9,
        "The first spell you cast each turn costs 5 less.",
        tribe="Arcanyst",
        rarity="legendary",
        abilities=(CostRule(Holding(SPELL), -5, first=True),),
    ),
    PRESS.spell(
        "Concealing Shroud",
        2,
        "Your general takes no damage until your next turn.",
        (Enchant(MY_GENERAL, lasts=END_OF_THEIR_TURN, abilities=(DamageRule(THIS_UNIT, none=True),)),),
        rarity="rare",
    ),
    PRESS.spell(
        "Enfeeble",
        5,
        "All minions become 1/1.",
        (SetNumbers(ALL_MINIONS, 1, 1, heals=True, lasting=True),),
        rarity="epic",
    ),
    PRESS.spell(
        "Frigid Corona",
        2,
        "Stun an enemy minion. Draw a card.",
        (Stun(CHOSEN), DrawCards()),
        Target(ENEMY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Mana Deathgrip",
        2,
        "Deal 1 damage to an enemy minion. If it dies this turn, you have 1 more mana crystal from then on.",
        (
            Enchant(
                CHOSEN,
                lasts=THIS_TURN,
                abilities=(dying_wish(GainMana(1, lasting=True, whose=OPPONENT)),),
                lasting=True,
            ),
            Hurt(1, CHOSEN),
        ),
        Target(ENEMY_MINIONS),
        rarity="common",
    ),
    PRESS.artifact(
        "Iceshatter Gauntlet",
        1,
        "When your general attacks a Stunned minion, destroy it before it can strike back.",
        abilities=(
            it_attacks(
                Enchant(SUBJECT, traits=NO_STRIKE_BACK, lasts=THIS_TURN), Destroy(SUBJECT), whom=Units(traits=STUNNED)
            ),
        ),
        rarity="rare",
    ),
)
