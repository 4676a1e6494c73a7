"""Choices that follow a card, and taking it back."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from tests.games.generals.field import BOTH_VARIANTS, P1, field


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_until_you_have_chosen_you_can_do_nothing_else(variant: str) -> None:
    # R83
    battle = field("P2 Komodo Charger c3", "P1 hand: Maw, Tempest", variant=variant).do("play maw b3")
    assert battle.orders() == ["choose c3", "enough", "take back"]
    assert not battle.can("end")
    assert battle.do("choose c3")["c3"] == "Komodo Charger 1/1"


def test_if_there_is_nothing_to_choose_the_card_is_played_without_it() -> None:
    # R84
    battle = field("P2 Komodo Charger e3", "P1 hand: Maw").do("play maw b3")
    assert battle["b3"] == "Maw 2/2"
    assert battle.can("end")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_others_react_to_a_summoned_minion_after_its_choices(variant: str) -> None:
    # R85: the Crimson Oculus has not grown when it is hit, and dies
    battle = field("P2 Crimson Oculus c3 damage 1", "P1 hand: Maw", variant=variant).do("play maw b3")
    assert battle["c3"] == "Crimson Oculus 2/2"
    assert battle.do("choose c3")["c3"] == "-"


@pytest.mark.parametrize("order", ["take back", "timeout"])
def test_a_card_that_is_taken_back_returns_with_its_mana(order: str) -> None:
    # R86
    battle = field("P2 Komodo Charger c3", "P1 hand: Maw").do("play maw b3")
    decision = battle.s.decision(P1)
    assert decision is not None
    GAME.apply(battle.s, P1, GAME.timeout(battle.s, decision) if order == "timeout" else battle.action(order))
    assert (battle["b3"], battle.hand(P1), battle.mana(P1)) == ("-", ["Maw"], 9)
    assert battle.can("play maw b3")


def test_if_you_stop_choosing_what_has_been_done_stays() -> None:
    # R87: of three Wraithlings two come
    battle = field("", "P1 hand: Wraithling Swarm").do("play wraithling swarm b3", "choose c3", "enough")
    assert battle.where("Wraithling") == ["b3", "c3"]
    assert battle.hand(P1) == []


def test_if_you_stop_at_once_the_minion_comes_without_its_opening_gambit() -> None:
    # R87
    battle = field("P2 Komodo Charger c3", "P1 hand: Maw").do("play maw b3", "enough")
    assert (battle["b3"], battle["c3"]) == ("Maw 2/2", "Komodo Charger 1/3")


def test_in_standard_a_minion_that_is_not_there_yet_cannot_be_chosen() -> None:
    # R83, R169: nor can its Opening Gambit heal it
    battle = field("P2 Komodo Charger c5", "P1 hand: Healing Mystic").do("play healing mystic b3")
    assert battle.squares("choose") == {"a3", "c5", "i3"}


@pytest.mark.parametrize(("card", "square"), [("Healing Mystic", "b3"), ("Sol", "b3"), ("Bloodtear Alchemist", "b3")])
def test_in_classic_the_minion_is_there_and_its_own_square_cannot_be_chosen(card: str, square: str) -> None:
    # R83, R169
    battle = field("P1 Fiz a2", f"P1 hand: {card}", variant="classic").do(f"play {card} {square}")
    assert square not in battle.squares("choose")


def test_with_no_other_battle_pet_there_is_nothing_to_choose() -> None:
    # R83, R84
    battle = field("", "P1 hand: Sol", variant="classic").do("play sol b3")
    assert battle.can("end")


def test_a_square_cannot_be_chosen_twice_for_a_card() -> None:
    # R83
    battle = field("P2 Komodo Charger c3; P2 Hailstone Golem e3", "P1 hand: Juxtaposition")
    assert battle.do("play juxtaposition c3").squares("choose") == {"e3"}


def test_a_card_played_on_no_square_can_ask_for_one() -> None:
    # R83
    battle = field("P2 Komodo Charger e3", "P1 hand: Rasha's Curse").do("play rasha's curse")
    assert "h3" in battle.squares("choose")
    assert battle.do("choose h3").where("Wind Dervish") == ["h3"]


def around(square: str, *taken: str) -> set[str]:
    """The squares around one, but for those that are taken."""
    column, row = "abcdefghi".index(square[0]), int(square[1])
    near = {(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    return {f"{'abcdefghi'[x]}{y}" for x, y in near if 0 <= x < 9 and 1 <= y <= 5} - {square, *taken}


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_squares_beside_what_was_chosen_first_can_be_chosen_each_once(variant: str) -> None:
    # R83
    battle = field("P1 Komodo Charger d3; P1 Komodo Charger d4", "P1 hand: Fractal Replication", variant=variant)
    battle.do("play 1 d3")
    assert battle.squares("choose") == around("d3", "d4")
    battle.do("choose e4")
    assert battle.squares("choose") == around("d3", "d4", "e4")
    battle.do("choose c2")
    assert sorted(battle.where("Komodo Charger")) == ["c2", "d3", "d4", "e4"]
    assert battle.can("end")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_each_square_lies_next_to_the_one_before(variant: str) -> None:
    # R83
    battle = field("P1 Komodo Charger c2", "P1 hand: Gravity Well", variant=variant).do("play 1 d3")
    assert battle.squares("choose") == around("d3", "c2")
    assert battle.do("choose e4").squares("choose") == around("e4", "d3")
    assert battle.do("choose f4").squares("choose") == around("f4", "e4")
    assert battle.do("choose g4").where("Gravity Well") == ["d3", "e4", "f4", "g4"]


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_unit_that_was_chosen_is_sent_to_a_free_square_that_is_not_its_own(variant: str) -> None:
    # R83
    units = "P1 Komodo Charger d3; P2 Komodo Charger f3"
    blink = field(units, "P1 bloodbound: Blink ready", variant=variant).do("cast d3")
    steps = {"b3", "c2", "c3", "c4", "d1", "d2", "d4", "d5", "e2", "e3", "e4"}
    assert blink.squares("choose") == steps
    assert blink.do("choose e4").where("Komodo Charger") == ["e4", "f3"]
    push = field(units, "P1 hand: Mesmerize", variant=variant).do("play 1 f3")
    assert push.squares("choose") == {"e3", "g3", "f2", "f4"}
    assert push.do("choose f4").where("Komodo Charger") == ["d3", "f4"]


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_minion_chooses_first_a_unit_and_then_a_square_but_never_its_own(variant: str) -> None:
    # R83, R169
    units = "P2 Komodo Charger d3; P2 Komodo Charger d4; P2 Komodo Charger h5"
    battle = field(
        units, "P1 hand: Repulsor Beast", generals="P1 Argeon Highmayne b3; P2 Kaleos Xaan i3", variant=variant
    )
    battle.do("play 1 c3")
    assert battle.squares("choose") == {"d3", "d4"}
    battle.do("choose d3")
    board = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 6)}
    assert battle.squares("choose") == board - {"b3", "c3", "d3", "d4", "h5", "i3"}
    assert battle.do("choose a1").where("Komodo Charger") == ["a1", "d4", "h5"]
    assert battle["c3"].startswith("Repulsor Beast")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_second_choice_sees_what_the_first_one_does(variant: str) -> None:
    # R83: the friend that is destroyed leaves its square, which was chosen; the Husk comes beside it
    battle = field("P1 Komodo Charger d3; P1 Komodo Charger d4", "P1 hand: Malice", variant=variant).do("play 1 d3")
    assert battle.squares("choose") == around("d3", "d4")
    assert battle.do("choose c3").where("Komodo Charger") == ["d4"]
    assert battle["c3"].startswith("Husk")
    both = field(
        "P1 Komodo Charger d3; P2 Komodo Charger d4; P2 Komodo Charger a1", "P1 hand: Ritual Banishing", variant=variant
    )
    assert both.squares("play 1") == {"d3"}
    assert both.do("play 1 d3").squares("choose") == {"d4", "a1"}
    assert both.do("choose a1").where("Komodo Charger") == ["d4"]
