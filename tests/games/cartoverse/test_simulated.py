"""Duels that simulators play."""

from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.options import SIMULATED_TURNS, Options


def test_simulators_end_a_duel_that_could_go_on_for_ever() -> None:
    # C58
    assert GAME.simulated(Options()) == Options(turn_limit=SIMULATED_TURNS)


def test_simulators_keep_the_limit_they_are_given() -> None:
    # C58
    assert GAME.simulated(Options(turn_limit=30)) == Options(turn_limit=30)
