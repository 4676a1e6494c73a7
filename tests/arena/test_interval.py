"""The interval that may be looked at whenever one likes."""

from random import Random

import pytest

from cardwright.arena.compare.interval import PairedInterval
from cardwright.arena.compare.many import ScoreDifference, Scores, between, corrected, difference
from cardwright.arena.playing import SeriesTable
from cardwright.arena.totals import Totals
from tests.arena.runs import series


def ever_missed(values: list[float], truth: float) -> bool:
    """Whether the truth lay outside at any time somebody looked."""
    interval = PairedInterval(2)
    for number, value in enumerate(values, 1):
        interval.add(value)
        if number % 20 == 0 and not interval.low <= truth <= interval.high:
            return True
    return False


@pytest.mark.parametrize(("differing", "truth"), [(0.3, 0.0), (0.3, 0.05), (0.02, 0.01), (1.0, 0.2)])
def test_the_truth_lies_within_at_all_times_in_nineteen_runs_of_twenty(differing: float, truth: float) -> None:
    draw = Random(f"{differing} {truth}")
    up = (differing + truth) / 2

    def value() -> float:
        lot = draw.random()
        return 1.0 if lot < up else -1.0 if lot < differing else 0.0

    missed = sum(ever_missed([value() for _ in range(600)], truth) for _ in range(100))
    assert missed <= 5


def test_a_game_compared_with_itself_differs_in_one_run_of_twenty_at_most() -> None:
    """Two unlike deals of the same rules stand for before and after."""
    table = SeriesTable(series(games=40_000), series().rules())
    missed = 0
    for run in range(100):
        scores = []
        for number in range(400 * run, 400 * run + 400):
            totals = Totals(2)
            table.play(number, totals)
            scores.append(0.5 if sum(totals.draws) else float(totals.wins[number % 2][0]))
        missed += ever_missed([after - before for before, after in zip(scores[::2], scores[1::2])], 0.0)
    assert missed <= 5


def test_it_narrows_to_the_mean() -> None:
    interval = PairedInterval(2)
    for number in range(20_000):
        interval.add((1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0)[number % 10])
    assert interval.mean == pytest.approx(0.1)
    assert interval.low < 0.1 < interval.high
    assert interval.reach < 0.015


def test_it_is_settled_when_there_is_a_difference_or_none_that_matters() -> None:
    same, more, new = PairedInterval(2), PairedInterval(2), PairedInterval(2)
    for _ in range(2000):
        same.add(0.0)
        more.add(1.0)
    assert (same.small(), same.differs(), same.settled()) == (True, False, True)
    assert (more.small(), more.differs(), more.settled()) == (False, True, True)
    assert not new.settled()
    assert (new.low, new.high) == (-1.0, 1.0)


def scores(wins: int, games: int) -> Scores:
    found = Scores()
    for number in range(games):
        found.add(float(number < wins))
    return found


def test_few_games_never_look_certain() -> None:
    found = between(scores(0, 2), scores(2, 2))
    assert found is not None
    assert found.chance > 0.05
    assert between(scores(0, 0), scores(2, 2)) is None


def test_of_many_differences_chance_makes_none_clear() -> None:
    draw = Random(4)
    lots = [difference(draw.gauss(0, 1), 1.0) for _ in range(200)]
    assert sum(each.chance < 0.05 for each in lots) > 3
    assert not any(each.clear for each in corrected(lots) if each)


def test_a_clear_difference_stays_clear_among_many() -> None:
    lots: list[ScoreDifference | None] = [difference(0.01 * number, 1.0) for number in range(100)]
    found = corrected([*lots, None, difference(6.0, 1.0)])
    assert [place for place, each in enumerate(found) if each and each.clear] == [101]
    assert found[100] is None
