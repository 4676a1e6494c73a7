"""Sentinel: a minion that waits in hiding for the opponent's deed."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.keywords import PROVOKE
from cardwright.kernel.event import HIDDEN
from tests.games.generals.field import P1, P2, Field, field

WATCHFUL = "Watchful Sentinel 3/3"
both_variants = pytest.mark.parametrize("variant", ["standard", "classic"])


def hidden(
    key: str, *lines: str, variant: str = "standard", generals: str = "", marks: str = "", units: str = ""
) -> Field:
    """P1 has a Watchful Sentinel on d3, and P2 is to move."""
    placed = f"P1 Watchful Sentinel d3 within {key} {marks}".strip() + units
    where = generals or "P1 Argeon Highmayne a3; P2 Kaleos Xaan i3"
    return field(placed, "to move: P2", "turn: 4", *lines, variant=variant, generals=where)


@both_variants
def test_it_comes_into_play_as_a_watchful_sentinel_for_three_mana(variant: str) -> None:
    # R184
    battle = field("", "P1 hand: Mizuchi", variant=variant).do("play 1 b3")
    assert battle["b3"] == WATCHFUL
    assert battle.mana(P1) == 6
    assert battle.told(P2) == ["P1's Watchful Sentinel comes into play on b3."]


@both_variants
def test_one_that_is_returned_to_a_hand_stays_a_watchful_sentinel(variant: str) -> None:
    # R184
    battle = hidden("mizuchi", "P2 hand: Hailstone Prison", variant=variant).do("play 1 d3")
    assert battle.hand(P1) == ["Watchful Sentinel"]
    battle.end().do("play 1 b3")
    assert battle["b3"] == WATCHFUL
    assert battle.mana(P1) == 6
    assert battle.s.card_of(battle.unit("b3").within).name == "Mizuchi"
    assert Field(GAME.mask(battle.s, P2)).unit("b3").within == HIDDEN


def test_playing_it_again_does_not_tell_what_it_is() -> None:
    # R184
    seen = []
    for key in ("mizuchi", "skullprophet"):
        battle = hidden(key, "P2 hand: Hailstone Prison").do("play 1 d3", "end", "play 1 b3")
        seen.append(GAME.encode(GAME.mask(battle.s, P2)))
    assert seen[0] == seen[1]


@both_variants
def test_it_transforms_when_the_enemy_general_attacks(variant: str) -> None:
    # R185, R187: the attack meets the real minion, which strikes back
    battle = hidden("mizuchi", variant=variant, generals="P1 Argeon Highmayne a3; P2 Kaleos Xaan e3").do("attack e3 d3")
    assert battle["d3"] == "Mizuchi 2/3"
    assert battle["e3"] == "Kaleos Xaan 2/23"


@both_variants
def test_it_transforms_when_the_opponent_casts_a_spell(variant: str) -> None:
    # R185, R187: it has gained its +3/+3 when the damage comes
    battle = hidden("moonlit_basilysk", "P2 hand: True Strike", variant=variant).do("play 1 d3")
    assert battle["d3"] == "Moonlit Basilysk 5/3"


def test_a_bloodbound_spell_is_a_spell() -> None:
    # R185
    battle = hidden("moonlit_basilysk", "P2 bloodbound: Warbird ready").do("cast")
    assert battle["d3"] == "Moonlit Basilysk 5/5"


@both_variants
def test_it_transforms_when_a_unit_enters_play_for_the_opponent(variant: str) -> None:
    # R185: by an effect as well
    played = hidden("hundred_handed_rakushi", "P2 hand: Hailstone Golem", variant=variant).do("play 1 h3")
    assert played["d3"] == "Hundred-Handed Rakushi 3/4"
    assert played["h3"] == "Hailstone Golem 4/4"
    brought = hidden(
        "hundred_handed_rakushi",
        "P2 bloodbound: Iron Shroud ready",
        variant=variant,
        generals="P1 Argeon Highmayne a3; P2 Zirix Starstrider i3",
    ).do("cast")
    assert brought["d3"] == "Hundred-Handed Rakushi 3/4"


def test_each_waits_for_its_own_condition_only() -> None:
    # R185
    battle = hidden("mizuchi", "P2 hand: Tempest, Komodo Charger", units="; P2 Komodo Charger e3")
    battle.do("play 2 h3", "attack e3 d3")
    assert battle["d3"] == "Watchful Sentinel 3/2"
    assert (
        hidden("moonlit_basilysk", units="; P2 Komodo Charger e3").do("attack e3 d3")["d3"] == "Watchful Sentinel 3/2"
    )


def test_it_does_not_transform_on_its_owners_turn() -> None:
    # R185
    battle = field("P1 Watchful Sentinel d3 within moonlit_basilysk", "P1 hand: Ghost Lightning").do("play 1")
    assert battle["d3"] == WATCHFUL


@both_variants
def test_a_transformation_a_finished_building_and_a_hatched_egg_do_not_enter_play(variant: str) -> None:
    # R186
    units = "; P2 Chrysalis Egg h1 within young_silithar; P2 Komodo Charger h2"
    battle = hidden("hundred_handed_rakushi", "P2 hand: Egg Morph, Aspect of the Ravager", variant=variant, units=units)
    battle.do("play 1 h1", "play 2 h2")
    assert (battle["h1"], battle["h2"]) == ("Young Silithar 2/3", "Fox Ravager 3/3")
    assert battle["d3"] == WATCHFUL
    building = field(
        "P1 Watchful Sentinel d3 within hundred_handed_rakushi; P2 Building h1 within void_talon count 1",
        variant=variant,
    )
    assert building.end()["h1"] == "Void Talon 6/1"
    assert building["d3"] == WATCHFUL


@both_variants
def test_the_real_minion_is_exhausted_and_without_damage(variant: str) -> None:
    # R188
    battle = hidden("hundred_handed_rakushi", "P2 hand: Komodo Charger", marks="damage 2", variant=variant).do(
        "play 1 h3"
    )
    assert battle["d3"] == "Hundred-Handed Rakushi 3/4"
    assert battle.unit("d3").exhausted


@pytest.mark.parametrize(("variant", "numbers"), [("standard", "4/5"), ("classic", "3/4")])
def test_what_it_gained_on_the_board_is_kept_but_not_in_classic(variant: str, numbers: str) -> None:
    # R188, option sentinel_changes
    battle = hidden("hundred_handed_rakushi", "P2 hand: Komodo Charger", marks="[war_surge 0 1/1 P1]", variant=variant)
    assert battle["d3"] == "Watchful Sentinel 4/4"
    assert battle.do("play 1 h3")["d3"] == f"Hundred-Handed Rakushi {numbers}"


def test_only_attack_and_health_are_kept_not_what_came_with_them() -> None:
    # R188: Cosmic Flesh gives Provoke too
    battle = hidden("hundred_handed_rakushi", "P2 hand: Komodo Charger", marks="[cosmic_flesh 0 1/3 P1]")
    assert battle.unit("d3").has(PROVOKE)
    assert battle.do("play 1 h3")["d3"] == "Hundred-Handed Rakushi 4/7"
    assert not battle.unit("d3").has(PROVOKE)


def test_a_temporary_change_ends_in_its_time() -> None:
    # R188: the Seal is for this turn
    battle = hidden("hundred_handed_rakushi", "P2 hand: Saberspine Seal, Komodo Charger").do("play 1 d3", "play 2 h3")
    assert battle["d3"] == "Hundred-Handed Rakushi 6/4"
    assert battle.end()["d3"] == "Hundred-Handed Rakushi 3/4"


@both_variants
def test_it_counts_as_summoned_on_the_turn_it_comes(variant: str) -> None:
    # R184: Kinetic Surge strengthens what was summoned this turn
    generals = "P1 Kara Winterblade a3; P2 Kaleos Xaan i3"
    ready = "P1 bloodbound: Kinetic Surge ready"
    battle = field("", "P1 hand: Mizuchi", ready, generals=generals, variant=variant).do("play 1 b3", "cast")
    assert battle["b3"] == "Watchful Sentinel 4/4"


@both_variants
def test_what_the_card_gained_in_hand_is_kept(variant: str) -> None:
    # R188
    battle = field(
        "", "P1 hand: Hundred-Handed Rakushi [war_surge 0 1/1 P1]", "P2 hand: Komodo Charger", variant=variant
    )
    battle.do("play 1 b3")
    assert battle["b3"] == WATCHFUL
    assert battle.do("end", "play 1 h3")["b3"] == "Hundred-Handed Rakushi 4/5"


@both_variants
def test_it_dies_of_an_effect_that_destroys_it_as_its_target(variant: str) -> None:
    # R189
    battle = hidden("mizuchi", "P2 hand: Dark Transformation", variant=variant).do("play 1 d3")
    assert battle["d3"] == "Wraithling 1/1"


@pytest.mark.parametrize(("variant", "left"), [("standard", WATCHFUL), ("classic", "-")])
def test_one_that_destroys_without_a_target_passes_it_by_but_not_in_classic(variant: str, left: str) -> None:
    # R189, option sentinel_changes: all minions with 3 or less attack
    battle = hidden("mizuchi", "P2 hand: Plasma Storm", variant=variant, units="; P1 Komodo Charger d4").do("play 1")
    assert battle["d4"] == "-"
    assert battle["d3"] == left


@both_variants
def test_a_dispel_does_not_unmask_it_or_take_its_secret(variant: str) -> None:
    # R144
    battle = hidden("hundred_handed_rakushi", "P2 hand: Chromatic Cold, Komodo Charger", variant=variant).do(
        "play 1 d3"
    )
    assert battle["d3"] == "Watchful Sentinel 3/2"
    assert battle.do("play 2 h3")["d3"] == "Hundred-Handed Rakushi 3/4"


def test_the_aura_of_a_sentinel_counts_in_the_attack_that_reveals_it() -> None:
    # R185: the enemy general has -1 attack
    battle = field("P2 Komodo Charger b3", "P2 hand: Skullprophet", "to move: P2", "turn: 2")
    battle.do("play skullprophet b4", "end", "attack a3 b3")
    assert battle["b3"] == "Komodo Charger 1/2"


@pytest.mark.parametrize(
    ("marks", "numbers"),
    [
        ("[war_surge 0 1/0 P1]", "4/4"),
        ("[war_surge 0 0/1 P1]", "3/5"),
        ("[war_surge 0 -1/0 P1]", "2/4"),
        ("[war_surge 0 1/1 P1] [war_surge 0 2/0 P1]", "6/5"),
        ("[mark_of_solitude 0 5/5 P1]", "5/5"),
        ("[elkowl 1 P1]", "3/4"),
    ],
)
def test_every_change_of_attack_or_health_is_kept_and_one_of_neither_is_not(marks: str, numbers: str) -> None:
    # R188
    battle = hidden("hundred_handed_rakushi", "P2 hand: Komodo Charger", marks=marks).do("play 1 h3")
    assert battle["d3"] == f"Hundred-Handed Rakushi {numbers}"
    assert len(battle.unit("d3").marks) == (0 if "elkowl" in marks else marks.count("["))
