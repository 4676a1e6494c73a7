"""Trial and Destiny: a card that has to be earned."""

from __future__ import annotations

import pytest

from tests.games.generals.field import BOTH_VARIANTS, P1, Field, field

WANDERER = "Mythron Wanderer"  # its trial: no card twice in the deck
STRATEGOS = "Grand Strategos"  # its trial: 12 minions with 1 attack or less


def locked(progress: int, *lines: str, units: str = "", variant: str = "standard") -> Field:
    """P1 holds Grand Strategos, whose trial is so far."""
    tally = f"P1 tally: turns 3, trial {progress}{', locked 6' if progress < 12 else ''}"
    hand = f"P1 hand: Komodo Charger, Komodo Charger, Hailstone Golem, -, -, {STRATEGOS}"
    return field(units, hand, tally, *lines, "turn: 5", variant=variant)


def test_until_its_trial_is_met_it_cannot_be_played() -> None:
    # R200
    battle = locked(10)
    assert not battle.squares("play 6")
    assert battle.why_not("play 6 b3") != ""
    battle.do("play 1 b3", "play 2 b2")
    assert battle.squares("play 6")


@pytest.mark.parametrize(("variant", "replaceable"), [("standard", True), ("classic", False)])
def test_in_standard_it_can_be_replaced_once_its_trial_is_met_and_in_classic_never(
    variant: str, replaceable: bool
) -> None:
    # R201: option trial_replaces
    battle = locked(10, "P1 deck: Tempest, Tempest", variant=variant)
    assert not battle.can("replace 6")
    assert battle.why_not("replace 6") == f"{STRATEGOS} is locked until its trial is met (R201)"
    assert battle.do("play 1 b3", "play 2 b2").can("replace 3")
    assert battle.can("replace 6") == replaceable
    assert (battle.why_not("replace 6") == "") == replaceable


def test_a_trial_card_that_was_replaced_is_gone_like_any_other() -> None:
    # R201, R100
    battle = locked(12, "P1 deck: Tempest, True Strike").do("replace 6")
    assert battle.hand(P1)[5] == "Tempest"
    assert STRATEGOS not in battle.deck(P1)
    assert battle.end(2).hand(P1)[5] == "Tempest"


def holding(order: str, progress: int, variant: str) -> Field:
    """P1 holds Grand Strategos and has carried out an order that changes the whole hand."""
    name = order.removeprefix("play ").removesuffix(" b3")
    lock = ", locked 6" if progress < 12 else ""
    return field(
        "",
        f"P1 hand: {name}, Komodo Charger, -, -, -, {STRATEGOS}",
        f"P1 tally: turns 3, trial {progress}{lock}",
        "P1 deck: Tempest, Tempest, True Strike",
        "turn: 5",
        variant=variant,
    ).do(order)


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
@pytest.mark.parametrize("order", ["play theobule b3", "play orbo the ostentatious b3", "play koan of horns"])
@pytest.mark.parametrize("progress", [10, 12])
def test_nothing_else_takes_it_out_of_the_hand(order: str, progress: int, variant: str) -> None:
    # R201: all cards are replaced (a met one may be, in standard), become legendary ones, or become Gore Horns
    battle = holding(order, progress, variant)
    replaced = order == "play theobule b3" and progress == 12 and variant == "standard"
    assert battle.hand(P1)[1] != "Komodo Charger"
    assert (battle.hand(P1)[5] == STRATEGOS) != replaced


def test_only_what_the_trial_asks_for_counts() -> None:
    # R202: the Golem has 4 attack
    battle = locked(10).do("play 3 b3")
    assert "trial 10" in battle.line("P1 tally")
    assert "trial 11" in battle.do("play 1 b2").line("P1 tally")


def test_once_met_it_stays_met() -> None:
    # R202
    battle = locked(11).do("play 1 b3")
    assert "locked" not in battle.line("P1 tally")
    assert battle.end(4).squares("play 6")


def test_the_trial_is_watched_on_the_opponents_turn_as_well() -> None:
    # R202: a Jaxi that dies brings a Mini-Jax
    battle = locked(11, "P2 hand: True Strike", units="P1 Jaxi c3").end().do("play true strike c3")
    assert "locked" not in battle.line("P1 tally")


def test_its_destiny_happens_when_it_is_played_from_the_hand() -> None:
    # R203
    battle = field("P1 Komodo Charger c3", f"P1 hand: {WANDERER}").do("play 1 b3")
    assert battle["c3"] == "Komodo Charger 2/4"


def test_not_when_it_comes_in_another_way() -> None:
    # R203
    hatched = field("P1 Komodo Charger c3; P1 Chrysalis Egg c1 within mythron_wanderer", "P1 hand: Egg Morph").do(
        "play 1 c1"
    )
    assert hatched["c1"].startswith(WANDERER)
    assert hatched["c3"] == "Komodo Charger 1/3"


def test_a_destiny_happens_once_a_game() -> None:
    # R203
    battle = field("P1 Komodo Charger c3", f"P1 hand: {WANDERER}, Hailstone Prison").do("play 1 b3", "play 2 b3")
    battle.end(2).do("play 1 b3")
    assert battle["c3"] == "Komodo Charger 2/4"


def test_nothing_removes_a_destiny() -> None:
    # R204, R144: neither the death of the minion nor a dispel of the general
    battle = field("P1 Komodo Charger c3", f"P1 hand: {WANDERER}, Darkfire Sacrifice, Ephemeral Shroud")
    battle.do("play 1 b3", "play 2 b3", "play 3 b4", "choose a3")
    assert battle["c3"] == "Komodo Charger 2/4"
