"""Damage and death: what stays, how it is worked out, in which order units die."""

from __future__ import annotations

import pytest

from cardwright.games.generals.model import events
from tests.games.generals.field import P1, P2, Field, field


def deaths(battle: Field) -> list[str]:
    """Who died by the last order, in that order."""
    return [line.split()[1] for line in battle.told() if " dies on " in line]


def test_damage_stays_until_it_is_healed() -> None:
    # R61
    battle = field("P1 Hailstone Golem c3", "P1 hand: True Strike, Sundrop Elixir").do("play true strike c3")
    assert battle.end(4)["c3"] == "Hailstone Golem 4/4"
    assert battle.do("play sundrop elixir c3")["c3"] == "Hailstone Golem 4/6"


def test_damage_is_added_to_then_multiplied_then_lessened() -> None:
    # R62: (3 + 1) for the Sister, doubled by the Grandmaster, less 2 for the Regalia
    battle = field(
        "P1 Storm Sister Alkyone a1; P1 Grandmaster Nosh-Rak a5",
        "P2 hand: Arclyte Regalia",
        "P1 hand: Phoenix Fire",
        "to move: P2",
        "turn: 2",
    )
    battle.do("play arclyte regalia", "end", "play phoenix fire i3")
    assert battle.health(P2) == 25 - ((3 + 1) * 2 - 2)


def test_damage_is_never_below_0() -> None:
    # R62: 1 damage less 2
    battle = field("", "P1 hand: Bloodtear Alchemist", "P2 hand: Arclyte Regalia", "to move: P2", "turn: 2")
    battle.do("play arclyte regalia", "end", "play bloodtear alchemist b3", "choose i3")
    assert battle.health(P2) == 25


def test_attack_never_counts_as_less_than_0() -> None:
    # R63
    battle = field("P2 Komodo Charger b3", "P1 hand: Blood Siren").do("play blood siren b4", "choose b3")
    assert battle["b3"] == "Komodo Charger 0/3"


def test_a_unit_dies_when_its_damage_has_reached_its_health() -> None:
    # R64
    battle = field("P2 Komodo Charger c3", "P1 hand: Phoenix Fire").do("play phoenix fire c3")
    assert battle["c3"] == "-"


@pytest.mark.parametrize(
    ("unit", "hand", "orders"),
    [
        ("P2 Komodo Charger b3 damage 3 [war_surge 0 1/1 P2]", "Siphon Energy", ["play siphon energy b3"]),
        ("P2 Komodo Charger b3", "Lasting Judgement", ["play lasting judgement b3"]),
    ],
    ids=["dispel", "curse"],
)
def test_a_unit_dies_also_if_its_health_goes_down(unit: str, hand: str, orders: list[str]) -> None:
    # R64
    battle = field(unit, f"P1 hand: {hand}").do(*orders)
    assert battle["b3"] == "-"
    assert deaths(battle) == ["Komodo"]


def test_a_unit_dies_when_it_loses_the_bonus_that_kept_it_alive() -> None:
    # R64: the Obelysk's +1 health goes with the Obelysk
    battle = field("P2 Windstorm Obelysk c3 damage 3; P2 Iron Dervish c5 damage 2", "P1 hand: True Strike").do(
        "play true strike c3"
    )
    assert battle["c5"] == "-"
    assert deaths(battle) == ["Windstorm", "Iron"]


def test_an_effect_deals_all_its_damage_first_and_then_they_die_in_the_order_they_were_hit() -> None:
    # R65
    battle = field("P1 Komodo Charger c3 damage 1; P2 Skyrock Golem d3; P1 Bloodshard Golem d5", "P1 hand: Tempest")
    battle.do("play tempest")
    told = [int(event.kind) for event in battle.s.events if event.kind in (events.DAMAGED, events.DIED)]
    assert told == [events.DAMAGED] * 5 + [events.DIED] * 2
    assert deaths(battle) == ["Komodo", "Skyrock"]


def test_a_dying_wish_happens_before_the_next_one_dies() -> None:
    # R66: the Ghost Wolf is there before the Golem dies
    battle = field("P2 Fenrir Warmaster c3; P2 Skyrock Golem d3", "P1 hand: Tempest").do("play tempest")
    told = battle.told()
    assert deaths(battle) == ["Fenrir", "Skyrock"]
    assert battle["c3"] == "Ghost Wolf 3/2"
    assert "P2's Ghost Wolf comes into play on c3." in told


def test_others_react_once_for_each_death_after_all_of_them() -> None:
    # R67
    battle = field(
        "P1 Shadow Watcher a1 [war_surge 0 5/5 P1]; P2 Skyrock Golem c3; P2 Skyrock Golem d3", "P1 hand: Tempest"
    )
    battle.do("play tempest")
    told = battle.told()
    last = max(place for place, line in enumerate(told) if " dies on " in line)
    grown = [place for place, line in enumerate(told) if "Shadow Watcher is enchanted" in line]
    assert len(grown) == 2
    assert min(grown) > last


def test_a_watcher_that_died_too_does_not_react() -> None:
    # R67, R134: not to the death of the others
    watching = "P1 Shadowdancer a1 damage 2; P2 Skyrock Golem c3"
    battle = field(watching, "P1 hand: Tempest", deathwatch_own=False).do("play tempest")
    assert battle.health(P2) == 23
    assert field(watching, "P1 hand: Tempest").do("play tempest").health(P2) == 22


def test_what_reactions_cause_is_settled_in_the_same_way() -> None:
    # R68: the Jade Monk's 1 damage kills the Watcher's neighbour, which the Watcher sees as well
    battle = field(
        "P1 Jade Monk a1; P1 Shadow Watcher a5 [war_surge 0 2/2 P1]; P2 Komodo Charger i1 damage 2", "P1 hand: Tempest"
    )
    battle.do("play tempest")
    assert battle["i1"] == "-"
    assert battle["a5"] == "Shadow Watcher 5/3"


@pytest.mark.parametrize("spell", ["Hailstone Prison", "Aspect of the Ravager", "Blood of Air"])
def test_a_unit_that_is_returned_transformed_or_removed_has_not_died(spell: str) -> None:
    # R69
    battle = field("P2 Fenrir Warmaster c3; P1 Shadow Watcher a1", f"P1 hand: {spell}").do(f"play {spell} c3")
    assert deaths(battle) == []
    assert battle.line("P2 fallen") == "-"
    assert battle["a1"] == "Shadow Watcher 2/2"
    assert battle.where("Ghost Wolf") == []


def test_damage_is_no_less_for_a_unit_that_has_little_health_left() -> None:
    # R64: it dies once, however large the damage
    battle = field("P2 Komodo Charger c3 damage 2", "P1 hand: Spiral Technique").do("play spiral technique c3")
    assert deaths(battle) == ["Komodo"]
    assert battle.health(P1) == battle.health(P2) == 25
