"""What units give others as long as they are there: to whom, where, and when it ends."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.clauses import bloodbound, choose
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.damage import Destroy
from cardwright.games.generals.effects.enchant import Dispel
from cardwright.games.generals.effects.places import NEARBY
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    CHOSEN,
    ENEMY,
    ENEMY_MINIONS,
    EVERYONE,
    FRIENDLY,
    MY_GENERAL,
    MY_MINIONS,
    MY_OTHER_MINIONS,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.card import Cards
from cardwright.games.generals.model.keywords import FLYING, FRENZY, INVULNERABLE, PROVOKE, ROOTED, RUSH, SLOWED
from tests.games.generals.field import P1, P2, Field, field

NEUTRAL = Press("Neutral", "test")
NEAR_FRIENDS = Units(FRIENDLY, where=NEARBY)
CARDS = Cards(
    [
        Press("Lyonar", "test").general("Argeon Highmayne", "2/25", "", bloodbound("roar")),
        Press("Songhai", "test").general("Kaleos Xaan", "2/25", "", bloodbound("roar")),
        NEUTRAL.spell("Roar", "1 mana, basic token", ""),
        NEUTRAL.minion("Porter", "1 mana 1/3"),
        NEUTRAL.minion("Bearer", "1 mana 1/3", "", aura(MY_OTHER_MINIONS, 1, 2)),
        NEUTRAL.minion("Captain", "1 mana 1/3", "", aura(MY_MINIONS, 1, 2)),
        NEUTRAL.minion("Bully", "1 mana 1/3", "", aura(ENEMY_MINIONS, -1)),
        NEUTRAL.minion("Herald", "1 mana 1/3", "", aura(ALL_MINIONS, 1)),
        NEUTRAL.minion("Feast", "1 mana 1/3", "", aura(EVERYONE, 1)),
        NEUTRAL.minion("Squire", "1 mana 1/3", "", aura(MY_GENERAL, 2)),
        NEUTRAL.minion("Loner", "1 mana 1/3", "", aura(THIS_UNIT, 2)),
        NEUTRAL.minion("Neighbour", "1 mana 1/3", "", aura(NEAR_FRIENDS, 1, 1)),
        NEUTRAL.minion("Menace", "1 mana 1/3", "", aura(Units(ENEMY, ANY_UNIT, where=NEARBY), -1)),
        NEUTRAL.minion("Wings", "1 mana 1/3", "", aura(MY_OTHER_MINIONS, traits=FLYING)),
        NEUTRAL.minion("Birder", "1 mana 1/3", "", aura(Units(traits=FLYING), 3)),
        NEUTRAL.minion("Ward", "1 mana 1/3", "", aura(MY_GENERAL, traits=INVULNERABLE)),
        NEUTRAL.minion("Spur", "1 mana 1/3", "", aura(MY_OTHER_MINIONS, traits=RUSH)),
        NEUTRAL.minion("Courier", "1 mana 1/3", "", aura(MY_OTHER_MINIONS, speed=1)),
        NEUTRAL.minion("Bog", "1 mana 1/3", "", aura(ENEMY_MINIONS, traits=SLOWED)),
        NEUTRAL.minion("Chain", "1 mana 1/3", "", aura(ENEMY_MINIONS, traits=ROOTED)),
        NEUTRAL.minion("Fury", "1 mana 1/3", "", aura(NEAR_FRIENDS, traits=FRENZY | PROVOKE)),
        NEUTRAL.spell("Slay", "0 mana", "", choose(ALL_MINIONS), Destroy(CHOSEN)),
        NEUTRAL.spell("Blank", "0 mana", "", choose(ALL_MINIONS), Dispel(CHOSEN)),
    ]
)


def table(seat: int, mine: str, theirs: str = "", *lines: str) -> Field:
    """Minions of a player on c1, c2 and so on, those of the other on g1, g2 and so on; the player is to move."""
    me, you = f"P{seat + 1}", f"P{2 - seat}"
    units = [f"{me} {name.replace('_', ' ')} c{row}" for row, name in enumerate(mine.split(), 1)]
    units += [f"{you} {name.replace('_', ' ')} g{row}" for row, name in enumerate(theirs.split(), 1)]
    hand = f"{me} hand: Slay, Blank, Slay"
    return field("; ".join(units), hand, f"to move: {me}", f"turn: {seat + 3}", *lines, cards=CARDS)


def numbers(battle: Field, seat: int) -> tuple[str, ...]:
    """Attack and health of one player's units, the general first."""
    return tuple(f"{unit.attack}/{unit.left()}" for unit in battle.s.units if unit.owner == seat)


@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize(
    ("mine", "theirs", "own", "other"),
    [
        ("Porter Bearer Porter", "Porter", ("2/25", "2/5", "1/3", "2/5"), ("2/25", "1/3")),
        ("Porter Captain", "Porter", ("2/25", "2/5", "2/5"), ("2/25", "1/3")),
        ("Porter Captain Captain", "", ("2/25", "3/7", "3/7", "3/7"), ("2/25",)),
        ("Porter Bully", "Porter Porter", ("2/25", "1/3", "1/3"), ("2/25", "0/3", "0/3")),
        ("Bully Bully", "Porter", ("2/25", "1/3", "1/3"), ("2/25", "0/3")),
        ("Porter Herald", "Porter", ("2/25", "2/3", "2/3"), ("2/25", "2/3")),
        ("Porter Feast", "Porter", ("3/25", "2/3", "2/3"), ("3/25", "2/3")),
        ("Porter Squire", "Porter", ("4/25", "1/3", "1/3"), ("2/25", "1/3")),
        ("Porter Loner Loner", "Loner", ("2/25", "1/3", "3/3", "3/3"), ("2/25", "3/3")),
        ("Porter Neighbour Porter Porter", "Porter", ("2/25", "2/4", "1/3", "2/4", "1/3"), ("2/25", "1/3")),
        ("Porter Wings Birder", "Porter", ("2/25", "4/3", "1/3", "4/3"), ("2/25", "1/3")),
        ("Porter Birder Wings", "", ("2/25", "4/3", "4/3", "1/3"), ("2/25",)),
        ("Porter Birder Wings Ward", "", ("2/25", "4/3", "4/3", "1/3", "4/3"), ("2/25",)),
        ("Ward Porter Birder Wings", "", ("2/25", "4/3", "4/3", "4/3", "1/3"), ("2/25",)),
        ("Ward Squire", "Porter Bully", ("2/25", "0/3", "0/3"), ("2/25", "1/3", "1/3")),
    ],
)
def test_units_give_others_what_they_say(
    mine: str, theirs: str, own: tuple[str, ...], other: tuple[str, ...], seat: int
) -> None:
    # R63
    battle = table(seat, mine, theirs)
    assert (numbers(battle, seat), numbers(battle, 1 - seat)) == (own, other)


@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize("order", ["play 1", "play 2"], ids=["killed", "dispelled"])
@pytest.mark.parametrize(
    ("mine", "theirs", "square"),
    [
        ("Porter Porter Bearer", "Porter", "c3"),
        ("Porter Porter Squire", "Porter", "c3"),
        ("Porter Porter Bully", "Porter", "c3"),
        ("Porter Porter Feast", "Porter", "c3"),
        ("Porter Porter Neighbour", "Porter", "c3"),
        ("Porter Porter Loner", "Porter", "c3"),
        ("Porter Birder Wings", "Porter", "c3"),
        ("Porter Porter Courier", "Porter", "c3"),
    ],
)
def test_it_ends_with_the_unit_that_gives_it(mine: str, theirs: str, square: str, order: str, seat: int) -> None:
    # R135
    battle = table(seat, mine, theirs).do(f"{order} {square}")
    standing = [unit for unit in battle.s.units if unit.square >= 0]
    assert [unit.attack for unit in standing] == [2, 2] + [1] * (len(standing) - 2)
    assert all(unit.left() == (25 if unit.general else 3) for unit in standing)
    assert all(unit.speed == 2 for unit in standing)


@pytest.mark.parametrize("seat", [P1, P2])
def test_who_lives_on_what_is_given_dies_without_it(seat: int) -> None:
    # R64
    me = f"P{seat + 1}"
    units = f"{me} Porter c1 damage 4; {me} Porter c2 damage 2; {me} Bearer c3"
    battle = field(units, f"{me} hand: Slay", f"to move: {me}", f"turn: {seat + 1}", cards=CARDS).do("play 1 c3")
    assert (battle["c1"], battle["c2"], battle["c3"]) == ("-", "Porter 1/1", "-")


@pytest.mark.parametrize("seat", [P1, P2])
def test_what_is_given_nearby_is_given_where_the_units_stand_now(seat: int) -> None:
    battle = table(seat, "Porter Porter Neighbour")
    assert (battle["c1"], battle["c2"]) == ("Porter 1/3", "Porter 2/4")
    battle.do("move c3 d2")
    assert (battle["c1"], battle["c2"], battle["d2"]) == ("Porter 2/4", "Porter 2/4", "Neighbour 1/3")
    battle.do("move c1 b1" if seat == P1 else "move c1 a1")
    assert battle["b1" if seat == P1 else "a1"] == "Porter 1/3"
    menace = table(seat, "Menace", "Porter")
    assert menace["g1"] == "Porter 1/3"
    assert menace.do("move c1 e1").end(2).do("move e1 f2")["g1"] == "Porter 0/3"


@pytest.mark.parametrize("seat", [P1, P2])
def test_speed_wings_and_chains_are_given_and_taken(seat: int) -> None:
    # R46, R149, R183
    assert len(table(seat, "Porter Courier").squares("move c1")) > len(table(seat, "Porter Porter").squares("move c1"))
    assert len(table(seat, "Porter Wings").squares("move c1")) == 45 - 4
    assert table(seat, "Porter Wings").s.units[3].speed == 2
    assert table(seat, "Porter", "Bog").squares("move c1") == {"b1", "d1", "c2"}
    assert table(seat, "Porter", "Chain").squares("move c1") == set()
    assert table(seat, "Porter Wings", "Bog").squares("move c1") == {"b1", "d1"}
    assert table(seat, "Bog Chain").squares("move c1") != set()


@pytest.mark.parametrize("seat", [P1, P2])
def test_rush_that_is_given_makes_a_newcomer_ready_and_rush_that_ends_makes_it_tired(seat: int) -> None:
    # R183
    me, beside = f"P{seat + 1}", "b3" if seat == P1 else "h3"
    lines = (f"{me} hand: Porter, Slay, Spur", f"to move: {me}", f"turn: {seat + 1}")
    battle = field(f"{me} Spur c1; {me} Porter c5", *lines, cards=CARDS).do(f"play 1 {beside}")
    assert battle.squares(f"move {beside}") != set()
    battle.do("play 2 c1")
    assert battle.squares(f"move {beside}") == set()
    assert battle.squares("move c5") != set()
    battle.do("play 3 b4" if seat == P1 else "play 3 h4")
    assert battle.squares(f"move {beside}") != set()
    assert field(f"{me} Spur c1", *lines, cards=CARDS).squares("move c1") != set()


@pytest.mark.parametrize("seat", [P1, P2])
def test_keywords_that_are_given_nearby_hold_there_only(seat: int) -> None:
    # R154, R171
    battle = table(seat, "Porter Fury Porter Porter")
    traits = FRENZY | PROVOKE
    assert [unit.traits & traits for unit in battle.s.units if not unit.general] == [traits, 0, traits, 0]
