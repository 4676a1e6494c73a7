"""The Vetruvian cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import dying_wish, end_of_every_turn, takes_damage
from cardwright.games.generals.cards.press import Press
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
from cardwright.games.generals.model.ability import DIED, DamageRule, Trigger
from cardwright.games.generals.model.keywords import DYING_WISH, STRUCTURE
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Vetruvian", "Denizens of Shim'Zar")

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
    "minion",
    tribe="Battle Pet",
    faction="Vetruvian",
    also=Holding("minion", tribe="Battle Pet", faction="Neutral", rarity="token"),
)

CARDS: Final = (
    PRESS.minion(
        "Falcius",
        4,
        3,
        3,
        "Opening Gambit: Your general has +2 attack and takes no damage this turn.",
        rarity="common",
        gambit=(Enchant(MY_GENERAL, 2, lasts=THIS_TURN, abilities=(DamageRule(THIS_UNIT, none=True),)),),
    ),
    PRESS.minion(
        "Rae",
        0,
        1,
        1,
        "Dying Wish: Dispel the nearest enemy minion.",
        tribe="Battle Pet",
        rarity="common",
        abilities=(dying_wish(Dispel(Nearest(ENEMY_MINIONS))),),
    ),
    PRESS.minion(
        "Pax",
        2,
        2,
        1,
        "Dying Wish: Summon 2 Iron Dervishes nearby.",
        tribe="Battle Pet",
        rarity="rare",
        abilities=(dying_wish(Bring("iron_dervish", NEARBY, 2)),),
    ),
    PRESS.minion(
        "Wind Slicer",
        2,
        2,
        3,
        "Opening Gambit: Structures in your hand cost 1 less.",
        rarity="rare",
        gambit=(MarkCards(Holding("minion", tribe="Structure"), cost=-1),),
    ),
    PRESS.minion(
        "Soulburn Obelysk",
        3,
        0,
        4,
        "Summon Dervish. Destroy any minion that damages it.",
        tribe="Structure",
        rarity="token",
        token=True,
        dervishes=1,
        abilities=(takes_damage(Destroy(DOER), by=ALL_MINIONS),),
    ),
    PRESS.minion(
        "Allomancer",
        4,
        4,
        3,
        "Dying Wish: Summon a random Obelysk on its square.",
        rarity="epic",
        abilities=(dying_wish(BringRandom(Holding(keys=OBELYSKS), HERE)),),
    ),
    PRESS.minion(
        "Nimbus",
        5,
        3,
        8,
        "Whenever it takes damage, summon a Soulburn Obelysk nearby.",
        rarity="legendary",
        abilities=(takes_damage(Bring("soulburn_obelysk", NEARBY)),),
    ),
    PRESS.minion(
        "Pantheran",
        6,
        8,
        8,
        "It costs 0 once you have cast all 3 wishes of the scions this game.",
        rarity="epic",
        cost=FreeAfter(WISHES),
    ),
    PRESS.minion(
        "Bloodfire Totem",
        2,
        0,
        4,
        "At the end of every turn, deal 1 damage to your general.",
        tribe="Structure",
        rarity="token",
        token=True,
        abilities=(end_of_every_turn(Hurt(1, MY_GENERAL)),),
    ),
    PRESS.spell(
        "Astral Flood",
        3,
        "Add 3 random Battle Pets to your hand.",
        (AddCards(cards=PETS, count=3),),
        rarity="common",
    ),
    PRESS.spell(
        "Whisper of the Sands",
        2,
        "Summon a Wind Dervish near each of your Obelysks.",
        (Each(MY_OBELYSKS, (Bring("wind_dervish", Around(CHOSEN)),)),),
        rarity="common",
    ),
    PRESS.spell(
        "Psychic Conduit",
        3,
        "Take over an enemy minion with at most 2 attack until the end of the turn, and reactivate it.",
        (Borrow(CHOSEN),),
        Target(Units(ENEMY, most_attack=2)),
        rarity="rare",
    ),
    PRESS.spell(
        "Corpse Combustion",
        5,
        "Summon all your minions with Dying Wish that died since your last turn on random squares. Tokens stay dead.",
        (Revive(Holding("minion", traits=DYING_WISH), ANYWHERE, 45, turns_ago=1),),
        rarity="epic",
    ),
    PRESS.spell(
        "Circle of Desiccation",
        8,
        "Destroy all minions that are no Structures.",
        (Destroy(Units(without=STRUCTURE)),),
        rarity="legendary",
    ),
    PRESS.artifact(
        "Spinecleaver",
        5,
        "Your general has +1 attack. Where it kills an enemy minion, your opponent gets a Bloodfire Totem.",
        attack=1,
        abilities=(
            Trigger(DIED, (Bring("bloodfire_totem", THERE, whose=OPPONENT),), about=ENEMY_MINIONS, by=THIS_UNIT),
        ),
        rarity="legendary",
    ),
)
