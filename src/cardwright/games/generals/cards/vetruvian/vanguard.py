"""The Vetruvian cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import build, choose, opening_gambit, summon_dervish
from cardwright.games.generals.cards.neutral.core_keywords import DEPLOYMENT
from cardwright.games.generals.cards.phrases import blood_surge, dying_wish, when_built
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import no_damage
from cardwright.games.generals.effects.amounts import AttackOf
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.buildings import StartBuilding
from cardwright.games.generals.effects.command import TakeOver
from cardwright.games.generals.effects.conditions import MY_TURN
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant, LendKeywords, SetNumbers
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.mechs import Assemble
from cardwright.games.generals.effects.places import NEARBY, RowsOf
from cardwright.games.generals.effects.shuffle import ThrowAwayHand
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    THIS_UNIT,
    Alone,
    Units,
)
from cardwright.games.generals.model.card import ARTIFACT
from cardwright.games.generals.model.enchantment import KEEP
from cardwright.games.generals.model.keywords import BLAST, ROOTED

VETRUVIAN: Final = Press("Vetruvian", "Immortal Vanguard")

CARDS: Final = (
    VETRUVIAN.minion(
        "Gust",
        "5 mana 3/5, epic",
        "Blood Surge: Summon 2 Wind Dervishes nearby.",
        blood_surge(Bring("wind_dervish", NEARBY, 2)),
    ),
    VETRUVIAN.minion("Barren Shrike", "4 mana 5/5, common", "Blast. Build 2.", BLAST, build(2)),
    VETRUVIAN.minion(
        "Silica Weaver",
        "5 mana 4/4, rare Mech",
        "Opening Gambit: MECHAZ0R! progresses by 40 %.",
        opening_gambit(Assemble(2), *DEPLOYMENT),
    ),
    VETRUVIAN.minion(
        "Skyppy",
        "3 mana 3/3, common",
        "Dying Wish: Add a random legendary artifact of your opponent's faction to your hand.",
        dying_wish(AddCards(cards=Holding(ARTIFACT, faction="theirs", rarity="legendary", real=True))),
    ),
    VETRUVIAN.minion(
        "Grapnel Paradigm",
        "6 mana 5/5, legendary",
        "Opening Gambit: Take over the enemy minions in its row with at most 2 attack.",
        opening_gambit(TakeOver(Units(ENEMY, where=RowsOf(ITSELF), most_attack=2))),
    ),
    VETRUVIAN.minion(
        "Simulacra Obelysk",
        "3 mana 0/7, legendary Structure",
        "Summon Dervish. Build 2. When it is built, start building another one and summon a Wind Dervish nearby.",
        summon_dervish(),
        build(2),
        when_built(StartBuilding("simulacra_obelysk", NEARBY), Bring("wind_dervish", NEARBY)),
    ),
    VETRUVIAN.spell(
        "Kinematic Projection",
        "1 mana, rare",
        "Give a minion Blast. It can no longer move.",
        choose(ALL_MINIONS),
        Enchant(CHOSEN, traits=BLAST | ROOTED),
    ),
    VETRUVIAN.spell(
        "Monolithic Vision",
        "9 mana, legendary",
        "Throw away your hand. Add 6 random Vetruvian cards to it that cost 4 less.",
        ThrowAwayHand(),
        AddCards(cards=Holding(faction="Vetruvian", real=True, but_rarity="mythron"), count=6, cost=-4),
    ),
    VETRUVIAN.spell(
        "Burden of Knowledge",
        "0 mana, common",
        "Deal 3 damage to your general. Draw a card.",
        Hurt(3, MY_GENERAL),
        DrawCards(),
    ),
    VETRUVIAN.spell(
        "Equality Constraint",
        "1 mana, common",
        "A minion's health becomes equal to its attack.",
        choose(ALL_MINIONS),
        SetNumbers(CHOSEN, KEEP, AttackOf(CHOSEN), heals=True, lasting=True),
    ),
    VETRUVIAN.spell(
        "Lost in the Desert",
        "4 mana, epic",
        "Deal 5 damage to each enemy that has no other enemy nearby.",
        Hurt(5, Alone(ENEMIES)),
    ),
    VETRUVIAN.spell(
        "Neurolink",
        "2 mana, epic",
        "This turn, your general has the keywords of all your minions.",
        LendKeywords(MY_GENERAL, MY_MINIONS, THIS_TURN),
    ),
    VETRUVIAN.artifact(
        "Iris Barrier",
        "2 mana, rare",
        "Your general takes no damage on your turn.",
        no_damage(to=THIS_UNIT, test=MY_TURN),
    ),
)
