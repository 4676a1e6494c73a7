"""The analysis of a match that was played: every decision, judged by what its seat could know."""

from cardwright.match.analysis.analysis import Analysis
from cardwright.match.analysis.counsel import Counsel, counsel
from cardwright.match.analysis.judgement import SIZES, USUAL_BUDGET, USUAL_SEED, Judgement, Weighed, judged
from cardwright.match.analysis.judging_mark import judging_mark
from cardwright.match.analysis.moment import Moment, moment_at, moments
from cardwright.match.analysis.turning_point import Curve, TurningPoint

__all__ = [
    "SIZES",
    "USUAL_BUDGET",
    "USUAL_SEED",
    "Analysis",
    "Counsel",
    "Curve",
    "Judgement",
    "Moment",
    "TurningPoint",
    "Weighed",
    "counsel",
    "judged",
    "judging_mark",
    "moment_at",
    "moments",
]
