"""The Songhai cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import backstab, build, choose
from cardwright.games.generals.cards.neutral.core_keywords import DEPLOYMENT
from cardwright.games.generals.cards.phrases import backstabs, blood_surge, when_built, you_cast
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import cost_less, no_damage
from cardwright.games.generals.effects.amounts import FREE_SLOTS
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.buildings import TurnIntoBuilding
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import Wake
from cardwright.games.generals.effects.conditions import Fits
from cardwright.games.generals.effects.damage import Destroy, Hurt
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.mana import GainMana
from cardwright.games.generals.effects.mechs import Assemble
from cardwright.games.generals.effects.movement import SwapPlaces
from cardwright.games.generals.effects.places import Around, Diagonal
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    BOTH_GENERALS,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.card import SPELL
from cardwright.games.generals.model.keywords import FLYING, SPARES_GENERALS

SONGHAI: Final = Press("Songhai", "Immortal Vanguard")

CARDS: Final = (
    SONGHAI.minion(
        "Suzumebachi",
        "2 mana 1/4, common",
        "Whenever you cast a spell, it gains +1 attack until the end of your opponent's next turn.",
        you_cast(Enchant(ITSELF, attack=1, lasts=END_OF_THEIR_TURN)),
    ),
    SONGHAI.minion(
        "Second-sword Sarugi", "7 mana 4/7, legendary", "Your spells cost 2 less.", cost_less(Holding(SPELL), 2)
    ),
    SONGHAI.minion(
        "Manakite Drifter",
        "4 mana 5/5, common",
        "Build 2. When it is built, gain 2 mana this turn.",
        build(2),
        when_built(GainMana(2)),
    ),
    SONGHAI.minion(
        "Penumbraxx",
        "3 mana 4/1, legendary",
        "Build 2. Backstab 2. Whenever it backstabs, it becomes a Building again, to be built in 1 turn.",
        build(2),
        backstab(2),
        backstabs(TurnIntoBuilding(ITSELF, 1)),
    ),
    SONGHAI.minion(
        "Wildfire Tenketsu",
        "4 mana 3/5, epic",
        "Blood Surge: Put an Eight Gates into your hand.",
        blood_surge(AddCards("eight_gates")),
    ),
    SONGHAI.minion(
        "Dusk Rigger",
        "3 mana 3/3, rare Mech",
        "Backstab 2. Whenever it backstabs, put a MECHAZ0R Progression into your hand.",
        backstab(2),
        backstabs(AddCards("mechaz0r_progression")),
    ),
    SONGHAI.spell(
        "Thunderbomb",
        "3 mana, common",
        "Deal 3 damage to an enemy and 1 damage to all enemies around it.",
        choose(ENEMIES),
        Hurt(3, CHOSEN),
        Hurt(1, Units(ENEMY, ANY_UNIT, Around(CHOSEN))),
    ),
    SONGHAI.spell(
        "Assassination Protocol",
        "1 mana, common",
        "Reactivate a friendly minion. This turn it can neither attack nor damage generals.",
        choose(MY_MINIONS),
        Wake(CHOSEN),
        Enchant(
            CHOSEN,
            lasts=THIS_TURN,
            traits=SPARES_GENERALS,
            ability=no_damage(to=BOTH_GENERALS, by=THIS_UNIT),
            lasting=True,
        ),
    ),
    SONGHAI.spell(
        "Seeker Squad",
        "5 mana, legendary",
        "Summon a Heartseeker on each free square diagonal to your general.",
        Bring("heartseeker", Diagonal(MY_GENERAL), exactly=True),
    ),
    SONGHAI.spell(
        "Bamboozle",
        "3 mana, epic",
        "Transform an enemy minion nearby your general into a Panddo. If it is one already, destroy it and draw cards "
        "until your hand is full.",
        choose(Units(ENEMY, where=Around(MY_GENERAL))),
        If(
            Fits(CHOSEN, Units(card="panddo")),
            Destroy(CHOSEN),
            DrawCards(FREE_SLOTS),
            otherwise=Change(CHOSEN, "panddo", newcome=True),
        ),
    ),
    SONGHAI.spell(
        "Substitution",
        "3 mana, epic",
        "Swap the places of a friendly minion and your general.",
        choose(MY_MINIONS),
        SwapPlaces(CHOSEN, MY_GENERAL),
    ),
    SONGHAI.spell(
        "Mass Flight",
        "2 mana, rare",
        "Your minions have Flying this turn.",
        Enchant(MY_MINIONS, lasts=THIS_TURN, traits=FLYING),
    ),
    SONGHAI.spell("MECHAZ0R Progression", "0 mana, token", "MECHAZ0R! progresses by 20 %.", Assemble(), *DEPLOYMENT),
    SONGHAI.artifact("Ornate Hiogi", "6 mana, rare", "Whenever you cast a spell, draw 1 card.", you_cast(DrawCards())),
)
