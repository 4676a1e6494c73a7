"""What an engine has to offer to be measured."""

from __future__ import annotations

import copy
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final


class Peer(ABC):
    """One game of one engine, played at random by the cheapest public calls that list, pick and apply."""

    def __init__(self, seed: int) -> None:
        self.random: Final = random.Random(seed).random
        self.decisions: float = 0
        self.choices = 0

    @abstractmethod
    def playout(self) -> None:
        """Plays one game from the deal to its end, adding to `decisions` and `choices`."""

    def position(self) -> Any:
        """A position somewhere in a random game, or None where the engine cannot copy one."""
        return None

    def copier(self, position: Any) -> Callable[[], object]:
        """What to call, with nothing of ours around it, to clone this position."""
        return partial(copy.deepcopy, position)
