"""The sheets of some tables as numpy reads them, without copying."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.kernel.tensors.moves import ROW
from cardwright.kernel.tensors.sheets import Sheets

Seen = dict[str, NDArray[Any]]  # by ``observation``, ``action_mask`` and, where moves are listed, ``actions``


class Arrays:
    """Views of memory that changes whenever a sheet is written; they cannot be written to.

    observation  one row a table
    mask         1 for each legal move
    actions      a kind and four pointers for each move; None where moves have numbers of their own
    """

    def __init__(self, sheets: Sheets[Any]) -> None:
        count, moves = int(sheets.count), int(sheets.moves.size)
        self.observation: NDArray[np.int16] = np.frombuffer(memoryview(sheets.cells), np.int16).reshape(count, -1)
        self.mask: NDArray[np.int8] = np.frombuffer(memoryview(sheets.mask), np.int8).reshape(count, moves)
        self.actions: NDArray[np.int16] | None = None
        if sheets.moves.listed:
            self.actions = np.frombuffer(memoryview(sheets.rows), np.int16).reshape(count, moves, ROW)

    def copy(self, at: int) -> Seen:
        """What lies on one sheet now, to be kept."""
        found: dict[str, NDArray[Any]] = {
            "observation": self.observation[at].copy(),
            "action_mask": self.mask[at].copy(),
        }
        if self.actions is not None:
            found["actions"] = self.actions[at].copy()
        return found

    def copy_all(self) -> Seen:
        """What lies on all of them."""
        found: Seen = {"observation": self.observation.copy(), "action_mask": self.mask.copy()}
        if self.actions is not None:
            found["actions"] = self.actions.copy()
        return found
