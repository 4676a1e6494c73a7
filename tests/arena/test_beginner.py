"""The beginner is weak enough for a first win."""

import json

import pytest

from cardwright.games import NAMES
from tests.cli.terminal import Shell

GAMES = 40  # docs/bots.md has the figures of 200
LOST = 0.6


@pytest.mark.parametrize("game", NAMES)
def test_a_beginner_loses_most_games_to_somebody_who_plays_what_looks_best(shell: Shell, game: str) -> None:
    told = shell.run("simulate", game, "--agents", "beginner,greedy", "--games", GAMES, "--processes", 1, "--json", "-")
    wins = {row["agent"]: row["wins"] for row in json.loads(told.out)["by_agent"]}
    assert wins["greedy"] >= LOST * GAMES
