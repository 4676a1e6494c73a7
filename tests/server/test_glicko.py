"""Ratings are what Glickman's paper says they are."""

import pytest

from cardwright.server.glicko import WIDEST, Score, Strength, idle, played


def test_the_worked_example_of_the_paper() -> None:
    scores = [Score(Strength(1400, 30), 1), Score(Strength(1550, 100), 0), Score(Strength(1700, 300), 0)]
    after = played(Strength(1500, 200, 0.06), scores)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_winner_gains_what_the_loser_loses_when_both_are_alike() -> None:
    won = played(Strength(), [Score(Strength(), 1)])
    lost = played(Strength(), [Score(Strength(), 0)])
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert won.rating == pytest.approx(1662.31, abs=0.01)
    assert won.deviation == lost.deviation < WIDEST


def test_a_draw_between_equals_changes_no_rating_but_makes_it_surer() -> None:
    after = played(Strength(1700, 80), [Score(Strength(1700, 80), 0.5)])
    assert after.rating == pytest.approx(1700)
    assert after.deviation < 80


def test_a_draw_favours_the_weaker() -> None:
    assert played(Strength(1400, 80), [Score(Strength(1600, 80), 0.5)]).rating > 1400
    assert played(Strength(1600, 80), [Score(Strength(1400, 80), 0.5)]).rating < 1600


def test_a_great_surprise_raises_the_volatility() -> None:
    assert played(Strength(1500, 30), [Score(Strength(2800, 30), 1)] * 5).volatility > 0.06


def test_a_rating_grows_unsure_with_idle_days_but_never_more_than_a_strangers() -> None:
    rested = idle(Strength(1800, 50), 100)
    assert rested.rating == 1800
    assert rested.deviation == pytest.approx((50**2 + 100 * (0.06 * 173.7178) ** 2) ** 0.5)
    assert idle(Strength(1800, 50), 100_000).deviation == WIDEST
    assert idle(Strength(1800, 50), -5).deviation == pytest.approx(50)


def test_a_thousand_games_stay_within_reason() -> None:
    strength = Strength()
    for game in range(1000):
        strength = played(strength, [Score(Strength(1500, 60), 1 if game % 10 else 0)])
    assert 1700 < strength.rating < 2100
    assert 20 < strength.deviation < 100
