"""Who wins a duel of Cartoverse: by turn order, by starter deck and by bot, and how long duels last.

``python -m bench.cartoverse_balance --agents search:30it --games 2016`` lets every two starter decks meet equally
often; ``--agents search:100ms,greedy`` lets two bots play, who change seats and decks after every game.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, count, islice
from multiprocessing import Pool
from typing import Final

from cardwright.agents.named import agent_named
from cardwright.arena.win_rate import wilson
from cardwright.games.cartoverse.cards.starters import STARTERS
from cardwright.games.cartoverse.game import GAME
from cardwright.kernel.options import changed

SEEDS: Final = 1_000_003  # between the seeds of two games' agents
ENDLESS: Final = 1000  # turns after which a duel is a draw
Task = tuple[int, tuple[str, str], tuple[str, str], str]  # seed, decks, agents, variant
Outcome = tuple[int, int, tuple[int, ...], tuple[str, str], tuple[str, str]]  # turns, first player, winners, the rest


def play(task: Task) -> Outcome:
    seed, decks, names, variant = task
    agents = [agent_named(name) for name in names]
    options = changed(GAME.variants()[variant], {"turn_limit": ENDLESS})
    s = GAME.new(options, seed, len(decks), telling=False, decks=[STARTERS[deck] for deck in decks])
    decisions = 0
    while s.result is None:
        seat = int(s.next_seat())
        actions = GAME.legal(s, seat)
        action = agents[seat].choose(GAME, GAME.mask(s, seat), seat, actions, seed * SEEDS + decisions)
        GAME.apply(s, seat, action)
        decisions += 1
    return int(s.turn()), int(s.first), s.result, decks, names


def tasks(names: tuple[str, str], variant: str, seed: int) -> Iterator[Task]:
    """Every two decks meet, again and again, with the decks and the bots in either seat."""
    for number in count(seed):
        for one, other in combinations(STARTERS, 2):
            for decks in ((one, other), (other, one)):
                for seated in dict.fromkeys((names, names[::-1])):
                    yield (number * SEEDS + hash_of(*decks, *seated), decks, seated, variant)


def hash_of(*words: str) -> int:
    """The same in every process."""
    return sum(place * ord(letter) for place, letter in enumerate("|".join(words), 1)) % SEEDS


class Shares:
    """How often each of some things was at the table, and won a duel that was decided."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.there: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def show(self) -> None:
        print(f"\n{self.title:24} {'games':>6} {'wins':>6} {'rate':>7}   95 %")
        for name in sorted(self.there, key=lambda name: -self.won[name] / self.there[name]):
            games, wins = self.there[name], self.won[name]
            low, high = wilson(wins, games)
            print(f"{name:24} {games:6} {wins:6} {wins / games:7.1%}   {low:.1%} to {high:.1%}")


def main() -> None:
    reader = argparse.ArgumentParser(description="Who wins a duel of Cartoverse.")
    reader.add_argument("--games", type=int, default=2016, metavar="N", help="games (2016)")
    reader.add_argument("--agents", default="search:30it", help="one bot, or two with a comma in between (search:30it)")
    reader.add_argument("--seed", type=int, default=1, metavar="N", help="the same number plays the same games (1)")
    reader.add_argument("--variant", default="standard", choices=GAME.variants(), help="the rules (standard)")
    reader.add_argument("--processes", type=int, default=2, metavar="N", help="how many play at once (2)")
    chosen = reader.parse_args()
    one, _, other = chosen.agents.partition(",")
    shares = [Shares(title) for title in ("turn order", "deck", "bot")]
    turns: list[int] = []
    draws = 0
    with Pool(chosen.processes) as pool:
        planned = islice(tasks((one, other or one), chosen.variant, chosen.seed), chosen.games)
        for played, first, winners, decks, names in pool.imap_unordered(play, planned, 4):
            turns.append(played)
            draws += not winners
            for seat, (deck, name) in enumerate(zip(decks, names, strict=True)):
                order = "goes first" if seat == first else "goes second"
                for share, label in zip(shares, (order, deck, name), strict=True):
                    if winners:
                        share.there[label] += 1
                        share.won[label] += seat in winners
    turns.sort()
    print(f"{chosen.games} duels: {draws} draws; turns: median {turns[len(turns) // 2]}, most {turns[-1]}")
    for share in shares:
        share.show()


if __name__ == "__main__":
    main()
