"""Blood Surge: after the own bloodbound spell."""

from __future__ import annotations

import pytest

from tests.games.generals.field import field

FAIE = "P1 Faie Bloodwing a3; P2 Faie Bloodwing i3"
READY = "P1 bloodbound: Warbird ready"


def test_it_happens_when_you_have_cast_your_bloodbound_spell() -> None:
    # R121
    battle = field(
        "P1 Redsteel Minos c3; P1 Scintilla c1", READY, generals="P1 Faie Bloodwing a3 damage 9; P2 Kaleos Xaan i3"
    )
    battle.do("cast")
    assert battle["c3"] == "Redsteel Minos 4/5"
    assert battle["a3"] == "Faie Bloodwing 2/19"
    assert battle["i3"] == "Kaleos Xaan 2/23"


def test_the_opponents_bloodbound_spell_does_nothing() -> None:
    # R121
    battle = field("P2 Redsteel Minos c3", READY, generals=FAIE).do("cast")
    assert battle["c3"] == "Redsteel Minos 2/3"


def test_another_spell_does_nothing() -> None:
    # R121
    battle = field("P1 Redsteel Minos c3", "P1 hand: Ghost Lightning", READY, generals=FAIE).do("play 1")
    assert battle["c3"] == "Redsteel Minos 2/3"


@pytest.mark.parametrize("seed", range(6))
def test_it_happens_when_the_spell_and_its_deaths_are_settled(seed: int) -> None:
    # R121: Meltdown hits a random enemy; the Heartseeker is dead by then
    battle = field("P1 Meltdown c3; P2 Heartseeker i1", READY, generals=FAIE, seed=seed).do("cast")
    assert battle["i1"] == "-"
    assert battle["i3"] == "Faie Bloodwing 2/17"


def test_it_happens_each_time() -> None:
    # R121
    battle = field("P1 Redsteel Minos c3", READY, generals=FAIE).do("cast").end(8).do("cast")
    assert battle["c3"] == "Redsteel Minos 6/7"
