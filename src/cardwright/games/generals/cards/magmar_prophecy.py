"""The Magmar cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import opponent_summons, you_cast
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import WOUNDS
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.eggs import LayEgg
from cardwright.games.generals.effects.enchant import DispelSquares, Enchant, GrowNow, Stun
from cardwright.games.generals.effects.muster import Muster
from cardwright.games.generals.effects.places import ANYWHERE, AREA_2X2, HERE, NEARBY, AtUnits, MyTiles
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
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Magmar", "Unearthed Prophecy")

CARDS: Final = (
    PRESS.minion(
        "Rizen",
        4,
        3,
        2,
        "Whenever your opponent summons a minion, lay an Egg of a Rizen nearby.",
        rarity="epic",
        abilities=(opponent_summons(LayEgg("rizen", NEARBY), who=ENEMY_MINIONS),),
    ),
    PRESS.minion("Terradon", 3, 2, 8, rarity="common"),
    PRESS.minion("Warpup", 2, 1, 1, "Forcefield. Frenzy.", FORCEFIELD | FRENZY, rarity="rare"),
    PRESS.minion(
        "Catalyst Quillbeast",
        3,
        3,
        4,
        "Whenever you cast a spell, deal 1 damage to all minions.",
        rarity="common",
        abilities=(you_cast(Hurt(1, ALL_MINIONS)),),
    ),
    PRESS.minion(
        "Omniseer",
        4,
        4,
        5,
        "Opening Gambit: A nearby square becomes Primal Flourish.",
        rarity="rare",
        target=Target(where=NEARBY),
        gambit=(LayTiles(FLOURISH, HERE),),
    ),
    PRESS.spell(
        "Primal Ballast",
        2,
        "Dispel a square. Give a minion on it +2/+2.",
        (DispelSquares(HERE), Enchant(Units(where=HERE), 2, 2)),
        Target(where=ANYWHERE),
        rarity="rare",
    ),
    PRESS.spell(
        "Vaath's Brutality",
        2,
        "Stun an enemy minion. Give your general +1 attack.",
        (Stun(CHOSEN), Enchant(MY_GENERAL, 1)),
        Target(ENEMY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Endure the Beastlands",
        3,
        "A 2x2 area becomes Primal Flourish.",
        (LayTiles(FLOURISH, AREA_2X2),),
        Target(where=ANYWHERE),
        rarity="epic",
    ),
    PRESS.spell(
        "Evolutionary Apex",
        7,
        "Both players put all the minions of their hand onto random squares next to their general.",
        (Muster(),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Verdant Fulmination",
        3,
        "Your minions on your Primal Flourish grow. Then the squares of all your minions become Primal Flourish.",
        (GrowNow(Units(FRIENDLY, where=MyTiles(FLOURISH))), LayTiles(FLOURISH, AtUnits(MY_MINIONS))),
        rarity="epic",
    ),
    PRESS.spell(
        "Blood Rage",
        4,
        "Give a friendly minion +1/+1 for each time anything took damage this turn.",
        (Enchant(CHOSEN, WOUNDS, WOUNDS),),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.artifact(
        "Eternal Heart",
        1,
        "Your general cannot die: it is left with 1 health instead.",
        traits=DEATHLESS,
        rarity="legendary",
    ),
)
