"""The games as environments for programs that learn: batches, PettingZoo, Gymnasium, OpenSpiel (docs/env.md)."""

from cardwright.env.arrangement import Arrangement, arrange
from cardwright.env.batch import Batch
from cardwright.env.parallel_env import ParallelEnv
from cardwright.env.single_env import SingleEnv
from cardwright.env.turns_env import TurnsEnv
from cardwright.env.vector_env import VectorEnv

__all__ = ["Arrangement", "Batch", "ParallelEnv", "SingleEnv", "TurnsEnv", "VectorEnv", "arrange"]
