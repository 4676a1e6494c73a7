"""Which units and which cards the words of a card mean, for either player."""

from __future__ import annotations

import pytest

from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import NEARBY
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    BOTH,
    ENEMIES,
    ENEMY,
    ENEMY_MINIONS,
    EVERYONE,
    FRIENDLY,
    GENERALS,
    ITSELF,
    MY_MINIONS,
    Alone,
    GeneralOf,
    Handful,
    Joined,
    Nearest,
    Newcomers,
    Remaining,
    Units,
    WeakerThan,
)
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.board import square_name
from cardwright.games.generals.model.card import ARTIFACT, MINION, SPELL
from cardwright.games.generals.model.keywords import FLYING, PROVOKE, REBIRTH
from cardwright.games.generals.model.scene import Scene, Who
from tests.games.generals.field import MIRROR, P1, P2, Field, field, mirrored

EVERYBODY = """\
{me} Hailstone Golem c3; {you} Hailstone Golem d3 damage 2; {me} Komodo Charger c4 damage 1 fought 5; \
{you} Rock Pulverizer e5 exhausted; {me} Wraithling b4 attacked 1 moved 1; {you} Wraithling d4; {me} Ghoulie f1; \
{you} Ghoulie g1 dispelled; {me} Young Silithar f3 [war_surge 0 1/1 P1]; {you} Helm of MECHAZ0R h1 fought 4"""
FRIENDS, FOES = {"c3", "c4", "b4", "f1", "f3"}, {"d3", "e5", "d4", "g1", "h1"}
MINIONS = FRIENDS | FOES
# The golem on c3 speaks, on turn 6 or 7.
UNITS: dict[str, tuple[Units, set[str]]] = {
    "minions": (Units(), MINIONS),
    "friendly minions": (Units(FRIENDLY), FRIENDS),
    "enemy minions": (Units(ENEMY), FOES),
    "generals": (Units(BOTH, GENERALS), {"a3", "i3"}),
    "the own general": (Units(FRIENDLY, GENERALS), {"a3"}),
    "the enemy general": (Units(ENEMY, GENERALS), {"i3"}),
    "units": (Units(BOTH, ANY_UNIT), MINIONS | {"a3", "i3"}),
    "friendly units": (Units(FRIENDLY, ANY_UNIT), FRIENDS | {"a3"}),
    "other minions": (Units(other=True), MINIONS - {"c3"}),
    "itself": (Units(itself=True), {"c3"}),
    "nearby minions": (Units(where=NEARBY), {"c4", "b4", "d3", "d4"}),
    "nearby friends": (Units(FRIENDLY, where=NEARBY), {"c4", "b4"}),
    "golems": (Units(tribe="Golem"), {"c3", "d3", "f1"}),
    "other golems": (Units(tribe="Golem", other=True), {"d3", "f1"}),
    "enemy mechs": (Units(ENEMY, tribe="Mech"), {"h1"}),
    "minions of a tribe": (Units(tribal=True), {"c3", "d3", "f1", "h1"}),
    "abyssian minions": (Units(faction="Abyssian"), {"b4", "d4"}),
    "neutral minions": (Units(faction="Neutral"), {"c3", "d3", "c4", "e5", "f1", "g1", "h1"}),
    "units of a faction": (Units(BOTH, ANY_UNIT, faction="Lyonar"), {"a3"}),
    "with Provoke": (Units(traits=PROVOKE), {"e5"}),
    "with Provoke or Rebirth": (Units(traits=PROVOKE | REBIRTH), {"e5", "f3"}),
    "without Provoke and Rebirth": (Units(without=PROVOKE | REBIRTH), MINIONS - {"e5", "f3"}),
    "of a card": (Units(card="hailstone_golem"), {"c3", "d3"}),
    "of one of two cards": (Units(cards=("hailstone_golem", "wraithling")), {"c3", "d3", "b4", "d4"}),
    "of a card or some others": (Units(card="ghoulie", cards=("wraithling",)), {"f1", "g1", "b4", "d4"}),
    "but not of a card": (Units(but="wraithling"), MINIONS - {"b4", "d4"}),
    "with 1 attack or less": (Units(most_attack=1), {"c4", "e5", "b4", "d4"}),
    "with 3 attack or more": (Units(least_attack=3), {"c3", "d3", "f1", "g1", "f3"}),
    "with 0 printed attack or less": (Units(most_printed=0), set()),
    "with 2 printed attack or less": (Units(most_printed=2), {"c4", "e5", "b4", "d4", "f3", "h1"}),
    "that cost 2 or less": (Units(most_cost=2), {"c4", "e5", "b4", "d4", "f3", "h1"}),
    "that cost 1 or less": (Units(most_cost=1), {"c4", "b4", "d4", "h1"}),
    "damaged": (Units(damaged=True), {"d3", "c4"}),
    "undamaged": (Units(undamaged=True), MINIONS - {"d3", "c4"}),
    "exhausted": (Units(exhausted=True), {"e5", "b4"}),
    "tokens": (Units(token=True), {"b4", "d4"}),
    "that attacked a turn ago": (Units(fought=True), {"c4"}),
}


def everybody(seat: int) -> Field:
    """Everybody is there, turn about if it is P2 whose golem speaks; then it is a turn later."""
    me, you = f"P{seat + 1}", f"P{2 - seat}"
    units = EVERYBODY.format(me=me, you=you)
    if seat == P2:
        units = mirrored(units)
    generals = "P1 Argeon Highmayne a3; P2 Kaleos Xaan i3"
    if seat == P2:
        generals = "P1 Kaleos Xaan a3; P2 Argeon Highmayne i3"
    return field(units, "turn: 6", "to move: P2", generals=generals)


@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize("words", UNITS)
def test_these_units_are_meant_and_no_others(words: str, seat: int) -> None:
    units, squares = UNITS[words]
    battle = everybody(seat)
    here = "c3" if seat == P1 else "g3"
    golem = battle.unit(here)
    scene = Scene(seat, golem.card, golem, golem.square)
    found = {square_name(unit.square) for unit in units.found(battle.s, scene)}
    assert {name if seat == P1 else name.translate(MIRROR) for name in found} == squares
    for unit in battle.s.units:
        assert units.fits(battle.s, scene, unit) is (square_name(unit.square) in found)


# Of c3, the golem; f1 has just come, and nobody stands beside d1.
CROWD = """\
{me} Hailstone Golem c3; {me} Komodo Charger c4; {me} Komodo Charger d5; {me} Komodo Charger f1 count 6; \
{you} Komodo Charger d3; {you} Hailstone Golem e3; {you} Komodo Charger g1 count 5"""
OF_OTHERS: dict[str, tuple[Who, set[str]]] = {
    "that came this turn": (Newcomers(ALL_MINIONS), {"f1"}),
    "enemies that came this turn": (Newcomers(ENEMY_MINIONS), set()),
    "alone": (Alone(ALL_MINIONS), {"f1", "g1"}),
    "alone, the generals too": (Alone(EVERYONE), {"f1", "g1", "a3", "i3"}),
    "the general of some": (GeneralOf(MY_MINIONS), {"a3"}),
    "the general of one": (GeneralOf(ITSELF), {"a3"}),
    "the generals of all": (GeneralOf(ALL_MINIONS), {"a3", "i3"}),
    "the general of nobody": (GeneralOf(Units(card="maw")), set()),
    "joined to it": (Joined(ITSELF), {"c4", "d5"}),
    "joined to some": (Joined(Units(ENEMY, card="hailstone_golem")), {"d3"}),
    "joined to all": (Joined(ALL_MINIONS), set()),
    "nearest": (Nearest(ENEMIES), {"d3"}),
    "nearest of none": (Nearest(Units(card="maw")), set()),
    "weaker than it": (WeakerThan(EVERYONE, ITSELF), {"a3", "i3", "c4", "d5", "f1", "d3", "g1"}),
    "weaker than the strongest": (WeakerThan(MY_MINIONS, ALL_MINIONS), {"c4", "d5", "f1"}),
    "that stay": (Remaining(ENEMY_MINIONS), {"e3", "g1"}),
}


def crowd(seat: int) -> tuple[Field, Scene]:
    """The enemy on d3 is about to die, and the friend on c4 is about to be hurt."""
    units = CROWD.format(me=f"P{seat + 1}", you=f"P{2 - seat}")
    battle = field(units if seat == P1 else mirrored(units), "turn: 6", "to move: P2")
    golem, friend, enemy = (battle.unit(name if seat == P1 else mirrored(name)) for name in ("c3", "c4", "d3"))
    battle.s.lane = [deeds.damage(seat, friend, golem, 1, False), deeds.death(seat, enemy)]
    return battle, Scene(seat, golem.card, golem, golem.square)


@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize("words", OF_OTHERS)
def test_of_others_these_are_meant_each_once(words: str, seat: int) -> None:
    who, squares = OF_OTHERS[words]
    battle, scene = crowd(seat)
    found = [square_name(unit.square) for unit in who.found(battle.s, scene)]
    assert sorted(found if seat == P1 else [mirrored(name) for name in found]) == sorted(squares)


def test_a_handful_is_one_at_least_and_none_twice_and_may_be_all() -> None:
    sizes = set()
    for seed in range(40):
        battle = field("P2 Komodo Charger d3; P2 Komodo Charger d4; P2 Komodo Charger d5", seed=seed)
        found = Handful(ENEMY_MINIONS).found(battle.s, Scene(P1, 0, None))
        assert len({unit.id for unit in found}) == len(found)
        sizes.add(len(found))
    assert sizes == {1, 2, 3}
    assert Handful(MY_MINIONS).found(battle.s, Scene(P1, 0, None)) == []


HELD = ("Tempest", "Hailstone Golem", "Ghoulie", "Wraithling", "Sunstone Bracers", "Rock Pulverizer", "Cyclone Mask")
CARDS: dict[str, tuple[Holding, set[str]]] = {
    "any card": (Holding(), set(HELD)),
    "minions": (Holding(MINION), {"Hailstone Golem", "Ghoulie", "Wraithling", "Rock Pulverizer"}),
    "spells": (Holding(SPELL), {"Tempest"}),
    "artifacts": (Holding(ARTIFACT), {"Sunstone Bracers", "Cyclone Mask"}),
    "golems": (Holding(MINION, tribe="Golem"), {"Hailstone Golem", "Ghoulie"}),
    "minions of a tribe": (Holding(MINION, tribal=True), {"Hailstone Golem", "Ghoulie"}),
    "with Provoke": (Holding(traits=PROVOKE), {"Rock Pulverizer"}),
    "with Provoke or Flying": (Holding(traits=PROVOKE | FLYING), {"Rock Pulverizer"}),
    "of the own faction": (Holding(faction="own"), {"Tempest", "Sunstone Bracers"}),
    "of their faction": (Holding(faction="theirs"), {"Cyclone Mask"}),
    "neutral ones": (Holding(faction="Neutral"), {"Hailstone Golem", "Ghoulie", "Rock Pulverizer"}),
    "of a faction": (Holding(faction="Abyssian"), {"Wraithling"}),
    "that cost 2 or less": (Holding(MINION, most_cost=2), {"Wraithling", "Rock Pulverizer"}),
    "that cost 3 or more": (Holding(MINION, least_cost=3), {"Hailstone Golem", "Ghoulie"}),
    "a card": (Holding(key="ghoulie"), {"Ghoulie"}),
    "a card or others": (Holding(key="ghoulie", keys=("wraithling",)), {"Ghoulie", "Wraithling"}),
    "one of two cards": (Holding(keys=("tempest", "wraithling")), {"Tempest", "Wraithling"}),
    "minions but one": (Holding(MINION, but="ghoulie"), {"Hailstone Golem", "Wraithling", "Rock Pulverizer"}),
    "minions that can be collected": (Holding(MINION, real=True), {"Hailstone Golem", "Ghoulie", "Rock Pulverizer"}),
    "of a rarity": (Holding(MINION, rarity="token"), {"Wraithling"}),
    "not of a rarity": (Holding(MINION, but_rarity="token"), {"Hailstone Golem", "Ghoulie", "Rock Pulverizer"}),
    "spells and what fits as well": (
        Holding(SPELL, also=Holding(ARTIFACT)),
        {"Tempest", "Sunstone Bracers", "Cyclone Mask"},
    ),
}


@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize("words", CARDS)
def test_these_cards_are_meant_and_no_others(words: str, seat: int) -> None:
    cards, names = CARDS[words]
    battle = everybody(seat)
    book = battle.s.cards
    assert {name for name in HELD if cards.fit(battle.s, seat, book.find(name))} == names


@pytest.mark.parametrize("words", CARDS)
def test_of_the_book_those_that_are_meant_are_found_but_one_of_every_tribe_under_no_tribe(words: str) -> None:
    cards, names = CARDS[words]
    battle = everybody(P1)
    book = battle.s.cards
    found = {str(book.name(place)) for place in cards.all_of(battle.s, P1)}
    assert names - found <= {"Ghoulie"}
    assert ("Ghoulie" in names - found) == ("tribe" in words or "golems" in words)
    assert found.isdisjoint(set(HELD) - names)
