"""Solar: knights, clerics and golems who guard, heal and strike back."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.cards.choices import (
    ATTACK,
    CREATURE,
    ENCHANT,
    EXHAUSTED_CREATURE,
    creature_of_atk_from,
)
from cardwright.games.cartoverse.cards.groups import EACH_FRIEND, EACH_FRIEND_IN_DEFENSE, EACH_OTHER_FRIEND
from cardwright.games.cartoverse.cards.phrases import (
    exhaust,
    have,
    on_block,
    on_death,
    on_play,
    on_summon,
    start_of_turn,
    when,
)
from cardwright.games.cartoverse.cards.press import Press
from cardwright.games.cartoverse.effects.steps import (
    Damage,
    Destroy,
    DestroyEnchant,
    Draw,
    Gets,
    Heal,
    Negate,
    NegateWhatSetItOff,
    Ready,
)
from cardwright.games.cartoverse.effects.who import ITSELF, YOU
from cardwright.games.cartoverse.model.card import (
    ENEMY_ATTACKS,
    FRIENDLY_DIES,
    FRIENDLY_OTHERS,
    SOLAR,
    SWIFT,
    THE_ENCHANTED,
    THIS_COLUMN,
    THIS_ZONE,
    VIGILANT,
)

SOLAR_PRESS: Final = Press(SOLAR)

SHARDS: Final = (
    SOLAR_PRESS.basic_shard("Solar Shard"),
    SOLAR_PRESS.shard(
        "Sunlit Shard",
        "shard, rare",
        "Draw a card. At the start of your next turn this becomes a mana.\nOn play: Your hero gains 1 HP.",
        on_play(Heal(1, YOU)),
    ),
    SOLAR_PRESS.shard(
        "Bulwark Shard",
        "shard, rare",
        "Draw a card. At the start of your next turn this becomes a mana.\n"
        "On play: Friendly creatures in your Defense zone get +0/+1 this turn.",
        on_play(Gets(0, 1, EACH_FRIEND_IN_DEFENSE)),
    ),
)

CREATURES: Final = (
    SOLAR_PRESS.creature("Dawn Squire", "1 mana 1/2, Knight common"),
    SOLAR_PRESS.creature(
        "Chapel Novice",
        "1 mana 1/1, Cleric common",
        "Exhaust: Heal target creature for 1.",
        exhaust("Tend", Heal(1), target=CREATURE),
    ),
    SOLAR_PRESS.creature("Sunforged Sentinel", "2 mana 1/4, Golem common", "Vigilant.", VIGILANT),
    SOLAR_PRESS.creature(
        "Order Crossbow",
        "2 mana 2/2, Archer common",
        "Exhaust: Deal 1 damage to target creature.",
        exhaust("Bolt", Damage(1), target=CREATURE),
    ),
    SOLAR_PRESS.creature(
        "Shieldmate",
        "2 mana 2/3, Knight common",
        "On block: This creature gets +0/+1 this turn.",
        on_block(Gets(0, 1, ITSELF)),
    ),
    SOLAR_PRESS.creature(
        "Lightbringer Cleric",
        "3 mana 2/4, Cleric rare loyalty 1",
        "At the start of your turn, your hero gains 1 HP.",
        start_of_turn(Heal(1, YOU)),
    ),
    SOLAR_PRESS.creature("Temple Knight", "3 mana 3/4, Knight common"),
    SOLAR_PRESS.creature(
        "Banner Captain",
        "4 mana 3/4, Knight rare loyalty 1",
        "Other friendly Knights have +1/+1.",
        have(FRIENDLY_OTHERS, atk=1, hp=1, job="Knight"),
    ),
    SOLAR_PRESS.creature(
        "Radiant Healer",
        "4 mana 2/5, Cleric common",
        "On summon: Heal each other friendly creature for 2.",
        on_summon(Heal(2, EACH_OTHER_FRIEND)),
    ),
    SOLAR_PRESS.creature("Gatekeeper Colossus", "5 mana 3/8, Golem rare loyalty 1", "Vigilant.", VIGILANT),
    SOLAR_PRESS.creature("Lance of the Order", "5 mana 5/5, Knight epic loyalty 2", "Swift.", SWIFT),
    SOLAR_PRESS.creature(
        "Archangel Verity",
        "7 mana 6/7, Spirit legendary loyalty 3",
        "On summon: Your hero gains 4 HP.\nOn death: Heal each friendly creature for 3.",
        on_summon(Heal(4, YOU)),
        on_death(Heal(3, EACH_FRIEND)),
    ),
)

SPELLS: Final = (
    SOLAR_PRESS.cast(
        "Judgment",
        "4 mana, rare loyalty 1",
        "Destroy target creature with ATK 4 or more.",
        Destroy(),
        target=creature_of_atk_from(4),
    ),
    SOLAR_PRESS.cast(
        "Muster", "2 mana, common", "Ready each friendly creature in your Defense zone.", Ready(EACH_FRIEND_IN_DEFENSE)
    ),
    SOLAR_PRESS.cast("Purify", "2 mana, common", "Destroy target enchant.", DestroyEnchant(), target=ENCHANT),
    SOLAR_PRESS.burst(
        "Sudden Guard", "1 mana, common", "Target creature gets +0/+3 this turn.", Gets(0, 3), target=CREATURE
    ),
    SOLAR_PRESS.burst("Parry", "2 mana, rare loyalty 1", "Negate target attack.", Negate(), target=ATTACK),
    SOLAR_PRESS.burst(
        "Sunlance",
        "3 mana, common",
        "Deal 3 damage to target exhausted creature.",
        Damage(3),
        target=EXHAUSTED_CREATURE,
    ),
)

ENCHANTS: Final = (
    SOLAR_PRESS.row_enchant(
        "Hallowed Ground", "3 mana, rare", "Creatures in this zone have +0/+2.", have(THIS_ZONE, hp=2)
    ),
    SOLAR_PRESS.column_enchant(
        "Pillar of Light", "2 mana, common", "Creatures in this column have -1/+1.", have(THIS_COLUMN, atk=-1, hp=1)
    ),
    SOLAR_PRESS.creature_enchant(
        "Blessed Mail", "2 mana, common", "The enchanted creature has +1/+3.", have(THE_ENCHANTED, atk=1, hp=3)
    ),
    SOLAR_PRESS.hero_enchant(
        "Aura of Grace",
        "4 mana, epic loyalty 1",
        "At the start of your turn, heal your hero and each friendly creature for 1.",
        start_of_turn(Heal(1, YOU), Heal(1, EACH_FRIEND)),
    ),
)

TRAPS: Final = (
    SOLAR_PRESS.trap(
        "Blinding Flash",
        "2 mana, common",
        "When an enemy creature declares an attack: Negate that attack.",
        when(ENEMY_ATTACKS, NegateWhatSetItOff()),
    ),
    SOLAR_PRESS.trap(
        "Martyr's Oath",
        "2 mana, rare loyalty 1",
        "When a friendly creature dies: Your hero gains 3 HP and you draw a card.",
        when(FRIENDLY_DIES, Heal(3, YOU), Draw(1)),
    ),
)

CARDS: Final = (*SHARDS, *CREATURES, *SPELLS, *ENCHANTS, *TRAPS)
