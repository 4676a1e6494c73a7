"""The neutral cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    an_enemy_attacks,
    as_it_kills,
    deals_damage,
    dying_wish,
    your_general_attacks,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AS_MUCH, Artifacts
from cardwright.games.generals.effects.arrival import Bring, BringCompany, Release
from cardwright.games.generals.effects.artifacts import BreakArtifacts
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import MakeAttack
from cardwright.games.generals.effects.conditions import HEADS, Any, AtLeast
from cardwright.games.generals.effects.damage import Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards
from cardwright.games.generals.effects.durations import END_OF_YOUR_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import NEARBY, Around
from cardwright.games.generals.effects.recall import GiveBack
from cardwright.games.generals.effects.shuffle import ReplaceHand
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    ENEMIES,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    ITSELF,
    MY_GENERAL,
    SUBJECT,
    THIS_UNIT,
    AtRandom,
    Joined,
    Units,
)
from cardwright.games.generals.effects.whose import OPPONENT
from cardwright.games.generals.model.ability import ANYBODYS, CHEAPEST_SPELL, DIED, Aura, Rule, Trigger
from cardwright.games.generals.model.enchantment import Enchantment
from cardwright.games.generals.model.keywords import (
    DYING_WISH,
    FLYING,
    FRENZY,
    OPENING_GAMBIT,
    PROVOKE,
    RANGED,
    RUSH,
    UNASSAILABLE,
)
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Neutral", "Unearthed Prophecy")

KIN: Final = ("glub", "binky", "zetta", "moro")

CARDS: Final = (
    PRESS.minion("Carcynus", 2, 1, 5, rarity="common"),
    PRESS.minion(
        "Komodo Hunter",
        3,
        5,
        6,
        "Opening Gambit: Your opponent gets 2 Komodo Chargers around the general.",
        rarity="common",
        gambit=(Bring("komodo_charger", Around(ENEMY_GENERAL), 2, OPPONENT),),
    ),
    PRESS.minion("Emberwyrm", 7, 10, 7, "Flying.", FLYING, rarity="common"),
    PRESS.minion(
        "Wild Tahr",
        3,
        2,
        4,
        "Frenzy. When an enemy attacks, it gains +3 attack until the end of your turn.",
        FRENZY,
        rarity="common",
        abilities=(an_enemy_attacks(Enchant(ITSELF, 3, lasts=END_OF_YOUR_TURN)),),
    ),
    PRESS.minion("Razorcrag Golem", 4, 10, 3, tribe="Golem", rarity="common"),
    PRESS.minion(
        "Magesworn",
        6,
        3,
        8,
        "Nobody can cast spells that cost less than 3.",
        tribe="Arcanyst",
        rarity="legendary",
        abilities=(Rule(CHEAPEST_SPELL, 3, ANYBODYS),),
    ),
    PRESS.minion(
        "Rokadoptera",
        3,
        2,
        3,
        "Opening Gambit: Put a Boulder Hurl into your hand.",
        rarity="common",
        gambit=(AddCards("boulder_hurl"),),
    ),
    PRESS.minion("Sinister Silhouette", 2, 1, 2, "It cannot be attacked.", UNASSAILABLE, rarity="rare"),
    PRESS.minion(
        "Matter Shaper",
        4,
        5,
        4,
        "Opening Gambit: Destroy a random enemy artifact. If you do, put a random artifact of your faction into"
        " your hand.",
        rarity="rare",
        gambit=(
            If(
                AtLeast(Artifacts(theirs=True), 1),
                (BreakArtifacts(one=True), AddCards(cards=Holding("artifact", faction="own", real=True))),
            ),
        ),
    ),
    PRESS.minion(
        "Quahog",
        5,
        7,
        7,
        "An enemy minion it kills goes back to its owner's hand.",
        rarity="rare",
        abilities=(as_it_kills(GiveBack(SUBJECT), whom=ENEMY_MINIONS),),
    ),
    PRESS.minion(
        "Letigress",
        5,
        2,
        6,
        "Ranged. When your general attacks, summon a Saberspine Cub nearby.",
        RANGED,
        rarity="legendary",
        abilities=(your_general_attacks(Bring("saberspine_cub", NEARBY)),),
    ),
    PRESS.minion("Saberspine Cub", 1, 2, 1, "Rush.", RUSH, rarity="token", token=True),
    PRESS.minion(
        "Theobule",
        5,
        5,
        6,
        "Opening Gambit: Replace every card in your hand.",
        rarity="legendary",
        gambit=(ReplaceHand(),),
    ),
    PRESS.minion(
        "Thunderhorn",
        4,
        4,
        4,
        "When it damages an enemy, deal as much to all enemies joined to that one.",
        rarity="epic",
        abilities=(deals_damage(Hurt(AS_MUCH, Joined(SUBJECT), unsigned=True), to=ENEMIES),),
    ),
    PRESS.minion(
        "Spriggin",
        6,
        8,
        8,
        "Provoke. Opening Gambit: Each player gets 3 of a random kind of Spriggin Kin around the general.",
        PROVOKE,
        rarity="epic",
        gambit=(BringCompany(KIN, 3),),
    ),
    PRESS.minion(
        "Glub",
        1,
        1,
        1,
        "When a Spriggin dies, it gains +3/+3.",
        rarity="token",
        token=True,
        abilities=(Trigger(DIED, (Enchant(ITSELF, 3, 3),), about=Units(card="spriggin")),),
    ),
    PRESS.minion(
        "Binky",
        1,
        2,
        1,
        "Flying. When it damages a minion, restore 2 health to your general.",
        FLYING,
        rarity="token",
        token=True,
        abilities=(deals_damage(Mend(2, MY_GENERAL), to=ALL_MINIONS),),
    ),
    PRESS.minion("Zetta", 1, 2, 3, "Frenzy.", FRENZY, rarity="token", token=True),
    PRESS.minion(
        "Moro",
        1,
        0,
        3,
        "It has +3 attack while a Spriggin is in play.",
        rarity="token",
        token=True,
        abilities=(Aura(THIS_UNIT, 3, test=Any(Units(card="spriggin"))),),
    ),
    PRESS.minion(
        "Dagona",
        8,
        8,
        8,
        "It is played upon any minion. Opening Gambit: Swallow that minion. Dying Wish: Summon it here, for the player"
        " it belonged to.",
        OPENING_GAMBIT | DYING_WISH,
        rarity="legendary",
        enchantment=Enchantment(abilities=(dying_wish(Release()),), swallows=True),
    ),
    PRESS.minion(
        "Bloodsworn Gambler",
        4,
        2,
        3,
        "Ranged. After each attack toss a coin: on heads it attacks a random enemy again.",
        RANGED,
        rarity="epic",
        abilities=(after_it_attacks(If(HEADS, (MakeAttack(ITSELF, AtRandom(ENEMIES)),))),),
    ),
    PRESS.spell("Boulder Hurl", 0, "Deal 1 damage to an enemy.", (Hurt(1, CHOSEN),), Target(ENEMIES), token=True),
)
