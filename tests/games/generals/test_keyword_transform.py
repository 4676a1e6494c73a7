"""Transform: one unit becomes another."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P2, field

RAVAGER = "P1 hand: Aspect of the Ravager"


def test_the_new_unit_takes_the_square_without_damage_and_without_a_death() -> None:
    # R195, R69
    battle = field("P2 Hailstone Golem d3 damage 5; P1 Shadow Watcher a1", RAVAGER).do("play aspect of the ravager d3")
    assert battle["d3"] == "Fox Ravager 3/3"
    assert battle.owner("d3") == P2
    assert battle["a1"] == "Shadow Watcher 2/2"
    assert battle.line("P2 fallen") == "-"


def test_it_is_as_exhausted_as_the_old_one() -> None:
    # R196
    fresh = field("P1 Komodo Charger c3; P2 Second Sun d3", RAVAGER).do("play aspect of the ravager c3")
    assert fresh.can("move c3 c4")
    tired = field("P1 Komodo Charger c3 exhausted; P2 Second Sun d3", RAVAGER).do("play aspect of the ravager c3")
    assert not tired.can("move c3 c4")


def test_it_has_made_the_moves_and_attacks_of_the_old_one() -> None:
    # R196
    battle = field("P1 Komodo Charger c4; P2 Second Sun d3", RAVAGER).do("move c4 c3", "play aspect of the ravager c3")
    assert not battle.squares("move c3")
    assert battle.can("attack c3 d3")
    fought = field("P1 Komodo Charger c3; P2 Second Sun d3", RAVAGER).do(
        "attack c3 d3", "play aspect of the ravager c3"
    )
    assert not fought.can("attack c3 d3")


def test_nothing_the_old_unit_gained_is_left() -> None:
    # R197
    battle = field("P2 Hailstone Golem d3 [war_surge 0 1/1 P2]", RAVAGER).do("play aspect of the ravager d3")
    assert battle["d3"] == "Fox Ravager 3/3"


def test_it_is_no_longer_stunned() -> None:
    # R197, R192
    battle = field("P1 Komodo Charger c3", "to move: P2", "turn: 2", "P2 hand: Flash Freeze", RAVAGER)
    assert battle.do("play flash freeze c3", "end", "play aspect of the ravager c3").can("move c3 d3")


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_it_sets_off_no_opening_gambit_dying_wish_or_deathwatch(variant: str) -> None:
    # R198: the Egg becomes a Warlock, the Warmaster a Panddo
    hatched = field("P1 Chrysalis Egg c3 within flameblood_warlock", "P1 hand: Egg Morph", variant=variant)
    hatched.do("play egg morph c3")
    assert hatched["c3"] == "Flameblood Warlock 3/1"
    assert hatched["i3"] == "Kaleos Xaan 2/25"
    battle = field("P2 Fenrir Warmaster d3; P1 Shadow Watcher a1", "P1 hand: Onyx Bear Seal", variant=variant)
    battle.do("play onyx bear seal d3")
    assert battle["d3"] == "Panddo 0/2"
    assert battle["a1"] == "Shadow Watcher 2/2"


@pytest.mark.parametrize("variant", ["standard", "classic"])
@pytest.mark.parametrize(("spell", "into"), [("Onyx Bear Seal", "Panddo"), ("Bamboozle", "Panddo")])
def test_some_cards_make_a_newcomer_of_the_unit(variant: str, spell: str, into: str) -> None:
    # R196
    battle = field("P2 Komodo Charger b3", f"P1 hand: {spell}", variant=variant).do(f"play {spell} b3")
    assert battle["b3"].startswith(into)
    assert battle.unit("b3").exhausted


def test_an_egg_a_unit_is_turned_into_is_as_tired_as_one_just_laid() -> None:
    # R196
    assert field("P1 Komodo Charger c3", "P1 hand: Egg Morph").do("play egg morph c3").unit("c3").exhausted
    struck = field("P1 Erratic Raptyr c3; P2 Brightmoss Golem d3").do("attack c3 d3")
    assert struck["c3"].startswith("Chrysalis Egg")
    assert not struck.unit("c3").exhausted
