"""Giving up, and how the game ends."""

import pytest

from cardwright.kernel.errors import IllegalAction
from tests.games.template.table import P1, P2, P3, P4, at

# Giving up.


def test_who_gives_up_leaves_cards_and_charms_behind_and_the_others_go_on() -> None:
    # R21
    table = at("seats: 3\norder: P2, P3\nP1.hand: Caw\nP1.glitter: 5\ncharms: P2 Old Mirror, P1 Copper Bell")
    table.give_up(P1)
    assert (table["playing"], table["discard"], table["charms"]) == ("P2, P3", "Caw, Copper Bell", "P2 Old Mirror")
    assert table.glitter() == [0, 3, 3]
    assert table.s.result is None
    assert table.asked() == [P2]


def test_who_has_left_cannot_do_anything() -> None:
    # R21
    table = at("seats: 3\norder: P2, P3")
    table.give_up(P1)
    with pytest.raises(IllegalAction, match="you have left the game"):
        table.give_up(P1)


def test_the_turn_of_one_that_leaves_passes_on() -> None:
    # R21
    table = at("seats: 3\norder: P2, P3, P1", butting_in=True)
    table.give_up(P2)
    assert (table["order"], table.asked()) == ("P3, P1", [P3])


def test_the_bids_are_shown_when_the_last_one_asked_leaves() -> None:
    # R21, R7
    table = at("seats: 3")
    table.say(P1, "bid 0")
    table.say(P3, "bid 1")
    table.give_up(P2)
    assert table["order"] == "P3, P1"


def test_the_bid_of_one_that_left_does_not_count() -> None:
    # R21, R7
    table = at("seats: 3")
    table.say(P1, "bid 2")
    table.give_up(P1)
    table.say(P2, "bid 1")
    table.say(P3, "bid 0")
    assert table["order"] == "P2, P3"


def test_the_cards_on_the_table_of_one_that_left_do_nothing() -> None:
    # R21
    table = at("seats: 3\norder: P1, P2\nP1.hand: Market Stall\nP2.hand: Caw")
    table.say(P1, "market stall")
    table.say(P2, "caw")
    table.give_up(P2)
    table.everybody_passes()
    assert table.glitter() == [6, 0, 3]
    assert "P2's Caw comes to nothing." in table.told()


def test_who_leaves_in_the_middle_of_a_choice_gets_nothing() -> None:
    # R21
    table = at("seats: 3\norder: P1, P2\nP1.hand: Spyglass\ndeck: Caw, Preen, Screech, Hailstorm")
    table.play(P1, "spyglass")
    table.give_up(P1)
    assert (table["deck"], table["discard"]) == ("Hailstorm, Screech, Preen, Caw", "Spyglass")
    assert table.asked() == [P2]


def test_who_has_left_has_nothing_to_take() -> None:
    # R21
    table = at("seats: 3\norder: P1, P2\nP1.hand: Pickpocket")
    table.play(P1, "pickpocket")
    table.give_up(P3)
    table.say(P1, "P3")
    assert table.glitter() == [3, 3, 0]


def test_a_charm_of_one_that_left_is_beyond_reach() -> None:
    # R21
    table = at("seats: 3\norder: P1, P2\nP1.hand: Spring Cleaning\ncharms: P2 Old Mirror, P3 Copper Bell")
    table.play(P1, "spring cleaning")
    table.give_up(P3)
    table.say(P1, "copper bell")
    table.say(P1, "enough")
    assert (table["charms"], table["discard"]) == ("P2 Old Mirror", "Copper Bell, Spring Cleaning")


def test_what_was_set_off_for_one_that_left_does_not_happen() -> None:
    # R21, R16
    table = at(
        "seats: 4\norder: P1, P2\nP1.hand: Quick Beak\nP2.hand: Tit for Tat\ncharms: P4 Copper Bell, P3 Weathercock"
    )
    table.say(P1, "quick beak")
    table.say(P2, "tit for tat")
    table.everybody_passes()
    assert [frame.seat for frame in table.s.queue] == [P4]
    table.give_up(P4)
    assert table.s.queue == ()


def test_the_last_magpie_wins_no_matter_who_is_asked() -> None:
    # R21, R22
    table = at("order: P1, P2\nP1.glitter: 0")
    table.give_up(P2)
    assert table.s.result == (P1,)
    assert table.told() == ["P2 gives up.", "P1 wins: nobody else is left."]


# The end.


def test_twelve_glitter_end_the_game_at_once() -> None:
    # R22
    table = at("order: P1, P2\nP1.hand: Market Stall\nP1.glitter: 9")
    table.play(P1, "market stall")
    assert table.s.result == (P1,)
    assert table.told()[-1] == "P1 wins: somebody has gathered enough glitter."


def test_the_game_is_over_after_the_last_round() -> None:
    # R22, R3
    table = at("round: 5\norder: P2\nP1.glitter: 5")
    table.say(P2, "forage")
    assert table.s.result == (P1,)
    assert table.told(P1)[-1] == "You win: the last round is over."


def test_equally_rich_magpies_win_together() -> None:
    # R23
    table = at("seats: 3\nround: 5\norder: P2\nP1.glitter: 5\nP2.glitter: 4\nP3.glitter: 1")
    table.say(P2, "forage")
    assert table.s.result == (P1, P2)
    assert table.told(P1)[-1] == "You and P2 win: the last round is over."


def test_if_all_are_equally_rich_the_game_is_a_draw() -> None:
    # R23
    table = at("round: 5\norder: P2\nP1.glitter: 4")
    table.say(P2, "forage")
    assert table.s.result == ()
    assert table.told()[-1] == "The game is a draw: the last round is over."


def test_who_has_left_does_not_win() -> None:
    # R23, R21
    table = at("seats: 3\nround: 5\norder: P2\nP1.glitter: 9")
    table.give_up(P1)
    table.say(P2, "forage")
    assert table.s.result == (P2,)
