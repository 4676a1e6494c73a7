"""Rush: ready on the turn of arrival."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.clauses import bloodbound
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.command import Tire
from cardwright.games.generals.effects.enchant import Dispel, Enchant
from cardwright.games.generals.effects.units import MY_MINIONS
from cardwright.games.generals.model.card import Cards
from cardwright.games.generals.model.keywords import RUSH
from tests.games.generals.field import BOTH_VARIANTS, field

NEUTRAL = Press("Neutral", "test")
CARDS = Cards(
    [
        Press("Lyonar", "test").general("Argeon Highmayne", "2/25", "", bloodbound("roar")),
        Press("Songhai", "test").general("Kaleos Xaan", "2/25", "", bloodbound("roar")),
        NEUTRAL.spell("Roar", "1 mana, basic token", ""),
        NEUTRAL.minion("Porter", "1 mana 1/3"),
        NEUTRAL.minion("Sprinter", "1 mana 1/3", "Rush.", RUSH),
        NEUTRAL.spell("Spur", "0 mana", "", Enchant(MY_MINIONS, traits=RUSH)),
        NEUTRAL.spell("Cheer", "0 mana", "", Enchant(MY_MINIONS, 1, 1)),
        NEUTRAL.spell("Weary", "0 mana", "", Tire(MY_MINIONS)),
        NEUTRAL.spell("Blank", "0 mana", "", Dispel(MY_MINIONS)),
    ]
)
both_variants = pytest.mark.parametrize("variant", BOTH_VARIANTS)


@both_variants
def test_a_unit_with_rush_is_ready_when_it_arrives_and_no_other_is(variant: str) -> None:
    # R183, R42
    battle = field("", "P1 hand: Sprinter, Porter", cards=CARDS, variant=variant).do("play 1 b3", "play 2 b2")
    assert battle.squares("move b3") != set()
    assert battle.squares("move b2") == set()


@both_variants
def test_one_that_gains_rush_on_the_turn_of_its_arrival_becomes_ready(variant: str) -> None:
    # R183: the one that came earlier stays exhausted, and what gives something else helps nobody
    units = "P1 Porter c5 exhausted; P2 Porter c3"
    battle = field(units, "P1 hand: Porter, Cheer, Spur", cards=CARDS, variant=variant).do("play 1 b3", "play 2")
    assert not battle.can("attack b3 c3")
    battle.do("play 3")
    assert battle.can("attack b3 c3")
    assert battle.squares("move c5") == set()


@both_variants
def test_one_that_has_acted_on_that_turn_does_not_become_ready_by_more_rush(variant: str) -> None:
    # R43, R44, R183
    battle = field("P2 Porter c4", "P1 hand: Sprinter, Weary, Spur", cards=CARDS, variant=variant)
    battle.do("play 1 b3", "attack b3 c4", "play 2", "play 3")
    assert battle.squares("move b3") | battle.squares("attack b3") == set()


@both_variants
def test_one_that_loses_rush_on_that_turn_is_exhausted_and_later_it_is_not(variant: str) -> None:
    # R141, R183
    battle = field("P1 Sprinter c5", "P1 hand: Sprinter, Blank", cards=CARDS, variant=variant).do("play 1 b3", "play 2")
    assert battle.squares("move b3") == set()
    assert battle.squares("move c5") != set()
