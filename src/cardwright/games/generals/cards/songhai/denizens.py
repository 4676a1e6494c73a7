"""The Songhai cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import backstab, choose, opening_gambit
from cardwright.games.generals.cards.phrases import dying_wish, takes_damage, whenever
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import more_damage
from cardwright.games.generals.effects.arrival import BringCopies
from cardwright.games.generals.effects.command import LetAct
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import Around
from cardwright.games.generals.effects.rewrite import MarkCards, TurnCards
from cardwright.games.generals.effects.transform import Disguise
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    ENEMIES,
    ENEMY_MINIONS,
    EVERYONE,
    FRIENDLY,
    MY_MINIONS,
    SUBJECT,
    Units,
)
from cardwright.games.generals.model.ability import MOVED, MY_SPELLS
from cardwright.games.generals.model.card import MINION, SPELL
from cardwright.games.generals.model.keywords import BACKSTAB, RANGED, ROOTED

SONGHAI: Final = Press("Songhai", "Denizens of Shim'Zar")

CARDS: Final = (
    SONGHAI.minion(
        "Xho",
        "2 mana 2/3, rare Battle Pet",
        "Dying Wish: Put a random Songhai spell into your hand. It costs 1 less.",
        dying_wish(AddCards(cards=Holding(SPELL, faction="Songhai", real=True), cost=-1)),
    ),
    SONGHAI.minion("Ace", "1 mana 1/2, common Battle Pet", "Ranged.", RANGED),
    SONGHAI.minion(
        "Onyx Jaguar",
        "5 mana 3/3, epic",
        "Whenever a friendly minion is moved in any way, it gains +1/+1.",
        whenever(MOVED, Enchant(SUBJECT, 1, 1), about=MY_MINIONS),
    ),
    SONGHAI.minion(
        "Ki Beholder",
        "3 mana 3/2, rare",
        "Ranged. Opening Gambit: An enemy minion cannot move until the end of your opponent's next turn.",
        RANGED,
        opening_gambit(choose(ENEMY_MINIONS), Enchant(CHOSEN, lasts=END_OF_THEIR_TURN, traits=ROOTED)),
    ),
    SONGHAI.minion("Katara", "1 mana 1/3, common", "Backstab 1.", backstab(1)),
    SONGHAI.minion(
        "Battle Panddo",
        "3 mana 2/4, epic",
        "Whenever it takes damage, deal 1 damage to all enemies.",
        takes_damage(Hurt(1, ENEMIES)),
    ),
    SONGHAI.spell(
        "Crimson Coil",
        "2 mana, common",
        "Deal 2 damage to a minion. Your Battle Pets act at once.",
        choose(ALL_MINIONS),
        Hurt(2, CHOSEN),
        LetAct(MY_MINIONS),
    ),
    SONGHAI.spell(
        "Shadow Waltz",
        "1 mana, common",
        "Minions with Backstab in your hand cost 1 less and gain +1/+1.",
        MarkCards(Holding(MINION, traits=BACKSTAB), -1, 1, 1),
    ),
    SONGHAI.spell(
        "Pandamonium",
        "4 mana, epic",
        "All minions are Panddos until the end of this turn.",
        Disguise(ALL_MINIONS, "panddo", THIS_TURN),
    ),
    SONGHAI.spell(
        "Mirror Meld",
        "2 mana, rare",
        "Summon an exact copy of a friendly minion that costs 2 or less nearby it.",
        choose(Units(FRIENDLY, most_cost=2)),
        BringCopies(CHOSEN, Around(CHOSEN)),
    ),
    SONGHAI.spell(
        "Koan of Horns",
        "8 mana, legendary",
        "All minions in your hand and deck become Gore Horns that cost 3 less. Draw 3 cards.",
        TurnCards(Holding(MINION), "gore_horn", -3),
        DrawCards(3),
    ),
    SONGHAI.artifact(
        "Crescent Spear",
        "1 mana +1 attack, legendary",
        "Your general has +1 attack. Your spells that deal damage deal 1 more.",
        more_damage(1, to=EVERYONE, source=MY_SPELLS),
    ),
)
