"""What really happened in a match, and what each reader could know of it at every moment."""

from __future__ import annotations

import re
from base64 import b64encode, urlsafe_b64encode
from dataclasses import dataclass, replace
from functools import cache, cached_property
from hashlib import blake2b
from typing import Any

import msgspec

from cardwright.games import load
from cardwright.kernel.chance import UNTOUCHED
from cardwright.kernel.event import Event, known_by
from cardwright.kernel.game import Game
from cardwright.match import Table
from cardwright.match.lapse import Lapse
from cardwright.match.shuffle import seed_of
from cardwright.server.store.log import TAKE_BACK, Entry
from cardwright.server.store.rows import TableRecord
from cardwright.server.tables.history import dealt, enter

ONLOOKER = -1
LATER = 20  # numbers that were not drawn yet
WORD = re.compile(r"\w+")


@dataclass
class Knowledge:
    """What one reader may know after a number of entries of the log. ``names`` are the cards met so far, in any way."""

    mask: Any
    position: Any
    shown: Any
    events: list[dict[str, Any]]
    legal: list[int] | None
    asked: list[int]
    over: bool
    names: set[str]


class Truth:
    """A match out of its log; ``steps[number][seat]`` is what a reader may know.

    ``places[seat]`` are the entries by the numbers in the reader's views, which do not count what others give in parts.
    """

    def __init__(self, record: TableRecord, entries: list[Entry]) -> None:
        self.record = record
        self.game: Game[Any] = load(record.game)
        key = seed_of(record.secret, [seat.salt for seat in record.seats])
        assert isinstance(key, bytes), "every match on a server has a key"
        self.key = key
        self.drawn = 0
        table = dealt(record)
        self.steps = [self.known(table, {})]
        self.places: dict[int, dict[int, int]] = {seat: {0: 0} for seat in range(ONLOOKER, record.size)}
        for number, entry in enumerate(entries, 1):
            enter(table, entry, record.clock)
            before = self.steps[-1]
            if entry.kind == TAKE_BACK:  # the story is told again; what has been seen stays seen
                before = {seat: replace(known, events=[]) for seat, known in before.items()}
            self.steps.append(self.known(table, before))
            for seat, places in self.places.items():
                parts = sum(count for other, count in table.parts.items() if other != seat)
                places.setdefault(number - parts, number)

    def known(self, table: Table[Any], before: dict[int, Knowledge]) -> dict[int, Knowledge]:
        assert table._position.stream is not None, "every match on a server draws from its key"
        self.drawn = max(self.drawn, UNTOUCHED - int(table._position.rng))
        seats = range(ONLOOKER, self.record.size)
        return {seat: self.known_to(table, seat, before.get(seat)) for seat in seats}

    def known_to(self, table: Table[Any], seat: int, before: Knowledge | None) -> Knowledge:
        game, s = self.game, table._position
        mask = game.mask(s, seat)
        told = [] if before is None else before.events
        fresh = table._story[len(told) :]
        legal = [int(action) for action in game.legal(s, seat)] if seat in table.open else None
        said = [game.position_text(mask)]
        said += [self.said(event, mask, seat) for event in fresh]
        said += [game.action_text(mask, seat, action) for action in legal or []]
        return Knowledge(
            mask=mask,
            position=as_json(game.position().encode(mask)),
            shown=as_json(game.shown(mask)),
            events=told + [self.told(event, seat) for event in fresh],
            legal=legal,
            asked=[int(other) for other in mask.asked()],
            over=s.result is not None,
            names=names_in(game.name, "\n".join(said)) | (before.names if before else set()),
        )

    def told(self, event: Event | Lapse, seat: int) -> dict[str, Any]:
        if isinstance(event, Lapse):
            return {"word": "late", "seat": event.seat, "numbers": {}}
        kind = self.game.event_kinds()[event.kind]
        numbers = known_by(event, kind, seat).numbers(kind)
        return {"word": kind.word, "seat": int(event.seat), "numbers": numbers}

    def said(self, event: Event | Lapse, mask: Any, seat: int) -> str:
        if isinstance(event, Lapse):
            return event.done if event.seat == seat else ""
        return self.game.event_text(mask, known_by(event, self.game.event_kinds()[event.kind], seat), seat)

    @cached_property
    def secrets(self) -> set[str]:
        """What nobody may read before the end, however it is written: the halves of the key, its parts, its numbers."""
        secret = bytes.fromhex(self.record.secret)
        found = spellings(secret) | spellings(self.key)
        for place in range(self.drawn + LATER):
            found |= spellings(
                blake2b(place.to_bytes(8, "big"), digest_size=32, key=self.key, person=b"match").digest()
            )
        return found


def spellings(number: bytes) -> set[str]:
    """A secret number as digits of several kinds, and each of its quarters."""
    found = {b64encode(number).decode().rstrip("="), urlsafe_b64encode(number).decode().rstrip("=")}
    for part in (number, *(number[first : first + 8] for first in range(0, len(number), 8))):
        found |= {part.hex(), str(int.from_bytes(part, "big"))}
    return found


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@cache
def card_names(game: str) -> dict[str, list[str]]:
    """The names of all cards by their first word, the longest first."""
    found: dict[str, list[str]] = {}
    for name in sorted({card.name for card in load(game).cards().all}, key=len, reverse=True):
        found.setdefault(WORD.findall(name)[0], []).append(name)
    return found


def names_in(game: str, text: str) -> set[str]:
    """The cards that a text speaks of."""
    names, found, end = card_names(game), set(), 0
    for word in WORD.finditer(text):
        if word.start() < end:
            continue  # part of a longer name
        for name in names.get(word[0], ()):
            if text.startswith(name, word.start()) and not text[word.start() + len(name) :][:1].isalnum():
                found.add(name)
                end = word.start() + len(name)
                break
    return found
