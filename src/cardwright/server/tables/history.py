"""A match from its log: the table as it was when the last entry was written, clocks included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardwright.games import load
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.rules_digest import digest_of_rules
from cardwright.kernel.errors import BadInput, BadReplay, IllegalAction
from cardwright.kernel.game import Game
from cardwright.kernel.options import changed
from cardwright.match import Table, set_up, set_up_from
from cardwright.match.card_variants import card_variant
from cardwright.match.shuffle import seed_of
from cardwright.server.store.log import AWAY, BACK, LATE, TAKE_BACK, Entry
from cardwright.server.store.rows import TableRecord

MARK_EVERY: Final = 50  # entries


def dealt(record: TableRecord) -> Table[Any]:
    """The table before anybody has done anything, everybody seated and the clock started."""
    game = load(record.game)
    cards = cards_of(game, record)
    options = changed(game.options()(), record.options)
    seed = seed_of(record.secret, [seat.salt for seat in record.seats], record.shuffle)
    if record.start is not None:
        table = set_up_from(game, record.start, seed, cards)
    else:
        decks = [seat.deck for seat in record.seats]
        table = set_up(game, options, seed, record.size, cards, decks if any(decks) else ())
    if record.clock and record.started is not None:
        table.set_time(record.started)
    for seat in record.seats:
        table.sit(seat.seat, seat.name)
    return table


class PlayedOtherwise(BadReplay):
    """The match began with other cards or rules than these, and does not continue with them."""


def cards_of(game: Game[Any], record: TableRecord) -> CardSet[Any]:
    """The cards the match began with."""
    other = f"the match was played with other cards than this version of {game.title} has"
    try:
        cards = card_variant(game, record.changes)
    except BadInput as problem:  # a card that was changed is not there any more, or cannot be changed like that
        raise PlayedOtherwise(f"{other}: {problem}") from None
    if record.cards != cards.digest():
        raise PlayedOtherwise(other)
    return cards


def replayed(record: TableRecord, entries: Sequence[Entry]) -> Table[Any]:
    """The table after all entries of its log; if the match plays differently now, the error names the entry.

    If the rules have changed, a match in progress does not continue; a finished one is shown if it still ends the same.
    """
    game = load(record.game)
    same_rules = record.rules == digest_of_rules(type(game))
    other = f"the match was played with other rules than this version of {game.title} has"
    if not same_rules and record.status != "over":
        raise PlayedOtherwise(other)
    table = dealt(record)
    try:
        for entry in entries:
            enter(table, entry, record.clock)
    except BadReplay as problem:
        raise problem if same_rules else PlayedOtherwise(f"{other}: {problem}") from None
    if not same_rules and record.mark != table.digest():
        raise PlayedOtherwise(other)
    return table


def enter(table: Table[Any], entry: Entry, clock: bool = True) -> None:
    """Do what an entry says."""
    if entry.mark and entry.mark != table.digest():
        raise BadReplay(f"the match diverges before entry {entry.number}: the position is different")
    if clock:
        table.set_time(entry.at)
    try:
        if entry.kind in (AWAY, BACK):
            return  # who plays a seat makes no difference to the match
        if entry.kind == TAKE_BACK:
            table.take_back(entry.seat)
        elif entry.kind == LATE:
            table.play_late(entry.seat, entry.action)
        else:
            table.play(entry.seat, entry.action)
    except IllegalAction as refused:
        raise BadReplay(f"the match diverges at entry {entry.number}: {refused}") from None
