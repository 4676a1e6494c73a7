"""The 18 heroes: six Demons, six Gods, six Humans, each with an effect of its own."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.cards.choices import (
    FRIENDLY_UNIT,
    OPPONENT,
    UNIT,
    fallen,
    friendly_unit_of_power_up_to,
    spell_up_to,
)
from cardwright.games.pantheon.cards.phrases import activate, end_of_turn, start_of_turn, whenever
from cardwright.games.pantheon.cards.press import COUNCIL, Press
from cardwright.games.pantheon.effects.amounts import SacrificedPower
from cardwright.games.pantheon.effects.conditions import ANOTHERS_TURN, BY_ANOTHER, BY_YOU, YOUR_TURN, AgainstYou
from cardwright.games.pantheon.effects.steps import (
    UNTIL_YOUR_TURN,
    Damage,
    Draw,
    Exhaust,
    Gain,
    Heal,
    LoseHealth,
    Negate,
    Power,
    Ready,
    Summon,
)
from cardwright.games.pantheon.effects.who import BARE_OPPONENTS, EVENT, TARGET, TURN_PLAYER
from cardwright.games.pantheon.model.card import (
    ATTACKED,
    DEMON,
    FRIENDLY_ATTACKS,
    GOD,
    HUMAN,
    STEALTH,
    TAUNT,
    UNIT_DESTROYED,
    Static,
)
from cardwright.kernel.effects.conditions import Both

DEMONS: Final = Press(DEMON)
DEMONS_COUNCIL: Final = Press(DEMON, COUNCIL)
GODS: Final = Press(GOD)
GODS_COUNCIL: Final = Press(GOD, COUNCIL)
HUMANS: Final = Press(HUMAN)
HUMANS_COUNCIL: Final = Press(HUMAN, COUNCIL)

CARDS: Final = (
    DEMONS.hero(
        "Azgaroth, the Ash Tyrant",
        "20 health",
        "Activate — Exhaust this hero and sacrifice a friendly unit: Deal damage to target unit equal to the "
        "sacrificed unit's power.",
        activate(Damage(SacrificedPower()), target=UNIT, exhausts=True, sacrifice=FRIENDLY_UNIT),
    ),
    DEMONS.hero(
        "Lilith Vane, Queen of Whispers",
        "21 health",
        "End of turn: Each opponent with no units on their field loses 1 Health.",
        end_of_turn(LoseHealth(1, BARE_OPPONENTS)),
    ),
    DEMONS.hero(
        "Mordun, the Bone Broker",
        "21 health",
        "Activate — Exhaust this hero and pay 2 mana: Summon target unit with cost 2 or less from the discard pile.",
        activate(Summon(), target=fallen(2), exhausts=True, mana=2),
    ),
    DEMONS.hero(
        "Vexis, Flame Duelist",
        "18 health",
        "Whenever a friendly unit declares an attack, that unit gets +1 power this turn.",
        whenever(FRIENDLY_ATTACKS, Power(1, EVENT)),
    ),
    DEMONS_COUNCIL.hero(
        "Serrakh, Keeper of the Red Ledger",
        "22 health",
        "Activate — Exhaust this hero, pay 1 mana and pay 1 Health: Draw a card.",
        activate(Draw(1), exhausts=True, mana=1, health=1),
    ),
    DEMONS_COUNCIL.hero(
        "Ghorrim, Lord of Grudges",
        "18 health",
        "Whenever a friendly unit is destroyed during an opponent's turn, that opponent loses 1 Health.",
        whenever(UNIT_DESTROYED, LoseHealth(1, TURN_PLAYER), when=Both(BY_YOU, ANOTHERS_TURN)),
    ),
    GODS.hero("Aurelion, Dawnfather", "22 health", "Start of turn: Your hero gains 1 Health.", start_of_turn(Heal(1))),
    GODS.hero(
        "Thalassa, Tidemother",
        "22 health",
        "Activate (any turn) — Exhaust this hero and pay 1 mana: Exhaust target unit.",
        activate(Exhaust(), target=UNIT, exhausts=True, mana=1, any_turn=True),
    ),
    GODS.hero(
        "Kharos, Judge of the Dead",
        "21 health",
        "Whenever an enemy unit is destroyed during your turn, your hero gains 1 Health.",
        whenever(UNIT_DESTROYED, Heal(1), when=Both(BY_ANOTHER, YOUR_TURN)),
    ),
    GODS.hero(
        "Ysmera, Weaver of Fate",
        "20 health",
        "During your Mulligan you may discard up to 3 cards instead of 2.",
        Static(swaps=1),
    ),
    GODS_COUNCIL.hero(
        "Bastara, Wall of Heaven",
        "20 health",
        "Whenever an enemy unit declares an attack against your hero, that unit gets -1 power this turn.",
        whenever(ATTACKED, Power(-1, EVENT), when=AgainstYou()),
    ),
    GODS_COUNCIL.hero(
        "Themior, Voice of Silence",
        "20 health",
        "Activate (any turn) — Exhaust this hero and pay 2 mana: Negate target spell with cost 2 or less.",
        activate(Negate(), target=spell_up_to(2), exhausts=True, mana=2, any_turn=True),
    ),
    HUMANS.hero(
        "Captain Maren Holt",
        "22 health",
        "The first unit you play each turn costs 1 less (minimum 1).",
        Static(first_unit=1),
    ),
    HUMANS.hero(
        "Sister Elowen",
        "23 health",
        "Activate — Exhaust this hero and pay 1 mana: Target friendly unit gains Taunt until the start of your next "
        "turn.",
        activate(Gain(TAUNT, lasts=UNTIL_YOUR_TURN), target=FRIENDLY_UNIT, exhausts=True, mana=1),
    ),
    HUMANS.hero(
        "Doran Pike, Quartermaster",
        "20 health",
        "Activate — Exhaust this hero and pay 2 mana: Draw a card.",
        activate(Draw(1), exhausts=True, mana=2),
    ),
    HUMANS.hero(
        "The Nameless Knave",
        "20 health",
        "Activate — Exhaust this hero and pay 2 mana: Target friendly unit gains Stealth.",
        activate(Gain(STEALTH), target=FRIENDLY_UNIT, exhausts=True, mana=2),
    ),
    HUMANS_COUNCIL.hero(
        "Empress Isaura, Giver of Gifts",
        "21 health",
        "Activate — Exhaust this hero and pay 1 mana: Draw a card. Target opponent gains 2 Health.",
        activate(Draw(1), Heal(2, TARGET), target=OPPONENT, exhausts=True, mana=1),
    ),
    HUMANS_COUNCIL.hero(
        "Halvard Brandt, Drillmaster",
        "20 health",
        "Activate — Exhaust this hero and pay 2 mana: Ready target friendly unit with power 3 or less.",
        activate(Ready(), target=friendly_unit_of_power_up_to(3), exhausts=True, mana=2),
    ),
)
