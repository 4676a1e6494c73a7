"""What is bought, used once and gone."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import ALLY_HERO, ANY_UNIT
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.buff import Give
from cardwright.games.ancients.effects.damage import Heal
from cardwright.games.ancients.effects.economy import Draw
from cardwright.games.ancients.effects.movement import Bounce
from cardwright.games.ancients.effects.who import TARGET
from cardwright.games.ancients.model.keywords import NO_COLOUR, UNTARGETABLE

PRESS: Final = Press(NO_COLOUR)

CARDS: Final = (
    PRESS.consumable(
        "i19", "Field Poultice", "3 gold, cross lane", "Heal a unit in either lane 4.", Heal(4), choose=ANY_UNIT
    ),
    PRESS.consumable("i20", "Scholar's Vial", "5 gold", "Draw a card.", Draw(1)),
    PRESS.consumable(
        "i21",
        "Homeward Chalk",
        "4 gold, cross lane",
        "Bounce an allied hero in either lane.",
        Bounce(),
        choose=ALLY_HERO,
    ),
    PRESS.consumable(
        "i22",
        "Smoke Pouch",
        "4 gold, cross lane quickcast",
        "An allied hero in either lane is Untargetable this round.",
        Give(TARGET, traits=UNTARGETABLE),
        choose=ALLY_HERO,
    ),
)
