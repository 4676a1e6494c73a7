"""The end: an avatar down, nobody with a card left, nothing going on, giving up."""

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.game import CONCEDE
from tests.games.threelines.table import P1, P2, Table, at, dealt

DRAW = ()


def idle(table: Table, rounds: int) -> Table:
    """The table after a number of rounds in which nobody placed anything."""
    for _ in range(rounds):
        assert table.s.result is None
        table.play()
        if table.s.result is None:
            table.begin_round()
    return table


@pytest.mark.parametrize(("winner", "loser"), [(P1, P2), (P2, P1)])
def test_a_player_whose_avatar_has_no_health_left_loses(winner: int, loser: int) -> None:
    # R1, R37
    table = at(f"P{winner + 1}.left: 5/5\nP{loser + 1}.hp: 5\ndeck: 1/1")
    table.play()
    assert table.s.result == (winner,)
    assert table[f"P{loser + 1}.hp"] == "0"
    assert table.told()[-1] == f"P{winner + 1} wins: the other avatar has no health left."


@pytest.mark.parametrize(("winner", "loser"), [(P1, P2), (P2, P1)])
def test_a_player_with_one_health_left_can_still_win(winner: int, loser: int) -> None:
    # R37
    table = at(f"P{winner + 1}.left: 5/5\nP{winner + 1}.hp: 1\nP{loser + 1}.hp: 5\ndeck: 1/1")
    table.play()
    assert table.s.result == (winner,)


def test_an_avatar_with_one_health_left_is_still_in_the_match() -> None:
    # R37
    table = at("P1.left: 5/5\nP2.hp: 6\nP2.left: -")
    table.play()
    assert (table["P2.hp"], table.s.result) == ("1", None)


def test_when_the_match_is_over_nobody_is_asked_and_nothing_can_be_done() -> None:
    # R37
    table = at("P1.left: 5/5\nP2.hp: 5\nP1.hand: 1/1\ndeck: 1/2")
    table.s.stepping = False
    table.play()
    assert list(table.s.asked()) == []
    assert table["round"] == "0"
    assert table["deck"] == "1/2"
    for seat in (P1, P2):
        assert GAME.legal(table.s, seat) == []
        assert GAME.why_not(table.s, seat, 0) == "the game is over"
    with pytest.raises(IllegalAction, match=r"^the game is over$"):
        GAME.apply(table.s, P1, 0)


def test_both_avatars_falling_in_the_same_combat_is_a_draw() -> None:
    # T18
    table = at("P1.left: 5/5\nP2.right: 7/7\nP1.hp: 3\nP2.hp: 3")
    table.play()
    assert table.s.result == DRAW
    assert (table["P1.hp"], table["P2.hp"]) == ("0", "0")
    assert table.told()[-1] == "The match is a draw: both avatars fell in the same round."


def test_all_lines_are_fought_before_health_is_looked_at() -> None:
    # T18, R23: the right line is fought though the left one was deadly
    table = at("P1.left: 5/5\nP2.hp: 5\nP1.right: 4/4\nP2.right: 2/9")
    table.play()
    assert table.s.result == (P1,)
    assert (table["P1.right"], table["P2.right"]) == ("4/4 2", "2/9 5")


def test_health_does_not_break_the_draw_of_two_fallen_avatars() -> None:
    # T18, T20
    table = at("P1.left: 5/5\nP2.right: 7/7\nP1.hp: 3\nP2.hp: 5", hp_breaks_draw=True)
    table.play()
    assert table.s.result == DRAW


def test_both_players_out_of_cards_is_a_draw() -> None:
    # R38, T20: health does not decide
    table = at("P1.left: 4/4\nP2.left: 4/3\nP1.hp: 20\nP2.hp: 1")
    table.play()
    assert table.s.result == DRAW
    assert table.told()[-1] == "The match is a draw: both players are out of cards."


@pytest.mark.parametrize("rest", ["P1.hand: 1/1", "P2.hand: 1/1", "deck: 1/1", "P1.right: 1/1", "P2.center: 1/1"])
def test_a_card_anywhere_keeps_the_match_going(rest: str) -> None:
    # R38, T20
    table = at(f"P1.left: 4/4\nP2.left: 4/3\n{rest}")
    table.play()
    assert table.s.result is None


def test_more_health_winning_when_both_are_out_of_cards_is_an_option() -> None:
    # T20
    for p1, p2, result in ((20, 1, (P1,)), (1, 20, (P2,)), (7, 7, DRAW)):
        table = at(f"P1.left: 4/4\nP2.left: 4/3\nP1.hp: {p1}\nP2.hp: {p2}", hp_breaks_draw=True)
        table.play()
        assert table.s.result == result
    table = at("P1.left: 4/4\nP2.left: 4/3\nP1.hp: 2\nP2.hp: 1", hp_breaks_draw=True)
    table.play()
    assert table.told()[-1] == "P1 wins: both players are out of cards."


def test_five_rounds_without_a_placement_or_a_strike_are_a_draw() -> None:
    # T21
    table = idle(dealt(), 4)
    assert table["idle"] == "4"
    table.play()
    assert (table["idle"], table.s.result) == ("5", DRAW)
    assert table.told() == ["The match is a draw: nothing has happened for too many rounds."]


@pytest.mark.parametrize("seat", [P1, P2])
def test_a_placement_restarts_the_count_of_idle_rounds(seat: int) -> None:
    # T21: even a card that rests
    table = at(f"P{seat + 1}.hand: 1/1\nidle: 4", fresh_cards_fight=False)
    table.play(*(("1/1 left", "nothing") if seat == P1 else ("nothing", "1/1 left")))
    assert (table["idle"], table.s.result) == ("0", None)


@pytest.mark.parametrize("field", ["P1.left: 1/9", "P2.right: 1/9", "P1.center: 1/9\nP2.center: 1/8"])
def test_a_strike_restarts_the_count_of_idle_rounds(field: str) -> None:
    # T21
    table = at(f"{field}\nidle: 4")
    table.play()
    assert (table["idle"], table.s.result) == ("0", None)


def test_the_number_of_idle_rounds_is_an_option() -> None:
    # T21, T32
    assert idle(dealt(idle_rounds=1), 1).s.result == DRAW
    assert idle(dealt(idle_rounds=2), 2).s.result == DRAW
    assert idle(dealt(idle_rounds=6), 5).s.result is None


def test_more_health_winning_after_idle_rounds_is_an_option() -> None:
    # T20, T21
    table = at("idle: 4\nP1.hand: 1/1\nP1.hp: 3\nP2.hp: 4", hp_breaks_draw=True)
    table.play()
    assert table.s.result == (P2,)
    assert table.told() == ["P2 wins: nothing has happened for too many rounds."]


def test_the_number_of_rounds_is_limited() -> None:
    # R14, T32: our own limit, so that every match ends
    table = at("round: 7\nP1.left: 1/9", round_limit=8)
    table.play()
    assert table.s.result is None
    table.begin_round()
    table.play()
    assert table.s.result == DRAW
    assert table.told()[-1] == "The match is a draw: the last round has been played."
    lead = at("round: 7\nP1.left: 1/9\nP2.hp: 5", round_limit=8, hp_breaks_draw=True)
    lead.play()
    lead.begin_round()
    lead.play()
    assert lead.s.result == (P1,)


def test_an_avatar_that_falls_in_the_last_round_has_lost() -> None:
    # R37
    table = at("round: 7\nP1.left: 5/5\nP2.hp: 9", round_limit=8)
    table.play()
    table.begin_round()
    table.play()
    assert table.s.result == (P1,)


@pytest.mark.parametrize("seat", [P1, P2])
def test_giving_up_loses_the_match(seat: int) -> None:
    # T26
    table = dealt()
    assert GAME.why_not(table.s, seat, CONCEDE) == ""
    assert CONCEDE not in GAME.legal(table.s, seat)
    GAME.apply(table.s, seat, CONCEDE)
    assert table.s.result == (1 - seat,)
    assert list(table.s.asked()) == []
    assert table.told() == [f"P{2 - seat} wins: the other player gave up."]
    assert table.told(1 - seat) == ["You win: the other player gave up."]


def test_one_can_give_up_after_choosing_too() -> None:
    # T26, T17
    table = at("P1.hand: 4/4")
    table.choose(P1, "4/4 left")
    GAME.apply(table.s, P1, CONCEDE)
    assert table.s.result == (P2,)
    assert table["P1.hand"] == "4/4"


def test_nobody_can_give_up_a_match_that_is_over() -> None:
    # T26
    table = dealt()
    GAME.apply(table.s, P1, CONCEDE)
    with pytest.raises(IllegalAction, match=r"^the game is over$"):
        GAME.apply(table.s, P2, CONCEDE)
    assert table.s.result == (P2,)


def test_a_written_position_that_is_already_decided_is_over() -> None:
    # R37, R38, T18, T21
    assert at("P1.hp: 0\ndeck: 1/1").s.result == (P2,)
    assert at("P2.hp: 0\ndeck: 1/1").s.result == (P1,)
    assert at("P1.hp: 0\nP2.hp: 0\ndeck: 1/1").s.result == DRAW
    assert at("P1.hp: 3").s.result == DRAW
    assert at("idle: 5\ndeck: 1/1").s.result == DRAW
    assert at("P1.hp: 0\ndeck: 1/1").told() == ["P2 wins: the other avatar has no health left."]
    assert list(at("P1.hp: 0\ndeck: 1/1").s.asked()) == []


def test_every_match_of_random_choices_ends() -> None:
    # R37, R38, T20: every card on the field brings the end nearer
    for seed in range(40):
        table = dealt(seed)
        while table.s.result is None:
            for seat in (P1, P2):
                legal = GAME.legal(table.s, seat)
                GAME.apply(table.s, seat, legal[(seed * 13 + seat * 5 + int(table["round"])) % len(legal)])
            table.begin_round()
        assert int(table["round"]) < 60
