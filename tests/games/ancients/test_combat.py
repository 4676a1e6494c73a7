"""Combat: arrows, and blows in their order."""

from __future__ import annotations

import pytest

from tests.games.ancients.table import ancient, at, creep, fought, hero, thing


def test_both_lanes_fight_at_the_same_time() -> None:
    # R30
    table = fought(
        creep("a", "L1.P1.combat.2", 3, health=3),
        creep("e", "L1.P2.combat.2", 3, health=3),
        creep("b", "L2.P1.combat.4", 1, health=9),
        creep("f", "L2.P2.combat.4", 2, health=9),
    )
    assert (table.unit("a"), table.unit("e")) == ({"at": "dead"}, {"at": "dead"})
    assert (table.unit("b")["health"], table.unit("f")["health"]) == (7, 8)


def test_a_unit_strikes_the_enemy_opposite_or_the_core() -> None:
    # J17
    table = at(creep("a", "L1.P1.combat.2"), creep("e", "L1.P2.combat.2"), creep("b", "L1.P1.combat.4"))
    assert (table.unit("a")["target"], table.unit("b")["target"]) == ("e", "core")
    table.end_turns()
    assert (table.unit("e")["health"], table["L1.P2.tower"]) == (2, 58)


def test_a_forced_target_holds_while_it_is_adjacent() -> None:
    # J18
    board = (hero("h", "L1.P1.combat.3"), creep("w", "L1.P1.combat.2"), creep("e", "L1.P2.combat.2", forced="h"))
    table = at(*board)
    assert table.unit("e")["target"] == "h"
    table.do("move", "P1", hero="h", to="L1.P1.support.1")
    assert table.unit("e")["target"] == "w"


def test_it_lasts_for_the_round() -> None:
    # J18
    board = (hero("h", "L1.P1.combat.3"), creep("w", "L1.P1.combat.2"), creep("e", "L1.P2.combat.2", 0, forced="h"))
    table = fought(*board)
    table.next_round()
    assert table.unit("e")["target"] == "w"


def test_a_unit_that_moves_forgets_its_target() -> None:
    # J18
    board = (hero("h", "L1.P1.combat.3", forced="e"), creep("e", "L1.P2.combat.2"), creep("f", "L1.P2.combat.3"))
    table = at(*board, hand=("k_purge",))
    table.do("move", "P1", hero="h", to="L1.P1.support.1")
    table.do("pass", "P2")
    table.play("P1", "k_purge", "h")
    table.do("pass", "P2")
    table.do("move", "P1", hero="h", to="L1.P1.combat.3")
    assert table.unit("h")["target"] == "f"


def test_units_in_the_support_row_do_not_fight_but_can_be_aimed_at_by_casts() -> None:
    # J10
    cleaver = creep("e", "L1.P2.combat.2", keywords=["Cleave 2"])
    table = at(hero("h", "L1.P1.support.2"), cleaver, hero("z", "L1.P2.support.1"), enemy_hand=("k_bolt1",))
    assert table.unit("h")["target"] is None
    table.do("pass", "P1")
    table.play("P2", "k_bolt1", "h")
    table.do("pass", "P1")
    table.do("pass", "P2")
    assert (table.unit("h")["health"], table["L1.P1.tower"], table["L1.P2.tower"]) == (9, 58, 60)


@pytest.mark.parametrize(("first", "second", "left"), [(5, 1, 17), (1, 5, 16)])
def test_strikes_come_by_the_slot_of_the_attacker(first: int, second: int, left: int) -> None:
    # J21
    target = hero("t", "L1.P2.combat.3", stats=[0, 2, 20])
    lower = creep("a", "L1.P1.combat.2", first, health=9, forced="t")
    table = fought(target, lower, creep("b", "L1.P1.combat.3", second, health=9))
    assert table.unit("t")["health"] == left


def test_cleave_comes_after_the_strikes() -> None:
    # J21
    table = fought(
        creep("a", "L1.P1.combat.1", 1, health=9, keywords=["Cleave 1"]),
        creep("b", "L1.P1.combat.2", 3, health=9),
        creep("e", "L1.P2.combat.1", 0, health=9),
        hero("t", "L1.P2.combat.2", stats=[0, 1, 20]),
    )
    assert table.unit("t")["health"] == 20 - 2 - 1


def test_cleave_spares_the_unit_that_is_struck_and_never_hits_a_core() -> None:
    # J22
    enemies = [creep(f"e{slot}", f"L1.P2.combat.{slot}", 0, health=9) for slot in (2, 3, 4, 5)]
    table = fought(creep("a", "L1.P1.combat.3", 3, health=9, keywords=["Cleave 2"]), *enemies)
    assert [table.unit(f"e{slot}")["health"] for slot in (2, 3, 4, 5)] == [7, 6, 7, 9]
    assert table["L1.P2.tower"] == 60


def test_siege_hits_the_core_whether_the_unit_is_blocked_or_not() -> None:
    # J21
    table = fought(
        creep("a", "L1.P1.combat.3", 3, health=9, keywords=["Siege 2"]),
        creep("e", "L1.P2.combat.3", 0, health=9),
        creep("b", "L2.P1.combat.1", 3, health=9, keywords=["Siege 2"]),
        sides={"L2.P2": ancient(2)},
    )
    assert (table["L1.P2.tower"], table.unit("e")["health"], table["L2.P2.ancient"]) == (58, 6, 86)


def test_retaliate_hits_the_one_who_strikes() -> None:
    # J21
    table = fought(
        creep("a", "L1.P1.combat.2", 1, 1, 9), creep("e", "L1.P2.combat.2", 0, health=9, keywords=["Retaliate 3"])
    )
    assert (table.unit("a")["health"], table.unit("e")["health"]) == (7, 8)


@pytest.mark.parametrize("status", ["stun", "disarm"])
def test_who_cannot_strike_has_no_cleave_and_no_siege_but_retaliates(status: str) -> None:
    # J60
    words = ["Cleave 2", "Siege 2", "Retaliate 3"]
    table = fought(
        creep("a", "L1.P1.combat.2", 3, health=9, keywords=words, statuses={status: 3}),
        creep("e", "L1.P2.combat.2", 1, health=9),
        creep("f", "L1.P2.combat.3", 0, health=9),
    )
    assert (table.unit("e")["health"], table.unit("f")["health"], table["L1.P2.tower"]) == (6, 9, 60)


def test_decay_and_regeneration_work_in_both_rows() -> None:
    # J60
    table = fought(
        creep("a", "L1.P1.combat.2", 0, health=9, keywords=["Decay 2"]),
        hero("h", "L1.P1.support.1", damage=5, keywords=["Regeneration 2"]),
        hero("g", "L1.P1.support.5", keywords=["Decay 2"]),
    )
    assert [table.unit(name)["health"] for name in "ahg"] == [7, 7, 8]


def test_regeneration_heals_before_anybody_dies() -> None:
    # J60
    table = fought(
        creep("b", "L1.P1.combat.3", 0, health=3, keywords=["Regeneration 2"]), creep("e", "L1.P2.combat.3", 4)
    )
    assert table.unit("b")["health"] == 1


def test_decay_is_no_damage() -> None:
    # J23
    table = at(hero("a", "L1.P1.combat.2", stats=[0, 1, 9], keywords=["Decay 2"]), creep("e", "L1.P2.combat.2", 1))
    table.end_turns()
    assert table.unit("a")["health"] == 9 - 2


def test_pierce_is_said_of_strike_cleave_siege_and_retaliate() -> None:
    # J70
    words = ["Pierce", "Cleave 2", "Siege 2", "Retaliate 2"]
    table = fought(
        creep("a", "L1.P1.combat.2", 3, health=20, keywords=words),
        creep("e", "L1.P2.combat.2", 1, 3, 20),
        creep("f", "L1.P2.combat.3", 0, 3, 20),
        sides={"L1.P2": ancient(5)},
    )
    assert (table.unit("e")["health"], table.unit("f")["health"], table["L1.P2.ancient"]) == (20 - 3 - 2, 18, 88)
    assert table["P2.gold"] == 3 + 5 + 5


def test_a_summoned_creep_that_is_bounced_is_gone_and_another_goes_to_the_hand() -> None:
    # J70
    board = (thing("t", "t_sprout", "L1.P1.combat.3"), creep("c", "L1.P1.combat.4"), hero("h", "L1.P1.support.1"))
    table = at(*board, hand=("t_home", "t_home"))
    table.play("P1", "t_home", "t")
    assert table.unit("t")["at"] == "destroyed"
    table.do("pass", "P2")
    table.play("P1", "t_home", "c")
    assert (table["L1.P1.combat"], table["P1.hand"], table["P2.gold"]) == ({}, ["k_c"], 3)
