"""The Vanar cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import aura, dying_wish, enemy_is_stunned, on_arrival
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import TOKEN_NAMES, Scaled
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.bloodbound import LendBloodbound, ReadyBloodbound
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.command import Wake
from cardwright.games.generals.effects.damage import FULLY, Mend
from cardwright.games.generals.effects.draw import AddCards
from cardwright.games.generals.effects.enchant import Destiny, Enchant, Stun
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.mana import GainMana
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import BORDER, HERE, MY_SIDE, NEARBY, Around, Elsewhere
from cardwright.games.generals.effects.transform import Change, Promote
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    CHOSEN,
    ENEMY,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_UNITS,
    THIS_UNIT,
    AtRandom,
    Units,
)
from cardwright.games.generals.effects.whose import OPPONENT
from cardwright.games.generals.model.ability import DIED, Trigger
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import INTENSIFY, STUNNED
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.trials import Having

PRESS: Final = Press("Vanar", "Trials of Mythron")
STUNNED_ENEMIES: Final = Units(ENEMY, traits=STUNNED)

CARDS: Final = (
    PRESS.minion(
        "Cloudcaller",
        5,
        4,
        5,
        "Opening Gambit: Your bloodbound spell can be cast again and is Lesser Waterball this turn.",
        rarity="legendary",
        gambit=(LendBloodbound("lesser_waterball"), ReadyBloodbound()),
    ),
    PRESS.minion(
        "Malicious Wisp",
        4,
        4,
        3,
        "Opening Gambit: Take 1 mana crystal from your opponent. Dying Wish: Give it back.",
        rarity="epic",
        gambit=(GainMana(-1, lasting=True, whose=OPPONENT), GainMana(1, lasting=True)),
        abilities=(dying_wish(GainMana(-1, lasting=True), GainMana(1, lasting=True, whose=OPPONENT)),),
    ),
    PRESS.minion(
        "Fenrir Berserker",
        5,
        4,
        3,
        "Dying Wish: Summon a Fenrir Warmaster on its square.",
        rarity="rare",
        abilities=(dying_wish(Bring("fenrir_warmaster", HERE)),),
    ),
    PRESS.minion(
        "Meltwater Moose",
        4,
        6,
        7,
        "It is Stunned when it comes into play.",
        tribe="Vespyr",
        rarity="common",
        abilities=(on_arrival(Stun(ITSELF)),),
    ),
    PRESS.minion(
        "Oak in the Nemeton",
        6,
        6,
        6,
        "Trial: Have 5 tokens with different names. Destiny: Your tokens have +4/+4.",
        rarity="mythron",
        trial=Having(5, TOKEN_NAMES),
        destiny=(Destiny((aura(Units(FRIENDLY, token=True), 4, 4),)),),
    ),
    PRESS.minion(
        "Disciple of Yggdra",
        3,
        2,
        3,
        "When an enemy is Stunned, it becomes Yggdra's Voracity.",
        rarity="legendary",
        abilities=(enemy_is_stunned(Change(ITSELF, "yggdras_voracity")),),
    ),
    PRESS.minion(
        "Yggdra's Voracity",
        3,
        5,
        5,
        "Whenever an enemy is Stunned, restore all its health.",
        rarity="token",
        token=True,
        abilities=(enemy_is_stunned(Mend(FULLY, ITSELF)),),
    ),
    PRESS.minion(
        "Thicket Augur",
        2,
        1,
        1,
        "Intensify: Summon 1 Treant with Provoke nearby.",
        INTENSIFY,
        rarity="common",
        abilities=(on_arrival(Bring("treant", NEARBY, Scaled(1))),),
    ),
    PRESS.spell(
        "Ice Age",
        8,
        "Summon Blazing Spines, 3/3 Walls, on all free squares along the edges of the board.",
        (Bring("blazing_spines_wall", BORDER, exactly=True),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Cryonic Potential",
        3,
        "Give an exhausted friendly minion +6/+6.",
        (Enchant(CHOSEN, 6, 6),),
        Target(Units(FRIENDLY, exhausted=True)),
        rarity="common",
    ),
    PRESS.spell(
        "Wanderlust",
        1,
        "Intensify: Teleport 1 random enemy minion to a random square of your starting side.",
        (Teleport(AtRandom(Units(ENEMY, where=Elsewhere(MY_SIDE)), Scaled(1)), MY_SIDE),),
        rarity="common",
        traits=INTENSIFY,
    ),
    PRESS.spell(
        "Endless Hunt",
        4,
        "Summon a 3/3 Night Howler, a Vespyr. Put an Endless Hunt into your hand.",
        (Bring("night_howler", HERE), AddCards("endless_hunt")),
        Target(where=Around(MY_UNITS), free=True),
        rarity="rare",
    ),
    PRESS.spell(
        "Aspect of Ego",
        1,
        "Transform a minion into a random other minion of the same cost.",
        (Promote(CHOSEN, Holding(MINION, real=True, but_rarity="mythron"), 0),),
        Target(ALL_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Permafrost",
        3,
        "Stun an enemy minion. Then each Stunned enemy minion stuns an enemy next to it.",
        (
            Stun(CHOSEN),
            Each(
                STUNNED_ENEMIES,
                (Stun(AtRandom(Units(ENEMY, ANY_UNIT, Around(CHOSEN), without=STUNNED))),),
            ),
        ),
        Target(ENEMY_MINIONS),
        rarity="epic",
    ),
    PRESS.artifact(
        "Resonance Scythe",
        2,
        "Your general has +1 attack. Whenever it kills a Stunned enemy, reactivate it.",
        1,
        abilities=(Trigger(DIED, (Wake(ITSELF),), about=Units(ENEMY, ANY_UNIT, traits=STUNNED), by=THIS_UNIT),),
        rarity="epic",
    ),
)
