"""The Magmar cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, grow, opening_gambit
from cardwright.games.generals.cards.phrases import blood_surge, bond, on_arrival, takes_damage, your_general_is_damaged
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.amounts import AS_MUCH, AttackOf
from cardwright.games.generals.effects.arrival import BringCostlier
from cardwright.games.generals.effects.command import Fight
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.eggs import LayEgg
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
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import GROW, REBIRTH

MAGMAR: Final = Press("Magmar", "Ancient Bonds / Rise of the Bloodbound")
CHOOSE_SQUARE_BESIDE_IT: Final = choose_free_square(Around(CHOSEN_FIRST))

CARDS: Final = (
    MAGMAR.minion(
        "Drogon",
        "4 mana 5/4, legendary",
        "Blood Surge: Double your general's attack this turn.",
        blood_surge(Enchant(MY_GENERAL, attack=AttackOf(MY_GENERAL), lasts=THIS_TURN)),
    ),
    MAGMAR.minion(
        "Thraex",
        "3 mana 2/4, common",
        "Blood Surge: Give all your minions, itself included, +1 attack.",
        blood_surge(Enchant(MY_MINIONS, attack=1)),
    ),
    MAGMAR.minion(
        "Rancour",
        "2 mana 1/3, rare",
        "Whenever your general takes damage, this minion gains as much attack.",
        your_general_is_damaged(Enchant(ITSELF, attack=AS_MUCH)),
    ),
    MAGMAR.minion(
        "Spirit of Valknu",
        "6 mana 2/25, token",
        "On arrival it becomes a copy of your general.",
        on_arrival(Resemble(MY_GENERAL)),
    ),
    MAGMAR.minion(
        "Ragebinder",
        "3 mana 3/4, common Golem",
        "Rebirth. Bond: Restore 3 health to your general.",
        REBIRTH,
        bond("Golem", Mend(3, MY_GENERAL)),
    ),
    MAGMAR.minion(
        "Lavaslasher",
        "5 mana 4/7, epic Golem",
        "Opening Gambit: It and a nearby enemy minion deal damage equal to their attack to each other.",
        opening_gambit(choose(Units(ENEMY, where=NEARBY)), Fight(ITSELF, CHOSEN), Fight(CHOSEN, ITSELF)),
    ),
    MAGMAR.minion(
        "Juggernaut",
        "8 mana 4/10, legendary Golem",
        "Grow +5/+5. Whenever it takes damage, lay as many Eggs of random Golems nearby.",
        grow(5),
        takes_damage(LayEgg(Holding(MINION, tribe="Golem", real=True), NEARBY, AS_MUCH)),
    ),
    MAGMAR.spell(
        "Entropic Gaze",
        "2 mana, common",
        "Deal 2 damage to the enemy general. Both players draw a card.",
        Hurt(2, ENEMY_GENERAL),
        DrawCards(1, EACH_PLAYER),
    ),
    MAGMAR.spell(
        "Tectonic Spikes",
        "3 mana, rare",
        "Both players draw 3 cards. Deal 3 damage to both generals.",
        DrawCards(3, EACH_PLAYER),
        Hurt(3, BOTH_GENERALS),
    ),
    MAGMAR.spell(
        "Valknu's Seal",
        "4 mana, epic",
        "Lay an Egg that hatches into a copy of your general.",
        choose_free_square(Around(MY_UNITS)),
        LayEgg("spirit_of_valknu", HERE),
    ),
    MAGMAR.spell(
        "Cascading Rebirth",
        "2 mana, common",
        "Destroy a friendly minion. Summon a random Magmar minion next to it that costs 1 more.",
        choose(MY_MINIONS),
        CHOOSE_SQUARE_BESIDE_IT,
        Destroy(CHOSEN_FIRST),
        BringCostlier(Holding(MINION, faction="Magmar", real=True, but_rarity="mythron"), CHOSEN_FIRST, 1, HERE),
    ),
    MAGMAR.artifact(
        "Godhammer", "1 mana, rare", "Your minions have Grow +1/+1.", aura(MY_MINIONS, grow=1, traits=GROW)
    ),
)
