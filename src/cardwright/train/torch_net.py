"""The net while it learns, in PyTorch; nothing else imports it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from cardwright.agents.evaluation.learned_layout import NetPart
from cardwright.agents.evaluation.learned_net import LEAST
from cardwright.train.blueprint import Blueprint
from cardwright.train.samples import Samples

SPREAD = 0.05  # of the first layer at the beginning


class TorchNet(nn.Module):  # type: ignore[misc, unused-ignore]
    """The same as ``Net``. Amounts are divided by what is usual for them, so that all weights learn alike."""

    usual: Tensor

    def __init__(self, blueprint: Blueprint, usual: NDArray[np.float32]) -> None:
        super().__init__()
        shapes = blueprint.shapes()
        self.parts: list[NetPart] = blueprint.layout.parts
        self.register_buffer("usual", torch.from_numpy(usual)[:, None])
        self.vectors = nn.Parameter(SPREAD * torch.randn(shapes["vectors"]))
        self.deeper = nn.Parameter(torch.randn(shapes["deeper"]) / math.sqrt(2 * blueprint.hidden))
        self.value = nn.Parameter(torch.zeros(shapes["worth"]))
        self.trust = nn.Parameter(torch.ones(()))

    def forward(self, views: Tensor, first: Tensor) -> Tensor:
        """The logarithms of each seat's chances."""
        count, seats, size = views.shape
        found = self.taken_in(views.reshape(count * seats, size)).reshape(count, seats, -1)
        others = (found.sum(1, keepdim=True) - found) / (seats - 1)
        deeper = torch.cat([found, others], 2) @ self.deeper[:, :-1].T + self.deeper[:, -1]
        odds = torch.relu(deeper) @ self.value + self.trust * torch.log(first.clamp_min(LEAST))
        return torch.log_softmax(odds, 1)

    def taken_in(self, views: Tensor) -> Tensor:
        vectors = self.vectors / self.usual
        total = vectors[-1:].expand(len(views), -1).clone()
        for part in self.parts:
            begin, rows, width = int(part.offset), int(part.rows), int(part.width)
            cells = views[:, begin : begin + rows * width]
            if part.names:
                at, worth = rows_of(part, cells.reshape(-1, rows, width), vectors)
                total = total.index_add(0, at, torch.relu(worth))
            else:
                at, cell = cells.nonzero(as_tuple=True)
                worth = cells[at, cell, None] * vectors[int(part.vector) + cell]
                total = total.index_add(0, at, worth)
        return torch.relu(total)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Its weights, as they work on amounts that are not divided."""
        with torch.no_grad():
            found = {"vectors": self.vectors / self.usual, "deeper": self.deeper, "worth": self.value}
            return {name: array.detach().cpu().numpy() for name, array in found.items()}


def rows_of(part: NetPart, cells: Tensor, vectors: Tensor) -> tuple[Tensor, Tensor]:
    """Where the rows lie that are not blank, and what each is worth."""
    at, row = cells.any(2).nonzero(as_tuple=True)
    filled = cells[at, row]
    column, count = int(part.column), len(part.numbers)
    worth = vectors[int(part.vector) + row]
    worth = worth + filled[:, [int(number) for number in part.numbers]].float() @ vectors[column : column + count]
    for name, first in zip(part.names, part.first, strict=True):
        named = filled[:, int(name)].long()
        some = named.nonzero(as_tuple=True)[0]
        worth = worth.index_add(0, some, vectors[int(first) - 1 + named[some]])
    return at, worth


def usual_amounts(blueprint: Blueprint, samples: Samples) -> NDArray[np.float32]:
    """What amounts are like where there are any, by vector; 1 for names and for what is mostly 1."""
    squares = np.bincount(samples.places, samples.values.astype(np.float64) ** 2, samples.size)
    counts = np.bincount(samples.places, minlength=samples.size)
    found = np.ones(blueprint.shapes()["vectors"][0], np.float32)
    for vector, cells in blueprint.amounts().items():
        if counts[cells].sum():
            found[vector] = max(1.0, math.sqrt(squares[cells].sum() / counts[cells].sum()))
    return found
