"""Dispel: what it takes away, and what it leaves."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, field

SIPHON = "P1 hand: Siphon Energy"  # dispels an enemy minion near your general, for nothing


def test_a_dispelled_unit_loses_its_abilities_and_all_that_was_put_on_it() -> None:
    # R135
    battle = field("P2 Hailstone Golem b3", "P1 hand: Lasting Judgement, Siphon Energy").do("play lasting judgement b3")
    assert battle["b3"] == "Hailstone Golem 7/3"
    assert battle.do("play siphon energy b3")["b3"] == "Hailstone Golem 4/6"


def test_good_things_go_as_well_and_stay_away() -> None:
    # R135
    battle = field(
        "P2 Lightchaser b3 [war_surge 0 1/1 P2]; P2 Komodo Charger i1 damage 2", SIPHON, "P2 hand: Sundrop Elixir"
    )
    assert battle["b3"] == "Lightchaser 4/3"
    battle.do("play siphon energy b3", "end", "play sundrop elixir i1")
    assert battle["i1"] == "Komodo Charger 1/3"
    assert battle["b3"] == "Lightchaser 3/2"


def test_keywords_go_too() -> None:
    # R135
    battle = field("P2 Primus Shieldmaster b3", SIPHON)
    assert not battle.can("move a3 a2")
    assert battle.do("play siphon energy b3").can("move a3 a2")


def test_what_a_dispelled_unit_gave_to_others_goes_with_it() -> None:
    # R135
    battle = field("P2 First Sword of Akrane b3; P2 Komodo Charger h1", SIPHON)
    assert battle["h1"] == "Komodo Charger 2/3"
    assert battle.do("play siphon energy b3")["h1"] == "Komodo Charger 1/3"


def test_an_aura_of_another_unit_keeps_shining_on_a_dispelled_one() -> None:
    # R135
    battle = field("P2 First Sword of Akrane h1; P2 Komodo Charger b3", SIPHON).do("play siphon energy b3")
    assert battle["b3"] == "Komodo Charger 2/3"


@pytest.mark.parametrize("square", ["e1", "c2"])
def test_a_dispel_on_a_square_removes_its_tile(square: str) -> None:
    # R136: a mana tile as well
    battle = field("", "P1 hand: Chromatic Cold", "tiles: mana e1 f3 e5; P2 creep c2 c3")
    battle.do(f"play chromatic cold {square}")
    assert square not in battle.line("tiles")
    assert "f3" in battle.line("tiles")


def test_a_dispel_of_a_unit_alone_leaves_the_tile() -> None:
    # R136
    battle = field("P2 Komodo Charger b3", SIPHON, "tiles: P2 creep b3").do("play siphon energy b3")
    assert battle.line("tiles") == "P2 creep b3"


def test_damage_stays() -> None:
    # R137
    battle = field("P2 Hailstone Golem b3 damage 2 [auryn_nexus 0 0/3 P2]", SIPHON).do("play siphon energy b3")
    assert battle["b3"] == "Hailstone Golem 4/4"


def test_a_unit_whose_damage_reaches_the_health_that_is_left_dies() -> None:
    # R137, R64
    battle = field("P2 Komodo Charger b3 damage 3 [auryn_nexus 0 0/3 P2]; P1 Shadow Watcher a1", SIPHON)
    battle.do("play siphon energy b3")
    assert battle["b3"] == "-"
    assert battle["a1"] == "Shadow Watcher 3/3"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_a_dispelled_wall_vanishes_without_dying(variant: str) -> None:
    # R138
    battle = field("P2 gravity_well_wall b3; P1 Shadow Watcher a1", SIPHON, variant=variant).do("play siphon energy b3")
    assert battle["b3"] == "-"
    assert battle["a1"] == "Shadow Watcher 2/2"


def test_a_dispelled_wind_dervish_vanishes_at_once() -> None:
    # R139, option dispelled_dervish
    battle = field("P2 Wind Dervish b3; P1 Shadow Watcher a1", SIPHON).do("play siphon energy b3")
    assert battle["b3"] == "-"
    assert battle["a1"] == "Shadow Watcher 2/2"


def test_in_classic_it_vanishes_when_the_turn_ends() -> None:
    # R139, option dispelled_dervish
    battle = field("P2 Wind Dervish b3; P1 Shadow Watcher a1", SIPHON, variant="classic").do("play siphon energy b3")
    assert battle["b3"] == "Wind Dervish 2/2"
    assert battle.end()["b3"] == "-"
    assert battle["a1"] == "Shadow Watcher 2/2"


def test_a_wind_dervish_that_was_made_to_stay_stays() -> None:
    # R139
    battle = field("P2 Wind Dervish b3", "to move: P2", "turn: 2", "P2 hand: Dunecaster", SIPHON)
    battle.do("play dunecaster h3", "choose b3", "end", "play siphon energy b3")
    assert battle["b3"] == "Wind Dervish 2/2"


def test_a_dispelled_unit_is_no_longer_stunned() -> None:
    # R140, R192
    battle = field(
        "P1 Komodo Charger b3", "to move: P2", "turn: 2", "P2 hand: Flash Freeze", "P1 hand: Ephemeral Shroud"
    )
    battle.do("play flash freeze b3", "end")
    assert not battle.can("move b3 c3")
    assert battle.do("play ephemeral shroud b4", "choose b3").can("move b3 c3")


def test_a_newcomer_whose_rush_is_dispelled_is_exhausted() -> None:
    # R141
    battle = field("", "P1 hand: Tusk Boar, Ephemeral Shroud").do("play tusk boar b3")
    assert battle.can("move b3 c3")
    battle.do("play ephemeral shroud b4", "choose b3")
    assert not battle.can("move b3 c3")
    assert battle.end(2).can("move b3 c3")


def test_a_unit_with_rush_that_came_earlier_stays_ready() -> None:
    # R141
    battle = field("P1 Saberspine Tiger b3", "P1 hand: Ephemeral Shroud", "turn: 3")
    assert battle.do("play ephemeral shroud b4", "choose b3").can("move b3 c3")


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_a_dispelled_egg_never_hatches(variant: str) -> None:
    # R142
    battle = field("P2 Chrysalis Egg b3 within young_silithar", SIPHON, variant=variant).do("play siphon energy b3")
    assert battle.end(6)["b3"] == "Chrysalis Egg 0/1"


def test_a_dispelled_flying_unit_walks() -> None:
    # R143
    battle = field("P2 Dragonlark b2", SIPHON).do("play siphon energy b2", "end")
    assert battle.squares("move b2") == {"a1", "a2", "b1", "b3", "b4", "c1", "c2", "c3", "d2"}


def test_a_dispelled_obelysk_summons_no_more_dervishes() -> None:
    # R143
    battle = field("P2 Ethereal Obelysk b3", SIPHON)
    assert field("P2 Ethereal Obelysk b3").end().where("Wind Dervish")
    assert not battle.do("play siphon energy b3", "end").where("Wind Dervish")


# What a dispel does not touch.


def test_artifacts_are_not_dispelled() -> None:
    # R144
    battle = field("", "P1 hand: Sunstone Bracers, Ephemeral Shroud").do("play sunstone bracers")
    battle.do("play ephemeral shroud b3", "choose a3")
    assert battle["a3"] == "Argeon Highmayne 3/25"


def test_what_spells_gave_a_general_is() -> None:
    # R135
    battle = field("", "P1 hand: Ephemeral Shroud", "P1 bloodbound: Overload ready").do("cast")
    assert battle["a3"] == "Argeon Highmayne 3/25"
    assert battle.do("play ephemeral shroud b3", "choose a3")["a3"] == "Argeon Highmayne 2/25"


def test_a_dispelled_structure_is_a_structure() -> None:
    # R144, R221
    battle = field("P2 Bastion b3", SIPHON, "P2 hand: War Surge").do("play siphon energy b3", "end", "play war surge")
    assert battle["b3"] == "Bastion 0/6"
    assert not battle.squares("move b3")
    assert not battle.squares("attack b3")


def test_the_progress_of_mechaz0r_is_not_dispelled() -> None:
    # R144
    battle = field("", "P1 hand: Helm of MECHAZ0R, Ephemeral Shroud").do(
        "play helm b3", "play ephemeral shroud b2", "choose a3"
    )
    assert "progress 1" in battle.line("P1 tally")


def test_a_transformation_is_not_undone() -> None:
    # R144
    battle = field("P2 Hailstone Golem b3", "P1 hand: Aspect of the Ravager, Siphon Energy")
    battle.do("play aspect of the ravager b3", "play siphon energy b3")
    assert battle["b3"] == "Fox Ravager 3/3"


def test_numbers_that_became_a_units_own_stay() -> None:
    # R144: Polarity
    battle = field("P2 Komodo Charger b3", "P1 hand: Polarity, Siphon Energy").do(
        "play polarity b3", "play siphon energy b3"
    )
    assert battle["b3"] == "Komodo Charger 3/1"


def test_a_dispelled_unit_strikes_back() -> None:
    # R144, R56
    battle = field("P2 Primus Shieldmaster b3", SIPHON).do("play siphon energy b3", "attack a3 b3")
    assert battle.health(P1) == 22


def test_a_dispel_by_attacking_comes_before_the_strike_back() -> None:
    # R59: the Walker had grown by 2/2
    battle = field("P1 Sunstone Templar c3; P2 Earth Walker d3 [earth_walker 0 2/2 P2]")
    assert battle["d3"] == "Earth Walker 5/5"
    battle.do("attack c3 d3")
    assert battle["c3"] == "Sunstone Templar 1/1"
    assert battle["d3"] == "Earth Walker 3/2"
