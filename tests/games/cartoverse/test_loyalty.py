"""Loyalty: what cards of other factions cost in HP."""

import pytest

from tests.games.cartoverse.arena import P1, P2, at


def test_a_card_of_another_faction_costs_1_hp() -> None:
    # R74, C1
    table = at("P1.hand: Guest", "P1.mana: 1", "P1.hp: 10/20")
    table.say(P1, "summon Guest > attack 1")
    assert (table.hp(P1), table.mana(P1)) == (9, "0/1")
    for price, left in ((0, 10), (3, 7)):
        table = at("P1.hand: Guest", "P1.mana: 1", "P1.hp: 10/20", loyalty_price=price)
        table.say(P1, "summon Guest > attack 1")
        assert table.hp(P1) == left


def test_loyalty_comes_on_top() -> None:
    # R75
    table = at("P1.hand: Rover", "P1.mana: 1", "P1.hp: 10/20")
    table.say(P1, "summon Rover > attack 1")
    assert table.hp(P1) == 8


def test_cards_of_the_own_faction_and_neutral_ones_cost_none() -> None:
    # C52, R74, R38
    table = at("P1.hand: Native; 2/2", "P1.mana: 2", "P1.hp: 1/20")
    table.say(P1, "summon Native > attack 1")
    table.say(P1, "summon 2/2 > attack 2")
    assert table.hp(P1) == 1


def test_a_price_has_to_leave_1_hp() -> None:
    # R76, C53
    table = at("P1.hand: Guest; Rover", "P1.mana: 2", "P1.hp: 2/20")
    assert table.why_not(P1, "summon Rover > attack 1") == (
        "Rover costs your hero 2 HP; it has 2 and must keep at least 1 (R76)"
    )
    table.say(P1, "summon Guest > attack 1")
    assert table.hp(P1) == 1


def test_with_1_hp_no_card_of_another_faction_can_be_played() -> None:
    # R77, C53
    table = at("P1.hand: Guest; Rover; Totem; Mine; Hot Shard; Spark", "P1.mana: 9", "P1.hp: 1/20")
    verbs = {choice.split(" ")[0] for choice in table.choices(P1)}
    assert verbs == {"end", "mana", "draw", "replace"}


@pytest.mark.parametrize(
    ("action", "price"), [("cast Totem", 1), ("set Mine", 1), ("shard Hot Shard", 2), ("cast Spark > P2", 2)]
)
def test_every_kind_of_card_costs_hp(action: str, price: int) -> None:
    # C52
    table = at("P1.hand: Totem; Mine; Hot Shard; Spark", "P1.mana: 9", "P1.hp: 10/20")
    table.do(P1, action)
    assert table.hp(P1) == 10 - price


def test_a_burst_of_another_faction_costs_hp_in_answer_too() -> None:
    # C52, R58
    table = at("P1.creatures: 1/1=a attack 1", "P2.hand: Spark", "P2.mana: 1", "P2.hp: 3/20")
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Spark > P1")
    table.all_pass()
    assert (table.result(), table.both_hp()) == ((P1,), (19, 0))


def test_a_card_placed_as_mana_costs_nothing_unless_it_is_ruled_so() -> None:
    # C52, C1
    table = at("P1.hand: Rover", "P1.hp: 2/20")
    table.say(P1, "mana Rover")
    assert table.hp(P1) == 2
    lines = ("P1.hand: Rover; Guest; Ember Shard", "P1.hp: 2/20")
    table = at(*lines, mana_placing_pays_loyalty=True)
    assert table.why_not(P1, "mana Rover") == "Rover costs your hero 2 HP; it has 2 and must keep at least 1 (R76)"
    table.say(P1, "mana Guest")
    assert table.hp(P1) == 1
    table = at(*lines, mana_placing_pays_loyalty=True)
    table.say(P1, "mana Ember Shard")
    assert table.hp(P1) == 2


def test_a_negated_card_is_not_refunded() -> None:
    # C52, C42
    table = at("P1.hand: Totem", "P1.mana: 1", "P1.hp: 10/20", "P2.hand: Deny", "P2.mana: 1")
    table.say(P1, "cast Totem")
    table.say(P2, "cast Deny > link 1")
    table.all_pass()
    assert (table.hp(P1), table.enchants()) == (9, [])


def test_the_faction_of_the_hero_counts_for_each_player() -> None:
    # C52, R74
    table = at("player: P2", "P2.hand: Guest", "P2.mana: 1")
    table.say(P2, "summon Guest > attack 1")
    assert table.both_hp() == (20, 19)


def test_a_discount_leaves_at_least_1_hp_to_pay() -> None:
    # R75, C62
    lines = ("P1.hand: Rover; Guest", "P1.mana: 2", "P1.hp: 10/20")
    table = at(*lines, "enchants: Concord P1; Concord P1; Concord P2")
    table.say(P1, "summon Rover > attack 1")
    assert table.hp(P1) == 9
    table.say(P1, "summon Guest > attack 2")
    assert table.hp(P1) == 8
    foreign = at(*lines, "enchants: Concord P2")
    foreign.say(P1, "summon Rover > attack 1")
    assert foreign.hp(P1) == 8


def test_the_price_of_a_card_is_shown_to_its_holder_alone() -> None:
    # R74, C59
    table = at("P1.hand: Rover; 2/2", "P1.mana: 2")
    assert sorted(table.shown(P1)["seats"][P1]["prices"]) == [[1, 0], [1, 2]]
    assert table.shown(P2)["seats"][P1]["prices"] == [[-1, -1], [-1, -1]]
