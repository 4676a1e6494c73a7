"""Fits a net to samples, step by step; what it is made of can be saved and taken up again."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from cardwright.kernel.chance import mixed
from cardwright.train.blueprint import Blueprint
from cardwright.train.samples import Samples
from cardwright.train.torch_net import TorchNet, usual_amounts

TOGETHER: Final = 1024  # samples of a step
PACE: Final = 0.001
FORGETTING: Final = 0.0001
AVERAGED: Final = 0.995  # the net that is tried is an average over about the last 200 steps


class Learner:
    """``net`` learns, and ``average`` is what is tried and kept."""

    def __init__(self, blueprint: Blueprint, samples: Samples | None, seed: int) -> None:
        torch.manual_seed(mixed(seed) % 2**63)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        usual = np.ones(blueprint.shapes()["vectors"][0], np.float32)
        if samples is not None:
            usual = usual_amounts(blueprint, samples)
        self.net = TorchNet(blueprint, usual).to(self.device)
        self.average = TorchNet(blueprint, usual).to(self.device)
        self.average.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.AdamW(self.net.parameters(), PACE, weight_decay=FORGETTING)

    def learn(self, samples: Samples, steps: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        for _ in range(steps):
            chosen = random.integers(len(samples), size=TOGETHER)
            self.optimizer.zero_grad(set_to_none=True)
            self.loss(self.net, samples, chosen).backward()  # type: ignore[no-untyped-call, unused-ignore]
            self.optimizer.step()
            with torch.no_grad():
                for kept, fresh in zip(self.average.parameters(), self.net.parameters(), strict=True):
                    kept.lerp_(fresh, 1 - AVERAGED)

    def loss(self, net: TorchNet, samples: Samples, chosen: np.ndarray[Any, Any]) -> Tensor:
        """How surprised a net is, on average, by what came of the positions."""
        views = torch.from_numpy(samples.views(chosen)).to(self.device)
        first = torch.from_numpy(samples.first[chosen]).to(self.device)
        aim = torch.from_numpy(samples.aim[chosen]).to(self.device)
        return -(aim * net(views, first)).sum(1).mean()

    def surprise(self, samples: Samples) -> float:
        """The same of the average, over all samples."""
        total = 0.0
        with torch.no_grad():
            for begin in range(0, len(samples), TOGETHER):
                chosen = np.arange(begin, min(begin + TOGETHER, len(samples)))
                total += float(self.loss(self.average, samples, chosen)) * len(chosen)
        return total / max(1, len(samples))

    def state(self) -> dict[str, Any]:
        parts = {"net": self.net, "average": self.average, "optimizer": self.optimizer}
        return {name: part.state_dict() for name, part in parts.items()}

    def take_up(self, state: dict[str, Any]) -> None:
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
