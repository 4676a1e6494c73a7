"""The Abyssian cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import build, choose, choose_free_square
from cardwright.games.generals.cards.phrases import after_it_is_attacked, blood_surge, deathwatch, dying_wish
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
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
    Units,
)
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import FRENZY, INVULNERABLE
from cardwright.kernel.effects.things import AtRandom

ABYSSIAN: Final = Press("Abyssian", "Immortal Vanguard")

DEMONS: Final = ("vorpal_reaver", "moonrider", "abyssal_tormentor", "klaxon")
MERGED: Final = Units(FRIENDLY, other=True, without=INVULNERABLE)

CARDS: Final = (
    ABYSSIAN.minion(
        "Stygian Observer",
        "7 mana 7/7, legendary",
        "Deathwatch: Give the minions in your hand +2/+2.",
        deathwatch(MarkCards(Holding(MINION), attack=2, health=2)),
    ),
    ABYSSIAN.minion(
        "Cacophynos",
        "4 mana 6/3, common",
        "Dying Wish: Destroy a random nearby enemy minion.",
        dying_wish(Destroy(AtRandom(Units(ENEMY, where=NEARBY)))),
    ),
    ABYSSIAN.minion("Void Talon", "3 mana 6/1, common", "Build 1.", build(1)),
    ABYSSIAN.minion(
        "Nightmare Operant",
        "2 mana 3/2, rare Mech",
        "Dying Wish: Shuffle a MECHAZ0R! into your deck.",
        dying_wish(ShuffleIn("mechaz0r")),
    ),
    ABYSSIAN.minion(
        "Moonrider", "6 mana 6/6, epic", "Blood Surge: Summon a Fiend nearby.", blood_surge(Bring("fiend", NEARBY))
    ),
    ABYSSIAN.minion(
        "Gate to the Undervault",
        "4 mana 0/0, legendary Structure",
        "Invulnerable. Build 3. Deathwatch: Summon a Vorpal Reaver, Moonrider, Abyssal Tormentor or Klaxon nearby.",
        INVULNERABLE,
        build(3),
        deathwatch(BringRandom(Holding(keys=DEMONS), NEARBY)),
    ),
    ABYSSIAN.minion("Abomination", "1 mana 1/1, token"),
    ABYSSIAN.spell(
        "Infest",
        "3 mana, legendary",
        "When an enemy minion of your choice dies, deal 2 damage to the enemy general. This spreads to the enemy "
        "minions near it.",
        choose(ENEMY_MINIONS),
        Enchant(CHOSEN, ability=dying_wish(Hurt(2, MY_GENERAL), PassOn(Units(FRIENDLY, where=NEARBY)))),
    ),
    ABYSSIAN.spell(
        "Betrayal",
        "6 mana, epic",
        "Enemy minions near their own general attack it.",
        MakeAttack(Units(ENEMY, where=Around(ENEMY_GENERAL)), ENEMY_GENERAL),
    ),
    ABYSSIAN.spell(
        "Deathmark",
        "2 mana, rare",
        "Deal 1 damage to an enemy minion. If it is attacked this turn, destroy it.",
        choose(ENEMY_MINIONS),
        Hurt(1, CHOSEN),
        Enchant(CHOSEN, lasts=THIS_TURN, ability=after_it_is_attacked(Destroy(ITSELF)), lasting=True),
    ),
    ABYSSIAN.spell(
        "Vellumscry",
        "4 mana, common",
        "Destroy a friendly minion. Draw 3 cards.",
        choose(MY_MINIONS),
        Destroy(CHOSEN),
        DrawCards(3),
    ),
    ABYSSIAN.spell(
        "Horrific Visage",
        "3 mana, common",
        "Give all enemy minions -4 attack until your next turn.",
        Enchant(ENEMY_MINIONS, attack=-4, lasts=END_OF_THEIR_TURN),
    ),
    ABYSSIAN.spell(
        "Abhorrent Unbirth",
        "3 mana, epic",
        "Destroy all your minions. Summon an Abomination near a friend. It has their attack, health and keywords.",
        choose_free_square(Around(MY_UNITS)),
        Destroy(MY_MINIONS),
        Bring(
            "abomination",
            HERE,
            exactly=True,
            then=(Enchant(CHOSEN, AttackOf(MERGED), HealthOf(MERGED)), LendKeywords(CHOSEN, MERGED)),
        ),
    ),
    ABYSSIAN.artifact(
        "Furor Chakram",
        "5 mana, rare",
        "Your minions have +2 attack and Frenzy.",
        aura(MY_MINIONS, attack=2, traits=FRENZY),
    ),
)
