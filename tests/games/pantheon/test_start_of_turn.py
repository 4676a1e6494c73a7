"""The four steps with which a turn begins, and drawing from the common deck."""

import pytest

from tests.games.pantheon.house import P1, P2, P3, at

BEFORE = ("phase: before", "turn: P2")  # P2's turn is over, P1's (or P3's) is about to start


def test_the_steps_are_draw_mulligan_ready_triggers() -> None:
    # R29, R30, R31, R32, R33
    table = at(
        *BEFORE,
        "deck: One, Two, Three, Four",
        "P1.hand: Six",
        "P1.mana: 0+2",
        "P1.field: Healer exhausted",
        "P1.health: 10",
    )
    table.start()
    assert (table.question(), table.asked()) == ("mulligan", [P1])
    assert sorted(table.hand(P1)) == ["One", "Six", "Two"]
    assert (table.mana(P1), table.ready("Healer"), table.health(P1)) == ((0, 2), False, 10)
    table.say(P1, "swap Six")
    assert sorted(table.hand(P1)) == ["One", "Three", "Two"]
    assert (table.mana(P1), table.ready("Healer"), table.health(P1)) == ((2, 0), True, 11)
    assert (table.question(), table.asked()) == ("main", [P1])
    assert (table.deck(), table.pile()) == (["Four"], ["Six"])


def test_two_cards_are_drawn() -> None:
    # R30
    table = at(*BEFORE, "deck: One, Two, Three")
    table.start()
    assert (sorted(table.hand(P1)), table.deck()) == (["One", "Two"], ["Three"])


def test_another_number_of_cards_can_be_drawn() -> None:
    # R30
    table = at(*BEFORE, "deck: One, Two, Three, Four", draws=3)
    table.start()
    assert (sorted(table.hand(P1)), table.deck()) == (["One", "Three", "Two"], ["Four"])


@pytest.mark.parametrize(("swap", "hand", "pile"), [
    ("swap nothing", ["Five", "Four", "Mana", "One"], []),
    ("swap Mana", ["Five", "Four", "One", "Six"], ["Mana"]),
    ("swap One, Mana", ["Five", "Four", "Six", "Two"], ["Mana", "One"]),
])  # fmt: skip
def test_none_one_or_two_cards_are_swapped(swap: str, hand: list[str], pile: list[str]) -> None:
    # R31, P45
    table = at(*BEFORE, "deck: Four, Five, Six, Two", "P1.hand: One, Mana")
    table.start()
    table.say(P1, swap)
    assert (sorted(table.hand(P1)), sorted(table.pile())) == (hand, pile)


def test_three_cards_are_not_swapped() -> None:
    # R31, P45
    table = at(*BEFORE, "deck: Four, Five, Six", "P1.hand: One, Two, Three")
    table.start()
    assert table.cannot(P1, "swap One, Two, Three")
    assert sorted(table.hand(P1)) == ["Five", "Four", "One", "Three", "Two"]
    table.say(P1, "swap nothing")
    assert (table.deck(), table.pile()) == (["Six"], [])


def test_one_swaps_only_what_one_holds() -> None:
    # R31
    table = at(*BEFORE, "deck: Four, Five, Six", "P1.hand: One")
    table.start()
    assert table.cannot(P1, "swap Six")
    assert table.cannot(P1, "swap One, One")


def test_a_field_card_can_allow_a_third_card() -> None:
    # R31
    table = at(
        *BEFORE, "deck: Four, Five, Six, Six, Six", "P1.hand: One, Two, Three", "P1.field: Loom", "P2.field: Loom"
    )
    table.start()
    table.say(P1, "swap One, Two, Three")
    assert sorted(table.hand(P1)) == ["Five", "Four", "Six", "Six", "Six"]


def test_one_who_weaves_fate_swaps_three() -> None:
    # R31
    table = at(*BEFORE, "deck: Four, Five, Six, Six, Six", "P1.hand: One, Two, Three", "P1.hero: Weaver")
    table.start()
    table.say(P1, "swap One, Two, Three")
    assert sorted(table.hand(P1)) == ["Five", "Four", "Six", "Six", "Six"]


def test_the_cards_are_discarded_before_others_are_drawn() -> None:
    # P45, P6: with an empty deck the pile is shuffled, and the swapped card comes back
    table = at(*BEFORE, "deck: Four, Five", "P1.hand: One")
    table.start()
    table.say(P1, "swap One")
    assert (sorted(table.hand(P1)), table.pile(), table.deck()) == (["Five", "Four", "One"], [], [])


def test_all_friendly_cards_become_ready_and_no_others() -> None:
    # R32
    table = at(
        *BEFORE,
        "P1.field: Two exhausted, Shrine exhausted",
        "P1.mana: 1+2",
        "P1.hero: Smith exhausted",
        "P2.field: Three exhausted",
        "P2.mana: 0+1",
    )
    table.start()
    table.keep()
    assert (table.ready("Two"), table.ready("Shrine"), table.mana(P1), table.awake(P1)) == (True, True, (3, 0), True)
    assert (table.ready("Three"), table.mana(P2)) == (False, (0, 1))


def test_start_of_turn_effects_of_the_others_do_not_happen() -> None:
    # R33
    table = at(*BEFORE, "P1.field: Healer", "P2.field: Healer", "P1.health: 10", "P2.health: 10")
    table.start()
    table.keep()
    assert (table.health(P1), table.health(P2)) == (11, 10)


def test_start_of_turn_effects_happen_hero_first_then_in_order_of_entering() -> None:
    # R33, P43
    table = at(*BEFORE, "P1.field: Healer, Shrine", "P1.hero: Dawn", "P1.health: 10")
    table.start()
    table.keep()
    assert table.triggers() == ["Dawn", "Healer", "Shrine"]
    assert table.health(P1) == 13


def test_the_first_turn_is_like_any_other() -> None:
    # P11, R2
    table = at(
        "phase: before", "turn: P3", "P1.finished: 0", "P2.finished: 0", "P3.finished: 0", "P1.hand: One, One, One"
    )
    table.start()
    assert (table.question(), table.asked(), len(table.hand(P1))) == ("mulligan", [P1], 5)


# Drawing.


def test_the_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    # P6
    table = at(*BEFORE, "deck: One", "pile: Two, Three, Four")
    table.start()
    assert len(table.hand(P1)) == 2
    assert "One" in table.hand(P1)
    assert (len(table.deck()), table.pile()) == (2, [])


def test_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    # P6
    table = at(*BEFORE, "deck: One, Two", "pile: Three")
    table.start()
    assert (table.deck(), table.pile()) == ([], ["Three"])


def test_the_pile_is_shuffled_by_chance() -> None:
    # P6
    orders = set()
    for seed in range(12):
        table = at(*BEFORE, "deck: -", "pile: Two, Three, Four, Five, Six", seed=seed)
        table.start()
        orders.add(tuple(table.deck()))
        assert sorted(table.hand(P1) + table.deck()) == ["Five", "Four", "Six", "Three", "Two"]
    assert len(orders) > 3


def test_where_nothing_is_nothing_is_drawn_and_nobody_is_hurt() -> None:
    # P6
    table = at(*BEFORE, "deck: -", "P1.health: 7")
    table.start()
    table.keep()
    assert (table.hand(P1), table.health(P1), table.alive(P1)) == ([], 7, True)
    assert (table.question(), table.asked()) == ("main", [P1])


def test_all_players_draw_from_the_same_deck() -> None:
    # P4
    table = at("P2.hand: -", "P3.hand: -", "deck: One, Two, Three, Four, Five")
    table.next_turn()
    table.next_turn()
    assert (sorted(table.hand(P2)), sorted(table.hand(P3)), table.deck()) == (
        ["One", "Two"],
        ["Four", "Three"],
        ["Five"],
    )
