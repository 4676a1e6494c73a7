"""Who hears of an attack, a death, an arrival, and who does not."""

from __future__ import annotations

from cardwright.games.generals.game import GAME
from tests.games.generals.field import P1, P2, field

# Killing and being killed.


def test_the_unit_that_kills_hears_of_it_and_no_other() -> None:
    battle = field("P1 Quahog c3; P1 Hailstone Golem c4; P2 Komodo Charger d3; P2 Komodo Charger d4").do("attack c3 d3")
    assert battle.hand(P2) == ["Komodo Charger"]
    battle.do("attack c4 d4")
    assert battle.hand(P2) == ["Komodo Charger"]


def test_a_killer_that_strikes_back_hears_of_it_too() -> None:
    battle = field("P1 Komodo Charger c3; P2 Quahog d3").do("attack c3 d3")
    assert (battle.hand(P1), battle["c3"]) == (["Komodo Charger"], "-")


def test_who_heals_by_its_own_strike_does_so_by_the_damage_it_deals() -> None:
    battle = field("P1 Captain Hank Hart c3 damage 3; P2 Swamp Entangler f3").do("attack c3 f3")
    assert battle["c3"] == "Captain Hank Hart 2/3"


def test_a_strike_back_is_heard_by_the_one_that_struck() -> None:
    battle = field("P1 Erratic Raptyr c3; P2 Komodo Charger d3", "to move: P2", "turn: 2").do("attack d3 c3")
    assert battle.where("Chrysalis Egg") == ["c3"]
    attacked = field("P1 Erratic Raptyr c3; P2 Swamp Entangler d3").do("attack c3 d3")
    assert attacked.where("Chrysalis Egg") == ["c3"]


# Arriving.


def test_a_minion_with_rush_arrives_exhausted_while_somebody_watches() -> None:
    lines = ("P1 hand: Saberspine Tiger, Komodo Charger",)
    assert field("", *lines).do("play 1 b3").squares("move b3")
    battle = field("P2 Night Watcher h3", *lines).do("play 1 b3")
    assert not battle.squares("move b3")
    own = field("P1 Night Watcher a5", *lines).do("play 1 b3")
    assert not own.squares("move b3")


def test_what_was_summoned_already_this_turn_is_changed_as_well_as_what_follows() -> None:
    battle = field("P1 Komodo Charger c1", "P1 hand: Komodo Charger, Kinetic Surge, Komodo Charger")
    battle.do("play 1 b3", "play 2", "play 3 b4")
    assert (battle["b3"], battle["b4"], battle["c1"]) == (
        "Komodo Charger 2/4",
        "Komodo Charger 2/4",
        "Komodo Charger 1/3",
    )
    battle.end(2)
    assert battle["b4"] == "Komodo Charger 2/4"


def test_a_bond_asks_for_another_minion_of_the_tribe_and_happens_on_arrival_only() -> None:
    battle = field("", "P1 hand: Dreamshaper, Dreamshaper", "P1 deck: Tempest, Tempest, Tempest, Tempest")
    battle.do("play 1 b3")
    assert battle.hand(P1) == ["-", "Dreamshaper"]
    battle.do("play 2 b4")
    assert battle.hand(P1) == ["Tempest", "Tempest"]


def test_intensify_counts_how_often_the_player_has_summoned_it() -> None:
    battle = field("", "P1 hand: Bonecrusher, Bonecrusher, Bonecrusher").do("play 1 b3", "play 2 b4", "play 3 b2")
    assert [battle[square] for square in ("b3", "b4", "b2")] == [
        "Bonecrusher 5/3",
        "Bonecrusher 10/3",
        "Bonecrusher 15/3",
    ]


def test_a_second_choice_of_an_opening_gambit_is_about_the_first() -> None:
    battle = field("P2 Komodo Charger c3; P2 Komodo Charger c4", "P1 hand: Repulsor Beast")
    battle.do("play 1 b3", "choose c3", "choose h5")
    assert battle.where("Komodo Charger") == ["h5", "c4"]


def test_a_building_that_is_built_gives_what_it_says_to_its_neighbours() -> None:
    battle = field("P1 Komodo Charger c3; P1 Komodo Charger a5", "P1 hand: Vigilator").do("play 1 b3").end(2)
    assert battle["b3"] == "Vigilator 3/4"
    assert (battle["c3"], battle["a5"]) == ("Komodo Charger 1/6", "Komodo Charger 1/3")


# Squares.


def test_a_square_that_becomes_primal_flourish_works_at_once() -> None:
    # R225
    battle = field("P1 Komodo Charger c3", "P1 hand: Omniseer").do("play 1 b3", "choose c3").end(2)
    assert battle["c3"] == "Komodo Charger 3/5"
    assert battle["b3"] == "Omniseer 4/5"


def test_before_the_first_turn_each_player_reckons_with_the_own_mana() -> None:
    # R89: option bloodbound_calendar
    battle = field(
        "", "turn: 0", "P1 bloodbound: Roar", "P2 bloodbound: Blink",
        bloodbound_calendar="by capacity", mana_first=2, mana_second=7,
    )  # fmt: skip
    shown = [player["bloodbound"] for player in GAME.shown(GAME.mask(battle.s, P1))["players"]]
    assert [spell["calendar"] for spell in shown] == [[3, 5, 7, 8], [3, 4]]
