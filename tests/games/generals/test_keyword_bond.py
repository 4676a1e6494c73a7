"""Bond: when a minion comes into play beside its tribe."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, P1, field

HURT = "P1 Starhorn the Seeker a3 damage 9; P2 Kaleos Xaan i3"
BONDED, ALONE = "Starhorn the Seeker 2/19", "Starhorn the Seeker 2/16"  # a Ragebinder heals 3


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_it_happens_if_another_friend_of_the_tribe_is_on_the_board(variant: str) -> None:
    # R122
    battle = field("P1 Hailstone Golem g1", "P1 hand: Ragebinder", generals=HURT, variant=variant).do("play 1 b3")
    assert battle["a3"] == BONDED


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_others_and_the_minion_itself_do_not_count(variant: str) -> None:
    # R122
    crowd = "P1 Komodo Charger g1; P2 Komodo Charger g2"
    battle = field(crowd, "P1 hand: Ragebinder", generals=HURT, variant=variant).do("play 1 b3")
    assert battle["a3"] == ALONE


@pytest.mark.parametrize("enemy", ["P2 Hailstone Golem", "P2 Ghoulie"])
def test_an_enemy_of_the_tribe_counts_too(enemy: str) -> None:
    # R122, option bond_sides
    battle = field(f"{enemy} g2", "P1 hand: Ragebinder", generals=HURT).do("play 1 b3")
    assert battle["a3"] == BONDED


@pytest.mark.parametrize("enemy", ["P2 Hailstone Golem", "P2 Ghoulie"])
def test_in_classic_enemies_do_not_count(enemy: str) -> None:
    # R122, option bond_sides
    battle = field(f"{enemy} g2", "P1 hand: Ragebinder", generals=HURT, variant="classic").do("play 1 b3")
    assert battle["a3"] == ALONE


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_bond_on_the_opponents_turn_looks_at_the_board_in_the_same_way(variant: str) -> None:
    # R122: the Egg hatches at the end of P2's turn
    egg = "P1 Chrysalis Egg c3 within ragebinder count 1; P2 Hailstone Golem g1"
    battle = field(egg, "to move: P2", "turn: 2", generals=HURT, variant=variant).end()
    assert battle["c3"] == "Ragebinder 3/4"
    assert battle["a3"] == (BONDED if variant == "standard" else ALONE)


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_minion_of_all_tribes_counts(variant: str) -> None:
    # R122
    battle = field("P1 Ghoulie g1", "P1 hand: Ragebinder", generals=HURT, variant=variant)
    assert battle.do("play 1 b3")["a3"] == BONDED


def test_an_effect_that_counts_friends_still_counts_friends() -> None:
    # R122: the Bond happens for the enemy Arcanyst, and what it says counts the own ones
    battle = field("P2 Nocturne g2", "P1 hand: Nightshroud", generals=HURT)
    assert battle.do("play 1 b3")["i3"] == "Kaleos Xaan 2/25"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_it_happens_in_whatever_way_the_minion_comes(variant: str) -> None:
    # R122, R198: hatched, which is a transformation, or out of a deck
    egg = "P1 Chrysalis Egg c3 within ragebinder; P1 Hailstone Golem g1"
    assert field(egg, "P1 hand: Egg Morph", generals=HURT, variant=variant).do("play egg morph c3")["a3"] == BONDED
    stolen = field(
        "P1 Hailstone Golem g1", "P1 hand: Mind Steal", "P2 deck: Ragebinder", generals=HURT, variant=variant
    )
    assert stolen.do("play mind steal b3")["a3"] == BONDED


def test_it_is_looked_at_only_once_on_arrival() -> None:
    # R123
    battle = field("", "P1 hand: Ragebinder, Skyrock Golem", generals=HURT).do("play 1 b3", "play 2 b2")
    assert battle["a3"] == ALONE


def test_a_bond_that_happened_is_not_dispelled() -> None:
    # R123, R144: what it gave stays
    battle = field("P1 Hailstone Golem g1", "P1 hand: Warblade, Ephemeral Shroud").do(
        "play 1 b3", "play 2 b4", "choose b3"
    )
    assert battle["g1"] == "Hailstone Golem 5/7"


@pytest.mark.parametrize(("variant", "left"), [("standard", "5/7"), ("classic", "4/6")])
def test_a_bonus_given_by_a_bond_is_not_dispelled_but_in_classic_it_is(variant: str, left: str) -> None:
    # R123, R144, option bond_lasts
    battle = field("P1 Hailstone Golem b2", "P1 hand: Warblade, Ephemeral Shroud", variant=variant)
    battle.do("play 1 b3", "play 2 b1", "choose b2")
    assert battle["b2"] == f"Hailstone Golem {left}"


@pytest.mark.parametrize(("variant", "health"), [("standard", 25), ("classic", 21)])
def test_what_a_bond_does_to_enemies_is_not_dispelled_either(variant: str, health: int) -> None:
    # R123, R144, option bond_lasts: the enemy does not strike back this turn
    battle = field(
        "P2 Hailstone Golem b3; P1 Hailstone Golem h1",
        "P1 hand: Boulder Breacher, Ephemeral Shroud",
        variant=variant,
    )
    battle.do("play 1 b4", "play 2 b2", "choose b3", "attack a3 b3")
    assert battle.health(P1) == health


def test_what_lies_on_the_unit_besides_is_dispelled() -> None:
    # R123, R135
    battle = field("P1 Hailstone Golem b2", "P1 hand: Warblade, War Surge, Ephemeral Shroud")
    battle.do("play 1 b3", "play 2", "play 3 b1", "choose b2")
    assert battle["b2"] == "Hailstone Golem 5/7"
