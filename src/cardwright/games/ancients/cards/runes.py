"""The runes, one of which appears on most Days; the hero who claims it is the target of what it says."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.buff import Give
from cardwright.games.ancients.effects.damage import Heal
from cardwright.games.ancients.effects.economy import Gold, RestoreMana
from cardwright.games.ancients.effects.status import EndMoveCooldown, Purge
from cardwright.games.ancients.effects.who import TARGET
from cardwright.games.ancients.model.keywords import NO_COLOUR, NO_PRICE, STRIDE, UNTARGETABLE, ranked

PRESS: Final = Press(NO_COLOUR)

CARDS: Final = (
    PRESS.rune("u1", "Gilded Rune", "Gain 4 gold.", Gold(4)),
    PRESS.rune(
        "u2",
        "Wellspring Rune",
        "Restore 3 mana in the claiming hero's lane, not above its maximum.",
        RestoreMana(3),
    ),
    PRESS.rune("u3", "Fury Rune", "The claiming hero has +4 attack this round.", Give(TARGET, attack=4)),
    PRESS.rune("u4", "Mending Rune", "Heal the claiming hero 6 and Purge it.", Heal(6), Purge()),
    PRESS.rune(
        "u5",
        "Stride Rune",
        "Remove Move Cooldown from the claiming hero. Its next move this round costs 0 mana.",
        EndMoveCooldown(),
        Give(TARGET, ranks=ranked(STRIDE, NO_PRICE)),
    ),
    PRESS.rune("u6", "Veil Rune", "The claiming hero is Untargetable this round.", Give(TARGET, traits=UNTARGETABLE)),
)
