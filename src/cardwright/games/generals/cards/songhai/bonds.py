"""The Songhai cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, opening_gambit
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
    Units,
)
from cardwright.games.generals.effects.whose import EACH_PLAYER
from cardwright.games.generals.model.card import SPELL
from cardwright.games.generals.model.keywords import BACKSTAB, CELERITY, RUSH
from cardwright.kernel.effects.things import AtRandom

SONGHAI: Final = Press("Songhai", "Ancient Bonds / Rise of the Bloodbound")

CARDS: Final = (
    SONGHAI.minion(
        "Twilight Fox",
        "3 mana 3/4, legendary",
        "Blood Surge: Teleport a random enemy to the square behind your general.",
        blood_surge(Teleport(AtRandom(ENEMIES), Behind(MY_GENERAL))),
    ),
    SONGHAI.minion(
        "Geomancer",
        "5 mana 5/4, rare",
        "Opening Gambit: Your bloodbound spell is Phoenix Fire from now on.",
        opening_gambit(NewBloodbound("phoenix_fire_bloodbound")),
    ),
    SONGHAI.minion(
        "Whiplash",
        "3 mana 4/3, common",
        "Blood Surge: Deal 2 damage to the enemy general.",
        blood_surge(Hurt(2, ENEMY_GENERAL)),
    ),
    SONGHAI.minion(
        "Sparrowhawk",
        "3 mana 3/3, common Arcanyst",
        "Bond: Put a Mist Dragon Seal into your hand.",
        bond("Arcanyst", AddCards("mist_dragon_seal")),
    ),
    SONGHAI.minion(
        "Kindling",
        "4 mana 3/5, epic Arcanyst",
        "Whenever you cast a spell, give your Arcanysts +1 attack.",
        you_cast(Enchant(Units(FRIENDLY, tribe="Arcanyst"), attack=1)),
    ),
    SONGHAI.minion(
        "Calligrapher",
        "7 mana 3/7, legendary Arcanyst",
        "Rush. Whenever it attacks, put 3 random Songhai spells into your hand.",
        RUSH,
        after_it_attacks(AddCards(cards=Holding(SPELL, faction="Songhai", real=True), count=3)),
    ),
    SONGHAI.spell(
        "Ethereal Blades",
        "2 mana, common",
        "Give a friendly minion and your general +2 attack this turn.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, attack=2, lasts=THIS_TURN),
        Enchant(MY_GENERAL, attack=2, lasts=THIS_TURN),
    ),
    SONGHAI.spell(
        "Cobra Strike",
        "4 mana, epic",
        "Deal 3 damage to an enemy minion and 3 damage to the enemy general.",
        choose(ENEMY_MINIONS),
        Hurt(3, CHOSEN),
        Hurt(3, ENEMY_GENERAL),
    ),
    SONGHAI.spell(
        "Obscuring Blow",
        "1 mana, rare",
        "Give a friendly minion or your general Backstab 2.",
        choose(MY_UNITS),
        Enchant(CHOSEN, traits=BACKSTAB, backstab=2),
    ),
    SONGHAI.spell(
        "Joseki",
        "1 mana, common",
        "Each player takes a random card from the other's deck into the hand.",
        Steal(Holding(), whose=EACH_PLAYER),
    ),
    SONGHAI.artifact("Bangle of Blinding Strike", "3 mana, rare", "Your general has Celerity.", CELERITY),
)
