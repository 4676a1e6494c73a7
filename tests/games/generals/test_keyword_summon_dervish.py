"""Summon Dervish and Ephemeral: the Wind Dervishes that come and go."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, field

AROUND = ("c4", "d4", "e4", "c3", "e3", "c2", "d2", "e2")


@pytest.mark.parametrize("variant", ["standard", "classic"])
@pytest.mark.parametrize("seed", range(4))
def test_a_wind_dervish_comes_nearby_at_the_start_of_its_owners_turn(seed: int, variant: str) -> None:
    # R193
    battle = field("P1 Ethereal Obelysk d3", seed=seed, variant=variant)
    assert battle.end().where("Wind Dervish") == []
    [square] = battle.end().where("Wind Dervish")
    assert square in AROUND
    assert battle[square] == "Wind Dervish 2/2"
    assert battle.owner(square) == P1
    assert battle.squares(f"move {square}")


def test_chance_decides_where() -> None:
    # R193
    squares = {field("P1 Ethereal Obelysk d3", seed=seed).end(2).where("Wind Dervish")[0] for seed in range(60)}
    assert squares == set(AROUND)


def test_the_last_free_square_is_found() -> None:
    # R193
    ring = "; ".join(f"P1 Komodo Charger {square}" for square in AROUND[1:])
    assert field(f"P1 Ethereal Obelysk d3; {ring}").end(2).where("Wind Dervish") == ["c4"]


def test_where_no_square_is_free_none_comes() -> None:
    # R194
    ring = "; ".join(f"P1 Komodo Charger {square}" for square in AROUND)
    assert field(f"P1 Ethereal Obelysk d3; {ring}").end(2).where("Wind Dervish") == []


def test_each_obelysk_summons_one() -> None:
    # R193
    battle = field("P1 Ethereal Obelysk d3; P1 Fireblaze Obelysk d5; P1 Windstorm Obelysk g1").end(2)
    assert [battle[square] for square in battle.where("Wind Dervish")] == ["Wind Dervish 3/3"] * 3


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_an_ephemeral_minion_vanishes_at_the_end_of_the_turn_no_matter_who_owns_it(variant: str) -> None:
    # R148
    battle = field("P1 Wind Dervish d3; P2 Wind Dervish f3; P1 Shadow Watcher a1", variant=variant).end()
    assert battle["d3"] == battle["f3"] == "-"
    assert battle["a1"] == "Shadow Watcher 2/2"


def test_an_ephemeral_minion_that_was_taken_over_vanishes_with_the_turn() -> None:
    # R148
    battle = field("P2 Wind Dervish f3", "P1 hand: Psychic Conduit").do("play psychic conduit f3", "end")
    assert battle["f3"] == "-"


def test_one_that_was_made_to_stay_stays() -> None:
    # R148
    battle = field("P1 Wind Dervish d3", "P1 hand: Dunecaster").do("play dunecaster b3", "choose d3").end()
    assert battle["d3"] == "Wind Dervish 4/4"
