"""Mana: placing it, paying with it, and what Ready and Exhausted mean."""

import pytest

from tests.games.pantheon.house import P1, P2, P3, at

# Paying.


def test_a_card_costs_as_many_mana_as_it_says() -> None:
    # R7, R9, R36
    table = at("P1.hand: Two, Three", "P1.mana: 4")
    table.do(P1, "play Two")
    assert table.mana(P1) == (2, 2)
    assert table.why_not(P1, "play Three") == "Three costs 3; you have 2 Ready mana (R7)"
    assert table.hand(P1) == ["Three"]


def test_only_ready_mana_can_be_spent() -> None:
    # R8, R51
    table = at("P1.hand: Four, Three", "P1.mana: 3+1")
    assert "play Four" not in table.choices(P1)
    assert "play Three" in table.choices(P1)
    table.do(P1, "play Three")
    assert table.mana(P1) == (0, 4)


def test_mana_not_spent_pays_for_spells_in_the_turns_of_others() -> None:
    # P14, R43
    table = at("P1.field: Two", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P2, "cast Bolt > Two")
    assert table.mana(P2) == (0, 1)


def test_mana_spent_in_the_turn_of_another_is_ready_again_only_on_ones_own_turn() -> None:
    # P14, R32
    table = at("P1.field: Two", "P2.hand: Bolt", "P2.mana: 1", "P3.mana: 0+2")
    table.do(P2, "cast Bolt > Two")
    assert table.mana(P2) == (0, 1)
    table.next_turn()
    assert (table.mana(P2), table.mana(P3)) == ((1, 0), (0, 2))


def test_a_discount_never_makes_a_card_cost_less_than_one() -> None:
    # P14
    table = at("P1.hand: One, Two", "P1.mana: 3", "P1.hero: Haggler")
    table.do(P1, "play One")
    assert table.mana(P1) == (2, 1)
    table = at("P1.hand: One, Two", "P1.mana: 3", "P1.hero: Haggler")
    table.do(P1, "play Two")
    assert table.mana(P1) == (2, 1)


def test_only_the_first_unit_of_a_turn_is_cheaper() -> None:
    # P14
    table = at("P1.hand: Two, Two", "P1.mana: 3", "P1.hero: Haggler")
    table.do(P1, "play Two")
    table.do(P1, "play Two")
    assert table.mana(P1) == (0, 3)


def test_each_turn_has_a_first_unit_again() -> None:
    # P14
    table = at("P1.hand: Two, Two", "P1.mana: 1", "P1.hero: Haggler")
    table.do(P1, "play Two")
    table.round_goes_by()
    table.do(P1, "play Two")
    assert table.mana(P1) == (0, 1)


# Placing.


def test_a_mana_comes_from_the_hand_is_ready_and_pays_at_once() -> None:
    # R10, R35, P7
    table = at("P1.hand: Mana, One")
    assert "play One" not in table.choices(P1)
    table.say(P1, "mana")
    assert (table.mana(P1), table.hand(P1)) == ((1, 0), ["One"])
    table.do(P1, "play One")
    assert table.mana(P1) == (0, 1)


def test_only_one_mana_a_turn() -> None:
    # R11
    table = at("P1.hand: Mana, Mana")
    table.say(P1, "mana")
    assert "mana" not in table.choices(P1)
    assert table.why_not(P1, "mana") == "only one Mana may be placed a turn (R11)"
    table.round_goes_by()
    table.say(P1, "mana")
    assert table.mana(P1) == (2, 0)


def test_without_a_mana_in_hand_none_can_be_placed() -> None:
    # P7
    table = at("P1.hand: One")
    assert "mana" not in table.choices(P1)
    assert table.why_not(P1, "mana") == "you hold no Mana (P7)"


def test_with_a_supply_a_mana_needs_no_card() -> None:
    # P7
    table = at("P1.hand: One", mana_source="supply")
    table.say(P1, "mana")
    assert (table.mana(P1), table.hand(P1)) == ((1, 0), ["One"])
    assert "mana" not in table.choices(P1)


def test_nobody_reacts_to_a_mana() -> None:
    # P13
    table = at("P1.hand: Mana", "P2.hand: Bolt", "P2.mana: 1", ask_everybody=True)
    table.say(P1, "mana")
    assert (table.question(), table.asked()) == ("main", [P1])


def test_the_turn_player_places_a_mana_while_asked_for_a_reaction_and_is_still_asked() -> None:
    # P13, P35, R10
    table = at("P1.field: Two", "P1.hand: Mana, Boost", "P2.field: One", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P1, "attack Two > One")
    table.say(P2, "cast Bolt > Two")
    assert table.asked() == [P1]
    table.say(P1, "mana")
    assert (table.question(), table.asked()) == ("respond", [P1])
    table.say(P1, "cast Boost > Two")
    table.everybody_passes()
    assert (table.power("Two"), table.field(P2)) == (1, [])


@pytest.mark.parametrize("way", ["respond", "interrupt"])
def test_nobody_places_a_mana_in_the_turn_of_another(way: str) -> None:
    # R10, P35
    table = at("P1.field: Two", "P2.field: One", "P2.hand: Mana, Bolt", "P2.mana: 1")
    if way == "respond":
        table.say(P1, "attack Two > One")
    assert table.why_not(P2, "mana") == "Mana is placed on your own turn only (R10)"
    assert "mana" not in table.choices(P2)


def test_no_mana_is_placed_in_the_start_of_a_turn() -> None:
    # P13, R45
    table = at("P2.hand: Mana", "phase: before", "turn: P1")
    table.start()
    assert table.question() == "mulligan"
    assert table.why_not(table.asked()[0], "mana") != ""


# Ready and Exhausted.


def test_an_exhausted_card_is_used_up_until_it_is_ready_again() -> None:
    # R51, R52, P12
    table = at("P1.field: Three", "P2.field: One")
    table.do(P1, "attack Three > One")
    assert not table.ready("Three")
    table.round_goes_by()
    assert table.ready("Three")
