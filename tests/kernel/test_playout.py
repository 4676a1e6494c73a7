"""Random play to the end."""

from cardwright.games.template.game import GAME
from cardwright.kernel.bots.playout import Tally, clones, playout
from cardwright.kernel.chance import dice


def test_a_playout_ends_and_counts_what_it_did() -> None:
    s, tally = GAME.new(GAME.options()(), 4, 3, telling=False), Tally()
    playout(GAME, s, dice(4), tally)
    assert s.result is not None
    assert 0 < tally.decisions < tally.offered


def test_a_playout_stops_at_its_limit() -> None:
    s, tally = GAME.new(GAME.options()(), 4, 3), Tally()
    playout(GAME, s, dice(4), tally, 7)
    assert s.result is None
    assert tally.decisions == 7


def test_the_same_dice_play_the_same_game() -> None:
    ends = set()
    for _ in range(2):
        s = GAME.new(GAME.options()(), 4, 3)
        playout(GAME, s, dice(9), Tally())
        ends.add(GAME.digest(s))
    assert len(ends) == 1


def test_copying_many_times_changes_nothing() -> None:
    s = GAME.new(GAME.options()(), 4)
    before = GAME.digest(s)
    clones(GAME, s, 10)
    assert GAME.digest(s) == before
