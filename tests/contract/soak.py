"""The contract over a very long run of random games, in both modes at once: ``make soak``.

Two processes play the same games, one with the rules compiled, one with them interpreted. After every block of
decisions they compare a mark of all legal actions, moves and positions so far.

On every decision: somebody can act, running out of time is legal, a strange action is refused and
``why_not`` agrees with ``legal``, cards are conserved. On every 20th all the laws of ``laws``, on every 200th
where the rules are interpreted and so ten times slower. At the end of every game those that still mean something there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

import cardwright
from cardwright import games
from cardwright.compiled import find
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import CONCEDE
from tests.contract import laws
from tests.contract.journey import Journey
from tests.contract.subject import Ledger, Subject, subject

ROOT = Path(__file__).parent.parent.parent
BLOCK = 5_000  # decisions between two marks
ALL_LAWS_EVERY = {"compiled": 20, "interpreted": 200}  # decisions


@dataclass
class Report:
    """What a process has done with a game so far."""

    game: str
    decisions: int = 0
    games: int = 0
    checked: int = 0  # positions on which all laws were checked
    mark: str = ""
    seconds: float = 0.0
    broken: str = ""


# A process that plays.


def play(name: str, decisions: int, seats: int, seed: int) -> Iterator[Report]:
    """Play random games until this many decisions have been made; a report after each block."""
    told, mark, started = Report(name), blake2b(digest_size=16), time.monotonic()
    tried = replace(subject(name), table=seats)
    while told.decisions < decisions:
        journey = opened(tried, seed)
        try:
            for line in soaked(tried, journey, told, decisions):
                mark.update(line)
                if told.decisions % BLOCK == 0 or told.decisions >= decisions:
                    told.mark, told.seconds = mark.hexdigest(), time.monotonic() - started
                    yield told
        except Exception as problem:
            told.broken = f"seed {seed}, after {journey.moves} actions: {type(problem).__name__}: {problem}"
            yield told
            return
        told.games += 1
        seed += 1


def opened(tried: Subject, seed: int) -> Journey:
    """Variants in turn, and every second game with options drawn by lot."""
    variants = list(tried.game.variants().values())
    chance = dice(seed)
    options = tried.any_options(chance) if seed % 2 else variants[seed // 2 % len(variants)]
    return Journey(tried, options, seed, tried.seats(chance))


def soaked(tried: Subject, journey: Journey, told: Report, decisions: int) -> Iterator[bytes]:
    """One game under the eyes of the law; each decision as a line of bytes."""
    game, s, chance = tried.game, journey.s, dice(-1 - told.games)
    ledger = tried.ledger(tried, s)
    before: list[set[int]] = [set() for _ in range(int(s.seats) + 1)]
    every = ALL_LAWS_EVERY[cardwright.mode()]
    while not journey.over and told.decisions < decisions:
        offered = check_quickly(tried, journey, ledger, chance)
        if told.decisions % every == 0:
            check_all(tried, journey, before, chance)
            told.checked += 1
        move = journey.choose()
        line = f"{offered} {move} {game.digest(s)}".encode()
        before = laws.sights(tried, s) if (told.decisions + 1) % every == 0 else before
        journey.apply(move)
        told.decisions += 1
        yield line
    if journey.over:
        laws.cards_are_conserved(ledger, s)
        laws.nothing_happens_after_the_end(game, s)
        laws.masks_show_what_may_be_seen(tried, s)
        laws.a_copy_is_equal_and_apart(game, s, chance)
        laws.json_reads_back(game, s, chance)


def check_quickly(tried: Subject, journey: Journey, ledger: Ledger, chance: Chance) -> list[list[int]]:
    game, s = tried.game, journey.s
    laws.somebody_can_act(game, s)
    laws.running_out_of_time_is_legal(game, s)
    laws.cards_are_conserved(ledger, s)
    offered = [[int(action) for action in game.legal(s, seat)] for seat in range(s.seats)]
    for seat, legal in enumerate(offered):
        strange = laws.strange_actions(legal, chance)
        action = strange[chance.below(len(strange))]
        assert action == CONCEDE or (action in legal) == (game.why_not(s, seat, action) == "")
    return offered


def check_all(tried: Subject, journey: Journey, before: list[set[int]], chance: Chance) -> None:
    game, s = tried.game, journey.s
    laws.legal_actions_apply(game, s, 4)
    laws.other_actions_are_refused(game, s, chance)
    laws.a_copy_is_equal_and_apart(game, s, chance)
    laws.json_reads_back(game, s, chance)
    laws.text_digest_and_view_survive(game, s, int(chance.below(s.seats + 1)) - 1)
    laws.pickles_and_copies_are_equal(game, s)
    laws.pickles_and_copies_play_on_alike(game, s, chance)
    laws.actions_have_words(game, s)
    laws.position_reads_back(game, s)
    laws.masks_show_what_may_be_seen(tried, s)
    laws.samples_cannot_be_told_apart(tried, s, chance)
    laws.hidden_cards_leave_no_trace(tried, s, chance)
    laws.what_is_shown_follows_from_the_mask(tried, s, chance)
    laws.chance_leaves_no_trace(tried, s, chance)
    laws.events_name_no_hidden_card(tried, before, s)
    laws.answers_commute(game, s, chance)
    laws.bad_positions_are_refused(game, s, chance)


def work(names: list[str], decisions: int, seats: int, seed: int) -> None:
    """What each of the two processes does: play, and say so on its output."""
    for name in names:
        for told in play(name, decisions, seats, seed):
            print(json.dumps(told.__dict__), flush=True)


# The process that compares.


class Soak:
    """Both modes side by side."""

    def __init__(self, names: list[str], decisions: int, seats: int, seed: int) -> None:
        self.names = names
        self.decisions = decisions
        self.seats = seats
        self.seed = seed
        self.modes = ["interpreted"] if find() is None else ["interpreted", "compiled"]
        self.news: SimpleQueue[tuple[str, Report | None]] = SimpleQueue()
        self.marks: dict[tuple[str, int], dict[str, str]] = {}
        self.last: dict[tuple[str, str], Report] = {}
        self.problem = ""

    def run(self, console: Console) -> int:
        if len(self.modes) == 1:
            console.print("The rules are not compiled here, so there is nothing to compare the interpreted ones with.")
        players = {mode: self.start(mode) for mode in self.modes}
        try:
            with bars(console) as progress:
                self.listen(progress)
        finally:
            for player in players.values():
                player.kill()
                player.wait()
        console.print(self.figures())
        console.print(self.problem or self.verdict(), style="bold red" if self.problem else "bold green")
        return 1 if self.problem else 0

    def start(self, mode: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tests.contract.soak", "--decisions", str(self.decisions), "--play"]
        command += ["--seats", str(self.seats), "--seed", str(self.seed)]
        environment = {**os.environ, "CARDWRIGHT_RULES": mode}
        player = subprocess.Popen([*command, *self.names], env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert player.stdout is not None
        Thread(target=self.relay, args=(mode, player.stdout), daemon=True).start()
        return player

    def relay(self, mode: str, said: IO[str]) -> None:
        for line in said:
            self.news.put((mode, Report(**json.loads(line))))
        self.news.put((mode, None))

    def listen(self, progress: Progress) -> None:
        """Until both have done, or one of them has found a fault."""
        tasks: dict[tuple[str, str], TaskID] = {}
        playing = len(self.modes)
        while playing and not self.problem:
            mode, told = self.news.get()
            if told is None:
                playing -= 1
                continue
            if (told.game, mode) not in tasks:
                tasks[told.game, mode] = progress.add_task(f"{told.game}, {mode}", total=self.decisions)
            progress.update(tasks[told.game, mode], completed=told.decisions)
            self.note(mode, told)
        if not self.problem and any(self.unfinished(mode, name) for mode in self.modes for name in self.names):
            self.problem = "A process stopped before its end."

    def unfinished(self, mode: str, name: str) -> bool:
        return (name, mode) not in self.last or self.last[name, mode].decisions < self.decisions

    def note(self, mode: str, told: Report) -> None:
        self.last[told.game, mode] = told
        if told.broken:
            self.problem = f"{told.game}, {mode}: a law is broken. {told.broken}"
            return
        marks = self.marks.setdefault((told.game, told.decisions), {})
        marks[mode] = told.mark
        if len(set(marks.values())) > 1:
            self.problem = f"{told.game}: the two modes differ within the {BLOCK} decisions before {told.decisions}"

    def figures(self) -> Table:
        heads = ("game", "rules", "decisions", "games", "all laws", "seconds", "mark")
        table = Table(*heads, box=SIMPLE_HEAD, pad_edge=False)
        for (game, mode), told in sorted(self.last.items()):
            counts = [f"{count:,}" for count in (told.decisions, told.games, told.checked)]
            table.add_row(game, mode, *counts, f"{told.seconds:,.0f}", told.mark[:8])
        return table

    def verdict(self) -> str:
        both = ", compiled and interpreted alike" if len(self.modes) > 1 else ""
        seats = f" by {self.seats} players" if self.seats else ""
        return f"The contract holds for {self.decisions:,} decisions{seats} of each of {', '.join(self.names)}{both}."


def bars(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
    )


def main() -> int:
    reader = argparse.ArgumentParser(description="Play random games against the contract for a long time.")
    reader.add_argument("games", nargs="*", metavar="GAME", help=f"which of {', '.join(games.NAMES)}; all by default")
    reader.add_argument("--decisions", type=int, default=1_000_000, metavar="N", help="for each game (1,000,000)")
    reader.add_argument("--seats", type=int, default=0, metavar="N", help="players at a table; without it, any number")
    reader.add_argument("--seed", type=int, default=0, metavar="N", help="of the first game; the others follow (0)")
    reader.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    chosen = reader.parse_args()
    names = chosen.games or list(games.NAMES)
    for name in names:
        if name not in games.NAMES:
            reader.error(f'there is no game "{name}"; there are: {", ".join(games.NAMES)}')
    if chosen.decisions < 1:
        reader.error(f"at least one decision has to be made, not {chosen.decisions}")
    if chosen.play:
        assert cardwright.mode() == os.environ["CARDWRIGHT_RULES"]
        work(names, chosen.decisions, chosen.seats, chosen.seed)
        return 0
    return Soak(names, chosen.decisions, chosen.seats, chosen.seed).run(Console())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
