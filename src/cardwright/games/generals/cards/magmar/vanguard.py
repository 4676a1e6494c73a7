"""The Magmar cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import build, choose, opening_gambit
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
from cardwright.kernel.effects.conditions import Any

MAGMAR: Final = Press("Magmar", "Immortal Vanguard")
EGG_CARD: Final = "chrysalis_egg"
MY_EGGS: Final = Units(FRIENDLY, card=EGG_CARD)

CARDS: Final = (
    MAGMAR.minion(
        "Progenitor",
        "4 mana 5/4, legendary",
        "Opening Gambit: Each of your other minions that is no Egg lays an Egg of itself on the square behind it.",
        opening_gambit(Each(Units(FRIENDLY, other=True, but=EGG_CARD), LayEggsOf(CHOSEN, Behind(CHOSEN)))),
    ),
    MAGMAR.minion("Biomimetic Hulk", "2 mana 10/10, common", "Build 3.", build(3)),
    MAGMAR.minion(
        "Gigaloth",
        "4 mana 7/7, legendary",
        "Build 2. Whenever it attacks, give your other minions +3/+3.",
        build(2),
        after_it_attacks(Enchant(MY_OTHER_MINIONS, 3, 3)),
    ),
    MAGMAR.minion(
        "Seismoid",
        "2 mana 3/1, rare Mech",
        "Whenever you summon another Mech from your hand, both players draw a card.",
        you_play(DrawCards(1, EACH_PLAYER), who=Units(FRIENDLY, tribe="Mech", other=True)),
    ),
    MAGMAR.minion(
        "Armada",
        "6 mana 5/6, epic",
        "Blood Surge: Deal 5 damage to the closest enemy.",
        blood_surge(Hurt(5, Nearest(ENEMIES))),
    ),
    MAGMAR.minion(
        "Erratic Raptyr",
        "3 mana 5/5, common",
        "Rebirth. After it attacks or strikes back, it becomes an Egg of itself.",
        REBIRTH,
        after_it_attacks(TurnIntoEgg(ITSELF)),
        after_it_strikes_back(TurnIntoEgg(ITSELF)),
    ),
    MAGMAR.spell(
        "Embryotic Insight", "2 mana, common", "If you have an Egg, draw 2 cards.", If(Any(MY_EGGS), DrawCards(2))
    ),
    MAGMAR.spell(
        "Pupabomb",
        "4 mana, epic",
        "Destroy a friendly Egg. Deal 4 damage to the enemies around it.",
        choose(MY_EGGS),
        Destroy(CHOSEN),
        Hurt(4, Units(ENEMY, ANY_UNIT, Around(CHOSEN))),
    ),
    MAGMAR.spell(
        "Upper Hand",
        "3 mana, rare",
        "Deal 1 damage to an enemy minion for each card in your opponent's hand.",
        choose(ENEMY_MINIONS),
        Hurt(CardsHeld(theirs=True), CHOSEN),
    ),
    MAGMAR.spell(
        "Saurian Finality",
        "8 mana, legendary",
        "Stun the enemy general. Restore 10 health to your general and give it +3 attack. Both players lose 3 mana "
        "crystals.",
        GainMana(-3, lasting=True, whose=EACH_PLAYER),
        Stun(ENEMY_GENERAL),
        Mend(10, MY_GENERAL),
        Enchant(MY_GENERAL, attack=3),
    ),
    MAGMAR.spell(
        "Homeostatic Rebuke",
        "4 mana, epic",
        "Every minion deals damage equal to its attack to itself.",
        Each(Units(least_attack=1), Fight(CHOSEN, CHOSEN)),
    ),
    MAGMAR.spell(
        "Effulgent Infusion",
        "3 mana, common",
        "Give a friendly minion as much attack as your general has.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, attack=AttackOf(MY_GENERAL)),
    ),
    MAGMAR.artifact(
        "Rage Reactor",
        "1 mana +1 attack, rare",
        "Your general has +1 attack. Whenever it kills an enemy, lay an Egg of a Ripper there.",
        kills_an_enemy(LayEgg("ripper", THERE)),
    ),
)
