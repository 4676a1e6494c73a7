"""What has to be chosen to use a card: its targets, and a unit to give up."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.link import ACTIVATE, CAST, PLAY
from cardwright.games.pantheon.model.state import FIRST_HERO, Position
from cardwright.games.pantheon.model.target import Target
from cardwright.kernel.bits import i64

USES: Final[dict[int, str]] = {actions.PLAY: PLAY, actions.CAST: CAST, actions.ACTIVATE: ACTIVATE}


def targets_of(s: Position, seat: i64, kind: i64, used: i64) -> tuple[Target, ...]:
    """The choices for a card that is played or cast, or for a hero or thing that is activated."""
    card = card_used(s, seat, kind, used)
    return aims_of(s, USES[int(kind)], card) if card >= 0 else ()


def aims_of(s: Position, program: str, card: i64) -> tuple[Target, ...]:
    """What is chosen for a card that is played, cast or activated."""
    facts = s.cards.all[card]
    if program == ACTIVATE:
        return () if facts.activation is None else facts.activation.targets
    return () if facts.on_play is None else facts.on_play.targets


def sacrifice_of(s: Position, seat: i64, kind: i64, used: i64) -> Target | None:
    """Which unit is given up for it, if one is."""
    card = card_used(s, seat, kind, used)
    if card < 0:
        return None
    activation = s.cards.all[card].activation
    deed = s.cards.all[card].on_play
    if kind == actions.ACTIVATE:
        return None if activation is None else activation.sacrifice
    return None if deed is None else deed.sacrifice


def card_used(s: Position, seat: i64, kind: i64, used: i64) -> i64:
    """A card of the hand, or that of the own hero or of a thing; -1 if there is none."""
    if kind != actions.ACTIVATE:
        return used
    if used == FIRST_HERO + seat:
        return s.players[seat].hero
    thing = s.find(used)
    return -1 if thing is None else thing.card
