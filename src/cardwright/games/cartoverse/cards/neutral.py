"""Neutral: cards of no faction, which every hero plays without paying for it, and Second Wind."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.cards.choices import FRIENDLY_CREATURE
from cardwright.games.cartoverse.cards.phrases import have, loyalty_discount, on_summon, when
from cardwright.games.cartoverse.cards.press import Press
from cardwright.games.cartoverse.effects.asking import Discard
from cardwright.games.cartoverse.effects.steps import DestroyTraps, Draw, ExtraMana, Gets, ReturnToHand
from cardwright.games.cartoverse.effects.who import EVENT
from cardwright.games.cartoverse.model.card import (
    ELUSIVE,
    ENEMY_ATTACKS,
    NEUTRAL,
    THE_ENCHANTED,
    THIS_ZONE,
    VIGILANT,
    WARDED,
)

NEUTRAL_PRESS: Final = Press(NEUTRAL)

CREATURES: Final = (
    NEUTRAL_PRESS.creature("Wanderer", "1 mana 1/2, Warrior common"),
    NEUTRAL_PRESS.creature("Hired Blade", "2 mana 3/2, Rogue common"),
    NEUTRAL_PRESS.creature("Caravan Guard", "3 mana 2/5, Warrior common", "Vigilant.", VIGILANT),
    NEUTRAL_PRESS.creature("Wandering Sage", "3 mana 2/3, Mage rare", "On summon: Draw a card.", on_summon(Draw(1))),
    NEUTRAL_PRESS.creature("Clockwork Golem", "4 mana 4/5, Golem common"),
    NEUTRAL_PRESS.creature("Spellwarden", "4 mana 3/4, Mage rare", "Warded.", WARDED),
    NEUTRAL_PRESS.creature("Stone Giant", "6 mana 6/7, Golem common"),
)

SPELLS: Final = (
    NEUTRAL_PRESS.cast("Reforge", "1 mana, common", "Discard a card. Draw 2 cards.", Discard(1), Draw(2)),
    NEUTRAL_PRESS.cast("Disarm Traps", "2 mana, rare", "Destroy each trap in the enemy Trap zone.", DestroyTraps()),
    NEUTRAL_PRESS.burst(
        "Hasty Retreat",
        "1 mana, common",
        "Return target friendly creature to its owner's hand.",
        ReturnToHand(),
        target=FRIENDLY_CREATURE,
    ),
    NEUTRAL_PRESS.token(
        "Second Wind", "0 mana, common", "Gain 1 mana this turn only. Remove this card from the game.", ExtraMana(1)
    ),
)

ENCHANTS: Final = (
    NEUTRAL_PRESS.row_enchant(
        "Thick Fog", "2 mana, common", "Creatures in this zone have -2/+0.", have(THIS_ZONE, atk=-2)
    ),
    NEUTRAL_PRESS.creature_enchant(
        "Traveler's Cloak", "1 mana, common", "The enchanted creature has Elusive.", have(THE_ENCHANTED, keys=ELUSIVE)
    ),
    NEUTRAL_PRESS.hero_enchant(
        "Mercenary Contract",
        "2 mana, rare",
        "Out-of-faction cards cost your hero 1 HP less to play (minimum 1).",
        loyalty_discount(1),
    ),
)

TRAPS: Final = (
    NEUTRAL_PRESS.trap(
        "Snare",
        "1 mana, common",
        "When an enemy creature declares an attack: That creature gets -2/-0 this turn.",
        when(ENEMY_ATTACKS, Gets(-2, 0, EVENT)),
    ),
)

CARDS: Final = (*CREATURES, *SPELLS, *ENCHANTS, *TRAPS)
