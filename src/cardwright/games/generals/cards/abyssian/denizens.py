"""The Abyssian cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, opening_gambit
from cardwright.games.generals.cards.phrases import dying_wish, takes_damage
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, this_turn
from cardwright.games.generals.effects.amounts import AttackOf, HealthOf, TilesOwned
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
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.effects.whose import GIVER
from cardwright.games.generals.model.ability import CostRule
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import DYING_WISH, PROVOKE
from cardwright.games.generals.model.state import CREEP
from cardwright.kernel.effects.things import AtRandom

ABYSSIAN: Final = Press("Abyssian", "Denizens of Shim'Zar")

MY_CREEP: Final = MyTiles(CREEP)
WISHFUL: Final = Holding(MINION, traits=DYING_WISH)
PETS: Final = Holding(
    MINION,
    tribe="Battle Pet",
    faction="Abyssian",
    also=Holding(MINION, tribe="Battle Pet", faction="Neutral", rarity="token"),
)

CARDS: Final = (
    ABYSSIAN.minion(
        "Night Fiend",
        "5 mana 4/4, common",
        "Opening Gambit: Deal 2 damage to each enemy on or near your Shadow Creep.",
        opening_gambit(Hurt(2, Units(ENEMY, ANY_UNIT, AnyOf((MY_CREEP, Near(MY_CREEP)))))),
    ),
    ABYSSIAN.minion(
        "Gor",
        "2 mana 1/1, common Battle Pet",
        "Dying Wish: Summon a Gor in a random corner.",
        dying_wish(Bring("gor", CORNER)),
    ),
    ABYSSIAN.minion(
        "Ooz",
        "2 mana 3/3, rare Battle Pet",
        "Whenever it takes damage, the square of a random enemy becomes Shadow Creep.",
        takes_damage(LayTiles(CREEP, AtUnits(AtRandom(ENEMIES)))),
    ),
    ABYSSIAN.minion(
        "Blood Baronette",
        "3 mana 3/3, rare",
        "Opening Gambit: Double the attack and health of a nearby friendly Wraithling.",
        opening_gambit(
            choose(Units(FRIENDLY, where=NEARBY, card="wraithling")),
            Enchant(CHOSEN, AttackOf(CHOSEN), HealthOf(CHOSEN)),
        ),
    ),
    ABYSSIAN.minion(
        "Arcane Devourer",
        "7 mana 8/4, epic",
        "Opening Gambit: The next minion you play this turn costs 1.",
        opening_gambit(this_turn(CostRule(Holding(MINION), becomes=1, once=True))),
    ),
    ABYSSIAN.minion(
        "Klaxon",
        "6 mana 6/6, legendary",
        "Provoke. Dying Wish: 6 random squares become Shadow Creep.",
        PROVOKE,
        dying_wish(LayTiles(CREEP, Elsewhere(HERE), 6)),
    ),
    ABYSSIAN.spell(
        "Lurking Fear",
        "2 mana, epic",
        "Minions with Dying Wish in your hand and deck cost 1 less.",
        MarkCards(WISHFUL, cost=-1, deck=True),
    ),
    ABYSSIAN.spell(
        "Inkhorn Gaze",
        "2 mana, common",
        "Deal 2 damage to a minion. If it dies this turn, add a random Battle Pet to your hand.",
        choose(ALL_MINIONS),
        Hurt(2, CHOSEN),
        Enchant(CHOSEN, lasts=THIS_TURN, ability=dying_wish(AddCards(cards=PETS, whose=GIVER)), lasting=True),
    ),
    ABYSSIAN.spell(
        "Sphere of Darkness",
        "2 mana, common",
        "The square of an enemy minion becomes Shadow Creep. Draw a card.",
        choose(ENEMY_MINIONS),
        LayTiles(CREEP, HERE),
        DrawCards(),
    ),
    ABYSSIAN.spell(
        "Echoing Shriek",
        "2 mana, epic",
        "Transform all minions that cost at most 2 into Wraithlings.",
        Change(Units(most_cost=2), "wraithling"),
    ),
    ABYSSIAN.spell(
        "Void Steal",
        "3 mana, rare",
        "Give an enemy minion -3 attack and your minions near it +3 attack.",
        choose(ENEMY_MINIONS),
        Enchant(CHOSEN, attack=-3),
        Enchant(Units(FRIENDLY, where=Around(CHOSEN)), attack=3),
    ),
    ABYSSIAN.spell(
        "Obliterate",
        "8 mana, legendary",
        "Remove all your Shadow Creep. Deal 1 damage to all enemies for each.",
        Hurt(TilesOwned(CREEP, 1), ENEMIES),
        LiftTiles(CREEP),
    ),
    ABYSSIAN.artifact(
        "Ghost Azalea",
        "4 mana, legendary",
        "Your general has +1 attack for each Shadow Creep you own.",
        aura(THIS_UNIT, attack=TilesOwned(CREEP)),
    ),
)
