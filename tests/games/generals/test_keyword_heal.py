"""Heal: damage taken off."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, field


def test_healing_takes_damage_off() -> None:
    # R160
    battle = field("P1 Brightmoss Golem c3 damage 7", "P1 hand: Sundrop Elixir").do("play sundrop elixir c3")
    assert battle["c3"] == "Brightmoss Golem 4/7"


def test_there_is_never_more_healed_than_there_is_damage() -> None:
    # R160
    battle = field("P1 Brightmoss Golem c3 damage 2", "P1 hand: Sundrop Elixir").do("play sundrop elixir c3")
    assert battle["c3"] == "Brightmoss Golem 4/9"
    assert field("", "P1 hand: Sundrop Elixir").do("play sundrop elixir a3")["a3"] == "Argeon Highmayne 2/25"


def test_where_nothing_is_damaged_nothing_is_healed() -> None:
    # R160: the Lightchaser reacts to healing
    battle = field("P1 Lightchaser c3; P1 Komodo Charger d3", "P1 hand: Sundrop Elixir").do("play sundrop elixir d3")
    assert battle["c3"] == "Lightchaser 3/2"
    healed = field("P1 Lightchaser c3; P1 Komodo Charger d3 damage 1", "P1 hand: Sundrop Elixir")
    assert healed.do("play sundrop elixir d3")["c3"] == "Lightchaser 4/3"


def test_health_that_was_given_can_be_healed_too() -> None:
    # R160
    battle = field("P1 Komodo Charger c3 damage 5 [auryn_nexus 0 0/3 P1]", "P1 hand: Sundrop Elixir")
    assert battle.do("play sundrop elixir c3")["c3"] == "Komodo Charger 1/6"


# What heals by its own strike.

HANK = "Captain Hank Hart"


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_what_heals_by_its_own_strike_does_so_before_the_strike_back(variant: str) -> None:
    # R160: it is whole when it strikes, so that nothing is healed
    battle = field(f"P1 {HANK} c3; P2 Lady Locke d3", variant=variant).do("attack c3 d3")
    assert battle["c3"] == f"{HANK} 2/2"


def test_its_strike_can_save_it_from_the_strike_back() -> None:
    # R160: 1 left, 2 restored, 2 taken
    battle = field(f"P1 {HANK} c3 damage 3; P2 Lady Locke d3").do("attack c3 d3")
    assert battle["c3"] == f"{HANK} 2/1"


def test_its_own_strike_back_heals_what_the_attack_did() -> None:
    # R160
    battle = field(f"P2 {HANK} d3; P1 Komodo Charger c3").do("attack c3 d3")
    assert battle["d3"] == f"{HANK} 2/4"


def test_a_strike_that_deals_nothing_heals_nothing() -> None:
    # R160, R150
    battle = field(f"P1 {HANK} c3 damage 1; P2 Sapphire Seer d3").do("attack c3 d3")
    assert battle["c3"] == f"{HANK} 2/1"
