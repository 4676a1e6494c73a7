"""The Songhai cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import after_it_attacks, blood_surge, bond, you_cast
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.bloodbound import NewBloodbound
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.draw import AddCards, Steal
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import Behind
from cardwright.games.generals.effects.units import (
    CHOSEN,
    ENEMIES,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    FRIENDLY,
    MY_GENERAL,
    MY_MINIONS,
    MY_UNITS,
    AtRandom,
    Units,
)
from cardwright.games.generals.effects.whose import EACH_PLAYER
from cardwright.games.generals.model.card import SPELL
from cardwright.games.generals.model.keywords import BACKSTAB, CELERITY, RUSH
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Songhai", "Ancient Bonds / Rise of the Bloodbound")

CARDS: Final = (
    PRESS.minion(
        "Twilight Fox",
        3,
        3,
        4,
        "Blood Surge: Teleport a random enemy to the square behind your general.",
        rarity="legendary",
        abilities=(blood_surge(Teleport(AtRandom(ENEMIES), Behind(MY_GENERAL))),),
    ),
    PRESS.minion(
        "Geomancer",
        5,
        5,
        4,
        "Opening Gambit: Your bloodbound spell is Phoenix Fire from now on.",
        rarity="rare",
        gambit=(NewBloodbound("phoenix_fire_bloodbound"),),
    ),
    PRESS.minion(
        "Whiplash",
        3,
        4,
        3,
        "Blood Surge: Deal 2 damage to the enemy general.",
        rarity="common",
        abilities=(blood_surge(Hurt(2, ENEMY_GENERAL)),),
    ),
    PRESS.minion(
        "Sparrowhawk",
        3,
        3,
        3,
        "Bond: Put a Mist Dragon Seal into your hand.",
        tribe="Arcanyst",
        rarity="common",
        abilities=(bond("Arcanyst", AddCards("mist_dragon_seal")),),
    ),
    PRESS.minion(
        "Kindling",
        4,
        3,
        5,
        "Whenever you cast a spell, give your Arcanysts +1 attack.",
        tribe="Arcanyst",
        rarity="epic",
        abilities=(you_cast(Enchant(Units(FRIENDLY, tribe="Arcanyst"), 1)),),
    ),
    PRESS.minion(
        "Calligrapher",
        7,
        3,
        7,
        "Rush. Whenever it attacks, put 3 random Songhai spells into your hand.",
        RUSH,
        tribe="Arcanyst",
        rarity="legendary",
        abilities=(after_it_attacks(AddCards(cards=Holding(SPELL, faction="Songhai", real=True), count=3)),),
    ),
    PRESS.spell(
        "Ethereal Blades",
        2,
        "Give a friendly minion and your general +2 attack this turn.",
        (Enchant(CHOSEN, 2, lasts=THIS_TURN), Enchant(MY_GENERAL, 2, lasts=THIS_TURN)),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Cobra Strike",
        4,
        "Deal 3 damage to an enemy minion and 3 damage to the enemy general.",
        (Hurt(3, CHOSEN), Hurt(3, ENEMY_GENERAL)),
        Target(ENEMY_MINIONS),
        rarity="epic",
    ),
    PRESS.spell(
        "Obscuring Blow",
        1,
        "Give a friendly minion or your general Backstab 2.",
        (Enchant(CHOSEN, traits=BACKSTAB, backstab=2),),
        Target(MY_UNITS),
        rarity="rare",
    ),
    PRESS.spell(
        "Joseki",
        1,
        "Each player takes a random card from the other's deck into the hand.",
        (Steal(Holding(), whose=EACH_PLAYER),),
        rarity="common",
    ),
    PRESS.artifact("Bangle of Blinding Strike", 3, "Your general has Celerity.", traits=CELERITY, rarity="rare"),
)
