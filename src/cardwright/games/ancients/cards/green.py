"""The green cards: healing, herds, and creeps that grow."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import (
    ALLY_CREEP,
    ALLY_UNIT,
    ANY_UNIT,
    ENEMY_UNIT,
    FREE_SLOT,
    SECOND_FREE_SLOT,
)
from cardwright.games.ancients.cards.groups import ALLIES, ALLY_HEROES, MY_MELEE_CREEPS
from cardwright.games.ancients.cards.phrases import after_combat, aura, death_effect
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.arrival import NEXT_SPOT, WHERE_IT_DIED, Summon
from cardwright.games.ancients.effects.buff import Enhance, Give, GiveShield, Grow
from cardwright.games.ancients.effects.damage import Damage, Heal, HealFully
from cardwright.games.ancients.effects.status import Purge, Root
from cardwright.games.ancients.effects.who import TARGET, Each
from cardwright.games.ancients.model.keywords import (
    GREEN,
    RAPID_DEPLOY,
    REGENERATION,
    TRAMPLE,
    UNTARGETABLE,
    ranked,
)

PRESS: Final = Press(GREEN)

SPELLS: Final = (
    PRESS.spell("m_g01", "Mend Bark", "1 mana", "Heal a unit in this lane 3.", Heal(3), choose=ANY_UNIT),
    PRESS.spell(
        "m_g02",
        "Second Spring",
        "4 mana",
        "Fully heal an allied unit in this lane and Purge it.",
        HealFully(),
        Purge(),
        choose=ALLY_UNIT,
    ),
    PRESS.spell(
        "m_g03",
        "Overgrow",
        "3 mana",
        "Enhancement on an allied unit: +3 health and Regeneration 1.",
        Enhance(TARGET, health=3, ranks=ranked(REGENERATION, 1)),
        choose=ALLY_UNIT,
    ),
    PRESS.spell(
        "m_g04",
        "Call the Herd",
        "4 mana",
        "Summon two Sproutlings, one after the other, each into a legal, unoccupied combat slot of your choice in this"
        " lane.",
        Summon("t_sprout"),
        Summon("t_sprout", NEXT_SPOT),
        choose=(FREE_SLOT, SECOND_FREE_SLOT),
    ),
    PRESS.spell(
        "m_g05",
        "Rootbind",
        "2 mana",
        "Root an enemy unit in this lane this round. Deal 1 damage to it.",
        Root(),
        Damage(1),
        choose=ENEMY_UNIT,
    ),
    PRESS.spell(
        "m_g06",
        "Wild Surge",
        "3 mana",
        "An allied creep in this lane has +2 attack and +2 health permanently.",
        Grow(TARGET, attack=2, health=2),
        choose=ALLY_CREEP,
    ),
    PRESS.spell(
        "m_g07",
        "Sheltering Boughs",
        "4 mana",
        "Give an allied unit in this lane a Death Shield.",
        GiveShield(),
        choose=ALLY_UNIT,
    ),
    PRESS.spell(
        "m_g08",
        "Moonlit Stampede",
        "5 mana",
        "Allied Melee Creeps (Mega or not) in this lane have +1 attack and +1 health permanently and Trample this"
        " round.",
        Grow(Each(MY_MELEE_CREEPS), attack=1, health=1),
        Give(Each(MY_MELEE_CREEPS), traits=TRAMPLE),
    ),
)

CREEPS: Final = (
    PRESS.creep("m_g09", "Mossback Calf", "2 mana 1/0/5", "No ability."),
    PRESS.creep("m_g10", "Thicket Stalker", "3 mana 3/0/3", "Untargetable.", UNTARGETABLE),
    PRESS.creep(
        "m_g11",
        "Seed Mother",
        "4 mana 2/0/4",
        "Death Effect: summon a Sproutling into the slot this died in, if it is unoccupied.",
        death_effect(Summon("t_sprout", WHERE_IT_DIED)),
    ),
    PRESS.creep("m_g12", "Elder Tusker", "6 mana 5/0/9", "Trample.", TRAMPLE),
)

IMPROVEMENTS: Final = (
    PRESS.improvement(
        "m_g13",
        "Wayshrine Grove",
        "3 mana",
        "After Combat: heal each allied unit in this lane (both rows) 1.",
        after_combat(Heal(1, Each(ALLIES))),
    ),
    PRESS.improvement(
        "m_g14",
        "Waking Stones",
        "4 mana",
        "Aura: allied heroes in this lane (both rows) have Rapid Deploy.",
        aura(ALLY_HEROES, traits=RAPID_DEPLOY),
    ),
)

CARDS: Final = (*SPELLS, *CREEPS, *IMPROVEMENTS)
