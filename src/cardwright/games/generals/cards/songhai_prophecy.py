"""The Songhai cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_moves,
    backstabs,
    end_of_your_turn,
    opponent_casts,
    revealed,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import SpellsNow
from cardwright.games.generals.effects.command import Wake
from cardwright.games.generals.effects.damage import Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawMore, Steal
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import TeleportHere
from cardwright.games.generals.effects.places import NEARBY, Behind
from cardwright.games.generals.effects.recall import AddThatCard
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ENEMY_GENERAL,
    FRIENDLY,
    MY_GENERAL,
    SUBJECT,
    Units,
)
from cardwright.games.generals.model.card import GENERAL_ATTACKS, MINION, MINION_SUMMONED, SPELL, SPELL_CAST
from cardwright.games.generals.model.keywords import FLYING, RANGED
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Songhai", "Unearthed Prophecy")

CARDS: Final = (
    PRESS.minion(
        "Flamewreath",
        4,
        2,
        4,
        "Whenever it is moved in any way, deal 2 damage to all nearby enemies.",
        rarity="common",
        abilities=(after_it_moves(Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY))),),
    ),
    PRESS.minion(
        "Eternity Painter",
        6,
        3,
        4,
        "At the end of your turn, transform nearby enemy minions into Panddos.",
        rarity="legendary",
        abilities=(end_of_your_turn(Change(Units(ENEMY, where=NEARBY), "panddo")),),
    ),
    PRESS.minion(
        "Scroll Bandit",
        2,
        1,
        3,
        "Backstab 1. Whenever it backstabs, take a random spell from your opponent's deck into your hand.",
        tribe="Arcanyst",
        rarity="epic",
        backstab=1,
        abilities=(backstabs(Steal(Holding(SPELL))),),
    ),
    PRESS.minion(
        "Hundred-Handed Rakushi",
        3,
        3,
        4,
        "Sentinel (your opponent summons a minion): Deal 2 damage to that minion.",
        rarity="common",
        hidden_by="watchful_sentinel",
        watch=MINION_SUMMONED,
        abilities=(revealed(Hurt(2, SUBJECT)),),
    ),
    PRESS.minion(
        "Mizuchi",
        3,
        2,
        5,
        "Sentinel (your opponent's general attacks). Backstab 2. Flying.",
        FLYING,
        rarity="rare",
        hidden_by="watchful_sentinel",
        watch=GENERAL_ATTACKS,
        backstab=2,
    ),
    PRESS.minion(
        "Mind-Cage Oni",
        3,
        3,
        2,
        "Sentinel (your opponent casts a spell). Whenever your opponent casts a spell, put a copy of it into your "
        "hand.",
        rarity="rare",
        hidden_by="watchful_sentinel",
        watch=SPELL_CAST,
        abilities=(opponent_casts(AddThatCard()),),
    ),
    PRESS.spell(
        "Twilight Reiki",
        5,
        "Put 3 random Songhai minions into your hand. They cost 1 less.",
        (AddCards(cards=Holding(MINION, faction="Songhai", real=True, but_rarity="mythron"), count=3, cost=-1),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Gotatsu",
        1,
        "Deal 1 damage to a minion. At the end of this turn, draw 1 more card.",
        (Hurt(1, CHOSEN), DrawMore()),
        Target(ALL_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Bombard",
        5,
        "Reactivate your minions with Ranged.",
        (Wake(Units(FRIENDLY, traits=RANGED)),),
        rarity="rare",
    ),
    PRESS.spell(
        "Flicker",
        3,
        "Teleport your general to the free square behind an enemy.",
        (TeleportHere(MY_GENERAL),),
        Target(where=Behind(ENEMIES), free=True),
        rarity="epic",
    ),
    PRESS.spell(
        "Firestorm Mantra",
        6,
        "Deal 2 damage to the enemy general and restore 2 health to yours for each spell you have cast this turn.",
        (Hurt(SpellsNow(2), ENEMY_GENERAL), Mend(SpellsNow(2), MY_GENERAL)),
        rarity="epic",
    ),
    PRESS.spell(
        "Spiral Counter",
        1,
        "Deal 8 damage to an enemy minion that attacked on the last turn.",
        (Hurt(8, CHOSEN),),
        Target(Units(ENEMY, fought=True)),
        rarity="common",
    ),
    PRESS.artifact(
        "Unbounded Energy Amulet",
        3,
        "Your general has +1 attack and can move 1 step further.",
        1,
        speed=1,
        rarity="legendary",
    ),
)
