"""What a change does: every game is played twice, before and after it, with the same deal and the same bots' seeds.

``compared`` makes a ``Comparison``; ``run`` plays its pairs, in this process or in many, until a ``PairedInterval`` has
answered the question; ``Findings`` say what else the pairs show.
"""

from cardwright.arena.compare.comparison import Comparison, compared
from cardwright.arena.compare.evidence import Findings
from cardwright.arena.compare.interval import PairedInterval
from cardwright.arena.compare.pair import PairTable, PlayedPair
from cardwright.arena.compare.paired_run import Run, run

__all__ = ["Comparison", "Findings", "PlayedPair", "PairTable", "PairedInterval", "Run", "compared", "run"]
