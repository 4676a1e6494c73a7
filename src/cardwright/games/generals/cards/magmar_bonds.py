"""The Magmar cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import blood_surge, bond, on_arrival, takes_damage, your_general_is_damaged
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AS_MUCH, AttackOf
from cardwright.games.generals.effects.arrival import BringCostlier
from cardwright.games.generals.effects.command import Fight
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.eggs import LayEgg, LayRandomEgg
from cardwright.games.generals.effects.enchant import Enchant, Resemble
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import HERE, NEARBY, Around
from cardwright.games.generals.effects.units import (
    BOTH_GENERALS,
    CHOSEN,
    CHOSEN_FIRST,
    ENEMY,
    ENEMY_GENERAL,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_UNITS,
    Units,
)
from cardwright.games.generals.effects.whose import EACH_PLAYER
from cardwright.games.generals.model.ability import Aura
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import GROW, REBIRTH
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Magmar", "Ancient Bonds / Rise of the Bloodbound")
BESIDE_THE_FIRST: Final = Target(where=Around(CHOSEN_FIRST), free=True)

CARDS: Final = (
    PRESS.minion(
        "Drogon",
        4,
        5,
        4,
        "Blood Surge: Double your general's attack this turn.",
        rarity="legendary",
        abilities=(blood_surge(Enchant(MY_GENERAL, AttackOf(MY_GENERAL), lasts=THIS_TURN)),),
    ),
    PRESS.minion(
        "Thraex",
        3,
        2,
        4,
        "Blood Surge: Give all your minions, itself included, +1 attack.",
        rarity="common",
        abilities=(blood_surge(Enchant(MY_MINIONS, 1)),),
    ),
    PRESS.minion(
        "Rancour",
        2,
        1,
        3,
        "Whenever your general takes damage, gains as much attack.",
        rarity="rare",
        abilities=(your_general_is_damaged(Enchant(ITSELF, AS_MUCH)),),
    ),
    PRESS.minion(
        "Spirit of Valknu",
        6,
        2,
        25,
        "On arrival it becomes a copy of your general.",
        rarity="token",
        token=True,
        abilities=(on_arrival(Resemble(MY_GENERAL)),),
    ),
    PRESS.minion(
        "Ragebinder",
        3,
        3,
        4,
        "Rebirth. Bond: Restore 3 health to your general.",
        REBIRTH,
        tribe="Golem",
        rarity="common",
        abilities=(bond("Golem", Mend(3, MY_GENERAL)),),
    ),
    PRESS.minion(
        "Lavaslasher",
        5,
        4,
        7,
        "Opening Gambit: It and a nearby enemy minion deal damage equal to their attack to each other.",
        tribe="Golem",
        rarity="epic",
        target=Target(Units(ENEMY, where=NEARBY)),
        gambit=(Fight(ITSELF, CHOSEN), Fight(CHOSEN, ITSELF)),
    ),
    PRESS.minion(
        "Juggernaut",
        8,
        4,
        10,
        "Grow +5/+5. Whenever it takes damage, lay as many Eggs of random Golems nearby.",
        tribe="Golem",
        rarity="legendary",
        grow=5,
        abilities=(takes_damage(LayRandomEgg(Holding(MINION, tribe="Golem", real=True), NEARBY, AS_MUCH)),),
    ),
    PRESS.spell(
        "Entropic Gaze",
        2,
        "Deal 2 damage to the enemy general. Both players draw a card.",
        (Hurt(2, ENEMY_GENERAL), DrawCards(1, EACH_PLAYER)),
        rarity="common",
    ),
    PRESS.spell(
        "Tectonic Spikes",
        3,
        "Both players draw 3 cards. Deal 3 damage to both generals.",
        (DrawCards(3, EACH_PLAYER), Hurt(3, BOTH_GENERALS)),
        rarity="rare",
    ),
    PRESS.spell(
        "Valknu's Seal",
        4,
        "Lay an Egg that hatches into a copy of your general.",
        (LayEgg("spirit_of_valknu", HERE),),
        Target(where=Around(MY_UNITS), free=True),
        rarity="epic",
    ),
    PRESS.spell(
        "Cascading Rebirth",
        2,
        "Destroy a friendly minion. Summon a random Magmar minion next to it that costs 1 more.",
        (),
        Target(MY_MINIONS),
        followups=(
            (
                BESIDE_THE_FIRST,
                (
                    Destroy(CHOSEN_FIRST),
                    BringCostlier(Holding(MINION, faction="Magmar", real=True), CHOSEN_FIRST, 1, HERE),
                ),
            ),
        ),
        rarity="common",
    ),
    PRESS.artifact(
        "Godhammer",
        1,
        "Your minions have Grow +1/+1.",
        abilities=(Aura(MY_MINIONS, grow=1, traits=GROW),),
        rarity="rare",
    ),
)
