"""The AB hero: its colour for everybody, and its points."""

from __future__ import annotations

import pytest

from cardwright.kernel.data.codec import Json
from tests.games.ancients.table import Table, at, between, deploy, hero, thing, waiting

STATS = ["attack", "armor", "health"]


def points(*picks: str, last: list[str] | None = None) -> list[dict[str, Json]]:
    """Three points; before the last one a stat may have reached its limit."""
    options = [STATS, STATS, last or STATS]
    return [
        {"kind": "ab", "player": "P1", "options": some, "pick": pick} for some, pick in zip(options, picks, strict=True)
    ]


def test_the_ab_hero_lends_its_colour_in_both_lanes() -> None:
    # R98
    ab = hero("a", "L1.P1.support.1", ab=True, ab_bonus={})
    table = at(ab, thing("b", "k_hb", "L2.P1.support.1"), hero("e", "L2.P2.combat.3"), hand=("k_bolt3",))
    assert table.play("P1", "k_bolt3", "e")["caster"] == "b"


@pytest.mark.parametrize(
    ("status", "lends"), [("stun", False), ("silence", False), ("mute", True), ("disarm", True), ("root", True)]
)
def test_stunned_or_silenced_it_lends_nothing(status: str, lends: bool) -> None:
    # R98
    ab = hero("a", "L1.P1.support.1", ab=True, ab_bonus={}, statuses={status: 2})
    table = at(ab, thing("b", "k_hb", "L2.P1.support.1"), hero("e", "L2.P2.combat.3"), hand=("k_bolt3",))
    if lends:
        table.play("P1", "k_bolt3", "e")
    else:
        table.refused("play", "P1", card="k_bolt3", targets=["e"])


def test_a_silenced_hero_gets_no_colour_from_it() -> None:
    # R98
    ab = hero("a", "L1.P1.support.1", ab=True, ab_bonus={})
    silent = thing("b", "k_hb", "L2.P1.support.1", statuses={"silence": 2})
    table = at(ab, silent, hero("e", "L2.P2.combat.3"), hand=("k_bolt3",))
    table.refused("play", "P1", card="k_bolt3", targets=["e"])


def test_in_the_fountain_it_lends_nothing() -> None:
    # R98
    away = {"P1": {"fountain": [waiting("a", 5, ab=True, ab_bonus={})]}}
    table = at(thing("b", "k_hb", "L2.P1.support.1"), hero("e", "L2.P2.combat.3"), hand=("k_bolt3",), players=away)
    table.refused("play", "P1", card="k_bolt3", targets=["e"])


def coming(**options: Json) -> Table:
    """The AB hero is about to be deployed for the first time."""
    table = between(players={"P1": {"fountain": [waiting("a", 3, ab=True)]}}, options=options)
    table.next_round()
    return table


def test_at_its_deploy_the_ab_hero_gets_three_points_by_lot() -> None:
    # R99
    table = coming()
    deploy(table, "P1", ("a", "L1.P1.support.1"), random=points("attack", "armor", "health"))
    found = table.unit("a")
    assert (found["attack"], found["armor"], found["health"], found["max_health"]) == (3, 1, 11, 11)
    assert (found["is_ab"], found["bounty"]) == (True, 3)


def test_no_stat_gets_more_than_two() -> None:
    # R100
    table = coming()
    picks = points("armor", "armor", "health", last=["attack", "health"])
    deploy(table, "P1", ("a", "L1.P1.support.1"), random=picks)
    assert (table.unit("a")["armor"], table.unit("a")["health"]) == (2, 11)


def bounced_and_back(table: Table, **fields: Json) -> Table:
    """The AB hero is deployed, bounced, and deployed again."""
    deploy(table, "P1", ("a", "L1.P1.support.1"), random=points("attack", "armor", "health"))
    table.play("P1", "k_bounce", "a")
    table.do("pass", "P2")
    table.do("pass", "P1")
    table.next_round()
    deploy(table, "P1", ("a", "L1.P1.support.1"), **fields)
    return table


def test_the_points_are_dealt_once_and_stay() -> None:
    # J35
    players: dict[str, dict[str, Json]] = {"P1": {"fountain": [waiting("a", 3, ab=True)], "hand": ["k_bounce"]}}
    table = between(players=players)
    table.next_round()
    assert bounced_and_back(table).unit("a")["attack"] == 3


def test_with_the_option_every_deploy_deals_them_again() -> None:
    # J35
    players: dict[str, dict[str, Json]] = {"P1": {"fountain": [waiting("a", 3, ab=True)], "hand": ["k_bounce"]}}
    table = between(players=players, options={"ab_roll": "each_deploy"})
    table.next_round()
    bounced_and_back(table, random=points("health", "health", "armor", last=["attack", "armor"]))
    found = table.unit("a")
    assert (found["attack"], found["armor"], found["health"]) == (2, 1, 12)


def test_the_points_cannot_be_purged() -> None:
    # J35, J37
    ab = hero("a", "L1.P2.support.1", ab=True, ab_bonus={"attack": 2, "health": 1})
    table = at(hero("h", "L1.P1.support.1"), ab, hand=("k_purge",))
    table.play("P1", "k_purge", "a")
    assert (table.unit("a")["attack"], table.unit("a")["max_health"]) == (4, 11)
