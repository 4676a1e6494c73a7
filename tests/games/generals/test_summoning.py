"""Playing a minion: where it may be summoned, and random squares."""

from __future__ import annotations

from tests.games.generals.field import field


def test_a_minion_is_summoned_next_to_any_friend() -> None:
    # R70
    battle = field(
        "P1 Komodo Charger e3 exhausted",
        "P1 hand: Komodo Charger",
        generals="P1 Argeon Highmayne a1; P2 Kaleos Xaan f4",
    )
    assert battle.squares("play 1") == {
        *("a2", "b1", "b2"),
        *("d2", "e2", "f2", "d3", "f3", "d4", "e4"),
    }


def test_also_next_to_one_that_came_this_turn() -> None:
    # R70
    battle = field("", "P1 hand: Komodo Charger, Komodo Charger")
    assert "c3" not in battle.squares("play 2")
    assert "c3" in battle.do("play 1 b3").squares("play 2")


def test_enemies_do_not_help() -> None:
    # R70
    battle = field("P2 Komodo Charger e3", "P1 hand: Komodo Charger")
    assert battle.why_not("play 1 e4") == "Komodo Charger cannot be summoned on e4 (R70)"


def test_units_on_random_squares_take_different_free_squares() -> None:
    # R71: six Wraithlings of the Reaver
    for seed in range(5):
        battle = field("P2 Vorpal Reaver c3 damage 5", "P1 hand: True Strike", seed=seed).do("play true strike c3")
        assert len(set(battle.where("Wraithling"))) == 6


def test_every_free_square_is_as_likely() -> None:
    # R71: over many games the one Wraithling comes to each of the squares around the Gloomchaser
    around = {"a4", "a5", "b5", "c5", "c4", "c3", "b3"}
    found = set()
    for seed in range(60):
        battle = field("", "P1 hand: Gloomchaser", seed=seed).do("play gloomchaser b4")
        found |= set(battle.where("Wraithling"))
    assert found == around


def test_where_fewer_squares_are_free_the_others_do_not_appear() -> None:
    # R71: Shadowspawn summons 2 Wraithlings near the general, where one square is free
    walls = "; ".join(f"P1 Komodo Charger {square}" for square in ("a4", "b4", "b3", "a2"))
    battle = field(walls, "P1 bloodbound: Shadowspawn ready").do("cast")
    assert battle.where("Wraithling") == ["b2"]
