"""The Lyonar cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import build, choose, choose_square, opening_gambit
from cardwright.games.generals.cards.neutral.core_keywords import DEPLOYMENT
from cardwright.games.generals.cards.phrases import blood_surge, when_built, you_summon
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, no_damage
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.conditions import Fits
from cardwright.games.generals.effects.damage import Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.mechs import Assemble
from cardwright.games.generals.effects.places import (
    ANYWHERE,
    AREA_2X2,
    CHOSEN_ROW,
    NEARBY,
    ROOM_FOR_2X2,
    AboveAndBelow,
    Around,
)
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
from cardwright.games.generals.model.keywords import PROVOKE
from cardwright.kernel.effects.amounts import CountOf

LYONAR: Final = Press("Lyonar", "Immortal Vanguard")

BESIDE_IT: Final = Units(FRIENDLY, where=NEARBY)
BESIDE_GENERAL: Final = Units(FRIENDLY, where=Around(MY_GENERAL))
UNHURT: Final = no_damage(to=THIS_UNIT)

CARDS: Final = (
    LYONAR.minion(
        "Oakenheart",
        "5 mana 4/5, rare Mech",
        "Opening Gambit: MECHAZ0R! progresses by 20 %. Your other Mechs have +1/+1.",
        opening_gambit(Assemble(), *DEPLOYMENT),
        aura(Units(FRIENDLY, tribe="Mech", other=True), 1, 1),
    ),
    LYONAR.minion(
        "Prominence",
        "6 mana 4/7, epic",
        "Blood Surge: Summon a Silverguard Knight nearby your general.",
        blood_surge(Bring("silverguard_knight", Around(MY_GENERAL))),
    ),
    LYONAR.minion(
        "Vigilator",
        "3 mana 3/4, common",
        "Build 1. When it is built, give nearby friendly minions +3 health.",
        build(1),
        when_built(Enchant(BESIDE_IT, health=3)),
    ),
    LYONAR.minion(
        "Surgeforger",
        "3 mana 2/2, legendary",
        "Whenever you summon a minion nearby, both gain +1/+1.",
        you_summon(Enchant(SUBJECT, 1, 1), Enchant(ITSELF, 1, 1), who=BESIDE_IT),
    ),
    LYONAR.minion(
        "Ironcliffe Monument",
        "4 mana 0/10, legendary Structure",
        "Build 2. Whenever you summon a minion nearby, transform it into an Ironcliffe Guardian.",
        build(2),
        you_summon(Change(SUBJECT, "ironcliffe_guardian"), who=BESIDE_IT),
    ),
    LYONAR.minion(
        "Decorated Enlistee",
        "3 mana 1/5, common",
        "While it is undamaged, it has +3 attack.",
        aura(THIS_UNIT, attack=3, test=Fits(ITSELF, Units(undamaged=True))),
    ),
    LYONAR.spell(
        "Steadfast Formation",
        "0 mana, common",
        "Give the friendly minions in a 2x2 area Provoke.",
        choose_square(ROOM_FOR_2X2),
        Enchant(Units(FRIENDLY, where=AREA_2X2), traits=PROVOKE),
    ),
    LYONAR.spell(
        "Fealty",
        "3 mana, rare",
        "Draw 1 card for each friendly minion nearby your general.",
        DrawCards(CountOf(BESIDE_GENERAL)),
    ),
    LYONAR.spell(
        "Call to Arms",
        "7 mana, legendary",
        "For the rest of the game, minions you summon nearby your general gain +3/+3.",
        Enchant(MY_GENERAL, ability=you_summon(Enchant(SUBJECT, 3, 3), who=BESIDE_IT)),
    ),
    LYONAR.spell(
        "Sunstrike",
        "4 mana, epic",
        "In a row, deal 3 damage to all enemies and restore 3 health to your minions and your general.",
        choose_square(ANYWHERE),
        Hurt(3, Units(ENEMY, ANY_UNIT, CHOSEN_ROW)),
        Mend(3, Units(FRIENDLY, ANY_UNIT, CHOSEN_ROW)),
    ),
    LYONAR.spell(
        "Invincible",
        "4 mana, epic",
        "Give an undamaged friendly minion +4/+4.",
        choose(Units(FRIENDLY, undamaged=True)),
        Enchant(CHOSEN, 4, 4),
    ),
    LYONAR.spell(
        "Dauntless Advance",
        "2 mana, common",
        "Your general and friendly minions nearby it take no damage this turn.",
        Enchant(MY_GENERAL, lasts=THIS_TURN, ability=UNHURT),
        Enchant(BESIDE_GENERAL, lasts=THIS_TURN, ability=UNHURT),
    ),
    LYONAR.artifact(
        "Sunbond Pavise",
        "2 mana, rare",
        "Friendly minions directly above and below your general have +2 attack and Provoke.",
        aura(Units(FRIENDLY, where=AboveAndBelow(ITSELF)), attack=2, traits=PROVOKE),
    ),
)
