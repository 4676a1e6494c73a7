"""Bond: when a minion comes into play beside its tribe."""

from __future__ import annotations

import pytest

from tests.games.generals.field import field

HURT = "P1 Starhorn the Seeker a3 damage 9; P2 Kaleos Xaan i3"
BONDED, ALONE = "Starhorn the Seeker 2/19", "Starhorn the Seeker 2/16"  # a Ragebinder heals 3


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_it_happens_if_another_friend_of_the_tribe_is_on_the_board(variant: str) -> None:
    # R122
    battle = field("P1 Hailstone Golem g1", "P1 hand: Ragebinder", generals=HURT, variant=variant).do("play 1 b3")
    assert battle["a3"] == BONDED


def test_others_and_the_minion_itself_and_enemies_do_not_count() -> None:
    # R122
    battle = field("P1 Komodo Charger g1; P2 Hailstone Golem g2", "P1 hand: Ragebinder", generals=HURT).do("play 1 b3")
    assert battle["a3"] == ALONE


def test_a_minion_of_all_tribes_counts() -> None:
    # R122
    assert field("P1 Ghoulie g1", "P1 hand: Ragebinder", generals=HURT).do("play 1 b3")["a3"] == BONDED


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
