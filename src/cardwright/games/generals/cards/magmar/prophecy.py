"""The Magmar cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_square, opening_gambit
from cardwright.games.generals.cards.phrases import opponent_summons, you_cast
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import WOUNDS
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.eggs import LayEgg
from cardwright.games.generals.effects.enchant import DispelSquares, Enchant, GrowNow, Stun
from cardwright.games.generals.effects.muster import Muster
from cardwright.games.generals.effects.places import AREA_2X2, HERE, NEARBY, ROOM_FOR_2X2, SOMETHING, AtUnits, MyTiles
from cardwright.games.generals.effects.tiles import LayTiles
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    ENEMY_MINIONS,
    FRIENDLY,
    MY_GENERAL,
    MY_MINIONS,
    Units,
)
from cardwright.games.generals.model.keywords import DEATHLESS, FORCEFIELD, FRENZY
from cardwright.games.generals.model.state import FLOURISH

MAGMAR: Final = Press("Magmar", "Unearthed Prophecy")

CARDS: Final = (
    MAGMAR.minion(
        "Rizen",
        "4 mana 3/2, epic",
        "Whenever your opponent summons a minion, lay an Egg of a Rizen nearby.",
        opponent_summons(LayEgg("rizen", NEARBY), who=ENEMY_MINIONS),
    ),
    MAGMAR.minion("Terradon", "3 mana 2/8, common"),
    MAGMAR.minion("Warpup", "2 mana 1/1, rare", "Forcefield. Frenzy.", FORCEFIELD, FRENZY),
    MAGMAR.minion(
        "Catalyst Quillbeast",
        "3 mana 3/4, common",
        "Whenever you cast a spell, deal 1 damage to all minions.",
        you_cast(Hurt(1, ALL_MINIONS)),
    ),
    MAGMAR.minion(
        "Omniseer",
        "4 mana 4/5, rare",
        "Opening Gambit: A nearby square becomes Primal Flourish.",
        opening_gambit(choose_square(NEARBY), LayTiles(FLOURISH, HERE)),
    ),
    MAGMAR.spell(
        "Primal Ballast",
        "2 mana, rare",
        "Dispel a square. Give a minion on it +2/+2.",
        choose_square(SOMETHING),
        DispelSquares(HERE),
        Enchant(Units(where=HERE), 2, 2),
    ),
    MAGMAR.spell(
        "Vaath's Brutality",
        "2 mana, common",
        "Stun an enemy minion. Give your general +1 attack.",
        choose(ENEMY_MINIONS),
        Stun(CHOSEN),
        Enchant(MY_GENERAL, attack=1),
    ),
    MAGMAR.spell(
        "Endure the Beastlands",
        "3 mana, epic",
        "A 2x2 area becomes Primal Flourish.",
        choose_square(ROOM_FOR_2X2),
        LayTiles(FLOURISH, AREA_2X2),
    ),
    MAGMAR.spell(
        "Evolutionary Apex",
        "7 mana, legendary",
        "Both players put all the minions of their hand onto random squares next to their general.",
        Muster(),
    ),
    MAGMAR.spell(
        "Verdant Fulmination",
        "3 mana, epic",
        "Your minions on your Primal Flourish grow. Then the squares of all your minions become Primal Flourish.",
        GrowNow(Units(FRIENDLY, where=MyTiles(FLOURISH))),
        LayTiles(FLOURISH, AtUnits(MY_MINIONS)),
    ),
    MAGMAR.spell(
        "Blood Rage",
        "4 mana, common",
        "Give a friendly minion +1/+1 for each time anything took damage this turn.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, WOUNDS, WOUNDS),
    ),
    MAGMAR.artifact(
        "Eternal Heart", "1 mana, legendary", "Your general cannot die: it is left with 1 health instead.", DEATHLESS
    ),
)
