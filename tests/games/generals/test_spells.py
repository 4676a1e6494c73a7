"""Playing a spell: targets, and its effect before what it sets off."""

from __future__ import annotations

from tests.games.generals.field import P1, field


def test_a_spell_happens_at_once_and_goes_to_the_graveyard() -> None:
    # R79
    battle = field("P2 Hailstone Golem e3", "P1 hand: Phoenix Fire").do("play phoenix fire e3")
    assert battle["e3"] == "Hailstone Golem 4/3"
    assert battle.line("P1 cast") == "Phoenix Fire 1"
    assert battle.hand(P1) == []


def test_a_spell_that_needs_a_target_can_be_played_only_where_there_is_one() -> None:
    # R80
    battle = field("", "P1 hand: True Strike")
    assert battle.squares("play 1") == set()
    assert battle.why_not("play 1 e3") == "there is nothing True Strike could be played on now"
    assert field("P2 Komodo Charger e3", "P1 hand: True Strike").squares("play 1") == {"e3"}


def test_a_wrong_target_is_refused() -> None:
    # R80
    battle = field("P2 Komodo Charger e3", "P1 hand: True Strike")
    assert battle.why_not("play 1 e4") == "True Strike cannot be cast on e4 (R80)"


def test_minion_does_not_mean_a_general_and_unit_means_both() -> None:
    # R81
    battle = field("P2 Komodo Charger e3", "P1 hand: True Strike, Phoenix Fire")
    assert battle.squares("play 1") == {"e3"}
    assert battle.squares("play 2") == {"a3", "e3", "i3"}


def test_the_effect_of_the_card_comes_before_those_it_sets_off() -> None:
    # R82: the Wraithling takes the square, and the Ghost Wolf finds it taken
    battle = field("P2 Fenrir Warmaster e3", "P1 hand: Dark Transformation").do("play dark transformation e3")
    assert battle["e3"] == "Wraithling 1/1"
    assert battle.where("Ghost Wolf") == []
