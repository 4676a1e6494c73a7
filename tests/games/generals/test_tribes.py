"""Vespyr, Dervish, Golem and Arcanyst: tribes that only cards speak of."""

from __future__ import annotations

from tests.games.generals.field import field


def test_vespyr_tokens_are_vespyrs() -> None:
    # R223: Winter Maerid and Bonechill Barrier set off the Borean Bear
    battle = field("P1 Borean Bear b1; P1 Voice of the Wind b5", "P1 hand: Komodo Charger, Bonechill Barrier")
    battle.do("play komodo b3")
    assert len(battle.where("Winter Maerid")) == 1
    assert battle["b1"] == "Borean Bear 2/3"
    battle.do("play bonechill barrier c2", "choose d2", "choose d3")
    assert battle["b1"] == "Borean Bear 5/3"


def test_dervish_tokens_are_dervishes() -> None:
    # R223
    battle = field("P1 Fireblaze Obelysk c3; P1 Iron Dervish c1; P1 Wind Dervish c5; P2 Iron Dervish g1")
    assert battle["c1"] == "Iron Dervish 3/2"
    assert battle["c5"] == "Wind Dervish 3/2"
    assert battle["g1"] == "Iron Dervish 2/2"


def test_a_token_counts_for_arcanysts() -> None:
    # R223, R224: the Illusion is one
    battle = field("P1 Owlbeast Sage c3; P1 Illusion c1; P1 Komodo Charger c5", "P1 hand: Ghost Lightning")
    battle.do("play ghost lightning")
    assert battle["c1"] == "Illusion 2/3"
    assert battle["c3"] == "Owlbeast Sage 4/6"
    assert battle["c5"] == "Komodo Charger 1/3"


def test_a_tribe_gives_nothing_by_itself() -> None:
    # R224: Golems are plain units, of which cards speak
    battle = field("P1 Hailstone Golem e3; P1 Skyrock Golem g1; P1 Snow Chaser g5")
    assert battle["e3"] == "Hailstone Golem 4/6"
    assert len(battle.squares("move e3")) == 12
    assert field("P1 Golem Metallurgist c3", "P1 hand: Hailstone Golem").do("play 1 b3").mana(0) == 6


def test_a_card_that_speaks_of_vespyrs_means_vespyrs_only() -> None:
    # R224
    battle = field("P1 Snow Chaser c3; P1 Komodo Charger c1", "P1 hand: Frostfire, Frostfire")
    battle.do("play 1 c3", "play 2 c1")
    assert battle["c3"] == "Snow Chaser 5/4"
    assert battle["c1"] == "Komodo Charger 4/3"
