"""The Abyssian cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.abyssian import MY_WRAITHLINGS
from cardwright.games.generals.cards.abyssian_denizens import MY_CREEP, WISHFUL
from cardwright.games.generals.cards.phrases import (
    aura,
    dying_wish,
    end_of_your_turn,
    opponent_casts,
    opponent_summons,
    revealed,
    your_general_damages,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AttackOf
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import Borrow
from cardwright.games.generals.effects.conditions import Any, Room
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
from cardwright.games.generals.model.card import GENERAL_ATTACKS, MINION_SUMMONED, SPELL_CAST
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Abyssian", "Unearthed Prophecy")

CARDS: Final = (
    PRESS.minion(
        "Phantasm",
        2,
        3,
        2,
        "Whenever your opponent summons a minion, give a random minion in your hand +1 attack.",
        rarity="common",
        abilities=(opponent_summons(MarkCards(Holding("minion"), attack=1, one=True)),),
    ),
    PRESS.minion(
        "Nekomata",
        4,
        4,
        2,
        "Dying Wish: Draw 2 minions with Dying Wish.",
        rarity="epic",
        abilities=(dying_wish(DrawCards(2, cards=WISHFUL)),),
    ),
    PRESS.minion(
        "Desolator",
        4,
        2,
        1,
        "Opening Gambit: Restore 2 health to your general and deal 2 damage to the enemy general. Dying Wish: Add a "
        "Desolator to your hand.",
        rarity="legendary",
        gambit=(Mend(2, MY_GENERAL), Hurt(2, ENEMY_GENERAL, unsigned=True)),
        abilities=(dying_wish(AddCards("desolator")),),
    ),
    PRESS.minion(
        "Skullprophet",
        3,
        2,
        4,
        "Sentinel: The enemy general attacks. The enemy general has -1 attack.",
        rarity="rare",
        hidden_by="watchful_sentinel",
        watch=GENERAL_ATTACKS,
        abilities=(aura(ENEMY_GENERAL, attack=-1),),
    ),
    PRESS.minion(
        "Bound Tormentor",
        3,
        2,
        3,
        "Sentinel: Your opponent summons a minion. Add a copy of that minion to your hand that costs 2 less.",
        rarity="common",
        hidden_by="watchful_sentinel",
        watch=MINION_SUMMONED,
        abilities=(revealed(AddCopies(SUBJECT, cost=-2)),),
    ),
    PRESS.minion(
        "Xerroloth",
        3,
        3,
        2,
        "Sentinel: Your opponent casts a spell. Whenever your opponent casts a spell, add a Fiend to your hand.",
        rarity="rare",
        hidden_by="watchful_sentinel",
        watch=SPELL_CAST,
        abilities=(opponent_casts(AddCards("fiend")),),
    ),
    PRESS.spell(
        "Doom",
        9,
        "The enemy general dies at the end of its 3rd turn from now.",
        (Enchant(ENEMY_GENERAL, abilities=(end_of_your_turn(Countdown((Destroy(ITSELF),))),), lasting=True, count=3),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Nethermeld",
        1,
        "Teleport a minion onto your Shadow Creep.",
        (),
        Target(ALL_MINIONS),
        followups=((Target(where=MY_CREEP, free=True), (TeleportHere(CHOSEN_FIRST),)),),
        rarity="epic",
        needs=Room(MY_CREEP),
    ),
    PRESS.spell(
        "Choking Tendrils",
        2,
        "Destroy an enemy minion on your Shadow Creep.",
        (Destroy(CHOSEN),),
        Target(Units(ENEMY, where=MY_CREEP)),
        rarity="common",
    ),
    PRESS.spell(
        "Inkling Surge",
        1,
        "If you have a Wraithling, draw a card. Summon a Wraithling near a friend.",
        (If(Any(MY_WRAITHLINGS), (DrawCards(),)), Bring("wraithling", HERE, exactly=True)),
        Target(where=Around(MY_UNITS), free=True),
        rarity="common",
    ),
    PRESS.spell(
        "Shadowstalk",
        2,
        "Summon a Wraithling behind each enemy.",
        (Bring("wraithling", Behind(ENEMIES), exactly=True),),
        rarity="rare",
    ),
    PRESS.spell(
        "Corporeal Cadence",
        5,
        "Destroy a friendly minion. Deal as much damage as it had attack to the enemy general.",
        (Destroy(CHOSEN), Hurt(AttackOf(CHOSEN), ENEMY_GENERAL)),
        Target(MY_MINIONS),
        rarity="epic",
    ),
    PRESS.artifact(
        "Mindlathe",
        3,
        "Whenever your general damages an enemy minion, take it over until the end of your turn and reactivate it.",
        abilities=(your_general_damages(Borrow(SUBJECT), to=ENEMY_MINIONS),),
        rarity="legendary",
    ),
)
