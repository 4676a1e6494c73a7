"""Stun: neither moves nor attacks, for a while."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.keywords import STUNNED
from tests.games.generals.field import BOTH_VARIANTS, ONLOOKER, P1, P2, Field, field

STUNNED_BY_P2 = ("to move: P2", "turn: 2", "P2 hand: Flash Freeze")


def shown(battle: Field, square: str) -> dict[str, Any]:
    """The one mark on a unit, as a client is shown it."""
    told: dict[str, Any] = GAME.shown(GAME.mask(battle.s, ONLOOKER))
    (mark,) = next(unit for unit in told["units"] if unit["square"] == square)["marks"]
    return dict(mark)


def test_a_stunned_unit_can_neither_move_nor_attack() -> None:
    # R190
    battle = field("P1 Komodo Charger c3; P2 Second Sun d3", *STUNNED_BY_P2).do("play flash freeze c3", "end")
    assert battle.squares("move c3") == set()
    assert battle.squares("attack c3") == set()


def test_it_strikes_back() -> None:
    # R190, R56
    battle = field("P2 Hailstone Golem b3", "P1 hand: Beam Shock").do("play beam shock b3", "attack a3 b3")
    assert battle.health(P1) == 21


def test_a_general_can_be_stunned() -> None:
    # R190
    battle = field("", "P1 hand: Beam Shock").do("play beam shock i3", "end")
    assert battle.squares("move i3") == set()


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_stun_cast_on_an_enemy_covers_its_owners_next_turn(variant: str) -> None:
    # R191
    battle = field("P1 Komodo Charger c3", *STUNNED_BY_P2, variant=variant).do("play flash freeze c3", "end")
    assert not battle.can("move c3 d3")
    assert battle.end(2).can("move c3 d3")


def test_it_lasts_until_the_casters_next_turn_starts() -> None:
    # R191, R35, option stun_lasts
    battle = field("P1 Komodo Charger c3", *STUNNED_BY_P2).do("play flash freeze c3")
    assert shown(battle, "c3")["until"] == {"turn": 4, "at": "start"}
    assert battle.end().unit("c3").has(STUNNED)
    assert not battle.end().unit("c3").has(STUNNED)


def test_in_classic_it_lasts_to_the_end_of_its_owners_next_turn() -> None:
    # R191, option stun_lasts
    battle = field("P1 Komodo Charger c3", *STUNNED_BY_P2, variant="classic").do("play flash freeze c3")
    assert shown(battle, "c3")["until"] == {"turn": 3, "at": "end"}
    assert battle.end().unit("c3").has(STUNNED)
    assert not battle.end().unit("c3").has(STUNNED)


@pytest.mark.parametrize(("variant", "free"), [("standard", True), ("classic", False)])
def test_a_stun_of_ones_own_unit_is_over_on_ones_next_turn_but_not_in_classic(variant: str, free: bool) -> None:
    # R191
    battle = field("P1 Komodo Charger c3", "P1 hand: Flash Freeze", variant=variant).do("play flash freeze c3")
    assert not battle.can("move c3 d3")
    assert battle.end(2).can("move c3 d3") is free
    assert battle.end(2).can("move c3 d3")


@pytest.mark.parametrize(("variant", "free"), [("standard", True), ("classic", False)])
def test_a_unit_whose_effect_stuns_is_the_casters(variant: str, free: bool) -> None:
    # R191: the Wall of P2 stuns an attacker on P1's turn, until P2's next turn, which comes before P1's next one
    battle = field("P1 Hailstone Golem c3; P2 bonechill_barrier_wall d3", variant=variant).do("attack c3 d3")
    assert battle.unit("c3").has(STUNNED)
    battle.end()
    assert battle.unit("c3").has(STUNNED) is not free
    assert battle.end().can("move c3 c4") is free


@pytest.mark.parametrize(("variant", "stunned"), [("standard", False), ("classic", True)])
def test_a_unit_that_stuns_itself_is_its_own_caster(variant: str, stunned: bool) -> None:
    # R191
    battle = field("", "P1 hand: Meltwater Moose", variant=variant).do("play 1 b3")
    assert battle.unit("b3").has(STUNNED)
    assert battle.end(2).unit("b3").has(STUNNED) is stunned


@pytest.mark.parametrize(("variant", "stunned"), [("standard", False), ("classic", True)])
def test_a_stunned_unit_that_changes_sides_stays_stunned_until_the_casters_turn(variant: str, stunned: bool) -> None:
    # R191: P1 stuns it and P2 takes it over; what counts is P1's next turn
    battle = field(
        "P1 Komodo Charger h3", "P1 hand: Flash Freeze", "P2 hand: Zen'Rui the Blightspawned", variant=variant
    )
    battle.do("play flash freeze h3", "end", "play 1 h2", "choose h3")
    assert battle.owner("h3") == P2
    assert battle.unit("h3").has(STUNNED)
    assert battle.end().unit("h3").has(STUNNED) is stunned
    assert battle.end().can("move h3 g3")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_two_stuns_last_as_long_as_the_longer_one(variant: str) -> None:
    # R191: P1's own stun would be over, P2's is not
    battle = field("P1 Komodo Charger c3", "P1 hand: Flash Freeze", "P2 hand: Beam Shock", variant=variant)
    battle.do("play flash freeze c3", "end", "play beam shock c3", "end")
    assert battle.unit("c3").has(STUNNED)
    assert not battle.end().unit("c3").has(STUNNED)


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_written_position_knows_how_long_a_stun_lasts(variant: str) -> None:
    # R191
    battle = field("P1 Komodo Charger c3", *STUNNED_BY_P2, variant=variant).do("play flash freeze c3")
    copied = Field(GAME.read_position(GAME.position_text(battle.s), battle.s.options))
    loaded = Field(GAME.decode(GAME.encode(battle.s)))
    for other in (copied, loaded):
        other.end()
        assert other.unit("c3").has(STUNNED)
        assert not other.end().unit("c3").has(STUNNED)


def test_a_transformation_ends_it() -> None:
    # R192, R197
    battle = field("P1 Komodo Charger c3", *STUNNED_BY_P2, "P1 hand: Aspect of the Ravager")
    battle.do("play flash freeze c3", "end", "play aspect of the ravager c3")
    assert battle.can("move c3 d3")
