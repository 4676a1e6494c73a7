"""The Abyssian cards of Ancient Bonds and Rise of the Bloodbound, beside the mightier bloodbound spells."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.abyssian.core import MY_WRAITHLINGS
from cardwright.games.generals.cards.clauses import choose, opening_gambit
from cardwright.games.generals.cards.phrases import blood_surge, bond, dying_wish, whenever
from cardwright.games.generals.cards.press import Press
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
    Remaining,
    Units,
)
from cardwright.games.generals.model.ability import BREAKS, MINE, SUMMONED, TILED
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import BOND
from cardwright.games.generals.model.state import CREEP
from cardwright.kernel.effects.amounts import CountOf
from cardwright.kernel.effects.things import AtRandom

ABYSSIAN: Final = Press("Abyssian", "Ancient Bonds / Rise of the Bloodbound")

OTHER_ARCANYSTS: Final = Units(FRIENDLY, tribe="Arcanyst", other=True)

CARDS: Final = (
    ABYSSIAN.minion(
        "Furiosa",
        "1 mana 1/2, common",
        "Blood Surge: Give your Wraithlings +1/+1.",
        blood_surge(Enchant(MY_WRAITHLINGS, 1, 1)),
    ),
    ABYSSIAN.minion(
        "Horror Burster",
        "3 mana 4/1, rare",
        "Dying Wish: Transform a random friendly minion into a Horror.",
        dying_wish(Change(AtRandom(Remaining(MY_MINIONS)), "horror")),
    ),
    ABYSSIAN.minion("Horror", "6 mana 6/6, token"),
    ABYSSIAN.minion(
        "Nightshroud",
        "4 mana 5/1, common Arcanyst",
        "Bond: Restore 1 health to your general and deal 1 damage to the enemy general for each other friendly "
        "Arcanyst.",
        BOND,
        bond(
            "Arcanyst",
            Mend(CountOf(OTHER_ARCANYSTS, 1), MY_GENERAL),
            Hurt(CountOf(OTHER_ARCANYSTS, 1), ENEMY_GENERAL),
        ),
    ),
    ABYSSIAN.minion(
        "Nocturne",
        "2 mana 2/2, epic Arcanyst",
        "Where you summon a Wraithling, the square becomes Shadow Creep. Where you make Shadow Creep, summon a "
        "Wraithling.",
        whenever(SUMMONED, LayTiles(CREEP, THERE), about=MY_WRAITHLINGS, whose=MINE),
        whenever(TILED, Bring("wraithling", THERE, exactly=True), whose=MINE, test=TileIs(CREEP)),
    ),
    ABYSSIAN.minion(
        "Death Knell",
        "8 mana 6/6, legendary Arcanyst",
        "Opening Gambit: Summon your Arcanysts that died this game nearby. Tokens stay dead.",
        opening_gambit(Revive(Holding(MINION, tribe="Arcanyst"), NEARBY, 8)),
    ),
    ABYSSIAN.spell(
        "Aphotic Drain",
        "1 mana, common",
        "Destroy a friendly minion. Restore 5 health to your general.",
        choose(MY_MINIONS),
        Destroy(CHOSEN),
        Mend(5, MY_GENERAL),
    ),
    ABYSSIAN.spell(
        "Necrotic Sphere",
        "6 mana, epic",
        "Destroy all minions near your general. Summon a Wraithling on the square of each.",
        Each(Units(where=Around(MY_GENERAL)), Destroy(CHOSEN), Bring("wraithling", HERE, exactly=True)),
    ),
    ABYSSIAN.spell("Punish", "2 mana, rare", "Destroy a damaged minion.", choose(Units(damaged=True)), Destroy(CHOSEN)),
    ABYSSIAN.spell(
        "Blood Echoes",
        "3 mana, common",
        "Destroy all your minions. At the end of the turn they return on random squares.",
        BringBack(MY_MINIONS, anywhere=True),
        Destroy(MY_MINIONS),
    ),
    ABYSSIAN.artifact(
        "The Releaser",
        "2 mana, rare",
        "When it is used up, summon a random minion of yours that died this game near your general. Tokens stay dead.",
        whenever(BREAKS, Revive(Holding(MINION), NEARBY)),
    ),
)
