"""Dying Wish: what a minion does when it dies."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P2, field


def test_it_happens_when_the_minion_has_left_its_square() -> None:
    # R145, R66
    battle = field("P2 Fenrir Warmaster d3", "P1 hand: True Strike").do("play true strike d3")
    assert battle["d3"] == "Ghost Wolf 3/2"
    assert battle.owner("d3") == P2


def test_it_happens_before_others_react() -> None:
    # R145, R67
    battle = field("P2 Fenrir Warmaster d3; P1 Shadow Watcher a1", "P1 hand: True Strike").do("play true strike d3")
    assert battle.told()[-3:] == [
        "P2's Fenrir Warmaster dies on d3.",
        "P2's Ghost Wolf comes into play on d3.",
        "On a1 Shadow Watcher is enchanted: +1/+1.",
    ]


@pytest.mark.parametrize("spell", ["Aspect of the Ravager", "Hailstone Prison", "Blood of Air"])
def test_it_does_not_happen_when_the_minion_has_not_died(spell: str) -> None:
    # R146, R69
    battle = field("P2 Void Hunter d3", f"P1 hand: {spell}", "P2 deck: Tempest").do(f"play {spell} d3")
    assert "Tempest" not in battle.hand(P2)
    dead = field("P2 Void Hunter d3", "P1 hand: True Strike", "P2 deck: Tempest").do("play true strike d3")
    assert dead.hand(P2) == ["Tempest"]


def test_it_does_nothing_if_the_square_is_taken_by_then() -> None:
    # R147, R82: the Wraithling of the spell comes first
    battle = field("P2 Fenrir Warmaster d3", "P1 hand: Dark Transformation").do("play dark transformation d3")
    assert battle["d3"] == "Wraithling 1/1"
    assert battle.where("Ghost Wolf") == []


def test_a_dispelled_minion_has_no_wish_left() -> None:
    # R135, R145
    battle = field("P2 Fenrir Warmaster b3", "P1 hand: Siphon Energy, True Strike")
    assert battle.do("play siphon energy b3", "play true strike b3")["b3"] == "-"


def test_a_wish_that_was_given_is_fulfilled() -> None:
    # R145: Grasp of Agony hurts the enemies around
    battle = field("P2 Komodo Charger d3; P2 Hailstone Golem e3", "P1 hand: Grasp of Agony, Phoenix Fire")
    battle.do("play grasp of agony d3", "play phoenix fire d3")
    assert battle["e3"] == "Hailstone Golem 4/3"


@pytest.mark.parametrize(
    ("marks", "left"),
    [
        ("[auroraboros 0 P1] [elkowl 7 P1]", "Komodo Charger 1/3"),
        ("[elkowl 7 P1] [auroraboros 0 P1]", "Chrysalis Egg 0/1"),
        ("[war_surge 0 1/1 P1] [auroraboros 0 P1] [elkowl 7 P1]", "Komodo Charger 1/3"),
        ("[war_surge 0 1/1 P1] [elkowl 7 P1] [auroraboros 0 P1]", "Chrysalis Egg 0/1"),
    ],
)
def test_a_rebirth_and_a_dying_wish_that_were_given_come_in_the_order_in_which_they_were(marks: str, left: str) -> None:
    # R147
    battle = field(f"P1 Komodo Charger c3 damage 2 {marks}; P2 Serpenti d3", "to move: P2", "turn: 2")
    assert battle.do("attack d3 c3")["c3"] == left


@pytest.mark.parametrize(
    ("unit", "left"),
    [
        ("Fenrir Warmaster c3 damage 1 [elkowl 7 P1]", "Ghost Wolf 3/2"),
        ("Young Silithar c3 damage 1 [auroraboros 0 P1]", "Chrysalis Egg 0/1"),
        ("Fenrir Warmaster c3 damage 1 dispelled [elkowl 7 P1]", "Chrysalis Egg 0/1"),
        ("Young Silithar c3 damage 1 dispelled [auroraboros 0 P1]", "Young Silithar 2/3"),
    ],
)
def test_what_a_minion_has_from_its_card_comes_before_what_it_was_given(unit: str, left: str) -> None:
    # R147, R135
    battle = field(f"P1 {unit}; P2 Serpenti d3", "to move: P2", "turn: 2")
    assert battle.do("attack d3 c3")["c3"] == left
