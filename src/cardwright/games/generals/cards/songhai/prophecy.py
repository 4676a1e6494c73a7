"""The Songhai cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import backstab, choose, choose_free_square, sentinel
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

SONGHAI: Final = Press("Songhai", "Unearthed Prophecy")

CARDS: Final = (
    SONGHAI.minion(
        "Flamewreath",
        "4 mana 2/4, common",
        "Whenever it is moved in any way, deal 2 damage to all nearby enemies.",
        after_it_moves(Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY))),
    ),
    SONGHAI.minion(
        "Eternity Painter",
        "6 mana 3/4, legendary",
        "At the end of your turn, transform nearby enemy minions into Panddos.",
        end_of_your_turn(Change(Units(ENEMY, where=NEARBY), "panddo")),
    ),
    SONGHAI.minion(
        "Scroll Bandit",
        "2 mana 1/3, epic Arcanyst",
        "Backstab 1. Whenever it backstabs, take a random spell from your opponent's deck into your hand.",
        backstab(1),
        backstabs(Steal(Holding(SPELL))),
    ),
    SONGHAI.minion(
        "Hundred-Handed Rakushi",
        "3 mana 3/4, common",
        "Sentinel (your opponent summons a minion): Deal 2 damage to that minion.",
        sentinel(MINION_SUMMONED),
        revealed(Hurt(2, SUBJECT)),
    ),
    SONGHAI.minion(
        "Mizuchi",
        "3 mana 2/5, rare",
        "Sentinel (your opponent's general attacks). Backstab 2. Flying.",
        sentinel(GENERAL_ATTACKS),
        backstab(2),
        FLYING,
    ),
    SONGHAI.minion(
        "Mind-Cage Oni",
        "3 mana 3/2, rare",
        "Sentinel (your opponent casts a spell). Whenever your opponent casts a spell, put a copy of it into your "
        "hand.",
        sentinel(SPELL_CAST),
        opponent_casts(AddThatCard()),
    ),
    SONGHAI.spell(
        "Twilight Reiki",
        "5 mana, legendary",
        "Put 3 random Songhai minions into your hand. They cost 1 less.",
        AddCards(cards=Holding(MINION, faction="Songhai", real=True, but_rarity="mythron"), count=3, cost=-1),
    ),
    SONGHAI.spell(
        "Gotatsu",
        "1 mana, common",
        "Deal 1 damage to a minion. At the end of this turn, draw 1 more card.",
        choose(ALL_MINIONS),
        Hurt(1, CHOSEN),
        DrawMore(),
    ),
    SONGHAI.spell(
        "Bombard", "5 mana, rare", "Reactivate your minions with Ranged.", Wake(Units(FRIENDLY, traits=RANGED))
    ),
    SONGHAI.spell(
        "Flicker",
        "3 mana, epic",
        "Teleport your general to the free square behind an enemy.",
        choose_free_square(Behind(ENEMIES)),
        TeleportHere(MY_GENERAL),
    ),
    SONGHAI.spell(
        "Firestorm Mantra",
        "6 mana, epic",
        "Deal 2 damage to the enemy general and restore 2 health to yours for each spell you have cast this turn.",
        Hurt(SpellsNow(2), ENEMY_GENERAL),
        Mend(SpellsNow(2), MY_GENERAL),
    ),
    SONGHAI.spell(
        "Spiral Counter",
        "1 mana, common",
        "Deal 8 damage to an enemy minion that attacked on the last turn.",
        choose(Units(ENEMY, fought=True)),
        Hurt(8, CHOSEN),
    ),
    SONGHAI.artifact(
        "Unbounded Energy Amulet",
        "3 mana +1 attack, legendary",
        "Your general has +1 attack and can move 1 step further.",
        speed=1,
    ),
)
