"""The Lyonar cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.neutral import DEPLOYMENT
from cardwright.games.generals.cards.phrases import aura, blood_surge, when_built, you_summon
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import CountOf
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.conditions import Fits
from cardwright.games.generals.effects.damage import Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.places import ANYWHERE, AREA_2X2, NEARBY, AboveAndBelow, Around, ChosenRow
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    CHOSEN,
    ENEMY,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    SUBJECT,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.ability import Aura, DamageRule
from cardwright.games.generals.model.keywords import PROVOKE
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.mechs import Assemble

PRESS: Final = Press("Lyonar", "Immortal Vanguard")

BESIDE_IT: Final = Units(FRIENDLY, where=NEARBY, other=True)
BESIDE_GENERAL: Final = Units(FRIENDLY, where=Around(MY_GENERAL))
UNHURT: Final = (DamageRule(THIS_UNIT, none=True),)

CARDS: Final = (
    PRESS.minion(
        "Oakenheart",
        5,
        4,
        5,
        "Opening Gambit: MECHAZ0R! progresses by 20 %. Your other Mechs have +1/+1.",
        tribe="Mech",
        rarity="rare",
        gambit=(Assemble(),),
        followups=DEPLOYMENT,
        abilities=(aura(Units(FRIENDLY, tribe="Mech", other=True), 1, 1),),
    ),
    PRESS.minion(
        "Prominence",
        6,
        4,
        7,
        "Blood Surge: Summon a Silverguard Knight nearby your general.",
        rarity="epic",
        abilities=(blood_surge(Bring("silverguard_knight", Around(MY_GENERAL))),),
    ),
    PRESS.minion(
        "Vigilator",
        3,
        3,
        4,
        "Build 1. When it is built, give nearby friendly minions +3 health.",
        rarity="common",
        build=1,
        abilities=(when_built(Enchant(BESIDE_IT, 0, 3)),),
    ),
    PRESS.minion(
        "Surgeforger",
        3,
        2,
        2,
        "Whenever you summon a minion nearby, both gain +1/+1.",
        rarity="legendary",
        abilities=(you_summon(Enchant(SUBJECT, 1, 1), Enchant(ITSELF, 1, 1), who=BESIDE_IT),),
    ),
    PRESS.minion(
        "Ironcliffe Monument",
        4,
        0,
        10,
        "Build 2. Whenever you summon a minion nearby, transform it into an Ironcliffe Guardian.",
        tribe="Structure",
        rarity="legendary",
        build=2,
        abilities=(you_summon(Change(SUBJECT, "ironcliffe_guardian"), who=BESIDE_IT),),
    ),
    PRESS.minion(
        "Decorated Enlistee",
        3,
        1,
        5,
        "While it is undamaged, it has +3 attack.",
        rarity="common",
        abilities=(Aura(THIS_UNIT, 3, test=Fits(ITSELF, Units(undamaged=True))),),
    ),
    PRESS.spell(
        "Steadfast Formation",
        0,
        "Give the friendly minions in a 2x2 area Provoke.",
        (Enchant(Units(FRIENDLY, where=AREA_2X2), traits=PROVOKE),),
        Target(where=ANYWHERE),
        rarity="common",
    ),
    PRESS.spell(
        "Fealty",
        3,
        "Draw 1 card for each friendly minion nearby your general.",
        (DrawCards(CountOf(BESIDE_GENERAL)),),
        rarity="rare",
    ),
    PRESS.spell(
        "Call to Arms",
        7,
        "For the rest of the game, minions you summon nearby your general gain +3/+3.",
        (Enchant(MY_GENERAL, abilities=(you_summon(Enchant(SUBJECT, 3, 3), who=BESIDE_IT),)),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Sunstrike",
        4,
        "In a row, deal 3 damage to all enemies and restore 3 health to your minions and your general.",
        (Hurt(3, Units(ENEMY, ANY_UNIT, ChosenRow())), Mend(3, Units(FRIENDLY, ANY_UNIT, ChosenRow()))),
        Target(where=ANYWHERE),
        rarity="epic",
    ),
    PRESS.spell(
        "Invincible",
        4,
        "Give an undamaged friendly minion +4/+4.",
        (Enchant(CHOSEN, 4, 4),),
        Target(Units(FRIENDLY, undamaged=True)),
        rarity="epic",
    ),
    PRESS.spell(
        "Dauntless Advance",
        2,
        "Your general and friendly minions nearby it take no damage this turn.",
        (
            Enchant(MY_GENERAL, lasts=THIS_TURN, abilities=UNHURT),
            Enchant(BESIDE_GENERAL, lasts=THIS_TURN, abilities=UNHURT),
        ),
        rarity="common",
    ),
    PRESS.artifact(
        "Sunbond Pavise",
        2,
        "Friendly minions directly above and below your general have +2 attack and Provoke.",
        abilities=(aura(Units(FRIENDLY, where=AboveAndBelow(ITSELF)), 2, traits=PROVOKE),),
        rarity="rare",
    ),
)
