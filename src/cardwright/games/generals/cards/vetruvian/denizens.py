"""The Vetruvian cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, costs, opening_gambit, summon_dervish
from cardwright.games.generals.cards.phrases import dying_wish, end_of_every_turn, it_kills, takes_damage
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import no_damage
from cardwright.games.generals.effects.arrival import Bring, BringRandom, Revive
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.command import Borrow
from cardwright.games.generals.effects.damage import Destroy, Hurt
from cardwright.games.generals.effects.draw import AddCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Dispel, Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import ANYWHERE, HERE, NEARBY, THERE, Around
from cardwright.games.generals.effects.prices import FreeAfter
from cardwright.games.generals.effects.rewrite import MarkCards
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    DOER,
    ENEMY,
    ENEMY_MINIONS,
    FRIENDLY,
    MY_GENERAL,
    THIS_UNIT,
    Nearest,
    Units,
)
from cardwright.games.generals.effects.whose import OPPONENT
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import DYING_WISH, STRUCTURE

VETRUVIAN: Final = Press("Vetruvian", "Denizens of Shim'Zar")

OBELYSKS: Final = (
    "ethereal_obelysk",
    "fireblaze_obelysk",
    "windstorm_obelysk",
    "soulburn_obelysk",
    "trygon_obelysk",
    "lavastorm_obelysk",
    "simulacra_obelysk",
)
WISHES: Final = ("scions_first_wish", "scions_second_wish", "scions_third_wish")
MY_OBELYSKS: Final = Units(FRIENDLY, cards=OBELYSKS)
PETS: Final = Holding(
    MINION,
    tribe="Battle Pet",
    faction="Vetruvian",
    also=Holding(MINION, tribe="Battle Pet", faction="Neutral", rarity="token"),
)

CARDS: Final = (
    VETRUVIAN.minion(
        "Falcius",
        "4 mana 3/3, common",
        "Opening Gambit: Your general has +2 attack and takes no damage this turn.",
        opening_gambit(Enchant(MY_GENERAL, attack=2, lasts=THIS_TURN, ability=no_damage(to=THIS_UNIT))),
    ),
    VETRUVIAN.minion(
        "Rae",
        "0 mana 1/1, common Battle Pet",
        "Dying Wish: Dispel the nearest enemy minion.",
        dying_wish(Dispel(Nearest(ENEMY_MINIONS))),
    ),
    VETRUVIAN.minion(
        "Pax",
        "2 mana 2/1, rare Battle Pet",
        "Dying Wish: Summon 2 Iron Dervishes nearby.",
        dying_wish(Bring("iron_dervish", NEARBY, 2)),
    ),
    VETRUVIAN.minion(
        "Wind Slicer",
        "2 mana 2/3, rare",
        "Opening Gambit: Structures in your hand cost 1 less.",
        opening_gambit(MarkCards(Holding(MINION, tribe="Structure"), cost=-1)),
    ),
    VETRUVIAN.minion(
        "Soulburn Obelysk",
        "3 mana 0/4, Structure token",
        "Summon Dervish. Destroy any minion that damages it.",
        summon_dervish(),
        takes_damage(Destroy(DOER), by=ALL_MINIONS),
    ),
    VETRUVIAN.minion(
        "Allomancer",
        "4 mana 4/3, epic",
        "Dying Wish: Summon a random Obelysk on its square.",
        dying_wish(BringRandom(Holding(keys=OBELYSKS), HERE)),
    ),
    VETRUVIAN.minion(
        "Nimbus",
        "5 mana 3/8, legendary",
        "Whenever it takes damage, summon a Soulburn Obelysk nearby.",
        takes_damage(Bring("soulburn_obelysk", NEARBY)),
    ),
    VETRUVIAN.minion(
        "Pantheran",
        "6 mana 8/8, epic",
        "It costs 0 once you have cast all 3 wishes of the scions this game.",
        costs(FreeAfter(WISHES)),
    ),
    VETRUVIAN.minion(
        "Bloodfire Totem",
        "2 mana 0/4, Structure token",
        "At the end of every turn, deal 1 damage to your general.",
        end_of_every_turn(Hurt(1, MY_GENERAL)),
    ),
    VETRUVIAN.spell(
        "Astral Flood", "3 mana, common", "Add 3 random Battle Pets to your hand.", AddCards(cards=PETS, count=3)
    ),
    VETRUVIAN.spell(
        "Whisper of the Sands",
        "2 mana, common",
        "Summon a Wind Dervish near each of your Obelysks.",
        Each(MY_OBELYSKS, Bring("wind_dervish", Around(CHOSEN))),
    ),
    VETRUVIAN.spell(
        "Psychic Conduit",
        "3 mana, rare",
        "Take over an enemy minion with at most 2 attack until the end of the turn, and reactivate it.",
        choose(Units(ENEMY, most_attack=2)),
        Borrow(CHOSEN),
    ),
    VETRUVIAN.spell(
        "Corpse Combustion",
        "5 mana, epic",
        "Summon all your minions with Dying Wish that died since your last turn on random squares. Tokens stay dead.",
        Revive(Holding(MINION, traits=DYING_WISH), ANYWHERE, 45, turns_ago=1),
    ),
    VETRUVIAN.spell(
        "Circle of Desiccation",
        "8 mana, legendary",
        "Destroy all minions that are no Structures.",
        Destroy(Units(without=STRUCTURE)),
    ),
    VETRUVIAN.artifact(
        "Spinecleaver",
        "5 mana +1 attack, legendary",
        "Your general has +1 attack. Where it kills an enemy minion, your opponent gets a Bloodfire Totem.",
        it_kills(Bring("bloodfire_totem", THERE, whose=OPPONENT), whom=ENEMY_MINIONS),
    ),
)
