"""Combat: the fight on each line, and its contested rulings."""

import pytest

from cardwright.games.threelines.game import GAME
from tests.games.threelines.table import PLAIN_CARDS, Table, at, at_cards

FIELD = ("P1.left", "P1.center", "P1.right", "P2.left", "P2.center", "P2.right")


def fought(position: str, **options: object) -> Table:
    """The table after a round in which nothing was placed."""
    table = at(position, **options)
    table.play()
    return table


def health(table: Table) -> tuple[int, int]:
    return int(table["P1.hp"]), int(table["P2.hp"])


def center(table: Table) -> tuple[str, str]:
    return table["P1.center"], table["P2.center"]


# The rule document's example.


def test_in_the_example_jon_snow_destroys_robb_stark_and_lives() -> None:
    # R28, R29, R30, R24, R25, R35
    table = at_cards(
        "round: 2\nP1.mana: 2\nP1.hand: Jon Snow, Tyrion Lannister\nP2.mana: 3\nP2.hand: Robb Stark\ndeck: Rusk"
    )
    table.play("jon snow center", "robb stark center")
    assert center(table) == ("Jon Snow 3", "-")
    assert (table["P1.mana"], table["P2.mana"]) == ("0", "1")
    assert (table["P1.hand"], table["P2.hand"]) == ("Tyrion Lannister", "-")
    assert table["discard"] == "Robb Stark"
    assert health(table) == (20, 20)
    assert table.told() == [
        "P1 places Jon Snow in the center for 2 mana.",
        "P2 places Robb Stark in the center for 2 mana.",
        "P1's Jon Snow strikes Robb Stark: no defence left.",
        "P2's Robb Stark is destroyed.",
    ]


def test_in_the_round_after_the_example_jon_snow_attacks_the_avatar() -> None:
    # R31, R26
    table = at_cards("round: 2\nP1.mana: 2\nP1.hand: Jon Snow\nP2.mana: 3\nP2.hand: Robb Stark")
    table.play("jon snow center", "robb stark center")
    table.begin_round()
    table.play()
    assert health(table) == (20, 15)
    assert table.told() == ["Jon Snow hits P2's avatar for 5: 15 health left."]


def test_if_the_line_is_filled_again_jon_snow_fights_instead() -> None:
    # R31, R24, T2
    table = at_cards("P1.center: Jon Snow 3\nP2.mana: 2\nP2.hand: Tyrion Lannister")
    table.play("nothing", "tyrion center")
    assert center(table) == ("Jon Snow 3", "-")
    assert health(table) == (20, 20)
    assert table["discard"] == "Tyrion Lannister"


# One line.


def test_a_card_facing_an_empty_cell_hits_the_avatar_for_its_attack() -> None:
    # R26, R36, R1
    assert health(fought("P1.left: 5/3")) == (20, 15)
    assert health(fought("P2.left: 5/3")) == (15, 20)


def test_a_card_that_faces_a_card_does_not_hit_the_avatar() -> None:
    # R24, R26
    assert health(fought("P1.left: 5/9\nP2.left: 1/9")) == (20, 20)


def test_a_line_faces_the_line_of_the_same_name() -> None:
    # R2, R23
    table = fought("P1.left: 5/3\nP2.right: 4/3\nP1.center: 1/9\nP2.center: 2/9")
    assert health(table) == (16, 15)
    assert [table[cell] for cell in FIELD] == ["5/3 3", "1/9 7", "-", "-", "2/9 8", "4/3 3"]


def test_each_line_is_fought_separately() -> None:
    # R23, R24, R26, T2
    table = fought("P1.left: 1/1\nP1.center: 5/2\nP1.right: 3/3\nP2.center: 2/7")
    assert health(table) == (20, 16)
    assert [table[cell] for cell in FIELD] == ["1/1 1", "-", "3/3 3", "-", "2/7 2", "-"]


def test_the_lines_are_told_from_left_to_right() -> None:
    # R23
    table = fought("P1.left: 1/1\nP2.center: 2/2\nP1.right: 3/3")
    assert table.told() == [
        "1/1 hits P2's avatar for 1: 19 health left.",
        "2/2 hits P1's avatar for 2: 18 health left.",
        "3/3 hits P2's avatar for 3: 16 health left.",
    ]


@pytest.mark.parametrize("line", ["left", "center", "right"])
@pytest.mark.parametrize(("high", "low"), [("P1", "P2"), ("P2", "P1")])
def test_the_higher_attack_strikes_first_and_what_it_destroys_does_not_strike_back(
    line: str, high: str, low: str
) -> None:
    # T2, R24, R25
    table = fought(f"{high}.{line}: 5/3\n{low}.{line}: 4/5")
    assert table[f"{high}.{line}"] == "5/3 3"
    assert table[f"{low}.{line}"] == "-"
    assert table.told() == [f"{high}'s 5/3 strikes 4/5: no defence left.", f"{low}'s 4/5 is destroyed."]


@pytest.mark.parametrize(("high", "low"), [("P1", "P2"), ("P2", "P1")])
def test_a_survivor_strikes_back_in_the_same_round(high: str, low: str) -> None:
    # T2, R25: 8 - 6 = 2, then 4 - 4 = 0
    table = fought(f"{high}.left: 6/4\n{low}.left: 4/8")
    assert table[f"{high}.left"] == "-"
    assert table[f"{low}.left"] == "4/8 2"
    assert table.told() == [
        f"{high}'s 6/4 strikes 4/8: 2 defence left.",
        f"{low}'s 4/8 strikes 6/4: no defence left.",
        f"{high}'s 6/4 is destroyed.",
    ]


def test_a_card_left_with_one_defence_strikes_back() -> None:
    # T2, R25
    assert center(fought("P1.center: 5/3\nP2.center: 2/6")) == ("5/3 1", "2/6 1")


def test_a_card_left_with_no_defence_is_destroyed() -> None:
    # R25: 5 - 5 = 0
    assert center(fought("P1.center: 5/3\nP2.center: 2/5")) == ("5/3 3", "-")


def test_cards_of_equal_attack_strike_at_the_same_time() -> None:
    # T3, R25
    both = fought("P1.left: 4/4\nP2.left: 4/3")
    assert (both["P1.left"], both["P2.left"], both["discard"]) == ("-", "-", "4/4, 4/3")
    assert health(both) == (20, 20)
    one = fought("P1.left: 4/5\nP2.left: 4/3")
    assert (one["P1.left"], one["P2.left"]) == ("4/5 1", "-")
    none = fought("P1.left: 2/5\nP2.left: 2/3")
    assert (none["P1.left"], none["P2.left"]) == ("2/5 3", "2/3 1")


def test_a_strike_takes_attack_off_defence() -> None:
    # T1, R24: not attack less defence
    assert center(fought("P1.center: 3/9\nP2.center: 2/8")) == ("3/9 7", "2/8 5")


def test_defence_stays_worn_from_round_to_round() -> None:
    # T1, R25: the worked example of 3/3 against 2/7
    table = at("P1.hand: 3/3\nP2.hand: 2/7")
    table.play("3/3 left", "2/7 left")
    assert (table["P1.left"], table["P2.left"]) == ("3/3 1", "2/7 4")
    table.begin_round()
    table.play()
    assert (table["P1.left"], table["P2.left"]) == ("-", "2/7 1")
    assert table["discard"] == "3/3"
    table.begin_round()
    table.play()
    assert table["P2.left"] == "2/7 1"
    assert health(table) == (18, 20)


def test_worn_defence_is_what_counts_not_the_printed_one() -> None:
    # T1, T2: with 2 left the 2/7 does not survive to strike back
    assert center(fought("P1.center: 3/3 1\nP2.center: 2/7 2")) == ("3/3 1", "-")


def test_worn_defence_does_not_change_attack() -> None:
    # T1, R26
    assert health(fought("P1.center: 5/9 1")) == (20, 15)


def test_surplus_damage_is_lost() -> None:
    # T4, R30
    assert health(fought("P1.left: 9/9\nP2.left: 1/1")) == (20, 20)


def test_the_winner_of_a_fight_does_not_hit_the_avatar_in_that_round() -> None:
    # T5, R31
    table = fought("P1.left: 9/9\nP2.left: 1/1")
    assert health(table) == (20, 20)
    table.begin_round()
    table.play()
    assert health(table) == (20, 11)


def test_a_card_fights_in_the_round_it_is_placed() -> None:
    # T10
    table = at("P1.hand: 4/4\nP2.hand: 3/3\nP2.center: 1/9")
    table.play("4/4 left", "3/3 right")
    assert health(table) == (16, 16)


def test_destroyed_cards_leave_the_field_for_an_open_discard_and_never_return() -> None:
    # R35, T23
    table = fought("P1.left: 5/5\nP2.left: 1/1\nP2.center: 6/6\nP1.center: 2/2\ndeck: 9/9, 9/8, 9/7\ndiscard: 8/8")
    assert table["discard"] == "8/8, 1/1, 2/2"
    for _ in range(3):
        table.begin_round()
        table.play()
        assert table["discard"] == "8/8, 1/1, 2/2"
        assert not {"8/8", "1/1", "2/2"} & {*table.hand(0), *table.hand(1), *table.deck()}


def test_when_both_are_destroyed_the_card_of_p1_is_put_down_first() -> None:
    # T3, T23
    table = fought("P1.left: 4/4\nP2.left: 4/3\ndeck: 1/1")
    assert table["discard"] == "4/4, 4/3"
    assert table.told()[-2:] == ["P1's 4/4 is destroyed.", "P2's 4/3 is destroyed."]


def test_a_line_freed_by_combat_can_be_filled_in_the_next_round() -> None:
    # R35, R4
    table = at("P1.left: 5/5\nP2.left: 1/1\nP2.hand: 2/2")
    assert table.why_not(1, "2/2 left") == "the left line is held by 1/1 (R22)"
    table.play()
    table.begin_round()
    assert "2/2 left" in table.choices(1)


@pytest.mark.parametrize("first", ["P1", "P2"])
def test_the_coin_has_no_part_in_combat(first: str) -> None:
    # T13
    position = (
        f"P1.left: 5/3\nP2.left: 4/5\nP1.center: 2/4\nP2.center: 2/3\nP1.right: 1/9\nP2.right: 3/9\nfirst: {first}"
    )
    table = fought(position)
    assert [table[cell] for cell in FIELD] == ["5/3 3", "2/4 2", "1/9 6", "-", "2/3 1", "3/9 8"]


def test_health_is_never_below_zero() -> None:
    # T19
    table = fought("P1.left: 9/1\nP2.hp: 4")
    assert table["P2.hp"] == "0"
    assert table.told()[0] == "9/1 hits P2's avatar for 9: 0 health left."


def test_damage_of_exactly_the_health_left_brings_it_to_zero() -> None:
    # T19, R37
    assert fought("P1.left: 9/1\nP2.hp: 9")["P2.hp"] == "0"
    assert fought("P1.left: 9/1\nP2.hp: 10")["P2.hp"] == "1"


def test_the_first_card_of_the_set_fights_like_any_other() -> None:
    # R24, R26
    assert at("P1.hand: 1/1").s.cards.find("1/1") == 0
    assert center(fought("P1.center: 1/1\nP2.center: 1/2")) == ("-", "1/2 1")
    assert center(fought("P1.center: 1/2\nP2.center: 1/1")) == ("1/2 1", "-")
    assert health(fought("P1.left: 1/1")) == (20, 19)
    assert health(fought("P2.left: 1/1")) == (19, 20)


@pytest.mark.parametrize("surplus", ["lost", "avatar"])
@pytest.mark.parametrize("line", ["left", "center", "right"])
@pytest.mark.parametrize(
    "field",
    ["P1 5/3, P2 4/2", "P1 4/2, P2 5/3", "P1 4/9, P2 5/9", "P1 5/9, P2 4/9", "P1 3/2, P2 3/1", "P1 1/1", "P2 1/1"],
)
def test_everything_told_about_a_line_names_that_line(field: str, line: str, surplus: str) -> None:
    # R23
    table = fought(
        "\n".join(f"{card[:2]}.{line}: {card[3:]}" for card in field.split(", ")) + "\ndeck: 9/9", surplus=surplus
    )
    kinds = GAME.event_kinds()
    lines = [event.numbers(kinds[event.kind])["line"] for event in table.s.events]
    assert lines == [["left", "center", "right"].index(line)] * len(lines) != []


# The options.


def test_all_strikes_together_is_an_option() -> None:
    # T2: Robb Stark would take Jon Snow with him
    table = fought("P1.center: 5/3\nP2.center: 4/2", strike_order="together")
    assert center(table) == ("-", "-")
    assert table["discard"] == "5/3, 4/2"


@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_the_first_player_striking_first_in_every_round_is_an_option(first: str, round_: int) -> None:
    # T2: attack does not matter
    other = "P2" if first == "P1" else "P1"
    table = fought(
        f"round: {round_}\nfirst: {first}\n"
        f"{first}.left: 2/2\n{other}.left: 9/2\n{first}.center: 2/9\n{other}.center: 1/3",
        strike_order="initiative_fixed",
    )
    assert (table[f"{first}.left"], table[f"{other}.left"]) == ("2/2 2", "-")
    assert (table[f"{first}.center"], table[f"{other}.center"]) == ("2/9 8", "1/3 1")


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_taking_turns_in_striking_first_is_an_option(first: str, round_: int) -> None:
    # T2: the first player in odd rounds, the other in even ones
    other = "P2" if first == "P1" else "P1"
    table = fought(
        f"round: {round_}\nfirst: {first}\n{first}.left: 3/2\n{other}.left: 3/2 too",
        strike_order="initiative_alternate",
    )
    winner, loser = (first, other) if round_ % 2 == 1 else (other, first)
    assert table[f"{winner}.left"] != "-"
    assert table[f"{loser}.left"] == "-"


def test_surplus_damage_hitting_the_avatar_is_an_option() -> None:
    # T4: 2 - 5 = -3
    table = fought("P1.left: 5/3\nP2.left: 4/2", surplus="avatar")
    assert health(table) == (20, 17)
    assert table.told() == [
        "P1's 5/3 strikes 4/2: no defence left.",
        "5/3 hits P2's avatar for 3: 17 health left.",
        "P2's 4/2 is destroyed.",
    ]
    exact = fought("P1.left: 5/3\nP2.left: 4/5\ndeck: 1/1", surplus="avatar")
    assert health(exact) == (20, 20)
    assert exact.told() == ["P1's 5/3 strikes 4/5: no defence left.", "P2's 4/5 is destroyed."]
    assert health(fought("P1.left: 5/3\nP2.left: 4/6", surplus="avatar")) == (19, 20)
    assert health(fought("P1.left: 6/5\nP2.left: 6/2", surplus="avatar")) == (19, 16)
    other = fought("P2.left: 6/5\nP1.left: 1/5", surplus="avatar")
    assert health(other) == (19, 20)
    assert other.told()[1] == "6/5 hits P1's avatar for 1: 19 health left."


def test_defence_restored_after_each_round_is_an_option() -> None:
    # T1
    table = at("P1.left: 3/3\nP2.left: 2/7\nP1.right: 1/9\nP2.right: 2/8", defence="restored")
    table.play()
    assert [table[cell] for cell in FIELD] == ["3/3 3", "-", "1/9 9", "2/7 7", "-", "2/8 8"]
    assert table.told()[:2] == ["P1's 3/3 strikes 2/7: 4 defence left.", "P2's 2/7 strikes 3/3: 1 defence left."]
    table.begin_round()
    table.play()
    assert (table["P1.left"], table["P2.left"]) == ("3/3 3", "2/7 7")


def test_restoring_leaves_empty_cells_empty() -> None:
    # T1, R35
    table = fought("P1.left: 9/9\nP2.left: 2/7\nP2.right: 1/1", defence="restored")
    assert GAME.position_text(GAME.decode(GAME.encode(table.s), PLAIN_CARDS)) == GAME.position_text(table.s)


@pytest.mark.parametrize("surplus", ["lost", "avatar"])
def test_a_fight_nobody_is_told_about_ends_alike(surplus: str) -> None:
    # R24, T4
    position = "P1.left: 9/9\nP2.left: 2/7\nP1.center: 3/9\nP2.center: 4/4\nP1.right: 5/2\nP2.right: 5/3"
    loud, quiet = at(position, surplus=surplus), at(position, surplus=surplus)
    quiet.s.telling = False
    for table in (loud, quiet):
        table.play()
    assert GAME.position_text(quiet.s) == GAME.position_text(loud.s)
    assert quiet.s.events == []


def test_destroyed_cards_are_not_restored() -> None:
    # T1, R35
    table = fought("P1.left: 9/9\nP2.left: 2/7", defence="restored")
    assert (table["P2.left"], table["discard"]) == ("-", "2/7")


def test_cards_that_rest_in_the_round_they_are_placed_are_an_option() -> None:
    # T10: combat passes over a fresh card, and what it faces hits the avatar
    table = at("P1.hand: 4/4\nP2.hand: 3/3\nP1.right: 2/2", fresh_cards_fight=False)
    table.play("4/4 left", "3/3 right")
    assert health(table) == (20, 18)
    assert [table[cell] for cell in FIELD] == ["4/4 4", "-", "2/2 2", "-", "-", "3/3 3"]
    table.begin_round()
    table.play()
    assert health(table) == (20, 14)
    assert [table[cell] for cell in FIELD] == ["4/4 4", "-", "-", "-", "-", "3/3 3"]


def test_only_the_cards_placed_this_round_rest() -> None:
    # T10
    table = at("P1.hand: 4/4, 3/3\nP1.left: 1/1", fresh_cards_fight=False)
    table.play("4/4 center, 3/3 right")
    assert health(table) == (20, 19)
    alone = at("P1.hand: 4/4", fresh_cards_fight=False)
    alone.play("4/4 left")
    assert health(alone) == (20, 20)
    other = at("P2.hand: 4/4, 3/3\nP2.right: 1/1", fresh_cards_fight=False)
    other.play("nothing", "4/4 left, 3/3 center")
    assert health(other) == (19, 20)


def test_two_cards_that_rest_do_not_fight_each_other() -> None:
    # T10
    table = at("P1.hand: 4/4\nP2.hand: 3/3", fresh_cards_fight=False)
    table.play("4/4 left", "3/3 left")
    assert (table["P1.left"], table["P2.left"]) == ("4/4 4", "3/3 3")
    assert health(table) == (20, 20)
