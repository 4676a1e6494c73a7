"""Breaks every card of every game in every small way we can think of, and sees that a scenario notices each time.

``make mutants``, or ``python -m tests.mutants.cards generals --only "Sunriser|Lightchaser"``. A broken card takes the
place of the real one in the set of cards, and the scenarios in which the card occurs run with it, interpreted. A change
with which the card cannot be written down any more, or that leaves it the same, is no fault.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

os.environ.setdefault("CARDWRIGHT_RULES", "interpreted")

from cardwright import games
from cardwright.kernel.cards import Card, CardSet
from cardwright.kernel.errors import BadScenario
from cardwright.scenarios import Scenario, read_file, run
from tests.mutants.card_faults import CardFault, WrittenCard, card_faults, made, written_cards

ROOT: Final = Path(__file__).parents[2]
SCENARIOS: Final = ROOT / "tests" / "scenarios"
SURVIVORS: Final = ROOT / "tests" / "mutants" / "survivors.md"
LEAST: Final = 0.97  # of the faults must be noticed
PATIENCE: Final = 3  # seconds; what takes longer never ends and counts as noticed
Result = tuple[str, CardFault, bool]  # the game, the fault, whether a scenario noticed it


# Which scenarios a card occurs in.


def scenario_files(game: str) -> list[Path]:
    folder = SCENARIOS / game
    return sorted(path for path in folder.rglob("*") if path.suffix in (".json", ".txt"))


def scenarios_of(game: str) -> list[Scenario]:
    return [scenario for path in scenario_files(game) for scenario in read_file(str(path)) if not scenario.lacks]


class Casting:
    """The scenarios by the cards that occur in them, those written for a card first."""

    def __init__(self, game: str, scenarios: Sequence[Scenario]) -> None:
        self.by_word: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for card in games.load(game).cards().all:
            for name in {card.name, card.name.replace(",", ""), card.key}:
                self.by_word[first_word(name)].append((name, card.key))
        self.found: dict[str, list[Scenario]] = defaultdict(list)
        for scenario in scenarios:
            for key in self.keys_in(told(scenario)):
                self.found[key].append(scenario)
        for key, cast in self.found.items():
            cast.sort(key=lambda scenario: key not in self.keys_in(scenario.title))

    def keys_in(self, text: str) -> set[str]:
        found = set()
        for word in WORD.finditer(text):
            for name, key in self.by_word.get(word[0], ()):
                if text.startswith(name, word.start()):
                    found.add(key)
        return found


WORD: Final = re.compile(r"\w[\w'-]*")


def first_word(name: str) -> str:
    found = WORD.match(name)
    return found[0] if found else name


def told(scenario: Scenario) -> str:
    """All that a scenario says."""
    steps = [(step.do, step.fields, step.expect) for step in scenario.steps]
    return json.dumps((scenario.title, scenario.setup, steps, scenario.expected), ensure_ascii=False)


# Broken cards in the place of real ones.


@contextmanager
def instead(broken: Card, real: Card, scenarios: Sequence[Scenario]) -> Iterator[None]:
    """While it lasts, the scenarios are played with the broken card."""
    sets = {id(scenario.setting.cards): scenario.setting.cards for scenario in scenarios}
    held = [(cards, cards.all.index(real)) for cards in sets.values() if real in cards.all]
    for cards, place in held:
        put(cards, place, broken)
    try:
        yield
    finally:
        for cards, place in held:
            put(cards, place, real)


def put(cards: CardSet[Any], place: int, card: Card) -> None:
    """A card takes a place; what was worked out from the cards is worked out again."""
    cards.all[place] = card
    for name in ("finds", "decks"):
        getattr(cards, name, {}).clear()
    if hasattr(card, "settle"):
        card.settle(place)


class Endless(Exception):
    """It took too long."""


def give_up(_signal: int, _frame: FrameType | None) -> None:
    raise Endless


def fails(scenario: Scenario) -> bool:
    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        return bool(run(scenario).differences)
    except (BadScenario, Endless, RecursionError):
        return True
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def real_card(game: str, one: WrittenCard) -> Card:
    cards = games.load(game).cards()
    found: Card = cards.all[cards.find(one.card.key)]
    return found


def noticed(game: str, fault: CardFault, scenarios: Sequence[Scenario]) -> bool:
    """Whether one of these scenarios fails with the broken card."""
    if not scenarios:
        return False
    with instead(made(game, fault), real_card(game, written_cards(game)[fault.key]), scenarios):
        return any(fails(scenario) for scenario in scenarios)


# The whole of it.


class Trials:
    """All faults of the cards of a game."""

    def __init__(self, game: str, only: str = "") -> None:
        self.game = game
        self.casting = Casting(game, scenarios_of(game))
        wanted = re.compile(only, re.IGNORECASE)
        self.faults = [
            fault
            for one in written_cards(game).values()
            if wanted.search(one.card.name) or wanted.fullmatch(one.module)
            for fault in card_faults(one)
        ]

    def tried(self, number: int) -> Result:
        fault = self.faults[number]
        return self.game, fault, noticed(self.game, fault, self.casting.found.get(fault.key, ()))


AT_WORK: Final[list[Trials]] = []


def tried(number: int) -> Result:
    return AT_WORK[-1].tried(number)


def results_of(trials: Trials, jobs: int, numbers: Sequence[int] | None = None) -> list[Result]:
    """What became of each fault; the processes share what was read before they were made."""
    chosen = list(range(len(trials.faults))) if numbers is None else list(numbers)
    AT_WORK.append(trials)
    started = time.monotonic()
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        found = []
        for done, result in enumerate(pool.imap(tried, chosen, chunksize=8), 1):
            found.append(result)
            progress(trials.game, done, len(chosen), time.monotonic() - started)
    return found


def progress(game: str, done: int, total: int, seconds: float) -> None:
    if sys.stdout.isatty() or done % 1000 == 0:
        left = seconds / done * (total - done)
        end = "\r" if sys.stdout.isatty() else "\n"
        print(f"{game}: {done} of {total} faults tried, {left:.0f} s left   ", end=end, flush=True)


def explained() -> dict[str, set[str]]:
    """The survivors that are listed with a reason, by game."""
    found: dict[str, set[str]] = defaultdict(set)
    game = ""
    for line in SURVIVORS.read_text("utf-8").splitlines():
        if line.startswith("# Cards of "):
            game = line.removeprefix("# Cards of ").strip()
        elif line.startswith("# "):
            game = ""
        elif game and line.startswith("- `"):
            found[game].add(line[3:].rpartition("`")[0])
    return found


def report(results: list[Result], cards: bool) -> int:
    """Print what was noticed and what was not; 1 if too little, or if a survivor is not explained."""
    print("\n| cards of | faults | noticed | explained | survived | share |\n|---|---|---|---|---|---|")
    reasons = explained()
    status = 0
    for game in dict.fromkeys(game for game, _, _ in results):
        mine = [(fault, seen) for one, fault, seen in results if one == game]
        for module in dict.fromkeys(fault.module for fault, _ in mine):
            row(f"{game} {module}", [(fault, seen) for fault, seen in mine if fault.module == module], reasons[game])
        if row(f"**{game}**", mine, reasons[game]) < LEAST:
            print(f"\nAt least {LEAST:.0%} of the faults of {game} must be noticed.")
            status = 1
    for game, fault, seen in results:
        if not seen and fault.label not in reasons[game]:
            print(f"{game} {fault.module}, not noticed and not explained: `{fault.label}` ({fault.kind})")
            status = 1
    if cards:
        by_card(results)
    return status


def row(name: str, mine: list[tuple[CardFault, bool]], reasons: set[str]) -> float:
    count = Counter(
        "noticed" if seen else "explained" if fault.label in reasons else "survived" for fault, seen in mine
    )
    share = count["noticed"] / max(1, len(mine))
    cells = [name, len(mine), count["noticed"], count["explained"], count["survived"], f"{share:.1%}"]
    print("| " + " | ".join(str(cell) for cell in cells) + " |")
    return share


def by_card(results: list[Result]) -> None:
    print("\n| card | faults | noticed |\n|---|---|---|")
    shares: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for game, fault, seen in results:
        shares[game, fault.key].append(seen)
    for (game, key), seen_ones in shares.items():
        print(f"| {game} {key} | {len(seen_ones)} | {sum(seen_ones)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description="Break the cards on purpose and see that a scenario notices.")
    parser.add_argument("games", nargs="*", help="the games; all of them if none is named")
    parser.add_argument("--only", default="", help="only cards, or a module of cards, whose name this pattern finds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--cards", action="store_true", help="list the share of every card")
    given = parser.parse_args()
    results: list[Result] = []
    for game in given.games or games.NAMES:
        results += results_of(Trials(game, given.only), given.jobs)
    sys.exit(report(results, given.cards))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nstopped")
