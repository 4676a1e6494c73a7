"""Exact copies of units: what they have of the unit they are made of, and what is their own."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, field

MELD = "P1 hand: Mirror Meld"
REFLECTION = "P1 hand: Flawless Reflection"
copied = pytest.mark.parametrize("spell", ["Mirror Meld", "Flawless Reflection"])


@copied
def test_a_copy_has_the_damage_of_the_unit_and_what_lies_on_it(spell: str) -> None:
    units = "P1 Komodo Charger c3 damage 2 [war_surge 0 1/1 P1]; P1 Swamp Entangler c4"
    battle = field(units, f"P1 hand: {spell}").do("play 1 c3")
    copies = battle.where("Komodo Charger")
    assert len(copies) == 2
    assert {battle[square] for square in copies} == {"Komodo Charger 2/2"}


@copied
@pytest.mark.parametrize("state", ["", "dispelled"])
def test_a_copy_is_dispelled_exactly_if_the_unit_is(spell: str, state: str) -> None:
    # R135
    units = f"P1 Rock Pulverizer c3 {state}".strip() + "; P1 Swamp Entangler c4"
    battle = field(units, f"P1 hand: {spell}").do("play 1 c3")
    copies = battle.where("Rock Pulverizer")
    assert len(copies) == 2
    assert [battle.unit(square).dispelled for square in copies] == [state == "dispelled"] * 2


def test_a_copy_counts_as_summoned_on_the_turn_it_comes_and_the_unit_does_not() -> None:
    # Kinetic Surge strengthens what was summoned this turn
    lines = (MELD, "P1 bloodbound: Kinetic Surge ready")
    generals = "P1 Kara Winterblade a3; P2 Kaleos Xaan i3"
    battle = field("P1 Komodo Charger c3", *lines, generals=generals).do("play 1 c3", "cast")
    assert battle["c3"] == "Komodo Charger 1/3"
    (copy,) = set(battle.where("Komodo Charger")) - {"c3"}
    assert battle[copy] == "Komodo Charger 2/4"
    assert battle.unit(copy).exhausted


def test_a_copy_of_a_building_is_finished_when_the_building_is() -> None:
    # R125
    battle = field("P1 Building c3 within void_talon count 2", "P1 hand: Fractal Replication")
    battle.do("play 1 c3", "choose c4", "choose d3").end(2)
    assert battle.where("Building") == ["c3", "c4", "d3"]
    assert sorted(battle.end(2).where("Void Talon")) == ["c3", "c4", "d3"]


def test_a_copy_of_a_watchful_sentinel_hides_the_same() -> None:
    # R184
    sentinel = "P1 Watchful Sentinel c3 within hundred_handed_rakushi"
    battle = field(sentinel, "P1 hand: Fractal Replication", "P2 hand: Komodo Charger")
    battle.do("play 1 c3", "choose c4", "choose d3").do("end", "play 1 h3")
    assert sorted(battle.where("Hundred-Handed Rakushi")) == ["c3", "c4", "d3"]


@pytest.mark.parametrize(("model", "ready"), [("Elyx Stormblade", False), ("Saberspine Tiger", True)])
def test_what_becomes_a_copy_of_a_unit_with_rush_may_act(model: str, ready: bool) -> None:
    # R183, R196
    units = f"P1 {model} c3; P1 Komodo Charger c4 exhausted"
    battle = field(units, REFLECTION).do("play 1 c3")
    assert battle["c4"].startswith(model)
    assert bool(battle.squares("move c4")) is ready
    assert battle.owner("c4") == P1
