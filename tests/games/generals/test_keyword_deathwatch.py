"""Deathwatch: whenever another unit dies."""

from __future__ import annotations

import pytest

from tests.games.generals.field import field

WATCHER = "P1 Shadow Watcher b1"


@pytest.mark.parametrize(
    "victim", ["P2 Wraithling", "P1 Wraithling", "P2 Heartseeker", "P2 Chrysalis Egg", "P1 Chrysalis Egg"]
)
def test_it_happens_when_anyone_else_dies(victim: str) -> None:
    # R132: friend or enemy, tokens and Eggs too
    battle = field(f"{WATCHER}; {victim} d3", "P1 hand: True Strike").do("play true strike d3")
    assert battle["b1"] == "Shadow Watcher 3/3"


def test_it_happens_once_for_each_death() -> None:
    # R132
    battle = field(f"{WATCHER}; P2 Wraithling d3; P2 Wraithling e3; P2 Heartseeker f1", "P1 hand: Ghost Lightning").do(
        "play ghost lightning"
    )
    assert battle["b1"] == "Shadow Watcher 5/5"


def test_each_watcher_reacts() -> None:
    # R132
    battle = field(f"{WATCHER}; P2 Shadow Watcher h1; P1 Shadowdancer c5; P2 Wraithling d3", "P1 hand: True Strike")
    battle.do("play true strike d3")
    assert battle["b1"] == "Shadow Watcher 3/3"
    assert battle["h1"] == "Shadow Watcher 3/3"
    assert battle["i3"] == "Kaleos Xaan 2/24"


@pytest.mark.parametrize(
    ("spell", "left"),
    [("Aspect of the Ravager", "Fox Ravager 3/3"), ("Hailstone Prison", "-"), ("Blood of Air", "Wind Dervish 2/2")],
)
def test_units_that_transform_or_vanish_or_return_have_not_died(spell: str, left: str) -> None:
    # R133, R69
    battle = field(f"{WATCHER}; P2 Komodo Charger d3", f"P1 hand: {spell}").do(f"play {spell} d3")
    assert battle["d3"] == left
    assert battle["b1"] == "Shadow Watcher 2/2"


def test_a_wind_dervish_that_vanishes_at_the_end_of_the_turn_has_not_died() -> None:
    # R133, R148
    battle = field(f"{WATCHER}; P1 Wind Dervish d3").end()
    assert battle["d3"] == "-"
    assert battle["b1"] == "Shadow Watcher 2/2"


def test_a_watcher_that_dies_with_the_others_does_not_react() -> None:
    # R134, R67
    battle = field("P1 Bloodtide Priestess b1 damage 1; P2 Wraithling d3", "P1 hand: Tempest").do("play tempest")
    assert battle.where("Wraithling") == []
    alive = field("P1 Bloodtide Priestess b1; P2 Wraithling d3", "P1 hand: Tempest").do("play tempest")
    assert len(alive.where("Wraithling")) == 1


def test_it_reacts_to_deaths_that_reactions_cause() -> None:
    # R132, R68: the Jade Monk's answer kills the Wraithling
    battle = field(f"{WATCHER}; P1 Jade Monk d3; P2 Wraithling e5", "P1 hand: True Strike").do("play true strike d3")
    assert battle["e5"] == "-"
    assert battle["b1"] == "Shadow Watcher 3/3"
