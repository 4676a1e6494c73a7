"""The Abyssian cards of Ancient Bonds and Rise of the Bloodbound, beside the mightier bloodbound spells."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.abyssian import MY_WRAITHLINGS
from cardwright.games.generals.cards.phrases import blood_surge, bond, dying_wish
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import CountOf
from cardwright.games.generals.effects.arrival import Bring, BringBack, Revive
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.conditions import TileIs
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import HERE, NEARBY, THERE, Around
from cardwright.games.generals.effects.tiles import LayTiles
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    CHOSEN,
    ENEMY_GENERAL,
    FRIENDLY,
    MY_GENERAL,
    MY_MINIONS,
    AtRandom,
    Remaining,
    Units,
)
from cardwright.games.generals.model.ability import BREAKS, MINE, SUMMONED, TILED, Trigger
from cardwright.games.generals.model.keywords import BOND
from cardwright.games.generals.model.state import CREEP
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Abyssian", "Ancient Bonds / Rise of the Bloodbound")

OTHER_ARCANYSTS: Final = Units(FRIENDLY, tribe="Arcanyst", other=True)

CARDS: Final = (
    PRESS.minion(
        "Furiosa",
        1,
        1,
        2,
        "Blood Surge: Give your Wraithlings +1/+1.",
        rarity="common",
        abilities=(blood_surge(Enchant(MY_WRAITHLINGS, 1, 1)),),
    ),
    PRESS.minion(
        "Horror Burster",
        3,
        4,
        1,
        "Dying Wish: Transform a random friendly minion into a Horror.",
        rarity="rare",
        abilities=(dying_wish(Change(AtRandom(Remaining(MY_MINIONS)), "horror")),),
    ),
    PRESS.minion("Horror", 6, 6, 6, rarity="token", token=True),
    PRESS.minion(
        "Nightshroud",
        4,
        5,
        1,
        "Bond: Restore 1 health to your general and deal 1 damage to the enemy general for each other friendly "
        "Arcanyst.",
        BOND,
        tribe="Arcanyst",
        rarity="common",
        abilities=(
            bond(
                "Arcanyst",
                Mend(CountOf(OTHER_ARCANYSTS, 1), MY_GENERAL),
                Hurt(CountOf(OTHER_ARCANYSTS, 1), ENEMY_GENERAL, unsigned=True),
            ),
        ),
    ),
    PRESS.minion(
        "Nocturne",
        2,
        2,
        2,
        "Where you summon a Wraithling, the square becomes Shadow Creep. Where you make Shadow Creep, summon a "
        "Wraithling.",
        tribe="Arcanyst",
        rarity="epic",
        abilities=(
            Trigger(SUMMONED, (LayTiles(CREEP, THERE),), about=MY_WRAITHLINGS, whose=MINE),
            Trigger(TILED, (Bring("wraithling", THERE, exactly=True),), whose=MINE, test=TileIs(CREEP)),
        ),
    ),
    PRESS.minion(
        "Death Knell",
        8,
        6,
        6,
        "Opening Gambit: Summon your Arcanysts that died this game nearby. Tokens stay dead.",
        tribe="Arcanyst",
        rarity="legendary",
        gambit=(Revive(Holding("minion", tribe="Arcanyst"), NEARBY, 8),),
    ),
    PRESS.spell(
        "Aphotic Drain",
        1,
        "Destroy a friendly minion. Restore 5 health to your general.",
        (Destroy(CHOSEN), Mend(5, MY_GENERAL)),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Necrotic Sphere",
        6,
        "Destroy all minions near your general. Summon a Wraithling on the square of each.",
        (
            Each(
                Units(where=Around(MY_GENERAL)),
                (Destroy(CHOSEN), Bring("wraithling", HERE, exactly=True)),
            ),
        ),
        rarity="epic",
    ),
    PRESS.spell(
        "Punish", 2, "Destroy a damaged minion.", (Destroy(CHOSEN),), Target(Units(damaged=True)), rarity="rare"
    ),
    PRESS.spell(
        "Blood Echoes",
        3,
        "Destroy all your minions. At the end of the turn they return on random squares.",
        (BringBack(MY_MINIONS, anywhere=True), Destroy(MY_MINIONS)),
        rarity="common",
    ),
    PRESS.artifact(
        "The Releaser",
        2,
        "When it is used up, summon a random minion of yours that died this game near your general. Tokens stay dead.",
        abilities=(Trigger(BREAKS, (Revive(Holding("minion"), NEARBY),)),),
        rarity="rare",
    ),
)
