"""The Vanar cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, destiny, opening_gambit, trial
from cardwright.games.generals.cards.phrases import dying_wish, enemy_is_stunned, it_kills, on_arrival
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.amounts import TOKEN_NAMES, Scaled
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.bloodbound import LendBloodbound, ReadyBloodbound
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.command import Wake
from cardwright.games.generals.effects.damage import FULLY, Mend
from cardwright.games.generals.effects.draw import AddCards
from cardwright.games.generals.effects.enchant import Enchant, Stun
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.mana import GainMana
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import BORDER, HERE, MY_SIDE, NEARBY, Around, Elsewhere
from cardwright.games.generals.effects.transform import Change, Promote
from cardwright.games.generals.effects.trials import Having
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    CHOSEN,
    ENEMY,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_UNITS,
    Units,
)
from cardwright.games.generals.effects.whose import OPPONENT
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import INTENSIFY, STUNNED
from cardwright.kernel.effects.things import AtRandom

VANAR: Final = Press("Vanar", "Trials of Mythron")
STUNNED_ENEMIES: Final = Units(ENEMY, traits=STUNNED)

CARDS: Final = (
    VANAR.minion(
        "Cloudcaller",
        "5 mana 4/5, legendary",
        "Opening Gambit: Your bloodbound spell can be cast again and is Lesser Waterball this turn.",
        opening_gambit(LendBloodbound("lesser_waterball"), ReadyBloodbound()),
    ),
    VANAR.minion(
        "Malicious Wisp",
        "4 mana 4/3, epic",
        "Opening Gambit: Take 1 mana crystal from your opponent. Dying Wish: Give it back.",
        opening_gambit(GainMana(-1, lasting=True, whose=OPPONENT), GainMana(1, lasting=True)),
        dying_wish(GainMana(-1, lasting=True), GainMana(1, lasting=True, whose=OPPONENT)),
    ),
    VANAR.minion(
        "Fenrir Berserker",
        "5 mana 4/3, rare",
        "Dying Wish: Summon a Fenrir Warmaster on its square.",
        dying_wish(Bring("fenrir_warmaster", HERE)),
    ),
    VANAR.minion(
        "Meltwater Moose",
        "4 mana 6/7, common Vespyr",
        "It is Stunned when it comes into play.",
        on_arrival(Stun(ITSELF)),
    ),
    VANAR.minion(
        "Oak in the Nemeton",
        "6 mana 6/6, mythron",
        "Trial: Have 5 tokens with different names. Destiny: Your tokens have +4/+4.",
        trial(Having(5, TOKEN_NAMES)),
        destiny(aura(Units(FRIENDLY, token=True), 4, 4)),
    ),
    VANAR.minion(
        "Disciple of Yggdra",
        "3 mana 2/3, legendary",
        "When an enemy is Stunned, it becomes Yggdra's Voracity.",
        enemy_is_stunned(Change(ITSELF, "yggdras_voracity")),
    ),
    VANAR.minion(
        "Yggdra's Voracity",
        "3 mana 5/5, token",
        "Whenever an enemy is Stunned, restore all its health.",
        enemy_is_stunned(Mend(FULLY, ITSELF)),
    ),
    VANAR.minion(
        "Thicket Augur",
        "2 mana 1/1, common",
        "Intensify: Summon 1 Treant with Provoke nearby.",
        INTENSIFY,
        on_arrival(Bring("treant", NEARBY, Scaled(1))),
    ),
    VANAR.spell(
        "Ice Age",
        "8 mana, legendary",
        "Summon Blazing Spines, 3/3 Walls, on all free squares along the edges of the board.",
        Bring("blazing_spines_wall", BORDER, exactly=True),
    ),
    VANAR.spell(
        "Cryonic Potential",
        "3 mana, common",
        "Give an exhausted friendly minion +6/+6.",
        choose(Units(FRIENDLY, exhausted=True)),
        Enchant(CHOSEN, 6, 6),
    ),
    VANAR.spell(
        "Wanderlust",
        "1 mana, common",
        "Intensify: Teleport 1 random enemy minion to a random square of your starting side.",
        INTENSIFY,
        Teleport(AtRandom(Units(ENEMY, where=Elsewhere(MY_SIDE)), Scaled(1)), MY_SIDE),
    ),
    VANAR.spell(
        "Endless Hunt",
        "4 mana, rare",
        "Summon a 3/3 Night Howler, a Vespyr. Put an Endless Hunt into your hand.",
        choose_free_square(Around(MY_UNITS)),
        Bring("night_howler", HERE),
        AddCards("endless_hunt"),
    ),
    VANAR.spell(
        "Aspect of Ego",
        "1 mana, rare",
        "Transform a minion into a random other minion of the same cost.",
        choose(ALL_MINIONS),
        Promote(CHOSEN, Holding(MINION, real=True, but_rarity="mythron"), 0),
    ),
    VANAR.spell(
        "Permafrost",
        "3 mana, epic",
        "Stun an enemy minion. Then each Stunned enemy minion stuns an enemy next to it.",
        choose(ENEMY_MINIONS),
        Stun(CHOSEN),
        Each(STUNNED_ENEMIES, Stun(AtRandom(Units(ENEMY, ANY_UNIT, Around(CHOSEN), without=STUNNED)))),
    ),
    VANAR.artifact(
        "Resonance Scythe",
        "2 mana +1 attack, epic",
        "Your general has +1 attack. Whenever it kills a Stunned enemy, reactivate it.",
        it_kills(Wake(ITSELF), whom=Units(ENEMY, ANY_UNIT, traits=STUNNED)),
    ),
)
