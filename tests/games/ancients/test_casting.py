"""Casting: who casts, what it costs, how far it reaches; and abilities."""

from __future__ import annotations

import pytest

from tests.games.ancients.table import at, creep, deploy, hero, melee, new_game, thing

BLUE = "k_hb"


def test_combat_comes_when_both_have_passed_in_a_row() -> None:
    # R29
    table = at(creep("a", "L1.P1.combat.3"), hero("h", "L1.P2.support.1"), enemy_hand=("k_bolt1",))
    table.do("pass", "P1")
    table.play("P2", "k_bolt1", "a")
    table.do("pass", "P1")
    assert (table["phase"], table["L1.P2.tower"]) == ("action", 60)
    table.do("pass", "P2")
    assert (table["phase"], table["L1.P2.tower"]) == ("between", 58)


def test_items_abilities_and_runes_cost_one_mana_and_passing_nothing() -> None:
    # J14
    board = (thing("h", "k_hact", "L1.P1.combat.3", items=["k_wand"]), hero("e", "L1.P2.support.1"))
    table = at(*board, hand=("k_blade", "k_salve"), rune="k_rune_gold")
    paid = []
    for do, fields in (
        ("ability", {"source": "h", "targets": ["e"]}),
        ("use_item", {"hero": "h", "item": "k_wand", "targets": ["e"]}),
        ("play", {"card": "k_blade", "hero": "h"}),
        ("claim_rune", {"hero": "h"}),
    ):
        paid.append(table.do(do, "P1", **fields)["cost"])
        table.do("pass", "P2")
    assert (paid, table["L1.P1.mana"]) == ([1, 1, 1, 1], 1)
    table.do("play", "P1", card="k_salve", targets=["h"])
    assert (table["L1.P1.mana"], table["L1.P2.mana"]) == (0, 5)


def test_a_consumable_is_paid_in_the_lane_of_its_target_or_in_the_one_that_is_named() -> None:
    # J53
    table = at(hero("h", "L2.P1.combat.3", damage=4), hand=("k_salve", "k_scroll"), players={"P1": {"deck": ["k_c"]}})
    table.play("P1", "k_salve", "h")
    assert (table["L1.P1.mana"], table["L2.P1.mana"], table.unit("h")["health"]) == (5, 4, 10)
    table.do("pass", "P2")
    table.play("P1", "k_scroll", lane=1)
    assert (table["L1.P1.mana"], table["L2.P1.mana"], table["P1.hand"]) == (4, 4, ["k_c"])


def test_a_spell_without_a_target_is_played_in_the_lane_that_is_named() -> None:
    # J53
    board = (hero("h", "L1.P1.support.1"), hero("c", "L2.P1.combat.3"))
    table = at(*board, hand=("k_draw2",))
    assert table.play("P1", "k_draw2", lane=2) == {"cost": 1, "caster": "c"}


def test_a_card_costs_one_less_from_the_support_row() -> None:
    # R33
    for row, cost in (("support", 1), ("combat", 2)):
        table = at(hero("h", f"L1.P1.{row}.1"), hero("e", "L1.P2.combat.3"), hand=("k_bolt3",))
        assert table.play("P1", "k_bolt3", "e")["cost"] == cost
        assert table["L1.P1.mana"] == 5 - cost


def test_creeps_and_improvements_cost_one_less_from_there_too() -> None:
    # R33
    table = at(hero("h", "L1.P1.support.1"), hand=("k_c", "k_imp"))
    assert table.play("P1", "k_c", to="L1.P1.combat.3")["cost"] == 1
    table.do("pass", "P2")
    assert table.play("P1", "k_imp", to="L1.P1.support.2")["cost"] == 1


def test_abilities_and_items_cost_the_same_everywhere() -> None:
    # R34
    board = (thing("h", "k_hact", "L1.P1.support.1", items=["k_wand"]), hero("e", "L1.P2.combat.3"))
    table = at(*board, hand=("k_blade",))
    assert table.do("ability", "P1", source="h", targets=["e"])["cost"] == 1
    table.do("pass", "P2")
    assert table.do("use_item", "P1", hero="h", item="k_wand", targets=["e"])["cost"] == 1
    table.do("pass", "P2")
    assert table.play("P1", "k_blade", hero="h")["cost"] == 1
    assert table["L1.P1.mana"] == 2


def test_a_card_can_cost_nothing() -> None:
    # J15
    table = at(hero("h", "L1.P1.support.1"), hero("e", "L1.P2.combat.3"), hand=("k_bolt1", "k_zero"))
    assert table.play("P1", "k_bolt1", "e")["cost"] == 0
    table.do("pass", "P2")
    assert table.play("P1", "k_zero", "e")["cost"] == 0


def test_the_hero_in_the_support_row_casts_by_itself() -> None:
    # R35
    board = (hero("c", "L1.P1.combat.1"), hero("s", "L1.P1.support.5"), hero("e", "L1.P2.combat.4"))
    assert at(*board, hand=("k_bolt3",)).play("P1", "k_bolt3", "e") == {"cost": 1, "caster": "s"}


def test_but_not_where_it_cannot_reach() -> None:
    # R35, R40
    board = (hero("c", "L1.P1.combat.1"), hero("s", "L1.P1.support.5"), hero("e", "L1.P2.support.4"))
    assert at(*board, hand=("k_melee2",)).play("P1", "k_melee2", "e") == {"cost": 2, "caster": "c"}


def test_the_price_goes_before_the_signature_and_the_signature_before_the_slot() -> None:
    # J62
    signer = thing("d", "k_d1", "L1.P1.support.5")
    board = (hero("x", "L1.P1.support.1"), signer, hero("e", "L1.P2.combat.3"))
    table = at(*board, hand=("k_s1a", "k_bolt3"))
    assert table.play("P1", "k_s1a", "e")["caster"] == "d"
    table.do("pass", "P2")
    assert table.play("P1", "k_bolt3", "e")["caster"] == "x"

    fighting = thing("d", "k_d1", "L1.P1.combat.1")
    table = at(hero("x", "L1.P1.support.5"), fighting, hero("e", "L1.P2.combat.3"), hand=("k_s1a",))
    assert table.play("P1", "k_s1a", "e")["caster"] == "x"


def test_over_two_lanes_the_first_lane_casts() -> None:
    # J62
    board = (hero("a", "L2.P1.support.1"), hero("b", "L1.P1.support.5"), hero("e", "L2.P2.support.5"))
    table = at(*board, hand=("k_cross2",))
    assert table.play("P1", "k_cross2", "e")["caster"] == "b"
    assert (table["L1.P1.mana"], table["L2.P1.mana"]) == (4, 5)


def test_the_player_may_name_another_caster() -> None:
    # J62
    board = (hero("c", "L1.P1.combat.1"), hero("s", "L1.P1.support.5"), hero("e", "L1.P2.combat.4"))
    assert at(*board, hand=("k_bolt3",)).play("P1", "k_bolt3", "e", caster="c")["cost"] == 2


def test_a_card_needs_a_hero_of_its_colour_in_the_lane() -> None:
    # J30
    board = (thing("b", BLUE, "L1.P1.support.1"), hero("r", "L2.P1.support.1"), hero("e", "L1.P2.combat.3"))
    table = at(*board, hand=("k_bolt3", "k_blue2"))
    table.refused("play", "P1", card="k_bolt3", targets=["e"])
    table.refused("play", "P1", card="k_bolt3", targets=["e"], caster="b")
    assert table.play("P1", "k_blue2", "e")["caster"] == "b"


@pytest.mark.parametrize(
    ("status", "casts"), [("stun", False), ("silence", False), ("mute", True), ("disarm", True), ("root", True)]
)
def test_who_is_stunned_or_silenced_casts_nothing(status: str, casts: bool) -> None:
    # J30
    table = at(hero("h", "L1.P1.support.1", statuses={status: 2}), hero("e", "L1.P2.combat.3"), hand=("k_bolt1",))
    if casts:
        table.play("P1", "k_bolt1", "e")
    else:
        table.refused("play", "P1", card="k_bolt1", targets=["e"])


def test_a_card_without_a_range_reaches_its_whole_lane_and_no_other() -> None:
    # R36
    board = (hero("h", "L1.P1.support.1"), hero("e", "L1.P2.support.5"), hero("f", "L2.P2.combat.3"))
    table = at(*board, hand=("k_bolt3",))
    table.refused("play", "P1", card="k_bolt3", targets=["f"])
    table.play("P1", "k_bolt3", "e")
    assert table.unit("e")["health"] == 7


def test_so_does_an_ability() -> None:
    # R37
    board = (thing("h", "k_hact", "L1.P1.support.1"), hero("e", "L1.P2.support.5"), hero("f", "L2.P2.combat.3"))
    table = at(*board)
    table.refused("ability", "P1", source="h", targets=["f"])
    table.do("ability", "P1", source="h", targets=["e"])
    assert table.unit("e")["health"] == 8


def test_melee_reaches_the_next_row() -> None:
    # R38, R39
    for row, target in (("support", "L1.P2.combat.5"), ("combat", "L1.P2.support.1"), ("combat", "L1.P2.combat.5")):
        table = at(hero("h", f"L1.P1.{row}.1"), hero("e", target), hand=("k_melee2",))
        table.play("P1", "k_melee2", "e")
        assert table.unit("e")["health"] == 8


def test_both_combat_rows_are_one_row_and_the_core_stands_in_the_support_row() -> None:
    # R39
    board = (hero("h", "L1.P1.support.1"), hero("g", "L1.P1.combat.4"))
    table = at(*board, hand=("k_ram5",))
    table.refused("play", "P1", card="k_ram5", targets=["L1.P2.core"], caster="h")
    assert table.play("P1", "k_ram5", "L1.P2.core")["caster"] == "g"
    assert table["L1.P2.tower"] == 55


def test_melee_does_not_reach_from_support_row_to_support_row() -> None:
    # R40
    board = (thing("h", "k_hactm", "L1.P1.support.1"), hero("e", "L1.P2.support.1"))
    table = at(*board, hand=("k_melee2",))
    table.refused("play", "P1", card="k_melee2", targets=["e"])
    table.refused("ability", "P1", source="h", targets=["e"])


def test_a_cooldown_of_two_means_every_second_round() -> None:
    # J29
    table = at(thing("h", "k_hcd2", "L1.P1.support.1"), hero("e", "L1.P2.support.1"))
    table.do("ability", "P1", source="h", targets=["e"])
    assert table.unit("h")["cooldown"] == 2
    table.do("pass", "P2")
    table.refused("ability", "P1", source="h", targets=["e"])
    table.do("pass", "P1")
    assert table.unit("h")["cooldown"] == 1
    table.next_round()
    table.do("pass", "P2")
    table.refused("ability", "P1", source="h", targets=["e"])
    table.do("pass", "P1")
    table.next_round()
    table.do("pass", "P2")
    table.do("ability", "P1", source="h", targets=["e"])


def test_the_abilities_of_heroes_begin_with_a_full_cooldown() -> None:
    # J29
    table = new_game()
    assert table.unit("P1:k_d2")["cooldown"] == 1
    for step, name in enumerate(("k_d1", "k_d2", "k_d3"), 1):
        lanes = {1: ("L1", "L1"), 2: ("L1", "L2"), 3: ("L2", "L1")}[step]
        for player, lane in zip(("P1", "P2"), lanes, strict=True):
            deploy(table, player, (f"{player}:{name}", f"{lane}.{player}.support.{(1, 2, 4)[step - 1]}"))
    table.refused("ability", "P1", source="P1:k_d2", targets=["P2:k_d1"])


def test_cooldowns_go_down_in_the_fountain_too() -> None:
    # J29
    wounded = thing("h", "k_hcd2", "L1.P1.support.1", stats=[0, 0, 1])
    table = at(wounded, hero("e", "L1.P2.support.1"), enemy_hand=("k_bolt1",))
    table.do("ability", "P1", source="h", targets=["e"])
    table.play("P2", "k_bolt1", "h")
    table.do("pass", "P1")
    table.do("pass", "P2")
    assert (table.unit("h")["at"], table.unit("h")["cooldown"]) == ("fountain", 1)


def test_an_item_is_ready_when_it_is_first_equipped() -> None:
    # J61
    board = (hero("h", "L1.P1.combat.2"), hero("e", "L1.P2.support.1"))
    table = at(*board, hand=("k_wand",))
    table.play("P1", "k_wand", hero="h")
    table.do("pass", "P2")
    table.do("use_item", "P1", hero="h", item="k_wand", targets=["e"])
    assert table.unit("e")["health"] == 8


def test_carrying_an_item_to_another_hero_does_not_make_it_ready() -> None:
    # J61
    board = (
        hero("h", "L1.P1.support.2", items=["k_rod", "k_plate"]),
        hero("g", "L1.P1.support.4"),
        hero("e", "L1.P2.support.1"),
    )
    table = at(*board, hand=("k_blade",))
    table.do("use_item", "P1", hero="h", item="k_rod", targets=["e"])
    table.do("pass", "P2")
    table.play("P1", "k_blade", hero="h", replace="k_rod")
    table.do("pass", "P2")
    table.play("P1", "k_rod", hero="g")
    table.do("pass", "P2")
    assert "ready again in 2 rounds" in table.refused("use_item", "P1", hero="g", item="k_rod", targets=["e"])
    table.do("pass", "P1")
    table.next_round()
    table.do("pass", "P2")
    table.refused("use_item", "P1", hero="g", item="k_rod", targets=["e"])
    table.do("pass", "P1")
    table.next_round()
    table.do("pass", "P2")
    table.do("use_item", "P1", hero="g", item="k_rod", targets=["e"])


def test_the_cooldown_of_an_item_goes_down_in_the_hand() -> None:
    # J61
    board = (hero("h", "L1.P1.support.2", items=["k_wand", "k_plate"]), hero("e", "L1.P2.support.1"))
    table = at(*board, hand=("k_blade",))
    table.do("use_item", "P1", hero="h", item="k_wand", targets=["e"])
    table.do("pass", "P2")
    table.play("P1", "k_blade", hero="h", replace="k_wand")
    table.do("pass", "P2")
    table.do("pass", "P1")
    table.next_round()
    table.do("pass", "P2")
    table.play("P1", "k_wand", hero="h", replace="k_blade")
    table.do("pass", "P2")
    table.do("use_item", "P1", hero="h", item="k_wand", targets=["e"])
    assert table.unit("e")["health"] == 6


def test_after_a_quickcast_the_same_player_goes_on() -> None:
    # J38
    board = (hero("h", "L1.P1.support.1"), hero("e", "L1.P2.support.1"))
    stunned = melee("x", "L1.P1.combat.1", statuses={"stun": 2})
    table = at(*board, stunned, hand=("k_quick1", "k_quick1"))
    table.play("P1", "k_quick1", "e")
    assert (table["to_act"], table.unit("x")["statuses"]) == ("P1", {"stun": 2})
    table.do("pass", "P1")
    assert (table["to_act"], table.unit("x")["statuses"]) == ("P2", {"stun": 1})


def test_an_untargetable_unit_is_chosen_only_by_its_own_side() -> None:
    # J1
    veiled = hero("e", "L1.P2.combat.2", keywords=["Untargetable"])
    table = at(hero("h", "L1.P1.support.1"), veiled, hand=("k_bolt1",), enemy_hand=("k_bolt1",))
    table.refused("play", "P1", card="k_bolt1", targets=["e"])
    table.do("pass", "P1")
    table.play("P2", "k_bolt1", "e")


def test_the_ability_of_an_improvement_is_ready_when_it_enters_play() -> None:
    # J61
    board = (thing("b", "k_hb", "L1.P1.support.2"), hero("e", "L1.P2.support.1"))
    table = at(*board, hand=("m_b14",))
    table.play("P1", "m_b14", to="L1.P1.support.1", **{"as": "i"})
    table.do("pass", "P2")
    table.do("ability", "P1", source="i", targets=["e"])
    assert (table.unit("e")["health"], table.unit("i")["cooldown"]) == (8, 1)
