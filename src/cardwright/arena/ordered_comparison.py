"""A comparison that another program orders: `python -m cardwright.arena.ordered_comparison`.

The order is one line of JSON on stdin. While the pairs are played, a line of JSON after the other says how far they
are; the last one holds the report, or a refusal. One more line on stdin ends the run with what is known; when stdin
closes, nobody waits for the answer, and the process ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Thread
from typing import Any, Final

from cardwright.arena.compare import Comparison, Findings, Run, compared, run
from cardwright.arena.compare.paired_run import run_facts
from cardwright.arena.deck import NamedDeck
from cardwright.arena.engines import OneProcess
from cardwright.arena.report.comparison_page import comparison_page
from cardwright.games import load
from cardwright.kernel.cards import Changes
from cardwright.kernel.data.card_changes import changed_cards
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.options import changed

PACE: Final = 0.4  # seconds between two lines
COURTESY: Final = 10  # how much it yields to others once it plays, on the scale of nice

Tell = Callable[[dict[str, Any]], None]


class Enough(Exception):
    """Nobody wants more pairs, or the time is up."""


@dataclass(frozen=True)
class ComparisonOrder:
    """What is wanted.

    options, cards  what is changed, by name
    decks           their names and texts; none are those that come with the game
    most, seconds   how many pairs are played, and how long, at most
    """

    game: str
    variant: str
    options: dict[str, Any]
    cards: Changes
    decks: list[tuple[str, str]]
    agents: list[str]
    precision: float
    seed: int
    most: int
    seconds: float

    def comparison(self) -> Comparison:
        game = load(self.game)
        base = game.variants()[self.variant]
        cards = (game.cards(), changed_cards(game.cards(), self.cards))
        decks = [NamedDeck(name, text) for name, text in self.decks]
        return compared(game, (base, changed(base, self.options)), cards, self.agents, decks, self.seed)


class ToldProgress:
    """Tells now and then how far a run is, and ends it when it has to end."""

    def __init__(self, result: Run, seconds: float, stopped: Event, tell: Tell) -> None:
        self.result: Run = result
        self.stopped: Event = stopped
        self.tell: Tell = tell
        self.until: float = time.monotonic() + seconds
        self.next: float = 0.0

    def pass_on(self) -> None:
        now = time.monotonic()
        if now >= self.next:
            self.next = now + PACE
            self.tell(standing(self.result))
        if self.stopped.is_set() or now >= self.until:
            raise Enough


def standing(result: Run) -> dict[str, Any]:
    return {**result.interval.facts(), "answer": result.answer(), "seconds": result.seconds}


def carry_out(order: ComparisonOrder, stopped: Event, tell: Tell) -> None:
    """Play, telling how it goes; then tell everything."""
    result, engine = Run(order.comparison(), order.precision, order.most), OneProcess()
    progress = ToldProgress(result, order.seconds, stopped, tell)
    with contextlib.suppress(Enough):
        run(result, engine, progress.pass_on)
    report = comparison_page(Findings(result), [], run_facts(result, engine))
    tell({**standing(result), "report": report})


def say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def listen(stopped: Event) -> None:
    """Until the other end of stdin has gone."""
    for _ in sys.stdin:
        stopped.set()
    os._exit(0)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    order, stopped = ComparisonOrder(**json.loads(sys.stdin.readline())), Event()
    Thread(target=listen, args=(stopped,), daemon=True).start()
    try:
        carry_out(order, stopped, say)
    except CardwrightError as refusal:
        say({"refused": str(refusal)})


if __name__ == "__main__":
    main()
