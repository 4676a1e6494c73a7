"""Who wins at a table of Pantheon: by seat, by turn order, by faction and by hero, among bots alike or against others.

``python -m bench.pantheon_balance --seats 4 --games 1000`` lets ``greedy`` play itself;
``--agents search:100ms,greedy`` lets others play, ``--variant even`` under other rules.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from multiprocessing import Pool
from typing import Final

from cardwright.agents.named import agent_named
from cardwright.arena.win_rate import wilson
from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model.card import FACTIONS

SEEDS: Final = 1_000_003  # between the seeds of two games' agents
Outcome = tuple[int, int, tuple[int, ...] | None, list[tuple[str, str]], list[str], float]


def play(task: tuple[int, list[str], str]) -> Outcome:
    """One game: its turns, who began, who won, each seat's hero and agent, and the longest thought in seconds."""
    number, names, variant = task
    seats = len(names)
    seated = [names[(seat + number) % seats] for seat in range(seats)]
    agents = [agent_named(name) for name in seated]
    s = GAME.new(GAME.variants()[variant], number, seats, telling=False)
    first, decisions, longest = int(s.player), 0, 0.0
    while s.result is None:
        seat = int(s.next_seat())
        actions = GAME.legal(s, seat)
        begin = time.perf_counter()
        action = agents[seat].choose(GAME, GAME.mask(s, seat), seat, actions, number * SEEDS + decisions)
        longest = max(longest, time.perf_counter() - begin)
        GAME.apply(s, seat, action)
        decisions += 1
    heroes = [s.cards.all[player.hero] for player in s.players]
    return int(s.turn), first, s.result, [(FACTIONS[hero.faction], hero.name) for hero in heroes], seated, longest


class Shares:
    """How often each of some things was at the table, and won."""

    def __init__(self, title: str, seats: int) -> None:
        self.title, self.seats = title, seats
        self.there: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def show(self) -> None:
        """Wins as a multiple of the fair share, which is one divided by the number of seats."""
        print(f"\n{self.title:36} {'games':>6} {'wins':>6} {'of share':>9}   95 %")
        for name in sorted(self.there, key=lambda name: -self.won[name] / self.there[name]):
            games, wins = self.there[name], self.won[name]
            low, high = wilson(wins, games)
            share = [self.seats * rate for rate in (wins / games, low, high)]
            print(f"{name:36} {games:6} {wins:6} {share[0]:9.2f}   {share[1]:.2f} to {share[2]:.2f}")


def main() -> None:
    reader = argparse.ArgumentParser(description="Who wins at a table of Pantheon.")
    reader.add_argument("--seats", type=int, default=2, metavar="N", help="players at the table (2)")
    reader.add_argument("--games", type=int, default=1000, metavar="N", help="games (1000)")
    reader.add_argument("--agents", default="greedy", help="the first sits once, the second everywhere else (greedy)")
    reader.add_argument("--variant", default="standard", choices=GAME.variants(), help="the rules (standard)")
    reader.add_argument("--processes", type=int, default=2, metavar="N", help="how many play at once (2)")
    chosen = reader.parse_args()
    one, _, other = chosen.agents.partition(",")
    names = [one] + [other or one] * (chosen.seats - 1)
    shares = [Shares(title, chosen.seats) for title in ("seat", "turn order", "agent", "faction", "hero")]
    turns: list[int] = []
    draws, longest = 0, 0.0
    with Pool(chosen.processes) as pool:
        tasks = [(number, names, chosen.variant) for number in range(chosen.games)]
        for played, first, result, heroes, seated, thought in pool.imap_unordered(play, tasks, 4):
            turns.append(played)
            draws += not result
            longest = max(longest, thought)
            for seat, (faction, hero) in enumerate(heroes):
                order = (seat - first) % chosen.seats + 1
                labels = [f"seat {seat + 1}", f"player {order} of the first round", seated[seat], faction, hero]
                for share, label in zip(shares, labels, strict=True):
                    share.there[label] += 1
                    share.won[label] += seat in (result or ())
    turns.sort()
    middle = turns[len(turns) // 2]
    print(f"{chosen.games} games of {chosen.seats}: {draws} draws; turns: median {middle}, most {turns[-1]}")
    print(f"the longest thought took {1000 * longest:.0f} ms")
    for share in shares:
        share.show()


if __name__ == "__main__":
    main()
