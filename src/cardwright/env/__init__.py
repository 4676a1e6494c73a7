"""The games as environments for programs that learn: batches, PettingZoo, Gymnasium, OpenSpiel (docs/env.md)."""

try:
    from cardwright.env.arrangement import Arrangement, arrange
    from cardwright.env.batch import Batch
    from cardwright.env.parallel_env import ParallelEnv
    from cardwright.env.single_env import SingleEnv
    from cardwright.env.turns_env import TurnsEnv
    from cardwright.env.vector_env import VectorEnv
except ModuleNotFoundError as missing:
    missing.add_note("The environments need more than a plain installation: pip install 'cardwright[env]'")
    raise

__all__ = ["Arrangement", "Batch", "ParallelEnv", "SingleEnv", "TurnsEnv", "VectorEnv", "arrange"]
