"""Mana, and the cards of no faction: beasts, travellers and bargains at a table of many."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.cards.choices import UNIT
from cardwright.games.pantheon.cards.press import COUNCIL, Press, activate, deed, whenever
from cardwright.games.pantheon.effects.asking import EachSacrifices
from cardwright.games.pantheon.effects.conditions import AgainstHealthier
from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.effects.steps import (
    UNTIL_YOUR_TURN,
    Damage,
    Destroy,
    Draw,
    Gain,
    LoseHealth,
    ManaFromDeck,
    Negate,
    Power,
    ReadyMana,
)
from cardwright.games.pantheon.effects.who import (
    CONTROLLER,
    EVENT,
    EVERYBODY,
    HEALTHIER,
    OPPONENTS,
    TURN_PLAYER,
    All,
    Everybody,
)
from cardwright.games.pantheon.model.card import (
    BARRED,
    DESTROYED,
    ELIMINATED,
    END,
    FRIENDLY_ATTACKS,
    MANA,
    NEUTRAL,
    STEALTH,
    Card,
)
from cardwright.games.pantheon.model.target import ANY_LINK, THING, Target

TRAVELLERS: Final = Press(NEUTRAL)
TRAVELLERS_COUNCIL: Final = Press(NEUTRAL, COUNCIL)

MANA_CARD: Final = Card(
    "Mana", MANA, NEUTRAL, "Place this in your mana pile Ready (once per turn). Exhaust: pays 1 mana."
)

UNITS: Final = (
    TRAVELLERS_COUNCIL.unit("Generous Innkeeper", 1, 2, "On play: Each player draws a card.", deed(Draw(1, EVERYBODY))),
    TRAVELLERS.unit("Treasure Goblin", 2, 2, "When destroyed: Draw a card.", whenever(DESTROYED, Draw(1))),
    TRAVELLERS_COUNCIL.unit(
        "Golden Stag",
        2,
        4,
        "When destroyed: The player whose turn it is draws a card.",
        whenever(DESTROYED, Draw(1, TURN_PLAYER)),
    ),
    TRAVELLERS.unit("Wandering Mercenary", 3, 4),
    TRAVELLERS_COUNCIL.unit("Mimic Chest", 3, 3, "Stealth.", keywords=STEALTH),
    TRAVELLERS_COUNCIL.unit(
        "Crystal Prospector",
        3,
        2,
        "On play: Put the topmost Mana of the deck into your mana pile Exhausted.",
        deed(ManaFromDeck()),
    ),
    TRAVELLERS_COUNCIL.unit(
        "Kingbreaker",
        3,
        3,
        "On play: Each enemy hero with more Health than yours loses 2 Health.",
        deed(LoseHealth(2, HEALTHIER)),
    ),
    TRAVELLERS_COUNCIL.unit(
        "Last-Field Vulture",
        3,
        4,
        "Whenever an opponent is eliminated, draw 3 cards.",
        whenever(ELIMINATED, Draw(3)),
    ),
    TRAVELLERS_COUNCIL.unit("River Troll", 4, 6),
    TRAVELLERS.unit("Stone Golem", 5, 7),
    TRAVELLERS_COUNCIL.unit(
        "Elder Wyrm",
        7,
        8,
        "On play: Deal 2 damage to each other unit.",
        deed(Damage(2, All(Filter(other=True)))),
    ),
)

SPELLS: Final = (
    TRAVELLERS_COUNCIL.spell(
        "Shared Feast",
        1,
        "Draw 2 cards. Each opponent draws a card.",
        deed(Draw(2), Draw(1, OPPONENTS)),
    ),
    TRAVELLERS_COUNCIL.spell(
        "Snare",
        1,
        "Target unit cannot attack until your next turn.",
        deed(Gain(BARRED, lasts=UNTIL_YOUR_TURN), target=UNIT),
    ),
    TRAVELLERS_COUNCIL.spell(
        "Borrowed Might",
        2,
        "Target unit gets +2 power this turn. Its player draws a card.",
        deed(Power(2), Draw(1, CONTROLLER), target=UNIT),
    ),
    TRAVELLERS_COUNCIL.spell(
        "Ambush at Dusk",
        3,
        "Destroy target Exhausted unit.",
        deed(Destroy(), target=Target(THING, Filter(ready=0), words="an Exhausted unit")),
    ),
    TRAVELLERS.spell("Tribute", 4, "Each opponent sacrifices a unit of their choice.", deed(EachSacrifices(OPPONENTS))),
    TRAVELLERS_COUNCIL.spell(
        "Unravel",
        4,
        "Negate target spell, attack or effect.",
        deed(Negate(), target=Target(ANY_LINK, Filter(), words="a spell, attack or effect")),
    ),
)

FIELD_CARDS: Final = (
    TRAVELLERS_COUNCIL.field(
        "Crossroads Inn",
        2,
        "End of turn: Each player with 3 or fewer cards in hand draws a card.",
        whenever(END, Draw(1, Everybody(most_cards=3))),
    ),
    TRAVELLERS_COUNCIL.field(
        "Bounty Board",
        2,
        "Whenever a friendly unit declares an attack against a hero with more Health than yours, that unit gets +2 "
        "power this turn.",
        whenever(FRIENDLY_ATTACKS, Power(2, EVENT), when=AgainstHealthier()),
    ),
    TRAVELLERS.field(
        "Mana Well",
        2,
        "Activate — Exhaust this card: Ready one of your Exhausted mana cards.",
        activate(ReadyMana(1), exhausts=True),
    ),
)

CARDS: Final = (*UNITS, *SPELLS, *FIELD_CARDS)
