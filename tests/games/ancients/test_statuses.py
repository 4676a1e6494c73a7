"""Stun and Silence by turns, everything else by rounds, and what Purge takes off."""

from __future__ import annotations

import pytest

from cardwright.kernel.data.codec import Json
from tests.games.ancients.table import Table, at, creep, hero, thing

ACTIVE = "k_hact"


def armed(**facts: Json) -> dict[str, Json]:
    """A hero with an active ability and an active item."""
    return thing("x", ACTIVE, "L1.P2.combat.1", items=["k_wand"], **facts)


def facing(*hand: str, **facts: Json) -> Table:
    board = (hero("h", "L1.P1.support.1"), armed(**facts), hero("z", "L1.P2.support.4"))
    return at(*board, hand=hand, enemy_hand=("k_bolt1", "k_bolt1"), rune="k_rune_gold")


def test_stun_lasts_so_many_turns_of_the_player_who_controls_the_unit() -> None:
    # R128, J38
    table = facing("k_stun2", "k_zero")
    table.play("P1", "k_stun2", "x")
    assert table.unit("x")["statuses"] == {"stun": 2}
    table.do("pass", "P2")
    assert table.unit("x")["statuses"] == {"stun": 1}
    table.play("P1", "k_zero", "x")
    assert table.unit("x")["statuses"] == {"stun": 1}
    table.do("pass", "P2")
    assert table.unit("x")["statuses"] == {}


def test_a_stunned_hero_neither_casts_nor_acts_nor_moves_nor_claims() -> None:
    # R128
    table = facing("k_stun2")
    table.play("P1", "k_stun2", "x")
    table.refused("play", "P2", card="k_bolt1", targets=["h"], caster="x")
    table.refused("ability", "P2", source="x", targets=["h"])
    table.refused("use_item", "P2", hero="x", item="k_wand", targets=["h"])
    table.refused("move", "P2", hero="x", to="L1.P2.support.1")
    table.refused("claim_rune", "P2", hero="x")


def test_a_unit_with_a_counter_left_does_not_strike() -> None:
    # J38
    table = at(hero("h", "L1.P1.support.1"), creep("x", "L1.P2.combat.1"), hand=("k_stun2",))
    table.play("P1", "k_stun2", "x")
    table.do("pass", "P2")
    table.do("pass", "P1")
    assert table["L1.P1.tower"] == 60


def test_the_last_pass_is_a_turn_too() -> None:
    # J38
    table = at(hero("h", "L1.P1.support.1"), creep("x", "L1.P2.combat.1"), hand=("k_stun1",))
    table.play("P1", "k_stun1", "x")
    table.do("pass", "P2")
    table.do("pass", "P1")
    assert table["L1.P1.tower"] == 58


def test_a_second_stun_sets_the_higher_number() -> None:
    # J38
    table = facing("k_stun3", "k_stun1", "k_stun3")
    for card, count in (("k_stun3", 3), ("k_stun1", 2), ("k_stun3", 3)):
        table.play("P1", card, "x")
        assert table.unit("x")["statuses"] == {"stun": count}
        table.do("pass", "P2")


def test_they_never_last_into_the_next_round() -> None:
    # R129
    table = facing(statuses={"stun": 9, "silence": 9})
    table.end_turns()
    assert table.unit("x")["statuses"] == {}


def test_silence_stops_casting_and_abilities_but_not_items_moves_and_strikes() -> None:
    # R128, R130
    table = at(hero("h", "L1.P1.combat.3"), armed(), hand=("k_sil2",), enemy_hand=("k_bolt1",))
    table.play("P1", "k_sil2", "x")
    table.refused("play", "P2", card="k_bolt1", targets=["h"])
    table.refused("ability", "P2", source="x", targets=["h"])
    table.do("use_item", "P2", hero="x", item="k_wand", targets=["h"])
    assert (table.unit("h")["health"], table.unit("x")["statuses"]) == (8, {"silence": 1})
    table.end_turns()
    assert table["L1.P1.tower"] == 58


def test_disarm_stops_strikes_for_the_round() -> None:
    # R131
    table = facing("k_disarm")
    table.play("P1", "k_disarm", "x")
    table.do("pass", "P2")
    table.do("pass", "P1")
    assert (table["L1.P1.tower"], table.unit("x")["statuses"]) == (60, {})


def test_mute_stops_abilities_and_items_for_the_round() -> None:
    # R132
    table = facing("k_mute", "k_zero", "k_zero")
    table.play("P1", "k_mute", "x")
    table.refused("ability", "P2", source="x", targets=["h"])
    table.refused("use_item", "P2", hero="x", item="k_wand", targets=["h"])
    for _ in range(2):
        table.do("pass", "P2")
        table.play("P1", "k_zero", "x")
    assert table.unit("x")["statuses"] == {"mute": 1}


def test_a_muted_hero_still_casts() -> None:
    # J36
    table = facing("k_mute")
    table.play("P1", "k_mute", "x")
    assert table.play("P2", "k_bolt1", "h", caster="x")["caster"] == "x"


@pytest.mark.parametrize(
    ("card", "word", "value"), [("k_atk2", "attack", 4), ("k_arm2", "armor", 2), ("k_hp3", "max_health", 13)]
)
def test_other_effects_last_for_the_round(card: str, word: str, value: int) -> None:
    # R133
    table = at(hero("h", "L1.P1.support.1"), hand=(card,))
    table.play("P1", card, "h")
    assert table.unit("h")[word] == value
    before = {"attack": 2, "armor": 0, "max_health": 10}[word]
    table.do("pass", "P2")
    table.do("pass", "P1")
    assert table.unit("h")[word] == before


def test_root_and_break_last_for_the_round() -> None:
    # R133
    table = at(hero("h", "L1.P1.support.1"), thing("x", "h_g2", "L1.P2.combat.1", damage=5), hand=("k_root", "t_break"))
    table.play("P1", "k_root", "x")
    table.do("pass", "P2")
    table.play("P1", "t_break", "x")
    assert table.unit("x")["statuses"] == {"root": 1, "break": 1}
    table.do("pass", "P2")
    table.do("pass", "P1")
    assert (table.unit("x")["statuses"], table.unit("x")["health"]) == ({}, 6)


def test_permanent_changes_stay() -> None:
    # R133
    table = at(hero("h", "L1.P1.support.1"), creep("a", "L1.P1.combat.2"), hand=("k_perm2",))
    table.play("P1", "k_perm2", "a")
    table.do("pass", "P2")
    table.do("pass", "P1")
    table.next_round()
    assert (table.unit("a")["attack"], table.unit("a")["health"]) == (4, 6)


def test_purge_takes_what_is_bad_off_an_ally() -> None:
    # J37
    ails: dict[str, Json] = {"stun": 3, "silence": 3, "disarm": 1, "mute": 1, "root": 1, "break": 1, "move_cooldown": 1}
    board = (hero("h", "L1.P1.support.1"), hero("a", "L1.P1.combat.3", statuses=ails, damage=3, items=["k_blade"]))
    table = at(*board, hand=("k_atk2", "k_armm2", "k_perm2", "k_purge"))
    for card in ("k_atk2", "k_armm2", "k_perm2", "k_purge"):
        table.play("P1", card, "a")
        table.do("pass", "P2")
    found = table.unit("a")
    assert (found["statuses"], found["attack"], found["armor"]) == ({}, 2 + 2 + 2 + 2, 0)
    assert (found["health"], found["items"]) == (9, ["k_blade"])


def test_purge_takes_what_is_good_off_an_enemy() -> None:
    # J37
    board = (hero("h", "L1.P1.support.1"), hero("e", "L1.P2.combat.3", statuses={"root": 1}))
    table = at(*board, hand=("k_atk2", "k_armm2", "k_perm2", "k_purge"))
    for card in ("k_atk2", "k_armm2", "k_perm2", "k_purge"):
        table.play("P1", card, "e")
        table.do("pass", "P2")
    found = table.unit("e")
    assert (found["statuses"], found["attack"], found["armor"], found["max_health"]) == ({"root": 1}, 4, -2, 12)


def test_a_bonus_of_health_raises_both_numbers_and_losing_it_can_kill() -> None:
    # J39
    table = at(hero("h", "L1.P1.support.1"), creep("a", "L1.P1.combat.2"), hand=("k_hp3", "k_bolt5"))
    table.play("P1", "k_hp3", "a")
    assert (table.unit("a")["health"], table.unit("a")["max_health"]) == (7, 7)
    table.do("pass", "P2")
    table.play("P1", "k_bolt5", "a")
    assert table.unit("a")["health"] == 2
    table.do("pass", "P2")
    table.do("pass", "P1")
    assert table.unit("a") == {"at": "dead"}


def test_break_turns_a_printed_death_shield_off() -> None:
    # J1
    table = at(
        hero("h", "L1.P1.support.1"),
        creep("e", "L1.P2.combat.2", keywords=["Death Shield"]),
        hand=("t_break", "k_slay"),
    )
    table.play("P1", "t_break", "e")
    table.do("pass", "P2")
    table.play("P1", "k_slay", "e")
    assert table.unit("e")["at"] == "dead"
