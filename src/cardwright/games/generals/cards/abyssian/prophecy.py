"""The Abyssian cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.abyssian.core import MY_WRAITHLINGS
from cardwright.games.generals.cards.abyssian.denizens import MY_CREEP, WISHFUL
from cardwright.games.generals.cards.clauses import choose, choose_free_square, needs, opening_gambit, sentinel
from cardwright.games.generals.cards.phrases import (
    dying_wish,
    end_of_your_turn,
    opponent_casts,
    opponent_summons,
    revealed,
    your_general_damages,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.amounts import AttackOf
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import Borrow
from cardwright.games.generals.effects.conditions import Room
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, AddCopies, DrawCards
from cardwright.games.generals.effects.enchant import Countdown, Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import TeleportHere
from cardwright.games.generals.effects.places import HERE, Around, Behind
from cardwright.games.generals.effects.rewrite import MarkCards
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    CHOSEN_FIRST,
    ENEMIES,
    ENEMY,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_UNITS,
    SUBJECT,
    Units,
)
from cardwright.games.generals.model.card import GENERAL_ATTACKS, MINION, MINION_SUMMONED, SPELL_CAST
from cardwright.kernel.effects.conditions import Any

ABYSSIAN: Final = Press("Abyssian", "Unearthed Prophecy")

CARDS: Final = (
    ABYSSIAN.minion(
        "Phantasm",
        "2 mana 3/2, common",
        "Whenever your opponent summons a minion, give a random minion in your hand +1 attack.",
        opponent_summons(MarkCards(Holding(MINION), attack=1, one=True)),
    ),
    ABYSSIAN.minion(
        "Nekomata",
        "4 mana 4/2, epic",
        "Dying Wish: Draw 2 minions with Dying Wish.",
        dying_wish(DrawCards(2, cards=WISHFUL)),
    ),
    ABYSSIAN.minion(
        "Desolator",
        "4 mana 2/1, legendary",
        "Opening Gambit: Restore 2 health to your general and deal 2 damage to the enemy general. Dying Wish: Add a "
        "Desolator to your hand.",
        opening_gambit(Mend(2, MY_GENERAL), Hurt(2, ENEMY_GENERAL)),
        dying_wish(AddCards("desolator")),
    ),
    ABYSSIAN.minion(
        "Skullprophet",
        "3 mana 2/4, rare",
        "Sentinel: The enemy general attacks. The enemy general has -1 attack.",
        sentinel(GENERAL_ATTACKS),
        aura(ENEMY_GENERAL, attack=-1),
    ),
    ABYSSIAN.minion(
        "Bound Tormentor",
        "3 mana 2/3, common",
        "Sentinel: Your opponent summons a minion. Add a copy of that minion to your hand that costs 2 less.",
        sentinel(MINION_SUMMONED),
        revealed(AddCopies(SUBJECT, cost=-2)),
    ),
    ABYSSIAN.minion(
        "Xerroloth",
        "3 mana 3/2, rare",
        "Sentinel: Your opponent casts a spell. Whenever your opponent casts a spell, add a Fiend to your hand.",
        sentinel(SPELL_CAST),
        opponent_casts(AddCards("fiend")),
    ),
    ABYSSIAN.spell(
        "Doom",
        "9 mana, legendary",
        "The enemy general dies at the end of its 3rd turn from now.",
        Enchant(ENEMY_GENERAL, ability=end_of_your_turn(Countdown(Destroy(ITSELF))), lasting=True, count=3),
    ),
    ABYSSIAN.spell(
        "Nethermeld",
        "1 mana, epic",
        "Teleport a minion onto your Shadow Creep.",
        needs(Room(MY_CREEP)),
        choose(ALL_MINIONS),
        choose_free_square(MY_CREEP),
        TeleportHere(CHOSEN_FIRST),
    ),
    ABYSSIAN.spell(
        "Choking Tendrils",
        "2 mana, common",
        "Destroy an enemy minion on your Shadow Creep.",
        choose(Units(ENEMY, where=MY_CREEP)),
        Destroy(CHOSEN),
    ),
    ABYSSIAN.spell(
        "Inkling Surge",
        "1 mana, common",
        "If you have a Wraithling, draw a card. Summon a Wraithling near a friend.",
        choose_free_square(Around(MY_UNITS)),
        If(Any(MY_WRAITHLINGS), DrawCards()),
        Bring("wraithling", HERE, exactly=True),
    ),
    ABYSSIAN.spell(
        "Shadowstalk",
        "2 mana, rare",
        "Summon a Wraithling behind each enemy.",
        Bring("wraithling", Behind(ENEMIES), exactly=True),
    ),
    ABYSSIAN.spell(
        "Corporeal Cadence",
        "5 mana, epic",
        "Destroy a friendly minion. Deal as much damage as it had attack to the enemy general.",
        choose(MY_MINIONS),
        Destroy(CHOSEN),
        Hurt(AttackOf(CHOSEN), ENEMY_GENERAL),
    ),
    ABYSSIAN.artifact(
        "Mindlathe",
        "3 mana, legendary",
        "Whenever your general damages an enemy minion, take it over until the end of your turn and reactivate it.",
        your_general_damages(Borrow(SUBJECT), to=ENEMY_MINIONS),
    ),
)
