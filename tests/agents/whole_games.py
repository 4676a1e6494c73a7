"""Whole games among agents, move by move.

``python -m tests.agents.whole_games`` prints some moves, to compare processes with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from cardwright import games
from cardwright.agents import Agent, agent_named
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.kernel.state import State

LONG_ENOUGH = 60  # decisions of a game that are compared
NO_END = 3000  # decisions after which a game is stalled
MANY = 40  # questions of a game are enough to look at one by one
# Who answers the same every time.
STEADY = ["random", "novice", "careless", "greedy", "search:4it", "search:60it"]


def tables() -> list[tuple[str, str, int]]:
    """Every game, in every variant, with as many as can play it."""
    return [
        (name, variant, seats)
        for name in games.NAMES
        for variant in games.load(name).variants()
        for seats in range(games.load(name).least_seats, games.load(name).most_seats + 1)
    ]


def questions(game: Game[Any], options: Options, seats: int, agent: Agent, seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a game in which a seat is asked, and that seat; the agent plays all seats."""
    s = game.new(game.simulated(options), seed, seats)
    while s.result is None:
        seat = int(s.next_seat())
        yield s, seat
        game.apply(s, seat, answer(game, s, seat, agent, seed))


def some_questions(name: str, seed: int) -> Iterator[tuple[State, int]]:
    """Questions from all of a random game, with as many at the table as can play it; of a long game not every one."""
    game = games.load(name)

    def all_of_them() -> Iterator[tuple[State, int]]:
        return questions(game, game.options()(), game.most_seats, agent_named("random"), seed)

    every = 1 + sum(1 for _ in all_of_them()) // MANY
    return islice(all_of_them(), 0, None, every)


def answer(game: Game[Any], s: State, seat: int, agent: Agent, seed: int) -> int:
    return agent.choose(game, game.mask(s, seat), seat, game.legal(s, seat), seed)


def against_chance(game: Game[Any], agent: str, seed: int) -> State:
    """Where a game of an agent against random play has come to: its end, unless somebody stalls it."""
    s: State = game.new(game.options()(), seed, telling=False)
    seats = [agent_named(agent), agent_named("random")]
    for count in range(NO_END):
        if s.result is not None:
            break
        seat = int(s.next_seat())
        game.apply(s, seat, answer(game, s, seat, seats[seat], count))
    return s


def moves() -> dict[str, list[int]]:
    """What the steady agents play in the first part of one game of each kind."""
    return {
        f"{name} {agent}": [
            answer(game, s, seat, agent_named(agent), 5)
            for s, seat in islice(questions(game, game.options()(), 2, agent_named("random"), 5), LONG_ENOUGH)
        ]
        for name in games.NAMES
        for game in [games.load(name)]
        for agent in STEADY
    }


if __name__ == "__main__":
    print(json.dumps(moves()))
