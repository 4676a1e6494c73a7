"""The Abyssian cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import dying_wish, takes_damage
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AttackOf, HealthOf, PerTile, TilesOwned
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import (
    CORNER,
    HERE,
    NEARBY,
    AnyOf,
    Around,
    AtUnits,
    Elsewhere,
    MyTiles,
    Near,
)
from cardwright.games.generals.effects.rewrite import MarkCards
from cardwright.games.generals.effects.tiles import LayTiles, LiftTiles
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ENEMY_MINIONS,
    FRIENDLY,
    MY_GENERAL,
    THIS_UNIT,
    AtRandom,
    Units,
)
from cardwright.games.generals.effects.whose import GIVER
from cardwright.games.generals.model.ability import Aura, CostRule
from cardwright.games.generals.model.keywords import DYING_WISH, PROVOKE
from cardwright.games.generals.model.state import CREEP
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Abyssian", "Denizens of Shim'Zar")

MY_CREEP: Final = MyTiles(CREEP)
WISHFUL: Final = Holding("minion", traits=DYING_WISH)
PETS: Final = Holding(
    "minion",
    tribe="Battle Pet",
    faction="Abyssian",
    also=Holding("minion", tribe="Battle Pet", faction="Neutral", rarity="token"),
)

CARDS: Final = (
    PRESS.minion(
        "Night Fiend",
        5,
        4,
        4,
        "Opening Gambit: Deal 2 damage to each enemy on or near your Shadow Creep.",
        rarity="common",
        gambit=(Hurt(2, Units(ENEMY, ANY_UNIT, AnyOf((MY_CREEP, Near(MY_CREEP))))),),
    ),
    PRESS.minion(
        "Gor",
        2,
        1,
        1,
        "Dying Wish: Summon a Gor in a random corner.",
        tribe="Battle Pet",
        rarity="common",
        abilities=(dying_wish(Bring("gor", CORNER)),),
    ),
    PRESS.minion(
        "Ooz",
        2,
        3,
        3,
        "Whenever it takes damage, the square of a random enemy becomes Shadow Creep.",
        tribe="Battle Pet",
        rarity="rare",
        abilities=(takes_damage(LayTiles(CREEP, AtUnits(AtRandom(ENEMIES)))),),
    ),
    PRESS.minion(
        "Blood Baronette",
        3,
        3,
        3,
        "Opening Gambit: Double the attack and health of a nearby friendly Wraithling.",
        rarity="rare",
        target=Target(Units(FRIENDLY, where=NEARBY, card="wraithling")),
        gambit=(Enchant(CHOSEN, AttackOf(CHOSEN), HealthOf(CHOSEN)),),
    ),
    PRESS.minion(
        "Arcane Devourer",
        7,
        8,
        4,
        "Opening Gambit: The next minion you play this turn costs 1.",
        rarity="epic",
        gambit=(
            Enchant(
                MY_GENERAL,
                lasts=THIS_TURN,
                abilities=(CostRule(Holding("minion"), becomes=1, once=True),),
                lasting=True,
            ),
        ),
    ),
    PRESS.minion(
        "Klaxon",
        6,
        6,
        6,
        "Provoke. Dying Wish: 6 random squares become Shadow Creep.",
        PROVOKE,
        rarity="legendary",
        abilities=(dying_wish(LayTiles(CREEP, Elsewhere(HERE), 6)),),
    ),
    PRESS.spell(
        "Lurking Fear",
        2,
        "Minions with Dying Wish in your hand and deck cost 1 less.",
        (MarkCards(WISHFUL, cost=-1, deck=True),),
        rarity="epic",
    ),
    PRESS.spell(
        "Inkhorn Gaze",
        2,
        "Deal 2 damage to a minion. If it dies this turn, add a random Battle Pet to your hand.",
        (
            Hurt(2, CHOSEN),
            Enchant(CHOSEN, lasts=THIS_TURN, abilities=(dying_wish(AddCards(cards=PETS, whose=GIVER)),), lasting=True),
        ),
        Target(ALL_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Sphere of Darkness",
        2,
        "The square of an enemy minion becomes Shadow Creep. Draw a card.",
        (LayTiles(CREEP, HERE), DrawCards()),
        Target(ENEMY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Echoing Shriek",
        2,
        "Transform all minions that cost at most 2 into Wraithlings.",
        (Change(Units(most_cost=2), "wraithling"),),
        rarity="epic",
    ),
    PRESS.spell(
        "Void Steal",
        3,
        "Give an enemy minion -3 attack and your minions near it +3 attack.",
        (Enchant(CHOSEN, -3), Enchant(Units(FRIENDLY, where=Around(CHOSEN)), 3)),
        Target(ENEMY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Obliterate",
        8,
        "Remove all your Shadow Creep. Deal 1 damage to all enemies for each.",
        (Hurt(TilesOwned(CREEP, 1), ENEMIES), LiftTiles(CREEP)),
        rarity="legendary",
    ),
    PRESS.artifact(
        "Ghost Azalea",
        4,
        "Your general has +1 attack for each Shadow Creep you own.",
        abilities=(Aura(THIS_UNIT, PerTile(CREEP)),),
        rarity="legendary",
    ),
)
