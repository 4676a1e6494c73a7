"""The spaces of Gymnasium that observations and moves lie in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cardwright.env.arrangement import Arrangement
from cardwright.kernel.tensors.feature import Column


def observation_space(arrangement: Arrangement) -> spaces.Dict:
    """``observation``, ``action_mask``, and where moves are listed ``actions``, a row for each of them."""
    count = int(arrangement.moves.size)
    columns = [column for feature in arrangement.observation.features for column in feature.columns * int(feature.rows)]
    parts: dict[str, spaces.Space[Any]] = {
        "observation": box(columns, (len(columns),)),
        "action_mask": spaces.Box(0, 1, (count,), np.int8),
    }
    listed = arrangement.listed()
    if listed is not None:
        row = listed.columns()
        parts["actions"] = box(row * count, (count, len(row)))
    return spaces.Dict(parts)


def action_space(arrangement: Arrangement) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(int(arrangement.moves.size))


def box(columns: list[Column], shape: tuple[int, ...]) -> spaces.Box:
    least, most = [int(column.least) for column in columns], [int(column.most) for column in columns]
    return spaces.Box(bounds(least, shape), bounds(most, shape), dtype=np.int16)


def bounds(numbers: list[int], shape: tuple[int, ...]) -> NDArray[np.int16]:
    return np.array(numbers, np.int16).reshape(shape)
