"""Who wins at a table of Pantheon: by seat, by turn order, by faction and by hero, among bots alike or against others.

``python -m bench.pantheon_balance --seats 4 --games 1000`` lets ``greedy`` play itself;
``--agents search:100ms,greedy`` lets others play, ``--variant even`` under other rules.
"""

from __future__ import annotations

import argparse
from multiprocessing import Pool

from bench.shares import Shares, thoughts
from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model.card import FACTIONS

Outcome = tuple[int, int, tuple[int, ...] | None, list[tuple[str, str]], list[str], float]


def play(task: tuple[int, list[str], str]) -> Outcome:
    """One game: its turns, who began, who won, each seat's hero and agent, and the longest thought in seconds."""
    number, names, variant = task
    seats = len(names)
    seated = [names[(seat + number) % seats] for seat in range(seats)]
    s = GAME.new(GAME.variants()[variant], number, seats, telling=False)
    first = int(s.player)
    longest = max(thought.seconds for thought in thoughts(GAME, s, seated, number))
    heroes = [s.cards.all[player.hero] for player in s.players]
    return int(s.turn), first, s.result, [(FACTIONS[hero.faction], hero.name) for hero in heroes], seated, longest


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
                    share.count(label, seat in (result or ()))
    turns.sort()
    middle = turns[len(turns) // 2]
    print(f"{chosen.games} games of {chosen.seats}: {draws} draws; turns: median {middle}, most {turns[-1]}")
    print(f"the longest thought took {1000 * longest:.0f} ms")
    for share in shares:
        share.show()


if __name__ == "__main__":
    main()
