"""Placement: what may be placed where, the sealed choice, and time running out."""

from itertools import combinations, permutations

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.card import Card, Cards
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.options import changed
from tests.games.threelines.table import P1, P2, Table, at, at_cards, dealt

LINES = ("left", "center", "right")


def refused(table: Table, seat: int, text: str) -> str:
    """The sentence with which a choice is refused; nothing has changed."""
    before = GAME.digest(table.s)
    action = GAME.read_action(table.s, seat, text)
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(table.s, seat, action)
    assert GAME.digest(table.s) == before
    assert action not in GAME.legal(table.s, seat)
    assert GAME.why_not(table.s, seat, action) == str(refusal.value)
    return str(refusal.value)


@pytest.mark.parametrize("line", LINES)
def test_a_card_can_be_placed_on_each_of_the_three_lines(line: str) -> None:
    # R2, R22
    table = at("P1.hand: 1/5\nP2.hand: 1/6")
    table.play(f"1/5 {line}", f"1/6 {line}")
    assert table[f"P1.{line}"] == "1/5 4"
    assert table[f"P2.{line}"] == "1/6 5"
    assert (table["P1.hand"], table["P2.hand"]) == ("-", "-")


def test_a_card_comes_to_the_field_with_its_full_defence() -> None:
    # R11, R22
    table = at("P1.hand: 1/9")
    table.play("1/9 right")
    assert table["P1.right"] == "1/9 9"


def test_a_card_is_paid_for_with_its_cost() -> None:
    # R22, T8
    table = at_cards("P1.mana: 3\nP1.hand: Jon Snow, Rusk\nP2.mana: 5\nP2.hand: Warlord Ogrin")
    table.play("jon left", "warlord left")
    assert (table["P1.mana"], table["P2.mana"]) == ("1", "0")


def test_a_card_that_costs_more_than_the_mana_is_refused() -> None:
    # R22
    table = at_cards("P1.mana: 1\nP1.hand: Jon Snow, Rusk")
    assert refused(table, P1, "jon left") == "Jon Snow costs 2; you have 1 mana (R22)"
    assert table.choices(P1) == ["Rusk center", "Rusk left", "Rusk right", "nothing"]


def test_a_player_who_is_given_another_hand_pays_for_that_one_only() -> None:
    # R22: Jon Snow costs 2, Rusk 1
    table = at_cards("P1.mana: 2\nP1.hand: Jon Snow")
    table.s.hold(table.s.players[P1], [table.s.cards.find("Rusk")])
    assert table.choices(P1) == ["Rusk center", "Rusk left", "Rusk right", "nothing"]


def test_a_card_that_costs_exactly_the_mana_can_be_placed() -> None:
    # R22
    table = at_cards("P1.mana: 2\nP1.hand: Jon Snow")
    assert table.choices(P1) == ["Jon Snow center", "Jon Snow left", "Jon Snow right", "nothing"]


def test_the_cards_of_a_round_are_paid_together() -> None:
    # R22, T9, T17: the whole choice is refused
    table = at_cards("P1.mana: 3\nP1.hand: Jon Snow, Robb Stark, Rusk")
    assert refused(table, P1, "jon left, robb right") == "Jon Snow and Robb Stark cost 4; you have 3 mana (R22)"
    assert (table["P1.left"], table["P1.right"], table["P1.mana"]) == ("-", "-", "3")
    table.play("jon left, rusk right")
    assert (table["P1.left"], table["P1.center"], table["P1.right"]) == ("Jon Snow 3", "-", "Rusk 5")
    assert table["P1.mana"] == "0"


def test_a_cell_takes_one_card_only() -> None:
    # R3, R33
    table = at("P1.hand: 1/1, 1/2\nP1.mana: 5")
    with pytest.raises(IllegalAction, match=r"^only one card can be placed on the left line$"):
        table.choose(P1, "1/1 left, 1/2 left")
    assert table["P1.hand"] == "1/1, 1/2"


@pytest.mark.parametrize("line", LINES)
def test_a_card_can_be_placed_in_an_empty_cell_only(line: str) -> None:
    # R4
    table = at(f"P1.hand: 1/1\nP1.{line}: 5/5")
    assert refused(table, P1, f"1/1 {line}") == f"the {line} line is held by 5/5 (R22)"
    others = [f"1/1 {other}" for other in sorted(LINES) if other != line]
    assert table.choices(P1) == [*others, "nothing"]


def test_an_enemy_card_does_not_close_a_line() -> None:
    # R2, R4: each side has a cell of its own
    table = at("P1.hand: 1/1\nP2.left: 5/5")
    assert "1/1 left" in table.choices(P1)


def test_a_full_field_takes_no_more_cards() -> None:
    # R33, R4
    table = at("P1.hand: 1/1, 1/2\nP1.left: 5/5\nP1.center: 5/6\nP1.right: 5/7\nP1.mana: 10")
    assert table.choices(P1) == ["nothing"]


def test_a_card_on_the_field_cannot_be_moved() -> None:
    # R34
    table = at("P1.hand: 1/1\nP1.left: 5/5")
    with pytest.raises(IllegalAction, match=r'^there is no "5/5" in your hand; you hold 1/1$'):
        table.choose(P1, "5/5 right")
    table.play()
    assert (table["P1.left"], table["P1.center"], table["P1.right"]) == ("5/5 5", "-", "-")


def test_a_card_can_be_placed_on_one_line_only() -> None:
    # R22, T24
    table = at("P1.hand: 1/1, 2/2")
    assert refused(table, P1, "2/2 left, 2/2 right") == "2/2 can be placed on one line only (R22)"
    assert refused(table, P1, "1/1 center, 1/1 right") == "1/1 can be placed on one line only (R22)"
    assert refused(table, P1, "1/1 left, 1/1 center") == "1/1 can be placed on one line only (R22)"


def test_any_number_of_cards_can_be_placed_in_a_round_one_a_line() -> None:
    # T9, R21
    table = at("P1.hand: 1/1, 1/2, 1/3, 1/4\nP1.mana: 3")
    table.play("1/4 left, 1/1 center, 1/3 right")
    assert (table["P1.left"], table["P1.center"], table["P1.right"]) == ("1/4 4", "1/1 1", "1/3 3")
    assert (table["P1.hand"], table["P1.mana"]) == ("1/2", "0")


def test_with_four_cards_three_empty_lines_and_enough_mana_there_are_seventy_three_choices() -> None:
    # T9: 1 + 12 + 36 + 24
    table = at("P1.hand: 1/1, 1/2, 1/3, 1/4\nP1.mana: 3")
    assert len(table.choices(P1)) == 73
    assert len(set(table.choices(P1))) == 73


@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_number_of_placements_in_a_round_is_an_option(most: int) -> None:
    # T9, T32
    table = at("P1.hand: 1/1, 1/2, 1/3, 1/4\nP1.mana: 9", placements=most)
    assert len(table.choices(P1)) == [13, 49, 73][most - 1]
    if most < 3:
        choice = ", ".join(["1/1 left", "1/2 center", "1/3 right"][: most + 1])
        assert refused(table, P1, choice) == f"at most {most} cards may be placed in a round (T9)"
    table.play(", ".join(["1/1 right", "1/2 center", "1/3 left"][:most]))
    assert table["P1.right"] == "1/1 1"


POSITIONS = [
    "P1.hand: Jon Snow, Rusk, Warlord Ogrin, Vharos\nP1.mana: 6",
    "P1.hand: Jon Snow, Rusk, Warlord Ogrin\nP1.mana: 7\nP1.left: Robb Stark",
    "P1.hand: Jon Snow, Rusk\nP1.mana: 1\nP1.center: Robb Stark",
    "P1.hand: Jon Snow, Rusk, Sister Ilse, Petra Vale\nP1.mana: 3\nP1.right: Robb Stark",
    "P1.hand: Rusk, Sister Ilse, Petra Vale\nP1.mana: 0",
    "P1.mana: 10\nP2.hand: Rusk",
    "P1.hand: Rusk, Old Garrick\nP1.mana: 10\nP1.left: Jon Snow\nP1.right: Robb Stark",
    "P1.hand: Jon Snow, Robb Stark, Vikram Tal, Silas Crowe\nP1.mana: 5",
]


@pytest.mark.parametrize("hand_limit", [4, 6])
@pytest.mark.parametrize("placements", [1, 2, 3])
@pytest.mark.parametrize("position", POSITIONS)
def test_the_choices_are_exactly_the_affordable_ones_on_empty_lines(
    position: str, placements: int, hand_limit: int
) -> None:
    # R4, R22, T9: every way to put some cards of the hand on some empty lines, as a child would list them
    table = at_cards(position, placements=placements, hand_limit=hand_limit)
    empty = [line for line in LINES if table[f"P1.{line}"] == "-"]
    cost = {card.name: card.cost for card in GAME.cards().all}
    expected = []
    for count in range(min(placements, len(empty), len(table.hand(P1))) + 1):
        for lines in combinations(empty, count):
            for cards in permutations(table.hand(P1), count):
                if sum(cost[card] for card in cards) <= int(table["P1.mana"]):
                    placed = [f"{card} {line}" for card, line in zip(cards, lines, strict=True)]
                    expected.append(", ".join(placed) or "nothing")
    assert table.choices(P1) == sorted(expected)
    # and the reasons agree with the list
    numbers = range(-3, 600)
    allowed = [action for action in numbers if GAME.why_not(table.s, P1, action) == "" and action != -1]
    assert allowed == sorted(GAME.legal(table.s, P1))


COSTS = {1: "Squire", 2: "Knight", 4: "Count", 8: "King", 16: "Dragon", 32: "Titan"}
COURT: Cards = CardSet([Card(name, "", 1, 1, cost, "") for cost, name in COSTS.items()])


@pytest.mark.parametrize("hand", list(permutations((1, 2, 4, 8))), ids=str)
def test_every_set_of_cards_can_be_placed_from_exactly_its_price_on(hand: tuple[int, ...]) -> None:
    # R22, T9: of cards that cost 1, 2, 4 and 8 every set has another price
    for mana in range(17):
        position = f"P1.hand: {', '.join(COSTS[cost] for cost in hand)}\nP1.mana: {mana}"
        s = GAME.read_position(position, GAME.options()(), COURT)
        placed = {priced(GAME.action_text(s, P1, action)) for action in GAME.legal(s, P1)}
        assert placed == {price for price in range(15) if price <= mana}


@pytest.mark.parametrize(
    "hand", [(1, 2, 4, 8, 16, 32), (2, 4, 8, 16, 1), (32, 16, 8, 4, 2, 1), (4, 1, 8, 2, 16)], ids=str
)
def test_a_wider_hand_is_priced_like_one_of_four_cards(hand: tuple[int, ...]) -> None:
    # R12, R22, T9
    options = changed(GAME.options()(), {"hand_limit": 6})
    expected = {sum(cards) for count in range(4) for cards in combinations(hand, count)}
    for mana in range(0, 60, 3):
        for held in (hand[:4], hand):
            position = f"P1.hand: {', '.join(COSTS[cost] for cost in held)}\nP1.mana: {mana}"
            s = GAME.read_position(position, options, COURT)
            placed = {priced(GAME.action_text(s, P1, action)) for action in GAME.legal(s, P1)}
        assert placed == {price for price in expected if price <= mana}


def priced(choice: str) -> int:
    return sum(cost for cost, name in COSTS.items() if name in choice)


def test_a_choice_with_too_many_cards_is_refused_for_that_if_the_mana_suffices() -> None:
    # T9, R22
    table = at("P1.hand: 1/1, 1/2\nP1.mana: 2", placements=1)
    assert refused(table, P1, "1/1 left, 1/2 right") == "at most 1 cards may be placed in a round (T9)"
    poor = at("P1.hand: 1/1, 1/2\nP1.mana: 1", placements=1)
    assert refused(poor, P1, "1/1 left, 1/2 right") == "1/1 and 1/2 cost 2; you have 1 mana (R22)"


def test_a_number_that_is_no_choice_is_refused() -> None:
    # T17
    table = at("P1.hand: 1/1, 1/2, 1/3, 1/4")
    for number in (-2, 512, 10**9):
        assert GAME.why_not(table.s, P1, number) == "that is not a choice of cards for the three lines"
    assert GAME.why_not(table.s, P1, 0o444) == "1/4 can be placed on one line only (R22)"


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    # R22
    table = at("P1.hand: 1/1, 1/2\nP1.mana: 9")
    assert GAME.why_not(table.s, P1, 3) == "there is no card 3 in your hand; you hold 2"
    assert GAME.why_not(table.s, P1, 0o40) == "there is no card 4 in your hand; you hold 2"
    assert GAME.why_not(table.s, P1, 2) == ""


def test_the_hand_keeps_its_order_when_cards_leave_it() -> None:
    # R22
    table = at("P1.hand: 1/1, 1/2, 1/3, 1/4\nP2.hand: 2/1, 2/2, 2/3, 2/4")
    table.play("1/3 left, 1/1 right", "2/4 center")
    assert table["P1.hand"] == "1/2, 1/4"
    assert table["P2.hand"] == "2/1, 2/2, 2/3"


def test_placing_nothing_is_always_allowed() -> None:
    # R21, T21
    table = at("P1.hand: 1/1\nP1.mana: 9")
    table.play("nothing", "nothing")
    assert (table["P1.hand"], table["P1.mana"]) == ("1/1", "9")


# The sealed choice.


def test_a_choice_has_no_effect_until_both_are_in() -> None:
    # R16, R21, T17
    table = at("P1.hand: 4/4\nP2.hand: 2/2")
    before = GAME.position_text(table.s)
    table.choose(P1, "4/4 left")
    assert GAME.position_text(table.s) == before
    assert list(table.s.asked()) == [P2]
    table.choose(P2, "2/2 right")
    assert (table["P1.left"], table["P2.right"]) == ("4/4 4", "2/2 2")


def test_the_order_in_which_the_choices_come_in_does_not_matter() -> None:
    # R16, T17
    position = "P1.hand: 4/4, 1/1\nP2.hand: 2/2, 3/9\nfirst: P1\ndeck: 9/9, 8/8, 7/7"
    one, other = at(position), at(position)
    one.choose(P1, "4/4 left, 1/1 right")
    one.choose(P2, "3/9 left")
    other.choose(P2, "3/9 left")
    other.choose(P1, "4/4 left, 1/1 right")
    assert GAME.digest(one.s) == GAME.digest(other.s)
    assert one.told() == other.told()


def test_a_choice_is_final() -> None:
    # T17
    table = at("P1.hand: 4/4, 1/1")
    table.choose(P1, "4/4 left")
    assert GAME.legal(table.s, P1) == []
    with pytest.raises(IllegalAction, match=r"^you have already locked in; wait for the others$"):
        table.choose(P1, "nothing")


def test_a_refused_choice_can_be_corrected() -> None:
    # T17
    table = at("P1.hand: 4/4, 1/1\nP1.mana: 1")
    assert refused(table, P1, "4/4 left, 1/1 right") == "4/4 and 1/1 cost 2; you have 1 mana (R22)"
    table.play("1/1 right")
    assert table["P1.right"] == "1/1 1"


def test_the_round_is_fought_as_soon_as_both_have_chosen() -> None:
    # R16, T16
    table = at("P1.hand: 4/4")
    table.choose(P1, "4/4 left")
    assert table["P2.hp"] == "20"
    table.choose(P2, "nothing")
    assert table["P2.hp"] == "16"


def test_when_time_runs_out_a_player_places_nothing_and_the_other_choice_stands() -> None:
    # R15, T16
    table = at("P1.hand: 4/4\nP2.hand: 2/2")
    table.choose(P2, "2/2 right")
    late = table.s.decision(P1)
    assert late is not None
    GAME.apply(table.s, P1, GAME.timeout(table.s, late))
    assert (table["P1.hand"], table["P1.left"], table["P2.right"], table["P1.hp"]) == ("4/4", "-", "2/2 2", "18")
    assert table.s.result is None


def test_the_cards_of_a_match_are_never_lost_or_doubled() -> None:
    # R6, T24
    for seed in range(10):
        table = dealt(seed)
        cards = sorted(table.cards())
        while table.s.result is None:
            for seat in (P1, P2):
                legal = GAME.legal(table.s, seat)
                GAME.apply(table.s, seat, legal[(seed * 31 + seat * 7) % len(legal)])
            assert sorted(table.cards()) == cards
            table.begin_round()


def test_what_may_be_placed_depends_on_the_position_alone_not_on_how_it_came_about() -> None:
    # R22
    for seed in range(10):
        table = dealt(seed)
        while table.s.result is None:
            written = at_cards(GAME.position_text(table.s))
            saved = GAME.decode(GAME.encode(table.s))
            for seat in (P1, P2):
                legal = list(GAME.legal(table.s, seat))
                assert list(GAME.legal(written.s, seat)) == list(GAME.legal(saved, seat)) == legal
                GAME.apply(table.s, seat, legal[(seed * 17 + seat * 3) % len(legal)])
            assert GAME.digest(GAME.decode(GAME.encode(table.s))) == GAME.digest(table.s)
            table.begin_round()
