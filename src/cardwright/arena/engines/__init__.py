"""Where games are played: in this process, in several, or on the machines of a cluster, with the same results.

An ``Engine`` does a ``Job`` with every stretch of games; ``local`` makes the one for this machine. The cluster is in
``ray_cluster``, which alone needs Ray.
"""

from cardwright.arena.engines.engine import Engine, Job
from cardwright.arena.engines.local_processes import MOST_PROCESSES, LocalProcesses, local
from cardwright.arena.engines.one_process import OneProcess
from cardwright.arena.engines.workers import Cut

__all__ = ["MOST_PROCESSES", "Cut", "Engine", "Job", "LocalProcesses", "OneProcess", "local"]
