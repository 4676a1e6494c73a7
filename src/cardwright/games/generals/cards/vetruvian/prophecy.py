"""The Vetruvian cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, opening_gambit, summon_dervish
from cardwright.games.generals.cards.phrases import (
    dying_wish,
    is_attacked,
    kills_an_enemy,
    opponent_draws,
    start_of_your_turn,
    you_play,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import this_turn
from cardwright.games.generals.cards.vetruvian.denizens import MY_OBELYSKS, WISHES
from cardwright.games.generals.effects.arrival import BringCopies
from cardwright.games.generals.effects.artifacts import StealArtifact
from cardwright.games.generals.effects.damage import Destroy, Hurt, VanishAtOnce
from cardwright.games.generals.effects.draw import AddCards, DrawCards
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
    MY_MINIONS,
    Units,
)
from cardwright.games.generals.model.card import MINION, SPELL
from cardwright.games.generals.model.keywords import BLAST, CELERITY, FLYING, FRENZY, NO_STRIKE_BACK, PROVOKE
from cardwright.games.generals.model.state import SAND

VETRUVIAN: Final = Press("Vetruvian", "Unearthed Prophecy")

CARDS: Final = (
    VETRUVIAN.minion(
        "Duskweaver",
        "2 mana 2/1, common Dervish",
        "Dying Wish: Add a random wish of the scions to your hand.",
        dying_wish(AddCards(cards=Holding(SPELL, keys=WISHES))),
    ),
    VETRUVIAN.minion(
        "Trygon Obelysk", "4 mana 0/9, legendary Structure", "Summon Dervish, 3 times.", summon_dervish(3)
    ),
    VETRUVIAN.minion(
        "Lavastorm Obelysk",
        "2 mana 0/4, rare Structure",
        "Summon Dervish. At the start of your turn, deal 6 damage to the enemy minions in its row.",
        summon_dervish(),
        start_of_your_turn(Hurt(6, Units(ENEMY, where=RowsOf(ITSELF)))),
    ),
    VETRUVIAN.minion(
        "Wasteland Wraith",
        "4 mana 1/5, epic",
        "At the start of your turn, destroy it and all enemy minions.",
        start_of_your_turn(Destroy(ENEMY_MINIONS), Destroy(ITSELF)),
    ),
    VETRUVIAN.minion(
        "Fate Watcher",
        "3 mana 2/3, common",
        "Whenever your opponent draws a card, it gains Blast, Celerity, Flying, Frenzy or Provoke.",
        opponent_draws(
            Learn(
                Enchant(ITSELF, traits=FRENZY),
                Enchant(ITSELF, traits=FLYING),
                Enchant(ITSELF, traits=CELERITY),
                Enchant(ITSELF, traits=PROVOKE),
                Enchant(ITSELF, traits=BLAST),
            )
        ),
    ),
    VETRUVIAN.minion(
        "Sandswirl Reader",
        "5 mana 3/3, rare",
        "Opening Gambit: Return a nearby minion to its owner's hand. Its square becomes Exhuming Sand.",
        opening_gambit(choose(Units(where=NEARBY)), SendHome(CHOSEN), LayTiles(SAND, HERE)),
    ),
    VETRUVIAN.spell(
        "Arid Unmaking",
        "1 mana, common",
        "Destroy a friendly minion. Its square becomes Exhuming Sand.",
        choose(MY_MINIONS),
        Destroy(CHOSEN),
        LayTiles(SAND, HERE),
    ),
    VETRUVIAN.spell(
        "Cataclysmic Fault",
        "6 mana, legendary",
        "The middle column becomes Exhuming Sand.",
        LayTiles(SAND, MIDDLE_COLUMN),
    ),
    VETRUVIAN.spell(
        "Reassemble",
        "2 mana, common",
        "Return a friendly Obelysk to your hand, where it costs 0. Draw a card.",
        choose(MY_OBELYSKS),
        SendHome(CHOSEN, free=True),
        DrawCards(),
    ),
    VETRUVIAN.spell(
        "Azure Summoning",
        "1 mana, epic",
        "This turn, whenever you play a minion with Flying, draw a minion with Flying.",
        this_turn(you_play(DrawCards(cards=Holding(MINION, traits=FLYING)), who=Units(FRIENDLY, traits=FLYING))),
    ),
    VETRUVIAN.spell(
        "Superior Mirage",
        "5 mana, epic",
        "Summon 3 copies of an enemy minion near it. They vanish when attacked, and do not strike back.",
        choose(ENEMY_MINIONS),
        BringCopies(
            CHOSEN,
            Around(CHOSEN),
            count=3,
            then=Enchant(CHOSEN, traits=NO_STRIKE_BACK, ability=is_attacked(VanishAtOnce(ITSELF)), lasting=True),
        ),
    ),
    VETRUVIAN.spell(
        "Droplift", "1 mana, rare", "Take a random artifact from the enemy general and equip it.", StealArtifact()
    ),
    VETRUVIAN.artifact(
        "Oblivion Sickle",
        "1 mana, legendary",
        "Where your general kills an enemy, the square becomes Exhuming Sand.",
        kills_an_enemy(LayTiles(SAND, THERE)),
    ),
)
