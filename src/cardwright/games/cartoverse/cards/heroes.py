"""The eight heroes, two of each faction."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.cards.choices import (
    CREATURE,
    CREATURE_OR_HERO,
    FRIENDLY_CREATURE,
    fallen_of_cost_up_to,
    friendly,
)
from cardwright.games.cartoverse.cards.groups import EACH_ENEMY
from cardwright.games.cartoverse.cards.phrases import ability
from cardwright.games.cartoverse.cards.press import Press
from cardwright.games.cartoverse.effects.steps import Damage, Gets, Heal, Ready, Recall
from cardwright.games.cartoverse.effects.who import ENEMY_HERO, YOU
from cardwright.games.cartoverse.model.card import EMBER, SOLAR, UMBRAL, VERDANT

SOLAR_PRESS: Final = Press(SOLAR)
VERDANT_PRESS: Final = Press(VERDANT)
UMBRAL_PRESS: Final = Press(UMBRAL)
EMBER_PRESS: Final = Press(EMBER)

CARDS: Final = (
    SOLAR_PRESS.hero(
        "Ser Aldous, the Dawnshield",
        "22 HP",
        "Shield Oath — 1 mana: Target friendly creature gets +0/+2 this turn.",
        ability("Shield Oath", Gets(0, 2), target=FRIENDLY_CREATURE, mana=1),
    ),
    SOLAR_PRESS.hero(
        "Mother Celestine",
        "20 HP",
        "Mend — no cost: Heal target friendly creature for 1.\nBenediction — 1 mana, cooldown 3: Your hero gains 3 HP.",
        ability("Mend", Heal(1), target=FRIENDLY_CREATURE),
        ability("Benediction", Heal(3, YOU), mana=1, cooldown=3),
    ),
    VERDANT_PRESS.hero(
        "Thornmother Ysa",
        "21 HP",
        "Overgrow — 2 mana: Target friendly creature gets +1/+1.",
        ability("Overgrow", Gets(1, 1, permanent=True), target=FRIENDLY_CREATURE, mana=2),
    ),
    VERDANT_PRESS.hero(
        "Rook Wildstride",
        "20 HP",
        "Call the Pack — discard a card: Ready target friendly Beast.",
        ability("Call the Pack", Ready(), target=friendly("Beast"), discards=1),
    ),
    UMBRAL_PRESS.hero(
        "Lady Nerezza",
        "19 HP",
        "Siphon — 2 mana: Deal 1 damage to target creature or hero. Your hero gains 1 HP.",
        ability("Siphon", Damage(1), Heal(1, YOU), target=CREATURE_OR_HERO, mana=2),
    ),
    UMBRAL_PRESS.hero(
        "The Pale Clerk",
        "20 HP",
        "Exhume — discard a card: Return target creature with cost 2 or less from your graveyard to your hand.",
        ability("Exhume", Recall(), target=fallen_of_cost_up_to(2), discards=1),
    ),
    EMBER_PRESS.hero(
        "Warchief Brakka",
        "20 HP",
        "Warcry — 1 mana: Target friendly creature gets +2/+0 this turn.",
        ability("Warcry", Gets(2, 0), target=FRIENDLY_CREATURE, mana=1),
    ),
    EMBER_PRESS.hero(
        "Ignis the Unquenched",
        "18 HP",
        "Flamelash — 2 mana: Deal 2 damage to target creature.\n"
        "Conflagration — 3 mana, cooldown 4: Deal 1 damage to each enemy creature and the enemy hero.",
        ability("Flamelash", Damage(2), target=CREATURE, mana=2),
        ability("Conflagration", Damage(1, EACH_ENEMY), Damage(1, ENEMY_HERO), mana=3, cooldown=4),
    ),
)
