"""Glicko-2: how strong somebody is, how sure that is, and what a result changes (Glickman 2013, by its steps)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178  # points of a rating to one unit of the paper
CENTRE: Final = 1500.0
WIDEST: Final = 350.0  # the deviation of an unknown player
TAU: Final = 0.5  # how fast volatilities may change
CLOSE: Final = 0.000001  # where the search for the volatility stops


class Strength(NamedTuple):
    """A rating is right within two deviations 19 times of 20; the volatility says how steadily somebody plays."""

    rating: float = CENTRE
    deviation: float = WIDEST
    volatility: float = 0.06


class Score(NamedTuple):
    """An opponent, the result (1 won, 0 lost, 0.5 a draw), and how much of a match it counts for."""

    opponent: Strength
    points: float
    share: float = 1.0


def idle(strength: Strength, days: float) -> Strength:
    """A player who has not played for some days: as strong, but less certainly. A day counts as one period."""
    phi = strength.deviation / SCALE
    wider = sqrt(phi * phi + strength.volatility**2 * max(0.0, days))
    return strength._replace(deviation=min(WIDEST, SCALE * wider))


def played(strength: Strength, scores: Sequence[Score]) -> Strength:
    """The strength after one rating period with these scores, at least one (steps 2 to 8)."""
    mu, phi = (strength.rating - CENTRE) / SCALE, strength.deviation / SCALE
    information, surprise = 0.0, 0.0
    for score in scores:
        weight = weight_of(score.opponent)
        expected = expectation(mu, score.opponent)
        information += score.share * weight * weight * expected * (1 - expected)
        surprise += score.share * weight * (score.points - expected)
    variance = 1 / information
    sigma = volatility(strength.volatility, phi, variance, variance * surprise)
    before = phi * phi + sigma * sigma
    after = 1 / sqrt(1 / before + information)
    rating = mu + after * after * surprise
    return Strength(SCALE * rating + CENTRE, min(WIDEST, SCALE * after), sigma)


def weight_of(opponent: Strength) -> float:
    """A result against a little-known player says less: g of the paper."""
    phi = opponent.deviation / SCALE
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def expectation(mu: float, opponent: Strength) -> float:
    """The expected score: E of the paper."""
    return 1 / (1 + exp(-weight_of(opponent) * (mu - (opponent.rating - CENTRE) / SCALE)))


def volatility(before: float, phi: float, variance: float, improvement: float) -> float:
    """The new volatility (step 5, the Illinois way of finding a zero)."""
    start = log(before * before)

    def slope(x: float) -> float:
        grown = phi * phi + variance + exp(x)
        return exp(x) * (improvement**2 - grown) / (2 * grown * grown) - (x - start) / (TAU * TAU)

    low, high = start, bracket(phi, variance, improvement)
    if high is None:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = slope(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)


def bracket(phi: float, variance: float, improvement: float) -> float | None:
    """The other end of the search, where a great surprise gives it at once."""
    rest = improvement**2 - phi * phi - variance
    return log(rest) if rest > 0 else None
