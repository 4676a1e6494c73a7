"""Verdant: beasts, druids and golems, with more mana than others."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.cards.choices import CREATURE, CREATURE_OR_HERO, ENEMY_CREATURE
from cardwright.games.cartoverse.cards.groups import ADJACENT_TO_IT, EACH_FRIEND, each_friendly
from cardwright.games.cartoverse.cards.phrases import (
    end_of_turn,
    exhaust,
    have,
    on_attack,
    on_block,
    on_convert,
    on_play,
    on_summon,
    start_of_turn,
    when,
)
from cardwright.games.cartoverse.cards.press import Press
from cardwright.games.cartoverse.effects.steps import (
    Damage,
    Draw,
    Exhaust,
    ExtraMana,
    Gets,
    Heal,
    ManaFromDeck,
    MoveToOtherZone,
    NegateItsAttack,
    Ready,
)
from cardwright.games.cartoverse.effects.who import EVENT, ITSELF
from cardwright.games.cartoverse.model.card import (
    ENEMY_ATTACKS,
    ENEMY_SUMMONS,
    FRIENDLY_OTHERS,
    ROOTED,
    THE_ENCHANTED,
    THIS_COLUMN,
    THIS_ZONE,
    VERDANT,
)

VERDANT_PRESS: Final = Press(VERDANT)

SHARDS: Final = (
    VERDANT_PRESS.basic_shard("Verdant Shard"),
    VERDANT_PRESS.shard(
        "Bloom Shard",
        "shard, common",
        "Draw a card. At the start of your next turn this becomes a mana.\nOn play: Heal each friendly creature for 1.",
        on_play(Heal(1, EACH_FRIEND)),
    ),
    VERDANT_PRESS.shard(
        "Deeproot Shard",
        "shard, epic loyalty 1",
        "Draw a card. At the start of your next turn this becomes a mana.\n"
        "When this becomes a mana: You gain 1 mana this turn only.",
        on_convert(ExtraMana(1)),
    ),
)

CREATURES: Final = (
    VERDANT_PRESS.creature("Sapling Tender", "1 mana 1/2, Druid common"),
    VERDANT_PRESS.creature("Fox Scout", "1 mana 2/1, Beast common"),
    VERDANT_PRESS.creature("Briar Wolf", "2 mana 3/2, Beast common"),
    VERDANT_PRESS.creature("Moss Guardian", "2 mana 1/5, Golem common"),
    VERDANT_PRESS.creature(
        "Seedkeeper",
        "2 mana 1/3, Druid rare loyalty 1",
        "Exhaust: You gain 1 mana this turn only.",
        exhaust("Sprout", ExtraMana(1)),
    ),
    VERDANT_PRESS.creature("Elder Stag", "3 mana 3/4, Beast common"),
    VERDANT_PRESS.creature(
        "Thornhide Boar",
        "3 mana 2/5, Beast common",
        "On block: Deal 1 damage to the attacking creature.",
        on_block(Damage(1, EVENT)),
    ),
    VERDANT_PRESS.creature(
        "Grovecaller",
        "4 mana 3/5, Druid rare loyalty 1",
        "On summon: Put the top card of your deck into your mana zone.",
        on_summon(ManaFromDeck(1)),
    ),
    VERDANT_PRESS.creature(
        "Alpha Direbear",
        "4 mana 4/5, Beast rare loyalty 1",
        "Other friendly Beasts have +1/+0.",
        have(FRIENDLY_OTHERS, atk=1, job="Beast"),
    ),
    VERDANT_PRESS.creature(
        "Vinewrapper",
        "5 mana 3/7, Golem common",
        "On summon: Exhaust target enemy creature.",
        on_summon(Exhaust(), target=ENEMY_CREATURE),
    ),
    VERDANT_PRESS.creature(
        "Ancient Treant",
        "6 mana 5/9, Golem epic loyalty 2",
        "At the start of your turn, heal this creature for 2.",
        start_of_turn(Heal(2, ITSELF)),
    ),
    VERDANT_PRESS.creature(
        "Worldserpent Nidra",
        "8 mana 8/10, Beast legendary loyalty 3",
        "On attack: Deal 2 damage to each other creature adjacent to this creature.",
        on_attack(Damage(2, ADJACENT_TO_IT)),
    ),
)

SPELLS: Final = (
    VERDANT_PRESS.cast(
        "Wild Growth", "3 mana, common", "Put the top card of your deck into your mana zone.", ManaFromDeck(1)
    ),
    VERDANT_PRESS.cast(
        "Stampede",
        "5 mana, rare loyalty 2",
        "Friendly creatures get +2/+0 this turn. Friendly Beasts become ready.",
        Gets(2, 0, EACH_FRIEND),
        Ready(each_friendly("Beast")),
    ),
    VERDANT_PRESS.cast(
        "Uproot",
        "3 mana, common",
        "Move target creature to an empty slot of the other zone of its side, in the same column if it is empty, "
        "otherwise in the lowest-numbered empty slot.",
        MoveToOtherZone(),
        target=CREATURE,
    ),
    VERDANT_PRESS.burst(
        "Bark Skin", "1 mana, common", "Target creature gets +1/+2 this turn.", Gets(1, 2), target=CREATURE
    ),
    VERDANT_PRESS.burst(
        "Nature's Balm", "2 mana, common", "Heal target creature or hero for 4.", Heal(4), target=CREATURE_OR_HERO
    ),
    VERDANT_PRESS.burst(
        "Entangle",
        "2 mana, rare loyalty 1",
        "Exhaust target creature. If it is attacking, negate that attack.",
        Exhaust(),
        NegateItsAttack(),
        target=CREATURE,
    ),
)

ENCHANTS: Final = (
    VERDANT_PRESS.row_enchant(
        "Overgrown Field", "3 mana, rare loyalty 1", "Creatures in this zone have +1/+1.", have(THIS_ZONE, atk=1, hp=1)
    ),
    VERDANT_PRESS.column_enchant(
        "Tangled Roots",
        "3 mana, rare loyalty 1",
        "Creatures in this column do not become ready at the start of their owner's turn.",
        have(THIS_COLUMN, keys=ROOTED),
    ),
    VERDANT_PRESS.creature_enchant(
        "Primal Might", "3 mana, common", "The enchanted creature has +3/+2.", have(THE_ENCHANTED, atk=3, hp=2)
    ),
    VERDANT_PRESS.hero_enchant(
        "Circle of Seasons", "4 mana, epic loyalty 2", "At the end of your turn, draw a card.", end_of_turn(Draw(1))
    ),
)

TRAPS: Final = (
    VERDANT_PRESS.trap(
        "Pitfall",
        "2 mana, common",
        "When the enemy summons a creature: Deal 2 damage to that creature.",
        when(ENEMY_SUMMONS, Damage(2, EVENT)),
    ),
    VERDANT_PRESS.trap(
        "Ambush Vines",
        "3 mana, rare loyalty 1",
        "When an enemy creature declares an attack: Deal 3 damage to that creature.",
        when(ENEMY_ATTACKS, Damage(3, EVENT)),
    ),
)

CARDS: Final = (*SHARDS, *CREATURES, *SPELLS, *ENCHANTS, *TRAPS)
