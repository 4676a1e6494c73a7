"""The blue heroes, who move, silence and strike from afar, each with the two signature cards."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import (
    ALLY_HERO,
    ENEMY_COMBAT_UNIT,
    ENEMY_HERO,
    SLOT_BESIDE,
    SLOT_IN_ITS_ROW,
)
from cardwright.games.ancients.cards.groups import ENEMIES_IN_COMBAT, ENEMY_HEROES
from cardwright.games.ancients.cards.phrases import active, passive, round_start, whenever
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.buff import Enhance
from cardwright.games.ancients.effects.combine import If
from cardwright.games.ancients.effects.conditions import NIGHT
from cardwright.games.ancients.effects.damage import Damage
from cardwright.games.ancients.effects.economy import Draw, RestoreMana
from cardwright.games.ancients.effects.movement import MoveToNextSpot
from cardwright.games.ancients.effects.status import Disarm, Root, Silence
from cardwright.games.ancients.effects.who import BESIDE_TARGET, TARGET, Each, FirstOf, OneAtRandom
from cardwright.games.ancients.model.ability import ENEMY_SILENCED, YOU_CAST
from cardwright.games.ancients.model.keywords import BLUE, THRIFT, ranked

PRESS: Final = Press(BLUE)

HEROES: Final = (
    PRESS.hero(
        "h_b1",
        "Caldrin Tidewright",
        "2/0/7",
        active(
            "Undertow",
            "Move an enemy unit in this lane's combat row to an unoccupied slot directly left or right of it, then Root"
            " it this round.",
            MoveToNextSpot(),
            Root(),
            cooldown=3,
            choose=(ENEMY_COMBAT_UNIT, SLOT_BESIDE),
        ),
    ),
    PRESS.hero(
        "h_b2",
        "Veyra Stormglass",
        "3/0/6",
        passive(
            "Conductor",
            "After you play a spell card with a caster in Veyra's lane, deal 1 piercing damage to a random enemy"
            " unit in that lane's combat row. Cooldown: once per round.",
            whenever(YOU_CAST, Damage(1, OneAtRandom(ENEMIES_IN_COMBAT), piercing=True), cooldown=1),
        ),
    ),
    PRESS.hero(
        "h_b3",
        "Ninmar Quiet-Eye",
        "2/0/8",
        active("Hush", "Silence 2 an enemy hero in this lane.", Silence(2), cooldown=3, choose=ENEMY_HERO),
    ),
    PRESS.hero(
        "h_b4",
        "Orsolo Lampkeeper",
        "2/1/7",
        active("Refill the Lamp", "Restore 3 mana in this lane, not above its maximum.", RestoreMana(3), cooldown=3),
    ),
)

SIGNATURES: Final = (
    PRESS.spell(
        "s_b1a",
        "Tidal Shove",
        "3 mana",
        "Deal 2 damage to an enemy unit in this lane's combat row, then move it to an unoccupied slot of your choice in"
        " its row.",
        Damage(2),
        MoveToNextSpot(),
        choose=(ENEMY_COMBAT_UNIT, SLOT_IN_ITS_ROW),
        signature_of="h_b1",
    ),
    PRESS.improvement(
        "s_b1b",
        "Floodgate",
        "4 mana",
        "Round Start: Disarm, this round, the enemy unit in this lane's combat row with the lowest slot number.",
        round_start(Disarm(FirstOf(ENEMIES_IN_COMBAT))),
        signature_of="h_b1",
    ),
    PRESS.spell(
        "s_b2a",
        "Chain of Sparks",
        "5 mana",
        "Deal 4 damage to an enemy unit in this lane's combat row and 2 damage to each unit directly left and right of"
        " it.",
        Damage(4),
        Damage(2, BESIDE_TARGET),
        choose=ENEMY_COMBAT_UNIT,
        signature_of="h_b2",
    ),
    PRESS.spell(
        "s_b2b",
        "Glass Conduit",
        "3 mana",
        "Enhancement on an allied hero: spell cards it casts cost 1 less mana (minimum 0).",
        Enhance(TARGET, ranks=ranked(THRIFT, 1)),
        choose=ALLY_HERO,
        signature_of="h_b2",
    ),
    PRESS.spell(
        "s_b3a",
        "Wall of Quiet",
        "4 mana",
        "Silence 1 each enemy hero in this lane.",
        Silence(1, Each(ENEMY_HEROES)),
        signature_of="h_b3",
    ),
    PRESS.improvement(
        "s_b3b",
        "Listening Stone",
        "3 mana",
        "Whenever an enemy hero in this lane becomes Silenced, draw a card. Cooldown: once per round.",
        whenever(ENEMY_SILENCED, Draw(1), cooldown=1),
        signature_of="h_b3",
    ),
    PRESS.spell(
        "s_b4a",
        "Borrowed Oil",
        "2 mana, quickcast",
        "Restore 3 mana in this lane, not above its maximum.",
        RestoreMana(3),
        signature_of="h_b4",
    ),
    PRESS.spell(
        "s_b4b",
        "Beacon in the Dark",
        "3 mana",
        "Draw a card. If it is Night, draw another card.",
        Draw(1),
        If(NIGHT, Draw(1)),
        signature_of="h_b4",
    ),
)

CARDS: Final = (*HEROES, *SIGNATURES)
