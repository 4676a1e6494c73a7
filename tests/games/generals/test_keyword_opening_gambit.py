"""Opening Gambit: what a minion does when it is played from the hand."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, field


def test_it_happens_when_the_minion_is_played() -> None:
    # R168
    battle = field("", "P1 hand: Bloodtear Alchemist").do("play bloodtear b3", "choose i3")
    assert battle["i3"] == "Kaleos Xaan 2/24"


def test_a_copy_that_an_effect_summons_does_not_do_it_again() -> None:
    # R168: the second Zyx makes no third one
    assert len(field("", "P1 hand: Zyx").do("play zyx b3").where("Zyx")) == 2


def test_a_minion_that_hatches_or_comes_out_of_a_deck_does_not_do_it() -> None:
    # R168
    hatched = field("P1 Chrysalis Egg c3 within flameblood_warlock", "to move: P2", "turn: 4").end()
    assert hatched["c3"] == "Flameblood Warlock 3/1"
    assert hatched["i3"] == "Kaleos Xaan 2/25"
    stolen = field("", "P1 hand: Mind Steal", "P2 deck: Flameblood Warlock").do("play mind steal b3")
    assert stolen["b3"] == "Flameblood Warlock 3/1"
    assert stolen.health(P1) == 25


@pytest.mark.parametrize(("variant", "left"), [("standard", 5), ("classic", 4)])
def test_it_happens_before_the_minion_is_on_the_board_or_in_classic_after(variant: str, left: int) -> None:
    # R169, option gambit_time: the Skorn deals 1 damage to everything
    battle = field("P2 Komodo Charger d3", "P1 hand: Blistering Skorn", variant=variant).do("play blistering skorn b3")
    assert battle["b3"] == f"Blistering Skorn 4/{left}"
    assert battle["d3"] == "Komodo Charger 1/2"
    assert (battle["a3"], battle["i3"]) == ("Argeon Highmayne 2/24", "Kaleos Xaan 2/24")


@pytest.mark.parametrize("variant", ["standard", "classic"])
@pytest.mark.parametrize("seed", range(5))
def test_the_square_is_kept_free_for_the_minion(seed: int, variant: str) -> None:
    # R169, R71: its copy appears on the only other free square
    ring = "; ".join(f"P1 Komodo Charger {square}" for square in ("a1", "a2", "b1", "c1", "c2", "c3", "b3"))
    battle = field(
        ring, "P1 hand: Zyx", seed=seed, variant=variant, generals="P1 Argeon Highmayne a4; P2 Kaleos Xaan i3"
    )
    battle.do("play zyx b2")
    assert battle["b2"] == "Zyx 1/2"
    assert battle.where("Zyx") in (["b2", "a3"], ["a3", "b2"])


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_what_the_minion_gains_by_it_it_has_on_arrival(variant: str) -> None:
    # R169
    battle = field("", "P1 hand: The High Hand", "P2 hand: Tempest, Tempest, Tempest", variant=variant)
    assert battle.do("play the high hand b3")["b3"] == "The High Hand 5/6"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_others_react_to_the_minion_after_its_gambit(variant: str) -> None:
    # R169, R85: the Warlock's 3 damage kills the general before anything reacts
    battle = field(
        "P2 Venom Toth h1",
        "P1 hand: Flameblood Warlock",
        generals="P1 Argeon Highmayne a3 damage 22; P2 Kaleos Xaan i3 damage 21",
        variant=variant,
    ).do("play flameblood warlock b3")
    assert battle.s.result == (1,)
    assert battle["i3"] == "Kaleos Xaan 2/1"


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_it_happens_even_if_the_minion_dies_as_soon_as_it_arrives(variant: str) -> None:
    # R170: Kujata deals 1 damage to minions you summon
    battle = field("P1 Kujata c3", "P1 hand: Bloodtear Alchemist", variant=variant).do("play bloodtear b3", "choose i3")
    assert battle["b3"] == "-"
    assert battle["i3"] == "Kaleos Xaan 2/24"
