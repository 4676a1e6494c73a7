"""The answer of a comparison as one sentence: what the change does to the win rate, and how sure that is."""

from __future__ import annotations

from cardwright.arena.compare.interval import POINTS, PairedInterval


def answer_sentence(change: str, who: str, interval: PairedInterval) -> str:
    """``change`` is the change in a few words, ``who`` the one whose win rate it is about."""
    if not interval.pairs:
        return f"{change}: no pair of games is played yet."
    if interval.differs():
        return f"{change}: {who} wins {difference(interval)}."
    if interval.small():
        return f"{change}: no difference of {counted(POINTS * interval.precision)}; {who} wins {estimate(interval)}."
    pairs = "1 pair" if interval.pairs == 1 else f"{interval.pairs:,} pairs"
    return f"{change}: not clear after {pairs}; so far {who} wins {estimate(interval)}."


def difference(interval: PairedInterval) -> str:
    """``2.1 points less, 1.3 to 2.9``: of a change that makes a difference."""
    low, high, mean = in_points(interval)
    word, near, far = ("more", low, high) if low > 0 else ("less", -high, -low)
    clear = f"{abs(mean):.1f} points {word}, {near:.1f} to {far:.1f}"
    return clear if interval.settled() else f"{clear}; the precision asked for is not reached yet"


def estimate(interval: PairedInterval) -> str:
    """``0.4 points less, between 1.9 less and 1.1 more``: where zero is possible, too."""
    low, high, mean = in_points(interval)
    middle = "as often as before" if is_nothing(mean) else f"{abs(mean):.1f} points {way(mean)}"
    return f"{middle}, between {end(low)} and {end(high)}"


def in_points(interval: PairedInterval) -> tuple[float, float, float]:
    return POINTS * interval.low, POINTS * interval.high, POINTS * interval.mean


def end(points: float) -> str:
    return "0" if is_nothing(points) else f"{abs(points):.1f} {way(points)}"


def way(points: float) -> str:
    return "more" if points > 0 else "less"


def is_nothing(points: float) -> bool:
    """Whether it is printed as zero."""
    return f"{abs(points):.1f}" == "0.0"


def counted(points: float) -> str:
    return "1 point" if points == 1 else f"{points:g} points"
