"""How soon ``cardwright compare`` finds a small change, and how often it finds one where there is none.

``python -m bench.compare threelines`` compares the same change again and again, each time with other deals, and says
how many of the runs found it within the time, what it really does by all their pairs together, and how long they took.
With less than 80 % found in time the exit status is 1. ``--nothing`` compares a game with itself instead, unlike deals
in place of before and after: at least nineteen runs of twenty have to leave it open whether there is a difference.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

import click

import cardwright
from cardwright.arena import local
from cardwright.arena.compare import PairedInterval, Run, compared, run
from cardwright.arena.compare.many import Scores
from cardwright.arena.deck import NamedDeck
from cardwright.arena.playing import SeriesTable
from cardwright.arena.series import planned
from cardwright.arena.totals import Totals
from cardwright.arena.win_rate import Z95, wilson
from cardwright.games import load
from cardwright.kernel.data.card_changes import changed_cards

WANTED: Final = 0.8  # of the runs
POINTS: Final = 100


@dataclass(frozen=True)
class Task:
    """A change that makes about two points, the decks that play, and the seconds in which it is to be found."""

    card: str
    fact: str
    value: int
    decks: tuple[str, ...]
    seconds: float


TASKS: Final = {
    "threelines": Task("Big Morwen", "defence", 10, (), 60),
    "generals": Task("Lysian Brawler", "health", 5, ("Argeon Highmayne", "Kaleos Xaan"), 240),
}


@dataclass(frozen=True)
class Told:
    """One run of ``compare``."""

    found: bool
    pairs: int
    seconds: float
    scores: Scores


def one_run(game: str, task: Task, precision: float, seed: int, processes: int) -> Told:
    rules = load(game)
    both = (rules.options()(), rules.options()())
    cards = (rules.cards(), changed_cards(rules.cards(), {task.card: {task.fact: task.value}}))
    starters = rules.starters()
    decks = [NamedDeck(name, starters[name]) for name in task.decks]
    result = Run(compared(rules, both, cards, ["greedy"] * 2, decks, seed), precision)
    began = time.perf_counter()
    run(result, local(processes))
    interval, scores = result.interval, Scores()
    for pair in result.pairs:
        scores.add(pair.difference)
    return Told(not interval.low <= 0 <= interval.high, len(result.pairs), time.perf_counter() - began, scores)


def whole(runs: Sequence[Told]) -> str:
    """What the change does by all pairs together, with an interval of 95 % for that fixed number of them."""
    games, total = sum(each.scores.games for each in runs), sum(each.scores.sum for each in runs)
    mean = total / games
    spread = (sum(each.scores.squares for each in runs) / games - mean * mean) ** 0.5
    reach = Z95 * spread / games**0.5
    return f"{POINTS * mean:+.2f} points ({POINTS * (mean - reach):+.2f} to {POINTS * (mean + reach):+.2f})"


def tell(game: str, task: Task, runs: Sequence[Told]) -> bool:
    """Print what the runs found; whether enough of them did so in time."""
    in_time = sum(each.found and each.seconds <= task.seconds for each in runs)
    low, high = wilson(in_time, len(runs))
    print(
        f"{game}: {task.card} at {task.value} {task.fact} makes {whole(runs)}, by all pairs, rules {cardwright.mode()}"
    )
    print(f"found in {task.seconds:g} s by {in_time} of {len(runs)} runs ({POINTS * low:.0f} to {POINTS * high:.0f} %)")
    print(f"median {median(each.seconds for each in runs):.0f} s, {median(each.pairs for each in runs):,.0f} pairs")
    return in_time >= WANTED * len(runs)


# A game against itself.


def differences(game: str, agent: str, seed: int) -> Iterator[float]:
    """Of the agent that sits down first, from one deal to the next."""
    rules: Any = load(game)
    table = SeriesTable(planned(rules, rules.options()(), [agent] * 2, 1_000_000, seed, count_cards=False), rules)
    numbers = iter(range(0, 1_000_000, 2))
    for number in numbers:
        before, after = (score(table, each) for each in (number, number + 1))
        yield after - before


def score(table: SeriesTable[Any], number: int) -> float:
    totals = Totals(2)
    table.play(number, totals)
    return 0.5 if sum(totals.draws) else float(totals.wins[number % 2][0])


def knows_nothing(game: str, agent: str, precision: float, most: int, seed: int) -> bool:
    """Whether a run that ends by itself, or after this many pairs, holds that there may be no difference."""
    interval = PairedInterval(precision)
    for value in differences(game, agent, seed):
        interval.add(value)
        if interval.pairs >= most or (interval.pairs % 10 == 0 and interval.settled()):
            break
    return interval.low <= 0 <= interval.high


@click.command(help=__doc__)
@click.argument("games", nargs=-1)
@click.option("--runs", type=click.IntRange(1), default=10, show_default=True)
@click.option("--precision", type=float, default=2.0, show_default=True, help="In points.")
@click.option("--processes", type=click.IntRange(1), default=2, show_default=True)
@click.option("--card", help="Another card to change, in a single game.")
@click.option("--fact", default="health", show_default=True, help="What is printed on it otherwise.")
@click.option("--value", type=int, help="And how much that is.")
@click.option("--nothing", is_flag=True, help="Compare a game with itself.")
@click.option("--agent", default="random", show_default=True, help="Who plays it then.")
@click.option("--most", type=click.IntRange(1), default=4000, show_default=True, help="Pairs in such a run.")
@click.option("--seed", type=int, default=1, show_default=True)
def main(
    games: tuple[str, ...],
    runs: int,
    precision: float,
    processes: int,
    card: str | None,
    fact: str,
    value: int | None,
    nothing: bool,
    agent: str,
    most: int,
    seed: int,
) -> None:
    kept = True
    for game in games or TASKS:
        if nothing:
            right = sum(knows_nothing(game, agent, precision, most, each) for each in range(seed, seed + runs))
            low, high = wilson(right, runs)
            print(f"{game} against itself: {right} of {runs} runs cover the truth ({low:.1%} to {high:.1%})")
            kept = kept and right >= 0.95 * runs
            continue
        task = TASKS[game]
        if card is not None and value is not None:
            task = Task(card, fact, value, task.decks, task.seconds)
        found = [one_run(game, task, precision, each, processes) for each in range(seed, seed + runs)]
        kept = tell(game, task, found) and kept
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
