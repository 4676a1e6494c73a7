"""Heal: damage taken off."""

from __future__ import annotations

from tests.games.generals.field import field


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
