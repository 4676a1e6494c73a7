"""Threelines with three cards: every decision of chance has its odds, and the game can be solved."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability

from cardwright.env.tiny import register_tiny


@pytest.fixture
def tiny() -> pyspiel.Game:
    return pyspiel.load_game(register_tiny())


def test_it_passes_the_random_simulation_with_serialisation(tiny: pyspiel.Game) -> None:
    pyspiel.random_sim_test(tiny, num_sims=5, serialize=True, verbose=False)


def test_every_decision_of_chance_has_its_odds(tiny: pyspiel.Game) -> None:
    state = tiny.new_initial_state()
    odds = []
    while state.is_chance_node():
        odds.append([chance for _, chance in state.chance_outcomes()])
        state.apply_action(0)
    assert odds == [pytest.approx([1 / 3] * 3), [0.5, 0.5], [0.5, 0.5]]


def test_who_has_the_same_card_and_coin_knows_the_same(tiny: pyspiel.Game) -> None:
    known = set()
    for lots in [(a, b, c) for a in range(3) for b in range(2) for c in range(2)]:
        state = tiny.new_initial_state()
        for lot in lots:
            state.apply_action(lot)
        known.add(state.information_state_string(0))
    assert len(known) == 6


def test_cfr_finds_play_that_can_hardly_be_exploited(tiny: pyspiel.Game) -> None:
    solver = cfr.CFRPlusSolver(tiny)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(tiny, solver.average_policy()) < 0.01
