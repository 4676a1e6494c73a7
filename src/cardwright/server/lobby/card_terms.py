"""The changed cards of a new table, checked: numbers and texts, not too many, and never programs."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.card_changes import WHOLE
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.text.card_file import LONGEST_NAME
from cardwright.match.card_variants import card_variant
from cardwright.server.lobby.refusals import NotPermitted
from cardwright.server.store.rows import PUBLIC

MOST_CHANGED: Final = 40  # cards
MOST_BYTES: Final = 8192  # of all changes, as JSON


def changed_terms(game: Game[Any], wanted: dict[str, Any]) -> CardSet[Any]:
    """The cards a player wants to play with, if they may; without a change, those of the game."""
    check_size(wanted)
    for name, facts in wanted.items():
        if isinstance(facts, dict) and WHOLE in facts:  # a stranger's program could run without end in this process
            raise BadInput(f"{name}: its numbers and texts can be changed here, but not what it does")
    cards = card_variant(game, wanted)
    if len(cards.changes) < len(wanted):
        raise BadInput("a card is changed twice: name each of them once")
    return cards


def check_size(wanted: dict[str, Any]) -> None:
    """Before anything is looked up."""
    if len(wanted) > MOST_CHANGED:
        raise BadInput(f"a table has at most {MOST_CHANGED} changed cards, not {len(wanted)}")
    longest = max(wanted, key=len, default="")
    if len(longest) > LONGEST_NAME:
        raise BadInput(f'no card has a name as long as "{longest[:20]}…"')
    if (size := len(msgspec.json.encode(wanted))) > MOST_BYTES:
        raise BadInput(f"the changes of cards have {size:,} bytes; a table has room for {MOST_BYTES:,}")


def check_table(kind: str, rated: bool) -> None:
    """Refuse changed cards where players would not expect them."""
    if rated:
        raise NotPermitted("games with changed cards are not rated")
    if kind in PUBLIC:
        raise NotPermitted("a table with changed cards is not open to all: invite people, or play against bots")
