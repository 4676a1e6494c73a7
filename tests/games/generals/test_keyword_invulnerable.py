"""Invulnerable: beyond the reach of everything."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.clauses import bloodbound
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.model.card import Cards
from cardwright.games.generals.model.keywords import INVULNERABLE
from tests.games.generals.field import field

GATE = "P2 Gate to the Undervault b3"
NEUTRAL = Press("Neutral", "test")
IDOLS = Cards(
    [
        Press("Lyonar", "test").general("Argeon Highmayne", "2/25", "", bloodbound("roar")),
        Press("Songhai", "test").general("Kaleos Xaan", "2/25", "", bloodbound("roar")),
        NEUTRAL.spell("Roar", "1 mana, basic token", ""),
        NEUTRAL.minion("Idol", "1 mana 2/3", "Invulnerable.", INVULNERABLE),
        NEUTRAL.minion("Komodo Charger", "1 mana 1/3"),
    ]
)


def test_it_cannot_be_targeted_or_attacked() -> None:
    # R166
    battle = field(
        GATE, "P1 hand: Siphon Energy, Hailstone Prison, Aspect of the Ravager, Entropic Decay, Phoenix Fire"
    )
    assert [battle.can(f"play {slot} b3") for slot in (1, 2, 3, 4, 5)] == [False] * 5
    assert not battle.can("attack a3 b3")


def test_it_cannot_be_destroyed_or_dispelled_without_being_targeted_either() -> None:
    # R166
    battle = field(GATE, "P1 hand: Plasma Storm, Lightbender").do("play 1")
    assert battle["b3"].startswith("Gate to the Undervault")
    battle.do("play 2 b2")
    assert battle["b3"].startswith("Gate to the Undervault")
    assert battle.unit("b3").has(INVULNERABLE)


def test_a_general_that_is_invulnerable_takes_no_damage() -> None:
    # R166
    battle = field(
        "P2 Indominus h1", "P1 hand: Phoenix Fire, Tempest", generals="P1 Argeon Highmayne h4; P2 Kaleos Xaan i3"
    )
    assert not battle.can("attack h4 i3")
    assert not battle.can("play 1 i3")
    assert battle.do("play 2")["i3"] == "Kaleos Xaan 2/25"


def test_it_is_not_healed() -> None:
    # R166
    battle = field(
        "P1 Indominus c3", "P1 hand: Earth Sphere", generals="P1 Argeon Highmayne a3 damage 10; P2 Kaleos Xaan i3"
    )
    assert battle.do("play 1")["a3"] == "Argeon Highmayne 2/15"


def test_only_an_empty_deck_hurts_an_invulnerable_general() -> None:
    # R166, R97
    assert field("P1 Indominus c3", deck_out=True).end()["a3"] == "Argeon Highmayne 2/23"


def test_once_it_is_no_longer_invulnerable_it_can_be_hurt() -> None:
    # R166: the Indominus is gone
    battle = field("P2 Indominus h1 damage 8", "P1 hand: Phoenix Fire, Phoenix Fire").do("play 1 h1", "play 2 i3")
    assert battle["i3"] == "Kaleos Xaan 2/22"


@pytest.mark.parametrize(("variant", "acts"), [("standard", True), ("classic", False)])
def test_it_may_move_and_attack_but_not_in_classic(variant: str, acts: bool) -> None:
    # R167, option invulnerable_acts: a plain Invulnerable minion, since every real one stands still by its own words
    battle = field("P1 Idol c3; P2 Komodo Charger d3", cards=IDOLS, variant=variant)
    assert bool(battle.squares("move c3")) is acts
    assert battle.can("attack c3 d3") is acts


def test_its_own_words_may_keep_it_in_its_place() -> None:
    # R167, R221
    assert not field("P1 Indominus c3").squares("move a3")
    assert not field("P1 Gate to the Undervault c3").squares("move c3")


def test_nothing_strikes_it_and_it_does_not_strike_back() -> None:
    # R166
    battle = field("P1 Idol c3; P2 Komodo Charger d3", cards=IDOLS).do("attack c3 d3")
    assert battle["c3"] == "Idol 2/3"
    assert battle["d3"] == "Komodo Charger 1/1"
