"""Bots at a table, and how often each of some things was there and won."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from cardwright.agents import agent_named
from cardwright.arena.win_rate import wilson
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

SEEDS: Final = 1_000_003  # between the seeds of two games' agents


class Thought:
    """What an agent decided at a table, before it is done, and the seconds it took."""

    def __init__(self, seat: int, action: int, seconds: float) -> None:
        self.seat, self.action, self.seconds = seat, action, seconds


def thoughts(game: Game[S], s: S, names: Sequence[str], number: int) -> Iterator[Thought]:
    """Let the agents of these names play a game to its end, one decision after the other."""
    agents = [agent_named(name) for name in names]
    decisions = 0
    while s.result is None:
        seat = int(s.next_seat())
        actions = game.legal(s, seat)
        begin = time.perf_counter()
        action = agents[seat].choose(game, game.mask(s, seat), seat, actions, number * SEEDS + decisions)
        yield Thought(seat, action, time.perf_counter() - begin)
        game.apply(s, seat, action)
        decisions += 1


class Shares:
    """How often each of some things was at the table, and won; ``seats`` is how many share a win."""

    def __init__(self, title: str, seats: int) -> None:
        self.title, self.seats = title, seats
        self.there: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def count(self, name: str, won: bool) -> None:
        self.there[name] += 1
        self.won[name] += won

    def show(self) -> None:
        """Wins as a multiple of the fair share, which is one divided by the number of seats."""
        print(f"\n{self.title:36} {'games':>6} {'wins':>6} {'of share':>9}   95 %")
        for name in sorted(self.there, key=lambda name: -self.won[name] / self.there[name]):
            games, wins = self.there[name], self.won[name]
            low, high = wilson(wins, games)
            share = [self.seats * rate for rate in (wins / games, low, high)]
            print(f"{name:36} {games:6} {wins:6} {share[0]:9.2f}   {share[1]:.2f} to {share[2]:.2f}")
