"""Heroes move between rows and lanes, are pinned, and travel."""

from __future__ import annotations

import pytest

from cardwright.kernel.data.codec import Json
from tests.games.ancients.table import FALLEN, at, between, creep, hero, melee, places, slots, thing

OWN = "L1.P1"


def traveller(name: str, to: str) -> dict[str, Json]:
    return {"id": name, "card": "k_hr", "from": 1, "to": to}


def test_a_hero_moves_up_for_two_mana() -> None:
    # R55
    table = at(hero("h", "L1.P1.support.2"))
    assert table.do("move", "P1", hero="h", to="L1.P1.combat.3")["cost"] == 2
    assert (table[f"{OWN}.combat"], table[f"{OWN}.mana"], table["L2.P1.mana"]) == ({"3": "h"}, 3, 5)


def test_a_move_stays_in_its_lane_unless_it_goes_from_support_row_to_support_row() -> None:
    # R55, R58
    table = at(hero("h", "L1.P1.support.2"), hero("c", "L1.P1.combat.1"))
    table.refused("move", "P1", hero="h", to="L2.P1.combat.3")
    table.refused("move", "P1", hero="c", to="L2.P1.support.1")
    table.refused("move", "P1", hero="h", to="L1.P1.support.1")
    table.refused("move", "P1", hero="c", to="L1.P1.combat.3")


def test_the_slot_has_to_be_legal_as_for_placing() -> None:
    # R56
    table = at(hero("h", "L1.P1.support.2"), creep("a", "L1.P1.combat.4"))
    table.refused("move", "P1", hero="h", to="L1.P1.combat.1")
    assert slots(table, "P1", "move:h", "L1.P1.combat") == {3, 4, 5}


def test_up_onto_an_ally_replaces_it() -> None:
    # R56
    table = at(hero("h", "L1.P1.support.1"), hero("x", "L1.P1.combat.3"))
    table.do("move", "P1", hero="h", to="L1.P1.combat.3")
    assert (table[f"{OWN}.combat"], table["P1.fountain"]) == ({"3": "h"}, {"x": 4})


def test_a_hero_does_not_support_the_slot_above_itself() -> None:
    # R57
    table = at(hero("h", "L1.P1.support.2"), sides={OWN: FALLEN})
    table.refused("move", "P1", hero="h", to="L1.P1.combat.2")
    table = at(hero("h", "L1.P1.support.2"), creep("a", "L1.P1.combat.1"), sides={OWN: FALLEN})
    table.do("move", "P1", hero="h", to="L1.P1.combat.2")


def test_a_hero_moves_down_to_any_support_slot_for_one_mana() -> None:
    # R58
    table = at(hero("h", "L1.P1.combat.1"))
    assert places(table, "P1", "move:h") == {f"L1.P1.support.{slot}": 1 for slot in (1, 2, 4, 5)}
    table.do("move", "P1", hero="h", to="L1.P1.support.5")
    assert (table[f"{OWN}.support"], table[f"{OWN}.mana"]) == ({"5": "h"}, 4)


def test_down_onto_an_own_improvement_destroys_it() -> None:
    # R59
    table = at(hero("h", "L1.P1.combat.1"), thing("i", "k_imp", "L1.P1.support.5"))
    assert table.do("move", "P1", hero="h", to="L1.P1.support.5")["cost"] == 1
    assert (table.unit("i"), table["P2.gold"]) == ({"at": "destroyed"}, 3)


def test_down_onto_an_own_hero_swaps_the_two_for_three_mana() -> None:
    # R60
    table = at(hero("a", "L1.P1.combat.2"), hero("b", "L1.P1.support.5"))
    assert table.do("move", "P1", hero="a", to="L1.P1.support.5")["cost"] == 3
    assert (table[f"{OWN}.combat"], table[f"{OWN}.support"]) == ({"2": "b"}, {"5": "a"})


def test_a_hero_aimed_at_by_two_enemies_is_pinned() -> None:
    # R61
    pinned = (hero("h", "L1.P1.combat.3"), creep("e", "L1.P2.combat.3"), creep("f", "L1.P2.combat.2", forced="h"))
    table = at(*pinned, hero("g", "L1.P1.support.4"))
    assert table.unit("h")["pinned"] is True
    table.refused("move", "P1", hero="h", to="L1.P1.support.1")
    table.refused("move", "P1", hero="h", to="L1.P1.support.4")
    assert places(table, "P1", "move:h") == {}
    free = at(*pinned[:2])
    assert free.unit("h")["pinned"] is False
    free.do("move", "P1", hero="h", to="L1.P1.support.1")


def test_a_hero_travels_to_the_other_support_row_for_three_mana() -> None:
    # R62
    table = at(hero("h", "L2.P1.support.2"))
    assert table.do("move", "P1", hero="h", to="L1.P1.support.4")["cost"] == 3
    assert (table["L1.P1.mana"], table["L2.P1.mana"]) == (5, 2)


def test_the_hero_leaves_at_once_and_everybody_sees_who_is_on_the_way() -> None:
    # R63
    table = at(hero("h", "L1.P1.support.2"))
    table.do("move", "P1", hero="h", to="L2.P1.support.4")
    assert (table[f"{OWN}.support"], table["P1.travelling"], table.unit("h")["at"]) == ({}, ["h"], "travelling")
    assert table.do("view", "P2")["P1.travelling"] == [{"hero": "h", "from": 1, "to": 2}]


def test_the_hero_arrives_at_the_start_of_the_next_round() -> None:
    # R64
    table = at(hero("h", "L1.P1.support.2"))
    table.do("move", "P1", hero="h", to="L2.P1.support.4")
    table.do("pass", "P2")
    table.do("pass", "P1")
    assert table["L2.P1.support"] == {}
    table.next_round()
    assert (table["L2.P1.support"], table["P1.travelling"]) == ({"4": "h"}, [])


def test_only_the_owner_knows_the_slot() -> None:
    # R65
    table = at(hero("h", "L1.P1.support.2"))
    table.do("move", "P1", hero="h", to="L2.P1.support.4")
    assert "slot" not in table.do("view", "P2")["P1.travelling"][0]
    assert table.do("view", "P1")["P1.travelling"][0]["slot"] == 4


@pytest.mark.parametrize(("start", "to"), [("support.2", "L1.P1.combat.3"), ("combat.3", "L1.P1.support.2")])
def test_all_moves_share_a_cooldown_of_one_round(start: str, to: str) -> None:
    # R66, J47
    table = at(hero("h", f"L1.P1.{start}"))
    back = f"L1.P1.{start}"
    table.do("move", "P1", hero="h", to=to)
    assert table.unit("h")["statuses"] == {"move_cooldown": 1}
    table.do("pass", "P2")
    table.refused("move", "P1", hero="h", to=back)
    table.do("pass", "P1")
    assert table.unit("h")["statuses"] == {}


def test_in_a_swap_both_have_moved() -> None:
    # J47
    table = at(hero("a", "L1.P1.combat.2"), hero("b", "L1.P1.support.5"))
    table.do("move", "P1", hero="a", to="L1.P1.support.5")
    assert table.unit("a")["statuses"] == table.unit("b")["statuses"] == {"move_cooldown": 1}


def test_the_cooldown_is_a_bad_status_that_its_owner_can_purge() -> None:
    # R67, R68
    table = at(hero("h", "L1.P1.combat.3"), hero("g", "L1.P1.support.5"), hand=("k_purge",))
    table.do("move", "P1", hero="h", to="L1.P1.support.1")
    table.do("pass", "P2")
    table.play("P1", "k_purge", "h")
    assert table.unit("h")["statuses"] == {}
    table.do("pass", "P2")
    table.do("move", "P1", hero="h", to="L1.P1.combat.3")


def test_an_enemy_purge_does_not_take_it_off() -> None:
    # R68
    table = at(hero("h", "L1.P1.combat.3"), hero("e", "L1.P2.support.1"), enemy_hand=("k_purge",))
    table.do("move", "P1", hero="h", to="L1.P1.support.1")
    table.play("P2", "k_purge", "h")
    assert table.unit("h")["statuses"] == {"move_cooldown": 1}


def test_a_move_is_an_action_paid_in_the_lane_the_hero_leaves() -> None:
    # J45
    table = at(hero("h", "L1.P1.support.2"), sides={"L1.P1": {"mana": 2}})
    table.refused("move", "P1", hero="h", to="L2.P1.support.2")
    table.do("move", "P1", hero="h", to="L1.P1.combat.3")
    assert (table["to_act"], table["L1.P1.mana"]) == ("P2", 0)


@pytest.mark.parametrize(
    ("status", "moves"), [("stun", False), ("root", False), ("silence", True), ("mute", True), ("disarm", True)]
)
def test_stunned_and_rooted_heroes_do_not_move(status: str, moves: bool) -> None:
    # J46
    table = at(hero("h", "L1.P1.support.1", statuses={status: 1}))
    if moves:
        table.do("move", "P1", hero="h", to="L1.P1.combat.3")
    else:
        table.refused("move", "P1", hero="h", to="L1.P1.combat.3")


def test_a_swap_needs_both_to_be_able_to_move() -> None:
    # J46
    table = at(hero("d", "L1.P1.combat.1"), hero("a", "L1.P1.support.1", statuses={"root": 1}))
    table.refused("move", "P1", hero="d", to="L1.P1.support.1")


def test_a_traveller_arrives_with_move_cooldown_unless_the_option_says_otherwise() -> None:
    # J47
    away = {"P1": {"travelling": [traveller("h", "L2.P1.support.4")]}}
    for options, statuses in (({}, {"move_cooldown": 1}), ({"travel_cooldown_on_arrival": False}, {})):
        table = between(players=away, options=options)
        table.next_round()
        assert table.unit("h")["statuses"] == statuses


@pytest.mark.parametrize(("options", "kept"), [({}, {"move_cooldown": 1}), ({"travel_cooldown_on_arrival": False}, {})])
def test_the_end_of_the_round_leaves_a_traveller_its_cooldown(options: dict[str, Json], kept: dict[str, Json]) -> None:
    # J47
    table = at(hero("h", "L1.P1.support.1"), options=options)
    table.do("move", "P1", hero="h", to="L2.P1.support.4")
    table.do("pass", "P2")
    table.do("pass", "P1")
    assert (table.unit("h")["at"], table.unit("h")["statuses"]) == ("travelling", kept)


def test_a_traveller_lends_no_colour_and_supports_nothing() -> None:
    # J48
    ab = hero("a", "L1.P1.support.1", ab=True, ab_bonus={})
    table = at(ab, thing("b", "k_hb", "L2.P1.support.1"), hero("e", "L2.P2.combat.3"), hand=("k_bolt3",))
    table.do("move", "P1", hero="a", to="L2.P1.support.4")
    table.do("pass", "P2")
    table.refused("play", "P1", card="k_bolt3", targets=["e"])
    assert slots(table, "P1", "creep", "L1.P1.combat") == {3}


def test_at_arrival_an_improvement_is_destroyed() -> None:
    # J48
    away = {"P1": {"travelling": [traveller("h", "L2.P1.support.4")]}}
    table = between(thing("i", "k_imp", "L2.P1.support.4"), players=away)
    table.next_round()
    assert (table["L2.P1.support"], table.unit("i"), table["P2.gold"]) == ({"4": "h"}, {"at": "destroyed"}, 3)


def test_at_arrival_a_hero_makes_the_traveller_take_the_nearest_empty_slot() -> None:
    # J48
    away = {"P1": {"travelling": [traveller("h", "L2.P1.support.2")]}}
    table = between(hero("g", "L2.P1.support.2"), players=away)
    table.next_round()
    assert table["L2.P1.support"] == {"1": "h", "2": "g"}


def test_or_bounces_that_hero_if_there_is_none() -> None:
    # J48
    full = [thing(f"i{slot}", "k_imp", f"L2.P1.support.{slot}") for slot in (1, 4, 5)]
    away = {"P1": {"travelling": [traveller("h", "L2.P1.support.2")]}}
    table = between(hero("g", "L2.P1.support.2"), *full, players=away)
    table.next_round()
    assert (table["L2.P1.support"]["2"], table["P1.fountain"]) == ("h", {"g": 4})


def test_several_travellers_arrive_in_the_order_in_which_they_left() -> None:
    # J64
    away = {"P1": {"travelling": [traveller("x", "L2.P1.support.4"), traveller("y", "L2.P1.support.4")]}}
    table = between(players=away)
    table.next_round()
    assert table["L2.P1.support"] == {"4": "x", "5": "y"}


def test_the_arrows_of_units_that_cannot_strike_pin_too() -> None:
    # J54
    table = at(
        hero("h", "L1.P1.combat.3"),
        creep("e", "L1.P2.combat.3", statuses={"stun": 2}),
        creep("f", "L1.P2.combat.2", forced="h", statuses={"disarm": 1}),
    )
    table.refused("move", "P1", hero="h", to="L1.P1.support.1")


def test_the_arrows_of_drawn_creeps_pin_unless_the_option_says_otherwise() -> None:
    # J68
    duel = (hero("a", "L1.P1.combat.3"), hero("b", "L1.P2.combat.3"), melee("y", "L1.P2.combat.4"))
    assert at(*duel).unit("a")["pinned"] is True
    assert at(*duel, options={"pin_counts_aggro": False}).unit("a")["pinned"] is False
    assert at(*duel, options={"aggro_at_round_start": False}).unit("y")["target"] == "core"


def test_a_pin_ends_with_its_arrows() -> None:
    # J68
    duel = (hero("a", "L1.P1.combat.3"), hero("b", "L1.P2.combat.3"), melee("y", "L1.P2.combat.4"))
    table = at(*duel, hero("s", "L1.P1.support.5"), hand=("k_bolt1",))
    table.play("P1", "k_bolt1", "y")
    assert table.unit("a")["pinned"] is False


def test_an_own_unit_can_be_put_on_a_pinned_hero() -> None:
    # J68
    duel = (hero("a", "L1.P1.combat.3"), hero("b", "L1.P2.combat.3"), melee("y", "L1.P2.combat.4"))
    table = at(*duel, hero("s", "L1.P1.support.5"), hand=("k_c",))
    table.play("P1", "k_c", to="L1.P1.combat.3")
    assert table["P1.fountain"] == {"a": 4}


def test_a_move_made_by_an_effect_costs_nothing_more_and_sets_no_cooldown() -> None:
    # J67
    hook = thing("h", "k_hr", "L1.P1.combat.1", items=["i10"])
    table = at(hook, hero("e", "L1.P2.support.2"))
    assert table.do("use_item", "P1", hero="h", item="i10", targets=["e"])["cost"] == 1
    assert (table.unit("e")["at"], table.unit("e")["statuses"]) == ("L1.P2.combat.2", {})
    assert (table["L1.P1.mana"], table["L1.P2.mana"]) == (4, 5)


def test_vanishing_step_ignores_the_pin_and_sets_the_cooldown_because_it_says_so() -> None:
    # J67
    duel = (thing("a", "h_k2", "L1.P1.combat.3"), hero("b", "L1.P2.combat.3"), melee("y", "L1.P2.combat.4"))
    table = at(*duel, hand=("s_k2b",))
    assert table.unit("a")["pinned"] is True
    table.play("P1", "s_k2b", to="L1.P1.support.4")
    assert (table.unit("a")["at"], table.unit("a")["statuses"]) == ("L1.P1.support.4", {"move_cooldown": 1})
