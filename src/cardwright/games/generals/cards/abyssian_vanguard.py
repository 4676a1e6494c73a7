"""The Abyssian cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import aura, blood_surge, deathwatch, dying_wish
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AttackOf, HealthOf
from cardwright.games.generals.effects.arrival import Bring, BringRandom
from cardwright.games.generals.effects.command import MakeAttack
from cardwright.games.generals.effects.damage import Destroy, Hurt
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant, LendKeywords, PassOn
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import HERE, NEARBY, Around
from cardwright.games.generals.effects.rewrite import MarkCards
from cardwright.games.generals.effects.shuffle import ShuffleIn
from cardwright.games.generals.effects.units import (
    CHOSEN,
    ENEMY,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_UNITS,
    THIS_UNIT,
    AtRandom,
    Units,
)
from cardwright.games.generals.model.ability import STRUCK, Trigger
from cardwright.games.generals.model.keywords import FRENZY, INVULNERABLE
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Abyssian", "Immortal Vanguard")

DEMONS: Final = ("vorpal_reaver", "moonrider", "abyssal_tormentor", "klaxon")
MERGED: Final = Units(FRIENDLY, other=True, without=INVULNERABLE)

CARDS: Final = (
    PRESS.minion(
        "Stygian Observer",
        7,
        7,
        7,
        "Deathwatch: Give the minions in your hand +2/+2.",
        rarity="legendary",
        abilities=(deathwatch(MarkCards(Holding("minion"), attack=2, health=2)),),
    ),
    PRESS.minion(
        "Cacophynos",
        4,
        6,
        3,
        "Dying Wish: Destroy a random nearby enemy minion.",
        rarity="common",
        abilities=(dying_wish(Destroy(AtRandom(Units(ENEMY, where=NEARBY)))),),
    ),
    PRESS.minion("Void Talon", 3, 6, 1, "Build 1.", rarity="common", build=1),
    PRESS.minion(
        "Nightmare Operant",
        2,
        3,
        2,
        "Dying Wish: Shuffle a MECHAZ0R! into your deck.",
        tribe="Mech",
        rarity="rare",
        abilities=(dying_wish(ShuffleIn("mechaz0r")),),
    ),
    PRESS.minion(
        "Moonrider",
        6,
        6,
        6,
        "Blood Surge: Summon a Fiend nearby.",
        rarity="epic",
        abilities=(blood_surge(Bring("fiend", NEARBY)),),
    ),
    PRESS.minion(
        "Gate to the Undervault",
        4,
        0,
        0,
        "Invulnerable. Build 3. Deathwatch: Summon a Vorpal Reaver, Moonrider, Abyssal Tormentor or Klaxon nearby.",
        INVULNERABLE,
        tribe="Structure",
        rarity="legendary",
        build=3,
        abilities=(deathwatch(BringRandom(Holding(keys=DEMONS), NEARBY)),),
    ),
    PRESS.minion("Abomination", 1, 1, 1, rarity="token", token=True),
    PRESS.spell(
        "Infest",
        3,
        "When an enemy minion of your choice dies, deal 2 damage to the enemy general. This spreads to the enemy "
        "minions near it.",
        (Enchant(CHOSEN, abilities=(dying_wish(Hurt(2, MY_GENERAL), PassOn(Units(FRIENDLY, where=NEARBY))),)),),
        Target(ENEMY_MINIONS),
        rarity="legendary",
    ),
    PRESS.spell(
        "Betrayal",
        6,
        "Enemy minions near their own general attack it.",
        (MakeAttack(Units(ENEMY, where=Around(ENEMY_GENERAL)), ENEMY_GENERAL),),
        rarity="epic",
    ),
    PRESS.spell(
        "Deathmark",
        2,
        "Deal 1 damage to an enemy minion. If it is attacked this turn, destroy it.",
        (
            Hurt(1, CHOSEN),
            Enchant(
                CHOSEN, lasts=THIS_TURN, abilities=(Trigger(STRUCK, (Destroy(ITSELF),), about=THIS_UNIT),), lasting=True
            ),
        ),
        Target(ENEMY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Vellumscry",
        4,
        "Destroy a friendly minion. Draw 3 cards.",
        (Destroy(CHOSEN), DrawCards(3)),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Horrific Visage",
        3,
        "Give all enemy minions -4 attack until your next turn.",
        (Enchant(ENEMY_MINIONS, -4, lasts=END_OF_THEIR_TURN),),
        rarity="common",
    ),
    PRESS.spell(
        "Abhorrent Unbirth",
        3,
        "Destroy all your minions. Summon an Abomination near a friend. It has their attack, health and keywords.",
        (
            Destroy(MY_MINIONS),
            Bring(
                "abomination",
                HERE,
                exactly=True,
                then=(Enchant(CHOSEN, AttackOf(MERGED), HealthOf(MERGED)), LendKeywords(CHOSEN, MERGED)),
            ),
        ),
        Target(where=Around(MY_UNITS), free=True),
        rarity="epic",
    ),
    PRESS.artifact(
        "Furor Chakram",
        5,
        "Your minions have +2 attack and Frenzy.",
        abilities=(aura(MY_MINIONS, attack=2, traits=FRENZY),),
        rarity="rare",
    ),
)
