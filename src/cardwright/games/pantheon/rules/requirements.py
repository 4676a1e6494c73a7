"""What has to be chosen to use a card: its targets, and a unit to give up."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.card import Use
from cardwright.games.pantheon.model.link import ACTIVATE, CAST, PLAY
from cardwright.games.pantheon.model.state import FIRST_HERO, Position
from cardwright.kernel.bits import i64

USES: Final[dict[int, str]] = {actions.PLAY: PLAY, actions.CAST: CAST, actions.ACTIVATE: ACTIVATE}
OF_NO_USE: Final = Use(())


def use_of(s: Position, program: str, card: i64) -> Use:
    """What is chosen for a card that is played, cast or activated, and what follows."""
    facts = s.cards.all[card]
    use: Use | None = facts.activation if program == ACTIVATE else facts.on_play
    return OF_NO_USE if use is None else use


def use_by(s: Position, seat: i64, kind: i64, used: i64) -> Use:
    """The same for a card of the hand that is played or cast, or for the own hero or a thing that is activated."""
    card = used
    if kind == actions.ACTIVATE:
        thing = s.find(used)
        card = s.players[seat].hero if used == FIRST_HERO + seat else -1 if thing is None else thing.card
    return use_of(s, USES[int(kind)], card) if card >= 0 else OF_NO_USE
