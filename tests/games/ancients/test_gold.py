"""Gold: unused mana, and bounties."""

from __future__ import annotations

import pytest

from cardwright.kernel.data.codec import Json
from tests.games.ancients.table import at, creep, hero, melee, thing

WEAK = [0, 0, 1]


def test_unused_mana_becomes_gold() -> None:
    # R81
    table = at(sides={"L1.P1": {"mana": 1}, "L2.P1": {"mana": 4}})
    table.end_turns()
    assert (table["P1.gold"], table["L1.P1.mana"], table["L2.P1.mana"]) == (3 + 5, 0, 0)


def test_after_the_first_round_a_player_who_did_nothing_has_nine_gold() -> None:
    # R82
    table = at(round=1)
    table.end_turns()
    assert (table["P1.gold"], table["P2.gold"]) == (9, 9)


@pytest.mark.parametrize(
    ("victim", "gold"),
    [
        (melee("v", "L1.P2.combat.1"), 1),
        (creep("v", "L1.P2.combat.1", 0, health=1), 2),
        (thing("v", "t_sprout", "L1.P2.combat.1", stats=WEAK), 2),
        (hero("v", "L1.P2.combat.1", stats=WEAK), 5),
        (hero("v", "L1.P2.combat.1", stats=WEAK, ab=True, ab_bonus={}), 3),
    ],
)
def test_every_death_brings_its_bounty(victim: dict[str, Json], gold: int) -> None:
    # R83, R84, R85, R86, R103
    table = at(hero("h", "L1.P1.support.1"), victim, hand=("k_bolt1",))
    assert table.unit("v")["bounty"] == gold
    table.play("P1", "k_bolt1", "v")
    assert (table["P1.gold"], table["P2.gold"]) == (3 + gold, 3)


def test_a_mega_creep_brings_one_gold_too() -> None:
    # R83
    table = at(hero("h", "L1.P1.support.1"), melee("v", "L1.P2.combat.1"), hand=("k_bolt3",), round=2)
    table.play("P1", "k_bolt3", "v")
    assert table["P1.gold"] == 4


def test_an_improvement_brings_three() -> None:
    # R87
    table = at(hero("h", "L1.P1.support.1"), thing("i", "k_imp", "L1.P2.support.1"), hand=("k_raze",))
    table.play("P1", "k_raze", "i")
    assert table["P1.gold"] == 6


def test_the_cause_of_a_death_does_not_matter() -> None:
    # J25
    own = at(hero("h", "L1.P1.support.1"), creep("c", "L1.P1.combat.1"), hand=("k_slay",))
    own.play("P1", "k_slay", "c")
    assert (own["P1.gold"], own["P2.gold"]) == (3, 5)

    bonus = at(hero("h", "L1.P1.support.1"), creep("c", "L1.P1.combat.1", 0, health=1), hand=("k_hp3", "k_bolt3"))
    bonus.play("P1", "k_hp3", "c")
    bonus.do("pass", "P2")
    bonus.play("P1", "k_bolt3", "c")
    assert bonus.unit("c")["health"] == 1
    bonus.do("pass", "P2")
    bonus.do("pass", "P1")
    assert (bonus.unit("c"), bonus["P2.gold"]) == ({"at": "dead"}, 3 + 10 + 2)


def test_a_tower_brings_nothing() -> None:
    # J44
    table = at(hero("h", "L1.P1.support.1"), hand=("k_core70",), players={"P1": {"deck": ["k_c"]}})
    table.play("P1", "k_core70", "L1.P2.core")
    assert (table["P1.gold"], table["P1.hand"]) == (3, [])
