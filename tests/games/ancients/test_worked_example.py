"""A whole round with printed cards, number by number: round 6, a Night, from its start to its end."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.ancients.table import Table, between, melee, thing

BLESSED_BRAKKA = {"ab": True, "ab_bonus": {"attack": 1, "armor": 0, "health": 2}}
BLESSED_CALDRIN = {"ab": True, "ab_bonus": {"attack": 1, "armor": 1, "health": 1}}
SPAWN = {"kind": "spawn", "lane": 2, "player": "P1", "options": [2, 4], "pick": 4}
VICTIM = {"kind": "unit", "player": "P1", "options": ["@L2.P2.combat.2", "tolgar", "guard", "bull"], "pick": "guard"}


def side(tower: int | None, ancient: int = 90) -> dict[str, Any]:
    return {"tower": tower, "ancient": ancient, "mana": 0, "mana_max": 7}


def before_round_six() -> Table:
    """After round 5: P1's Tower in lane 2 is gone, Uldo and Caldrin are in the fountain, Rusk is on the way."""
    uldo = {"id": "uldo", "card": "h_r4", "ready": 7}
    caldrin = {"id": "caldrin", "card": "h_b1", "ready": 6, **BLESSED_CALDRIN}
    rusk = {"id": "rusk", "card": "h_k1", "from": 1, "to": "L2.P2.support.2"}
    return between(
        thing("brakka", "h_r1", "L1.P1.combat.2", damage=3, **BLESSED_BRAKKA),
        melee("m1", "L1.P1.combat.3"),
        thing("issa", "h_g3", "L1.P1.support.4"),
        thing("vashti", "h_k2", "L1.P2.combat.2"),
        melee("m2", "L1.P2.combat.3"),
        thing("veyra", "h_b2", "L2.P1.combat.3"),
        thing("orsolo", "h_b4", "L2.P1.support.2"),
        thing("tolgar", "h_r2", "L2.P2.combat.3"),
        thing("guard", "m_r09", "L2.P2.combat.4"),
        thing("bull", "m_r10", "L2.P2.combat.5"),
        thing("kelm", "h_k3", "L2.P2.support.4"),
        round=5,
        initiative="P2",
        sides={"L1.P1": side(48), "L1.P2": side(41), "L2.P1": side(None, 84), "L2.P2": side(55)},
        players={
            "P1": {"gold": 6, "hand": ["m_r03"], "deck": ["m_g01", "m_g02", "m_g05"], "fountain": [uldo]},
            "P2": {
                "gold": 9,
                "hand": ["m_b03", "m_k02"],
                "deck": ["m_k04", "m_k05"],
                "fountain": [caldrin],
                "travelling": [rusk],
            },
        },
    )


def stats(table: Table, name: str) -> tuple[int, int, int]:
    unit = table.unit(name)
    return unit["attack"], unit["armor"], unit["health"]


def started() -> Table:
    table = before_round_six()
    table.next_round(random=[SPAWN])
    return table


def deployed() -> Table:
    table = started()
    table.do("deploy", "P2", placements=[{"hero": "caldrin", "to": "L1.P2.support.2"}])
    return table


def acted() -> Table:
    """All turns up to the last pass."""
    table = deployed()
    table.play("P2", "m_b03", "brakka")
    table.do("ability", "P2", source="tolgar", targets=["veyra"])
    table.do("ability", "P1", source="issa", targets=["brakka"])
    table.play("P2", "m_k02", "veyra")
    table.play("P1", "m_r03", "tolgar", random=[VICTIM])
    table.do("pass", "P2")
    table.do("move", "P1", hero="issa", to="L1.P1.combat.5")
    table.do("pass", "P2")
    return table


@cache
def fought() -> Table:
    table = acted()
    table.do("pass", "P1")
    return table


def test_night_begins_with_full_pools_a_card_each_and_no_rune() -> None:
    # R69, R70, R78, R88, R89
    table = started()
    assert (table["round"], table["time"], table["rune"]) == (6, "night", None)
    assert [table[f"{pool}.mana"] for pool in ("L1.P1", "L1.P2", "L2.P1", "L2.P2")] == [8, 8, 8, 8]
    assert (table["P1.hand_size"], table["P2.hand_size"]) == (2, 3)


def test_rusk_arrives_before_creeps_spawn() -> None:
    # R64, R65, J48
    assert started()["L2.P2.support"] == {"2": "rusk", "4": "kelm"}


def test_creeps_spawn_next_to_the_middle_by_counts_and_by_the_fallen_tower() -> None:
    # R19 to R22, R27
    table = started()
    assert table["L1.P1.combat"] == {"2": "brakka", "3": "m1", "4": "t_melee"}
    assert table["L1.P2.combat"] == {"2": "vashti", "3": "m2", "4": "t_melee"}
    assert table["L2.P1.combat"] == {"3": "veyra", "4": "t_melee"}
    assert table["L2.P2.combat"] == {"2": "t_melee", "3": "tolgar", "4": "guard", "5": "bull"}


def test_all_creeps_are_mega_by_night_but_those_behind_a_fallen_tower() -> None:
    # R23, R25, R26
    table = started()
    assert [stats(table, name) for name in ("m1", "m2", "@L1.P1.combat.4", "@L1.P2.combat.4")] == [(3, 0, 3)] * 4
    assert stats(table, "@L2.P2.combat.2") == (3, 0, 3)
    assert stats(table, "@L2.P1.combat.4") == (1, 0, 1)


def test_only_caldrin_is_ready_and_both_blessed_heroes_have_their_points() -> None:
    # R99, J12
    table = started()
    assert (table["P1.ready"], table["P2.ready"]) == ([], ["caldrin"])
    table = deployed()
    assert (stats(table, "caldrin"), stats(table, "brakka")) == ((3, 1, 8), (5, 2, 9))
    assert table.unit("brakka")["max_health"] == 12


def test_heroes_that_face_each_other_draw_the_creeps_beside_them() -> None:
    # R104, J26
    table = deployed()
    targets = {name: table.unit(name)["target"] for name in ("brakka", "vashti", "m1", "m2", "veyra", "tolgar")}
    assert targets == {
        **{"brakka": "vashti", "vashti": "brakka", "m1": "vashti", "m2": "brakka"},
        **{"veyra": "tolgar", "tolgar": "veyra"},
    }
    assert table.unit("@L1.P1.combat.4")["target"] == "t_melee"
    assert table.unit("@L2.P2.combat.2")["target"] == "veyra"
    assert table.unit("@L2.P1.combat.4")["target"] == "tolgar"
    assert (table.unit("guard")["target"], table.unit("bull")["target"]) == ("t_melee", "core")


def test_a_quickcast_from_the_support_row_silences_brakka_and_p2_goes_on() -> None:
    # R33, R98, R128
    table = deployed()
    done = table.play("P2", "m_b03", "brakka")
    assert (done["caster"], done["cost"], table["L1.P2.mana"], table["to_act"]) == ("caldrin", 1, 7, "P2")
    assert table.unit("brakka")["statuses"] == {"silence": 2}


def test_hook_and_drop_hurts_and_disarms_veyra() -> None:
    # R131
    table = deployed()
    table.play("P2", "m_b03", "brakka")
    table.do("ability", "P2", source="tolgar", targets=["veyra"])
    assert (table.unit("veyra")["health"], table.unit("veyra")["statuses"]) == (4, {"disarm": 1})
    assert table["L2.P2.mana"] == 7
    table.refused("play", "P1", card="m_r03", targets=["tolgar"])  # red is no longer lent


def test_cleansing_light_heals_brakka_and_purges_the_silence() -> None:
    # J37
    table = deployed()
    table.play("P2", "m_b03", "brakka")
    table.do("ability", "P2", source="tolgar", targets=["veyra"])
    table.do("ability", "P1", source="issa", targets=["brakka"])
    assert (table.unit("brakka")["health"], table.unit("brakka")["statuses"]) == (12, {})
    assert table["L1.P1.mana"] == 7
    assert table.play("P2", "m_k02", "veyra")["caster"] == "rusk"
    assert (table.unit("veyra")["health"], table.unit("veyra")["pinned"], table["L2.P2.mana"]) == (1, True, 6)
    assert "pinned" in table.refused("move", "P1", hero="veyra", to="L2.P1.support.1")
    done = table.play("P1", "m_r03", "tolgar", random=[VICTIM])
    assert (done["caster"], done["cost"], table["L2.P1.mana"]) == ("orsolo", 3, 5)
    assert table.unit("tolgar")["statuses"] == {"stun": 2}
    assert stats(table, "guard") == (2, 0, 2)


def test_the_stun_ends_before_combat_because_p1_acted_once_more() -> None:
    # J38, R55, R66
    table = acted()
    assert table.unit("tolgar")["statuses"] == {}
    assert (table.unit("issa")["target"], table.unit("issa")["statuses"]) == ("core", {"move_cooldown": 1})
    assert table["L1.P1.mana"] == 5


def test_combat_in_lane_one() -> None:
    # R30, R117, R118
    table = fought()
    assert table.unit("vashti")["at"] == "fountain"
    assert table.unit("brakka")["health"] == 4
    assert (table["L1.P1.combat"], table["L1.P2.combat"]) == ({"2": "brakka", "3": "m1", "5": "issa"}, {"3": "m2"})
    assert (table["L1.P1.tower"], table["L1.P2.tower"]) == (48, 39)


def test_combat_in_lane_two() -> None:
    # R94, R95, J21
    table = fought()
    assert table.unit("veyra")["at"] == "fountain"
    assert table.unit("tolgar")["health"] == 8
    assert table["L2.P1.combat"] == {}
    assert table["L2.P2.combat"] == {"2": "t_melee", "3": "tolgar", "4": "guard", "5": "bull"}
    assert (table["L2.P1.ancient"], table["L2.P2.tower"]) == (81, 55)


def test_night_ends_and_only_the_mega_against_a_fallen_tower_stays_one() -> None:
    # R75, R25
    table = fought()
    assert (stats(table, "m1"), stats(table, "m2")) == ((1, 0, 1), (1, 0, 1))
    assert stats(table, "@L2.P2.combat.2") == (3, 0, 3)


def test_bounties_and_unused_mana_add_up() -> None:
    # R81, R83, R85
    table = fought()
    assert (table["P1.gold"], table["P2.gold"]) == (6 + 6 + 5, 9 + 7 + 13)
    assert (table["P1.fountain"], table["P2.fountain"]) == ({"uldo": 7, "veyra": 8}, {"vashti": 8})
    assert (table["phase"], table["initiative"]) == ("between", "P2")


def test_round_seven_is_a_day_with_nine_mana_two_cards_and_a_rune() -> None:
    # R69, R70, R77
    table = acted()
    table.do("pass", "P1")
    table.next_round(random=[{"kind": "spawn", "lane": 1, "player": "P2", "options": [2, 4], "pick": 2}])
    assert (table["round"], table["time"], table["rune"]) == (7, "day", "k_rune_gold")
    assert (table["L1.P1.mana"], table["P1.hand_size"], table["P1.ready"]) == (9, 3, ["uldo"])
