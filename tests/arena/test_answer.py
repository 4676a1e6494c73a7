"""The sentence with which a comparison answers."""

import pytest

from cardwright.arena.compare.answer_sentence import answer_sentence
from cardwright.arena.compare.interval import PairedInterval
from tests.arena.test_compare import comparison


class Known(PairedInterval):
    """An interval that is given, in points."""

    def __init__(self, low: float, mean: float, high: float, precision: float = 2, pairs: int = 1200) -> None:
        super().__init__(precision)
        self.pairs, self.sum = pairs, pairs * mean / 100
        self._ends = low / 100, high / 100


@pytest.mark.parametrize(
    ("interval", "said"),
    [
        (Known(1.3, 2.1, 2.9), "the first seat wins 2.1 points more, 1.3 to 2.9."),
        (Known(-2.9, -2.1, -1.3), "the first seat wins 2.1 points less, 1.3 to 2.9."),
        (
            Known(-14.5, -8.5, -2.5),
            "the first seat wins 8.5 points less, 2.5 to 14.5; the precision asked for is not reached yet.",
        ),
        (
            Known(-24.1, -11, 2.1, pairs=300),
            "not clear after 300 pairs; so far the first seat wins 11.0 points less, between 24.1 less and 2.1 more.",
        ),
        (
            Known(-99, 100, 100, pairs=1),
            "not clear after 1 pair; so far the first seat wins 100.0 points more, between 99.0 less and 100.0 more.",
        ),
        (
            Known(-1.9, -0.01, 1.8),
            "no difference of 2 points; the first seat wins as often as before, between 1.9 less and 1.8 more.",
        ),
        (
            Known(-0.9, -0.4, 0, precision=1),
            "no difference of 1 point; the first seat wins 0.4 points less, between 0.9 less and 0.",
        ),
        (Known(-100, 0, 100, pairs=0), "no pair of games is played yet."),
    ],
)
def test_the_answer_says_which_way_and_how_far(interval: PairedInterval, said: str) -> None:
    assert answer_sentence("hp=30", "the first seat", interval) == f"hp=30: {said}"


def test_the_change_is_named_as_players_name_it() -> None:
    one = comparison(cards={"Jon Snow": {"cost": 3}})
    assert (one.title(), one.who()) == ("Jon Snow at a cost of 3", "the player who holds it")
    two = comparison(cards={"Jon Snow": {"attack": 7, "defence": 8, "cost": 3}, "Vharos": {"title": "Lord"}})
    assert two.title() == "Jon Snow at 7 attack, 8 defence and a cost of 3, Vharos rewritten"
    assert two.who() == "the player who holds one of them"
