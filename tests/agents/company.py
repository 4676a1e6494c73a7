"""Whole games among agents, move by move.

``python -m tests.agents.company`` prints some moves, to compare processes with.
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
STEADY = ["random", "greedy", "search:4it"]  # those that answer the same every time


def tables() -> list[tuple[str, str, int]]:
    """Every game, in every variant, with as many as can play it."""
    return [
        (name, variant, seats)
        for name in games.NAMES
        for variant in games.load(name).variants()
        for seats in range(games.load(name).least_seats, games.load(name).most_seats + 1)
    ]


def questions(game: Game[Any], options: Options, seats: int, agent: Agent, seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a game in which somebody is asked, and whom; the agent plays all seats."""
    s = game.new(options, seed, seats)
    while s.result is None:
        seat = int(s.next_seat())
        yield s, seat
        game.apply(s, seat, answer(game, s, seat, agent, seed))


def answer(game: Game[Any], s: State, seat: int, agent: Agent, seed: int) -> int:
    return agent.choose(game, game.mask(s, seat), seat, game.legal(s, seat), seed)


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
