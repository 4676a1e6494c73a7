"""The neutral cards of Unearthed Prophecy."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, opening_gambit, swallows_a_minion
from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    an_enemy_attacks,
    as_it_kills,
    deals_damage,
    dying_wish,
    one_dies,
    your_general_attacks,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.amounts import AS_MUCH, Artifacts
from cardwright.games.generals.effects.arrival import Bring, BringCompany, Release
from cardwright.games.generals.effects.artifacts import BreakArtifacts
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import MakeAttack
from cardwright.games.generals.effects.conditions import HEADS
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
    Joined,
    Units,
)
from cardwright.games.generals.effects.whose import OPPONENT
from cardwright.games.generals.model.ability import ANYBODYS, CHEAPEST_SPELL, Rule
from cardwright.games.generals.model.card import ARTIFACT
from cardwright.games.generals.model.keywords import (
    FLYING,
    FRENZY,
    PROVOKE,
    RANGED,
    RUSH,
    UNASSAILABLE,
)
from cardwright.kernel.effects.conditions import Any, AtLeast
from cardwright.kernel.effects.things import AtRandom

NEUTRAL: Final = Press("Neutral", "Unearthed Prophecy")

KIN: Final = ("glub", "binky", "zetta", "moro")

CARDS: Final = (
    NEUTRAL.minion("Carcynus", "2 mana 1/5, common"),
    NEUTRAL.minion(
        "Komodo Hunter",
        "3 mana 5/6, common",
        "Opening Gambit: Your opponent gets 2 Komodo Chargers around the general.",
        opening_gambit(Bring("komodo_charger", Around(ENEMY_GENERAL), 2, OPPONENT)),
    ),
    NEUTRAL.minion("Emberwyrm", "7 mana 10/7, common", "Flying.", FLYING),
    NEUTRAL.minion(
        "Wild Tahr",
        "3 mana 2/4, common",
        "Frenzy. When an enemy attacks, it gains +3 attack until the end of your turn.",
        FRENZY,
        an_enemy_attacks(Enchant(ITSELF, attack=3, lasts=END_OF_YOUR_TURN)),
    ),
    NEUTRAL.minion("Razorcrag Golem", "4 mana 10/3, common Golem"),
    NEUTRAL.minion(
        "Magesworn",
        "6 mana 3/8, legendary Arcanyst",
        "Nobody can cast spells that cost less than 3.",
        Rule(CHEAPEST_SPELL, 3, ANYBODYS),
    ),
    NEUTRAL.minion(
        "Rokadoptera",
        "3 mana 2/3, common",
        "Opening Gambit: Put a Boulder Hurl into your hand.",
        opening_gambit(AddCards("boulder_hurl")),
    ),
    NEUTRAL.minion("Sinister Silhouette", "2 mana 1/2, rare", "It cannot be attacked.", UNASSAILABLE),
    NEUTRAL.minion(
        "Matter Shaper",
        "4 mana 5/4, rare",
        "Opening Gambit: Destroy a random enemy artifact. If you do, put a random artifact of your faction into your "
        "hand.",
        opening_gambit(
            If(
                AtLeast(Artifacts(theirs=True), 1),
                BreakArtifacts(one=True),
                AddCards(cards=Holding(ARTIFACT, faction="own", real=True)),
            )
        ),
    ),
    NEUTRAL.minion(
        "Quahog",
        "5 mana 7/7, rare",
        "An enemy minion it kills goes back to its owner's hand.",
        as_it_kills(GiveBack(SUBJECT), whom=ENEMY_MINIONS),
    ),
    NEUTRAL.minion(
        "Letigress",
        "5 mana 2/6, legendary",
        "Ranged. When your general attacks, summon a Saberspine Cub nearby.",
        RANGED,
        your_general_attacks(Bring("saberspine_cub", NEARBY)),
    ),
    NEUTRAL.minion("Saberspine Cub", "1 mana 2/1, token", "Rush.", RUSH),
    NEUTRAL.minion(
        "Theobule",
        "5 mana 5/6, legendary",
        "Opening Gambit: Replace every card in your hand.",
        opening_gambit(ReplaceHand()),
    ),
    NEUTRAL.minion(
        "Thunderhorn",
        "4 mana 4/4, epic",
        "When it damages an enemy, deal as much to all enemies joined to that one.",
        deals_damage(Hurt(AS_MUCH, Joined(SUBJECT), unsigned=True), to=ENEMIES),
    ),
    NEUTRAL.minion(
        "Spriggin",
        "6 mana 8/8, epic",
        "Provoke. Opening Gambit: Each player gets 3 of a random kind of Spriggin Kin around the general.",
        PROVOKE,
        opening_gambit(BringCompany(KIN, 3)),
    ),
    NEUTRAL.minion(
        "Glub",
        "1 mana 1/1, token",
        "When a Spriggin dies, it gains +3/+3.",
        one_dies(Enchant(ITSELF, 3, 3), who=Units(card="spriggin")),
    ),
    NEUTRAL.minion(
        "Binky",
        "1 mana 2/1, token",
        "Flying. When it damages a minion, restore 2 health to your general.",
        FLYING,
        deals_damage(Mend(2, MY_GENERAL), to=ALL_MINIONS),
    ),
    NEUTRAL.minion("Zetta", "1 mana 2/3, token", "Frenzy.", FRENZY),
    NEUTRAL.minion(
        "Moro",
        "1 mana 0/3, token",
        "It has +3 attack while a Spriggin is in play.",
        aura(THIS_UNIT, attack=3, test=Any(Units(card="spriggin"))),
    ),
    NEUTRAL.minion(
        "Dagona",
        "8 mana 8/8, legendary",
        "It is played on any minion. Opening Gambit: Swallow that minion. Dying Wish: Summon it here, for the "
        "player it belonged to.",
        swallows_a_minion(dying_wish(Release())),
    ),
    NEUTRAL.minion(
        "Bloodsworn Gambler",
        "4 mana 2/3, epic",
        "Ranged. After each attack toss a coin: on heads it attacks a random enemy again.",
        RANGED,
        after_it_attacks(If(HEADS, MakeAttack(ITSELF, AtRandom(ENEMIES)))),
    ),
    NEUTRAL.spell(
        "Boulder Hurl", "0 mana, basic token", "Deal 1 damage to an enemy.", choose(ENEMIES), Hurt(1, CHOSEN)
    ),
)
