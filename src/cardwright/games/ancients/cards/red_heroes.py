"""The red heroes, who hold a lane or break it open, each with the two signature cards."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import (
    ALLY_COMBAT_HERO,
    ALLY_UNIT,
    ENEMY_CORE_CHOICE,
    ENEMY_IMPROVEMENT,
    ENEMY_UNIT,
)
from cardwright.games.ancients.cards.groups import ALLIES_BESIDE, ALLIES_IN_COMBAT, ALLY_HEROES_BESIDE
from cardwright.games.ancients.cards.phrases import active, aura, passive, play_effect, siege
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.amounts import AttackOf
from cardwright.games.ancients.effects.buff import Enhance, Give
from cardwright.games.ancients.effects.damage import Damage
from cardwright.games.ancients.effects.economy import Draw
from cardwright.games.ancients.effects.improvements import DestroyImprovement
from cardwright.games.ancients.effects.status import Disarm, Root
from cardwright.games.ancients.effects.targets import Taunt
from cardwright.games.ancients.effects.who import ITSELF, TARGET, Each
from cardwright.games.ancients.model.ability import MELEE
from cardwright.games.ancients.model.keywords import RED, STEADFAST, TEMPERED, TRAMPLE

PRESS: Final = Press(RED)

HEROES: Final = (
    PRESS.hero(
        "h_r1",
        "Brakka Ironvow",
        "4/2/10",
        active(
            "Line Holder",
            "Brakka taunts. Brakka has +1 armor this round.",
            Taunt(ITSELF),
            Give(ITSELF, armor=1),
            cooldown=2,
        ),
        passive("Unmoved", "Enemy effects cannot Root, Bounce or move Brakka.", STEADFAST),
    ),
    PRESS.hero(
        "h_r2",
        "Tolgar Pitmaster",
        "5/0/9",
        active(
            "Hook and Drop",
            "Deal 2 damage to an enemy unit in range and Disarm it this round.",
            Damage(2),
            Disarm(),
            cooldown=2,
            choose=ENEMY_UNIT,
            reach=MELEE,
        ),
    ),
    PRESS.hero(
        "h_r3",
        "Sereth Warcaller",
        "4/1/8",
        passive(
            "Battle Hymn",
            "Aura: the allied units in the combat slots directly left and right of Sereth have +1 attack."
            " Works only while Sereth is in the combat row.",
            aura(ALLIES_BESIDE, attack=1),
        ),
    ),
    PRESS.hero("h_r4", "Uldo the Breaker", "5/1/8", passive("Wallbreaker", "Uldo has Siege 2.", siege(2))),
)

SIGNATURES: Final = (
    PRESS.spell(
        "s_r1a",
        "Vow of Iron",
        "3 mana",
        "Enhancement on an allied unit: +1 armor."
        " The first time each round this unit would lose armor to a damage instance, it does not lose it.",
        Enhance(TARGET, armor=1, traits=TEMPERED),
        choose=ALLY_UNIT,
        signature_of="h_r1",
    ),
    PRESS.creep(
        "s_r1b",
        "Shield-Line Veteran",
        "4 mana 3/1/5",
        "Play Effect: this taunts.",
        play_effect(Taunt(ITSELF)),
        signature_of="h_r1",
    ),
    PRESS.spell(
        "s_r2a",
        "Pit Chain",
        "3 mana, melee",
        "Root and Disarm an enemy unit in range this round. Deal 2 damage to it.",
        Root(),
        Disarm(),
        Damage(2),
        choose=ENEMY_UNIT,
        signature_of="h_r2",
    ),
    PRESS.spell(
        "s_r2b",
        "Crowd's Favourite",
        "4 mana",
        "An allied hero in this lane's combat row has +3 attack and Trample this round.",
        Give(TARGET, attack=3, traits=TRAMPLE),
        choose=ALLY_COMBAT_HERO,
        signature_of="h_r2",
    ),
    PRESS.spell(
        "s_r3a",
        "Answer the Horn",
        "3 mana",
        "Allied units in this lane's combat row have +1 attack and +1 armor this round.",
        Give(Each(ALLIES_IN_COMBAT), attack=1, armor=1),
        signature_of="h_r3",
    ),
    PRESS.creep(
        "s_r3b",
        "Hornguard Escort",
        "3 mana 2/1/3",
        "Aura: allied heroes in the combat slots directly left and right of this have +1 armor.",
        aura(ALLY_HEROES_BESIDE, armor=1),
        signature_of="h_r3",
    ),
    PRESS.spell(
        "s_r4a",
        "Battering Run",
        "4 mana, melee",
        "Deal damage equal to the caster's attack to the enemy Tower or Ancient in this lane.",
        Damage(AttackOf(ITSELF)),
        choose=ENEMY_CORE_CHOICE,
        signature_of="h_r4",
    ),
    PRESS.spell(
        "s_r4b",
        "Cracked Keystone",
        "3 mana, melee",
        "Destroy an enemy improvement in range. Draw a card.",
        DestroyImprovement(),
        Draw(1),
        choose=ENEMY_IMPROVEMENT,
        signature_of="h_r4",
    ),
)

CARDS: Final = (*HEROES, *SIGNATURES)
