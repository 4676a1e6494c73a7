"""The blue cards: damage that armor does not stop, silence, cards and mana."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import ALLY_HERO, ANY_UNIT, ENEMY_COMBAT_UNIT, ENEMY_HERO, ENEMY_UNIT
from cardwright.games.ancients.cards.groups import ENEMIES, ENEMIES_IN_COMBAT
from cardwright.games.ancients.cards.phrases import active, play_effect, round_start
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.damage import Damage
from cardwright.games.ancients.effects.economy import AddMana, Burn, Draw
from cardwright.games.ancients.effects.movement import Bounce
from cardwright.games.ancients.effects.status import Purge, Silence, Stun
from cardwright.games.ancients.effects.who import BESIDE_TARGET, Each
from cardwright.games.ancients.model.keywords import BLUE, PIERCE

PRESS: Final = Press(BLUE)

SPELLS: Final = (
    PRESS.spell(
        "m_b01", "Spark Needle", "1 mana", "Deal 2 damage to an enemy unit in this lane.", Damage(2), choose=ENEMY_UNIT
    ),
    PRESS.spell(
        "m_b02",
        "Forked Flash",
        "3 mana",
        "Deal 3 damage to an enemy unit in this lane's combat row and 1 damage to each unit directly left and right of"
        " it.",
        Damage(3),
        Damage(1, BESIDE_TARGET),
        choose=ENEMY_COMBAT_UNIT,
    ),
    PRESS.spell(
        "m_b03",
        "Hushing Word",
        "2 mana, quickcast",
        "Silence 2 an enemy hero in this lane.",
        Silence(2),
        choose=ENEMY_HERO,
    ),
    PRESS.spell(
        "m_b04",
        "Stillwater",
        "5 mana",
        "Stun 1 each enemy unit in this lane's combat row.",
        Stun(1, Each(ENEMIES_IN_COMBAT)),
    ),
    PRESS.spell(
        "m_b05", "Recall to Spring", "2 mana", "Bounce an allied hero in this lane.", Bounce(), choose=ALLY_HERO
    ),
    PRESS.spell("m_b06", "Foresee", "3 mana", "Draw 2 cards.", Draw(2)),
    PRESS.spell(
        "m_b07",
        "Long Reach",
        "4 mana, cross lane",
        "Deal 4 piercing damage to an enemy unit in either lane.",
        Damage(4, piercing=True),
        choose=ENEMY_UNIT,
    ),
    PRESS.spell("m_b08", "Unweave", "2 mana", "Purge a unit in this lane.", Purge(), choose=ANY_UNIT),
    PRESS.spell(
        "m_b09",
        "Sundering Sky",
        "7 mana",
        "Deal 4 damage to each enemy unit in this lane (both rows).",
        Damage(4, Each(ENEMIES)),
    ),
    PRESS.spell(
        "m_b10",
        "Drain the Wellhead",
        "3 mana",
        "Burn 2: the opponent loses 2 current mana in this lane (minimum 0).",
        Burn(2),
    ),
)

CREEPS: Final = (
    PRESS.creep("m_b11", "Glass Familiar", "2 mana 1/0/2", "Play Effect: draw a card.", play_effect(Draw(1))),
    PRESS.creep("m_b12", "Bound Squall", "5 mana 4/0/5", "Pierce.", PIERCE),
)

IMPROVEMENTS: Final = (
    PRESS.improvement(
        "m_b13",
        "Ley Spire",
        "4 mana",
        "Round Start: you have +1 mana in this lane this round (it may exceed the maximum).",
        round_start(AddMana(1)),
    ),
    PRESS.improvement(
        "m_b14",
        "Storm Beacon",
        "5 mana",
        "Active 1 (1 mana): deal 2 piercing damage to an enemy unit in this lane.",
        active(
            "Discharge",
            "Deal 2 piercing damage to an enemy unit in this lane.",
            Damage(2, piercing=True),
            cooldown=1,
            choose=ENEMY_UNIT,
        ),
    ),
)

CARDS: Final = (*SPELLS, *CREEPS, *IMPROVEMENTS)
