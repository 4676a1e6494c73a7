"""A coach names the card, the place and the reason, with the numbers that change; from what the seat knows alone."""

import re
from typing import Any, Final

import pytest

from cardwright.agents import agent_named
from cardwright.agents.world import movers
from cardwright.games import NAMES, load
from cardwright.kernel.text.coach import Advice
from cardwright.match.coaching import coached
from tests.browser.ancients import NIGHT_BATTLE

COACHED: Final = [name for name in NAMES if name != "template"]
FIELD: Final = """
turn: 10
to move: P1
units: P1 Argeon Highmayne d2 2/25; P2 Faie Bloodwing i3 2/25; P1 Brightmoss Golem e4 4/9; P2 Komodo Charger d3 1/3
P1 mana: 4/9
P1 hand: True Strike, Azurite Lion
"""
LINES: Final = """
round: 3
P1.mana: 4
P1.hand: Rusk, Jon Snow
P2.left: Old Garrick 2
"""
COUNCIL: Final = """
turn: 9
player: P1
P1.hero: Thalassa, Tidemother
P1.mana: 4/5
P1.hand: Firebolt, Mana
P1.field: Stone Golem [16]
P2.hero: Vexis, Flame Duelist
P2.health: 12/18
"""
DUEL: Final = """
player: P1
P1.hero: Ignis the Unquenched
P1.hp: 13/18
P1.mana_zone: Ember Shard; Ember Shard; Firebolt
P1.mana: 3/3
P1.hand: Raider; Firebolt
P1.creatures: Raider [16] attack 1
P1.tally: turns 4
P2.hero: Mother Celestine
P2.hp: 16/20
P2.creatures: Dawn Squire [22] defense 3
P2.tally: turns 3
"""


def said(game: str, position: str, action: str) -> Advice:
    """What the coach says to something P1 may do there."""
    rules: Any = load(game)
    s = rules.read_position(position, rules.options()())
    seen = rules.mask(s, 0)
    number = rules.read_action(seen, 0, action)
    assert rules.why_not(seen, 0, number) == ""
    return coached(rules, seen, 0, number)


def test_generals_names_the_unit_the_square_and_what_the_blow_is_good_for() -> None:
    advice = said("generals", FIELD, "attack e4 d3")
    assert advice.what == "Attack the enemy Komodo Charger on d3 with your Brightmoss Golem"
    assert advice.why == "It kills the enemy Komodo Charger and keeps your general out of reach."


def test_generals_says_what_a_card_brings_and_what_it_costs() -> None:
    advice = said("generals", FIELD, "play azurite lion c3")
    assert advice.what == "Play Azurite Lion on c3"
    assert advice.why.startswith("It puts Azurite Lion (2/3) on your side")
    assert advice.changes == ["Mana: 4 → 2", "Cards in hand: 2 → 1"]


def test_generals_does_not_praise_the_end_of_a_turn_for_what_comes_after_it() -> None:
    assert said("generals", FIELD, "end").why == "Nothing else you can do now makes your position better."


def test_threelines_compares_a_placement_with_placing_nothing() -> None:
    advice = said("threelines", LINES, "Rusk left")
    assert advice.what == "Place Rusk on the left"
    assert "destroys Old Garrick" in advice.why
    assert "leaves no enemy card an open way to your avatar" in advice.why


def test_pantheon_names_whom_an_attack_hits() -> None:
    advice = said("pantheon", COUNCIL, "attack Stone Golem > P2")
    assert advice.what == "Attack P2's hero with your Stone Golem"
    assert re.match(r"It takes \d from P2's hero", advice.why)
    assert re.match(r"P2's hero: 12 → \d+", advice.changes[0])


def test_pantheon_praises_a_pass_for_what_is_kept() -> None:
    advice = said("pantheon", COUNCIL, "end")
    assert (advice.what, advice.why) == ("End your turn", "Nothing else you can do now makes your position better.")


def test_cartoverse_names_the_target_of_a_spell() -> None:
    advice = said("cartoverse", DUEL, "cast Firebolt > Dawn Squire")
    assert advice.what == "Cast Firebolt on the enemy Dawn Squire"
    assert "Dawn Squire" in advice.why


def test_cartoverse_names_the_slot_of_a_creature() -> None:
    advice = said("cartoverse", DUEL, "summon Raider > attack 3")
    assert advice.what == "Play Raider in slot 3 of the Attack zone"
    assert advice.why.startswith("It puts Raider (")


def test_ancients_says_what_the_coming_combat_does() -> None:
    advice = said("ancients", NIGHT_BATTLE, "play Causeway Guard > L1.P1.combat.5")
    assert advice.what.startswith("Play Causeway Guard")
    assert advice.what.endswith("on slot 5 in lane 1")
    assert "coming combat" in advice.why


@pytest.mark.parametrize("game", COACHED)
def test_whatever_is_advised_has_a_reason_and_no_number_of_a_thing(game: str) -> None:
    rules: Any = load(game)
    s = rules.new(rules.options()(), 11, rules.least_seats)
    greedy = agent_named("greedy")
    for turn in range(60):
        if s.result is not None:
            return
        seat = movers(s)[0]
        seen = rules.mask(s, seat)
        action = greedy.choose(rules, seen, seat, rules.legal(seen, seat), turn)
        advice = coached(rules, seen, seat, action)
        assert re.match(r"[A-Z].*[^.]$", advice.what), advice.what
        assert re.match(r"[A-Z].*\.$", advice.why), advice.why
        assert "#" not in f"{advice.what} {advice.why} {advice.changes}"
        rules.apply(s, seat, action)


@pytest.mark.parametrize("game", COACHED)
def test_a_coach_knows_no_more_than_the_seat(game: str) -> None:
    """Two worlds that look the same to a seat get the same advice."""
    rules: Any = load(game)
    s = rules.new(rules.options()(), 12, rules.least_seats)
    seat = movers(s)[0]
    seen = rules.mask(s, seat)
    other = rules.sample(seen, seat, 99)
    for action in rules.legal(seen, seat)[:8]:
        one, two = (coached(rules, rules.mask(world, seat), seat, action) for world in (s, other))
        assert (one.what, one.why, one.changes) == (two.what, two.why, two.changes)
