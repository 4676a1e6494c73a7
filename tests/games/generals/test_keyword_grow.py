"""Grow: stronger at the start of each of its owner's turns."""

from __future__ import annotations

import pytest

from tests.games.generals.field import field


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_it_grows_on_its_owners_turns_and_the_gains_add_up(variant: str) -> None:
    # R158
    battle = field("P1 Grimrock c3", variant=variant)
    sizes = [battle.end()["c3"] for _ in range(4)]
    assert sizes == ["Grimrock 3/4", "Grimrock 5/6", "Grimrock 5/6", "Grimrock 7/8"]


def test_damage_stays_on_it() -> None:
    # R158, R61
    assert field("P1 Earth Walker c3 damage 2").end(2)["c3"] == "Earth Walker 4/2"


def test_it_grows_for_the_player_who_owns_it() -> None:
    # R158
    battle = field("P2 Earth Walker b3", "P1 hand: Dominate Will").do("play dominate will b3", "end")
    assert battle["b3"] == "Earth Walker 3/3"
    assert battle.end()["b3"] == "Earth Walker 4/4"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_a_minion_that_hatches_before_the_turn_starts_grows_at_once(variant: str) -> None:
    # R159
    battle = field("P1 Chrysalis Egg c3 within earth_walker", "to move: P2", "turn: 4", variant=variant)
    assert battle.end()["c3"] == "Earth Walker 4/4"


def test_a_general_with_grow_grows() -> None:
    # R158: by the Grandmaster
    battle = field("P1 Grandmaster Kraigon c3").end(2)
    assert battle["c3"] == "Grandmaster Kraigon 14/14"
    assert battle["a3"] == "Argeon Highmayne 9/32"
