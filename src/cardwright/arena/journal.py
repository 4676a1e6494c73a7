"""What has been played so far, kept in a file, so that an interrupted run can continue.

One line of JSON for what is played, then one for each stretch of games as it is done. A machine that goes down may
leave half a line at the end; it is dropped.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import IO, Any, Final

from cardwright.arena.pins import difference_of_pins
from cardwright.arena.series import Series
from cardwright.arena.totals import Totals, read_totals
from cardwright.kernel.errors import BadInput

FORMAT: Final = "cardwright journal 3"


@dataclass(frozen=True)
class Stretch:
    """The games of a series from ``first`` up to, but not including, ``last``."""

    series: int
    first: int
    last: int

    def games(self) -> int:
        return self.last - self.first


Done = list[tuple[Stretch, Totals]]


class Journal:
    """Open for as long as the run goes on; ``done`` is what an earlier run had written."""

    def __init__(self, path: str, programme: Sequence[Series]) -> None:
        self.path: str = path
        head = {"format": FORMAT, "series": [series.facts() for series in programme]}
        self.file: IO[bytes] = opened(path)
        self.done: Done = self.taken_up(head, programme)

    def taken_up(self, head: dict[str, Any], programme: Sequence[Series]) -> Done:
        """Read what is there, or begin."""
        whole, _, torn = self.file.read().rpartition(b"\n")
        if not whole and written(head).startswith(torn):
            self.file.truncate(0)
            self.write(head)
            return []
        done = self.read(whole, head["series"], programme)
        self.file.truncate(self.file.tell() - len(torn))
        return done

    def read(self, text: bytes, wanted: list[dict[str, Any]], programme: Sequence[Series]) -> Done:
        try:
            first, *lines = [json.loads(line) for line in text.split(b"\n")]
            if first["format"] != FORMAT:
                raise ValueError("another format")
            done = [(Stretch(*line["games"]), read_totals(line["tally"])) for line in lines]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BadInput(f"{self.path} is not the journal of a run") from None
        self.check_same(first.get("series"), wanted)
        self.check_whole(done, programme)
        return done

    def check_same(self, found: Any, wanted: list[dict[str, Any]]) -> None:
        if found == wanted:
            return
        raise BadInput(f"{self.path} is the journal of another run: {difference(found, wanted)}")

    def check_whole(self, done: Done, programme: Sequence[Series]) -> None:
        """Every game in it belongs to the run, occurs once, and is counted."""
        reached = [0] * len(programme)
        for stretch, totals in sorted(done, key=lambda each: (each[0].series, each[0].first)):
            fits = (
                0 <= stretch.series < len(programme)
                and reached[stretch.series] <= stretch.first < stretch.last <= programme[stretch.series].games
                and sum(totals.games) == stretch.games()
                and len(totals.games) == programme[stretch.series].seats
            )
            if not fits:
                raise BadInput(f"{self.path} is damaged: games {stretch.first + 1} to {stretch.last} do not fit in")
            reached[stretch.series] = stretch.last

    def keep(self, stretch: Stretch, totals: Totals) -> None:
        self.write({"games": [stretch.series, stretch.first, stretch.last], "tally": totals.facts()})

    def write(self, line: dict[str, Any]) -> None:
        """At once and in one piece: the line is in the file, whatever happens next."""
        self.file.write(written(line))

    def close(self) -> None:
        self.file.close()

    def remove(self) -> None:
        """The run is over and its statistics are written elsewhere."""
        self.close()
        os.unlink(self.path)


def written(line: dict[str, Any]) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def opened(path: str) -> IO[bytes]:
    """For reading and adding at the end, made if it is not there."""
    try:
        file = open(path, "a+b", buffering=0)  # noqa: SIM115, the journal closes it
    except OSError as problem:
        raise BadInput(f"cannot write {path}: {problem.strerror}") from None
    if not held(file):
        raise BadInput(f"another run is writing to {path} just now")
    file.seek(0)
    return file


def held(file: IO[bytes]) -> bool:
    """Keep others out for as long as the file is open; False if somebody else has it."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True


def difference(found: Any, wanted: list[dict[str, Any]]) -> str:
    """The first thing in which two runs differ, in words."""
    if not isinstance(found, list) or len(found) != len(wanted):
        return "it is about other pairings"
    for theirs, ours in zip(found, wanted):
        for name, value in ours.items():
            if not isinstance(theirs, dict) or theirs.get(name) != value:
                there = theirs.get(name) if isinstance(theirs, dict) else None
                return different(name, there, value)
    return "it says more than this version knows"


def different(name: str, there: Any, here: Any) -> str:
    if name == "options" and isinstance(there, dict):
        changed = [option for option, value in here.items() if there.get(option) != value]
        return different(changed[0], there.get(changed[0]), here[changed[0]]) if changed else "other options"
    if name == "pinned":
        return difference_of_pins(there, here)
    if name == "decks":
        return different_decks(there, here)
    return f"its {name} {'are' if name.endswith('s') else 'is'} {shown(there)}, not {shown(here)}"


def different_decks(there: Any, here: list[dict[str, str]]) -> str:
    """Decks with other names, or a deck with other cards."""
    before = [deck for deck in there if isinstance(deck, dict)] if isinstance(there, list) else []
    names, wanted = ([deck.get("name") for deck in decks] for decks in (before, here))
    if names != wanted:
        return f"its decks are {shown(names) or 'none'}, not {shown(wanted) or 'none'}"
    return f"{next(new['name'] for old, new in zip(before, here) if old != new)} was another deck then"


def shown(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
