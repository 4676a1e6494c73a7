"""The Magmar cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    after_it_strikes_back,
    blood_surge,
    kills_an_enemy,
    you_play,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AttackOf, CardsHeld
from cardwright.games.generals.effects.combine import Each, If
from cardwright.games.generals.effects.command import Fight
from cardwright.games.generals.effects.conditions import Any
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.eggs import LayEgg, LayEggsOf, TurnIntoEgg
from cardwright.games.generals.effects.enchant import Enchant, Stun
from cardwright.games.generals.effects.mana import GainMana
from cardwright.games.generals.effects.places import THERE, Around, Behind
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_OTHER_MINIONS,
    Nearest,
    Units,
)
from cardwright.games.generals.effects.whose import EACH_PLAYER
from cardwright.games.generals.model.keywords import REBIRTH
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Magmar", "Immortal Vanguard")
EGG_CARD: Final = "chrysalis_egg"
MY_EGGS: Final = Units(FRIENDLY, card=EGG_CARD)

CARDS: Final = (
    PRESS.minion(
        "Progenitor",
        4,
        5,
        4,
        "Opening Gambit: Each of your other minions that is no Egg lays an Egg of itself on the square behind it.",
        rarity="legendary",
        gambit=(Each(Units(FRIENDLY, other=True, but=EGG_CARD), (LayEggsOf(CHOSEN, Behind(CHOSEN)),)),),
    ),
    PRESS.minion("Biomimetic Hulk", 2, 10, 10, "Build 3.", rarity="common", build=3),
    PRESS.minion(
        "Gigaloth",
        4,
        7,
        7,
        "Build 2. Whenever it attacks, give your other minions +3/+3.",
        rarity="legendary",
        build=2,
        abilities=(after_it_attacks(Enchant(MY_OTHER_MINIONS, 3, 3)),),
    ),
    PRESS.minion(
        "Seismoid",
        2,
        3,
        1,
        "Whenever you summon another Mech from your hand, both players draw a card.",
        tribe="Mech",
        rarity="rare",
        abilities=(you_play(DrawCards(1, EACH_PLAYER), who=Units(FRIENDLY, tribe="Mech", other=True)),),
    ),
    PRESS.minion(
        "Armada",
        6,
        5,
        6,
        "Blood Surge: Deal 5 damage to the closest enemy.",
        rarity="epic",
        abilities=(blood_surge(Hurt(5, Nearest(ENEMIES))),),
    ),
    PRESS.minion(
        "Erratic Raptyr",
        3,
        5,
        5,
        "Rebirth. After it attacks or strikes back, it becomes an Egg of itself.",
        REBIRTH,
        rarity="common",
        abilities=(after_it_attacks(TurnIntoEgg(ITSELF)), after_it_strikes_back(TurnIntoEgg(ITSELF))),
    ),
    PRESS.spell(
        "Embryotic Insight",
        2,
        "If you have an Egg, draw 2 cards.",
        (If(Any(MY_EGGS), (DrawCards(2),)),),
        rarity="common",
    ),
    PRESS.spell(
        "Pupabomb",
        4,
        "Destroy a friendly Egg. Deal 4 damage to the enemies around it.",
        (Destroy(CHOSEN), Hurt(4, Units(ENEMY, ANY_UNIT, Around(CHOSEN)))),
        Target(MY_EGGS),
        rarity="epic",
    ),
    PRESS.spell(
        "Upper Hand",
        3,
        "Deal 1 damage to an enemy minion for each card in your opponent's hand.",
        (Hurt(CardsHeld(theirs=True), CHOSEN),),
        Target(ENEMY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Saurian Finality",
        8,
        "Stun the enemy general. Restore 10 health to your general and give it +3 attack. "
        "Both players lose 3 mana crystals.",
        (
            GainMana(-3, lasting=True, whose=EACH_PLAYER),
            Stun(ENEMY_GENERAL),
            Mend(10, MY_GENERAL),
            Enchant(MY_GENERAL, 3),
        ),
        rarity="legendary",
    ),
    PRESS.spell(
        "Homeostatic Rebuke",
        4,
        "Every minion deals damage equal to its attack to itself.",
        (Each(Units(least_attack=1), (Fight(CHOSEN, CHOSEN),)),),
        rarity="epic",
    ),
    PRESS.spell(
        "Effulgent Infusion",
        3,
        "Give a friendly minion as much attack as your general has.",
        (Enchant(CHOSEN, AttackOf(MY_GENERAL)),),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.artifact(
        "Rage Reactor",
        1,
        "Your general has +1 attack. Whenever it kills an enemy, lay an Egg of a Ripper there.",
        1,
        abilities=(kills_an_enemy(LayEgg("ripper", THERE)),),
        rarity="rare",
    ),
)
