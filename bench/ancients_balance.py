"""What becomes of Ancients in the hands of bots: decks, who begins, length, pinned heroes, items made ready again.

``python -m bench.ancients_balance --games 2000 --agent search:30it`` lets one agent play itself with the starter decks,
every pair on both sides; ``--seed`` plays other games, ``--set pin_counts_aggro=no`` other rules.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import permutations
from multiprocessing import Pool

from bench.shares import SEEDS, Shares, thoughts
from cardwright.agents import agent_named
from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.actions import KIND_MASK, PLAY, subject_of
from cardwright.games.ancients.model.board import COMBAT_ROWS, SIDES
from cardwright.games.ancients.model.state import ACTION, Position
from cardwright.games.ancients.model.unit import ITEM_BITS, ITEM_MASK
from cardwright.games.ancients.rules.arrows import is_pinned
from cardwright.games.ancients.rules.groups import units_at
from cardwright.kernel.options import changed, read_changes

PAIRS = list(permutations(GAME.starters(), 2))
Task = tuple[int, str, list[str]]


class Outcome:
    """One game: its decks, who had the first initiative, who won, its rounds, and what was counted in its turns."""

    def __init__(self, decks: tuple[str, str], first: int, s: Position, counted: Counter[str]) -> None:
        self.decks, self.first, self.counted = decks, first, counted
        self.winners: tuple[int, ...] = s.result or ()
        self.rounds = int(s.round)


def play(task: Task) -> Outcome:
    number, agent, settings = task
    decks = PAIRS[number % len(PAIRS)]
    options = changed(GAME.variants()["standard"], read_changes(settings))
    s = GAME.new(options, number, decks=[GAME.starters()[name] for name in decks], telling=False)
    first = int(s.initiative)
    counted: Counter[str] = Counter()
    for thought in thoughts(GAME, s, [agent, agent], number):
        if s.phase == ACTION:
            count_pins(s, thought.seat, counted)
            count_items(s, agent, thought.seat, thought.action, counted)
    return Outcome(decks, first, s, counted)


def count_pins(s: Position, seat: int, counted: Counter[str]) -> None:
    """A hero-turn is a hero in play in a turn of its player (J68)."""
    heroes = units_at(s, s.heroes & SIDES[seat])
    counted["hero-turns"] += len(heroes)
    for hero in units_at(s, s.heroes & SIDES[seat] & COMBAT_ROWS):
        counted["hero-turns in a combat row"] += 1
        counted["hero-turns pinned"] += is_pinned(s, hero)


def count_items(s: Position, agent: str, seat: int, action: int, counted: Counter[str]) -> None:
    """J61: an item on cooldown in the hand, and whether the agent would equip it now if that made it ready."""
    counted["turns"] += 1
    tired = [copy for copy in s.players[seat].hand if copy >> ITEM_BITS]
    if not tired:
        return
    counted["turns with a tired item in hand"] += 1
    counted["tired items equipped"] += equips(action, tired)
    fresh = GAME.mask(s, seat)
    fresh.players[seat].hand = [copy & ITEM_MASK if copy >> ITEM_BITS else copy for copy in fresh.players[seat].hand]
    wish = agent_named(agent).choose(GAME, fresh, seat, GAME.legal(fresh, seat), counted["turns"] * SEEDS)
    counted["items that would be equipped to make them ready"] += equips(wish, tired)


def equips(action: int, copies: list[int]) -> bool:
    return action & KIND_MASK == PLAY and subject_of(action) in [copy & ITEM_MASK for copy in copies]


def main() -> None:
    reader = argparse.ArgumentParser(description="What becomes of Ancients in the hands of bots.")
    reader.add_argument("--games", type=int, default=2000, metavar="N", help="games (2000)")
    reader.add_argument("--agent", default="search:30it", help="who plays both sides (search:30it)")
    reader.add_argument("--seed", type=int, default=0, metavar="N", help="number of the first game (0)")
    reader.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="change the rules")
    reader.add_argument("--processes", type=int, default=2, metavar="N", help="how many play at once (2)")
    chosen = reader.parse_args()
    tasks = [(chosen.seed + number, chosen.agent, chosen.set) for number in range(chosen.games)]
    with Pool(chosen.processes) as pool:
        show(list(pool.imap_unordered(play, tasks, 4)))


def show(outcomes: list[Outcome]) -> None:
    decks, orders, seats = Shares("deck", 2), Shares("initiative of round 1", 2), Shares("seat", 2)
    counted: Counter[str] = Counter()
    for outcome in outcomes:
        counted += outcome.counted
        for seat in range(2):
            won = seat in outcome.winners
            decks.count(outcome.decks[seat], won)
            orders.count("first" if seat == outcome.first else "second", won)
            seats.count(f"seat {seat + 1}", won)
    rounds = sorted(outcome.rounds for outcome in outcomes)
    drawn = sum(not outcome.winners for outcome in outcomes)
    usual = sum(6 <= length <= 20 for length in rounds) / len(rounds)
    print(
        f"{len(outcomes)} games, {drawn} drawn; rounds: {rounds[0]} to {rounds[-1]}, median {rounds[len(rounds) // 2]}"
    )
    print(f"between 6 and 20 rounds: {usual:.1%}")
    for one in (decks, orders, seats):
        one.show()
    print()
    for name, number in counted.items():
        print(f"{name:50} {number:9}")
    print(f"{'share of hero-turns pinned':50} {counted['hero-turns pinned'] / counted['hero-turns']:9.1%}")


if __name__ == "__main__":
    main()
