"""The program of examples/ppo.py learns, and learns the same again: make test-train."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
import torch

from cardwright.games import load

PROGRAM: Final = Path(__file__).parents[2] / "examples" / "ppo.py"
SMALL: Final = {"tables": 64, "rollout": 16, "minibatches": 4, "width": 16, "matches": 20, "evaluations": 1}


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["ppo"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_same_seed_learns_the_same_to_the_last_bit(ppo: ModuleType, tmp_path: Path) -> None:
    learnt = []
    for name in ("one", "other"):
        ppo.train(ppo.Settings(**SMALL, steps=6 * 64 * 16), tmp_path / f"{name}.pt")
        learnt.append(torch.load(tmp_path / f"{name}.pt")["network"])
    assert all(torch.equal(mine, theirs) for mine, theirs in zip(*(each.values() for each in learnt), strict=True))
    shares = [[row.split(",")[2:] for row in (tmp_path / f"{name}.csv").open()] for name in ("one", "other")]
    assert shares[0] == shares[1]


def test_what_a_seat_earns_comes_back_to_its_own_moves(ppo: ModuleType) -> None:
    """One table: both move twice, the second seat wins, and the next match begins."""
    told = ppo.Rollout(
        seen=torch.zeros(5, 1, 1),
        mask=torch.zeros(5, 1, 1, dtype=torch.int8),
        seat=torch.tensor([[0], [1], [0], [1], [0]]),
        ours=torch.ones(5, 1, dtype=torch.bool),
        move=torch.zeros(5, 1, dtype=torch.long),
        chance=torch.zeros(5, 1),
        worth=torch.tensor([[0.1], [0.2], [0.3], [0.4], [0.0]]),
        done=torch.tensor([[False], [False], [False], [True], [False]]),
        reward=torch.tensor([[[0.0, 0.0]]] * 3 + [[[-1.0, 1.0]]] + [[[0.0, 0.0]]]),
    )
    gain = ppo.advantages(told, torch.tensor([1]), torch.tensor([0.5]), 1.0, 1.0)
    assert gain.flatten().tolist() == pytest.approx([-1.1, 0.8, -1.3, 0.6, -0.5])


def test_a_rival_makes_its_own_moves_and_nobody_learns_from_them(ppo: ModuleType) -> None:
    batch = ppo.Batch("threelines", n=4, seed=1)
    network, told = ppo.Network(batch.arrangement, 16), ppo.Rollout.blank(2, batch)
    ppo.play(network, batch, told, ppo.Rival("greedy", batch, 2))
    assert told.seat.tolist() == [[0, 0, 0, 0], [1, 1, 1, 1]]
    assert told.ours.tolist() == [[False, True, True, True], [True, False, True, True]]
    gain = torch.where(told.ours, 1.0, torch.nan)  # to look at a move of the rival gives nothing but NaN
    optimiser = torch.optim.Adam(network.parameters())
    ppo.learn(network, optimiser, told, gain, ppo.Settings(minibatches=1), 0.0)
    assert not any(each.isnan().any() for each in network.parameters())


def test_what_was_learnt_sits_down_as_an_agent(
    ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ppo, "WEIGHTS", tmp_path / "ppo.pt")
    ppo.train(ppo.Settings(**SMALL, steps=0), ppo.WEIGHTS)
    game, agent = load("threelines"), ppo.Learned()
    s = game.new(game.options()(), seed=1)
    while s.result is None:
        seat = int(s.next_seat())
        seen, actions = game.mask(s, seat), game.legal(s, seat)
        move = agent.choose(game, seen, seat, actions, 7)
        assert move == agent.choose(game, seen, seat, actions, 7)
        game.apply(s, seat, move)
