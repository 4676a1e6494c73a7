"""The Vanar cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose
from cardwright.games.generals.cards.phrases import blood_surge, bond, dying_wish, it_attacks, kills_an_enemy, you_cast
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import cost_less, no_damage
from cardwright.games.generals.cards.vanar.core import WALLS
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
from cardwright.games.generals.model.card import SPELL
from cardwright.games.generals.model.keywords import NO_STRIKE_BACK, STUNNED

VANAR: Final = Press("Vanar", "Ancient Bonds / Rise of the Bloodbound")

CARDS: Final = (
    VANAR.minion(
        "Myriad",
        "3 mana 3/3, common Vespyr",
        "Blood Surge: Summon a random Wall nearby.",
        blood_surge(BringRandom(Holding(keys=WALLS), NEARBY)),
    ),
    VANAR.minion(
        "Sleet Dasher", "4 mana 3/6, rare", "Whenever it kills an enemy, reactivate it.", kills_an_enemy(Wake(ITSELF))
    ),
    VANAR.minion(
        "Kindred Hunter",
        "3 mana 3/3, common Arcanyst",
        "Bond: Summon a 3/3 Night Howler nearby.",
        bond("Arcanyst", Bring("night_howler", NEARBY)),
    ),
    VANAR.minion(
        "Circulus",
        "2 mana 1/1, epic Arcanyst",
        "Whenever you cast a spell, put a 2/1 Illusion into your hand.",
        you_cast(AddCards("illusion")),
    ),
    VANAR.minion(
        "Ghost Seraphim",
        "7 mana 8/9, legendary Arcanyst",
        "The first spell you cast each turn costs 5 less.",
        cost_less(Holding(SPELL), 5, first=True),
    ),
    VANAR.spell(
        "Concealing Shroud",
        "2 mana, rare",
        "Your general takes no damage until your next turn.",
        Enchant(MY_GENERAL, lasts=END_OF_THEIR_TURN, ability=no_damage(to=THIS_UNIT)),
    ),
    VANAR.spell(
        "Enfeeble", "5 mana, epic", "All minions become 1/1.", SetNumbers(ALL_MINIONS, 1, 1, heals=True, lasting=True)
    ),
    VANAR.spell(
        "Frigid Corona",
        "2 mana, common",
        "Stun an enemy minion. Draw a card.",
        choose(ENEMY_MINIONS),
        Stun(CHOSEN),
        DrawCards(),
    ),
    VANAR.spell(
        "Mana Deathgrip",
        "2 mana, common",
        "Deal 1 damage to an enemy minion. If it dies this turn, you have 1 more mana crystal from then on.",
        choose(ENEMY_MINIONS),
        Enchant(CHOSEN, lasts=THIS_TURN, ability=dying_wish(GainMana(1, lasting=True, whose=OPPONENT)), lasting=True),
        Hurt(1, CHOSEN),
    ),
    VANAR.artifact(
        "Iceshatter Gauntlet",
        "1 mana, rare",
        "When your general attacks a Stunned minion, destroy it before it can strike back.",
        it_attacks(
            Enchant(SUBJECT, traits=NO_STRIKE_BACK, lasts=THIS_TURN), Destroy(SUBJECT), whom=Units(traits=STUNNED)
        ),
    ),
)
