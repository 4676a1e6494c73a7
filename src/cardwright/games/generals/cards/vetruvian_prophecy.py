"""The Vetruvian cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    dying_wish,
    is_attacked,
    kills_an_enemy,
    opponent_draws,
    start_of_your_turn,
    you_play,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.vetruvian_denizens import MY_OBELYSKS, WISHES
from cardwright.games.generals.effects.arrival import BringCopies
from cardwright.games.generals.effects.artifacts import StealArtifact
from cardwright.games.generals.effects.damage import Destroy, Hurt, VanishAtOnce
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant, Learn
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import SendHome
from cardwright.games.generals.effects.places import HERE, MIDDLE_COLUMN, NEARBY, THERE, Around, RowsOf
from cardwright.games.generals.effects.tiles import LayTiles
from cardwright.games.generals.effects.units import (
    CHOSEN,
    ENEMY,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    Units,
)
from cardwright.games.generals.model.keywords import BLAST, CELERITY, FLYING, FRENZY, NO_STRIKE_BACK, PROVOKE
from cardwright.games.generals.model.state import SAND
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Vetruvian", "Unearthed Prophecy")

CARDS: Final = (
    PRESS.minion(
        "Duskweaver",
        2,
        2,
        1,
        "Dying Wish: Add a random wish of the scions to your hand.",
        tribe="Dervish",
        rarity="common",
        abilities=(dying_wish(AddCards(cards=Holding("spell", keys=WISHES))),),
    ),
    PRESS.minion(
        "Trygon Obelysk",
        4,
        0,
        9,
        "Summon Dervish, 3 times.",
        tribe="Structure",
        rarity="legendary",
        dervishes=3,
    ),
    PRESS.minion(
        "Lavastorm Obelysk",
        2,
        0,
        4,
        "Summon Dervish. At the start of your turn, deal 6 damage to the enemy minions in its row.",
        tribe="Structure",
        rarity="rare",
        dervishes=1,
        abilities=(start_of_your_turn(Hurt(6, Units(ENEMY, where=RowsOf(ITSELF)), unsigned=True)),),
    ),
    PRESS.minion(
        "Wasteland Wraith",
        4,
        1,
        5,
        "At the start of your turn, destroy it and all enemy minions.",
        rarity="epic",
        abilities=(start_of_your_turn(Destroy(ENEMY_MINIONS), Destroy(ITSELF)),),
    ),
    PRESS.minion(
        "Fate Watcher",
        3,
        2,
        3,
        "Whenever your opponent draws a card, it gains Blast, Celerity, Flying, Frenzy or Provoke.",
        rarity="common",
        abilities=(
            opponent_draws(
                Learn(
                    (
                        Enchant(ITSELF, traits=FRENZY),
                        Enchant(ITSELF, traits=FLYING),
                        Enchant(ITSELF, traits=CELERITY),
                        Enchant(ITSELF, traits=PROVOKE),
                        Enchant(ITSELF, traits=BLAST),
                    )
                )
            ),
        ),
    ),
    PRESS.minion(
        "Sandswirl Reader",
        5,
        3,
        3,
        "Opening Gambit: Return a nearby minion to its owner's hand. Its square becomes Exhuming Sand.",
        rarity="rare",
        target=Target(Units(where=NEARBY, other=True)),
        gambit=(SendHome(CHOSEN), LayTiles(SAND, HERE)),
    ),
    PRESS.spell(
        "Arid Unmaking",
        1,
        "Destroy a friendly minion. Its square becomes Exhuming Sand.",
        (Destroy(CHOSEN), LayTiles(SAND, HERE)),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Cataclysmic Fault",
        6,
        "The middle column becomes Exhuming Sand.",
        (LayTiles(SAND, MIDDLE_COLUMN),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Reassemble",
        2,
        "Return a friendly Obelysk to your hand, where it costs 0. Draw a card.",
        (SendHome(CHOSEN, free=True), DrawCards()),
        Target(MY_OBELYSKS),
        rarity="common",
    ),
    PRESS.spell(
        "Azure Summoning",
        1,
        "This turn, whenever you play a minion with Flying, draw a minion with Flying.",
        (
            Enchant(
                MY_GENERAL,
                lasts=THIS_TURN,
                abilities=(
                    you_play(DrawCards(cards=Holding("minion", traits=FLYING)), who=Units(FRIENDLY, traits=FLYING)),
                ),
                lasting=True,
            ),
        ),
        rarity="epic",
    ),
    PRESS.spell(
        "Superior Mirage",
        5,
        "Summon 3 copies of an enemy minion near it. They vanish when attacked, and do not strike back.",
        (
            BringCopies(
                CHOSEN,
                Around(CHOSEN),
                3,
                then=(
                    Enchant(
                        CHOSEN, traits=NO_STRIKE_BACK, abilities=(is_attacked(VanishAtOnce(ITSELF)),), lasting=True
                    ),
                ),
            ),
        ),
        Target(ENEMY_MINIONS),
        rarity="epic",
    ),
    PRESS.spell(
        "Droplift",
        1,
        "Take a random artifact from the enemy general and equip it.",
        (StealArtifact(),),
        rarity="rare",
    ),
    PRESS.artifact(
        "Oblivion Sickle",
        1,
        "Where your general kills an enemy, the square becomes Exhuming Sand.",
        abilities=(kills_an_enemy(LayTiles(SAND, THERE)),),
        rarity="legendary",
    ),
)
