"""The Vetruvian cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import aura, blood_surge, bond
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.vetruvian_denizens import MY_OBELYSKS
from cardwright.games.generals.effects.amounts import Played
from cardwright.games.generals.effects.arrival import Bring, BringAlike
from cardwright.games.generals.effects.artifacts import EquipCard
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import ANYWHERE, NEARBY
from cardwright.games.generals.effects.units import ALL_MINIONS, CHOSEN, MY_GENERAL, SUBJECT, THIS_UNIT
from cardwright.games.generals.model.ability import DIED, Trigger
from cardwright.games.generals.model.keywords import BOND, FLYING, FRENZY, STRUCTURE
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Vetruvian", "Ancient Bonds / Rise of the Bloodbound")

CARDS: Final = (
    PRESS.minion(
        "Zephyr",
        3,
        3,
        3,
        "Blood Surge: Your general has Frenzy this turn.",
        rarity="common",
        abilities=(blood_surge(Enchant(MY_GENERAL, traits=FRENZY, lasts=THIS_TURN)),),
    ),
    PRESS.minion(
        "Incinera",
        5,
        5,
        6,
        "Your general can move 2 squares farther.",
        rarity="rare",
        abilities=(aura(MY_GENERAL, speed=2),),
    ),
    PRESS.minion(
        "Dreamshaper",
        2,
        2,
        2,
        "Bond: Draw 2 cards.",
        BOND,
        tribe="Golem",
        rarity="common",
        abilities=(bond("Golem", DrawCards(2)),),
    ),
    PRESS.minion(
        "Wind Striker",
        4,
        1,
        4,
        "Flying. Opening Gambit: Equip a Staff Of Y'Kir.",
        FLYING,
        tribe="Golem",
        rarity="epic",
        gambit=(EquipCard("staff_of_ykir"),),
    ),
    PRESS.minion(
        "Sirocco",
        5,
        4,
        3,
        "Opening Gambit: Summon a Skyrock Golem on a random square for each other Golem you played this game.",
        tribe="Golem",
        rarity="legendary",
        gambit=(Bring("skyrock_golem", ANYWHERE, Played(Holding(tribe="Golem"))),),
    ),
    PRESS.spell("Divine Spark", 3, "Draw 2 cards.", (DrawCards(2),), rarity="common"),
    PRESS.spell(
        "Autarch's Gifts",
        6,
        "Equip 2 random Vetruvian artifacts.",
        (EquipCard(cards=Holding("artifact", faction="Vetruvian"), count=2),),
        rarity="epic",
    ),
    PRESS.spell(
        "Stone to Spears",
        1,
        "Give a friendly Obelysk +3 attack. This turn it can move and attack.",
        (Enchant(CHOSEN, 3, lasts=THIS_TURN, lifts=STRUCTURE),),
        Target(MY_OBELYSKS),
        rarity="rare",
    ),
    PRESS.artifact(
        "Thunderclap",
        4,
        "Whenever your general kills a minion, summon that minion anew near your general.",
        abilities=(Trigger(DIED, (BringAlike(SUBJECT, NEARBY),), about=ALL_MINIONS, by=THIS_UNIT),),
        rarity="rare",
    ),
)
