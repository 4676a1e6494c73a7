"""Umbral: undead, rogues and mages who use hands and graveyards."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.cards.choices import (
    CREATURE,
    EXHAUSTED_CREATURE,
    FALLEN_CREATURE,
    SPELL,
    fallen_of_cost_up_to,
)
from cardwright.games.cartoverse.cards.groups import ADJACENT_TO_IT
from cardwright.games.cartoverse.cards.phrases import (
    end_of_each_turn,
    exhaust,
    have,
    on_attack,
    on_death,
    on_play,
    on_summon,
    start_of_its_owners_turn,
    when,
    whenever_a_friend_dies,
)
from cardwright.games.cartoverse.cards.press import Press
from cardwright.games.cartoverse.effects.steps import (
    Damage,
    Destroy,
    DiscardRandom,
    Draw,
    Gets,
    Heal,
    LoseHp,
    Mill,
    Negate,
    NegateWhatSetItOff,
    Recall,
    SummonFallen,
)
from cardwright.games.cartoverse.effects.who import BOTH_HEROES, ENCHANTED, ENEMY_HERO, IN_THIS_COLUMN, YOU
from cardwright.games.cartoverse.model.board import ATTACK_ZONE, DEFENSE_ZONE
from cardwright.games.cartoverse.model.card import DRAIN, ELUSIVE, ENEMY_OPENS, FRIENDLY_DIES, THIS_ZONE, UMBRAL

UMBRAL_PRESS: Final = Press(UMBRAL)

SHARDS: Final = (
    UMBRAL_PRESS.basic_shard("Umbral Shard"),
    UMBRAL_PRESS.shard(
        "Blood Shard",
        "shard, rare loyalty 1",
        "Draw a card. At the start of your next turn this becomes a mana.\nOn play: Your hero loses 1 HP. Draw a card.",
        on_play(LoseHp(1), Draw(1)),
    ),
    UMBRAL_PRESS.shard(
        "Grave Shard",
        "shard, common",
        "Draw a card. At the start of your next turn this becomes a mana.\n"
        "On play: Put the top card of each player's deck into that player's graveyard.",
        on_play(Mill(1, BOTH_HEROES)),
    ),
)

CREATURES: Final = (
    UMBRAL_PRESS.creature("Crypt Rat", "1 mana 1/1, Undead common", "On death: Draw a card.", on_death(Draw(1))),
    UMBRAL_PRESS.creature("Cutpurse", "1 mana 2/1, Rogue common"),
    UMBRAL_PRESS.creature("Bone Sentry", "2 mana 2/3, Undead common"),
    UMBRAL_PRESS.creature("Night Blade", "2 mana 3/1, Rogue common", "Elusive.", ELUSIVE),
    UMBRAL_PRESS.creature(
        "Plague Bearer",
        "3 mana 2/3, Undead common",
        "On death: Deal 1 damage to each creature adjacent to this creature's slot.",
        on_death(Damage(1, ADJACENT_TO_IT)),
    ),
    UMBRAL_PRESS.creature("Blood Acolyte", "3 mana 3/3, Mage rare loyalty 1", "Drain.", DRAIN),
    UMBRAL_PRESS.creature(
        "Whispering Shade",
        "3 mana 2/4, Spirit common loyalty 1",
        "On attack: The enemy discards a card at random.",
        on_attack(DiscardRandom(1, ENEMY_HERO)),
    ),
    UMBRAL_PRESS.creature("Grave Knight", "4 mana 4/5, Knight common"),
    UMBRAL_PRESS.creature(
        "Corpse Collector",
        "4 mana 2/4, Undead rare loyalty 1",
        "On summon: Return target creature from your graveyard to your hand.",
        on_summon(Recall(), target=FALLEN_CREATURE),
    ),
    UMBRAL_PRESS.creature(
        "Bloodline Countess",
        "5 mana 4/5, Mage epic loyalty 2",
        "Drain. Exhaust: Deal 2 damage to target creature.",
        DRAIN,
        exhaust("Blood Lash", Damage(2), target=CREATURE),
    ),
    UMBRAL_PRESS.creature(
        "Abomination",
        "6 mana 6/6, Undead rare loyalty 1",
        "On death: Deal 2 damage to each hero.",
        on_death(Damage(2, BOTH_HEROES)),
    ),
    UMBRAL_PRESS.creature(
        "Morvane, King Beneath",
        "8 mana 7/7, Undead legendary loyalty 3",
        "On summon: Summon target creature with cost 4 or less from your graveyard to the lowest-numbered empty "
        "slot in your Attack zone.",
        on_summon(SummonFallen(ATTACK_ZONE), target=fallen_of_cost_up_to(4)),
    ),
)

SPELLS: Final = (
    UMBRAL_PRESS.cast(
        "Assassinate",
        "4 mana, rare loyalty 1",
        "Destroy target exhausted creature.",
        Destroy(),
        target=EXHAUSTED_CREATURE,
    ),
    UMBRAL_PRESS.cast("Dark Bargain", "2 mana, common", "Your hero loses 2 HP. Draw 2 cards.", LoseHp(2), Draw(2)),
    UMBRAL_PRESS.cast(
        "Raise Dead",
        "5 mana, rare loyalty 2",
        "Summon target creature from your graveyard to the lowest-numbered empty slot in your Defense zone.",
        SummonFallen(DEFENSE_ZONE),
        target=FALLEN_CREATURE,
    ),
    UMBRAL_PRESS.burst(
        "Drain Life",
        "3 mana, common",
        "Deal 2 damage to target creature. Your hero gains 2 HP.",
        Damage(2),
        Heal(2, YOU),
        target=CREATURE,
    ),
    UMBRAL_PRESS.burst(
        "Wither", "1 mana, common", "Target creature gets -2/-1 this turn.", Gets(-2, -1), target=CREATURE
    ),
    UMBRAL_PRESS.burst("Silence the Spell", "3 mana, epic loyalty 2", "Negate target spell.", Negate(), target=SPELL),
)

ENCHANTS: Final = (
    UMBRAL_PRESS.row_enchant(
        "Blighted Soil", "3 mana, rare loyalty 1", "Creatures in this zone have -1/-1.", have(THIS_ZONE, atk=-1, hp=-1)
    ),
    UMBRAL_PRESS.column_enchant(
        "Haunted Passage",
        "2 mana, common",
        "At the end of each turn, deal 1 damage to each creature in this column.",
        end_of_each_turn(Damage(1, IN_THIS_COLUMN)),
    ),
    UMBRAL_PRESS.creature_enchant(
        "Curse of Decay",
        "2 mana, common",
        "At the start of the turn of the enchanted creature's owner, deal 1 damage to the enchanted creature.",
        start_of_its_owners_turn(Damage(1, ENCHANTED)),
    ),
    UMBRAL_PRESS.hero_enchant(
        "Pact of Shadows",
        "3 mana, epic loyalty 2",
        "Whenever a friendly creature dies, deal 1 damage to the enemy hero.",
        whenever_a_friend_dies(Damage(1, ENEMY_HERO)),
    ),
)

TRAPS: Final = (
    UMBRAL_PRESS.trap(
        "Death's Toll",
        "2 mana, rare loyalty 1",
        "When a friendly creature dies: Deal 2 damage to the enemy hero.",
        when(FRIENDLY_DIES, Damage(2, ENEMY_HERO)),
    ),
    UMBRAL_PRESS.trap(
        "Hex of Silence",
        "3 mana, epic loyalty 2",
        "When the enemy uses a spell that starts a chain: Negate that spell.",
        when(ENEMY_OPENS, NegateWhatSetItOff()),
    ),
)

CARDS: Final = (*SHARDS, *CREATURES, *SPELLS, *ENCHANTS, *TRAPS)
