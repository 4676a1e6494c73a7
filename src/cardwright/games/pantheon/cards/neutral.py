"""Mana, and the cards of no faction: beasts, travellers and bargains at a table of many."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.cards.choices import EXHAUSTED_UNIT, SPELL_ATTACK_OR_EFFECT, UNIT
from cardwright.games.pantheon.cards.phrases import activate, end_of_turn, on_play, when_destroyed, whenever
from cardwright.games.pantheon.cards.press import COUNCIL, Press
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
    ELIMINATED,
    FRIENDLY_ATTACKS,
    MANA,
    NEUTRAL,
    STEALTH,
    Card,
    Numbers,
)

TRAVELLERS: Final = Press(NEUTRAL)
TRAVELLERS_COUNCIL: Final = Press(NEUTRAL, COUNCIL)

MANA_CARD: Final = Card(
    "Mana", MANA, NEUTRAL, Numbers(), "Place this in your mana pile Ready (once per turn). Exhaust: pays 1 mana."
)

UNITS: Final = (
    TRAVELLERS_COUNCIL.unit(
        "Generous Innkeeper", "1 mana 2 power", "On play: Each player draws a card.", on_play(Draw(1, EVERYBODY))
    ),
    TRAVELLERS.unit("Treasure Goblin", "2 mana 2 power", "When destroyed: Draw a card.", when_destroyed(Draw(1))),
    TRAVELLERS_COUNCIL.unit(
        "Golden Stag",
        "2 mana 4 power",
        "When destroyed: The player whose turn it is draws a card.",
        when_destroyed(Draw(1, TURN_PLAYER)),
    ),
    TRAVELLERS.unit("Wandering Mercenary", "3 mana 4 power"),
    TRAVELLERS_COUNCIL.unit("Mimic Chest", "3 mana 3 power", "Stealth.", STEALTH),
    TRAVELLERS_COUNCIL.unit(
        "Crystal Prospector",
        "3 mana 2 power",
        "On play: Put the topmost Mana of the deck into your mana pile Exhausted.",
        on_play(ManaFromDeck()),
    ),
    TRAVELLERS_COUNCIL.unit(
        "Kingbreaker",
        "3 mana 3 power",
        "On play: Each enemy hero with more Health than yours loses 2 Health.",
        on_play(LoseHealth(2, HEALTHIER)),
    ),
    TRAVELLERS_COUNCIL.unit(
        "Last-Field Vulture",
        "3 mana 4 power",
        "Whenever an opponent is eliminated, draw 3 cards.",
        whenever(ELIMINATED, Draw(3)),
    ),
    TRAVELLERS_COUNCIL.unit("River Troll", "4 mana 6 power"),
    TRAVELLERS.unit("Stone Golem", "5 mana 7 power"),
    TRAVELLERS_COUNCIL.unit(
        "Elder Wyrm",
        "7 mana 8 power",
        "On play: Deal 2 damage to each other unit.",
        on_play(Damage(2, All(Filter(other=True)))),
    ),
)

SPELLS: Final = (
    TRAVELLERS_COUNCIL.spell(
        "Shared Feast", "1 mana", "Draw 2 cards. Each opponent draws a card.", Draw(2), Draw(1, OPPONENTS)
    ),
    TRAVELLERS_COUNCIL.spell(
        "Snare",
        "1 mana",
        "Target unit cannot attack until your next turn.",
        Gain(BARRED, lasts=UNTIL_YOUR_TURN),
        target=UNIT,
    ),
    TRAVELLERS_COUNCIL.spell(
        "Borrowed Might",
        "2 mana",
        "Target unit gets +2 power this turn. Its player draws a card.",
        Power(2),
        Draw(1, CONTROLLER),
        target=UNIT,
    ),
    TRAVELLERS_COUNCIL.spell(
        "Ambush at Dusk",
        "3 mana",
        "Destroy target Exhausted unit.",
        Destroy(),
        target=EXHAUSTED_UNIT,
    ),
    TRAVELLERS.spell(
        "Tribute", "4 mana", "Each opponent sacrifices a unit of their choice.", EachSacrifices(OPPONENTS)
    ),
    TRAVELLERS_COUNCIL.spell(
        "Unravel",
        "4 mana",
        "Negate target spell, attack or effect.",
        Negate(),
        target=SPELL_ATTACK_OR_EFFECT,
    ),
)

FIELD_CARDS: Final = (
    TRAVELLERS_COUNCIL.field(
        "Crossroads Inn",
        "2 mana",
        "End of turn: Each player with 3 or fewer cards in hand draws a card.",
        end_of_turn(Draw(1, Everybody(most_cards=3))),
    ),
    TRAVELLERS_COUNCIL.field(
        "Bounty Board",
        "2 mana",
        "Whenever a friendly unit declares an attack against a hero with more Health than yours, that unit gets +2 "
        "power this turn.",
        whenever(FRIENDLY_ATTACKS, Power(2, EVENT), when=AgainstHealthier()),
    ),
    TRAVELLERS.field(
        "Mana Well",
        "2 mana",
        "Activate — Exhaust this card: Ready one of your Exhausted mana cards.",
        activate(ReadyMana(1), exhausts=True),
    ),
)

CARDS: Final = (*UNITS, *SPELLS, *FIELD_CARDS)
