"""The items a hero carries; attack, armor and health are what the hero has more."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import ANY_UNIT, ENEMY_HERO, ENEMY_SUPPORT_HERO
from cardwright.games.ancients.cards.groups import ALLIES_BESIDE
from cardwright.games.ancients.cards.phrases import (
    active,
    aura,
    cleave,
    regeneration,
    retaliate,
    round_start,
    siege,
    whenever,
)
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.buff import GiveShield
from cardwright.games.ancients.effects.conditions import NIGHT
from cardwright.games.ancients.effects.economy import Gold
from cardwright.games.ancients.effects.movement import MoveUp
from cardwright.games.ancients.effects.status import EndMoveCooldown, Purge, Silence
from cardwright.games.ancients.effects.who import ITSELF
from cardwright.games.ancients.model.ability import KILLS, MELEE
from cardwright.games.ancients.model.group import HERE, Group
from cardwright.games.ancients.model.keywords import LIFESTEAL, NO_COLOUR, PIERCE, UNTARGETABLE

PRESS: Final = Press(NO_COLOUR)
BEARER: Final = Group(where=HERE)

CARDS: Final = (
    PRESS.item("i01", "Notched Blade", "4 gold 2/0/0", "Equipped hero has +2 attack."),
    PRESS.item("i02", "Quilted Jack", "4 gold 0/1/0", "Equipped hero has +1 armor."),
    PRESS.item("i03", "Wayfarer's Wrap", "4 gold 0/0/3", "Equipped hero has +3 health."),
    PRESS.item("i04", "Barbed Gorget", "7 gold 0/1/0", "Equipped hero has +1 armor and Retaliate 2.", retaliate(2)),
    PRESS.item("i05", "Moss Charm", "8 gold 0/0/3", "Equipped hero has +3 health and Regeneration 2.", regeneration(2)),
    PRESS.item(
        "i06",
        "Strider Boots",
        "8 gold 0/0/2",
        "Equipped hero has +2 health. Active 2 (1 mana): remove Move Cooldown from this hero.",
        active("Stride", "Remove Move Cooldown from this hero.", EndMoveCooldown(ITSELF), cooldown=2),
    ),
    PRESS.item("i07", "Ramshead Maul", "9 gold 2/0/0", "Equipped hero has +2 attack and Siege 2.", siege(2)),
    PRESS.item(
        "i08",
        "Coin-Weighted Mace",
        "9 gold 2/0/0",
        "Equipped hero has +2 attack."
        " Whenever damage dealt by this hero kills an enemy unit, gain 1 gold in addition to its bounty.",
        whenever(KILLS, Gold(1)),
    ),
    PRESS.item("i09", "Twin-Span Cleaver", "10 gold 2/0/0", "Equipped hero has +2 attack and Cleave 2.", cleave(2)),
    PRESS.item(
        "i10",
        "Drag Hook",
        "10 gold 0/0/2",
        "Equipped hero has +2 health. Active 2 (1 mana), Melee: move an enemy hero in the enemy support row to"
        " the enemy combat slot above it, if that slot is unoccupied.",
        active(
            "Drag",
            "Move an enemy hero in the enemy support row to the enemy combat slot above it, if that slot is"
            " unoccupied.",
            MoveUp(),
            cooldown=2,
            choose=ENEMY_SUPPORT_HERO,
            reach=MELEE,
        ),
    ),
    PRESS.item(
        "i11",
        "Gag of Thorns",
        "11 gold 0/0/2",
        "Equipped hero has +2 health. Active 3 (1 mana): Silence 2 an enemy hero in this lane.",
        active("Gag", "Silence 2 an enemy hero in this lane.", Silence(2), cooldown=3, choose=ENEMY_HERO),
    ),
    PRESS.item("i12", "Needle of Glass", "12 gold 3/0/0", "Equipped hero has +3 attack and Pierce.", PIERCE),
    PRESS.item("i13", "Leech Fang", "12 gold 3/0/0", "Equipped hero has +3 attack and Lifesteal.", LIFESTEAL),
    PRESS.item(
        "i14",
        "Duskglass Cloak",
        "12 gold 0/0/4",
        "Equipped hero has +4 health. During Night, equipped hero is Untargetable.",
        aura(BEARER, traits=UNTARGETABLE, when=NIGHT),
    ),
    PRESS.item(
        "i15",
        "Lantern of Unmaking",
        "13 gold 0/0/3",
        "Equipped hero has +3 health. Active 3 (1 mana): Purge a unit in this lane.",
        active("Unmake", "Purge a unit in this lane.", Purge(), cooldown=3, choose=ANY_UNIT),
    ),
    PRESS.item(
        "i16",
        "Standard of the Span",
        "14 gold 0/1/0",
        "Equipped hero has +1 armor."
        " Aura: allied units directly left and right of this hero in the combat row have +1 attack and +1 armor.",
        aura(ALLIES_BESIDE, attack=1, armor=1),
    ),
    PRESS.item(
        "i17",
        "Last Ember",
        "16 gold 0/0/2",
        "Equipped hero has +2 health. Round Start: give this hero a Death Shield. Cooldown: 3 rounds.",
        round_start(GiveShield(ITSELF), cooldown=3),
    ),
    PRESS.item("i18", "Crown of Two Roads", "22 gold 4/2/4", "Equipped hero has +4 attack, +2 armor and +4 health."),
)
