"""The time that random play and copying take, measured through the calls every host uses."""

from __future__ import annotations

import time
from typing import Final

from cardwright.kernel.bots.playout import Tally, clones, playout
from cardwright.kernel.chance import Chance, seeded
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

ROUNDS: Final = 15  # the best one counts: anything else the machine does only makes it slower
BATCH: Final = 20  # games between two looks at the clock
COPIES: Final = 50  # between two looks at the clock
PLAYING: Final = 0.8  # share of the time; the rest is for copying


def measure(game: Game[S], seconds: float, seats: int) -> dict[str, float]:
    """Everything in a playout counts, from setting the match up to its end."""
    played = [TimedPlay(game, seconds * PLAYING / ROUNDS, at, seats) for at in range(ROUNDS)]
    best = min(played, key=TimedPlay.each)
    games = sum(each.games for each in played)
    decisions = sum(int(each.tally.decisions) for each in played)
    return {
        "us_per_decision": 1e6 * best.each(),
        "us_per_clone": 1e6 * copying(game, seconds * (1 - PLAYING) / ROUNDS, seats),
        "games_per_s": best.games / best.seconds,
        "decisions_per_game": decisions / games,
        "legal_per_decision": sum(int(each.tally.offered) for each in played) / decisions,
    }


class TimedPlay:
    """Random games for some time."""

    def __init__(self, game: Game[S], seconds: float, seed: int, seats: int) -> None:
        self.games: int = 0
        self.tally: Tally = Tally()
        options, chance = game.simulated(game.options()()), Chance(seeded(seed))
        begin = time.perf_counter()
        while self.games == 0 or time.perf_counter() - begin < seconds:
            for at in range(self.games, self.games + BATCH):
                s = game.new(options, seed * 1_000_003 + at, seats, telling=False)
                playout(game, s, chance, self.tally)
            self.games += BATCH
        self.seconds: float = time.perf_counter() - begin

    def each(self) -> float:
        """Seconds for a decision."""
        return self.seconds / int(self.tally.decisions)


def copying(game: Game[S], seconds: float, seats: int) -> float:
    """Seconds for a copy, on average over the positions of one game."""
    positions = one_game(game, seats)
    share = seconds / len(positions)
    return sum(min(copied(game, s, share) for _ in range(ROUNDS)) for s in positions) / len(positions)


def one_game(game: Game[S], seats: int) -> list[S]:
    """Every position of a random game."""
    s = game.new(game.simulated(game.options()()), 1, seats, telling=False)
    chance, found = Chance(seeded(1)), []
    while s.result is None:
        found.append(game.clone(s))
        playout(game, s, chance, Tally(), 1)
    return found


def copied(game: Game[S], s: S, seconds: float) -> float:
    begin = time.perf_counter()
    times = 0
    while times == 0 or time.perf_counter() - begin < seconds:
        clones(game, s, COPIES)
        times += COPIES
    return (time.perf_counter() - begin) / times
