"""The mathematics, against values known from elsewhere."""

from math import isclose, log10

import pytest

from cardwright.arena import Statistics, Totals, WinRate, ratings, wilson
from cardwright.arena.rating import comparable, inverse, with_a_draw_each
from tests.arena.runs import series


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found == pytest.approx((low, high), abs=5e-5)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert WinRate().rate is None
    assert WinRate(3, 0, 3).facts()["win_rate"] is None


def test_draws_are_told_apart_from_the_rate() -> None:
    record = WinRate(games=100, wins=45, draws=10)
    assert (record.decided, record.losses, record.rate) == (90, 45, 0.5)


def test_three_wins_out_of_four_are_a_gap_of_191_points() -> None:
    strong, weak = ratings([[0, 75], [25, 0]])
    assert strong.value - weak.value == pytest.approx(400 * log10(3))
    assert strong.value + weak.value == pytest.approx(3000)


def test_the_interval_of_a_pair_is_that_of_its_log_odds() -> None:
    strong, _ = ratings([[0, 75], [25, 0]])
    error = 400 / 2.302585093 * (1 / 75 + 1 / 25) ** 0.5  # of the gap, of which each has one half
    assert strong.high - strong.value == pytest.approx(1.959964 * error / 2)


def test_a_draw_is_half_a_win_for_each() -> None:
    assert ratings([[0, 60 + 10], [20 + 10, 0]]) == ratings([[0, 70], [30, 0]])


def test_true_strengths_come_back_out_of_the_scores_they_make() -> None:
    true = [1800.0, 1550.0, 1400.0, 1250.0]
    scores = [[0.0 if a == b else 1000 / (1 + 10 ** ((b - a) / 400)) for b in true] for a in true]
    found = ratings(scores)
    assert [rating.value for rating in found] == pytest.approx(true, abs=1e-6)
    assert all(rating.low < rating.value < rating.high for rating in found)


def test_who_won_everything_has_no_finite_rating() -> None:
    assert comparable([[0, 3], [1, 0]])
    assert not comparable([[0, 4], [0, 0]])
    assert not comparable([[0, 3, 5], [1, 0, 5], [0, 0, 0]])
    assert comparable(with_a_draw_each([[0, 3, 5], [1, 0, 5], [0, 0, 0]]))


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 1.0]]
    product = [[sum(a * b for a, b in zip(row, column)) for column in zip(*inverse(matrix))] for row in matrix]
    assert all(isclose(product[a][b], a == b, abs_tol=1e-12) for a in range(3) for b in range(3))


def told() -> Statistics:
    """Ten games of greedy against random: greedy wins six in the first seat and two in the second, one is drawn."""
    totals = Totals(2)
    for _ in range(6):
        totals.count(0, (0,), 8)
    for winners, length in (((1,), 10), ((1,), 12), ((0,), 14), ((), 40)):
        totals.count(1, winners, length)
    return Statistics(series(["greedy", "random"], 10), totals)


def test_records_are_kept_by_agent_and_by_seat() -> None:
    statistics = told()
    assert statistics.by_agent == [WinRate(10, 8, 1), WinRate(10, 1, 1)]
    assert statistics.by_seat == [WinRate(10, 7, 1), WinRate(10, 2, 1)]
    assert statistics.at(0, 0) == WinRate(6, 6, 0)
    assert statistics.at(0, 1) == WinRate(4, 2, 1)
    assert statistics.at(1, 0) == WinRate(4, 1, 1)


def test_the_first_seats_advantage_is_over_the_average_seat() -> None:
    advantage = told().advantage
    assert advantage is not None
    assert advantage.value == pytest.approx(7 / 9 - 1 / 2)
    assert advantage.low < advantage.value < advantage.high


def test_length_has_a_mean_a_median_and_a_most() -> None:
    length = told().facts()["length"]
    assert (length["mean"], length["median"], length["least"], length["most"]) == (12.4, 8, 8, 40)
    assert length["histogram"][0] == {"decisions": 8, "games": 6}
