"""The neutral cards of Ancient Bonds and Rise of the Bloodbound: tribes that stand together, bloodbound spells."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, every_tribe, opening_gambit
from cardwright.games.generals.cards.phrases import blood_surge, bond, dying_wish, you_cast, you_draw
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.arrival import BringRandom
from cardwright.games.generals.effects.artifacts import BreakArtifacts
from cardwright.games.generals.effects.bloodbound import ReadyBloodbound
from cardwright.games.generals.effects.damage import Hurt, HurtRandom, Mend
from cardwright.games.generals.effects.draw import AddCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Dispel, Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import HERE, NEARBY
from cardwright.games.generals.effects.recall import AddAnother
from cardwright.games.generals.effects.tiles import LaySprings
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    BOTH,
    CHOSEN,
    ENEMIES,
    EVERYONE,
    FRIENDLY,
    MY_GENERAL,
    Units,
)
from cardwright.games.generals.effects.whose import EACH_PLAYER
from cardwright.games.generals.model.ability import CostRule
from cardwright.games.generals.model.card import MINION, SPELL
from cardwright.games.generals.model.keywords import FLYING, NO_STRIKE_BACK

NEUTRAL: Final = Press("Neutral", "Ancient Bonds / Rise of the Bloodbound")

TRIBESMEN: Final = Holding(MINION, tribal=True, real=True)

CARDS: Final = (
    NEUTRAL.minion(
        "Sanguinar",
        "4 mana 5/4, rare",
        "Your bloodbound spell costs 0.",
        CostRule(Holding(), bloodbound_only=True, becomes=0),
    ),
    NEUTRAL.minion(
        "Cryptographer",
        "2 mana 2/2, common",
        "Opening Gambit: Your bloodbound spell is ready again.",
        opening_gambit(ReadyBloodbound()),
    ),
    NEUTRAL.minion(
        "Meltdown",
        "8 mana 6/6, legendary",
        "Blood Surge: Deal 6 damage to a random enemy.",
        blood_surge(HurtRandom(6, ENEMIES)),
    ),
    NEUTRAL.minion("Ghoulie", "3 mana 3/4, common", "It belongs to every tribe.", every_tribe),
    NEUTRAL.minion(
        "Feralu",
        "4 mana 4/3, rare",
        "Your other minions that have a tribe have +1/+1.",
        aura(Units(FRIENDLY, tribal=True, other=True), 1, 1),
    ),
    NEUTRAL.minion(
        "Boulder Breacher",
        "5 mana 5/5, rare Golem",
        "Bond: Enemies do not strike back this turn.",
        bond("Golem", Enchant(ENEMIES, lasts=THIS_TURN, traits=NO_STRIKE_BACK)),
    ),
    NEUTRAL.minion(
        "EMP",
        "7 mana 7/7, rare Golem",
        "Opening Gambit: Dispel all other minions and both generals. Destroy all artifacts.",
        opening_gambit(Dispel(Units(BOTH, ANY_UNIT, other=True)), BreakArtifacts(whose=EACH_PLAYER)),
    ),
    NEUTRAL.minion(
        "Blue Conjurer",
        "5 mana 4/6, rare Arcanyst",
        "When you cast a spell, put a random Arcanyst into your hand.",
        you_cast(AddCards(cards=Holding(MINION, tribe="Arcanyst", real=True))),
    ),
    NEUTRAL.minion(
        "Grimes",
        "6 mana 3/3, rare",
        "Opening Gambit: Summon a random minion that has a tribe nearby. Dying Wish: Do the same.",
        opening_gambit(BringRandom(TRIBESMEN, NEARBY)),
        dying_wish(BringRandom(TRIBESMEN, NEARBY)),
    ),
    NEUTRAL.minion(
        "Loreweaver",
        "4 mana 2/5, rare Arcanyst",
        "When you draw a spell, put another copy of it into your hand.",
        you_draw(AddAnother(Holding(SPELL))),
    ),
    NEUTRAL.minion(
        "Trinity Wing",
        "5 mana 4/4, legendary Arcanyst",
        "Flying. Bond: Put the Lessons of Power, Wisdom and Courage into your hand.",
        FLYING,
        bond("Arcanyst", AddCards("lesson_of_power"), AddCards("lesson_of_wisdom"), AddCards("lesson_of_courage")),
    ),
    NEUTRAL.minion(
        "Celebrant",
        "2 mana 1/4, rare Golem",
        "Opening Gambit: Lay a Mana Spring on a free square nearby.",
        opening_gambit(choose_free_square(NEARBY), LaySprings(HERE)),
    ),
    NEUTRAL.spell("Lesson of Power", "1 mana, basic token", "Deal 2 damage.", choose(EVERYONE), Hurt(2, CHOSEN)),
    NEUTRAL.spell(
        "Lesson of Courage", "1 mana, basic token", "Your general gains +1 attack.", Enchant(MY_GENERAL, attack=1)
    ),
    NEUTRAL.spell("Lesson of Wisdom", "1 mana, basic token", "Restore 3 health.", choose(EVERYONE), Mend(3, CHOSEN)),
)
