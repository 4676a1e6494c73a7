"""An analysis as clients are told of it."""

from __future__ import annotations

from dataclasses import asdict

from msgspec import convert

from cardwright.match.analysis import USUAL_BUDGET, Analysis
from cardwright.match.analysis.analysis import in_few_digits
from cardwright.wire.bodies.analyses import MatchAnalysis


def told_analysis(analysis: Analysis) -> MatchAnalysis:
    facts = {
        "seats": [told_seat(analysis, seat) for seat in analysis.seats()],
        "turning_points": [asdict(point) for point in analysis.turning_points()],
        "mistakes": [asdict(one) for one in analysis.mistakes()],
        "budget": str(USUAL_BUDGET),
    }
    return convert(in_few_digits(facts), MatchAnalysis)


def told_seat(analysis: Analysis, seat: int) -> dict[str, object]:
    counted = {f"{size}s": count for size, count in analysis.count(seat).items()}
    return {"seat": seat, "curve": analysis.curve(seat), **counted}
