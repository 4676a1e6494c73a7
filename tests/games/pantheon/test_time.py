"""Time for a turn and for an answer, and the end of games that would not end."""

from cardwright.games.pantheon.game import GAME
from tests.games.pantheon.house import P1, P2, P3, at, dealt

SEVEN = "One, One, One, One, One, One, One"


def test_a_turn_has_ninety_seconds_and_a_reaction_twenty() -> None:
    # P50
    table = at("P1.field: Two", "P2.field: One", "P2.hand: Bolt", "P2.mana: 1")
    assert table.seconds(P1) == 90
    table.say(P1, "attack Two > One")
    assert table.seconds(P2) == 20
    table = at("P1.field: Two", turn_seconds=30, answer_seconds=5)
    assert table.seconds(P1) == 30


def test_a_turn_has_one_clock() -> None:
    # P50
    table = at("P1.hand: Mana, One", "P1.mana: 1", "P2.hand: -")
    table.say(P1, "mana")
    decision = table.s.decision(P1)
    assert decision is not None
    assert decision.continues


def test_each_turn_has_its_own_clock() -> None:
    # P50
    table = at("P1.field: Two", "P2.hand: -")
    table.next_turn()
    decision = table.s.decision(P2)
    assert decision is not None
    assert not decision.continues


def test_a_turn_that_lasts_too_long_ends() -> None:
    # P50
    table = at("P1.field: Two", "P2.hand: -")
    table.time_out(P1)
    assert (table.turn_player(), table.question()) == (P2, "mulligan")


def test_a_player_who_does_not_answer_has_passed() -> None:
    # P50
    table = at("P1.field: Two", "P2.field: One", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P1, "attack Two > One")
    table.time_out(P2)
    table.everybody_passes()
    assert (table.field(P2), table.hand(P2)) == ([], ["Bolt"])


def test_a_player_who_does_not_answer_before_the_end_has_passed() -> None:
    # P50, P41
    table = at("P1.field: Two", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P1, "end")
    table.time_out(P2)
    assert (table.question(), table.turn_player()) == ("mulligan", P2)


def test_a_player_who_does_not_swap_keeps_the_hand() -> None:
    # P50, R31
    table = at("phase: before", "turn: P2", "P1.hand: Six", "deck: One, Two, Three")
    table.start()
    table.time_out(P1)
    assert (sorted(table.hand(P1)), table.question()) == (["One", "Six", "Two"], "main")


def test_a_player_who_does_not_discard_still_comes_down_to_seven() -> None:
    # P50, R41
    table = at(f"P1.hand: {SEVEN}, Two, Three", "P2.hand: -")
    table.end()
    table.time_out(P1)
    table.time_out(P1)
    assert (len(table.hand(P1)), table.question()) == (7, "mulligan")


def test_a_player_who_does_not_sacrifice_still_loses_a_unit() -> None:
    # P50
    table = at("P1.hand: Toll", "P1.mana: 1", "P2.field: One, Two", "P3.hand: -")
    table.do(P1, "cast Toll")
    table.time_out(P2)
    assert (len(table.field(P2)), table.asked()) == (1, [P1])


def test_a_player_who_does_not_choose_a_hero_gets_one_of_those_offered() -> None:
    # P50, R1
    table = dealt(seats=3)
    offers = table.offered(P2)
    for seat in (P1, P2, P3):
        table.time_out(seat)
    assert table.hero(P2) in offers
    assert table.question() == "mulligan"


def test_an_answer_for_time_is_always_a_legal_one() -> None:
    # P50
    table = dealt(seats=4, seed=5)
    for _ in range(300):
        if table.result() is not None:
            break
        seat = table.asked()[0]
        decision = table.s.decision(seat)
        assert decision is not None
        assert GAME.timeout(table.s, decision) in GAME.legal(table.s, seat)
        table.time_out(seat)


def test_after_two_hundred_turns_it_is_a_draw() -> None:
    # P51
    table = at("turn number: 199", "P1.field: Two", "P2.hand: -")
    table.next_turn()
    assert (table.result(), table.number()) == (None, 200)
    table.end()
    assert table.result() == ()


def test_the_limit_can_be_another() -> None:
    # P51
    table = at("turn number: 2", "P1.field: Two", "P2.hand: -", turn_limit=2)
    table.end()
    assert table.result() == ()


def test_a_hero_that_falls_in_the_last_turn_counts() -> None:
    # P51, R5
    table = at("turn number: 2", "P1.field: Gnat", "P2.health: 1", turn_limit=2)
    table.end()
    assert table.result() == (P1,)
