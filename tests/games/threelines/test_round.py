"""The round: its phases, drawing and mana."""

import pytest

from cardwright.games.threelines.game import GAME
from tests.games.threelines.table import P1, P2, Table, at, dealt


def next_round(position: str, **options: object) -> Table:
    """The table after nobody placed anything and the next round has begun."""
    table = at(position, **options)
    table.play()
    table.begin_round()
    return table


def test_a_match_is_played_in_rounds_each_followed_by_the_next() -> None:
    # R14, R27
    table = dealt()
    assert table["round"] == "1"
    for round_ in ("2", "3", "4"):
        table.play()
        table.begin_round()
        assert table["round"] == round_
        assert table.told()[0] == f"Round {round_}."


def test_the_next_round_begins_by_itself_at_a_table_that_does_not_halt() -> None:
    # R27
    table = dealt()
    table.s.stepping = False
    table.play()
    assert table["round"] == "2"
    assert list(table.s.asked()) == [P1, P2]


def test_the_phases_are_draw_mana_placement_combat_in_this_order() -> None:
    # R17
    table = at("round: 1\nP1.hand: 3/3\nP2.hand: 2/7\nP1.mana: 0\nP2.mana: 0\ndeck: 1/1, 1/2, 1/3")
    table.play()
    table.begin_round()
    assert table.told() == [
        "Round 2.",
        "P1 draws a card.",
        "P2 draws a card.",
        "P1 has 1 mana.",
        "P2 has 1 mana.",
    ]
    table.s.stepping = False
    table.play("3/3 left", "2/7 left")
    assert table.told() == [
        "P1 places 3/3 on the left for 1 mana.",
        "P2 places 2/7 on the left for 1 mana.",
        "P1's 3/3 strikes 2/7: 4 defence left.",
        "P2's 2/7 strikes 3/3: 1 defence left.",
        "Round 3.",
        "P1 draws a card.",
        "P1 has 1 mana.",
        "P2 has 1 mana.",
    ]


def test_what_is_drawn_and_gained_in_a_round_can_be_used_in_it() -> None:
    # R17, R18, R20
    table = next_round("P1.mana: 0\ndeck: 4/1\nP2.hand: 1/1\nfirst: P1")
    table.play("4/1 center")
    assert table["P1.center"] == "4/1 1"
    assert table["P2.hp"] == "16"


def test_a_round_has_sixty_seconds() -> None:
    # R15
    decision = dealt().s.decision(P1)
    assert decision is not None
    assert decision.seconds == 60


def test_the_time_for_a_round_is_an_option() -> None:
    # R15, T32
    for seconds in (30, 90):
        for seat in (P1, P2):
            decision = dealt(seconds=seconds).s.decision(seat)
            assert decision is not None
            assert (decision.seat, decision.seconds) == (seat, seconds)


def test_both_players_are_asked_at_the_same_time_for_a_placement_and_nothing_else() -> None:
    # R16, R21, T15: nobody is asked about drawing
    table = dealt()
    for _ in range(4):
        assert [(d.seat, d.kind, d.sealed) for d in table.s.waiting] == [(P1, "place", True), (P2, "place", True)]
        table.play()
        table.begin_round()


# Drawing.


def test_a_player_with_room_in_hand_draws_one_card_not_all_that_are_missing() -> None:
    # R18
    table = next_round("P1.hand: 1/1\nP2.hand: 2/1, 2/2, 2/3\ndeck: 9/1, 9/2, 9/3")
    assert table["P1.hand"] == "1/1, 9/1"
    assert table["P2.hand"] == "2/1, 2/2, 2/3, 9/2"
    assert table["deck"] == "9/3"


def test_a_player_with_a_full_hand_does_not_draw_and_the_card_stays_on_the_deck() -> None:
    # R12, R13, R19, R32
    table = next_round("P1.hand: 1/1, 1/2, 1/3, 1/4\nP2.hand: 2/1\ndeck: 9/1, 9/2")
    assert table["P1.hand"] == "1/1, 1/2, 1/3, 1/4"
    assert table["P2.hand"] == "2/1, 9/1"
    assert table["deck"] == "9/2"


def test_nobody_draws_in_the_first_round_for_both_hands_are_full() -> None:
    # R19
    assert len(dealt().deck()) == 12


def test_the_first_player_draws_before_the_other() -> None:
    # T12
    table = next_round("first: P2\ndeck: 9/1, 9/2, 9/3")
    assert (table["P2.hand"], table["P1.hand"], table["deck"]) == ("9/1", "9/2", "9/3")
    assert table.told()[1:3] == ["P2 draws a card.", "P1 draws a card."]


@pytest.mark.parametrize(("first", "other"), [("P1", "P2"), ("P2", "P1")])
def test_only_the_first_player_draws_the_last_card(first: str, other: str) -> None:
    # T12
    table = next_round(f"first: {first}\ndeck: 9/1\nP1.hand: 1/1\nP2.hand: 1/2")
    assert table[f"{first}.hand"].endswith("9/1")
    assert "9/1" not in table[f"{other}.hand"]
    assert table["deck"] == "-"


def test_the_first_player_stays_the_first_player() -> None:
    # T27, T12
    table = at("first: P2\ndeck: 9/1, 9/2, 9/3, 9/4, 9/5, 9/6")
    for _ in range(3):
        table.play()
        table.begin_round()
        assert table["first"] == "P2"
    assert table.hand(P2) == ["9/1", "9/3", "9/5"]
    assert table.hand(P1) == ["9/2", "9/4", "9/6"]


def test_an_empty_deck_gives_no_card_and_no_penalty() -> None:
    # T14
    table = next_round("P1.hand: 1/1\nP2.hand: 1/2\ndiscard: 5/5")
    assert (table["P1.hand"], table["P2.hand"], table["deck"]) == ("1/1", "1/2", "-")
    assert table["discard"] == "5/5"
    assert (table["P1.hp"], table["P2.hp"]) == ("20", "20")


def test_drawing_is_free() -> None:
    # T8: only the gain of the round shows
    table = next_round("P1.mana: 2\nP2.mana: 2\nP2.hand: 1/1, 1/2, 1/3, 1/4\ndeck: 9/9, 9/8")
    assert len(table.hand(P1)) == 1
    assert table["P1.mana"] == table["P2.mana"] == "3"


def test_the_number_of_cards_drawn_is_an_option() -> None:
    # R18, T32
    table = next_round("first: P1\nP2.hand: 2/1, 2/2, 2/3\ndeck: 9/1, 9/2, 9/3, 9/4, 9/5", draws=3)
    assert table["P1.hand"] == "9/1, 9/2, 9/3"
    assert table["P2.hand"] == "2/1, 2/2, 2/3, 9/4"
    assert next_round("P1.hand: 1/1\ndeck: 9/1", draws=0)["deck"] == "9/1"


def test_the_hand_limit_is_an_option() -> None:
    # R12, T32
    table = next_round("P1.hand: 1/1, 1/2\nP2.hand: 2/1\ndeck: 9/1, 9/2", hand_limit=2)
    assert (table["P1.hand"], table["P2.hand"]) == ("1/1, 1/2", "2/1, 9/1")
    wide = next_round("P1.hand: 1/1, 1/2, 1/3, 1/4\nP2.hand: 2/1\ndeck: 9/1, 9/2", hand_limit=5)
    assert wide["P1.hand"] == "1/1, 1/2, 1/3, 1/4, 9/1"


def test_no_hand_ever_holds_more_than_four_cards() -> None:
    # R12, R32
    for seed in range(10):
        table = dealt(seed)
        while table.s.result is None:
            assert len(table.hand(P1)) <= 4
            assert len(table.hand(P2)) <= 4
            for seat in (P1, P2):
                legal = GAME.legal(table.s, seat)
                GAME.apply(table.s, seat, legal[seed % len(legal)])
            table.begin_round()


# Mana.


def test_each_player_gains_one_mana_a_round() -> None:
    # R20
    table = next_round("P1.mana: 3\nP2.mana: 7\nP1.hand: 1/1")
    assert (table["P1.mana"], table["P2.mana"]) == ("4", "8")
    assert table.told()[-2:] == ["P1 has 4 mana.", "P2 has 8 mana."]


def test_mana_stops_at_ten_and_the_rest_is_lost() -> None:
    # R20, T29
    table = next_round("P1.mana: 10\nP2.mana: 9\nP1.hand: 1/1")
    assert (table["P1.mana"], table["P2.mana"]) == ("10", "10")
    late = next_round("P1.mana: 9\nP2.mana: 8\nP1.hand: 1/1", mana_gain=3)
    assert (late["P1.mana"], late["P2.mana"]) == ("10", "10")


def test_the_first_gain_comes_before_the_first_placement() -> None:
    # T7
    table = dealt()
    assert (table["P1.mana"], table["P2.mana"]) == ("4", "4")
    assert table.told()[-2:] == ["P1 has 4 mana.", "P2 has 4 mana."]


def test_without_a_gain_in_round_one_mana_rises_from_round_two_on() -> None:
    # T7
    table = dealt(first_round_mana=False)
    assert table["P1.mana"] == "3"
    assert table.told()[-1] == "Round 1."
    table.play()
    table.begin_round()
    assert (table["P1.mana"], table["P2.mana"]) == ("4", "4")


def test_mana_that_is_not_spent_is_kept() -> None:
    # T6
    table = at("P1.hand: 1/1\nP1.mana: 5\nP2.mana: 2")
    table.play("1/1 left")
    assert table["P1.mana"] == "4"
    table.begin_round()
    assert (table["P1.mana"], table["P2.mana"]) == ("5", "3")


def test_with_refill_mana_is_filled_up_to_a_level_that_rises() -> None:
    # T6
    table = dealt(mana="refill", hp=1000)
    for level in ("4", "5", "6", "7"):
        assert (table["P1.mana"], table["P2.mana"]) == (level, level)
        GAME.apply(table.s, P1, GAME.legal(table.s, P1)[-1])
        GAME.apply(table.s, P2, GAME.legal(table.s, P2)[0])
        table.begin_round()


def test_the_refilled_level_depends_on_the_round_and_stops_at_the_limit() -> None:
    # T6, T7, R20
    position = "round: 4\nP1.mana: 0\nP2.mana: 9\nP1.hand: 1/1"
    assert next_round(position, mana="refill")["P1.mana"] == "8"
    assert next_round(position, mana="refill")["P2.mana"] == "8"
    assert next_round(position, mana="refill", first_round_mana=False)["P1.mana"] == "7"
    assert next_round(position, mana="refill", mana_gain=2)["P1.mana"] == "10"
    assert next_round(position, mana="refill", mana_limit=6)["P1.mana"] == "6"
    assert next_round(position, mana="refill", start_mana=0)["P1.mana"] == "5"


def test_a_refill_to_nothing_takes_what_is_left() -> None:
    # T6
    table = next_round("P1.mana: 5\nP1.hand: 1/1", mana="refill", start_mana=0, mana_gain=0)
    assert table["P1.mana"] == "0"


def test_with_refill_a_first_round_without_gain_has_the_starting_mana() -> None:
    # T6, T7
    table = dealt(mana="refill", first_round_mana=False)
    assert table["P1.mana"] == "3"
    table.play()
    table.begin_round()
    assert table["P1.mana"] == "4"


def test_the_gain_and_the_limit_of_mana_are_options() -> None:
    # R20, T32
    table = next_round("P1.mana: 3\nP2.mana: 5\nP1.hand: 1/1", mana_gain=2, mana_limit=6)
    assert (table["P1.mana"], table["P2.mana"]) == ("5", "6")
    still = next_round("P1.mana: 3\nP2.mana: 5\nP1.hand: 1/1", mana_gain=0)
    assert (still["P1.mana"], still["P2.mana"]) == ("3", "5")


def test_mana_above_the_limit_is_not_taken_away() -> None:
    # R20, R10: starting mana may lie above the limit
    table = dealt(start_mana=12)
    assert table["P1.mana"] == "12"
    assert table.told()[-1] == "P2 has 12 mana."


def test_a_match_that_tells_nothing_plays_alike() -> None:
    # R14
    loud, quiet = dealt(3), dealt(3)
    quiet.s.telling = False
    for turn in range(6):
        for table in (loud, quiet):
            for seat in (P1, P2):
                legal = GAME.legal(table.s, seat)
                GAME.apply(table.s, seat, legal[(turn * 7 + seat) % len(legal)])
            table.begin_round()
        assert GAME.position_text(loud.s) == GAME.position_text(quiet.s)
        assert quiet.s.events == []
