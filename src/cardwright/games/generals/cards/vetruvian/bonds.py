"""The Vetruvian cards of Ancient Bonds and Rise of the Bloodbound."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, opening_gambit
from cardwright.games.generals.cards.phrases import blood_surge, bond, it_kills
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.cards.vetruvian.denizens import MY_OBELYSKS
from cardwright.games.generals.effects.amounts import Played
from cardwright.games.generals.effects.arrival import Bring, BringAlike
from cardwright.games.generals.effects.artifacts import EquipCard
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import ANYWHERE, NEARBY
from cardwright.games.generals.effects.units import ALL_MINIONS, CHOSEN, MY_GENERAL, SUBJECT
from cardwright.games.generals.model.card import ARTIFACT
from cardwright.games.generals.model.keywords import BOND, FLYING, FRENZY, STRUCTURE

VETRUVIAN: Final = Press("Vetruvian", "Ancient Bonds / Rise of the Bloodbound")

CARDS: Final = (
    VETRUVIAN.minion(
        "Zephyr",
        "3 mana 3/3, common",
        "Blood Surge: Your general has Frenzy this turn.",
        blood_surge(Enchant(MY_GENERAL, traits=FRENZY, lasts=THIS_TURN)),
    ),
    VETRUVIAN.minion(
        "Incinera", "5 mana 5/6, rare", "Your general can move 2 squares farther.", aura(MY_GENERAL, speed=2)
    ),
    VETRUVIAN.minion(
        "Dreamshaper", "2 mana 2/2, common Golem", "Bond: Draw 2 cards.", BOND, bond("Golem", DrawCards(2))
    ),
    VETRUVIAN.minion(
        "Wind Striker",
        "4 mana 1/4, epic Golem",
        "Flying. Opening Gambit: Equip a Staff Of Y'Kir.",
        FLYING,
        opening_gambit(EquipCard("staff_of_ykir")),
    ),
    VETRUVIAN.minion(
        "Sirocco",
        "5 mana 4/3, legendary Golem",
        "Opening Gambit: Summon a Skyrock Golem on a random square for each other Golem you played this game.",
        opening_gambit(Bring("skyrock_golem", ANYWHERE, Played(Holding(tribe="Golem")))),
    ),
    VETRUVIAN.spell("Divine Spark", "3 mana, common", "Draw 2 cards.", DrawCards(2)),
    VETRUVIAN.spell(
        "Autarch's Gifts",
        "6 mana, epic",
        "Equip 2 random Vetruvian artifacts.",
        EquipCard(cards=Holding(ARTIFACT, faction="Vetruvian"), count=2),
    ),
    VETRUVIAN.spell(
        "Stone to Spears",
        "1 mana, rare",
        "This turn, a friendly Obelysk has +3 attack and can move and attack.",
        choose(MY_OBELYSKS),
        Enchant(CHOSEN, attack=3, lasts=THIS_TURN, lifts=STRUCTURE),
    ),
    VETRUVIAN.artifact(
        "Thunderclap",
        "4 mana, rare",
        "Whenever your general kills a minion, summon that minion again near your general.",
        it_kills(BringAlike(SUBJECT, NEARBY), whom=ALL_MINIONS),
    ),
)
