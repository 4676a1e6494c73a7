"""The games as environments for programs that learn: batches, PettingZoo, Gymnasium, OpenSpiel (docs/env.md)."""

from cardwright.env.batch import Batch
from cardwright.env.parallel_env import ParallelEnv
from cardwright.env.setting import Setting, setting
from cardwright.env.single_env import SingleEnv
from cardwright.env.turns_env import TurnsEnv
from cardwright.env.vector_env import VectorEnv

__all__ = ["Batch", "ParallelEnv", "Setting", "SingleEnv", "TurnsEnv", "VectorEnv", "setting"]
