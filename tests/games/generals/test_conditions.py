"""What cards ask before something happens: when it holds, and when it does not."""

from __future__ import annotations

import pytest

from cardwright.games.generals.effects import conditions
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import ANYWHERE, MY_SIDE, NEARBY, THEIR_SIDE
from cardwright.games.generals.effects.units import ENEMIES, ITSELF, MY_MINIONS, Units
from cardwright.games.generals.model.board import read_square
from cardwright.games.generals.model.card import MINION, SPELL
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.keywords import FLYING
from cardwright.games.generals.model.scene import Condition, Scene
from cardwright.games.generals.model.state import CREEP
from tests.games.generals.field import MIRROR, P1, P2, Field, field, mirrored

both_seats = pytest.mark.parametrize("seat", [P1, P2])


def at(seat: int, square: str, others: str = "", *lines: str, variant: str = "standard") -> tuple[Field, Scene]:
    """A golem of the player's on a square as P1 sees it, with others; ``ME`` and ``YOU`` are the players."""
    me, you = f"P{seat + 1}", f"P{2 - seat}"
    units = f"ME Hailstone Golem {square}" + (f"; {others}" if others else "")
    if seat == P2:
        units = mirrored(units)
    named = [line.replace("ME", me).replace("YOU", you) for line in (units, *lines)]
    battle = field(*named, variant=variant)
    golem = battle.unit(square if seat == P1 else square.translate(MIRROR))
    return battle, Scene(seat, golem.card, golem, golem.square)


@both_seats
@pytest.mark.parametrize(
    ("square", "near"), [("a4", True), ("b2", True), ("b4", True), ("c3", False), ("a5", False), ("h3", False)]
)
def test_zeal_asks_for_the_own_general_beside_it(square: str, near: bool, seat: int) -> None:
    # R206
    battle, scene = at(seat, square)
    assert conditions.ZEALOUS.holds(battle.s, scene) is near
    assert not conditions.ZEALOUS.holds(battle.s, Scene(seat, 0, None))


@both_seats
@pytest.mark.parametrize("column", "abcdefghi")
def test_infiltrate_asks_for_the_other_side(column: str, seat: int) -> None:
    # R161, R162
    battle, scene = at(seat, f"{column}5")
    assert conditions.INFILTRATING.holds(battle.s, scene) is (column in "fghi")
    gone = Scene(seat, scene.card, None, scene.square)
    assert conditions.INFILTRATING.holds(battle.s, gone) is (column in "fghi")
    assert not conditions.INFILTRATING.holds(battle.s, Scene(seat, 0, None))


@both_seats
@pytest.mark.parametrize(
    ("others", "standard", "classic"),
    [
        ("", False, False),
        ("ME Komodo Charger c1", False, False),
        ("ME Bloodshard Golem c1", True, True),
        ("YOU Bloodshard Golem c1", True, False),
        ("YOU Ghoulie c1", True, False),
        ("ME Ghoulie c1", True, True),
    ],
)
def test_a_bond_asks_for_another_of_its_tribe(others: str, standard: bool, classic: bool, seat: int) -> None:
    # R122, option bond_sides
    for variant, holds in (("standard", standard), ("classic", classic)):
        battle, scene = at(seat, "c3", others, variant=variant)
        assert conditions.Bonded("Golem").holds(battle.s, scene) is holds


@both_seats
def test_where_a_unit_stands_and_what_is_beside_it(seat: int) -> None:
    battle, scene = at(seat, "c3", "ME Komodo Charger c4; YOU Planar Scout h1")
    held: list[tuple[Condition, bool]] = [
        (conditions.Stands(MY_SIDE), True),
        (conditions.Stands(THEIR_SIDE), False),
        (conditions.Stands(NEARBY), False),
        (conditions.Fits(MY_MINIONS, Units(card="komodo_charger")), True),
        (conditions.Fits(MY_MINIONS, Units(card="planar_scout")), False),
        (conditions.Fits(ENEMIES, Units(card="planar_scout")), True),
        (conditions.Fits(ITSELF, Units(tribe="Golem")), True),
        (conditions.Fits(ITSELF, Units(traits=FLYING)), False),
        (conditions.Room(ANYWHERE), True),
        (conditions.Room(NEARBY), True),
    ]
    assert [test.holds(battle.s, scene) for test, _ in held] == [holds for _, holds in held]
    assert not conditions.Stands(ANYWHERE).holds(battle.s, Scene(seat, 0, None, read_square("c3")))
    full, scene = at(seat, "a1", "ME Komodo Charger a2; YOU Komodo Charger b1; ME Komodo Charger b2")
    assert not conditions.Room(NEARBY).holds(full.s, scene)


@both_seats
def test_what_an_event_was_about(seat: int) -> None:
    battle, scene = at(seat, "c3", "YOU Komodo Charger c4")
    golem, charger = battle.s.units[2:]
    assert not conditions.FROM_HAND.holds(battle.s, scene)
    scene.from_hand = True
    assert conditions.FROM_HAND.holds(battle.s, scene)
    assert conditions.NOT_ITS_GIVER.holds(battle.s, scene)
    scene.mark, scene.unit = Mark(Enchantment(), count=golem.id), charger
    assert conditions.NOT_ITS_GIVER.holds(battle.s, scene)
    scene.unit = golem
    assert not conditions.NOT_ITS_GIVER.holds(battle.s, scene)
    scene.amount = CREEP
    assert conditions.TileIs(CREEP).holds(battle.s, scene)
    assert not conditions.TileIs(CREEP + 2).holds(battle.s, scene)
    assert not conditions.AIMED_AT_UNITS.holds(battle.s, scene)
    for name, aimed in (("True Strike", True), ("Tempest", False), ("Dark Seed", False), ("Shadow Nova", False)):
        scene.copy = battle.s.cards.find(name)
        assert conditions.AIMED_AT_UNITS.holds(battle.s, scene) is aimed


@both_seats
def test_what_is_in_the_deck_and_whether_something_was_healed(seat: int) -> None:
    decks = ("ME deck: Tempest, True Strike", "YOU deck: Komodo Charger", "turn: 5")
    battle, scene = at(seat, "c3", "", *decks)
    assert conditions.InDeck(Holding(SPELL)).holds(battle.s, scene)
    assert not conditions.InDeck(Holding(MINION)).holds(battle.s, scene)
    assert not conditions.HEALED_NOW.holds(battle.s, scene)
    for player in (P1, P2):
        battle.s.players[player].mended = 5
        assert conditions.HEALED_NOW.holds(battle.s, scene)
        battle.s.players[player].mended = 4
        assert not conditions.HEALED_NOW.holds(battle.s, scene)


@both_seats
def test_a_unit_that_is_gone_stands_nowhere(seat: int) -> None:
    battle, scene = at(seat, "b3")
    assert conditions.ZEALOUS.holds(battle.s, scene)
    assert scene.me is not None
    battle.s.take_off(scene.me)
    assert not conditions.ZEALOUS.holds(battle.s, scene)
    assert not conditions.Stands(ANYWHERE).holds(battle.s, scene)
    assert not conditions.INFILTRATING.holds(battle.s, scene)
