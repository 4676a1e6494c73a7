"""What a net is for and how large it is: everything but its weights."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.agents.evaluation.learned_file import NetFile
from cardwright.agents.evaluation.learned_layout import NetLayout
from cardwright.agents.evaluation.learned_net import FIRST_SCALE, NEXT_SCALE
from cardwright.env import Arrangement

LARGEST_WEIGHT = 2**31 - 1


@dataclass(frozen=True)
class Blueprint:
    """Two layers of units over an observation (see ``learned_net``)."""

    arrangement: Arrangement
    hidden: int
    deeper: int

    @cached_property
    def layout(self) -> NetLayout:
        return NetLayout(self.arrangement.observation.features)

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Its arrays by name, in the order of the file; the last row or column of a layer is its bias."""
        return {
            "vectors": (int(self.layout.vectors) + 1, self.hidden),
            "deeper": (self.deeper, 2 * self.hidden + 1),
            "worth": (self.deeper,),
        }

    def amounts(self) -> dict[int, NDArray[np.int64]]:
        """For each vector of an amount, the cells of an observation that are multiplied by it."""
        found: dict[int, NDArray[np.int64]] = {}
        for part in self.layout.parts:
            begin, width, rows = int(part.offset), int(part.width), int(part.rows)
            if part.names:
                for each, column in enumerate(part.numbers):
                    found[int(part.column) + each] = begin + int(column) + width * np.arange(rows)
            else:
                for cell in range(rows * width):
                    found[int(part.vector) + cell] = np.array([begin + cell])
        return found

    def file(self, arrays: dict[str, NDArray[Any]], trust: float, pinned: dict[str, str], **trained: Any) -> NetFile:
        scales = {"vectors": FIRST_SCALE, "deeper": NEXT_SCALE, "worth": NEXT_SCALE}
        whole = [
            np.clip(np.rint(arrays[name].astype(np.float64) * scale), -LARGEST_WEIGHT, LARGEST_WEIGHT).reshape(-1)
            for name, scale in scales.items()
        ]
        return NetFile(
            self.arrangement.game.name,
            self.arrangement.seats,
            self.layout.digest,
            self.hidden,
            self.deeper,
            trust,
            [int(weight) for weight in np.concatenate(whole)],
            pinned,
            trained,
        )

    def arrays(self, file: NetFile) -> dict[str, NDArray[np.float32]]:
        """The weights of a file that was made by this blueprint."""
        scales = {"vectors": FIRST_SCALE, "deeper": NEXT_SCALE, "worth": NEXT_SCALE}
        found: dict[str, NDArray[np.float32]] = {}
        weights = np.array(file.weights, np.float64)
        begin = 0
        for name, shape in self.shapes().items():
            end = begin + int(np.prod(shape))
            found[name] = (weights[begin:end] / scales[name]).reshape(shape).astype(np.float32)
            begin = end
        return found
