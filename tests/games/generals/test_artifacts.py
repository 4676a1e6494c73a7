"""Playing an artifact: room, durability, how it is lost."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, P1, P2, field

BRACERS = "Sunstone Bracers"
LAST_BLOW = "P1 Argeon Highmayne d3; P2 Kaleos Xaan f3 damage 24"


def test_an_artifact_goes_to_your_general_and_copies_add_up() -> None:
    # R72
    battle = field("", f"P1 hand: {BRACERS}, {BRACERS}, {BRACERS}").do(*[f"play {BRACERS}"] * 3)
    assert battle["a3"] == "Argeon Highmayne 5/25"


def test_an_artifact_too_many_destroys_the_oldest_one() -> None:
    # R72, R73
    battle = field("", f"P1 hand: Staff Of Y'Kir, {BRACERS}, {BRACERS}, {BRACERS}")
    battle.do("play 1", "play 2", "play 3", "play 4")
    assert battle["a3"] == "Argeon Highmayne 5/25"
    assert battle.line("P1 lost") == "Staff Of Y'Kir"


def test_artifact_slots_says_how_many_there_is_room_for() -> None:
    # R72
    battle = field("", f"P1 hand: {BRACERS}, {BRACERS}", artifact_slots=1).do("play 1", "play 2")
    assert battle["a3"] == "Argeon Highmayne 3/25"


def test_an_artifact_has_3_durability_and_each_damage_takes_1() -> None:
    # R74, R75: 2 and 8 damage take the same
    battle = field("", f"P1 hand: {BRACERS}, Tempest, Tempest, Tempest", "P2 hand: Spiral Technique")
    battle.do("play 1", "play tempest", "play tempest")
    assert battle["a3"] == "Argeon Highmayne 3/21"
    battle.do("end", "play spiral technique a3")
    assert battle["a3"] == "Argeon Highmayne 2/13"
    assert battle.line("P1 lost") == BRACERS


def test_artifact_durability_says_how_often() -> None:
    # R74
    battle = field("", f"P1 hand: {BRACERS}, Tempest", artifact_durability=1).do("play 1", "play tempest")
    assert battle["a3"] == "Argeon Highmayne 2/23"


def test_each_of_the_artifacts_loses_durability() -> None:
    # R75
    battle = field("", f"P1 hand: {BRACERS}, {BRACERS}, Tempest", artifact_durability=1)
    battle.do("play 1", "play 2", "play tempest")
    assert battle["a3"] == "Argeon Highmayne 2/23"


def test_damage_reduced_to_0_takes_no_durability() -> None:
    # R76
    battle = field("", "P1 hand: Bloodtear Alchemist", "P2 hand: Arclyte Regalia", "to move: P2", "turn: 2")
    battle.do("play arclyte regalia", "end", "play bloodtear alchemist b3", "choose i3")
    assert battle.unit("i3").marks[0].count == 3


def test_cancelled_damage_takes_no_durability() -> None:
    # R76: the Grove Lion gives its general a Forcefield
    battle = field("P1 Grove Lion a1", f"P1 hand: {BRACERS}, Tempest").do("play 1", "play tempest")
    assert battle.unit("a3").marks[0].count == 3


def test_a_lost_artifact_does_nothing_any_more() -> None:
    # R77
    battle = field("P2 Komodo Charger i1", "P1 hand: Cyclone Mask, Tempest", artifact_durability=1).do("play 1")
    assert "i3" in battle.squares("attack a3")
    assert battle.do("play tempest").squares("attack a3") == set()


@pytest.mark.parametrize("order", ["play 1 a3", "play 1 e3"])
def test_to_play_an_artifact_you_name_no_target(order: str) -> None:
    # R78
    battle = field("", f"P1 hand: {BRACERS}")
    assert battle.can("play 1")
    assert not battle.can(order)
    assert (battle.health(P1), battle.health(P2)) == (25, 25)


def test_an_artifact_that_holds_on_your_turn_does_not_hold_on_your_opponents() -> None:
    # R72
    battle = field("P2 Rock Pulverizer b3", "P1 hand: Iris Barrier").do("play 1", "attack a3 b3")
    assert battle["a3"] == "Argeon Highmayne 2/25"
    battle.end().do("attack b3 a3")
    assert battle["a3"] == "Argeon Highmayne 2/24"


# An artifact that breaks.


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_an_artifact_that_breaks_still_counts_in_the_fight_that_broke_it(variant: str) -> None:
    # R77: the general strikes back with 3
    battle = field("P2 Brightmoss Golem b3", f"P1 hand: {BRACERS}", variant=variant, artifact_durability=1)
    battle.do("play 1", "end", "attack b3 a3")
    assert (battle["b3"], battle["a3"]) == ("Brightmoss Golem 4/6", "Argeon Highmayne 2/21")
    assert battle.line("P1 lost") == BRACERS


def test_it_counts_for_the_other_side_too_and_with_each_of_its_copies() -> None:
    # R77
    battle = field(
        "P1 Brightmoss Golem h3",
        f"P2 hand: {BRACERS}, {BRACERS}",
        "to move: P2",
        "turn: 2",
        artifact_durability=1,
    )
    battle.do("play 1", "play 2", "end", "attack h3 i3")
    assert (battle["h3"], battle["i3"]) == ("Brightmoss Golem 4/5", "Kaleos Xaan 2/21")


def test_a_general_whose_artifact_is_broken_by_the_strike_back_has_hit_with_it() -> None:
    # R77
    battle = field("P2 Brightmoss Golem b3", f"P1 hand: {BRACERS}", artifact_durability=1).do("play 1", "attack a3 b3")
    assert (battle["b3"], battle["a3"]) == ("Brightmoss Golem 4/6", "Argeon Highmayne 2/21")


def test_an_artifact_reacts_to_the_damage_that_breaks_it_and_to_no_more() -> None:
    # R77: a Shining Relic restores as much health as it gives attack
    units = "P1 Silverguard Squire a2; P2 Komodo Charger b3; P2 Komodo Charger b4"
    battle = field(units, "P1 hand: Reliquarian", artifact_durability=1)
    battle.do("play reliquarian b1", "choose a2", "end", "attack b3 a3")
    assert (battle["a3"], battle["b3"]) == ("Argeon Highmayne 2/25", "-")
    assert battle.do("attack b4 a3")["a3"] == "Argeon Highmayne 2/24"


def test_an_artifact_that_breaks_in_the_last_blow_is_gone_at_the_end() -> None:
    # R75, R106
    battle = field("", f"P1 hand: {BRACERS}, Tempest", generals=LAST_BLOW, artifact_durability=1)
    battle.do("play 1", "play tempest")
    assert battle.s.result == (P1,)
    assert battle["d3"] == "Argeon Highmayne 2/23"
