"""The tiles: mana, Shadow Creep, Hallowed Ground, Exhuming Sand, Primal Flourish."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, P2, field


def test_a_new_tile_takes_the_place_of_the_old_one() -> None:
    # R225: a mana tile too
    battle = field("", "P1 hand: Shadow Nova", "tiles: mana e1 f3 e5; P2 creep d2; P1 hallowed e2; P2 flourish d1")
    battle.do("play shadow nova d1")
    assert battle.line("tiles") == "mana f3 e5; P1 creep d1 e1 d2 e2"


def test_a_tile_is_in_nobodys_way() -> None:
    # R225, R4
    battle = field("P1 Komodo Charger d2", "tiles: P2 creep d3 d4 e2")
    assert {"d3", "d4", "e2"} <= battle.squares("move d2")


def test_a_tile_belongs_to_the_player_who_made_it() -> None:
    # R226
    creep = "tiles: P1 creep c3 g3; P2 creep c1 g1"
    battle = field(
        "P1 Komodo Charger c3; P2 Komodo Charger g3; P1 Komodo Charger c1; P2 Komodo Charger g1", creep
    ).end()
    assert [battle[square] for square in ("c3", "g3", "c1", "g1")] == [
        "Komodo Charger 1/3",
        "Komodo Charger 1/2",
        "Komodo Charger 1/3",
        "Komodo Charger 1/3",
    ]


# Mana tiles.


@pytest.mark.parametrize(
    ("orders", "mana"),
    [
        (["move d4 d5", "end", "end", "move d5 e5"], 7),
        (["play planar scout e5"], 4),
        (["play mist dragon seal d4", "choose e5"], 4),
    ],
    ids=["moved", "summoned", "put"],
)
def test_a_unit_that_comes_to_rest_on_a_mana_tile_takes_it(orders: list[str], mana: int) -> None:
    # R227
    battle = field("P1 Komodo Charger d4", "P1 hand: Planar Scout, Mist Dragon Seal", "P1 mana: 4/5").do(*orders)
    assert "used e5" in battle.line("tiles")
    assert battle.mana(P1) == mana


def test_passing_over_it_does_nothing() -> None:
    # R227
    battle = field("P1 Komodo Charger e3", "P1 mana: 4/5", "tiles: mana f3").do("move e3 g3")
    assert battle.line("tiles") == "mana f3"
    assert battle.mana(P1) == 4


def test_the_mana_is_for_this_turn_only() -> None:
    # R228
    battle = field("P1 Komodo Charger e4", "P1 mana: 5/5").do("move e4 e5")
    assert battle.mana(P1) == 6
    assert battle.end(2).mana(P1) == 6


@pytest.mark.parametrize(("mana", "then"), [("9/9", 9), ("5/9", 6), ("8/9", 9)])
def test_it_gives_never_more_than_nine(mana: str, then: int) -> None:
    # R228
    assert field("P1 Komodo Charger e4", f"P1 mana: {mana}").do("move e4 e5").mana(P1) == then


def test_the_most_mana_is_an_option() -> None:
    # R228, option mana_most
    assert field("P1 Komodo Charger e4", "P1 mana: 9/9", mana_most=12).do("move e4 e5").mana(P1) == 10


def test_on_the_other_players_turn_it_is_wasted() -> None:
    # R228: P1 pushes an enemy onto it
    battle = field("P2 Komodo Charger d5", "P1 hand: Daemonic Lure", "P2 mana: 4/4").do(
        "play daemonic lure d5", "choose e5"
    )
    assert "used e5" in battle.line("tiles")
    assert battle.end().mana(P2) == 4


def test_a_mana_tile_works_once_in_a_game() -> None:
    # R229
    battle = field("P1 Komodo Charger e4; P1 Komodo Charger d5", "P1 mana: 3/5").do("move e4 e5")
    assert battle.mana(P1) == 4
    battle.end(2).do("move e5 e4", "move d5 e5")
    assert battle.mana(P1) == 6
    assert "used e5" in battle.line("tiles")


# The others.


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_shadow_creep_hurts_an_enemy_when_its_owners_turn_ends(variant: str) -> None:
    # R230
    battle = field("P2 Hailstone Golem d3; P1 Hailstone Golem d4", "tiles: P1 creep d3 d4 i3", variant=variant).end()
    assert battle["d3"] == "Hailstone Golem 4/5"
    assert battle["d4"] == "Hailstone Golem 4/6"
    assert battle["i3"] == "Kaleos Xaan 2/24"
    assert battle.end()["d3"] == "Hailstone Golem 4/5"


def test_hallowed_ground_heals_a_friend_when_its_owners_turn_ends() -> None:
    # R231
    units = "P1 Hailstone Golem d3 damage 3; P2 Hailstone Golem d4 damage 3"
    battle = field(
        units, "tiles: P1 hallowed d3 d4 a3", generals="P1 Argeon Highmayne a3 damage 9; P2 Kaleos Xaan i3"
    ).end()
    assert battle["d3"] == "Hailstone Golem 4/4"
    assert battle["d4"] == "Hailstone Golem 4/3"
    assert battle["a3"] == "Argeon Highmayne 2/17"
    assert battle.end()["d3"] == "Hailstone Golem 4/4"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_exhuming_sand_raises_an_iron_dervish_when_its_owner_plays_a_minion(variant: str) -> None:
    # R232
    battle = field("", "P1 hand: Komodo Charger", "tiles: P1 sand d3 e4; P2 sand g1", variant=variant).do("play 1 b3")
    assert (battle["d3"], battle["e4"], battle["g1"]) == ("Iron Dervish 2/2", "Iron Dervish 2/2", "-")
    assert battle.owner("d3") == P1


def test_nothing_rises_where_somebody_stands_or_when_the_other_player_plays() -> None:
    # R232
    battle = field("P2 Hailstone Golem d3", "P1 hand: Komodo Charger", "tiles: P1 sand d3; P2 sand e3").do("play 1 b3")
    assert battle["d3"] == "Hailstone Golem 4/6"
    assert battle["e3"] == "-"


def test_a_minion_that_an_effect_brings_raises_nothing() -> None:
    # R232
    battle = field(
        "",
        "P1 bloodbound: Iron Shroud ready",
        "tiles: P1 sand e3",
        generals="P1 Zirix Starstrider a3; P2 Kaleos Xaan i3",
    )
    battle.do("cast")
    assert len(battle.where("Iron Dervish")) == 1
    assert battle["e3"] == "-"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_the_minion_that_makes_the_sand_does_not_raise_it(variant: str) -> None:
    # R232: the Reader returns a minion, and its square becomes sand
    hand = "P1 hand: Sandswirl Reader, Komodo Charger"
    battle = field("P2 Komodo Charger c3", hand, variant=variant).do("play 1 b3", "choose c3")
    assert "P1 sand c3" in battle.line("tiles")
    assert battle["c3"] == "-"
    assert battle.do("play 2 b2")["c3"] == "Iron Dervish 2/2"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_a_friendly_minion_on_primal_flourish_grows(variant: str) -> None:
    # R233
    battle = field("P1 Komodo Charger d3; P2 Komodo Charger d4", "tiles: P1 flourish d3 d4 a3", variant=variant)
    assert battle.end()["d4"] == "Komodo Charger 1/3"
    battle.end()
    assert battle["d3"] == "Komodo Charger 3/5"
    assert battle["a3"] == "Argeon Highmayne 2/25"


def test_what_it_has_grown_it_keeps_elsewhere() -> None:
    # R233, R158
    battle = field("P1 Komodo Charger d3", "tiles: P1 flourish d3").end(2).do("move d3 d4").end(2)
    assert battle["d4"] == "Komodo Charger 3/5"


def test_flourish_adds_to_grow() -> None:
    # R233
    assert field("P1 Earth Walker d3", "tiles: P1 flourish d3").end(2)["d3"] == "Earth Walker 6/6"


@pytest.mark.parametrize(("spent", "left"), [(0, 9), (1, 8), (3, 6), (9, 0)])
def test_mana_of_a_tile_that_was_not_spent_is_gone_with_the_turn(spent: int, left: int) -> None:
    # R228: it is not kept in place of mana that was spent; here the capacity is 9, and 8 is there to spend
    battle = field("P1 Komodo Charger d1", "tiles: mana e1", "P1 mana: 8/9").do("move d1 e1")
    assert battle.mana(P1) == 9
    battle.s.players[P1].mana -= spent
    assert battle.end().mana(P1) == max(0, left - 1)


def test_mana_a_card_gives_for_a_turn_is_gone_with_it_too() -> None:
    # R228
    battle = field("P1 Komodo Charger d1; P1 Komodo Charger d5", "tiles: mana e1 e5", "P1 mana: 2/2")
    assert battle.do("move d1 e1", "move d5 e5").mana(P1) == 4
    assert battle.end().mana(P1) == 2
