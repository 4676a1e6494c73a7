"""The neutral cards of Ancient Bonds and Rise of the Bloodbound: tribes that stand together, bloodbound spells."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import aura, blood_surge, bond, dying_wish, you_cast, you_draw
from cardwright.games.generals.cards.press import Press
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
from cardwright.games.generals.model.keywords import FLYING, NO_STRIKE_BACK
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Neutral", "Ancient Bonds / Rise of the Bloodbound")

TRIBESMEN: Final = Holding("minion", tribal=True, real=True)

CARDS: Final = (
    PRESS.minion(
        "Sanguinar",
        4,
        5,
        4,
        "Your bloodbound spell costs 0.",
        rarity="rare",
        abilities=(CostRule(Holding(), bloodbound_only=True, becomes=0),),
    ),
    PRESS.minion(
        "Cryptographer",
        2,
        2,
        2,
        "Opening Gambit: Your bloodbound spell is ready again.",
        rarity="common",
        gambit=(ReadyBloodbound(),),
    ),
    PRESS.minion(
        "Meltdown",
        8,
        6,
        6,
        "Blood Surge: Deal 6 damage to a random enemy.",
        rarity="legendary",
        abilities=(blood_surge(HurtRandom(6, ENEMIES)),),
    ),
    PRESS.minion("Ghoulie", 3, 3, 4, "It belongs to every tribe.", rarity="common", every_tribe=True),
    PRESS.minion(
        "Feralu",
        4,
        4,
        3,
        "Your other minions that have a tribe have +1/+1.",
        rarity="rare",
        abilities=(aura(Units(FRIENDLY, tribal=True, other=True), 1, 1),),
    ),
    PRESS.minion(
        "Boulder Breacher",
        5,
        5,
        5,
        "Bond: Enemies do not strike back this turn.",
        tribe="Golem",
        rarity="rare",
        abilities=(bond("Golem", Enchant(ENEMIES, lasts=THIS_TURN, traits=NO_STRIKE_BACK)),),
    ),
    PRESS.minion(
        "EMP",
        7,
        7,
        7,
        "Opening Gambit: Dispel all other minions and both generals. Destroy all artifacts.",
        tribe="Golem",
        rarity="rare",
        gambit=(Dispel(Units(BOTH, ANY_UNIT, other=True)), BreakArtifacts(whose=EACH_PLAYER)),
    ),
    PRESS.minion(
        "Blue Conjurer",
        5,
        4,
        6,
        "When you cast a spell, put a random Arcanyst into your hand.",
        tribe="Arcanyst",
        rarity="rare",
        abilities=(you_cast(AddCards(cards=Holding("minion", tribe="Arcanyst", real=True))),),
    ),
    PRESS.minion(
        "Grimes",
        6,
        3,
        3,
        "Opening Gambit: Summon a random minion that has a tribe nearby. Dying Wish: Do the same.",
        rarity="rare",
        gambit=(BringRandom(TRIBESMEN, NEARBY),),
        abilities=(dying_wish(BringRandom(TRIBESMEN, NEARBY)),),
    ),
    PRESS.minion(
        "Loreweaver",
        4,
        2,
        5,
        "When you draw a spell, put another copy of it into your hand.",
        tribe="Arcanyst",
        rarity="rare",
        abilities=(you_draw(AddAnother(Holding("spell"))),),
    ),
    PRESS.minion(
        "Trinity Wing",
        5,
        4,
        4,
        "Flying. Bond: Put the Lessons of Power, Wisdom and Courage into your hand.",
        FLYING,
        tribe="Arcanyst",
        rarity="legendary",
        abilities=(
            bond("Arcanyst", AddCards("lesson_of_power"), AddCards("lesson_of_wisdom"), AddCards("lesson_of_courage")),
        ),
    ),
    PRESS.minion(
        "Celebrant",
        2,
        1,
        4,
        "Opening Gambit: Lay a Mana Spring on a free square nearby.",
        tribe="Golem",
        rarity="rare",
        target=Target(where=NEARBY, free=True),
        gambit=(LaySprings(HERE),),
    ),
    PRESS.spell("Lesson of Power", 1, "Deal 2 damage.", (Hurt(2, CHOSEN),), Target(EVERYONE), token=True),
    PRESS.spell("Lesson of Courage", 1, "Your general gains +1 attack.", (Enchant(MY_GENERAL, 1),), token=True),
    PRESS.spell("Lesson of Wisdom", 1, "Restore 3 health.", (Mend(3, CHOSEN),), Target(EVERYONE), token=True),
)
