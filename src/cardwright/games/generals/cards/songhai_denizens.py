"""The Songhai cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import dying_wish, takes_damage
from cardwright.games.generals.cards.press import Press
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
from cardwright.games.generals.model.ability import MOVED, MY_SPELLS, DamageRule, Trigger
from cardwright.games.generals.model.card import MINION, SPELL
from cardwright.games.generals.model.keywords import BACKSTAB, RANGED, ROOTED
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Songhai", "Denizens of Shim'Zar")

CARDS: Final = (
    PRESS.minion(
        "Xho",
        2,
        2,
        3,
        "Dying Wish: Put a random Songhai spell into your hand. It costs 1 less.",
        tribe="Battle Pet",
        rarity="rare",
        abilities=(dying_wish(AddCards(cards=Holding(SPELL, faction="Songhai", real=True), cost=-1)),),
    ),
    PRESS.minion("Ace", 1, 1, 2, "Ranged.", RANGED, tribe="Battle Pet", rarity="common"),
    PRESS.minion(
        "Onyx Jaguar",
        5,
        3,
        3,
        "Whenever a friendly minion is moved in any way, it gains +1/+1.",
        rarity="epic",
        abilities=(Trigger(MOVED, (Enchant(SUBJECT, 1, 1),), about=MY_MINIONS),),
    ),
    PRESS.minion(
        "Ki Beholder",
        3,
        3,
        2,
        "Ranged. Opening Gambit: An enemy minion cannot move until the end of your opponent's next turn.",
        RANGED,
        rarity="rare",
        target=Target(ENEMY_MINIONS),
        gambit=(Enchant(CHOSEN, lasts=END_OF_THEIR_TURN, traits=ROOTED),),
    ),
    PRESS.minion("Katara", 1, 1, 3, "Backstab 1.", rarity="common", backstab=1),
    PRESS.minion(
        "Battle Panddo",
        3,
        2,
        4,
        "Whenever it takes damage, deal 1 damage to all enemies.",
        rarity="epic",
        abilities=(takes_damage(Hurt(1, ENEMIES)),),
    ),
    PRESS.spell(
        "Crimson Coil",
        2,
        "Deal 2 damage to a minion. Your Battle Pets act at once.",
        (Hurt(2, CHOSEN), LetAct(MY_MINIONS)),
        Target(ALL_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Shadow Waltz",
        1,
        "Minions with Backstab in your hand cost 1 less and gain +1/+1.",
        (MarkCards(Holding(MINION, traits=BACKSTAB), -1, 1, 1),),
        rarity="common",
    ),
    PRESS.spell(
        "Pandamonium",
        4,
        "All minions are Panddos until the end of this turn.",
        (Disguise(ALL_MINIONS, "panddo", THIS_TURN),),
        rarity="epic",
    ),
    PRESS.spell(
        "Mirror Meld",
        2,
        "Summon an exact copy of a friendly minion that costs 2 or less nearby it.",
        (BringCopies(CHOSEN, Around(CHOSEN)),),
        Target(Units(FRIENDLY, most_cost=2)),
        rarity="rare",
    ),
    PRESS.spell(
        "Koan of Horns",
        8,
        "All minions in your hand and deck become Gore Horns that cost 3 less. Draw 3 cards.",
        (TurnCards(Holding(MINION), "gore_horn", -3), DrawCards(3)),
        rarity="legendary",
    ),
    PRESS.artifact(
        "Crescent Spear",
        1,
        "Your general has +1 attack. Your spells that deal damage deal 1 more.",
        1,
        abilities=(DamageRule(EVERYONE, more=1, source=MY_SPELLS),),
        rarity="legendary",
    ),
)
