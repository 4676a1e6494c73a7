"""What a change does: every game is played twice, before and after it, with the same deal and the same bots' seeds.

``compared`` makes a ``Comparison``; ``run`` plays its pairs, in this process or in many, until a ``PairedInterval`` has
answered the question; ``Findings`` say what else the pairs show.
"""

from cardwright.arena.compare.comparison import Comparison, compared
from cardwright.arena.compare.findings import Findings
from cardwright.arena.compare.interval import PairedInterval
from cardwright.arena.compare.pair import Pair, PairTable
from cardwright.arena.compare.run import Run, run

__all__ = ["Comparison", "Findings", "Pair", "PairTable", "PairedInterval", "Run", "compared", "run"]
