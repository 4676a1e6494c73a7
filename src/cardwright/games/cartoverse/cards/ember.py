"""Ember: warriors and fire, quick and reckless."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.cards.choices import CREATURE, CREATURE_OR_HERO, FRIENDLY_CREATURE, OTHER_CREATURE
from cardwright.games.cartoverse.cards.groups import (
    EACH_CREATURE,
    EACH_ENEMY,
    EACH_ENEMY_IN_ATTACK,
    TARGET_AND_ADJACENT,
)
from cardwright.games.cartoverse.cards.phrases import (
    end_of_turn,
    exhaust,
    have,
    on_attack,
    on_death,
    on_play,
    on_summon,
    start_of_each_turn,
    when,
)
from cardwright.games.cartoverse.cards.press import Press
from cardwright.games.cartoverse.effects.steps import Damage, ExtraMana, Gets, LoseHp, Ready
from cardwright.games.cartoverse.effects.who import ENEMY_HERO, IN_THIS_COLUMN
from cardwright.games.cartoverse.model.card import (
    ALL_FRIENDLY,
    ELUSIVE,
    EMBER,
    ENEMY_SUMMONS,
    FRIENDLY_OTHERS,
    HERO_HURT,
    SWIFT,
    THE_ENCHANTED,
    THIS_ZONE,
)

EMBER_PRESS: Final = Press(EMBER)

SHARDS: Final = (
    EMBER_PRESS.basic_shard("Ember Shard"),
    EMBER_PRESS.shard(
        "Cinder Shard",
        "shard, rare loyalty 1",
        "Draw a card. At the start of your next turn this becomes a mana.\nOn play: Deal 1 damage to target creature.",
        on_play(Damage(1), target=CREATURE),
    ),
    EMBER_PRESS.shard(
        "Spark Shard",
        "shard, epic loyalty 1",
        "On play: You gain 1 mana this turn only. Your hero loses 1 HP.",
        on_play(ExtraMana(1), LoseHp(1)),
    ),
)

CREATURES: Final = (
    EMBER_PRESS.creature("Goblin Torchbearer", "1 mana 2/1, Warrior common"),
    EMBER_PRESS.creature("Ash Whelp", "1 mana 1/1, Beast common", "Swift.", SWIFT),
    EMBER_PRESS.creature("Raider", "2 mana 3/1, Warrior common", "Swift.", SWIFT),
    EMBER_PRESS.creature(
        "Flame Adept",
        "2 mana 2/2, Mage common loyalty 1",
        "Exhaust: Deal 1 damage to target creature or hero.",
        exhaust("Spark", Damage(1), target=CREATURE_OR_HERO),
    ),
    EMBER_PRESS.creature("Ironhide Orc", "2 mana 2/3, Warrior common"),
    EMBER_PRESS.creature(
        "Lava Hound",
        "3 mana 4/2, Beast common",
        "On death: Deal 1 damage to the enemy hero.",
        on_death(Damage(1, ENEMY_HERO)),
    ),
    EMBER_PRESS.creature("Berserker", "3 mana 4/3, Warrior common"),
    EMBER_PRESS.creature(
        "Drumcaller",
        "3 mana 2/3, Warrior rare loyalty 1",
        "Other friendly Warriors have +1/+0.",
        have(FRIENDLY_OTHERS, atk=1, job="Warrior"),
    ),
    EMBER_PRESS.creature(
        "Fire Archer",
        "4 mana 3/3, Archer common",
        "On attack: Deal 1 damage to the enemy hero.",
        on_attack(Damage(1, ENEMY_HERO)),
    ),
    EMBER_PRESS.creature(
        "Pyromancer",
        "4 mana 3/4, Mage rare loyalty 1",
        "On summon: Deal 2 damage to target creature and all adjacent creatures.",
        on_summon(Damage(2, TARGET_AND_ADJACENT), target=OTHER_CREATURE),
    ),
    EMBER_PRESS.creature("Siege Ogre", "6 mana 7/5, Warrior rare loyalty 2", "Elusive.", ELUSIVE),
    EMBER_PRESS.creature(
        "Vulkar, Lord of Cinders",
        "7 mana 7/6, Spirit legendary loyalty 3",
        "Swift. On attack: Deal 2 damage to each creature in the enemy Attack zone.",
        SWIFT,
        on_attack(Damage(2, EACH_ENEMY_IN_ATTACK)),
    ),
)

SPELLS: Final = (
    EMBER_PRESS.cast(
        "Fireburst",
        "3 mana, common",
        "Deal 3 damage to target creature and all adjacent creatures.",
        Damage(3, TARGET_AND_ADJACENT),
        target=CREATURE,
    ),
    EMBER_PRESS.cast(
        "Firestorm", "6 mana, epic loyalty 2", "Deal 3 damage to each creature.", Damage(3, EACH_CREATURE)
    ),
    EMBER_PRESS.cast(
        "Blood Frenzy",
        "2 mana, common",
        "Target friendly creature becomes ready and gets +1/+0 this turn.",
        Ready(),
        Gets(1, 0),
        target=FRIENDLY_CREATURE,
    ),
    EMBER_PRESS.burst("Firebolt", "1 mana, common", "Deal 2 damage to target creature.", Damage(2), target=CREATURE),
    EMBER_PRESS.burst(
        "Searing Ray",
        "3 mana, rare loyalty 1",
        "Deal 3 damage to target creature or hero.",
        Damage(3),
        target=CREATURE_OR_HERO,
    ),
    EMBER_PRESS.burst(
        "Battle Fury", "1 mana, common", "Target creature gets +3/+0 this turn.", Gets(3, 0), target=CREATURE
    ),
)

ENCHANTS: Final = (
    EMBER_PRESS.row_enchant(
        "War Drums", "3 mana, rare loyalty 1", "Creatures in this zone have +2/+0.", have(THIS_ZONE, atk=2)
    ),
    EMBER_PRESS.column_enchant(
        "Line of Fire",
        "3 mana, rare loyalty 1",
        "At the start of each turn, deal 1 damage to each creature in this column.",
        start_of_each_turn(Damage(1, IN_THIS_COLUMN)),
    ),
    EMBER_PRESS.creature_enchant(
        "Flaming Blade", "2 mana, common", "The enchanted creature has +3/+0.", have(THE_ENCHANTED, atk=3)
    ),
    EMBER_PRESS.hero_enchant(
        "Burning Ambition",
        "3 mana, epic loyalty 1",
        "Friendly creatures have +1/+0. Your hero loses 1 HP at the end of your turn.",
        have(ALL_FRIENDLY, atk=1),
        end_of_turn(LoseHp(1)),
    ),
)

TRAPS: Final = (
    EMBER_PRESS.trap(
        "Powder Keg",
        "2 mana, rare loyalty 1",
        "When the enemy summons a creature: Deal 1 damage to each enemy creature.",
        when(ENEMY_SUMMONS, Damage(1, EACH_ENEMY)),
    ),
    EMBER_PRESS.trap(
        "Retaliation",
        "1 mana, common",
        "When your hero is dealt damage: Deal 2 damage to the enemy hero.",
        when(HERO_HURT, Damage(2, ENEMY_HERO)),
    ),
)

CARDS: Final = (*SHARDS, *CREATURES, *SPELLS, *ENCHANTS, *TRAPS)
