"""Deathwatch: whenever a unit dies."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.clauses import bloodbound, choose
from cardwright.games.generals.cards.phrases import deathwatch, one_dies
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.damage import Destroy
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.units import CHOSEN, MY_MINIONS
from cardwright.games.generals.model.ability import Ability
from cardwright.games.generals.model.card import Cards
from tests.games.generals.field import BOTH_VARIANTS, P1, P2, field

WATCHER = "P1 Shadow Watcher b1"


@pytest.mark.parametrize(
    "victim", ["P2 Wraithling", "P1 Wraithling", "P2 Heartseeker", "P2 Chrysalis Egg", "P1 Chrysalis Egg"]
)
def test_it_happens_when_anyone_else_dies(victim: str) -> None:
    # R132: friend or enemy, tokens and Eggs too
    battle = field(f"{WATCHER}; {victim} d3", "P1 hand: True Strike").do("play true strike d3")
    assert battle["b1"] == "Shadow Watcher 3/3"


def test_it_happens_once_for_each_death() -> None:
    # R132
    battle = field(f"{WATCHER}; P2 Wraithling d3; P2 Wraithling e3; P2 Heartseeker f1", "P1 hand: Ghost Lightning").do(
        "play ghost lightning"
    )
    assert battle["b1"] == "Shadow Watcher 5/5"


def test_each_watcher_reacts() -> None:
    # R132
    battle = field(f"{WATCHER}; P2 Shadow Watcher h1; P1 Shadowdancer c5; P2 Wraithling d3", "P1 hand: True Strike")
    battle.do("play true strike d3")
    assert battle["b1"] == "Shadow Watcher 3/3"
    assert battle["h1"] == "Shadow Watcher 3/3"
    assert battle["i3"] == "Kaleos Xaan 2/24"


@pytest.mark.parametrize(
    ("spell", "left"),
    [("Aspect of the Ravager", "Fox Ravager 3/3"), ("Hailstone Prison", "-"), ("Blood of Air", "Wind Dervish 2/2")],
)
def test_units_that_transform_or_vanish_or_return_have_not_died(spell: str, left: str) -> None:
    # R133, R69
    battle = field(f"{WATCHER}; P2 Komodo Charger d3", f"P1 hand: {spell}").do(f"play {spell} d3")
    assert battle["d3"] == left
    assert battle["b1"] == "Shadow Watcher 2/2"


def test_a_wind_dervish_that_vanishes_at_the_end_of_the_turn_has_not_died() -> None:
    # R133, R148
    battle = field(f"{WATCHER}; P1 Wind Dervish d3").end()
    assert battle["d3"] == "-"
    assert battle["b1"] == "Shadow Watcher 2/2"


@pytest.mark.parametrize(("variant", "count"), [("standard", 1), ("classic", 0)])
def test_it_happens_for_its_own_death_too_but_not_in_classic(variant: str, count: int) -> None:
    # R134, option deathwatch_own: a Wraithling comes to a square around the one where the Priestess stood
    battle = field("P1 Bloodtide Priestess e3 damage 1", "P1 hand: True Strike", variant=variant)
    battle.do("play true strike e3")
    assert battle["e3"] == "-"
    found = battle.where("Wraithling")
    assert len(found) == count
    assert set(found) <= {"d2", "d3", "d4", "e2", "e4", "f2", "f3", "f4"}
    assert all(battle.owner(square) == P1 for square in found)


@pytest.mark.parametrize(("variant", "count"), [("standard", 1), ("classic", 0)])
def test_a_watcher_that_dies_with_others_reacts_to_no_death_but_its_own(variant: str, count: int) -> None:
    # R134, R67
    units = "P1 Bloodtide Priestess b1 damage 1; P2 Wraithling d3; P2 Heartseeker f1"
    battle = field(units, "P1 hand: Tempest", variant=variant).do("play tempest")
    assert len(battle.where("Wraithling")) == count
    alive = field("P1 Bloodtide Priestess b1; P2 Wraithling d3", "P1 hand: Tempest", variant=variant).do("play tempest")
    assert len(alive.where("Wraithling")) == 1


@pytest.mark.parametrize(("variant", "enemy", "own"), [("standard", 24, 16), ("classic", 25, 15)])
def test_what_it_does_for_the_generals_still_makes_sense(variant: str, enemy: int, own: int) -> None:
    # R134: on the other player's turn, too
    battle = field(
        "P1 Shadowdancer c3 damage 2",
        "to move: P2",
        "P2 hand: True Strike",
        generals="P1 Argeon Highmayne a3 damage 10; P2 Kaleos Xaan i3",
        variant=variant,
    )
    battle.do("play true strike c3")
    assert (battle.health(P2), battle.health(P1)) == (enemy, own)


@pytest.mark.parametrize(("variant", "attack"), [("standard", 3), ("classic", 1)])
def test_what_it_does_for_the_hand_still_makes_sense(variant: str, attack: int) -> None:
    # R134
    units = "P1 Stygian Observer c3 damage 5"
    battle = field(units, "P1 hand: True Strike, Komodo Charger", variant=variant)
    assert battle.do("play 1 c3", "play 2 b3")["b3"].startswith(f"Komodo Charger {attack}/")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_what_it_would_gain_itself_is_lost(variant: str) -> None:
    # R134: nothing comes back, and nothing is told of a dead unit
    battle = field("P1 Shadow Watcher c3", "P1 hand: True Strike", variant=variant).do("play true strike c3")
    assert battle["c3"] == "-"
    assert not any("is enchanted" in line for line in battle.told())


@pytest.mark.parametrize(("given", "cards"), [(deathwatch(DrawCards()), 1), (one_dies(DrawCards(), who=MY_MINIONS), 0)])
def test_a_deathwatch_that_was_given_counts_its_own_death_and_nothing_else_does(given: Ability, cards: int) -> None:
    # R134: other reactions to deaths need a unit that is alive
    lyonar = Press("Lyonar", "test")
    book = Cards(
        [
            lyonar.general("Argeon Highmayne", "2/25", "", bloodbound("roar")),
            Press("Songhai", "test").general("Kaleos Xaan", "2/25", "", bloodbound("roar")),
            lyonar.spell("Roar", "1 mana, basic token", ""),
            lyonar.spell("Lend", "1 mana", "", choose(MY_MINIONS), Enchant(CHOSEN, ability=given)),
            lyonar.spell("Slay", "1 mana", "", choose(MY_MINIONS), Destroy(CHOSEN)),
            lyonar.minion("Komodo Charger", "1 mana 1/3"),
        ]
    )
    battle = field("P1 Komodo Charger c3", "P1 hand: Lend, Slay", "P1 deck: Roar, Roar", cards=book)
    battle.do("play lend c3", "play slay c3")
    assert len(battle.hand(P1)) == cards


def test_a_dispelled_watcher_does_not_react_to_its_own_death() -> None:
    # R134, R135
    battle = field("P1 Bloodtide Priestess e3 dispelled damage 1", "P1 hand: True Strike").do("play true strike e3")
    assert battle.where("Wraithling") == []


@pytest.mark.parametrize("spell", ["Aspect of the Ravager", "Hailstone Prison"])
def test_a_watcher_that_leaves_without_dying_does_not_react(spell: str) -> None:
    # R134, R133
    battle = field("P1 Bloodtide Priestess e3", f"P1 hand: {spell}").do(f"play {spell} e3")
    assert battle.where("Wraithling") == []


def test_the_living_react_before_the_dead() -> None:
    # R134, R40
    battle = field("P1 Shadowdancer c3 damage 2; P2 Shadow Watcher h1", "P1 hand: True Strike")
    told = battle.do("play true strike c3").told()
    grown = next(place for place, line in enumerate(told) if "Shadow Watcher is enchanted" in line)
    hurt = next(place for place, line in enumerate(told) if "Kaleos Xaan" in line)
    assert grown < hurt


def test_it_reacts_to_deaths_that_reactions_cause() -> None:
    # R132, R68: the Jade Monk's answer kills the Wraithling
    battle = field(f"{WATCHER}; P1 Jade Monk d3; P2 Wraithling e5", "P1 hand: True Strike").do("play true strike d3")
    assert battle["e5"] == "-"
    assert battle["b1"] == "Shadow Watcher 3/3"
