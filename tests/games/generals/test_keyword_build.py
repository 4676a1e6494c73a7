"""Build: a Building first, the minion later."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, P2, field

BUILDING = "Building 0/10"
both_variants = pytest.mark.parametrize("variant", ["standard", "classic"])


@both_variants
def test_a_minion_with_build_comes_into_play_as_a_building(variant: str) -> None:
    # R124
    battle = field("", "P1 hand: Void Talon", variant=variant).do("play 1 b3")
    assert battle["b3"] == BUILDING
    assert battle.mana(P1) == 6


@both_variants
def test_it_is_the_minion_after_so_many_of_its_owners_turns_and_ready_to_act(variant: str) -> None:
    # R125
    battle = field("", "P1 hand: Biomimetic Hulk", variant=variant).do("play 1 b3")
    seen = [battle.end(2)["b3"] for _ in range(3)]
    assert seen == [BUILDING, BUILDING, "Biomimetic Hulk 10/10"]
    assert battle.can("move b3 c3")


def test_a_building_is_a_structure() -> None:
    # R124, R221
    battle = field("P1 Building b3 within biomimetic_hulk count 3", "P1 hand: War Surge").do("play 1")
    assert battle["b3"] == "Building 0/11"
    assert not battle.squares("move b3") | battle.squares("attack b3")


def test_it_can_be_damaged_and_healed_and_transformed_and_destroyed() -> None:
    # R126
    building = "P2 Building b3 within void_talon count 3"
    battle = field(building, "P1 hand: Phoenix Fire, Sundrop Elixir").do("play 1 b3")
    assert battle["b3"] == "Building 0/7"
    assert battle.do("play 2 b3")["b3"] == BUILDING
    changed = field(building, "P1 hand: Aspect of the Ravager").do("play 1 b3")
    assert changed["b3"] == "Fox Ravager 3/3"
    assert changed.end(8)["b3"] == "Fox Ravager 3/3"
    assert field(building, "P1 hand: Entropic Decay").do("play 1 b3").end(8)["b3"] == "-"


@both_variants
def test_a_dispel_does_not_stop_it(variant: str) -> None:
    # R126, R144
    battle = field("P2 Building b3 within void_talon count 1", "P1 hand: Siphon Energy", variant=variant)
    assert battle.do("play 1 b3")["b3"] == BUILDING
    assert battle.end()["b3"] == "Void Talon 6/1"


def test_the_damage_of_a_building_is_not_the_minions() -> None:
    # R125, R195
    assert field("P2 Building b3 damage 9 within biomimetic_hulk count 1").end()["b3"] == "Biomimetic Hulk 10/10"


@both_variants
def test_a_returned_building_stays_a_building_and_costs_what_its_minion_costs(variant: str) -> None:
    # R127
    battle = field("P2 Building b3 within gigaloth count 1", "P1 hand: Hailstone Prison", variant=variant).do(
        "play 1 b3"
    )
    assert battle.hand(P2) == ["Building"]
    battle.end().do("play 1 h3")
    assert battle.mana(P2) == 5
    seen = [battle["h3"], battle.end(2)["h3"], battle.end(2)["h3"]]
    assert seen == [BUILDING, BUILDING, "Gigaloth 7/7"]


def test_what_the_card_gained_in_hand_goes_to_the_finished_minion() -> None:
    # R128
    battle = field("", "P1 hand: Void Talon [war_surge 0 1/1 P1]").do("play 1 b3")
    assert battle["b3"] == BUILDING
    assert battle.end(2)["b3"] == "Void Talon 7/2"


def test_a_building_cannot_be_brought_back_from_the_dead() -> None:
    # R129, R14
    battle = field("P1 Building b3 within void_talon count 1", "P1 hand: Darkfire Sacrifice, Keeper of the Vale")
    battle.do("play 1 b3", "play 2 b2")
    assert battle.where("Building") == []
    assert len(battle.s.units) == 3


def test_the_finished_minion_can() -> None:
    # R129
    battle = field("P1 Void Talon b3", "P1 hand: Darkfire Sacrifice, Keeper of the Vale")
    battle.do("play 1 b3", "play 2 b2", "choose c2")
    assert battle["c2"] == "Void Talon 6/1"


def test_what_happens_when_it_is_built() -> None:
    # R125
    battle = field(
        "P1 Building b3 within rescue_rx count 1",
        "to move: P2",
        "turn: 2",
        generals="P1 Argeon Highmayne a3 damage 9; P2 Kaleos Xaan i3",
    )
    assert battle.end()["a3"] == "Argeon Highmayne 2/21"


def test_a_building_that_was_something_else_for_a_while_goes_on_counting() -> None:
    # R126, R196
    battle = field("P2 Building e3 within rescue_rx count 2", "P1 hand: Pandamonium").do("play pandamonium")
    assert battle["e3"] == "Panddo 0/2"
    assert battle.end()["e3"] == "Building 0/10"
    assert battle.end(2)["e3"] == "Rescue-RX 2/4"
