"""What a match is played with, as its players are told."""

from __future__ import annotations

from cardwright.games import load
from cardwright.kernel.errors import BadInput
from cardwright.match.card_variants import told_changes
from cardwright.server.store.rows import TableRecord
from cardwright.wire.view import CardChanges, Rules


def rules_of(record: TableRecord) -> Rules:
    return Rules(record.variant, record.options, record.cards, changes_of(record))


def changes_of(record: TableRecord) -> CardChanges | None:
    """How its cards differ from those of the game; None where they do not."""
    if not record.changes:
        return None
    try:
        told = told_changes(load(record.game), record.changes)
    except BadInput:  # the match is old, and its cards are not there any more
        told = []
    return CardChanges(record.changes, told)
